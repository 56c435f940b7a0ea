"""The lists as they are published, in a second, literal way: columns by number, never by the heading that is read.

FIDE's own first lines and columns are those of the files of October 2026; three lines of players are from there.
"""

from tabellone.formats.chess_lists.entry import ListedPlayer

COMBINED = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
LEGACY = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
STANDARD = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "OCT26 Gms K  B-day Flag"
)
CARLSEN = (
    "1503014        Carlsen, Magnus                                              NOR M   GM                           "
    "2823  0   10 2801  12  10 2860  0   10 1990      "
)
DING = (
    "8603677        Ding, Liren                                                  CHN M   GM                           "
    "2723  11  10 2693  0   10 2736  0   10 1992      "
)
COLUMNS_OF_COMBINED = {
    "number": (0, 15), "name": (15, 76), "federation": (76, 80), "sex": (80, 84), "title": (84, 89),
    "women_title": (89, 94), "other_titles": (94, 109), "online": (109, 113), "standard": (113, 119),
    "standard_games": (119, 123), "standard_k": (123, 126), "rapid": (126, 132), "rapid_games": (132, 136),
    "rapid_k": (136, 139), "blitz": (139, 145), "blitz_games": (145, 149), "blitz_k": (149, 152),
    "birth_year": (152, 158), "flag": (158, 162),
}  # fmt: skip
COLUMNS_OF_LEGACY = {
    "number": (0, 15), "name": (15, 76), "federation": (76, 80), "sex": (80, 84), "title": (84, 89),
    "women_title": (89, 94), "other_titles": (94, 109), "standard": (109, 115), "standard_games": (115, 119),
    "standard_k": (119, 122), "rapid": (122, 128), "rapid_games": (128, 132), "rapid_k": (132, 135),
    "blitz": (135, 141), "blitz_games": (141, 145), "blitz_k": (145, 148), "birth_year": (148, 154),
    "flag": (154, 158),
}  # fmt: skip
COLUMNS_OF_STANDARD = {
    "number": (0, 15), "name": (15, 76), "federation": (76, 80), "sex": (80, 84), "title": (84, 89),
    "women_title": (89, 94), "other_titles": (94, 109), "online": (109, 113), "standard": (113, 119),
    "games": (119, 123), "k": (123, 126), "birth_year": (126, 132), "flag": (132, 136),
}  # fmt: skip
FSI = (
    "Nominativo;Elo;Categoria;K Italia;Federazione;Anno Nascita;ID FSI;Sex;FIN;Elo FIDE Std;K Elo FIDE Std;"
    "Games Elo FIDE Std;Elo FIDE Rapid;K Elo FIDE Rapid;Games Elo FIDE Rapid;Elo FIDE Blitz;K Elo FIDE Blitz;"
    "Games Elo FIDE Blitz;Attivo;Data Nascita;Provincia Residenza;Regione Residenza;Provincia Tesseramento;"
    "Regione Tesseramento;Cittadinanza;Data Ultimo Torneo;Circolo Attuale;Circolo Anno Precedente;"
    "Circolo Due Anni Precedenti;Anno Ultimo Tesseramento;Tipo Tessera;Numero Tessera;"
)
"""Of the federation's export, which ends every line with a separator."""


def line(columns: dict[str, tuple[int, int]], **cells: object) -> str:
    """A line of FIDE's text with each cell where its column is."""
    text = [" "] * max(end for _, end in columns.values())
    for name, value in cells.items():
        start, end = columns[name]
        assert len(str(value)) <= end - start, (name, value)
        text[start : start + len(str(value))] = str(value)
    return "".join(text)


def line_of(player: ListedPlayer) -> str:
    """Somebody as the combined list has him."""
    return line(
        COLUMNS_OF_COMBINED,
        number=player.number,
        name=player.name,
        federation=player.federation,
        sex=player.sex,
        title=player.title,
        standard=player.standard or 0,
        rapid=player.rapid or 0,
        blitz=player.blitz or 0,
        birth_year=player.birth_year or 0,
        flag="i" if player.inactive else "",
    )


def xml_of(player: ListedPlayer) -> str:
    """Somebody as the combined list in XML has him."""
    cells = {
        "fideid": player.number,
        "name": player.name,
        "country": player.federation,
        "sex": player.sex,
        "title": player.title,
        "w_title": "",
        "o_title": "",
        "foa_title": "",
        "rating": player.standard or 0,
        "games": 0,
        "k": 20,
        "rapid_rating": player.rapid or 0,
        "rapid_games": 0,
        "rapid_k": 20,
        "blitz_rating": player.blitz or 0,
        "blitz_games": 0,
        "blitz_k": 20,
        "birthday": player.birth_year or 0,
        "flag": "i" if player.inactive else "",
    }
    return "<player>\n" + "".join(f"<{name}>{value}</{name}>\n" for name, value in cells.items()) + "</player>\n"
