"""Ability trees as outlines."""

from __future__ import annotations

from mazo.client.outlines import outline
from mazo.games import kind


def test_an_ability_is_told_from_its_event_to_its_effects():
    lines = outline(kind("lorcana").gallery.tree("Elsa - Spirit of Winter"))
    assert lines[:3] == [
        "keyword · name: Shift · amount: 6",
        "triggered · name: DEEP FREEZE",
        "  when: event: play · cards: this",
    ]
    assert "      – verb: exert" in lines or "    – do · verb: exert" in lines


def test_a_card_without_text_has_no_outline():
    assert outline(kind("lorcana").gallery.tree("Stitch - New Dog")) == []
