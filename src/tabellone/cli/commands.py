"""All verbs for click, with help in the language of the environment."""

from collections.abc import Callable
from typing import Any

import click

from tabellone import __version__
from tabellone.cli.check import run_check
from tabellone.cli.context import CommandContext, language_of_environment
from tabellone.cli.demo import DEMONSTRATIONS, run_demo
from tabellone.cli.draw import run_draw
from tabellone.cli.explain import run_explain
from tabellone.cli.pair import run_pair
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


def help_text(code: str) -> str:
    return WORDS[f"help_{code}"]


def common_options(command: Callable[..., int]) -> Callable[..., int]:
    command = click.option("--json", "json", is_flag=True, help=help_text("json"))(command)
    languages = click.Choice(list(LANGUAGES))
    return click.option("--lang", type=languages, default=language_of_environment(), help=help_text("lang"))(command)


@click.group(
    help=help_text("tabellone"), invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="tabellone")
@click.pass_context
def tabellone(context: click.Context) -> Any:
    if context.invoked_subcommand is not None:
        return None
    from tabellone.cli.serve import run_serve

    return run_serve(CommandContext(language_of_environment()))


@tabellone.command(help=help_text("pair"))
@FILE
@click.option("--strict", is_flag=True, help=help_text("strict"))
@click.option("--certificate", metavar="FILE", help=help_text("certificate"))
@click.option("--output", metavar="FILE", help=help_text("pair_output"))
@click.option("--prove", is_flag=True, help=help_text("prove"))
@common_options
def pair(
    file: str, strict: bool, certificate: str | None, output: str | None, prove: bool, json: bool, lang: str
) -> int:
    return run_pair(CommandContext(lang, json), file, strict, certificate, output, prove)


@tabellone.command(help=help_text("check"))
@FILE
@click.option("--edition", metavar="EDITION", help=help_text("edition"))
@common_options
def check(file: str, edition: str | None, json: bool, lang: str) -> int:
    return run_check(CommandContext(lang, json), file, edition)


@tabellone.command(help=help_text("explain"))
@FILE
@click.option("--round", "round_number", type=int, help=help_text("round"))
@click.option("--player", type=int, required=True, help=help_text("player"))
@click.option("--against", type=int, help=help_text("against"))
@common_options
def explain(file: str, round_number: int | None, player: int, against: int | None, json: bool, lang: str) -> int:
    return run_explain(CommandContext(lang, json), file, round_number, player, against)


@tabellone.command(help=help_text("standings"))
@FILE
@click.option("--first-phase", "first_phases", metavar="FILE", multiple=True, help=help_text("first_phase"))
@click.option("--category", metavar="CATEGORY", default="", help=help_text("category"))
@click.option("--age", type=click.Choice([age.code for age in AGE_CLASSES]), help=help_text("age"))
@click.option("--born-from", type=click.IntRange(1, 9999), metavar="YEAR", help=help_text("born_from"))
@click.option("--born-to", type=click.IntRange(1, 9999), metavar="YEAR", help=help_text("born_to"))
@click.option("--women", is_flag=True, help=help_text("women"))
@common_options
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
    of_age = next((one for one in AGE_CLASSES if one.code == age), None)
    group = PlayerGroup(category, of_age, born_from, born_to, women)
    if first_phases and group != PlayerGroup():
        raise click.UsageError(help_text("group_alone"))
    return run_standings(CommandContext(lang, json), file, first_phases, group)


@tabellone.command(help=help_text("decide"))
@FILE
@click.option("--order", metavar="NUMBERS", required=True, help=help_text("order"))
@click.option("--how", type=click.Choice(["lot", "blitz", "play_off"]), help=help_text("how"))
@click.option(
    "--after",
    type=click.Choice(["everything", "quotient", "points"]),
    default="everything",
    show_default=True,
    help=help_text("after"),
)
@click.option("--seed", help=help_text("seed_of_lot"))
@click.option("--output", metavar="FILE", help=help_text("decide_output"))
@common_options
def decide(
    file: str, order: str, how: str | None, after: str, seed: str | None, output: str | None, json: bool, lang: str
) -> int:
    """A lot, a blitz, a play-off."""
    from tabellone.cli.decide import run_decide

    if how is None and after != "everything":
        raise click.UsageError(help_text("lot_after_everything"))
    if how is not None and seed is not None:
        raise click.UsageError(help_text("seed_without_how"))
    return run_decide(CommandContext(lang, json), file, order, how, after, seed, output)


