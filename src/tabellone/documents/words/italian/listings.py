"""Le tabelle di dati: titoli, colonne, legende."""

SENTENCES = {
    "label_pairings": "Per tavolo",
    "label_alphabetical": "In ordine alfabetico",
    "label_standings": "Classifica",
    "label_teams": "Classifica a squadre",
    "label_crosstable": "Classifica con i turni",
    "label_ratings": "Elo-Rubele",
    "listing_players": "Iscritti",
    "listing_pairings": "Turno {round}, per tavolo",
    "listing_alphabetical": "Turno {round}, in ordine alfabetico",
    "listing_ratings": "Elo-Rubele dopo la gara",
    "listing_ratings_legend": "CI: capitale iniziale. PA: punti attesi. PO: punti ottenuti. D: differenza. "
    "CF: capitale finale.",
    "listing_rounds_legend": "In ogni turno: avversario con il colore (B Bianco, N Nero) e risultato. · da giocare, "
    "s sospesa, f a forfait.",
    "listing_tables_legend": "In ogni turno: tavolo e posto in classifica al tavolo. · da giocare.",
    "listing_totals_legend": "Poi i punti fino a quel turno.",
    "listing_title": "Cat.",
    "listing_club": "Circolo",
    "listing_province": "Prov.",
    "listing_enters": "Dal turno",
    "listing_team_number": "N° sq.",
    "listing_result": "Risultato",
    "listing_opponent": "Avversario",
    "listing_seat": "Sedia",
    "listing_game_points": "Punti partita",
    "listing_prize": "Premio",
    "letter_white": "B",
    "letter_black": "N",
    "mark_suspended": "s",
}
