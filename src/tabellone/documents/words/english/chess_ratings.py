"""Performances and changes of rating in chess (FIDE)."""

SENTENCES = {
    "listing_performance": "Performances and changes of rating",
    "listing_performance_legend": "Games played against rated opponents count, without forfeits and rests. Opp. avg.: "
    "average rating of the opponents. Expected: points expected by the difference of ratings. K: coefficient. Change: "
    "K times the difference of points and expected ones. It is an estimate: FIDE's regulations want K 40 for whoever "
    "has fewer than 30 games and K 10 for whoever has been 2400, which the event does not know.",
    "chess_expected": "Expected",
    "chess_k": "K",
    "chess_change_short": "Change",
    "chess_game": "round {round}: {opponent} ({rating}), expected {expected}, made {scored}",
    "chess_game_of_unrated": "round {round}: {opponent} ({rating}), made {scored}",
    "chess_no_games": "No game played against a rated opponent: no performance.",
    "chess_performance": "Opponents' average {average}, performance {performance}.",
    "chess_unrated": "Without a rating at the start there is no change.",
    "chess_change": "Change {change}: K {k} times the difference between {scored} points made and {expected} expected.",
    "k_reached_2400": "K 10: the rating has reached 2400.",
    "k_junior": "K 40: until the end of the year of the 18th birthday, with a rating below 2300.",
    "k_usual": "K 20, an estimate: it would be 40 with fewer than 30 rated games or up to 18 years, 10 for whoever has "
    "been 2400.",
    "k_limited": "K is {k}, so that K times {games} games does not exceed 700.",
    "ui_chess_rating": "Performance and change of rating",
    "ui_chess_rating_articles": "FIDE, Rating Regulations B.02, 8.1 and 8.3; C.07, 10.2",
}
