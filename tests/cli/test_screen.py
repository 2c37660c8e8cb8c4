"""The board in the terminal: everything in its place, nothing wider than the screen, nothing by colour alone."""

from __future__ import annotations

import io
import random
import re

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from mazo.client.answers import answer, look
from mazo.client.board import Board
from mazo.client.choices import Menu, named, picked, short
from mazo.client.following import Client
from mazo.client.language import Texts
from mazo.game import Game
from mazo.making import new
from mazo.protocol.messages import Ask, Candidate, Looked, Match, Option, Part, Refused, Selection, You
from mazo.protocol.session import Session
from mazo.views import PlayerView, View, Waits, ZoneView
from tests.games.ortus.drafts import to_palaces
from tests.support.table import Situation, position
from tools.terminal_image import picture


def drawn(what: RenderableType, width: int = 80, *, colour: bool = False) -> str:
    out = io.StringIO()
    console = Console(
        file=out, width=width, highlight=False, force_terminal=colour, color_system="standard" if colour else None
    )
    console.print(what)
    return out.getvalue()


def you(game: Game, seat: int = 0, match: Match | None = None) -> You:
    return You(seat, "lorcana", "Disney Lorcana", game.edition, game.names, match)


def board_of(situation: Situation, lang: str = "en", *, compact: bool = False, seat: int = 0, width: int = 80) -> str:
    game = situation.game
    board = Board("lorcana", Texts("es" if lang == "es" else "en"), width, game.names)
    return drawn(board.draw(you(game, seat), game.view(seat), compact=compact), width)


def followed(game: Game, seat: int = 0) -> Client:
    client = Client()
    for line in Session(game, seat).news():
        client.take(line)
    return client


def menu_of(situation: Situation, lang: str = "en") -> Menu:
    client = followed(situation.game)
    assert client.ask is not None
    assert client.view is not None
    return Menu(client.ask, client.view, Texts("es" if lang == "es" else "en"))


CROWDED = {
    "hand": ["Stitch - New Dog", "Taffyta Muttonfudge - Ruthless Rival", "Agrabah - Marketplace"],
    "ink": {"ready": 3, "exerted": 2},
    "lore": 7,
    "play": [
        "Abu - Mischievous Monkey (exerted, damage 1)",
        "Koda - Smallish Bear (drying)",
        "Agrabah - Marketplace",
        "Stitch - New Dog (at Agrabah - Marketplace)",
        "Katrina Van Tassel - Rosy-Cheeked Lass",
    ],
}


# --- the board -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [41, 60, 80, 100, 120, 200])
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("compact", [False, True])
def test_no_line_is_wider_than_the_terminal(width, lang, compact):
    board = board_of(position(me=CROWDED, you=CROWDED, third=CROWDED), lang, compact=compact, width=width)
    assert max(cell_len(line) for line in board.splitlines()) <= width


@pytest.mark.parametrize("lang", ["en", "es"])
def test_nothing_is_wider_than_the_terminal_in_a_whole_game(lang):
    game = new("lorcana", decks=["safe-harbors", "green-bazaar"], seed=4, names=["Ana", "Luis"])
    chance = random.Random(4)
    client, session = Client(), Session(game, 0, "es" if lang == "es" else "en")
    board = Board("lorcana", Texts(session.lang), 80, game.names)
    for _ in range(150):
        if game.outcome is not None:
            break
        for line in session.news():
            client.take(line)
        assert client.you is not None
        assert client.view is not None
        parts = [board.draw(client.you, client.view), board.told(client.unseen())]
        if client.ask is not None:
            parts.append(board.choices(client.ask, client.view))
        for part in parts:
            assert max(map(cell_len, drawn(part).splitlines() or [""])) <= 80
        game.push(chance.choice(list(game.legal_actions)))


def test_a_draft_says_which_counters_lie_on_its_table():
    game = to_palaces(3)
    game.push("take Gold Palace")
    board = Board("ortus-draft", Texts("es"), 100, game.names)
    assert "Bolsa Vikinga: 1 cubo dorado" in drawn(board.draw(you(game), game.view(0), compact=False), 100)


def test_a_draft_is_drawn_with_what_everybody_holds():
    game = new("ortus-draft", seed=3, names=("Ana", "Luis"))
    shown = drawn(Board("ortus-draft", Texts("es"), 80, game.names).draw(you(game), game.view(0)))
    assert "ronda 1 de 3" in shown
    assert "Ana (tú) · mano 10 · mazo 0" in shown


