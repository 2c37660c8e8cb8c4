"""The rule that is shown with a question explains that question, not how the ability came to resolve."""

from __future__ import annotations

import pytest

from mazo.protocol.session import Session
from tests.protocol.talk import question
from tests.support.table import OLD, Situation, position

FOES = {"play": ["Stitch - New Dog", "Yzma - Without Beauty Sleep (damage 1)"], "hand": ["Stitch - New Dog"]}
TOP = ["Stitch - New Dog", "Moana - Of Motunui", "Mufasa - King of the Pride Lands", "Yzma - Without Beauty Sleep"]


def played(name: str, *answers: str, edition: str | None = None) -> Situation:
    """A shipped card has been played, and so many of its questions answered."""
    me = {"hand": [name], "inkwell": 10, "play": ["Moana - Of Motunui (damage 2)"], "deck": [*TOP, *TOP]}
    game = position(me=me, you=FOES, edition=edition)
    return game.push(f"play {name}", *answers)


@pytest.mark.parametrize(
    ("name", "answers", "rule", "english", "spanish"),
    [
        ("Maleficent - Monstrous Dragon", (), "6.1.4", '"May"', "«Puedes»"),
        ("Maleficent - Monstrous Dragon", ("yes",), "6.1.3", 'Choosing and "up to"', "Elegir y «hasta»"),
        ("Make the Potion", (), "6.1.5.2", '"A or B"', "«A o B»"),
        ("Beyond the Horizon", (), "6.1.3", 'Choosing and "up to"', "Elegir y «hasta»"),
        ("Develop Your Brain", (), "6.1.3", 'Choosing and "up to"', "Elegir y «hasta»"),
        ("Reflection", (), "7.2.3", 'Cards added "in any order"', "Cartas añadidas «en cualquier orden»"),
    ],
)
def test_a_question_of_an_ability_is_explained_by_its_own_rule(name, answers, rule, english, spanish):
    game = played(name, *answers).game
    asked = [question(Session(game, 0, "en")), question(Session(game, 0, "es"))]
    assert [(each.rule, each.title) for each in asked] == [(rule, english), (rule, spanish)]


def test_an_older_edition_shows_the_section_that_states_the_rule():
    asked = question(Session(played("Maleficent - Monstrous Dragon", edition=OLD).game, 0))
    assert asked.rule == "7.1"


def test_what_the_game_itself_asks_is_explained_by_the_rule_that_asks():
    asked = question(Session(position().game, 0))
    assert (asked.rule, asked.title) == ("3.3.1", "What can be done")


def test_the_rule_that_is_shown_is_no_part_of_the_state():
    game = played("Maleficent - Monstrous Dragon").game
    before = game.hash
    question(Session(game, 0))
    assert game.hash == before
    assert game.decisions[0].rule == game.kind.book.by_number("6.2.1").code
