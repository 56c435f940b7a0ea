"""Le frasi in italiano."""

from tabellone.documents.words.italian import (
    access,
    application,
    arbiters,
    chess_lists,
    command,
    federation,
    keeping,
    listings,
    printing,
    problems,
    reasons,
    reports,
    tables,
    teams,
    terms,
)

SENTENCES = {
    **terms.SENTENCES,
    **problems.SENTENCES,
    **reasons.SENTENCES,
    **command.SENTENCES,
    **application.SENTENCES,
    **federation.SENTENCES,
    **keeping.SENTENCES,
    **access.SENTENCES,
    **tables.SENTENCES,
    **arbiters.SENTENCES,
    **teams.SENTENCES,
    **reports.SENTENCES,
    **chess_lists.SENTENCES,
    **listings.SENTENCES,
    **printing.SENTENCES,
}
