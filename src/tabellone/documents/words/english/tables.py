"""Events at tables: the games of the rounds."""

SENTENCES = {
    "game": "Game",
    "game_faq": "FAQ of the game",
    "game_was": "changed: announced was {earlier}",
    "minutes_each": "at most {minutes} minutes each",
    "one_minute_each": "at most 1 minute each",
    "ui_games": "Games of the event",
    "ui_faq_address": "Page of the FAQ (http or https)",
    "ui_minutes_each": "Minutes each, at most",
    "ui_game_changed": "Round {round}: {game}. The pages, the phones and the cards printed from now on say so.",
    "did_game": "round {round}: {game}",
    "round_without_game": "the game of round {round} is not announced: it is written in the settings, or in the "
    "document's field “round_games”",
    "rounds_without_game": "the games of rounds {rounds} are not announced: they are written in the settings, or in "
    "the document's field “round_games”",
    "round_without_time": "the longest time per player of round {round} is not stated; it is to be fixed before the "
    "event",
    "rounds_without_time": "the longest time per player of rounds {rounds} is not stated; it is to be fixed before the "
    "event",
    "game_announced_twice": "round {round} has two games: it has only one.",
    "games_at_tables_only": "games of rounds are announced only in events at tables (BIG).",
    "ui_paste_for_tables": "One player a line: name; team. Pasting from a spreadsheet works.",
    "not_a_page": "“{found}” is not the address of a page: it begins with http:// or https:// and has no spaces.",
}
