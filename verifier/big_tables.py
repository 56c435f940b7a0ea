"""BIG Masters: tables of four."""

from verifier.proof import require


class Tables:
    """BIG Masters: who met whom, and who sits in the next round."""

    def __init__(self, document):
        history = document.get("history") or []
        self.round, self.met, self.team = len(history) + 1, {}, {}
        absent = (document.get("next") or {}).get("absent") or ()
        for player in document["players"]:
            self.team[player["number"]] = player.get("team") or player["number"]
        self.there = sorted(
            player["number"]
            for player in document["players"]
            if player.get("enters", 1) <= self.round
            and (player.get("leaves") is None or player["leaves"] >= self.round)
            and player["number"] not in absent
        )
        for played in history:
            for table in played["tables"]:
                for pair in ((a, b) for a in table["seats"] for b in table["seats"] if a != b):
                    self.met[pair] = self.met.get(pair, 0) + 1

    def indicator(self, tables):
        pairs = ((a, b) for table in tables for a in table for b in table if a != b)
        return sum((0, 1, 10, 100, 1000)[min(self.met.get(pair, 0), 4)] for pair in pairs)


def verify(t, certificate):
    """The rules and the indicator; that nothing smaller exists is not searched for here."""
    tables = certificate["tables"]
    require(sorted(player for table in tables for player in table) == t.there, "not everybody exactly once")
    require(all(len({t.team[player] for player in table}) == len(table) for table in tables), "team-mates together")
    threes = -len(t.there) % 4
    sizes = [5] if len(t.there) == 5 else [3] * threes + [4] * ((len(t.there) - 3 * threes) // 4)
    require(sorted(map(len, tables)) == sizes, f"the tables should have {sizes} seats")
    require(t.indicator(tables) == certificate["indicator"], f"the indicator is {t.indicator(tables)}")
    require(certificate["bound"] <= certificate["indicator"], "the bound is above the indicator")
