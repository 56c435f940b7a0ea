"""Keeping the data: the database, backups, bringing back."""

SENTENCES = {
    "storage_full": "the disk of “{place}” is full or takes no more data: make room and try again; what was saved is "
    "still there.",
    "storage_read_only": "“{place}” cannot be written: allow writing of the file and its folder, or choose another "
    "folder (--folder).",
    "storage_corrupt": "“{place}” is damaged or not a database of Tabellone, and there are no backups: put it aside "
    "under another name, without deleting it, and look for a copy elsewhere.",
    "storage_corrupt_backed_up": "“{place}” is damaged or not a database of Tabellone. Put it aside under another "
    "name; the newest backup is “{newest}”. Then: {command}",
    "storage_emptied": "“{place}” is missing or empty, but there are backups of a database, the newest “{newest}”. To "
    "bring them back: {command} – to begin with an empty one: {other_command}",
    "storage_newer": "“{place}” was written by a newer version ({migration}); nothing was changed: update the program.",
    "storage_unusable": "“{place}” cannot be used ({cause}): stop the program, check the file and start again.",
    "storage_unreachable": "the database “{place}” does not answer: check that the server is up and within reach, "
    "then try again.",
    "key_unusable": "the key of the cookies “{file}” cannot be read or written ({why}): correct that, or delete it "
    "and start again (everybody will have to sign in again).",
    "key_made_anew": "the key of the cookies was empty and has been made again: everybody has to sign in again.",
    "backup_failed": "the backup failed ({why}): make room or check the folder of the backups.",
    "backup_not_made": "The round is paired, but {problem}",
    "archive_too_large": "the archive has {packed} bytes but contains {size}: it is no copy of Tabellone and no list.",
    "backup_damaged": "damaged or incomplete.",
    "backup_newer": "written by a newer version: update the program.",
    "not_of_a_backup": "no part of a backup of Tabellone.",
    "restored_tournament": "  {name} ({key})",
    "restored_people": "People brought back into the registry: {count}.",
    "restored_years": "Closed years brought back into the registry: {count}.",
    "left_out": "not restored, “{file}” {part}: {why}",
    "copied": "Copy of the database written to “{file}”.",
    "copied_as_backup": "The database is on PostgreSQL: “{file}” is a backup of all tournaments and the registry, "
    "which “tabellone restore” brings back.",
    "help_copy": "Copy the database to a file, also while the program runs.",
    "help_new": "Begin with an empty database although there are backups of another.",
    "ui_copy_all": "Download a copy of the database",
    "ui_copy_backup": "Download a copy of all tournaments",
    "ui_copy_about": "One file with all tournaments and the registry, made right even while people play.",
    "ui_copy_about_backup": "The database is on a server: the copy is a zip file, which “tabellone restore” brings "
    "back.",
    "link_address": "“{address}” is not an address of the site: http:// or https:// with its name is needed, such as "
    "https://tournament.example.org.",
}
