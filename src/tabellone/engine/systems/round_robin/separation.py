"""What a director is told about team-mates (R10): by which round they have met, what could be better, what cannot."""

from tabellone.engine.legs import Legs
from tabellone.engine.model import Tournament
from tabellone.engine.reason_values import Players, Word
from tabellone.engine.reasons import Arguments, Reason
from tabellone.engine.systems.round_robin.draw import groups_for, lowest_rests_last, rests_last, team_mates
from tabellone.engine.systems.round_robin.options import Together
from tabellone.engine.systems.round_robin.pairing import rounds_needed
from tabellone.engine.systems.round_robin.province import Numbers, last_meeting, printed_or_found
from tabellone.engine.systems.round_robin.table import rounds_of_one_leg
from tabellone.engine.systems.round_robin.team_mates import counted, province_of_all

BY_TABLE, BEYOND_IT = "Stessa provincia, Art. 3", "Stessa provincia, Art. 5"


def draw_warnings(tournament: Tournament) -> list[Reason]:
    """Before the numbers are drawn what the draw will do; after it what it has done."""
    told, players = _told_of_team_mates(tournament), tournament.players
    unrated = [player.number for player in players if not player.rating]
    if tournament.rules.lowest_rests_last and len(players) % 2 and unrated:
        unrated_args: Arguments = {"players": Players(unrated), "count": len(unrated)}
        told.append(Reason("unrated_count_as_lowest", "Art. 6", "R3", unrated_args))
    asked_for = tournament.drawn and tournament.rules.lowest_rests_last and len(players) % 2
    if asked_for and not lowest_rests_last(players):
        printed = _numbers_of_the_table(tournament)
        code = "lowest_does_not_rest_last" if printed else "lowest_does_not_rest_last_beyond"
        told.append(Reason(code, "Art. 6", "R3", {"number": rests_last(len(players))}))
    return told


def _numbers_of_the_table(tournament: Tournament) -> bool:
    """Whether table 10 has the numbers of team-mates: only those are an «assegnazione obbligatoria» (Art. 6)."""
    mates = team_mates(tournament.players, tournament.rules.together) if _is_on(tournament) else []
    return bool(mates) and printed_or_found(len(tournament.players), groups_for(mates)).printed


def _is_on(tournament: Tournament) -> bool:
    return tournament.rules.together is not Together.NOBODY


def told_to(tournament: Tournament, player: int) -> list[Reason]:
    """What concerns somebody who has team-mates."""
    together = tournament.rules.together
    counted = Together.CLUB_OR_PROVINCE if together is Together.NOBODY else together
    has_mates = any(player in group for group in team_mates(tournament.players, counted))
    return _told_of_team_mates(tournament) if has_mates else []


def _told_of_team_mates(tournament: Tournament) -> list[Reason]:
    players, rules = tournament.players, tournament.rules
    if not _is_on(tournament):
        return _told_that_it_is_off(tournament)
    told = []
    if rules.together is Together.CLUB_OR_PROVINCE and (province := province_of_all(players)):
        told.append(Reason("everybody_of_one_province", BY_TABLE, "R10", {"province": province}))
    mates = team_mates(players, rules.together)
    if mates:
        groups = groups_for(mates)
        best = printed_or_found(len(players), groups)
        last = last_meeting(len(players), groups, [list(group) for group in mates]) if tournament.drawn else None
        told += _told_of_meetings(tournament, best, last)
    return told


def _told_that_it_is_off(tournament: Tournament) -> list[Reason]:
    """Art. 2: «Il sistema va obbligatoriamente applicato alle gare disputate con girone all'italiana.»"""
    mates = team_mates(tournament.players, Together.CLUB_OR_PROVINCE)
    if not mates:
        return []
    args: Arguments = {"count": sum(len(group) for group in mates), **_counted(tournament)}
    return [Reason("team_mates_not_looked_at", "Stessa provincia, Art. 2", "R10", args)]


def _counted(tournament: Tournament) -> dict[str, Word]:
    """Whether a sentence speaks of clubs only, or of provinces too."""
    return {"counted": Word(counted(tournament.players, tournament.rules.together).value, "counted")}


def _told_of_meetings(tournament: Tournament, best: Numbers, last: int | None) -> list[Reason]:
    """How early team-mates meet with the numbers there are, or with those that will be drawn."""
    article = BY_TABLE if best.printed else BEYOND_IT
    in_leg = rounds_of_one_leg(len(tournament.players))
    end = rounds_needed(tournament)
    to_the_end = not tournament.drawn or tournament.rounds == end  # the draw sets the rounds
    if last is None:
        code, last = "team_mates_will_meet_by", best.last_meeting
    elif last > best.last_meeting:
        code = "team_mates_could_meet_earlier"
    else:
        code = "team_mates_meet_until" if best.proven else "team_mates_meet_by"
    of_what = _counted(tournament)
    told = [Reason(code, article, "R10", {"last": last, "best": best.last_meeting, **of_what})]
    if to_the_end and tournament.rules.legs is Legs.TWO:
        again: Arguments = {"last": last + in_leg, **of_what}
        told.append(Reason("team_mates_meet_again", "Andata e ritorno, Art. 1", "R9", again))
    if to_the_end and last == in_leg:
        unavoidable = best.proven and best.last_meeting == in_leg
        code = "team_mates_meet_last" if unavoidable else "team_mates_meet_last_now"
        told.append(Reason(code, BEYOND_IT, "R10", {"round": end, **of_what}))
    return told
