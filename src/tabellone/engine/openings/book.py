"""FID Capo XIV, table 4: the 174 openings of Italian draughts (O1), and the revision that came later (O3).

«La "Tabella Generale delle Aperture" è composta da 174 aperture». A class says who stands better, and how much: «Per il
bianco B e per il nero N: il colore sta leggermente meglio»; two letters «decisamente meglio»; three «l'opposizione è
pericolosamente debole»; «PARI: gioco equilibrato».
"""

from functools import cache
from typing import NamedTuple

from tabellone.engine.openings.names import OpeningEdition, OpeningTable


class Opening(NamedTuple):
    """Three moves that are played before the game is free."""

    number: int
    moves: tuple[str, str, str]
    """White's, Black's, White's again."""
    kind: str
    """The class: 1B, 2B, 3B, PARI, 1N, 2N, 3N, and in the later edition 4N."""


TABLE_CLASSES = {
    OpeningTable.A: frozenset({"3B", "3N"}),
    OpeningTable.B: frozenset({"1B", "2B", "PARI", "1N", "2N"}),
    OpeningTable.C: frozenset({"1B", "PARI", "1N"}),
    OpeningTable.D: frozenset({"4N"}),
}
"""The classes each federal table is made of; the general table has them all."""

RECLASSIFIED_4N = frozenset({6, 9, 36, 55, 69, 77, 109, 157})
"""O3."""

