"""The sheet at the door: the address of the site, large, with its code and the hall's network."""

from tabellone.documents.listings.table import TableContext
from tabellone.engine.reasons import UserError
from tabellone.exports.pdf.codes import display_url, qr_code
from tabellone.exports.pdf.phone_links import PhoneLinks
from tabellone.exports.pdf.sections import Section, breakable


class NoAddressError(UserError):
    """The address of the site is unknown."""


def poster(subject: TableContext, phones: PhoneLinks) -> Section:
    say = subject.speaker.say
    if not phones.home:
        raise NoAddressError("poster_without_address")
    return {
        "kind": "poster",
        "title": say("label_poster"),
        "said": say("poster_title"),
        "network": _network(subject, phones),
        "how": say("poster_how"),
        **qr_code(phones.event or phones.home),
        "typed": breakable(display_url(phones.home)),
    }


def _network(subject: TableContext, phones: PhoneLinks) -> list[list[str]]:
    """Words and what is typed, which stands out."""
    told = (("poster_network", phones.network), ("poster_password", phones.password))
    return [[subject.speaker.say(word), breakable(value)] for word, value in told if phones.network and value]