@tabellone.command("line-ups", help=help_text("line_ups"))
@FILE
@click.option("--match", "number", type=int, help=help_text("line_ups_match"))
@click.option("--white", metavar="PLAYERS", help=help_text("line_ups_white"))
@click.option("--black", metavar="PLAYERS", help=help_text("line_ups_black"))
@click.option("--output", metavar="FILE", help=help_text("line_ups_output"))
@common_options
def line_ups(
    file: str, number: int | None, white: str | None, black: str | None, output: str | None, json: bool, lang: str
) -> int:
    """Opens two envelopes, or fills in what takes their place."""
    from tabellone.cli.line_ups import run_line_ups

    if number is None and (white or black):
        raise click.UsageError(help_text("line_ups_of_a_match"))
    return run_line_ups(CommandContext(lang, json), file, number, white, black, output)


@tabellone.command(help=help_text("qualify"))
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--count", type=int, required=True, help=help_text("count"))
@click.option("--system", "system_name", metavar="SYSTEM", required=True, help=help_text("system"))
@click.option("--rounds", type=click.IntRange(1, MAX_ROUNDS), default=5, show_default=True, help=help_text("rounds"))
@click.option("--output", metavar="FILE", help=help_text("output"))
@common_options
def qualify(
    files: tuple[str, ...], count: int, system_name: str, rounds: int, output: str | None, json: bool, lang: str
) -> int:
    from tabellone.cli.qualify import run_qualify

    return run_qualify(CommandContext(lang, json), files, count, system_name, rounds, output)


@tabellone.command(help=help_text("rate"))
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--game", type=click.Choice(["italian", "international"]), help=help_text("rate_game"))
@click.option(
    "--edition", type=click.Choice(["2008", "2021"]), default="2008", show_default=True, help=help_text("rate_edition")
)
@click.option("--weight", type=click.Choice(["100", "50"]), help=help_text("weight"))
@click.option("--player", type=int, help=help_text("rate_player"))
@click.option("--list", "list_file", metavar="CSV", help=help_text("list"))
@click.option("--newcomers", is_flag=True, help=help_text("newcomers"))
@click.option("--other-list", metavar="CSV", help=help_text("other_list"))
@click.option("--in-order", is_flag=True, help=help_text("in_order"))
@click.option("--close-year", type=click.IntRange(1900, 2999), help=help_text("close_year"))
@click.option("--output", metavar="CSV", help=help_text("list_output"))
@common_options
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
            raise click.UsageError(help_text("rate_one_file"))
        if newcomers or other_list or in_order or close_year or output:
            raise click.UsageError(help_text("rate_needs_list"))
        from tabellone.cli.rate import run_rate

        return run_rate(CommandContext(lang, json), files[0], game, edition, weight, player)
    from tabellone.cli.season import run_season

    if weight or player:
        raise click.UsageError(help_text("rate_of_one_event"))
    options = (game, edition, newcomers, other_list, in_order, close_year, output)
    return run_season(CommandContext(lang, json), list_file, files, *options)


@tabellone.command(help=help_text("openings"))
@click.argument("file", metavar="[FILE]", required=False)
@click.option("--seed", help=help_text("openings_seed"))
@click.option("--output", metavar="FILE", help=help_text("openings_output"))
@click.option("--applying", is_flag=True, help=help_text("openings_applying"))
@click.option("--anyway", is_flag=True, help=help_text("openings_anyway"))
@click.option("--table", type=click.Choice(["general", "A", "B", "C", "D"]), help=help_text("openings_table"))
@click.option("--edition", type=click.Choice(["2008", "later"]), help=help_text("openings_edition"))
@common_options
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
    from tabellone.cli.openings import run_openings, run_tables

    if file is None and (seed or output or applying or anyway):
        raise click.UsageError(help_text("openings_need_file"))
    if file is not None and (table or edition):
        raise click.UsageError(help_text("openings_by_rules"))
    if file is None:
        return run_tables(CommandContext(lang, json), table or "general", edition or "2008")
    if applying and anyway:
        raise click.UsageError(help_text("openings_one_table"))
    from tabellone.engine.openings.draw import TableChoice

    decided = TableChoice.APPLYING if applying else TableChoice.ANNOUNCED if anyway else None
    return run_openings(CommandContext(lang, json), file, seed, output, decided)


@tabellone.command(help=help_text("groups"))
@FILE
@click.option("--groups", type=click.IntRange(1, 100), required=True, help=help_text("groups_count"))
@click.option("--rounds", type=click.IntRange(1, MAX_ROUNDS), help=help_text("groups_rounds"))
@click.option("--output", metavar="PREFIX", help=help_text("groups_output"))
@common_options
def groups(file: str, groups: int, rounds: int | None, output: str | None, json: bool, lang: str) -> int:
    from tabellone.cli.groups import run_groups

    return run_groups(CommandContext(lang, json), file, groups, rounds, output)


