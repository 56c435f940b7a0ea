"""The sentences in English."""

from tabellone.documents.words.english import (
    access,
    application,
    arbiters,
    chess_lists,
    command,
    federation,
    keeping,
    problems,
    reasons,
    reports,
    tables,
    team_desk,
    team_papers,
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
    **team_desk.SENTENCES,
    **team_papers.SENTENCES,
    **reports.SENTENCES,
    **chess_lists.SENTENCES,
}
