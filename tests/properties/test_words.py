"""What people read holds figures of the game, never a number that only the program knows."""

from __future__ import annotations

import re

from mazo.game import Game
from mazo.texts.lang import Lang
from tests.properties.conformance import holds
from tests.properties.play import Chooser, Play
from tests.properties.sizes import Size

LANGS: tuple[Lang, Lang] = ("en", "es")
LARGEST = 80
"""No deck is larger, and so no figure of a question is."""

_HANDLE = re.compile(r"#\d+")
_BEHIND_A_COLON = re.compile(r": *\d")
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


def assert_for_people(game: Game, text: str) -> None:
    """Without the names of cards and the handles that tell equal cards apart, only small numbers are left."""
    bare = _HANDLE.sub("", text)
    for card in range(len(game.table.kind)):
        bare = bare.replace(game.kind.card_name(game.table, card), "")
    assert all(int(number) <= LARGEST for number in _NUMBER.findall(bare)), text
