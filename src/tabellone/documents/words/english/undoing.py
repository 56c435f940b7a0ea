"""What can be undone, and how it is said what was done."""

SENTENCES: dict[str, str] = {
    "ui_history_what": "What",
    "ui_history_who": "Who",
    "ui_history_all": "All",
    "ui_history_find": "Find",
    "ui_history_everything": "Show everything",
    "ui_history_nothing": "Nothing like that in the history: look for fewer words, or show everything.",
    "ui_history_newest": "These are the latest {shown} entries of {found}: search to find the others.",
    "ui_history_players": "People",
    "ui_history_rounds": "Rounds",
    "ui_history_results": "Results",
    "ui_history_tournament": "Tournament",
    "ui_undo_needed_by": "Entry {sequence} needs it",
    "ui_undo_opened": "Envelopes are open",
    "ui_undo_closed": "Tournament closed",
    "ui_dismiss": "Dismiss",
    "ui_undone": "Entry {sequence} undone: {what}.",
    "done_publish": "Round {round} is published.",
    "done_unpublish": "Round {round} is no longer published: only the desk sees it.",
    "done_unpair": "Round {round} has been removed.",
    "done_withdraw": "{name}: withdrawn.",
    "done_return": "{name}: back in the tournament.",
    "done_remove": "{name} is not on the list any more.",
    "done_remove_team": "{name} is not on the list any more.",
    "done_close": "The tournament is closed.",
    "done_reopen": "The tournament is open again.",
    "ui_ask_unpublish": "Unpublish round {round}",
    "ui_ask_unpair": "Remove round {round}",
    "ui_ask_withdraw": "Withdraw and strike all games",
    "ui_ask_withdraw_team": "Withdraw the team and strike all matches",
    "ui_ask_remove": "Remove from the list",
    "ui_ask_remove_team": "Remove the team from the list",
    "affects_phones": "{count} {count:table has|tables have} sent the result by phone: the round will go from those "
    "phones, the results stay.",
    "affects_seen": "The round is published, with {count} {count:board|boards}: whoever has seen it knows where they "
    "play.",
    "affects_envelopes": "{count} {count:team has|teams have} handed in the envelope for this round.",
    "affects_calls": "{count} {count:table waits|tables wait} for arbiters.",
    "affects_opponents": "Those games no longer count for {count} {count:opponent|opponents}.",
    "affects_draw": "Numbers are drawn and everybody sees them: the draw is made again, and {count} {count:competitor "
    "may|competitors may} get another number.",
    "affects_numbers": "The numbers are already assigned and everybody sees them: {count} {count:other player "
    "gets|other players get} a different number.",
    "ui_round_taken_back": "Round {round} has been withdrawn by the desk: wait until it is published again.",
    "ui_comes_back_by_itself": "When the round is published again it comes back here by itself: there is no need to "
    "reload the page.",
    "ui_look_again": "Look again",
    "ui_round_is_not_there": "Round {round} is not paired: here is where we are.",
    "ui_round_is_public": "Round {round} is already published: here it is.",
    "ui_round_is_not_public": "Round {round} is not published: only the desk sees it.",
    "ui_another_round_first": "Round {round} is not the next one: round {next} comes first.",
    "ui_all_rounds_formed": "{rounds:The only round announced is paired|All {rounds} rounds announced are paired}; to "
    "add one, change the number of rounds in the settings.",
    "ui_drawn_already": "The numbers are already assigned: here they are. To assign them again, undo the draw in the "
    "history.",
    "ui_is_closed_already": "The tournament is already closed.",
    "ui_is_open_already": "The tournament is already open.",
    "ui_undone_already": "Entry {sequence} is already undone.",
    "ui_rating_not_as_previewed": "The registry has changed since you looked, and nothing was written: this is what "
    "would change now.",
}
