"""All verbs for click, with help in the language of the environment."""

from collections.abc import Callable
from typing import Any

import click

from tabellone import __version__
from tabellone.cli.check import run_check
from tabellone.cli.demo import SHOWN, run_demo
from tabellone.cli.draw import run_draw
from tabellone.cli.explain import run_explain
from tabellone.cli.pair import run_pair
from tabellone.cli.session import Session, language_of_environment
from tabellone.cli.standings import run_standings
from tabellone.cli.validate import run_validate
from tabellone.documents.listings.names import ALL, TABLES
from tabellone.documents.words import LANGUAGES, catalogue
from tabellone.engine.ages import AGE_CLASSES
from tabellone.engine.fide_identity import Issuer
from tabellone.engine.limits import MAX_ROUNDS
from tabellone.engine.player_groups import PlayerGroup
from tabellone.exports.pdf.names import PAPER_NAMES

WORDS = catalogue(language_of_environment())
FILE = click.argument("file", metavar="FILE")


def said(code: str) -> str:
    """A help text."""
    return WORDS[f"help_{code}"]


def answers(command: Callable[..., int]) -> Callable[..., int]:
    """The options every verb has."""
    command = click.option("--json", "json", is_flag=True, help=said("json"))(command)
    languages = click.Choice(list(LANGUAGES))
    return click.option("--lang", type=languages, default=language_of_environment(), help=said("lang"))(command)


@click.group(
    help=said("tabellone"), invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="tabellone")
@click.pass_context
def tabellone(context: click.Context) -> Any:
    """Without a verb: the application."""
    if context.invoked_subcommand is not None:
        return None
    from tabellone.cli.serve import run_serve

    return run_serve(Session(language_of_environment()))


@tabellone.command(help=said("pair"))
@FILE
@click.option("--strict", is_flag=True, help=said("strict"))
@click.option("--certificate", metavar="FILE", help=said("certificate"))
@click.option("--output", metavar="FILE", help=said("pair_output"))
@click.option("--prove", is_flag=True, help=said("prove"))
@answers
def pair(
    file: str, strict: bool, certificate: str | None, output: str | None, prove: bool, json: bool, lang: str
) -> int:
    """The next round."""
    return run_pair(Session(lang, json), file, strict, certificate, output, prove)


@tabellone.command(help=said("check"))
@FILE
@click.option("--edition", metavar="EDITION", help=said("edition"))
@answers
def check(file: str, edition: str | None, json: bool, lang: str) -> int:
    """Past rounds."""
    return run_check(Session(lang, json), file, edition)


@tabellone.command(help=said("explain"))
@FILE
@click.option("--round", "round_number", type=int, help=said("round"))
@click.option("--player", type=int, required=True, help=said("player"))
@click.option("--against", type=int, help=said("against"))
@answers
def explain(file: str, round_number: int | None, player: int, against: int | None, json: bool, lang: str) -> int:
    """Why."""
    return run_explain(Session(lang, json), file, round_number, player, against)


@tabellone.command(help=said("standings"))
@FILE
@click.option("--first-phase", "first_phases", metavar="FILE", multiple=True, help=said("first_phase"))
@click.option("--category", metavar="CATEGORY", default="", help=said("category"))
@click.option("--age", type=click.Choice([age.code for age in AGE_CLASSES]), help=said("age"))
@click.option("--born-from", type=click.IntRange(1, 9999), metavar="YEAR", help=said("born_from"))
@click.option("--born-to", type=click.IntRange(1, 9999), metavar="YEAR", help=said("born_to"))
@click.option("--women", is_flag=True, help=said("women"))
@answers
def standings(
    file: str,
    first_phases: tuple[str, ...],
    category: str,
    age: str | None,
    born_from: int | None,
    born_to: int | None,
    women: bool,
    json: bool,
    lang: str,
) -> int:
    """The ranking."""
    of_age = next((one for one in AGE_CLASSES if one.code == age), None)
    group = PlayerGroup(category, of_age, born_from, born_to, women)
    if first_phases and group != PlayerGroup():
        raise click.UsageError(said("group_alone"))
    return run_standings(Session(lang, json), file, first_phases, group)


