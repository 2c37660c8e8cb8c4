"""Everything on the board of every game explains itself, from the rule book."""

from __future__ import annotations

import pytest

from mazo.games import NAMES, kind
from mazo.server.explaining import explanations
from mazo.server.offers import keywords_of

GAMES = [name for name in NAMES if kind(name).main == name]


def on_the_board(name: str) -> set[str]:
    """What a board shows of a game, by section and name."""
    game = kind(name)
    plan = game.plan
    found = {f"lane.{lane.name}" for lane in plan.lanes} | {f"zone.{pile.zone}" for pile in plan.piles}
    found |= {f"zone.{plan.hand}", *(f"zone.{middle.zone}" for middle in plan.middle)}
    found |= {f"phase.{phase}" for phase in plan.phases}
    found |= {f"phase.{step.key}" for step in game.glossary.of_kind("step") if plan.steps}
    found |= {f"state.{state}" for state in (*plan.states, plan.rested) if state}
    found |= {f"figure.{figure.name}" for figure in plan.figures}
    found |= {f"keyword.{keyword}" for keyword in keywords_of(game)}
    found |= {f"score.{plan.score.name}"} if plan.score is not None else set()
    found |= {f"purse.{plan.purse.name}"} if plan.purse is not None else set()
    return found | ({"figure.cost"} if plan.cost is not None else set())


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_on_the_board_has_its_rule(name: str) -> None:
    assert on_the_board(name) - set(kind(name).board_rules) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_edition_explains_it_in_both_languages(name: str) -> None:
    for edition in kind(name).editions:
        english, spanish = explanations(kind(name), edition, "en"), explanations(kind(name), edition, "es")
        for key, told in english.items():
            assert all((told.title, told.text, told.rule, spanish[key].text)), (edition, key)
            assert spanish[key].text != told.text, (edition, key)


def test_an_explanation_is_the_rule_in_words() -> None:
    told = explanations(kind("lorcana"), "", "es")["state.exerted"]
    assert (told.title, told.rule) == ("Agotado", "5.1.1.2")
    assert told.text == kind("lorcana").book.by_number("5.1.1.2", kind("lorcana").editions[0]).summary("es")
