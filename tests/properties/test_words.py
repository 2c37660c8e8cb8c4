"""What people read holds figures of the game, never a number that only the program knows."""

from __future__ import annotations

import re

from mazo.game import Game
from mazo.kernel.codes import ONE
from mazo.protocol.questions import options, selection
from mazo.texts.lang import Lang
from tests.properties.conformance import holds
from tests.properties.play import Chooser, Play
from tests.properties.sizes import Size

LANGS: tuple[Lang, Lang] = ("en", "es")
LARGEST = 80
"""No deck is larger, and so no figure of a question is."""

_HANDLE = re.compile(r"#\d+")
_BEHIND_A_COLON = re.compile(r": *\d")
_BLANK = re.compile(r"[{}\ue000-\uf8ff]|\bNone\b|  ")
"""A place that nobody has filled, a sign that can't be drawn in a sentence, a word of the program."""
_NUMBER = re.compile(r"\d+")


@holds()
def test_no_option_and_no_prompt_shows_a_number_of_the_program(play: Play, size: Size) -> None:
    chooser = Chooser(play.seed)
    for game in play.looks(size):
        for decision in game.decisions:
            actions = chooser.some(list(game.legal(decision.seat)), size.actions * 3)
            for lang in LANGS:
                assert_for_people(game, decision.prompt(lang))
                for action in actions:
                    text = game.text(action, lang)
                    assert_for_people(game, text)
                    assert not _BEHIND_A_COLON.search(text), text


@holds()
def test_no_question_has_a_blank_in_it_or_two_answers_of_the_same_words(play: Play, size: Size) -> None:
    for game in play.looks(size):
        for decision in game.decisions:
            scribe = game.scribe(decision.seat)
            assert scribe is not None
            for lang in LANGS:
                assert not _BLANK.search(decision.prompt(lang)), decision.prompt(lang)
                if scribe.choice.mode == ONE:
                    texts = [option.text for option in options(scribe, lang)]
                else:
                    asked = selection(scribe, lang)
                    # Cards of one name are told apart by where they lie on the table.
                    texts = [each.name if asked.of else f"{each.name} #{each.handle}" for each in asked.candidates]
                assert not any(_BLANK.search(text.replace("{n}", "")) for text in texts), texts
                assert len(set(texts)) == len(texts), texts


def assert_for_people(game: Game, text: str) -> None:
    """Without the names of cards and the handles that tell equal cards apart, only small numbers are left."""
    bare = _HANDLE.sub("", text)
    for card in range(len(game.table.kind)):
        bare = bare.replace(game.kind.card_name(game.table, card), "")
    assert all(int(number) <= LARGEST for number in _NUMBER.findall(bare)), text
