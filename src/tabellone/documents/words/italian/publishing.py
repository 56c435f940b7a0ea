"""Un evento come pagine che non hanno bisogno di un sito, e nei riquadri di altri siti."""

SENTENCES = {
    "ui_by_name": "Per nome",
    "ui_shared_about": "Accoppiamenti, risultati e classifiche dei tornei.",
    "ui_site": "Copia per il web",
    "ui_site_about": "Le pagine pubbliche di tutti i tornei in un file zip, da mettere in qualsiasi spazio web o da "
    "aprire dal disco.",
    "ui_site_make": "Fai la copia per il web",
    "ui_site_made": "La copia è pronta.",
    "ui_site_ready": "La copia è pronta: resta qui per dodici ore.",
    "ui_site_take": "Scarica la copia",
    "ui_site_how": "Apri il file zip e metti quello che contiene in una cartella del sito; la pagina da cui si "
    "comincia è index.html. Dopo ogni turno si rifà, o si aggiorna con tabellone export --site.",
    "ui_site_progress": "Pagine fatte: {done} di circa {count}.",
    "ui_site_unknown": "Di questa copia non si sa più niente: rifalla.",
    "ui_widget": "Riquadro per un altro sito",
    "site_nothing_published": "Non c'è niente da pubblicare: prima pubblicare un turno.",
    "site_which": "Ci sono più eventi: dire quale ({names}).",
    "site_no_such": "Nessun evento e nessun torneo con un turno pubblicato si chiama «{name}».",
    "site_two_of_a_name": "Più tornei si chiamano «{name}»: indicarne uno con il suo codice ({keys}).",
    "site_goes_on": "L'evento cambia mentre lo si copia: riprovare tra un momento.",
    "site_manifest": "Il file «{file}» non è l'elenco di una copia: scegliere un'altra cartella, o toglierlo.",
    "site_of_another_event": "Nella cartella «{folder}» c'è la copia di un altro evento: sceglierne un'altra.",
    "site_not_ours": "Il file «{file}» non è della copia: spostarlo, o scegliere un'altra cartella. Non è stato "
    "scritto niente.",
    "site_unwritable": "La cartella «{folder}» non si può scrivere: {why}. La copia è rimasta com'era.",
    "site_exported": "{folder}: {written} {written:file scritto|file scritti}, {removed} {removed:tolto|tolti}, "
    "{unchanged} {unchanged:rimasto com'era|rimasti com'erano}.",
    "site_progress": "Pagine fatte: {done}",
    "help_site": "Cartella in cui tenere una copia delle pagine pubbliche di un evento. FILE è allora il nome o "
    "il codice dell'evento o del torneo; si può lasciar fuori se ce n'è uno solo.",
    "help_site_folder": "Cartella dei dati, con --site.",
    "help_export_site_folder": "--folder va con --site.",
    "help_export_file": "Manca il FILE da esportare.",
    "help_export_site_only": "--output e --round non vanno con --site.",
}
