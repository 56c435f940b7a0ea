"""What is done at every address: the action it takes to read it, and to send it a form.

An address that is not here is refused to everybody, and a test names it.
"""

from typing import NamedTuple

from tabellone.web.roles import MAY, Action, Role

READING = ("GET", "HEAD")


class Ways(NamedTuple):
    """The actions of an address."""

    read: Action
    write: Action | None
    """None where no form is taken."""

    def action(self, method: str) -> Action | None:
        """What a request asks to do."""
        return self.read if method in READING else self.write


def _both(action: Action, *names: str) -> dict[str, Ways]:
    return {name: Ways(action, action) for name in names}


def _read(action: Action, *names: str) -> dict[str, Ways]:
    return {name: Ways(action, None) for name in names}


ADDRESSES: dict[str, Ways] = {
    # Everybody
    **_both(Action.LOOK, "enter", "pass", "login", "logout"),
    **_read(Action.LOOK, "home", "language", "tournament", "live", "find", "players", "round", "rotation", "suspended"),
    **_read(Action.LOOK, "hall", "standings", "individual", "rating", "player_rating", "bracket", "overall", "player"),
    **_read(Action.LOOK, "why", "match", "table_of_data", "table_page", "printed", "own_pass", "phone_reached"),
    **_read(Action.LOOK, "federation", "federation_openings", "federation_groups", "federation_blank"),
    **_read(Action.LOOK, "race", "guide", "guide_page", "regulations", "regulation"),
    **_read(Action.LOOK, "event_hall", "hall_live", "hall_now", "hall_code"),
    **_read(Action.LOOK, "by_name", "table_team", "widget", "mine", "my_parts", "public_event"),
    # Programs, by keys of their own (`web/api/declared.py`); no form is taken, and a browser may ask what is
    **_both(Action.LOOK, "api_root", "api_description", "api_events", "api_event", "api_tournaments"),
    **_both(Action.LOOK, "api_tournament", "api_document", "api_players", "api_teams", "api_rounds", "api_round"),
    **_both(Action.LOOK, "api_openings", "api_why", "api_standings", "api_crosstable", "api_bracket", "api_prizes"),
    **_both(Action.LOOK, "api_tables", "api_table"),
    "prizes": Ways(Action.LOOK, Action.RULE),
    # Whoever holds the address
    **_both(Action.PROPOSE, "phone_table", "phone_board", "me"),
    "my_game": Ways(Action.LOOK, Action.PROPOSE),
    **_both(Action.HAND_IN, "captain"),
    # At the desk, in a tournament
    **_both(Action.ENTER_RESULTS, "board_result", "match_board", "match_whole", "table_result", "confirm_table"),
    **_both(Action.CORRECT, "slips", "slip"),
    **_read(Action.FOLLOW, "chess_report_file"),
    "chess_report": Ways(Action.FOLLOW, Action.ENROL),
    **_read(Action.FOLLOW, "history", "papers", "paper", "document", "journal", "cards", "plan", "changed_numbers"),
    **_both(Action.ENROL, "add_players", "players_file", "find_players", "enrol_known", "enrol_listed", "entrant"),
    **_both(Action.ENROL, "late_arrival", "player_action", "renumber", "draw"),
    **_both(Action.ENROL, "check_in", "player_slips", "renew_player_link", "answer_absence"),
    **_both(Action.ENROL, "add_teams", "team", "team_action"),
    **_both(Action.PAIR, "pair", "by_hand", "openings", "no_show", "repair", "publish", "unpublish", "unpair"),
    **_both(Action.LINE_UPS, "line_ups", "captain_slips"),
    **_both(Action.RULE, "arbiters", "ties"),
    **_both(Action.CORRECT, "undo", "note"),
    **_both(Action.HALL, "hall_desk", "hall_clock", "give_notice", "end_notice"),
    **_both(Action.CLOSE, "close", "reopen"),
    **_both(Action.SET_UP, "settings", "duplicate", "groups", "following"),
    **_both(Action.KEEP_REGISTRY, "register_rating", "take_back_rating"),
    # At the desk, beside the tournaments
    **_both(Action.SET_UP, "new", "new_event", "assign_event", "event", "merge_event", "import", "demo"),
    **_both(Action.DELETE, "archive", "bring_to_front", "delete", "undelete", "deleted", "remove_demonstrations"),
    **_both(Action.DELETE, "remove_event", "remove_person"),
    **_both(Action.KEEP_REGISTRY, "chess_lists", "import_chess_list", "chess_list_progress"),
    **_both(Action.BACK_UP, "publish_tournament", "publish_event", "publishing_progress", "published_copy"),
    **_both(Action.BACK_UP, "backup", "make_backup", "backup_file", "look_into_backup", "restore_backup"),
    **_both(Action.BACK_UP, "copy_of_everything"),
    **_both(Action.KEEP_REGISTRY, "registry", "new_person", "import_people", "import_progress", "close_year"),
    **_both(Action.KEEP_REGISTRY, "reopen_year", "person", "merge_people", "registry_file"),
    **_both(Action.GIVE_ACCESS, "access", "passes", "wifi", "phone_test"),
    **_read(Action.GIVE_ACCESS, "pass_slip", "poster"),
}


def taken_from_strangers() -> list[str]:
    """Addresses whose forms may come from a browser that was never let in."""
    open_to = MAY[Role.PUBLIC] | MAY[Role.CAPTAIN] | MAY[Role.PLAYER]
    return [name for name, ways in ADDRESSES.items() if ways.write in open_to]