def test_four_cards_stand_side_by_side_on_eighty_columns():
    row = next(line for line in board_of(position(me=CROWDED)).splitlines() if "Katrina" not in line and "Koda" in line)
    assert [word in row for word in ("Abu", "Koda", "Agrabah", "Stitch")] == [True] * 4


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["exerted", "drying", "damage 1", "location"]), ("es", ["agotado", "secándose", "daño 1", "localización"])],
)
@pytest.mark.parametrize("compact", [False, True])
def test_states_are_told_in_words(lang, words, compact):
    board = board_of(position(me=CROWDED), lang, compact=compact)
    assert [word for word in words if word not in board] == []


def test_a_card_shows_cost_ink_mark_figures_and_lore():
    board = board_of(position(me={"play": ["Katrina Van Tassel - Rosy-Cheeked Lass"]}))
    assert "╭◎4 ──" in board
    assert "6/4 ◆1" in board


def test_a_card_that_cannot_be_ink_has_no_mark():
    assert "╭ 1 ──" in board_of(position(me={"hand": ["Lilo - Making a Wish"]}))


def test_a_location_shows_what_it_costs_to_move_there():
    assert "–/" in board_of(position(me={"play": ["Agrabah - Marketplace"]}))
    assert "move " in board_of(position(me={"play": ["Agrabah - Marketplace"]}))


def test_a_character_at_a_location_says_so():
    assert "at Agrabah" in board_of(position(me=CROWDED))


def test_lore_is_a_track_up_to_twenty():
    assert "◆◆◆◆◆ ◆◆◇◇◇ ◇◇◇◇◇ ◇◇◇◇◇  7/20 lore" in board_of(position(me=CROWDED))


def test_ink_is_full_and_empty_circles():
    assert "ink ●●●○○ 3/5" in board_of(position(me=CROWDED))


def test_the_hand_of_an_opponent_is_only_counted():
    board = board_of(position(me={}, you={"hand": ["Stitch - New Dog", "Lilo - Making a Wish"]}))
    assert "hand ▮▮ 2" in board
    assert "Stitch" not in board


def test_the_viewer_sits_below_and_the_opponents_above():
    board = board_of(position(me={}, you={}, third={}), seat=1)
    assert board.index("  Player 3") < board.index("▶ Player 1") < board.index("Player 2 (you)")


@pytest.mark.parametrize(("lang", "words"), [("en", "turn 5: Player 1 · Start › [Main] › End"), ("es", "turno 5: ")])
def test_the_header_shows_turn_and_phase(lang, words):
    assert words in board_of(position(), lang)


def test_the_setup_has_a_header_of_its_own():
    game = new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    assert "Preparación" in drawn(Board("lorcana", Texts("es"), 80).draw(you(game), game.view(0)))


def test_the_header_shows_the_series():
    game = position().game
    shown = drawn(Board("lorcana", Texts("en"), 100).draw(you(game, match=Match(2, 3, (1, 0))), game.view(0)), 100)
    assert "game 2 of 3 (1–0)" in shown


def test_whether_a_card_may_still_be_inked_is_said():
    situation = position(me={"hand": ["Stitch - New Dog"]})
    assert "may ink a card" in board_of(situation)
    situation.push("ink Stitch")
    assert "already inked" in board_of(situation)


def test_the_bag_is_shown_when_something_waits():
    view = position().game.view(0)
    waiting = msgspec.structs.replace(view, waiting=(Waits(1, "Elsa - Queen"),))
    shown = drawn(Board("lorcana", Texts("es"), 80).draw(you(position().game), waiting))
    assert "Bolsa: Elsa (" in shown


def test_whoever_has_left_is_marked():
    situation = position(me={}, you={}, third={}).push("concede", by=2)
    assert "out of the game" in board_of(situation)


def test_a_spectator_sees_everybody_and_no_hand():
    game = position(me={"hand": ["Stitch - New Dog"]}).game
    shown = drawn(Board("lorcana", Texts("en"), 80).draw(you(game, -1), game.view(-1)))
    assert "Player 1" in shown
    assert "Stitch" not in shown


def test_without_colour_there_is_no_escape_sign():
    assert "\x1b" not in board_of(position(me=CROWDED))


