"""I moduli delle gare a squadre."""

SENTENCES = {
    "paper_person": "Giocatore",
    "paper_player_of_teams": "Squadra",
    "paper_tabellone_how_of_teams": "tutte le squadre e i turni, con i risultati fin qui",
    "paper_tabellone_legend_of_teams": "In ogni casella: avversaria e colore alla prima damiera (B bianco, N nero), "
    "punti dell'incontro e, tra parentesi, delle damiere; sotto, il totale.",
    "paper_entrants_of_teams": "Squadre",
    "paper_pairs_of_teams": "Incontri, in ordine di formazione",
    "paper_match_sheets": "Referti degli incontri",
    "paper_line_up_slips": "Foglietti per le formazioni",
    "paper_line_up_for": "Formazione per il turno {round}",
    "paper_opponent": "Avversario",
    "paper_roster": "In rosa",
    "paper_board_points": "Punti delle damiere",
    "paper_match_points": "Punti dell'incontro",
    "paper_match_legend": "B bianco, N nero. Incontro vinto: 2 punti; pari: 1; perso: 0 (Art. 6). Una damiera vuota è "
    "persa (9.4).",
    "paper_signature_captain": "Firma del capitano, {team}",
    "paper_handed_in": "Consegnata alle",
    "paper_game_number": "Partita",
}
