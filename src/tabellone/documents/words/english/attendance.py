"""Who does not come, who comes late and who has asked to rest."""

SENTENCES = {
    "ui_no_show_mended": "Changing {count} {count:board|boards}",
    "ui_no_show_anew": "Pairing again: {count} {count:board changes|boards change}",
    "ui_no_show_forfeit": "Leaving everything as it is",
    "ui_no_show_forfeit_told": "The opponent on board {board} wins by forfeit.",
    "ui_no_show_stay": "{count} {count:board stays|boards stay}.",
    "ui_no_show_renumbered": "With another number:",
    "ui_no_show_breaks_nothing": "No rule is broken.",
    "ui_no_show_results": "Boards with a result stay as they are, in any case.",
    "ui_no_show_fixed": "Here the draw has fixed who meets whom, and it does not change: who does not come loses "
    "by forfeit.",
    "pairs_are_fixed": "with the system {system} the pairs of this round are fixed: who does not come loses by "
    "forfeit.",
    "no_way_without_him": "Round {round}: without him the others cannot be paired; what is left is the forfeit.",
    "has_played": "{player} already has a result in round {round}.",
    "has_played_or_not_there": "Not in this round, or with a result already.",
}
