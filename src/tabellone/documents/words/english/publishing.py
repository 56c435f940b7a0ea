"""An event as pages that need no site, and in frames of other sites."""

SENTENCES = {
    "ui_by_name": "By name",
    "ui_shared_about": "Pairings, results and standings of tournaments.",
    "ui_site": "Copy for the web",
    "ui_site_about": "The public pages of all tournaments in a zip file, to be put into any web space or opened from "
    "the disk.",
    "ui_site_make": "Make the copy for the web",
    "ui_site_made": "The copy is ready.",
    "ui_site_ready": "The copy is ready: it stays here for twelve hours.",
    "ui_site_take": "Download the copy",
    "ui_site_how": "Open the zip file and put what is in it into a folder of the site; the page to begin with is "
    "index.html. After every round make it again, or keep it up to date with tabellone export "
    "--site.",
    "ui_site_progress": "Pages made: {done} of about {count}.",
    "ui_site_unknown": "Nothing is known of this copy any more: make it again.",
    "ui_widget": "Frame for another site",
    "site_nothing_published": "There is nothing to publish: publish a round first.",
    "site_which": "There are several events: say which ({names}).",
    "site_no_such": "No event and no tournament with a published round is called “{name}”.",
    "site_two_of_a_name": "Several tournaments are called “{name}”: name one by its code ({keys}).",
    "site_goes_on": "The event changes while it is copied: try again in a moment.",
    "site_manifest": "The file “{file}” is not the list of a copy: choose another folder, or take it away.",
    "site_of_another_event": "In the folder “{folder}” is the copy of another event: choose another one.",
    "site_not_ours": "The file “{file}” is not of the copy: move it, or choose another folder. Nothing was written.",
    "site_unwritable": "The folder “{folder}” cannot be written: {why}. The copy is as it was.",
    "site_exported": "{folder}: {written} {written:file|files} written, {removed} removed, {unchanged} left as "
    "{unchanged:it was|they were}.",
    "site_progress": "Pages made: {done}",
    "help_site": "Folder in which to keep a copy of the public pages of an event. FILE is then the name or the "
    "code of the event or tournament; it can be left out if there is only one.",
    "help_site_folder": "Data folder, with --site.",
    "help_export_site_folder": "--folder goes with --site.",
    "help_export_file": "The FILE to export is missing.",
    "help_export_site_only": "--output and --round do not go with --site.",
}
