"""The cases that games ship: whoever does there what they say meets the answer, and its rules."""

from __future__ import annotations

from datetime import date

import pytest

from mazo.client.cases import begun, carried_out
from mazo.games import NAMES, kind
from mazo.texts.rulings import Ruling

ALL = [(name, case) for name in NAMES for case in kind(name).rulings]
each = pytest.mark.parametrize(("name", "case"), [pytest.param(*one, id=f"{one[0]}-{one[1].name}") for one in ALL])


@each
def test_a_case_comes_to_what_it_says(name: str, case: Ruling) -> None:
    played = kind(name)
    if case.format and case.deck:
        found = played.check_deck(case.deck, case.format, "2026-06-01", date(2026, 6, 1))
        assert sorted({problem.reason for problem in found.problems}) == sorted(case.problems)
        numbers = {rule.number(played.editions[0]) for rule in case.rules}
        assert {problem.rule for problem in found.problems} <= numbers
        return
    game = begun(played, case)
    if game is None:
        return
    refusal = carried_out(game, case)
    zones = [zone.name for zone in game.table.zone_kinds]
    for lies in case.then:
        cards = [played.card_name(game.table, card) for card in game.table.cards(zones.index(lies.zone), lies.seat)]
        assert len(cards) == lies.count if lies.count >= 0 else cards == list(lies.cards)
    assert (refusal is not None) == bool(case.refused)
    if refusal is not None:
        assert refusal.rule in {rule.code for rule in case.rules}


@each
def test_a_case_asks_and_answers_in_both_languages_and_names_its_rules(name: str, case: Ruling) -> None:
    for lang in ("en", "es"):
        assert case.question.text(lang).rstrip().endswith("?")
        assert case.answer.text(lang).endswith(".")
    assert case.question.text("es").count("¿") == case.question.text("es").count("?")
    assert case.rules


def test_myl_has_every_case_of_its_conformance_list() -> None:
    numbers = [int(case.name.removeprefix("C")) for case in kind("myl").rulings]
    without = {4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56}
    assert numbers == [n for n in range(1, 71) if n not in without]