@tabellone.command(help=said("decide"))
@FILE
@click.option("--order", metavar="NUMBERS", required=True, help=said("order"))
@click.option("--how", type=click.Choice(["lot", "blitz", "play_off"]), help=said("how"))
@click.option(
    "--after",
    type=click.Choice(["everything", "quotient", "points"]),
    default="everything",
    show_default=True,
    help=said("after"),
)
@click.option("--seed", help=said("seed_of_lot"))
@click.option("--output", metavar="FILE", help=said("decide_output"))
@answers
def decide(
    file: str, order: str, how: str | None, after: str, seed: str | None, output: str | None, json: bool, lang: str
) -> int:
    """A lot, a blitz, a play-off."""
    from tabellone.cli.decide import run_decide

    if how is None and after != "everything":
        raise click.UsageError(said("lot_after_everything"))
    if how is not None and seed is not None:
        raise click.UsageError(said("seed_without_how"))
    return run_decide(Session(lang, json), file, order, how, after, seed, output)


@tabellone.command("line-ups", help=said("line_ups"))
@FILE
@click.option("--match", "number", type=int, help=said("line_ups_match"))
@click.option("--white", metavar="PLAYERS", help=said("line_ups_white"))
@click.option("--black", metavar="PLAYERS", help=said("line_ups_black"))
@click.option("--output", metavar="FILE", help=said("line_ups_output"))
@answers
def line_ups(
    file: str, number: int | None, white: str | None, black: str | None, output: str | None, json: bool, lang: str
) -> int:
    """What two envelopes contain, or what takes their place."""
    from tabellone.cli.line_ups import run_line_ups

    if number is None and (white or black):
        raise click.UsageError(said("line_ups_of_a_match"))
    return run_line_ups(Session(lang, json), file, number, white, black, output)


@tabellone.command(help=said("qualify"))
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--count", type=int, required=True, help=said("count"))
@click.option("--system", "system_name", metavar="SYSTEM", required=True, help=said("system"))
@click.option("--rounds", type=click.IntRange(1, MAX_ROUNDS), default=5, show_default=True, help=said("rounds"))
@click.option("--output", metavar="FILE", help=said("output"))
@answers
def qualify(
    files: tuple[str, ...], count: int, system_name: str, rounds: int, output: str | None, json: bool, lang: str
) -> int:
    """A next phase."""
    from tabellone.cli.qualify import run_qualify

    return run_qualify(Session(lang, json), files, count, system_name, rounds, output)


@tabellone.command(help=said("rate"))
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--game", type=click.Choice(["italian", "international"]), help=said("rate_game"))
@click.option(
    "--edition", type=click.Choice(["2008", "2021"]), default="2008", show_default=True, help=said("rate_edition")
)
@click.option("--weight", type=click.Choice(["100", "50"]), help=said("weight"))
@click.option("--player", type=int, help=said("rate_player"))
@click.option("--list", "list_file", metavar="CSV", help=said("list"))
@click.option("--newcomers", is_flag=True, help=said("newcomers"))
@click.option("--other-list", metavar="CSV", help=said("other_list"))
@click.option("--in-order", is_flag=True, help=said("in_order"))
@click.option("--close-year", type=click.IntRange(1900, 2999), help=said("close_year"))
@click.option("--output", metavar="CSV", help=said("list_output"))
@answers
def rate(
    files: tuple[str, ...],
    game: str | None,
    edition: str,
    weight: str | None,
    player: int | None,
    list_file: str | None,
    newcomers: bool,
    other_list: str | None,
    in_order: bool,
    close_year: int | None,
    output: str | None,
    json: bool,
    lang: str,
) -> int:
    """Elo-Rubele, of one event or of a season."""
    if list_file is None:
        if len(files) > 1:
            raise click.UsageError(said("rate_one_file"))
        if newcomers or other_list or in_order or close_year or output:
            raise click.UsageError(said("rate_needs_list"))
        from tabellone.cli.rate import run_rate

        return run_rate(Session(lang, json), files[0], game, edition, weight, player)
    from tabellone.cli.season import run_season

    if weight or player:
        raise click.UsageError(said("rate_of_one_event"))
    options = (game, edition, newcomers, other_list, in_order, close_year, output)
    return run_season(Session(lang, json), list_file, files, *options)