@tabellone.command(help=help_text("plan"))
@FILE
@common_options
def plan(file: str, json: bool, lang: str) -> int:
    from tabellone.cli.plan import run_plan

    return run_plan(CommandContext(lang, json), file)


@tabellone.command(help=help_text("draw"))
@FILE
@click.option("--seed", help=help_text("seed"))
@click.option("--again", is_flag=True, help=help_text("draw_again"))
@click.option("--output", metavar="FILE", help=help_text("output"))
@common_options
def draw(file: str, seed: str | None, again: bool, output: str | None, json: bool, lang: str) -> int:
    return run_draw(CommandContext(lang, json), file, seed, output, again)


@tabellone.command(help=help_text("validate"))
@FILE
@common_options
def validate(file: str, json: bool, lang: str) -> int:
    return run_validate(CommandContext(lang, json), file)


@tabellone.command("import", help=help_text("import"))
@FILE
@click.option("--system", "system_name", type=click.Choice(["amalfi", "round-robin"]), help=help_text("import_system"))
@click.option("--output", metavar="FILE", help=help_text("output"))
@common_options
def import_report(file: str, system_name: str | None, output: str | None, json: bool, lang: str) -> int:
    from tabellone.cli.reports import run_import

    return run_import(CommandContext(lang, json), file, system_name, output)


ISSUERS = [meaning.value for meaning in Issuer]


@tabellone.command(help=help_text("export"))
@click.argument("file", metavar="FILE", required=False)
@click.option("--trf", type=click.Choice(["16", "26"]), show_default="26", help=help_text("trf"))
@click.option("--cards", type=click.Choice(ISSUERS), help=help_text("export_cards"))
@click.option("--cm", type=click.Choice(ISSUERS), help=help_text("export_cm"))
@click.option("--csv", type=click.Choice(TABLES), help=help_text("csv"))
@click.option("--ods", type=click.Choice([*TABLES, ALL]), help=help_text("ods"))
@click.option("--xlsx", type=click.Choice([*TABLES, ALL]), help=help_text("xlsx"))
@click.option("--pdf", type=click.Choice(PAPER_NAMES), help=help_text("pdf"))
@click.option("--site", metavar="FOLDER", help=help_text("site"))
@click.option("--folder", metavar="FOLDER", help=help_text("site_folder"))
@click.option("--round", "round_number", type=int, help=help_text("export_round"))
@click.option("--address", metavar="URL", help=help_text("address"))
@click.option("--network", metavar="NAME", help=help_text("network"))
@click.option("--network-password", metavar="WORD", help=help_text("network_password"))
@click.option("-o", "--output", metavar="FILE", help=help_text("export_output"))
@common_options
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
        raise click.UsageError(help_text("export_one_kind"))
    kind, what = next(iter(chosen.items()), ("trf", "26"))
    if address is not None and kind not in ("pdf", "site"):
        raise click.UsageError(help_text("export_address"))
    if (network or network_password) and what != "poster":
        raise click.UsageError(help_text("export_poster"))
    if folder is not None and kind != "site":
        raise click.UsageError(help_text("export_site_folder"))
    session = CommandContext(lang, json)
    if kind == "site":
        if output is not None or round_number is not None:
            raise click.UsageError(help_text("export_site_only"))
        from tabellone.cli.site import run_site

        return run_site(session, what, file or "", address or "", folder)
    if file is None:
        raise click.UsageError(help_text("export_file"))
    if kind == "trf":
        if round_number is not None:
            raise click.UsageError(help_text("export_trf_round"))
        from tabellone.cli.reports import run_export

        return run_export(session, file, what, output, cards, cm)
    if cards is not None or cm is not None:
        raise click.UsageError(help_text("export_trf_only"))
    from tabellone.cli.exports import run_pdf, run_tables

    if kind == "pdf":
        from tabellone.exports.pdf.phone_links import PhoneLinks

        site = address or ""
        phones = PhoneLinks(site, site, lambda _: site, network or "", network_password or "")
        return run_pdf(session, file, what, round_number, output, phones)
    return run_tables(session, file, kind, what, round_number, output)


