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
    "late_takes_the_bye": "{player} has the bye: nobody else changes",
    "late_plays_who_had_the_bye": "{player} plays {opponent}, who had the bye, on board {board}: nobody else changes",
    "late_joins_a_table": "{player} sits down at table {table}: nobody else changes",
    "not_a_newcomer": "{player} cannot enter this round: he is in it already, or it is not being played.",
    "no_place_left": "In round {round} there is no place that would not make others move.",
    "round_is_over": "round {round} has all its results: the next one can be entered.",
    "event_join": "enters the round under way",
    "ui_late_arrival": "{name} came after the round was paired and enters with round {round}.",
    "ui_late_link": "Let him into the round under way",
    "ui_late_which_round": "Round {round} is already paired: he can enter it now, or play from round {next}.",
    "ui_late_now": "Enters round {round}",
    "ui_late_next": "Enters with round {round}",
    "ui_late_next_told": "The round under way stays as it is.",
    "ui_too_late": "The tournament has begun: with this system numbers are drawn once, before the first round, and "
    "nobody enters later.",
}