@tabellone.command(help=said("openings"))
@click.argument("file", metavar="[FILE]", required=False)
@click.option("--seed", help=said("openings_seed"))
@click.option("--output", metavar="FILE", help=said("openings_output"))
@click.option("--applying", is_flag=True, help=said("openings_applying"))
@click.option("--anyway", is_flag=True, help=said("openings_anyway"))
@click.option("--table", type=click.Choice(["general", "A", "B", "C", "D"]), help=said("openings_table"))
@click.option("--edition", type=click.Choice(["2008", "later"]), help=said("openings_edition"))
@answers
def openings(
    file: str | None,
    seed: str | None,
    output: str | None,
    applying: bool,
    anyway: bool,
    table: str | None,
    edition: str | None,
    json: bool,
    lang: str,
) -> int:
    """The tables, or the draw."""
    from tabellone.cli.openings import run_openings, run_tables

    if file is None and (seed or output or applying or anyway):
        raise click.UsageError(said("openings_need_file"))
    if file is not None and (table or edition):
        raise click.UsageError(said("openings_by_rules"))
    if file is None:
        return run_tables(Session(lang, json), table or "general", edition or "2008")
    if applying and anyway:
        raise click.UsageError(said("openings_one_table"))
    from tabellone.engine.openings.draw import TableChoice

    decided = TableChoice.APPLYING if applying else TableChoice.ANNOUNCED if anyway else None
    return run_openings(Session(lang, json), file, seed, output, decided)


@tabellone.command(help=said("groups"))
@FILE
@click.option("--groups", type=click.IntRange(1, 100), required=True, help=said("groups_count"))
@click.option("--rounds", type=click.IntRange(1, MAX_ROUNDS), help=said("groups_rounds"))
@click.option("--output", metavar="PREFIX", help=said("groups_output"))
@answers
def groups(file: str, groups: int, rounds: int | None, output: str | None, json: bool, lang: str) -> int:
    """Groups by strength."""
    from tabellone.cli.groups import run_groups

    return run_groups(Session(lang, json), file, groups, rounds, output)


@tabellone.command(help=said("plan"))
@FILE
@answers
def plan(file: str, json: bool, lang: str) -> int:
    """What to expect."""
    from tabellone.cli.plan import run_plan

    return run_plan(Session(lang, json), file)


@tabellone.command(help=said("draw"))
@FILE
@click.option("--seed", help=said("seed"))
@click.option("--again", is_flag=True, help=said("draw_again"))
@click.option("--output", metavar="FILE", help=said("output"))
@answers
def draw(file: str, seed: str | None, again: bool, output: str | None, json: bool, lang: str) -> int:
    """Numbers and colour."""
    return run_draw(Session(lang, json), file, seed, output, again)


@tabellone.command(help=said("validate"))
@FILE
@answers
def validate(file: str, json: bool, lang: str) -> int:
    """The document."""
    return run_validate(Session(lang, json), file)


@tabellone.command("import", help=said("import"))
@FILE
@click.option("--system", "system_name", type=click.Choice(["amalfi", "round-robin"]), help=said("import_system"))
@click.option("--output", metavar="FILE", help=said("output"))
@answers
def import_report(file: str, system_name: str | None, output: str | None, json: bool, lang: str) -> int:
    """A document from a report."""
    from tabellone.cli.reports import run_import

    return run_import(Session(lang, json), file, system_name, output)


WHOSE = [meaning.value for meaning in Issuer]


