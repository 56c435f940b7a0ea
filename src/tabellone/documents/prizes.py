"""Prizes as they are handed out, for programs and for people."""

from typing import Any

from tabellone.documents.player_groups import group_label
from tabellone.documents.speaker import Speaker
from tabellone.documents.words import LANGUAGES
from tabellone.engine.ages import AGE_CLASSES
from tabellone.engine.player_groups import PlayerGroup, group_from_code
from tabellone.engine.ranking.prizes import TEAM_CATEGORY, Award, PendingTeamPrize, PrizeDivision, TeamAward


def money(cents: int, speaker: Speaker) -> str:
    return "€ " + speaker.figure(f"{cents // 100}.{cents % 100:02d}")


def category_text(category: str, speaker: Speaker) -> str:
    """Returns the category of a prize in words if it is teams, an age or the women, else as written."""
    if category == TEAM_CATEGORY:
        return speaker.say("prize_for_teams")
    group = group_from_code(category)
    return group_label(group, speaker) if group else category


def parse_category(text: str) -> str:
    """The code of teams, an age or the women that was typed in words, in either language; anything else as it is."""
    speakers = [Speaker(language) for language in LANGUAGES]
    ages = [PlayerGroup(age=age) for age in AGE_CLASSES]
    groups = [PlayerGroup(women=True), *ages, *(age._replace(women=True) for age in ages)]
    said = {_key(group_label(group, speaker)): group.code for group in groups for speaker in speakers}
    teams = {_key(speaker.say("prize_for_teams")): TEAM_CATEGORY for speaker in speakers}
    return (said | teams | {_key(group.code): group.code for group in groups}).get(_key(text), text)


def _key(text: str) -> str:
    return " ".join(text.casefold().replace(",", " ").split())


def prizes_data(shared: PrizeDivision, provisional: bool) -> dict[str, Any]:
    return {
        **({"prizes_provisional": True} if provisional else {}),
        "prizes": [{**award._asdict(), "things": list(award.things)} for award in shared.awards],
        **(
            {"team_prizes": [{**award._asdict(), "things": list(award.things)} for award in shared.teams]}
            if shared.teams
            else {}
        ),
        "undivided": [{"category": c, "place": place, "cents": cents} for c, place, cents in shared.indivisible],
        **(
            {"waiting": [{"category": w.category, "players": list(w.players), "things": list(w.things)} for w in waits]}
            if (waits := shared.pending)
            else {}
        ),
        **(
            {
                "teams_waiting": [
                    {**one._asdict(), "teams": list(one.teams), "things": list(one.things)} for one in teams
                ]
            }
            if (teams := shared.pending_teams)
            else {}
        ),
    }


def prizes_heading(provisional: bool) -> str:
    """The code of the heading: nobody has won anything while something is still to be played."""
    return "prizes_provisional" if provisional else "prizes_title"


def prizes_text(shared: PrizeDivision, speaker: Speaker, provisional: bool) -> str:
    lines = [f"{speaker.say(prizes_heading(provisional))}:"]
    lines += [f"  {speaker.name(award.player)}: {award_text(award, speaker)}" for award in shared.awards]
    lines += [f"  {award.team}: {team_award_text(award, speaker)}" for award in shared.teams]
    return "\n".join([*lines, *(f"  {line}" for line in remainder_lines(shared, speaker))])


def award_text(award: Award, speaker: Speaker) -> str:
    """Returns what a player wins, with the category."""
    return award_value_text(award, speaker) + (f" ({category_text(award.category, speaker)})" if award.category else "")


def team_award_text(award: TeamAward, speaker: Speaker) -> str:
    """Returns what a team at tables wins; it may have the name of a player without a team."""
    return f"{award_value_text(award, speaker)} ({category_text(TEAM_CATEGORY, speaker)})"


def award_value_text(award: Award | TeamAward | PendingTeamPrize, speaker: Speaker) -> str:
    """The thing, the money, or both."""
    return " + ".join([*award.things, *([money(award.cents, speaker)] if award.cents else [])])


def remainder_lines(shared: PrizeDivision, speaker: Speaker) -> list[str]:
    """Returns lines for prizes that wait for a lot, cents that could not be divided, and prizes nobody gets."""
    lines = [
        speaker.say("prize_waits", what=", ".join(waits.things), players=speaker.names(waits.players))
        for waits in shared.pending
    ]
    lines += [
        speaker.say("prize_waits", what=award_value_text(waits, speaker), players=", ".join(waits.teams))
        for waits in shared.pending_teams
    ]
    lines += [
        speaker.say("prize_remainder", place=_place(place, category, speaker), money=money(cents, speaker))
        for category, place, cents in shared.indivisible
    ]
    for prize in shared.unassigned:
        what = prize.thing or money(prize.cents, speaker)
        lines.append(speaker.say("prize_unassigned", place=_place(prize.place, prize.category, speaker), what=what))
    return lines


def _place(place: int, category: str, speaker: Speaker) -> str:
    return f"{place} {category_text(category, speaker)}".strip()
