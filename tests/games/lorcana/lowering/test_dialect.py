"""Every word of Lorcana's lexicon means something to its engine."""

from __future__ import annotations

import pytest

from mazo.games.lorcana.deal import edition_named
from mazo.games.lorcana.lexicon import LEXICON
from mazo.games.lorcana.lowering.dialect import dialect_of

DIALECT = dialect_of(edition_named(None))
SPECIAL = {"under this", "stay", "play", "play exerted"}
"""Destinations that are no plain change."""


@pytest.mark.parametrize(
    ("known", "meant"),
    [
        (LEXICON.states, DIALECT.states),
        ({*LEXICON.counters, *LEXICON.player_counters}, DIALECT.counters),
        (LEXICON.play_ways, {*DIALECT.instructions.ways} - {""}),
        (LEXICON.entries, {*DIALECT.instructions.entries} - {""}),
        (LEXICON.afterwards, {*DIALECT.instructions.afterwards, *DIALECT.later_fates}),
        ({*LEXICON.destinations} - SPECIAL, DIALECT.words.destinations),
        ({*LEXICON.remainders} - {"shuffle"}, {*DIALECT.words.destinations} - {"inkwell"}),
        (LEXICON.acts, {*DIALECT.words.acts, "be dealt damage in challenges"}),
    ],
)
def test_words_and_meanings_are_the_same(known, meant):
    assert set(known) == set(meant)


def test_an_edition_is_read_by_its_own_manners():
    assert dialect_of(edition_named("2025-05-27")).manners != DIALECT.manners
    assert dialect_of(edition_named(None)) is DIALECT