@tabellone.command(help=said("export"))
@click.argument("file", metavar="FILE", required=False)
@click.option("--trf", type=click.Choice(["16", "26"]), show_default="26", help=said("trf"))
@click.option("--cards", type=click.Choice(WHOSE), help=said("export_cards"))
@click.option("--cm", type=click.Choice(WHOSE), help=said("export_cm"))
@click.option("--csv", type=click.Choice(TABLES), help=said("csv"))
@click.option("--ods", type=click.Choice([*TABLES, ALL]), help=said("ods"))
@click.option("--xlsx", type=click.Choice([*TABLES, ALL]), help=said("xlsx"))
@click.option("--pdf", type=click.Choice(PAPER_NAMES), help=said("pdf"))
@click.option("--site", metavar="FOLDER", help=said("site"))
@click.option("--folder", metavar="FOLDER", help=said("site_folder"))
@click.option("--round", "round_number", type=int, help=said("export_round"))
@click.option("--address", metavar="URL", help=said("address"))
@click.option("--network", metavar="NAME", help=said("network"))
@click.option("--network-password", metavar="WORD", help=said("network_password"))
@click.option("-o", "--output", metavar="FILE", help=said("export_output"))
@answers
def export(
    file: str | None,
    trf: str | None,
    cards: str | None,
    cm: str | None,
    csv: str | None,
    ods: str | None,
    xlsx: str | None,
    pdf: str | None,
    site: str | None,
    folder: str | None,
    round_number: int | None,
    address: str | None,
    network: str | None,
    network_password: str | None,
    output: str | None,
    json: bool,
    lang: str,
) -> int:
    """A document as another kind of file."""
    kinds = {"trf": trf, "csv": csv, "ods": ods, "xlsx": xlsx, "pdf": pdf, "site": site}
    chosen = {kind: what for kind, what in kinds.items() if what}
    if len(chosen) > 1:
        raise click.UsageError(said("export_one_kind"))
    kind, what = next(iter(chosen.items()), ("trf", "26"))
    if address is not None and kind not in ("pdf", "site"):
        raise click.UsageError(said("export_address"))
    if (network or network_password) and what != "poster":
        raise click.UsageError(said("export_poster"))
    if folder is not None and kind != "site":
        raise click.UsageError(said("export_site_folder"))
    session = Session(lang, json)
    if kind == "site":
        if output is not None or round_number is not None:
            raise click.UsageError(said("export_site_only"))
        from tabellone.cli.site import run_site

        return run_site(session, what, file or "", address or "", folder)
    if file is None:
        raise click.UsageError(said("export_file"))
    if kind == "trf":
        if round_number is not None:
            raise click.UsageError(said("export_trf_round"))
        from tabellone.cli.reports import run_export

        return run_export(session, file, what, output, cards, cm)
    if cards is not None or cm is not None:
        raise click.UsageError(said("export_trf_only"))
    from tabellone.cli.exports import run_pdf, run_tables

    if kind == "pdf":
        from tabellone.exports.pdf.phones import Phones

        site = address or ""
        phones = Phones(site, site, lambda _: site, network or "", network_password or "")
        return run_pdf(session, file, what, round_number, output, phones)
    return run_tables(session, file, kind, what, round_number, output)


@tabellone.group(help=said("lists"), invoke_without_command=True)
@click.option("--folder", metavar="FOLDER", help=said("folder"))
@answers
@click.pass_context
def lists(context: click.Context, folder: str | None, json: bool, lang: str) -> Any:
    """Rating lists of chess; without a verb, which there are."""
    if context.invoked_subcommand is not None:
        return None
    from tabellone.cli.lists import run_lists

    return run_lists(Session(lang, json), folder)


@lists.command("import", help=said("lists_import"))
@FILE
@click.option("--kind", type=click.Choice(["fide", "fsi"]), help=said("lists_kind"))
@click.option("--date", metavar="YYYY-MM", help=said("lists_date"))
@click.option("--folder", metavar="FOLDER", help=said("folder"))
@answers
def import_list(file: str, kind: str | None, date: str | None, folder: str | None, json: bool, lang: str) -> int:
    """A list as it is published."""
    from tabellone.cli.lists import run_import_list

    return run_import_list(Session(lang, json), file, kind, date, folder)


