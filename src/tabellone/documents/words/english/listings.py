"""Tables of data: titles, columns, legends."""

SENTENCES = {
    "label_pairings": "By board",
    "label_alphabetical": "In alphabetical order",
    "label_standings": "Standings",
    "label_teams": "Team standings",
    "label_crosstable": "Crosstable",
    "label_ratings": "Elo-Rubele",
    "listing_players": "Players",
    "listing_pairings": "Round {round}, by board",
    "listing_alphabetical": "Round {round}, in alphabetical order",
    "listing_ratings": "Elo-Rubele after the event",
    "listing_ratings_legend": "CI: capital before. PA: points expected. PO: points made. D: difference. CF: capital "
    "after.",
    "listing_rounds_legend": "In each round: opponent with the colour (W White, B Black) and result. · to be played, "
    "s suspended, f forfeit.",
    "listing_tables_legend": "In each round: table and place at the table. · to be played.",
    "listing_totals_legend": "Then the points up to that round.",
    "listing_title": "Title",
    "listing_club": "Club",
    "listing_province": "Prov.",
    "listing_enters": "From round",
    "listing_team_number": "Team no.",
    "listing_result": "Result",
    "listing_opponent": "Opponent",
    "listing_seat": "Seat",
    "listing_game_points": "Game points",
    "listing_prize": "Prize",
    "letter_white": "W",
    "letter_black": "B",
    "mark_suspended": "s",
}
