"""Verifying a round against the slips."""

SENTENCES: dict[str, str] = {
    "event_verify": "verified against the slips",
    "did_verify": "{read} {read:slip|slips} read, {corrected} corrected, {kept} left as before",
    "slips_miscounted": "there are more differences than slips read.",
    "slip_not_read": "This slip has not been read: type first what it says.",
    "slip_of_nothing": "There is no such slip in round {round}: go back to the verification and read it again.",
    "slips_too_early": "Round {round} cannot be verified against the slips yet: it takes a round with all its "
    "results, in an open tournament.",
    "slips_not_done": "The verification of round {round} is not over: to be read {unread}, differences to be decided "
    "{differing}.",
    "ui_slips": "Verify against the slips",
    "ui_slips_title": "Round {round}: verify against the slips",
    "ui_slips_how": "Read every slip and type the result once more, with the same keys. The first entry is not shown: "
    "only what differs appears, and nothing changes until you press “Correct”.",
    "ui_slips_count": "{agree} of {count} agree, {differ} {differ:differs|differ}, {unread} not yet read",
    "ui_slips_differ": "Differences",
    "ui_slips_first": "Entered",
    "ui_slips_second": "Slip",
    "ui_slips_keep": "Leave as it is",
    "ui_slips_correct": "Correct",
    "ui_slips_finish": "Finish the verification",
    "ui_slips_again": "Start again",
    "ui_slips_done": "Round {round} is verified against the slips: the history says so.",
    "ui_slips_next": "Mark as read",
    "ui_slips_kept": "Left as before: {count}",
    "ui_slips_where": "Where it stays",
    "ui_slips_where_then": "What you have read stays, also when you reload the page or open it elsewhere, until you "
    "finish the verification or start again.",
    "ui_slip_table": "Table {table}",
    "ui_slip_correct": "Round {round}, board {board}: correct as the slip says",
}
