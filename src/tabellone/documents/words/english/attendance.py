"""Who comes from a list, who does not come, who comes late and who has asked to rest."""

SENTENCES = {
    "ui_no_show_mended": "Changing {count} {count:board|boards}",
    "ui_no_show_anew": "Pairing again: {count} {count:board changes|boards change}",
    "ui_no_show_forfeit": "Leaving everything as it is",
    "ui_no_show_forfeit_told": "The opponent on board {board} wins by forfeit.",
    "ui_no_show_stay": "{count} {count:board stays|boards stay}.",
    "ui_no_show_renumbered": "With another number:",
    "ui_no_show_breaks_nothing": "No rule is broken.",
    "ui_no_show_results": "Boards with a result stay as they are, in any case.",
    "ui_no_show_fixed": "Here the draw has fixed who meets whom, and it does not change: whoever does not come loses "
    "by forfeit.",
    "pairs_are_fixed": "with the system {system} the pairs of this round are fixed: whoever does not come loses by "
    "forfeit.",
    "no_way_without_him": "Round {round}: the others cannot be paired without this player; what is left is the "
    "forfeit.",
    "has_played": "{player} already has a result in round {round}.",
    "has_played_or_not_there": "Not in this round, or with a result already.",
    "late_takes_the_bye": "{player} has the bye: nobody else changes",
    "late_plays_who_had_the_bye": "{player} plays {opponent}, who had the bye, on board {board}: nobody else changes",
    "late_joins_a_table": "{player} sits down at table {table}: nobody else changes",
    "not_a_newcomer": "{player} cannot enter this round: the round has this player already, or it is not being played.",
    "no_place_left": "In round {round} there is no place that would not make others move.",
    "round_is_over": "round {round} has all its results: newcomers join from the next one.",
    "event_join": "enters the round under way",
    "ui_late_arrival": "{name} came after the round was paired and enters with round {round}.",
    "ui_late_link": "Add to the current round",
    "ui_late_which_round": "Round {round} is already paired: the newcomer can join it now, or play from round {next}.",
    "ui_late_now": "Enters round {round}",
    "ui_late_next": "Enters with round {round}",
    "ui_late_next_told": "The round under way stays as it is.",
    "ui_too_late": "The tournament has begun: with this system numbers are drawn once, before the first round, and "
    "nobody enters later.",
    "ui_orders_left_out": "{count:The number before the name was left out|"
    "The {count} numbers before the names were left out}: the draw gives the numbers.",
    "column_name": "name",
    "column_surname": "surname",
    "column_rating": "rating",
    "column_title": "category or title",
    "column_team": "team",
    "column_card": "card",
    "column_club": "club",
    "column_province": "province",
    "column_arbiter": "arbiter",
    "column_order": "number of the line: the draw gives the numbers",
    "column_unread": "not read",
    "ui_renumber": "Change the numbers by hand",
    "ui_renumber_told": "Numbers decide the pairs of the first round and who comes first among equals; after the "
    "first round they do not change any more. Changed by hand, those that were drawn and their seed count no more: "
    "where the rules want them otherwise the preview of the round says so.",
    "ui_numbers_changed": "{count:The number of one player has|The numbers of {count} players have} changed: the "
    "list, old → new, is among the papers to print.",
    "event_renumber": "numbers changed by hand",
    "paper_numbers": "Changed numbers",
    "paper_numbers_how": "Who has another number: old → new",
    "paper_numbers_none": "No number has changed after the draw.",
    "paper_number_before": "Was",
    "paper_number_after": "Is now",
    "ui_absences": "Rounds not played",
    "ui_plays": "plays",
}
