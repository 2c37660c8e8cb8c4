"""What may come of an action until one's next turn."""

from __future__ import annotations

from mazo.bots.aftermath import aftermath
from mazo.game import Game
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action
from mazo.protocol.advice import Aftermath
from tests.support.table import position


def after(game: Game, words: str) -> Aftermath:
    action = next(action for action in game.legal(0) if action.text == words)
    return aftermath(game, Action(0, action.text, action.picks), Dice(7))


def a_fight(lore: int = 0) -> Game:
    """Simba quests and is exerted; Aladdin can challenge and banish him, or quest."""
    return position(
        me={"play": ["Simba - Protective Cub"], "deck": ["Simba - Protective Cub"] * 5},
        you={"lore": lore, "play": ["Aladdin - Heroic Outlaw"], "deck": ["Simba - Protective Cub"] * 5},
    ).game


def test_it_says_what_the_others_may_do_and_which_card_may_be_lost() -> None:
    told = after(a_fight(), "quest Simba - Protective Cub")
    assert [reply.text.en for reply in told.replies] == ["challenge Aladdin - Heroic Outlaw -> Simba - Protective Cub"]
    assert [(loss.card, loss.often) for loss in told.losses] == [("Simba - Protective Cub", 100)]


def test_it_says_in_the_words_of_both_languages() -> None:
    (reply,) = after(a_fight(), "quest Simba - Protective Cub").replies
    assert reply.text.es == "desafiar Aladdin - Heroic Outlaw -> Simba - Protective Cub"


def test_it_counts_the_games_that_are_lost_at_once() -> None:
    assert after(a_fight(lore=18), "end").beaten == 100
    assert after(a_fight(), "end").beaten == 0


def test_it_says_what_the_others_will_have() -> None:
    assert [(gain.seat, gain.score, gain.amount) for gain in after(a_fight(), "end").gains] == [(1, "lore", 2)]


def test_it_does_not_depend_on_what_is_hidden() -> None:
    told = set()
    for hidden in ("Dragon Fire", "Stitch - New Dog"):
        game = position(
            me={"play": ["Simba - Protective Cub"]},
            you={"play": ["Aladdin - Heroic Outlaw"], "hand": [hidden], "deck": [hidden] * 5},
        ).game
        told.add(after(game, "quest Simba - Protective Cub"))
    assert len(told) == 1
