"""Rulings about Adventurous: it can't challenge, and must quest."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import Activated, Cant, Cost, Get, Keyword, Static
from mazo.abilities.tree.nouns import This
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.rules.editions import editions
from tests.games.lorcana.abilities.lowering.stage import EVERYBODY, PLAIN
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.switches import shows
from tests.support.rule import rule
from tests.support.table import ME, YOU, Situation, made, position

BRAVE = Keyword("Adventurous")
MUST_QUEST = ("adventurous_must_quest", "8.16.3")


def scene(*abilities: object, state: str = "", edition: str = "2.3.0", **me: list[str]) -> Situation:
    """An adventurer of mine before an exerted opponent."""
    scout = made("Scout", cost=3, lore=1, willpower=3, abilities=[BRAVE, *abilities])  # type: ignore[list-item]
    wake = says(Do("ready", EVERYBODY), name="Wake")
    return position(
        me={"play": [f"Scout{state}"], **me},
        you={"play": ["Dog (exerted)"]},
        cards=[*PLAIN, scout, wake],
        edition=edition,
    )


@shows("keywords")
@rule("lorcana", "8.16.1", "8.16.2", "8.16.3")
def test_it_must_quest_and_cannot_challenge():
    """R169: the turn can't end before it has quested, and it is no challenger."""
    game = scene()
    assert game.legal() == ["quest Scout"]
    assert game.refused("challenge Scout -> Dog") == ("challenger_adventurous", "8.16.2")
    assert game.refused("end") == MUST_QUEST
    assert game.push("quest Scout", "end").active == YOU


@pytest.mark.parametrize(("edition", "there"), [("2.3.0", True), ("2.2.0", False)])
def test_before_2_3_the_keyword_means_nothing(edition, there):
    assert bool(editions()[edition].keywords & K.ADVENTUROUS) == there
    game = scene(edition=edition)
    assert ("challenge Scout -> Dog" in game.legal(), "end" in game.legal()) == (not there, not there)


@rule("lorcana", "8.16.4")
@pytest.mark.parametrize("action", ["sing Song with Scout", "use Scout"])
def test_it_may_be_exerted_for_something_else(action):
    """R170: a song or an ability exerts it as well."""
    game = scene(Activated(Cost(this="exert"), Draw(1)), hand=["Song"]).push(action)
    assert (game.is_exerted("Scout"), "end" in game.legal()) == (True, True)


@rule("lorcana", "8.16.2", "8.16.3")
def test_while_drying_it_owes_nothing():
    """R171: not even Rush lets it challenge."""
    game = scene(Keyword("Rush"), state=" (drying)")
    assert game.legal() == ["end"]
    assert game.refused("challenge Scout -> Dog") == ("challenger_adventurous", "8.16.2")


@rule("lorcana", "8.16.3", "4.5.3.1")
@pytest.mark.parametrize("less", [-1, -3])
def test_without_lore_it_quests_all_the_same(less):
    """R172: with a lore value of 0 or below it gains nothing and has quested."""
    game = scene(Static((Get(This(), "lore", less),)))
    assert game.refused("end") == MUST_QUEST
    game.push("quest Scout")
    assert (game.lore(ME), "end" in game.legal()) == (0, True)


@rule("lorcana", "8.16.2", "8.7.2")
def test_with_reckless_it_does_neither():
    """R173: it can't quest and can't challenge, so nothing is owed."""
    assert scene(Keyword("Reckless")).legal() == ["end"]


@rule("lorcana", "8.16.3", "1.2.2")
def test_who_can_not_quest_need_not():
    """R174: but it can't challenge either."""
    assert scene(Static((Cant(This(), "quest"),))).legal() == ["end"]


@rule("lorcana", "8.16.3")
def test_readied_again_it_must_quest_again():
    """R175: the duty is seen when the turn is to end."""
    game = scene(hand=["Wake"]).push("quest Scout")
    assert "end" in game.legal()
    game.push("play Wake")
    assert game.refused("end") == MUST_QUEST
