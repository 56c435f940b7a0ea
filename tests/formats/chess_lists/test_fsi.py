"""The list of the FSI: the federation's export, and CSV files with the same things under other names."""

import pytest

from tabellone.formats.chess_lists.entry import ListedPlayer, ListKind
from tests.formats.chess_lists.published import FSI
from tests.formats.chess_lists.reading import read, refusal

COLUMNS = FSI.rstrip(";").split(";")


def exported(**cells: object) -> str:
    """A line of the export; a low line in a name is a space."""
    given = {name.replace("_", " "): str(value) for name, value in cells.items()}
    assert given.keys() <= set(COLUMNS)
    return "".join(f"{given.get(column, '')};" for column in COLUMNS)


ROSSI = exported(
    Nominativo="DE ROSSI Niccolò", Elo=1800, Categoria="1N", K_Italia=20, Federazione="ITA", Anno_Nascita=1990,
    ID_FSI=100123, Sex="m", FIN=812345, Elo_FIDE_Std=1810, Elo_FIDE_Rapid=1820, Elo_FIDE_Blitz=0, Attivo="Y",
    Data_Nascita="15-02-1990", Provincia_Residenza="MI", Circolo_Attuale=715, Numero_Tessera=33,
)  # fmt: skip


def test_the_export_of_the_federation() -> None:
    placeholder = exported(Nominativo="BIANCHI Anna", Elo=0, ID_FSI=0)
    inactive = exported(Nominativo="VERDI Ada", Elo=0, ID_FSI=9, FIN=0, Anno_Nascita=0, Provincia_Tesseramento="TO")
    found, players = read(f"{FSI}\r\n{ROSSI}\r\n{placeholder}\r\n{inactive}\r\n", "allin.csv")
    assert (found.kind, found.date, found.unread, found.skipped) == (ListKind.FSI, "", [], 1)
    assert players == [
        ListedPlayer("100123", "DE ROSSI Niccolò", "ITA", "M", "1N", 1800, 1820, None, 1990, False, "812345", "", "MI"),
        ListedPlayer("9", "VERDI Ada", inactive=True, province="TO"),
    ]


@pytest.mark.parametrize("mark", ["", "\N{BYTE ORDER MARK}"])
def test_columns_by_other_names_and_those_nobody_knows(mark: str) -> None:
    text = (
        f"{mark}Tessera,Cognome,Nome,Elo FSI,Categoria,FIDE ID,Data di nascita,Sesso,Provincia,Circolo,Telefono\n"
        '5,Rossi,Anna,1500,2N,,3/4/2001,F,UD,"Scacchi, Udine",040\n'
    )
    found, (player,) = read(text, "lista.csv")
    assert player == ListedPlayer(
        "5", "Rossi Anna", sex="F", title="2N", standard=1500, birth_year=2001, club="Scacchi, Udine", province="UD"
    )
    assert found.unread == ["Telefono"]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("Nominativo;Elo\nRossi;1\n", ("chess_list_columns", "1")),
        ("ID FSI;Elo;Elo;Nominativo\n", ("chess_list_columns", "1")),
        ("whatever\n", ("chess_list_columns", "1")),
        ("ID FSI;Elo;Nominativo\n1;2;A\n1;2\n", ("list_cells", "3")),
        ("ID FSI;Elo;Nominativo\n1;x;A\n", ("list_number", "2")),
        ("ID FSI;Elo;Nominativo\n1;1500;\n", ("list_empty_cell", "2")),
        ("ID FSI;Elo;Nominativo;Data nascita\n1;1500;A;ieri\n", ("chess_list_born", "2")),
        ('ID FSI;Elo;Nominativo\n1;1500;"A\n', ("list_quotes", "2")),
        ("ID FSI;Elo;Nominativo\n1;1500;Niccolò\n".encode("latin-1"), ("list_not_utf8", "2")),
    ],
    ids=range(9),
)
def test_what_is_not_the_list_has_one_sentence_with_its_line(content: str | bytes, expected: tuple[str, str]) -> None:
    assert refusal(content, "lista.csv") == expected