def test_with_colour_the_words_are_the_same():
    game = position(me=CROWDED).game
    what = Board("lorcana", Texts("en"), 80).draw(you(game), game.view(0))
    coloured = drawn(what, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(what)


def test_a_changed_figure_shows_both_values():
    view = position(me={"play": ["Stitch - New Dog"]}).game.view(0)
    card = view.players[0].zones["play"].cards[0]
    stronger = msgspec.structs.replace(card, figures=card.figures | {"strength": (2, 5)})
    assert Board("lorcana", Texts("en"), 80).words.figures(stronger).startswith("2→5/")


# --- events --------------------------------------------------------------------------------------------------------


def test_draws_in_a_row_are_told_together():
    game = new("lorcana", decks=["spark-dash", "iron-fists"], seed=7, names=["Ana", "Luis"])
    game.push("leave")
    game.push("leave")
    client = followed(game)
    assert "Ana draws 7 cards. [2.2.1.4]" in drawn(Board("lorcana", Texts("en"), 80, game.names).told(client.events))


def test_what_others_say_already_is_left_to_the_log():
    situation = position(me={"play": ["Stitch - New Dog"]}).push("quest Stitch")
    board, events = Board("lorcana", Texts("en"), 80, situation.game.names), followed(situation.game).events
    assert "exerts" not in drawn(board.told(events))
    assert "Stitch - New Dog exerts. [4.5.1]" in drawn(board.log(events))


def test_of_many_events_the_last_ones_are_told():
    client = followed(new("lorcana", decks=["spark-dash", "iron-fists"], seed=7))
    board = Board("lorcana", Texts("es"), 80, ("Ana", "Luis"))
    assert "anteriores: registro" in drawn(board.told(client.events * 20, limit=3))


def test_events_name_cards_in_short():
    situation = position(me={"play": ["Stitch - New Dog"]}, you={"play": ["Abu - Mischievous Monkey (exerted)"]}).push(
        "challenge Stitch -> Abu"
    )
    told = drawn(Board("lorcana", Texts("en"), 80, situation.game.names).told(followed(situation.game).events))
    assert "Stitch challenges Abu." in told


# --- choices -------------------------------------------------------------------------------------------------------


def test_choices_stand_under_their_verbs():
    menu = menu_of(position(me=CROWDED, you={"play": ["Lilo - Making a Wish (exerted)"]}))
    assert [verb for verb, _ in menu.groups()] == ["ink", "play", "quest", "challenge", "move", ""]


def test_copies_that_look_alike_are_one_choice():
    menu = menu_of(position(me={"play": ["Stitch - New Dog", "Stitch - New Dog"]}))
    assert [entry.option.do for entry in menu.entries] == ["quest Stitch - New Dog", "end"]


def test_copies_that_differ_are_told_apart():
    menu = menu_of(position(me={"play": ["Stitch - New Dog", "Stitch - New Dog (damage 1)"]}), "es")
    assert [entry.text for entry in menu.entries[:2]] == ["Stitch (preparado)", "Stitch (daño 1)"]


def test_different_cards_of_one_name_keep_their_versions():
    menu = menu_of(position(me={"play": ["Stitch - New Dog", "Stitch - Abomination"]}))
    assert [entry.text for entry in menu.entries[:2]] == ["Stitch - New Dog", "Stitch - Abomination"]


def test_two_cards_stand_on_either_side_of_an_arrow():
    menu = menu_of(position(me={"play": ["Stitch - New Dog"]}, you={"play": ["Abu - Mischievous Monkey (exerted)"]}))
    assert "Stitch → Abu" in [entry.text for entry in menu.entries]


def test_what_needs_no_card_comes_last():
    assert menu_of(position(me=CROWDED)).entries[-1].option.do == "end"


def test_a_row_of_numbers_is_one_entry():
    game = new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    client = followed(game)
    assert client.ask is not None
    assert client.view is not None
    menu = Menu(client.ask, client.view, Texts("en"))
    assert [entry.text for entry in menu.entries] == [
        "leave it as it is",
        "cut 1–59",
        "shuffle",
        "shuffle and cut 1–59",
    ]
    assert menu.entries[1].do(12) == "cut 12"
    assert [entry.ranged for entry in menu.entries] == [False, True, False, True]


def test_there_is_no_entry_zero():
    menu = menu_of(position())
    assert menu.number(0) is None
    assert menu.number(len(menu.entries) + 1) is None


SOME = Selection("subset", "alter", "cambiar", 0, 2, (Candidate(11, "Abu"), Candidate(12, "Koda")), none="keep")


@pytest.mark.parametrize(
    ("mode", "numbers", "text"),
    [
        ("subset", [1, 2], "alter #11; #12"),
        ("subset", [], "keep"),
        ("order", [2, 1], "alter #12; #11"),
        ("divide", [3, 0], "alter 3 #11"),
        ("divide", [1, 2], "alter 1 #11; 2 #12"),
    ],
)
def test_an_answer_of_several_cards_is_written_by_handles(mode, numbers, text):
    selection = Selection(mode, "alter", "cambiar", 0, 2, SOME.candidates, none="keep")
    assert picked(selection, numbers) == text


def test_candidates_are_found_by_the_beginning_of_their_names():
    assert named(SOME, "koda; ab") == [2, 1]
    assert named(SOME, "koda; moana") == []


def test_marked_candidates_are_crossed():
    ask = Ask(1, 0, "Which?", "2.2.2", "Alter", selection=SOME)
    shown = drawn(Board("lorcana", Texts("en"), 80).choices(ask, _nothing(), [2]))
    assert "1 [ ] Abu" in shown
    assert "2 [x] Koda" in shown


def _nothing() -> View:
    zones = {name: ZoneView(name, 0) for name in ("deck", "hand", "play", "inkwell", "discard")}
    player = PlayerView(0, "Ana", {"lore": 0, "inked": 0}, zones)
    return View("lorcana", "2.2.0", 0, 1, 0, "game", "main", "actions", (player,), (0,))


def test_what_the_card_says_stands_below_its_question():
    ask = Ask(1, 0, "Koda: yes?", "6.1.4", "May", clause="BROTHERS You may draw a card.")
    lines = drawn(Board("lorcana", Texts("en"), 80).choices(ask, _nothing())).splitlines()
    assert [line.strip() for line in lines] == ["Koda: yes? [6.1.4]", "BROTHERS You may draw a card."]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "You also see: Moana, Stitch. Not a song."), ("es", "También ves: Moana, Stitch. Not a song.")],
)
def test_cards_that_are_looked_at_and_can_not_be_chosen_are_listed_with_the_reason(lang, told):
    chosen = tuple(Looked(candidate.handle, candidate.name) for candidate in SOME.candidates)
    looked = (Looked(91, "Moana", "Not a song."), *chosen, Looked(92, "Stitch", "Not a song."))
    ask = Ask(1, 0, "Which?", "", "", selection=SOME, looked=looked)
    lines = drawn(Board("lorcana", Texts("es" if lang == "es" else "en"), 80).choices(ask, _nothing())).splitlines()
    assert [line.strip() for line in lines][:2] == ["Which?", told]


