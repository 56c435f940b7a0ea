"""How competitors are called on paper: by number, or by letter as in FID Capo XIV, table 9."""

from collections.abc import Callable
from string import ascii_uppercase

Label = Callable[[int], str]
"""What stands for the number of a competitor."""

MAX_LETTERS = 24
"""Table 9, «Da 4 a 24 giocatori - Con l'uso di lettere»: A to X."""


def letter_label(number: int) -> str:
    """Returns the letter of table 9."""
    return ascii_uppercase[number - 1]


def has_letters(competitors: int) -> bool:
    """Whether there is a letter for everybody, and for the missing number where their number is odd."""
    return competitors + competitors % 2 <= MAX_LETTERS
