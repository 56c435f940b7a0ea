"""What a director is told about team-mates (R10): by which round they have met, what could be better, what cannot."""

from tabellone.engine.legs import Legs
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import MessageId, PlayerNumbers
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.round_robin.club_mates import common_province, effective_rule
from tabellone.engine.systems.round_robin.club_numbers import GroupNumbers, last_meeting, table_10_or_search
from tabellone.engine.systems.round_robin.draw import (
    affiliation_groups,
    club_mate_groups,
    does_lowest_rest_last,
    last_resting_number,
)
from tabellone.engine.systems.round_robin.options import Together
from tabellone.engine.systems.round_robin.pairing import rounds_needed
from tabellone.engine.systems.round_robin.table import rounds_per_leg

BY_TABLE, BEYOND_IT = "Stessa provincia, Art. 3", "Stessa provincia, Art. 5"


def draw_warnings(tournament: Tournament) -> list[Reason]:
    """Returns what the draw does or did with team-mates, and with the lowest-rated player's rest (Art. 6)."""
    told, players = _club_mate_warnings(tournament), tournament.players
    unrated = [player.number for player in players if not player.rating]
    if tournament.rules.lowest_rests_last and len(players) % 2 and unrated:
        unrated_args: Arguments = {"players": PlayerNumbers(unrated), "count": len(unrated)}
        told.append(Reason("unrated_count_as_lowest", "Art. 6", "R3", unrated_args))
    asked_for = tournament.drawn and tournament.rules.lowest_rests_last and len(players) % 2
    if asked_for and not does_lowest_rest_last(players):
        printed = _has_table_10_numbers(tournament)
        code = "lowest_does_not_rest_last" if printed else "lowest_does_not_rest_last_beyond"
        told.append(Reason(code, "Art. 6", "R3", {"number": last_resting_number(len(players))}))
    return told


def _has_table_10_numbers(tournament: Tournament) -> bool:
    """Whether table 10 has the numbers of team-mates: only those are an «assegnazione obbligatoria» (Art. 6)."""
    mates = club_mate_groups(tournament.players, tournament.rules.together) if _applies(tournament) else []
    return bool(mates) and table_10_or_search(len(tournament.players), affiliation_groups(mates)).is_printed


def _applies(tournament: Tournament) -> bool:
    return tournament.rules.together is not Together.NOBODY


def player_warnings(tournament: Tournament, player: int) -> list[Reason]:
    """Returns the warnings that concern a player with team-mates."""
    together = tournament.rules.together
    counted = Together.CLUB_OR_PROVINCE if together is Together.NOBODY else together
    has_mates = any(player in group for group in club_mate_groups(tournament.players, counted))
    return _club_mate_warnings(tournament) if has_mates else []


def _club_mate_warnings(tournament: Tournament) -> list[Reason]:
    players, rules = tournament.players, tournament.rules
    if not _applies(tournament):
        return _switched_off_warnings(tournament)
    told = []
    if rules.together is Together.CLUB_OR_PROVINCE and (province := common_province(players)):
        told.append(Reason("everybody_of_one_province", BY_TABLE, "R10", {"province": province}))
    mates = club_mate_groups(players, rules.together)
    if mates:
        groups = affiliation_groups(mates)
        best = table_10_or_search(len(players), groups)
        last = last_meeting(len(players), groups, [list(group) for group in mates]) if tournament.drawn else None
        told += _meeting_warnings(tournament, best, last)
    return told


def _switched_off_warnings(tournament: Tournament) -> list[Reason]:
    """Art. 2: «Il sistema va obbligatoriamente applicato alle gare disputate con girone all'italiana.»"""
    mates = club_mate_groups(tournament.players, Together.CLUB_OR_PROVINCE)
    if not mates:
        return []
    args: Arguments = {"count": sum(len(group) for group in mates), **_affiliation_args(tournament)}
    return [Reason("team_mates_not_looked_at", "Stessa provincia, Art. 2", "R10", args)]


def _affiliation_args(tournament: Tournament) -> dict[str, MessageId]:
    """Whether a sentence speaks of clubs only, or of provinces too."""
    return {"counted": MessageId(effective_rule(tournament.players, tournament.rules.together).value, "counted")}


def _meeting_warnings(tournament: Tournament, best: GroupNumbers, last: int | None) -> list[Reason]:
    """Returns how early team-mates meet with the present numbers or those to be drawn."""
    article = BY_TABLE if best.is_printed else BEYOND_IT
    in_leg = rounds_per_leg(len(tournament.players))
    end = rounds_needed(tournament)
    to_the_end = not tournament.drawn or tournament.rounds == end  # the draw sets the rounds
    if last is None:
        code, last = "team_mates_will_meet_by", best.last_meeting
    elif last > best.last_meeting:
        code = "team_mates_could_meet_earlier"
    else:
        code = "team_mates_meet_until" if best.is_proven else "team_mates_meet_by"
    of_what = _affiliation_args(tournament)
    told = [Reason(code, article, "R10", {"last": last, "best": best.last_meeting, **of_what})]
    if to_the_end and tournament.rules.legs is Legs.TWO:
        again: Arguments = {"last": last + in_leg, **of_what}
        told.append(Reason("team_mates_meet_again", "Andata e ritorno, Art. 1", "R9", again))
    if to_the_end and last == in_leg:
        unavoidable = best.is_proven and best.last_meeting == in_leg
        code = "team_mates_meet_last" if unavoidable else "team_mates_meet_last_now"
        told.append(Reason(code, BEYOND_IT, "R10", {"round": end, **of_what}))
    return told
