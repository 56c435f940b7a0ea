"""What stands around the pages: the board on top, the margin with its notes, the foot."""

SENTENCES = {
    "ui_rounds_count": "{rounds} {rounds:round|rounds}",
    "ui_hall_short": "Hall",
    "ui_margin": "Notes",
    "ui_offline": "Works without the internet",
}