@lists.command("search", help=said("lists_search"))
@click.argument("text", metavar="TEXT...", nargs=-1, required=True)
@click.option("--folder", metavar="FOLDER", help=said("folder"))
@answers
def search_lists(text: tuple[str, ...], folder: str | None, json: bool, lang: str) -> int:
    """Who is in them."""
    from tabellone.cli.lists import run_search_lists

    return run_search_lists(Session(lang, json), " ".join(text), folder)


@tabellone.command(help=said("backup"))
@click.argument("file", metavar="[FILE]", required=False)
@click.option("--folder", metavar="FOLDER", help=said("folder"))
@answers
def backup(file: str | None, folder: str | None, json: bool, lang: str) -> int:
    """All journals."""
    from tabellone.cli.backup import run_backup

    return run_backup(Session(lang, json), file, folder)


@tabellone.command(help=said("restore"))
@FILE
@click.option("--folder", metavar="FOLDER", help=said("folder"))
@answers
def restore(file: str, folder: str | None, json: bool, lang: str) -> int:
    """Journals from backups."""
    from tabellone.cli.backup import run_restore

    return run_restore(Session(lang, json), file, folder)


@tabellone.command(help=said("copy"))
@FILE
@click.option("--folder", metavar="FOLDER", help=said("folder"))
@answers
def copy(file: str, folder: str | None, json: bool, lang: str) -> int:
    """The database."""
    from tabellone.cli.copy import run_copy

    return run_copy(Session(lang, json), file, folder)


@tabellone.command(help=said("serve"))
@click.option("--host", default="0.0.0.0", show_default=True, help=said("host"))
@click.option("--port", type=click.IntRange(0, 65535), help=said("port"))
@click.option("--folder", metavar="FOLDER", help=said("folder"))
@click.option("--new", is_flag=True, help=said("new"))
@click.option("--browser/--no-browser", default=True, help=said("browser"))
@click.option("--name", "names", metavar="NAME", multiple=True, help=said("name"))
@click.option("--proxy", "proxies", metavar="ADDRESS", multiple=True, help=said("proxy"))
@click.option("--certificate", metavar="FILE", help=said("serve_certificate"))
@click.option("--key", metavar="FILE", help=said("key"))
@click.option("--lang", type=click.Choice(list(LANGUAGES)), default=language_of_environment(), help=said("lang"))
def serve(
    host: str,
    port: int | None,
    folder: str | None,
    new: bool,
    browser: bool,
    names: tuple[str, ...],
    proxies: tuple[str, ...],
    certificate: str | None,
    key: str | None,
    lang: str,
) -> int:
    """The application."""
    if key and not certificate:
        raise click.UsageError(said("key_needs_certificate"))
    from tabellone.cli.serve import Reached, run_serve

    reached = Reached(host, port, names, proxies, certificate, key)
    return run_serve(Session(lang), reached, folder, browser, new)


@tabellone.command(help=said("link"))
@click.argument("address", metavar="[ADDRESS]", default="http://127.0.0.1:8765")
@answers
def link(address: str, json: bool, lang: str) -> int:
    """A way in."""
    from tabellone.cli.link import run_link

    return run_link(Session(lang, json), address)


@tabellone.command(help=said("demo"))
@click.option("--save", metavar="FILE", help=said("save"))
@click.option("--event", type=click.Choice(list(SHOWN)), default="pordenone", help=said("demo_event"))
@answers
def demo(save: str | None, event: str, json: bool, lang: str) -> int:
    """The demonstration."""
    return run_demo(Session(lang, json), save, event)


@tabellone.command(hidden=True, add_help_option=False, context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def manage(arguments: tuple[str, ...]) -> int:
    """Django's own commands, for developers: `python -m tabellone manage makemigrations`."""
    from tabellone.cli.manage import run_manage

    return run_manage(Session(language_of_environment()), arguments)