@tabellone.group(help=help_text("lists"), invoke_without_command=True)
@click.option("--folder", metavar="FOLDER", help=help_text("folder"))
@common_options
@click.pass_context
def lists(context: click.Context, folder: str | None, json: bool, lang: str) -> Any:
    """Rating lists of chess; without a verb, which there are."""
    if context.invoked_subcommand is not None:
        return None
    from tabellone.cli.lists import run_lists

    return run_lists(CommandContext(lang, json), folder)


@lists.command("import", help=help_text("lists_import"))
@FILE
@click.option("--kind", type=click.Choice(["fide", "fsi"]), help=help_text("lists_kind"))
@click.option("--date", metavar="YYYY-MM", help=help_text("lists_date"))
@click.option("--folder", metavar="FOLDER", help=help_text("folder"))
@common_options
def import_list(file: str, kind: str | None, date: str | None, folder: str | None, json: bool, lang: str) -> int:
    """A list as it is published."""
    from tabellone.cli.lists import run_import_list

    return run_import_list(CommandContext(lang, json), file, kind, date, folder)


@lists.command("search", help=help_text("lists_search"))
@click.argument("text", metavar="TEXT...", nargs=-1, required=True)
@click.option("--folder", metavar="FOLDER", help=help_text("folder"))
@common_options
def search_lists(text: tuple[str, ...], folder: str | None, json: bool, lang: str) -> int:
    from tabellone.cli.lists import run_search_lists

    return run_search_lists(CommandContext(lang, json), " ".join(text), folder)


@tabellone.command(help=help_text("backup"))
@click.argument("file", metavar="[FILE]", required=False)
@click.option("--folder", metavar="FOLDER", help=help_text("folder"))
@common_options
def backup(file: str | None, folder: str | None, json: bool, lang: str) -> int:
    from tabellone.cli.backup import run_backup

    return run_backup(CommandContext(lang, json), file, folder)


@tabellone.command(help=help_text("restore"))
@FILE
@click.option("--folder", metavar="FOLDER", help=help_text("folder"))
@common_options
def restore(file: str, folder: str | None, json: bool, lang: str) -> int:
    from tabellone.cli.backup import run_restore

    return run_restore(CommandContext(lang, json), file, folder)


@tabellone.command(help=help_text("copy"))
@FILE
@click.option("--folder", metavar="FOLDER", help=help_text("folder"))
@common_options
def copy(file: str, folder: str | None, json: bool, lang: str) -> int:
    from tabellone.cli.copy import run_copy

    return run_copy(CommandContext(lang, json), file, folder)


@tabellone.command(help=help_text("serve"))
@click.option("--host", default="0.0.0.0", show_default=True, help=help_text("host"))
@click.option("--port", type=click.IntRange(0, 65535), help=help_text("port"))
@click.option("--folder", metavar="FOLDER", help=help_text("folder"))
@click.option("--new", is_flag=True, help=help_text("new"))
@click.option("--browser/--no-browser", default=True, help=help_text("browser"))
@click.option("--name", "names", metavar="NAME", multiple=True, help=help_text("name"))
@click.option("--proxy", "proxies", metavar="ADDRESS", multiple=True, help=help_text("proxy"))
@click.option("--certificate", metavar="FILE", help=help_text("serve_certificate"))
@click.option("--key", metavar="FILE", help=help_text("key"))
@click.option("--lang", type=click.Choice(list(LANGUAGES)), default=language_of_environment(), help=help_text("lang"))
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
    if key and not certificate:
        raise click.UsageError(help_text("key_needs_certificate"))
    from tabellone.cli.serve import ListenOptions, run_serve

    reached = ListenOptions(host, port, names, proxies, certificate, key)
    return run_serve(CommandContext(lang), reached, folder, browser, new)


@tabellone.command(help=help_text("link"))
@click.argument("address", metavar="[ADDRESS]", default="http://127.0.0.1:8765")
@common_options
def link(address: str, json: bool, lang: str) -> int:
    from tabellone.cli.link import run_link

    return run_link(CommandContext(lang, json), address)


@tabellone.command(help=help_text("demo"))
@click.option("--save", metavar="FILE", help=help_text("save"))
@click.option("--event", type=click.Choice(list(DEMONSTRATIONS)), default="pordenone", help=help_text("demo_event"))
@common_options
def demo(save: str | None, event: str, json: bool, lang: str) -> int:
    return run_demo(CommandContext(lang, json), save, event)


@tabellone.command(hidden=True, add_help_option=False, context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def manage(arguments: tuple[str, ...]) -> int:
    """Django's own commands, for developers: `python -m tabellone manage makemigrations`."""
    from tabellone.cli.manage import run_manage

    return run_manage(CommandContext(language_of_environment()), arguments)