PRINTED_TABLE = """
      1 21-17 09-13 25-21 1B
      2 21-17 09-13 26-21 1B
      3 21-17 09-13 22-18 3N
      4 21-17 10-13 17-10 PARI
      5 21-17 10-14 26-21 3N
      6 21-17 10-14 17-13 3N
      7 21-17 10-14 22-18 3N
      8 21-17 10-14 22-19 2N
      9 21-17 10-14 23-19 3N
     10 21-17 10-14 23-20 3N
     11 21-17 10-14 24-20 2N
     12 21-17 11-14 25-21 1N
     13 21-17 11-14 26-21 2N
     14 21-17 11-14 22-18 3N
     15 21-17 11-14 22-19 1N
     16 21-17 11-14 23-19 2N
     17 21-17 11-14 23-20 3N
     18 21-17 11-14 24-20 1N
     19 21-17 11-15 25-21 1N
     20 21-17 11-15 26-21 1N
     21 21-17 11-15 22-18 1N
     22 21-17 11-15 22-19 3N
     23 21-17 11-15 23-20 1N
     24 21-17 12-15 25-21 3N
     25 21-17 12-15 26-21 1N
     26 21-17 12-15 22-18 3N
     27 21-17 12-15 22-19 3N
     28 21-17 12-15 23-19 PARI
     29 21-17 12-15 23-20 2N
     30 21-17 12-16 25-21 2N
     31 21-17 12-16 26-21 2N
     32 21-17 12-16 22-18 2N
     33 21-17 12-16 22-19 2N
     34 21-17 12-16 23-19 PARI
     35 21-17 12-16 23-20 3N
     36 21-17 12-16 24-20 3N
     37 21-18 10-13 25-21 2N
     38 21-18 10-13 26-21 2N
     39 21-18 10-13 22-19 3N
     40 21-18 10-13 23-19 PARI
     41 21-18 10-13 23-20 PARI
     42 21-18 10-14 25-21 PARI
     43 21-18 10-14 22-19 2N
     44 21-18 10-14 23-19 2N
     45 21-18 10-14 23-20 1N
     46 21-18 11-14 18-11 3B
     47 21-18 11-15 25-21 1B
     48 21-18 11-15 26-21 2N
     49 21-18 11-15 23-20 PARI
     50 21-18 11-15 18-14 2N
     51 21-18 11-15 22-19 3N
     52 21-18 12-15 25-21 PARI
     53 21-18 12-15 23-19 1B
     54 21-18 12-15 23-20 1N
     55 21-18 12-15 22-19 3N
     56 21-18 12-16 25-21 PARI
     57 21-18 12-16 22-19 1N
     58 21-18 12-16 23-19 1N
     59 21-18 12-16 23-20 1N
     60 22-18 10-13 27-22 1N
     61 22-18 10-13 18-14 3N
     62 22-18 10-13 21-17 3N
     63 22-18 10-13 23-19 3N
     64 22-18 10-13 23-20 3N
     65 22-18 10-14 26-22 2N
     66 22-18 10-14 27-22 3N
     67 22-18 10-14 23-19 1N
     68 22-18 10-14 23-20 2N
     69 22-18 10-14 24-20 3N
     70 22-18 11-14 18-11 3B
     71 22-18 11-15 23-19 3N
     72 22-18 11-15 23-20 1N
     73 22-18 11-15 18-14 1N
     74 22-18 11-15 27-22 2N
     75 22-18 12-15 26-22 2N
     76 22-18 12-15 27-22 2N
     77 22-18 12-15 23-19 3N
     78 22-18 12-15 23-20 2N
     79 22-18 12-15 18-14 2N
     80 22-18 12-16 26-22 PARI
     81 22-18 12-16 27-22 3N
     82 22-18 12-16 23-19 PARI
     83 22-18 12-16 23-20 1N
     84 22-18 12-16 18-14 2N
     85 22-19 09-13 26-22 2N
     86 22-19 09-13 27-22 3N
     87 22-19 09-13 21-17 3N
     88 22-19 09-13 21-18 3N
     89 22-19 09-13 23-20 1N
     90 22-19 09-13 19-14 2N
     91 22-19 10-13 26-22 2N
     92 22-19 10-13 27-22 2N
     93 22-19 10-13 21-17 2N
     94 22-19 10-13 23-20 PARI
     95 22-19 10-13 19-15 3N
     96 22-19 10-14 19-10 1N
     97 22-19 11-14 26-22 2N
     98 22-19 11-14 27-22 1N
     99 22-19 11-14 21-18 1N
    100 22-19 11-14 23-20 2N
    101 22-19 11-14 24-20 PARI
    102 22-19 11-15 26-22 1N
    103 22-19 11-15 27-22 PARI
    104 22-19 11-15 23-20 3N
    105 22-19 12-15 19-12 1B
    106 22-19 12-16 26-22 PARI
    107 22-19 12-16 27-22 PARI
    108 22-19 12-16 19-15 1B
    109 22-19 12-16 23-20 3N
    110 22-19 12-16 24-20 3N
    111 23-19 09-13 28-23 PARI
    112 23-19 09-13 21-17 2B
    113 23-19 09-13 21-18 PARI
    114 23-19 09-13 22-18 3N
    115 23-19 09-13 19-15 2N
    116 23-19 10-13 28-23 PARI
    117 23-19 10-13 21-17 PARI
    118 23-19 10-13 19-14 1N
    119 23-19 10-13 19-15 1B
    120 23-19 10-14 19-10 1B
    121 23-19 11-14 28-23 1B
    122 23-19 11-14 21-18 PARI
    123 23-19 11-14 22-18 1N
    124 23-19 11-14 24-20 3N
    125 23-19 11-14 19-15 1N
    126 23-19 11-15 28-23 1B
    127 23-19 11-15 21-17 PARI
    128 23-19 11-15 21-18 1B
    129 23-19 12-15 19-12 2B
    130 23-19 12-16 28-23 1B
    131 23-19 12-16 24-20 3N
    132 23-19 12-16 19-14 1N
    133 23-20 09-13 27-23 3N
    134 23-20 09-13 28-23 2N
    135 23-20 09-13 21-17 PARI
    136 23-20 09-13 21-18 PARI
    137 23-20 09-13 22-18 3N
    138 23-20 09-13 20-16 1N
    139 23-20 10-13 21-17 3N
    140 23-20 10-13 27-23 2N
    141 23-20 10-13 28-23 1N
    142 23-20 10-13 20-16 2N
    143 23-20 10-14 27-23 3N
    144 23-20 10-14 28-23 1N
    145 23-20 10-14 20-15 1N
    146 23-20 10-14 20-16 2N
    147 23-20 10-14 22-19 3N
    148 23-20 11-14 27-23 1N
    149 23-20 11-14 28-23 1N
    150 23-20 11-14 21-18 1N
    151 23-20 11-14 22-18 2N
    152 23-20 11-14 20-16 2N
    153 23-20 11-15 20-11 3B
    154 23-20 12-15 27-23 2N
    155 23-20 12-15 28-23 1N
    156 23-20 12-15 20-16 2N
    157 23-20 12-15 22-19 3N
    158 23-20 12-16 20-15 1B
    159 23-20 12-16 27-23 2N
    160 24-20 09-13 21-17 PARI
    161 24-20 09-13 21-18 PARI
    162 24-20 09-13 20-15 1N
    163 24-20 09-13 20-16 1N
    164 24-20 10-13 20-15 1N
    165 24-20 10-13 20-16 1N
    166 24-20 10-14 20-15 1N
    167 24-20 10-14 20-16 1N
    168 24-20 10-14 21-18 3N
    169 24-20 11-14 20-15 1N
    170 24-20 11-14 20-16 1N
    171 24-20 11-14 21-18 3N
    172 24-20 11-15 20-11 3B
    173 24-20 12-15 20-16 1N
    174 24-20 12-16 28-24 2N
"""


@cache
def openings(edition: OpeningEdition = OpeningEdition.OF_2008) -> tuple[Opening, ...]:
    return tuple(_opening(line.split(), edition) for line in PRINTED_TABLE.strip().splitlines())


@cache
def openings_of_table(which: OpeningTable, edition: OpeningEdition = OpeningEdition.OF_2008) -> tuple[int, ...]:
    """The numbers of the openings in a table."""
    everything = openings(edition)
    if which is OpeningTable.GENERAL:
        return tuple(opening.number for opening in everything)
    return tuple(opening.number for opening in everything if opening.kind in TABLE_CLASSES[which])


def tables_of(opening: Opening) -> list[OpeningTable]:
    """The federal tables an opening is in."""
    return [which for which, kinds in TABLE_CLASSES.items() if opening.kind in kinds]


def _opening(cells: list[str], edition: OpeningEdition) -> Opening:
    number, first, second, third, kind = cells
    later = edition is OpeningEdition.LATER and int(number) in RECLASSIFIED_4N
    return Opening(int(number), (first, second, third), "4N" if later else kind)
