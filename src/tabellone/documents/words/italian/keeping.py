"""La conservazione dei dati: archivio, copie, ritorno."""

SENTENCES = {
    "storage_full": "il disco di «{place}» è pieno o non accetta più dati: liberare spazio e riprovare; ciò che era "
    "salvato c'è ancora.",
    "storage_read_only": "«{place}» non si può scrivere: permettere la scrittura del file e della sua cartella, o "
    "scegliere un'altra cartella (--folder).",
    "storage_corrupt": "«{place}» è danneggiato o non è un archivio di Tabellone, e non ci sono copie: metterlo da "
    "parte con un altro nome, senza cancellarlo, e cercare una copia altrove.",
    "storage_corrupt_backed_up": "«{place}» è danneggiato o non è un archivio di Tabellone. Metterlo da parte con un "
    "altro nome; l'ultima copia è «{newest}». Poi: {command}",
    "storage_emptied": "«{place}» manca o è vuoto, ma ci sono copie di un archivio, l'ultima «{newest}». "
    "Per riportarle: {command} – per cominciare da capo: {other_command}",
    "storage_newer": "«{place}» è stato scritto da una versione più recente ({migration}); niente è stato cambiato: "
    "aggiornare il programma.",
    "storage_unusable": "«{place}» non si può usare ({cause}): fermare il programma, controllare il file e riavviare.",
    "storage_unreachable": "il database «{place}» non risponde: controllare che il server sia acceso e "
    "raggiungibile, poi riprovare.",
    "key_unusable": "la chiave dei cookie «{file}» non si può leggere o scrivere ({why}): rimediare, o cancellarla e "
    "riavviare (tutti dovranno entrare di nuovo).",
    "key_made_anew": "la chiave dei cookie era vuota ed è stata rifatta: tutti devono entrare di nuovo.",
    "backup_failed": "la copia di sicurezza non è riuscita ({why}): liberare spazio o controllare la cartella delle "
    "copie.",
    "backup_not_made": "Il turno è accoppiato, ma {problem}",
    "archive_too_large": "l'archivio è di {packed} byte ma ne contiene {size}: non è una copia di "
    "Tabellone né una lista.",
    "backup_damaged": "danneggiato o incompleto.",
    "backup_newer": "scritto da una versione più recente: aggiornare il programma.",
    "not_of_a_backup": "non fa parte di una copia di Tabellone.",
    "restored_tournament": "  {name} ({key})",
    "restored_people": "Persone riportate nell'anagrafe: {count}.",
    "restored_years": "Anni chiusi riportati nell'anagrafe: {count}.",
    "left_out": "non riportato, «{file}» {part}: {why}",
    "copied": "Copia dell'archivio scritta in «{file}».",
    "copied_as_backup": "L'archivio è su PostgreSQL: in «{file}» c'è una copia di tutti i tornei e dell'anagrafe, "
    "che «tabellone restore» riporta.",
    "help_copy": "Copia l'archivio in un file, anche mentre il programma gira.",
    "help_new": "Cominciare con un archivio vuoto, anche se ci sono copie di un altro.",
    "ui_copy_all": "Scarica una copia del database",
    "ui_copy_backup": "Scarica una copia di tutti i tornei",
    "ui_copy_about": "Un file con tutti i tornei e l'anagrafe, fatto bene anche mentre si gioca.",
    "ui_copy_about_backup": "Il database è su un server: la copia è un file zip, che «tabellone restore» riporta.",
    "link_address": "«{address}» non è un indirizzo del sito: serve http:// o https:// con il nome, per esempio "
    "https://torneo.example.org.",
}
