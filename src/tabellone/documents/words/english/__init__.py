"""The sentences in English."""

from tabellone.documents.words.english import (
    access,
    application,
    arbiters,
    attendance,
    chess_lists,
    command,
    federation,
    keeping,
    pages,
    problems,
    reasons,
    reports,
    tables,
    team_desk,
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
    **pages.SENTENCES,
    **access.SENTENCES,
    **tables.SENTENCES,
    **arbiters.SENTENCES,
    **teams.SENTENCES,
    **team_desk.SENTENCES,
    **reports.SENTENCES,
    **chess_lists.SENTENCES,
    **attendance.SENTENCES,
}
