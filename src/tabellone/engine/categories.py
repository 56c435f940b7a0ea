"""The categories of draughts players (FID Capo XIV, tables 11, 12 and 21), weakest first, and how lists write them."""

CATEGORIES = ("Provinciale", "Regionale", "Nazionale", "Candidato Maestro", "Maestro")
PROVINCIAL, REGIONAL, NATIONAL, CANDIDATE, MASTER = CATEGORIES

NATIONAL_MASTER, FEDERATION_MASTER, INTERNATIONAL_MASTER, GRANDMASTER = MASTER_TITLES = ("MN", "MF", "MI", "GMI")
"""Table 21 tells masters apart by their title; no other rule does."""

_SPELLINGS = {
    PROVINCIAL: ("provinciale", "prov", "p"),
    REGIONAL: ("regionale", "reg", "r"),
    NATIONAL: ("nazionale", "naz", "n"),
    CANDIDATE: ("candidato maestro", "cm", "c"),
    MASTER: ("maestro", "m", "mn", "maestro nazionale", "mf", "mi", "gmi", "gm", "grande maestro"),
}
_RANKS = {word: rank for rank, name in enumerate(CATEGORIES) for word in _SPELLINGS[name]}
_TITLES = {"mf": FEDERATION_MASTER, "mi": INTERNATIONAL_MASTER, "gmi": GRANDMASTER, "gm": GRANDMASTER}


def rank(text: str) -> int | None:
    """0 for a Provinciale to 4 for any master; None for what is no category."""
    return _RANKS.get(_plain(text))


def is_national_series(text: str) -> bool:
    """«Serie Nazionale»: Nazionale and above."""
    found = rank(text)
    return found is not None and found >= CATEGORIES.index(NATIONAL)


def master_title(text: str) -> str:
    """The title of a master as table 21 names it; who writes only Maestro is one of the nation."""
    return _TITLES.get(_plain(text), NATIONAL_MASTER)


def _plain(text: str) -> str:
    return " ".join(text.lower().replace(".", "").split())
