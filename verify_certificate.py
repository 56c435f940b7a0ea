"""Verifies a pairing without the program that made it: python3 verify_certificate.py DOCUMENT CERTIFICATE

Of a team event it verifies the sealed line-ups: python3 verify_certificate.py JOURNAL

It needs nothing but Python and the folder `verifier` beside it, shares no code with Tabellone and searches for no
pairing. It reads the tournament document, goes through the procedure of the regulation (Amalfi, the FID systems, BIG
tables), and accepts the certificate only if every candidate passed over was taken, is incompatible, or is refuted by
a barrier: a set of players without whom the others fall into more odd groups than it has members, so that they can
never all be paired.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))  # python -I does not look beside the command

from verifier import amalfi, big_tables, elimination, italo_swiss, round_robin, seals, teams
from verifier.document import Data, as_before
from verifier.proof import require, require_plain

FORMAT = "tabellone-certificate/1"
SYSTEMS: dict[str, tuple[Callable[[Data], Any], Callable[[Any, Data], str | None]]] = {
    "amalfi": (amalfi.Amalfi, amalfi.verify),
    "italo-swiss": (italo_swiss.ItaloSwiss, italo_swiss.verify),
    "round-robin": (round_robin.RoundRobin, round_robin.verify),
    "elimination": (elimination.Elimination, elimination.verify),
    "big-tables": (big_tables.Tables, big_tables.verify),
}


def verify(document: Data, certificate: Data) -> str:
    """What is proven, where a system says more than that the certificate is right."""
    system = document["system"]
    require(system in SYSTEMS, f"the system {system} is not known here")
    require(certificate["system"] == system, f"the certificate is for the system {certificate['system']}")
    require_plain(certificate)
    require(certificate.get("format") == FORMAT, f"the certificate should have the format {FORMAT}")
    if teams.are_competitors(document):
        require(certificate.get("competitors") == "teams", "the certificate is not one of teams")
        certificate = {name: value for name, value in certificate.items() if name != "competitors"}
        document = teams.as_players(document, certificate["round"])
    before, (reads, compares) = as_before(document, certificate["round"]), SYSTEMS[system]
    t = reads(before)
    require(certificate["round"] == t.round, f"the certificate is for round {certificate['round']}, not {t.round}")
    require(t.round <= before["rounds"], f"only {before['rounds']} rounds were announced")
    return compares(t, certificate) or ""


def only_once(pairs: list[tuple[str, Any]]) -> Data:
    """The fields of an object; one written twice would be read once."""
    require(len(dict(pairs)) == len(pairs), "a field is written twice")
    return dict(pairs)


def verify_seals(name: str) -> str:
    """Of a journal: whether every line-up that was opened is the one handed in."""
    try:
        text = Path(name).read_text(encoding="utf-8-sig")
        require(seals.is_journal(text), "one file alone is the journal of a team event")
        return seals.verify(text)
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        sys.exit(f"NOT VALID: the file cannot be read as a journal ({type(error).__name__}: {error})")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        print(verify_seals(sys.argv[1]))
        sys.exit()
    if len(sys.argv) != 3:
        print("usage: python3 verify_certificate.py DOCUMENT CERTIFICATE, or JOURNAL", file=sys.stderr)
        sys.exit(2)
    try:
        texts = [Path(name).read_text(encoding="utf-8-sig") for name in sys.argv[1:]]
        certified = [json.loads(texts[0]), json.loads(texts[1], object_pairs_hook=only_once)]
        require(
            "players" in certified[0] and {"games", "tables"} & certified[1].keys(),
            "first the document, then the certificate",
        )
        verdict = verify(*certified)
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        require(False, f"the files cannot be read as document and certificate ({type(error).__name__}: {error})")
    if verdict:
        print(verdict)
    elif certified[1].get("games", ()) is None:
        print("VALID: there is no pairing, whatever is waived.")
    else:
        print("VALID: this is the pairing of the rules.")
