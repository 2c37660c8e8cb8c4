"""The program itself: version, help in both languages, and command lines that are not understood."""

import re
import string
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from mazo import __version__
from mazo.cli import build
from mazo.cli.app import COMMANDS
from mazo.client import language
from mazo.client.commands import command
from mazo.client.language import Texts, asked_for, from_locale
from mazo.errors import BadConfig
from tests.cli.run import mazo

TEXTS = tomllib.loads((Path(language.__file__).parent / "texts.toml").read_text(encoding="utf-8"))
ENTRIES = [(section, name, entry) for section, names in TEXTS.items() for name, entry in names.items()]


def test_the_version_says_whether_the_engine_is_compiled():
    lines = mazo("--version").out.splitlines()
    assert lines == [f"mazo {__version__}", f"compiled: {'yes' if build.compiled() else 'no'}"]


def test_the_version_needs_nothing_of_the_commands():
    program = (
        "import sys\n"
        "from mazo.cli import main\n"
        "try: main(['--version'])\n"
        "except SystemExit as leaving: assert leaving.code == 0\n"
        "print(sorted({'typer', 'rich', 'mazo.bots', 'mazo.cli.play'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [*build.version().splitlines(), "[]"]


def test_python_dash_m_is_the_program():
    done = subprocess.run([sys.executable, "-m", "mazo", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("mazo ")


@pytest.mark.parametrize(("lang", "words"), [("en", "Usage: mazo"), ("es", "Uso: mazo")])
def test_help_lists_every_command_in_the_language(lang, words):
    ran = mazo("--lang", lang, "--help")
    assert ran.code == 0
    assert words in ran.out
    for name in COMMANDS:
        assert re.search(rf"^│ {name} +\w", ran.out, re.MULTILINE), name


def test_without_arguments_the_help_is_shown():
    ran = mazo()
    assert ran.code == 0
    assert "Usage: mazo" in ran.out + ran.err


@pytest.mark.parametrize("name", ["play", "replay", "why", "deck", "bot", "serve", "admin", "backup", "restore"])
def test_each_command_has_help_in_spanish(name):
    out = mazo(name, "--help", "--lang", "es").out
    assert f"Uso: mazo {name}" in out
    assert "Opciones" in out
    assert "Muestra esta página." in out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_imported(name):
    assert mazo(name, "--help").code == 0


def test_the_language_may_stand_before_the_command():
    assert mazo("--lang", "es", "play", "--deck", "nada").complaint.startswith("No hay ningún mazo «nada»")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["plai"],
            "There is no command plai: there are play, learn, puzzle, quiz, serve, admin, backup, restore, draft, "
            "sim, lab, mine, arena, fuzz, conformance, "
            "replay, moments, why, deck, cards, rules, bot. See: mazo --help",
        ),
        (["--loud"], "There is no option --loud. See: mazo --help"),
        (["play", "--loud"], "There is no option --loud. See: mazo play --help"),
        (["play", "--players", "two"], "The value of --players can't be used. See: mazo play --help"),
        (["replay"], "FILE is missing. See: mazo replay --help"),
    ],
)
def test_a_command_line_that_is_not_understood_is_refused_in_one_line(arguments, said):
    assert mazo(*arguments).complaint == said


def test_it_is_refused_in_spanish_too():
    assert mazo("--lang=es", "replay").complaint == "Falta ARCHIVO. Consulta: mazo replay --help"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_CL.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "es_ES", "LANG": "en_US"}, "es"),
        ({"LC_ALL": "C", "LC_MESSAGES": "es_ES"}, "en"),
        ({"LC_ALL": "", "LANG": "es_ES"}, "es"),
    ],
)
def test_the_language_follows_the_locale(environment, lang):
    assert from_locale(environment) == lang


@pytest.mark.parametrize(
    "arguments", [["--lang", "es"], ["play", "--lang=es"], ["play", "--lang", "es", "--seed", "1"]]
)
def test_the_language_is_asked_for(arguments, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    assert asked_for(arguments) == "es"


def test_a_language_that_is_not_spoken_is_refused():
    from mazo.client.language import language

    with pytest.raises(BadConfig, match="choose es or en"):
        language("fr")


@pytest.mark.parametrize(
    ("section", "name", "entry"), ENTRIES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_text_says_the_same_in_both_languages(section, name, entry):
    places = [{field for _, field, _, _ in string.Formatter().parse(entry[lang]) if field} for lang in ("en", "es")]
    assert places[0] == places[1]


def test_no_two_commands_are_typed_alike():
    texts = Texts("en")
    typed = [word for name in texts.names("command") for word in texts.typed("command", name)]
    assert len(typed) == len(set(typed))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_command_at_the_table_is_explained_and_understood(lang):
    texts = Texts(lang)
    for name in texts.names("command"):
        assert texts(f"about.{name}")
        for word in texts.typed("command", name):
            assert command(f"{word} and more", texts) == (name, "and more")


def test_a_longer_command_wins_over_a_shorter_one():
    assert command("why not end", Texts("en")) == ("why", "end")
    assert command("undo!", Texts("en")) == ("force_undo", "")


def test_what_begins_like_a_command_is_not_one():
    assert command("logical reasons", Texts("en")) is None
