"""`tabellone/settings.py`: an ordinary settings module, made from the environment and the data folder."""

from pathlib import Path

import pytest
from django.core.management import call_command

from tests.running.forks import ran


@pytest.mark.django_db
def test_migrations_are_those_of_the_models(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("makemigrations", check_changes=True, dry_run=True)
    assert capsys.readouterr().out == "No changes detected\n"


def test_developers_have_the_commands_of_django(tmp_path: Path) -> None:
    ended = ran("tabellone", "manage", "diffsettings", "--output", "unified", TABELLONE_DATA=str(tmp_path / "data"))
    assert ended.returncode == 0, ended.stderr
    assert f"+ TABELLONE_FOLDER = PosixPath('{tmp_path / 'data'}')" in ended.stdout
    assert "manage" not in ran("tabellone", "--help").stdout  # nothing for directors


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("TABELLONE_DATABASE", "mysql://x", "«mysql» non è un archivio conosciuto"),
        ("TABELLONE_NAMES", "torneo.example.org, a_b!", "«a_b!» non è un nome con cui si apre un sito"),
        ("TABELLONE_PROXIES", "10.0.0.5,vicino", "«vicino» non è l'indirizzo di un proxy"),
        ("TABELLONE_DATA", "/dev/null/data", "la cartella «/dev/null/data» non si può usare"),
    ],
)
@pytest.mark.parametrize("verb", [["serve", "--no-browser"], ["link"], ["backup"], ["lists"]])
def test_a_variable_that_makes_no_sense_is_one_sentence(
    verb: list[str], variable: str, value: str, said: str, tmp_path: Path
) -> None:
    environment = {"TABELLONE_DATA": str(tmp_path / "data"), variable: value}
    ended = ran("tabellone", *verb, "--lang", "it", **environment)
    assert (ended.returncode in (2, 4, 5), ended.stderr.count("\n"), ended.stdout) == (True, 1, "")
    assert said in ended.stderr
