"""What a question says besides its sentence: which card asks, what it says there, and the pieces of each answer."""

from __future__ import annotations

import pytest

import mazo
from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Triggered
from mazo.abilities.tree.nouns import Cards, When
from mazo.games.lorcana.codes import zones as Z
from mazo.protocol.messages import Option, Part, Source
from mazo.protocol.session import Session
from mazo.texts.lang import Lang
from tests.protocol.talk import question, started
from tests.support.table import Situation, made, position

POTION = {"hand": ["Make the Potion"], "inkwell": 8, "play": ["Stitch - New Dog (damage 1)"]}


def duel() -> Situation:
    return position(
        me={"play": ["Moana - Of Motunui", "Moana - Of Motunui"]}, you={"play": ["Stitch - New Dog (exerted)"]}
    )


def option_of(situation: Situation, verb: str, lang: Lang = "en", at: int = 0) -> Option:
    return [option for option in question(Session(situation.game, 0, lang)).options if option.verb == verb][at]


def test_an_option_comes_in_pieces_that_need_no_parsing():
    found = option_of(duel(), "challenge", "en", 1)
    first, second = found.cards
    moana, stitch = Part("Moana - Of Motunui", card=first), Part("Stitch - New Dog", card=second)
    assert found.parts == (Part("challenge "), moana, Part(" -> "), stitch)
    assert found.text == f"challenge Moana - Of Motunui #{first} -> Stitch - New Dog #{second}"
    spanish = option_of(duel(), "challenge", "es", 1)
    assert spanish.parts == (Part("desafiar a "), stitch, Part(" con "), moana)
    assert spanish.text == f"desafiar a Stitch - New Dog #{second} con Moana - Of Motunui #{first}"
    assert spanish.label == "desafiar"


def test_what_an_option_shows_can_be_typed_whatever_the_order_of_its_words():
    game = duel()
    shown = option_of(game, "challenge", "es", 1)
    scribe = game.game.scribe(0)
    assert scribe is not None
    assert scribe.read(shown.text) == scribe.read(shown.do)


def test_the_pieces_of_every_option_are_its_text_without_handles():
    game = started()
    session = Session(game, game.deciding[0], "es")
    for option in question(session).options:
        assert "".join(part.text for part in option.parts) == option.text.partition(" #")[0]


def test_a_row_of_numbers_has_the_pieces_before_the_number():
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    cut = next(option for option in question(Session(game, game.deciding[0])).options if option.verb == "shuffle_cut")
    assert (cut.parts, cut.text) == ((Part("shuffle and cut"),), "shuffle and cut {n}")


def test_a_player_is_a_piece_with_a_seat():
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], names=["Ana", "Luis"], seed=7, chooser=0)
    assert [option.parts for option in question(Session(game, 0)).options] == [
        (Part("start "), Part("Ana", seat=0)),
        (Part("start "), Part("Luis", seat=1)),
    ]


def test_a_waiting_ability_is_a_piece_with_the_card_that_it_comes_from():
    tells = Triggered((When("quest", Cards(("character",), "yours")),), ToPlayer("gain lore"))
    game = position(
        me={"play": ["Rover", "Piper", "Singer"]},
        cards=[made("Rover"), made("Piper", abilities=[tells]), made("Singer", abilities=[tells])],
    )
    game.push("quest Rover")
    found = [option.parts for option in question(Session(game.game, 0)).options]
    assert found == [
        (Part("resolve "), Part("1", number=1, entry="Piper: gain 1 lore")),
        (Part("resolve "), Part("2", number=2, entry="Singer: gain 1 lore")),
    ]


def test_the_card_that_asks_is_named_with_its_handle():
    game = position(me={**POTION}, you={"play": ["Yzma - Without Beauty Sleep (damage 1)", "Training Staff"]})
    game.push("play Make the Potion")
    asked = question(Session(game.game, 0))
    assert asked.source == Source("Make the Potion", game.game.table.number[game.card("Make the Potion")])


def test_nobody_asks_for_a_turn_action():
    asked = question(Session(duel().game, 0))
    assert (asked.source, asked.clause) == (None, "")


@pytest.mark.parametrize(("lang", "clause"), [("en", "you may banish"), ("es", "puedes desterrar")])
def test_the_ability_that_asks_is_told_in_the_language_of_the_reader(lang, clause):
    game = position(me={"hand": ["Maleficent - Monstrous Dragon"], "inkwell": 9}, you={"play": ["Stitch - New Dog"]})
    game.push("play Maleficent")
    told = question(Session(game.game, 0, lang)).clause
    assert told.startswith("DRAGON FIRE ")
    assert clause in told


def test_a_card_that_has_gone_where_nobody_sees_it_has_no_handle():
    game = duel()
    choice = game.game.question(0)
    assert choice is not None
    choice.source = game.game.table.cards(Z.DECK, 0)[0]
    asked = question(Session(game.game, 0)).source
    assert asked is not None
    assert asked.handle == 0


def test_a_program_may_write_the_stable_word_of_a_verb():
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    Session(game, game.deciding[0]).receive("do shuffle_cut 12")
    assert [action.text for action in game.actions] == ["shuffle and cut 12"]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "quest Moana - Of Motunui"), ("es", "hacer quest con Moana - Of Motunui")]
)
def test_what_was_done_last_is_read_without_handles(lang, said):
    game = duel().game
    second = option_of(duel(), "quest", lang, 1)
    assert "#" in second.do
    game.push(second.do)
    assert game.last_action(lang) == said


SINGER = {
    "hand": ["Ariel - Spectacular Singer"],
    "inkwell": 3,
    "deck": ["Be Prepared", "Stitch - New Dog", "Grab Your Sword", "Moana - Of Motunui", "Stitch - New Dog"],
}


@pytest.mark.parametrize(
    ("lang", "why"),
    [("en", "Does not fit: the question is which song card."), ("es", "No encaja: se pregunta qué carta de canción.")],
)
def test_all_cards_that_one_looks_at_are_shown_and_those_that_do_not_fit_say_why(lang, why):
    game = position(me=SINGER)
    game.push("play Ariel")
    asked = question(Session(game.game, 0, lang))
    assert [(card.name, card.locked) for card in asked.looked] == [
        ("Be Prepared", ""), ("Stitch - New Dog", why), ("Grab Your Sword", ""), ("Moana - Of Motunui", why),
    ]  # fmt: skip


def test_what_is_left_of_the_cards_that_one_looks_at_is_still_shown():
    game = position(me=SINGER)
    game.push("play Ariel")
    game.push("choose Be Prepared")
    asked = question(Session(game.game, 0))
    assert [(card.name, card.locked) for card in asked.looked] == [
        ("Stitch - New Dog", ""), ("Grab Your Sword", ""), ("Moana - Of Motunui", ""),
    ]  # fmt: skip


def test_a_question_about_other_cards_shows_none_of_a_deck():
    game = position(me={**POTION}, you={"play": ["Yzma - Without Beauty Sleep (damage 1)", "Training Staff"]})
    game.push("play Make the Potion")
    assert question(Session(game.game, 0)).looked == ()


def test_nobody_else_is_told_which_cards_one_looks_at():
    game = position(me=SINGER)
    game.push("play Ariel")
    for seat in (1, -1):
        told = "\n".join(Session(game.game, seat).receive("view") + Session(game.game, seat).receive("ask"))
        assert "Be Prepared" not in told
        assert "looked" not in told
