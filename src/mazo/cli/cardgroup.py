"""`mazo cards`: the commands about the cards of a game, with their help in the language."""

from datetime import date
from pathlib import Path
from typing import Annotated, Final

import typer

from mazo.cli.cardwords import refusal, say
from mazo.cli.pages import command_class, group_class
from mazo.client.language import Texts, language
from mazo.games import NAMES, USUAL
from mazo.games import kind as kind_named
from mazo.texts.lang import Lang

SHOWN: Final = 30
"""How many cards a search lists."""
NOTHING: Final = 1


def group(texts: Texts) -> typer.Typer:
    """The commands about cards."""

    def said(section: str, name: str, **values: object) -> str:
        return say(section, name, texts.lang, **values)

    cards = typer.Typer(
        cls=group_class(texts),
        no_args_is_help=True,
        options_metavar=texts("app.options_word"),
        subcommand_metavar=texts("app.command_word"),
    )

    json_option = typer.Option("--json", help=said("help", "json"))
    game_option = typer.Option(
        "--game", "-g", metavar=texts("metavar.game"), help=texts("app.game", names=", ".join(NAMES))
    )
    lang_option = typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))
    problems_option = typer.Option("--problems", help=said("help", "problems"))

    def about(lang: Annotated[str | None, lang_option] = None) -> None:
        spoken(lang)

    def spoken(lang: str | None) -> Lang:
        """The language that is named here or, before the command, for the whole line; else the locale's."""
        return texts.lang if lang is None else language(lang)

    def show(
        name: Annotated[list[str], typer.Argument(metavar=said("metavar", "name"), help=said("help", "name"))],
        program: Annotated[bool, typer.Option("--program", help=said("help", "program"))] = False,
        svg: Annotated[bool, typer.Option("--svg", help=said("help", "svg"))] = False,
        game: Annotated[str, game_option] = USUAL,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        from mazo.cli.cardshow import show_card, show_picture

        if svg:
            show_picture(kind_named(game), " ".join(name), date.today(), spoken(lang))
            return
        show_card(kind_named(game), " ".join(name), program, as_json, date.today(), spoken(lang))

    def find(
        query: Annotated[
            list[str],
            typer.Argument(metavar=said("metavar", "query"), help=said("help", "query", filters=_filters(texts.lang))),
        ],
        limit: Annotated[
            int, typer.Option("--limit", "-n", min=1, metavar=texts("metavar.number"), help=said("help", "limit"))
        ] = SHOWN,
        game: Annotated[str, game_option] = USUAL,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        from mazo.cli.cardshow import show_found

        if not show_found(kind_named(game), " ".join(query), limit, as_json, date.today(), spoken(lang)):
            raise typer.Exit(NOTHING)

    def import_(
        file: Annotated[
            str,
            typer.Argument(metavar=texts("metavar.file"), help=said("help", "file", formats=_file_formats(texts.lang))),
        ],
        out: Annotated[
            Path | None, typer.Option("--out", metavar=said("metavar", "out"), help=said("help", "out"))
        ] = None,
        reviewed: Annotated[
            str | None, typer.Option("--reviewed", metavar=texts("metavar.file"), help=said("help", "reviewed"))
        ] = None,
        problems: Annotated[bool, problems_option] = False,
        game: Annotated[str, game_option] = USUAL,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        from mazo.cli.cardfiles import import_file, write_file

        if out is None:
            import_file(kind_named(game), file, reviewed, as_json, spoken(lang))
        else:
            write_file(kind_named(game), file, out, problems, as_json, spoken(lang))

    def imported(
        game: Annotated[str, game_option] = USUAL,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        from mazo.cli.cardfiles import show_imported

        show_imported(kind_named(game), as_json, spoken(lang))

    def forget(
        code: Annotated[str, typer.Argument(metavar=said("metavar", "set"), help=said("help", "code"))],
        game: Annotated[str, game_option] = USUAL,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        from mazo.cli.cardfiles import forget_set

        forget_set(kind_named(game), code, spoken(lang))

    def coverage(
        file: Annotated[
            str | None,
            typer.Argument(
                metavar=texts("metavar.file"), help=said("help", "coverage_file", formats=_file_formats(texts.lang))
            ),
        ] = None,
        leave_out: Annotated[
            str | None, typer.Option("--leave-out", metavar=said("metavar", "sets"), help=said("help", "leave_out"))
        ] = None,
        problems: Annotated[bool, problems_option] = False,
        game: Annotated[str, game_option] = USUAL,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        from mazo.cli.cardfiles import show_coverage, show_left_out

        if leave_out is None:
            show_coverage(kind_named(game), file, problems, as_json, spoken(lang))
        elif file is None:
            raise refusal("leave_out")
        else:
            show_left_out(kind_named(game), file, tuple(leave_out.split(",")), problems, as_json, spoken(lang))

    def guards(
        sample: Annotated[int, typer.Option("--texts", min=0, metavar="N", help=said("help", "texts"))] = 50,
        trips: Annotated[int, typer.Option("--trips", min=0, metavar="N", help=said("help", "trips"))] = 200,
        seed: Annotated[int, typer.Option("--seed", metavar="N", help=said("help", "seed"))] = 1,
        game: Annotated[str, game_option] = USUAL,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        from mazo.cli.cardfiles import show_guards

        show_guards(kind_named(game), (sample, trips, seed), as_json, spoken(lang))

    def page(
        check: Annotated[bool, typer.Option("--check", help=said("help", "check"))] = False,
        game: Annotated[str, game_option] = USUAL,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        from mazo.cli.cardpage import show_page

        if not show_page(kind_named(game), check, spoken(lang)):
            raise typer.Exit(NOTHING)

    cards.callback()(about)
    for name, made in (
        ("show", show),
        ("find", find),
        ("coverage", coverage),
        ("import", import_),
        ("imported", imported),
        ("forget", forget),
        ("guards", guards),
        ("page", page),
    ):
        cards.command(
            name, help=said("help", name), cls=command_class(texts), options_metavar=texts("app.options_word")
        )(made)
    return cards


def _filters(lang: Lang) -> str:
    """What games look for besides names, each in its own words."""
    kinds = (kind_named(name) for name in NAMES)
    found = [(kind.title, kind.word("about", "filters", lang)) for kind in kinds if kind.has_word("about", "filters")]
    return " ".join(f"{title}: {filters}" for title, filters in found)


def _file_formats(lang: Lang) -> str:
    """The formats of the card files that games read."""
    kinds = [kind_named(name) for name in NAMES]
    return "; ".join(kind.word("about", "card_file", lang) for kind in kinds if kind.has_word("about", "card_file"))
