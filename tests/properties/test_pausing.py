"""Who is asked when, in a game that pauses so that others may answer, tells nobody what those others hold."""

from __future__ import annotations

from mazo.game import Game
from mazo.kernel.rng import Dice
from tests.properties.conformance import holds
from tests.properties.play import Chooser, Play
from tests.properties.sizes import Size

STEPS = 12
"""So many decisions the two worlds are followed."""
QUIET = ("pass", "no block")
"""How somebody answers who does nothing."""


@holds(part=0.5, games=("myl",))
def test_the_number_and_order_of_decisions_do_not_hang_on_what_another_holds(play: Play, size: Size) -> None:
    for game in play.looks(size):
        for seat in range(game.seats):
            asked = pauses(game.imagine(seat, Dice(play.seed)), seat, play.seed)
            others = pauses(game.imagine(seat, Dice(play.seed + 1)), seat, play.seed)
            both = min(len(asked), len(others))
            assert asked[:both] == others[:both]


def pauses(game: Game, seat: int, seed: int) -> list[tuple[int, int]]:
    """Who is asked what kind of question while one seat acts at random and all others let it, until chance speaks."""
    table, chooser = game.table, Chooser(seed)
    drawings, learned = table.drawings, table.learned[seat]
    found: list[tuple[int, int]] = []
    while len(found) < STEPS and game.outcome is None:
        if len(game.deciding) != 1 or (table.drawings, table.learned[seat]) != (drawings, learned):
            break
        by = game.deciding[0]
        question = game.question(by)
        assert question is not None
        found.append((by, question.ask))
        if by == seat:
            game.push(chooser.action(game, seat))
            continue
        quiet = [action.text for action in game.legal(by) if action.text in QUIET]
        if not quiet:
            break
        game.push(quiet[0], by=by)
    return found
