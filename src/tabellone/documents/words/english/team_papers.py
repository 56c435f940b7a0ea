"""The papers of team events."""

SENTENCES = {
    "paper_person": "Player",
    "paper_player_of_teams": "Team",
    "paper_tabellone_how_of_teams": "all teams and rounds, with the results so far",
    "paper_tabellone_legend_of_teams": "In every cell: opponent and colour on board 1 (B White, N Black), points of "
    "the match and, in brackets, of the boards; below, the total.",
    "paper_entrants_of_teams": "Teams",
    "paper_pairs_of_teams": "Matches, in order of formation",
    "paper_match_sheets": "Match sheets",
    "paper_line_up_slips": "Line-up slips",
    "paper_line_up_for": "Line-up for round {round}",
    "paper_opponent": "Opponent",
    "paper_roster": "Roster",
    "paper_board_points": "Points on the boards",
    "paper_match_points": "Match points",
    "paper_match_legend": "B White, N Black. Match won: 2 points; drawn: 1; lost: 0 (Art. 6). An empty board is lost "
    "(9.4).",
    "paper_signature_captain": "Captain's signature, {team}",
    "paper_handed_in": "Handed in at",
    "paper_game_number": "Game",
}
