"""The program `mazo`: its commands, its help in both languages, and one clear line for whatever goes wrong."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import typer
from typer import rich_utils

from mazo.cli.build import version
from mazo.cli.checkout import open_workshop
from mazo.cli.pages import command_class, group_class
from mazo.client.language import OPTION, Texts, asked_for
from mazo.errors import MazoError
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kept import folder_of
from mazo.texts.lang import Lang

COMMANDS: Final = (
    "play",
    "learn",
    "puzzle",
    "quiz",
    "serve",
    "admin",
    "backup",
    "restore",
    "draft",
    "sim",
    "lab",
    "mine",
    "arena",
    "fuzz",
    "conformance",
    "replay",
    "moments",
    "why",
    "deck",
    "cards",
    "rules",
    "bot",
)
WORKSHOP: Final = ("fuzz", "conformance")
"""The commands that need the repository."""
TELLS_IMPORTS: Final = (("cards", "import"), ("cards", "imported"), ("cards", "forget"))
"""The commands that tell of imported sets anyway."""
DONE, REFUSED, NOT_UNDERSTOOD = 0, 1, 2


def run(arguments: Sequence[str]) -> int:
    """Run a command line; the exit code."""
    texts = Texts(asked_for(arguments))
    words = _language_last(arguments)
    wanted = next((word for word in words if not word.startswith("-")), "")
    try:
        _warn(words, texts.lang)
        program = typer.main.get_command(build(texts, wanted))
        code = program.main(words, prog_name="mazo", standalone_mode=False)
        return code if isinstance(code, int) else DONE
    except typer.Exit as leaving:
        return leaving.exit_code
    except MazoError as error:
        return _complain(error.text(texts.lang))
    except (KeyboardInterrupt, typer.Abort):
        return _complain("", 130)
    except BrokenPipeError:
        sys.stderr.close()
        return REFUSED
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        complaint = _usage(error, texts)
        return _complain(complaint) if complaint else DONE


def build(texts: Texts, wanted: str = "") -> typer.Typer:
    """The program with all its commands, of which only the wanted one is imported."""
    _translate(texts)
    program = typer.Typer(
        cls=group_class(texts),
        add_completion=False,
        no_args_is_help=True,
        rich_markup_mode="rich",
        options_metavar=texts("app.options_word"),
        subcommand_metavar=texts("app.command_word"),
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    def about(
        version_wanted: bool = typer.Option(
            False, "--version", help=texts("app.version"), is_eager=True, callback=_show_version
        ),
    ) -> None:
        pass

    program.callback(help=texts("app.about"))(about)
    for name in COMMANDS:
        if name == wanted:
            _add(program, name, texts)
        else:
            program.command(name, help=texts(f"app.{name}"), cls=command_class(texts))(_nothing)
    return program


def _add(program: typer.Typer, name: str, texts: Texts) -> None:
    """Import a command: its module has a function that makes the group or the command."""
    if name in WORKSHOP:
        open_workshop()
    module = importlib.import_module(f"workshop.cli.{name}" if name in WORKSHOP else f"mazo.cli.{name}")
    group: Callable[[Texts], typer.Typer] | None = getattr(module, "group", None)
    if group is not None:
        program.add_typer(group(texts), name=name, help=texts(f"app.{name}"))
        return
    make: Callable[[Texts], Callable[..., None]] = module.command
    program.command(
        name, help=texts(f"app.{name}"), cls=command_class(texts), options_metavar=texts("app.options_word")
    )(make(texts))


def _language_last(arguments: Sequence[str]) -> list[str]:
    """The words with a language that was named before the command behind it, where the command looks for it."""
    words = list(arguments)
    named: list[str] = []
    while words and (words[0] == OPTION or words[0].startswith(f"{OPTION}=")):
        count = 2 if words[0] == OPTION else 1
        named, words = words[:count], words[count:]
    return words + named if words and words[0] in COMMANDS else words


def _nothing() -> None:
    """Stands for a command that is not called."""


def _show_version(wanted: bool) -> None:
    if wanted:
        print(version())
        raise typer.Exit


def _warn(words: Sequence[str], lang: Lang) -> None:
    """Tell of imported sets that this version can't read, wherever cards are needed; the rest goes on without them."""
    if not words or words[0] not in COMMANDS or tuple(words[:2]) in TELLS_IMPORTS:
        return
    for name in NAMES:
        for one in kind_named(name).unreadable_sets() if folder_of(name).is_dir() else ():
            print(one.text(lang), file=sys.stderr)


def _complain(text: str, code: int = NOT_UNDERSTOOD) -> int:
    print(text, file=sys.stderr)
    return code


def _usage(error: Any, texts: Texts) -> str:
    """What is wrong with a command line, in one line."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return ""
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        text = texts("usage.option", name=error.option_name)
    elif kind == "MissingParameter":
        text = texts("usage.missing", name=getattr(parameter, "metavar", None) or getattr(parameter, "name", "?"))
    elif "No such command" in error.message:
        known = error.ctx.command.list_commands(error.ctx)
        text = texts("usage.command", name=error.message.split("'")[1], known=", ".join(known))
    elif kind == "BadParameter" and parameter is not None:
        text = texts("usage.value", name=max(parameter.opts, key=len))
    else:
        text = texts("usage.other", why=error.format_message())
    path = error.ctx.command_path if getattr(error, "ctx", None) is not None else "mazo"
    return f"{text} {texts('app.try_help', command=path)}"


def _translate(texts: Texts) -> None:
    """The headings of the help pages in the language."""
    rich_utils.OPTIONS_PANEL_TITLE = texts("app.options")
    rich_utils.ARGUMENTS_PANEL_TITLE = texts("app.arguments")
    rich_utils.COMMANDS_PANEL_TITLE = texts("app.commands")
    rich_utils.DEFAULT_STRING = texts("app.default")
    rich_utils.REQUIRED_LONG_STRING = texts("app.required")
