"""What goes with the program: the packages it needs on any system, and under which licence they come."""

from collections.abc import Iterator
from importlib.metadata import Distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

SYSTEMS = (
    {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
)
OLDEST = {"python_version": "3.11", "python_full_version": "3.11.0"}
"""What the oldest Python lacks, a newer one does not mind."""
EXTRA = {"tabellone": "site"}
"""The extra of a package whose requirements are carried too."""


class NotThereError(Exception):
    """A package that is needed is in none of the places."""


def carried(*places: Path) -> list[Distribution]:
    """Tabellone and whatever it needs, by name; each from the first place that has it (a folder or a wheel)."""
    found: dict[str, Distribution] = {}
    wanted = ["tabellone"]
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = _first(name, places)
            wanted += _needs(found[name], EXTRA.get(name, ""))
    return [found[name] for name in sorted(found)]


def licence(distribution: Distribution) -> str:
    """As its makers say it: an expression, some words, or only a classifier."""
    metadata = distribution.metadata
    for field in ("License-Expression", "License"):
        if field in metadata:
            return str(metadata[field])
    classifiers = (str(text).split(" :: ") for text in metadata.get_all("Classifier") or [])
    return ", ".join(parts[-1] for parts in classifiers if parts[0] == "License")


def _first(name: str, places: tuple[Path, ...]) -> Distribution:
    for place in places:
        for distribution in Distribution.discover(name=name, path=[str(place)]):
            return distribution
    raise NotThereError(name)


def _needs(distribution: Distribution, extra: str) -> Iterator[str]:
    for requirement in map(Requirement, distribution.requires or ()):
        marker = requirement.marker
        if marker is None or any(marker.evaluate(OLDEST | system | {"extra": extra}) for system in SYSTEMS):
            yield canonicalize_name(requirement.name)
