"""Performance e variazioni Elo degli scacchi (FIDE)."""

SENTENCES = {
    "listing_performance": "Performance e variazioni Elo",
    "listing_performance_legend": "Contano le partite giocate contro chi ha un rating, senza forfait e riposi. Media "
    "avv.: media dei rating degli avversari. Attesi: punti attesi per la differenza di rating. K: coefficiente. "
    "Variaz.: K per la differenza tra punti e attesi. È una stima: il regolamento FIDE vuole K 40 per chi ha meno di "
    "30 partite e K 10 per chi è stato a 2400, e questo il torneo non lo sa.",
    "chess_expected": "Attesi",
    "chess_k": "K",
    "chess_change_short": "Variaz.",
    "chess_game": "turno {round}: {opponent} ({rating}), attesi {expected}, fatti {scored}",
    "chess_game_of_unrated": "turno {round}: {opponent} ({rating}), fatti {scored}",
    "chess_no_games": "Nessuna partita giocata contro chi ha un rating: niente performance.",
    "chess_performance": "Media degli avversari {average}, performance {performance}.",
    "chess_unrated": "Senza un rating all'inizio non c'è una variazione.",
    "chess_change": "Variazione {change}: K {k} per la differenza tra {scored} punti fatti e {expected} attesi.",
    "k_reached_2400": "K 10: il rating ha raggiunto 2400.",
    "k_junior": "K 40: fino alla fine dell'anno dei 18 anni, con un rating sotto 2300.",
    "k_usual": "K 20, una stima: sarebbe 40 con meno di 30 partite valutate o fino a 18 anni, 10 per chi è stato a "
    "2400.",
    "k_limited": "K è {k}, perché K per {games} partite non superi 700.",
    "ui_chess_rating": "Performance e variazione Elo",
    "ui_chess_rating_articles": "FIDE, Rating Regulations B.02, 8.1 e 8.3; C.07, 10.2",
}
