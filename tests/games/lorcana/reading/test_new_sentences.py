"""Sentences of a set that nobody has printed: what is read says the same again, and the rest is refused."""

import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from mazo.abilities.reading.passage import Refused
from mazo.games.lorcana.cards.catalogue import packaged
from mazo.games.lorcana.reading.compile import Compiler
from mazo.games.lorcana.reading.round_trip import FORM
from mazo.games.lorcana.reading.tongue import say
from mazo.games.lorcana.reading.wording import SCRIPT

SENTENCES = tomllib.loads(Path(__file__).with_name("new_sentences.toml").read_text(encoding="utf-8"))


@cache
def compiler() -> Compiler:
    return Compiler.of((), packaged())


def cases(group: str) -> list[tuple[str, str]]:
    return [(kind, text) for kind, texts in SENTENCES[group].items() for text in texts]


def returns(kind: str, printed: str) -> bool:
    text = SCRIPT.normalise(printed)
    costs, dash, effect = text.rpartition(SCRIPT.dash)
    if SCRIPT.quote in costs:
        costs, dash, effect = "", "", text
    reader = compiler().reader
    if kind == "action":
        made = reader.action(text, kind)
    else:
        made = reader.abilities(effect, kind, reader.cost(costs.split(", "), kind) if dash else None)
    return FORM.returns(text, "\n".join(say(one, kind) for one in made))


@pytest.mark.parametrize(("kind", "text"), cases("read"))
def test_a_new_sentence_of_known_words_is_read_and_said_again(kind, text):
    assert returns(kind, text)


@pytest.mark.parametrize(("kind", "text"), cases("refused"))
def test_a_sentence_that_is_not_understood_is_refused_and_not_read_as_another(kind, text):
    with suppress(Refused):
        assert not returns(kind, text)