def test_a_waiting_ability_is_listed_with_the_card_that_it_comes_from():
    parts = (Part("resolver "), Part("1", number=1, entry="Koda"))
    ask = Ask(1, 0, "Which?", "", "", (Option("resolve 1", "resolver 1", "entry", "resolver", parts=parts),))
    assert Menu(ask, _nothing(), Texts("es")).entries[0].text == "resolver 1: Koda"


def test_an_option_whose_cards_are_out_of_sight_does_not_repeat_its_verb():
    parts = (Part("elegir "), Part("A", card=99))
    ask = Ask(1, 0, "Which?", "", "", (Option("choose A", "elegir A", "take", "elegir", (99,), parts=parts),))
    assert Menu(ask, _nothing(), Texts("es")).entries[0].text == "A"


def test_a_short_name_has_no_version():
    assert (short("Stitch - New Dog"), short("Filler")) == ("Stitch", "Filler")


# --- answers -------------------------------------------------------------------------------------------------------


def test_a_refusal_shows_rule_and_advice():
    shown = answer(
        Refused("do", "x", "No.", "Do that.", "4.5.1", "Questing"), Texts("en"), Board("lorcana", Texts("en"), 80)
    )
    assert shown is not None
    assert [line.rstrip() for line in drawn(shown).splitlines()] == [" ✗ No. [4.5.1 Questing]", " → Do that."]


def test_a_card_is_looked_at_by_name():
    game = position(me=CROWDED).game
    assert "Koda - Smallish Bear  ◎3" in drawn(
        look(game.view(0), "koda", Texts("en"), Board("lorcana", Texts("en"), 80))
    )


def test_the_discards_are_open_to_everybody():
    game = position(me={"discard": ["Stitch - New Dog"]}).game
    shown = drawn(look(game.view(1), "descarte", Texts("es"), Board("lorcana", Texts("es"), 80)))
    assert "Descarte de Player 1 (1)" in shown
    assert "Stitch - New Dog" in shown


def test_the_picture_of_the_board_is_drawn_by_the_board_itself():
    drawn_picture = picture()
    assert drawn_picture.startswith("<svg")
    assert "Mermaid" in drawn_picture
    assert "@font-face" not in drawn_picture
