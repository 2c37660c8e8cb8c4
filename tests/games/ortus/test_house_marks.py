"""House rules say that they are some wherever they are cited, and settings inferred from a source say that."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from mazo.client.board import Board
from mazo.client.language import Texts
from mazo.games import kind
from mazo.protocol.messages import Ask, Refused, decode
from mazo.protocol.session import Session
from tests.games.ortus.earls import castle, do, game

MARKS = {"en": ("house rule", "house M19"), "es": ("regla de la casa", "casa M19")}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_refusal_by_a_house_rule_says_so(lang):
    begun = game({"hand": ["Monk"], "fiefs": [castle()]}, {})
    refusal = begun.why_not("install Monk -> Castle")
    assert refusal is not None
    assert MARKS[lang][1] in refusal.text(lang)
    session = Session(begun, 0, lang)
    session.news()
    told = [decode(line) for line in session.receive("do install Monk -> Castle")]
    refused = next(message for message in told if isinstance(message, Refused))
    assert (refused.rule, MARKS[lang][0] in refused.title) == ("M19", True)


def test_a_question_and_the_log_of_the_terminal_say_so():
    begun = game({"captives": [{"card": "Prince", "of": 1}]}, {"fiefs": [castle("Land")]}, active=1)
    do(begun, "end")
    session = Session(begun, 0, "es")
    told = [decode(line) for line in session.news()]
    ask = next(message for message in told if isinstance(message, Ask))
    assert (ask.rule, ask.title) == ("M17", "El rescate (regla de la casa)")
    console = Console(width=100, record=True, file=StringIO())
    board = Board("ortus", Texts("es"), 100)
    console.print(board.choices(ask, begun.view(0)))
    assert "[casa M17]" in console.export_text()


def test_rules_without_a_house_mark_have_a_source():
    for rule in kind("ortus").book:
        if rule.kind != "heading":
            assert [bool(rule.seed), bool(rule.source), rule.chosen].count(True) == 1, rule.code
