"""The categories of draughts players (FID Capo XIV, tables 11, 12 and 21), weakest first, and how lists write them."""

CATEGORIES = ("Provinciale", "Regionale", "Nazionale", "Candidato Maestro", "Maestro")
PROVINCIAL, REGIONAL, NATIONAL, CANDIDATE, MASTER = CATEGORIES

NATIONAL_MASTER, FEDERATION_MASTER, INTERNATIONAL_MASTER, GRANDMASTER = MASTER_TITLES = ("MN", "MF", "MI", "GMI")
"""Table 21 tells masters apart by their title; no other rule does."""

_WRITTEN = {
    PROVINCIAL: ("provinciale", "prov", "p"),
    REGIONAL: ("regionale", "reg", "r"),
    NATIONAL: ("nazionale", "naz", "n"),
    CANDIDATE: ("candidato maestro", "cm", "c"),
    MASTER: ("maestro", "m", "mn", "maestro nazionale", "mf", "mi", "gmi", "gm", "grande maestro"),
}
_RANKS = {word: rank for rank, name in enumerate(CATEGORIES) for word in _WRITTEN[name]}
_TITLES = {"mf": FEDERATION_MASTER, "mi": INTERNATIONAL_MASTER, "gmi": GRANDMASTER, "gm": GRANDMASTER}


def rank(written: str) -> int | None:
    """0 for a Provinciale to 4 for any master; None for what is no category."""
    return _RANKS.get(_plain(written))


def is_national_series(written: str) -> bool:
    """«Serie Nazionale»: Nazionale and above."""
    found = rank(written)
    return found is not None and found >= CATEGORIES.index(NATIONAL)


def master_title(written: str) -> str:
    """The title of a master as table 21 names it; who writes only Maestro is one of the nation."""
    return _TITLES.get(_plain(written), NATIONAL_MASTER)


def _plain(written: str) -> str:
    return " ".join(written.lower().replace(".", "").split())
