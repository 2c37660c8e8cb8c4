"""`mazo play` for every game: which one, in which language, on which board, and what a card says."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from mazo.cli.cards import describe
from mazo.client.board import Board
from mazo.client.language import Texts, from_locale
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.making import from_position
from mazo.protocol.messages import You
from mazo.texts.lang import Lang
from tests.cli.run import enters, mazo


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# --- which game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "title"),
    [
        ("", "Mazo — Disney Lorcana by the book"),
        ("1", "Mazo — Disney Lorcana by the book"),
        ("2", "Mazo — Disney Lorcana: draft by the book"),
        ("3", "Mazo — Mitos y Leyendas by the book"),
        ("5", "Mazo — Ortus Regni by the book"),
        ("6", "Mazo — Ortus Regni: draft by the book"),
    ],
)
def test_without_a_game_it_asks_which(answer, title):
    out = mazo("play", "--lang", "en", typed=[answer]).out
    assert out.index("What do you want to play?") < out.index("6 Ortus Regni draft") < out.index(title)


def test_the_question_repeats_until_it_is_answered():
    ran = mazo("play", "--lang", "es", typed=["7", "lorcana"])
    assert ran.code == 0
    assert ran.out.count("un número del 1 al 6") == 2
    assert "¿Con qué mazo juegas?" not in ran.out


@pytest.mark.parametrize(("deck", "title"), [("spark-dash", "Disney Lorcana"), ("monte-olimpo", "Mitos y Leyendas")])
def test_a_deck_tells_which_game_is_meant(deck, title):
    out = mazo("play", "--deck", deck, "--lang", "en").out
    assert "What do you want to play?" not in out
    assert title in out


# --- the draft -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "round"), [("es", "ronda 3 de 3"), ("en", "round 3 of 3")])
def test_a_draft_and_the_game_after_it_are_played_to_their_end(lang, round):
    ran = mazo("play", "ortus-draft", "--players", "3", "--seed", "5", "--lang", lang, typed=enters())
    assert ran.code == 0
    assert ran.out.index(round) < ran.out.index("★")
    assert "Marta" in ran.out


def test_two_people_draft_at_one_keyboard():
    ran = mazo("play", "ortus-draft", "--hotseat", "--seed", "5", "--name", "Ana", "--name", "Luis", typed=enters())
    assert "Pass the keyboard to Luis." in ran.out
    assert "★" in ran.out


def test_a_newcomer_to_the_draft_only_chooses_the_opponent():
    ran = mazo("play", "ortus-draft", "--seed", "5", typed=["2", "", "quit"])
    assert "Which deck" not in ran.out
    assert "all as usual" in ran.out
    assert "Player 1 against Lola" in ran.out


@pytest.mark.parametrize("bot", ["balanced", "greedy"])
def test_the_balanced_drafter_goes_by_both_names(bot):
    ran = mazo("play", "ortus-draft", "--bot", bot, "--seed", "5", typed=["quit"])
    assert "Player 1 against Greedy" in ran.out


def test_a_draft_is_resumed_on_its_own_board():
    mazo("play", "ortus-draft", "--bot", "random", "--seed", "5", typed=["save draft.mazo", "quit"])
    ran = mazo("play", "--resume", "draft.mazo", typed=enters())
    assert "round 1 of 3" in ran.out
    assert "★" in ran.out
    assert "Pass the keyboard" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--deck", "spark-dash"), "makes its own decks"),
        (("--best-of", "3"), "not played as a series"),
        (("--players", "4"), "by 2 to 3 players"),
        (("--bot", "nobody"), "nobody"),
    ],
)
def test_what_a_draft_does_not_have_is_refused(arguments, said):
    assert said in mazo("play", "ortus-draft", *arguments).complaint


# --- Mitos y Leyendas ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "es"),
        ({"LANG": "C"}, "es"),
        ({"LC_ALL": "POSIX", "LANG": "en_GB.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "es"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "ca_ES"}, "en"),
    ],
)
def test_a_first_language_counts_only_where_the_locale_names_none(environment, lang):
    assert from_locale(environment, "es") == lang


def test_spanish_is_the_first_language_of_myl_alone():
    assert "¿Con qué mazo juegas?" in mazo("play", "myl").out
    assert "Which deck do you play?" in mazo("play", "myl", "--lang", "en").out
    assert "Which deck do you play?" in mazo("play", "lorcana").out


def test_a_whole_game_in_spanish_stays_in_spanish_and_fits():
    ran = mazo("play", "myl", "--bot", "random", "--seed", "1", typed=["1", ""] * 1000, columns=80)
    assert re.search(r"★ .*gana.* \[", ran.out)
    for word in ("[Setup]", "[Preparación]", "seed-2014", "elegir   1 elegir", "ally", "hand", "turn ", "Castle"):
        assert (word in ran.out) == (word == "[Preparación]"), word
    for word in ("Línea de Ataque", "Línea de Defensa", "Guerra de Talismanes", "Cuando este Aliado entra en juego"):
        assert word in ran.out
    assert max(map(cell_len, ran.out.splitlines())) <= 80


def test_a_game_that_no_bot_knows_has_no_hints_and_offers_no_bot_that_plays_to_win(monkeypatch):
    monkeypatch.setattr(kind_named("myl"), "understood", False)
    ran = mazo("play", "myl", "--lang", "en", "--seed", "1", typed=["1", "1", "1", "", "hint"])
    assert "a bot that does anything (random)" in ran.out
    assert "greedy" not in ran.out.lower()
    assert "a hint" not in ran.out
    assert "No bot knows this game well enough to give hints." in ran.out


def test_a_bot_that_does_not_know_the_game_sits_there_as_what_it_is(monkeypatch):
    monkeypatch.setattr(kind_named("myl"), "understood", False)
    assert "Random (" in mazo("play", "myl", "--bot", "greedy", "--seed", "1").out


def test_the_initial_gold_is_listed_without_its_verb_twice():
    out = mazo("play", "myl", "--bot", "greedy", "--seed", "1").out
    assert re.search(r"empezar con él   1 \S.*  2 \S", out)
    assert "elegir   1 elegir" not in out


CROWDED: dict[str, Any] = {
    "castle": 20,
    "hand": ["Rayo de Ensayo", "Jinete de Prueba", "Oro de Ensayo", "Oro de Ensayo"],
    "reserve": ["Oro de Ensayo", "Oro de Ensayo"],
    "paid": ["Oro de Ensayo"],
    "defence": [
        {"card": "Recluta de Ensayo", "weapons": ["Espada de Ensayo"]},
        {"card": "Sombra de Prueba", "waiting": True},
    ],
    "support": ["Tótem de Ensayo"],
    "graveyard": ["Daga de Ensayo"],
}


def crowded(**options: Any) -> Game:
    return from_position({"mazo": 1, "game": "myl", "players": [CROWDED, CROWDED], **options}, names=["Ana", "Beto"])


def board(lang: str = "es", *, width: int = 80, compact: bool = False, **options: Any) -> str:
    game = crowded(**options)
    out = io.StringIO()
    you = You(0, "myl", "Mitos y Leyendas", game.edition, game.names)
    drawer = Board("myl", Texts("es" if lang == "es" else "en"), width, game.names)
    console = Console(file=out, width=width, highlight=False, color_system=None)
    console.print(drawer.draw(you, game.view(0), compact=compact))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def test_the_board_shows_both_sides_in_the_words_of_the_game():
    assert board().splitlines() == [
        " Mitos y Leyendas (reglas de 2014) · turno 3: Ana · [Vigilia]",
        "━" * 80,
        "   Beto                  Castillo 20 · Cementerio 1",
        "   Oros ●●○ 2/3 · Mano ▮▮▮▮ 4",
        "     Línea de Apoyo   Tótem de Ensayo",
        "     Línea de Defensa Recluta de Ensayo 1→3 +Espada de Ensayo · Sombra de Prueba",
        "                      2 (aún no ataca)",
        "─" * 80,
        "     Línea de Defensa Recluta de Ensayo 1→3 +Espada de Ensayo · Sombra de Prueba",
        "                      2",
        "     Línea de Apoyo   Tótem de Ensayo",
        " ▶ Ana (tú)              Castillo 20 · Cementerio 1",
        "   Oros ●●○ 2/3",
        "┄┄ tu mano (4) " + "┄" * 65,
        "   3 Rayo de Ensayo   Talismán Destruye un Aliado.",
        "   2 Jinete de Prueba Aliado 1 Furia.",
        "     Oro de Ensayo ×2 Oro",
    ]


def test_a_compact_board_leaves_the_texts_out():
    shown = board(compact=True)
    assert "Rayo de Ensayo   Talismán" in shown
    assert "Destruye" not in shown


def test_in_english_the_texts_are_english():
    assert "Destroy an Aliado." in board("en")


@pytest.mark.parametrize("width", [41, 60, 80, 120])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_line_of_the_board_is_wider_than_the_terminal(lang, width):
    assert max(map(cell_len, board(lang, width=width).splitlines())) <= width


def test_the_profile_is_told_by_its_title():
    assert "Mitos y Leyendas (Imperio)" in board(edition="imperio")


# --- a card by its name --------------------------------------------------------------------------------------------


def shown_card(game: str, line: str, lang: Lang) -> list[str]:
    """What a line at the table shows, without the board above it."""
    out = mazo("play", game, "--bot", "random", "--seed", "1", "--lang", lang, typed=[line]).out
    lines = out.splitlines()
    asked = max(at for at, shown in enumerate(lines) if Texts(lang)("table.prompt") in shown or "Enter: " in shown)
    after = lines[asked + 1 :]
    return [text.strip() for text in after if "mazo" not in text.lower()]


@pytest.mark.parametrize(
    ("game", "line", "lang", "shown"),
    [
        ("myl", "carta fuego griego", "es", ["Fuego Griego", "Talismán · coste 2", "Destruye un Tótem oponente."]),
        ("myl", "card fuego griego", "en", ["Fuego Griego", "Talismán · cost 2", "Destroy an opposing Tótem."]),
        ("myl", "carta lira", "es", ["Lira", "Oro"]),
        ("ortus-draft", "carta castillo", "es", ["Castle", "propiedad"]),
        ("ortus-draft", "card market", "en", ["Market Town", "property"]),
        ("lorcana", "carta stitch - new dog", "es", [
            "Stitch - New Dog", "personaje · coste 1 · entintable · Fuerza 2 · Voluntad 2 · lore 1",
        ]),
    ],
)  # fmt: skip
def test_a_card_is_shown_by_its_name(game, line, lang, shown):
    found = shown_card(game, line, lang)
    assert found[: len(shown)] == shown
    assert len(found) == len(shown) or game == "ortus-draft"  # whose cards say what they do


def test_a_card_in_play_is_shown_as_it_is_now():
    out = io.StringIO()
    texts = Texts("es")
    card = describe(crowded().view(0), "recluta", texts, Board("myl", texts, 80))
    Console(file=out, width=80, highlight=False, color_system=None).print(card)
    assert "Fuerza 1→3" in out.getvalue()


@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus-draft"])
def test_help_lists_the_command_in_every_game(game):
    options = ("--bot", "random", "--seed", "1")
    assert "carta NOMBRE" in mazo("play", game, *options, "--lang", "es", typed=["ayuda"]).out
    assert "card NAME" in mazo("play", game, *options, "--lang", "en", typed=["help"]).out


def test_the_graveyards_are_looked_at():
    out = mazo("play", "myl", "--bot", "random", "--seed", "1", typed=["", "", "ver cementerio"]).out
    assert "Cementerio de Jugador 1 (0)" in out


@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus-draft"])
def test_every_game_has_a_catalogue(game):
    assert len(kind_named(game).catalogue) >= 15


def test_answers_name_cards_in_the_language_of_the_screen_and_are_typed_in_it():
    ran = mazo("play", "ortus", "--seed", "3", "--lang", "es", typed=["", "", "", "torre Vasallo", "quit"])
    assert "Vasallo → Palacio azul" in ran.out
    assert "Vassal" not in ran.out
    assert "Jugador 1 construye una Torre con Vasallo." in ran.out
