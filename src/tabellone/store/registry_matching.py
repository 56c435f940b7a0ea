"""Who of the registry is meant by each of the people in a file."""

from collections import OrderedDict
from collections.abc import Iterable

from tabellone.engine.person_register import name_key
from tabellone.engine.rating.people import Person
from tabellone.store.registry_rows import Known
from tabellone.store.repository import StoreError


def matched(people: Iterable[Person], everybody: Iterable[Known], strict: bool = True) -> list[Known | None]:
    """By card, else by name; of namesakes without cards the first left, unless strict."""
    left, found = _PeopleLeft(everybody), []
    for person in people:
        match = left.by_card.get(person.card)
        if match is None:
            alike = left.namesakes(person)
            if strict and len(alike) > 1:
                raise StoreError("several_in_registry", name=person.name)
            match = next(iter(alike.values()), None)
        if match is not None:
            left.take(match)
        found.append(match)
    return found


class _PeopleLeft:
    """Everybody not meant by somebody yet. Thousands may have one name: nobody is looked at twice in vain."""

    def __init__(self, everybody: Iterable[Known]):
        self.by_card: dict[str, Known] = {}
        self._named: dict[str, OrderedDict[int, Known]] = {}
        self._cardless: dict[str, OrderedDict[int, Known]] = {}
        for known in everybody:
            name = name_key(known.person.name)
            self._named.setdefault(name, OrderedDict())[known.id] = known
            if known.person.card:
                self.by_card[known.person.card] = known
            else:
                self._cardless.setdefault(name, OrderedDict())[known.id] = known

    def namesakes(self, person: Person) -> OrderedDict[int, Known]:
        """Those of his name; where both have a card, it is another one's."""
        return (self._cardless if person.card else self._named).get(name_key(person.name), OrderedDict())

    def take(self, known: Known) -> None:
        """Nobody else is meant by this one, unless by his card."""
        name = name_key(known.person.name)
        for left in (self._named, self._cardless):
            left.get(name, OrderedDict()).pop(known.id, None)
