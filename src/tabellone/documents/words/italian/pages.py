"""Ciò che sta intorno alle pagine: il tabellone in alto, il margine con le sue note, il piede."""

SENTENCES = {
    "ui_rounds_count": "{rounds} {rounds:turno|turni}",
    "ui_hall_short": "Sala",
    "ui_margin": "Note",
    "ui_offline": "Funziona senza internet",
}
