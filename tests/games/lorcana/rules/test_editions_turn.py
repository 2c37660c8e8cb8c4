"""The editions as switches: the beginning and the end of a game, and the turn."""

from datetime import date
from typing import Final

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Keyword, Skip, Static, Steps, Triggered
from mazo.abilities.tree.facts import Enters
from mazo.abilities.tree.nouns import Every, Sum, This, When
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.construction import check
from mazo.games.lorcana.rules.editions import editions
from mazo.texts.decklists import DeckEntry
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, THEIRS, hero
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.switches import shows
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, fresh, position

MAY: Final = "2025-05-27"


# Beginning and end.


@shows("starter_choice")
@rule("lorcana", "2.2.1.1", "1.x 3.1.2")
@pytest.mark.parametrize(("edition", "asked"), [("2.2.0", False), (OLD, True)])
def test_chance_names_who_starts_or_who_chooses(edition, asked):
    assert bool(fresh(edition=edition).legal("start")) == asked


@shows("opponent_may_shuffle")
@rule("lorcana", "2.2.1.2", "1.x 3.1.3")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", True), (OLD, False)])
def test_an_opponent_shuffles_or_only_cuts(edition, may):
    game = fresh(edition=edition)
    if game.legal("start"):
        game.push(game.legal("start")[0])
    assert game.legal("cut") != []
    assert bool(game.legal("shuffle")) == may


@shows("decking")
@rule("lorcana", "1.8.1.2", "2.3.3.2", "1.x 3.2.1.2")
@pytest.mark.parametrize(("edition", "lost"), [("2.2.0", True), (OLD, False)])
def test_who_ends_the_turn_with_an_empty_deck(edition, lost):
    game = position(me={"deck": 0}, edition=edition).push("end")
    assert game.over == lost


GAMBLE = hero(Triggered((When("turn end", who="you"),), Steps((Draw(1), Do("deal damage", Every(THEIRS), 9)))))


@shows("win_over_loss")
@rule("lorcana", "1.8.4", "1.x 1.9.2", "M1")
@pytest.mark.parametrize(("edition", "order"), [("2.2.0", ["banished", "lost"]), (OLD, ["lost", "banished"])])
def test_losses_come_before_banishes_in_older_editions(edition, order):
    game = position(me={"deck": 0, "play": ["Hero"]}, third={"play": ["Ant"]}, cards=[*PLAIN, GAMBLE], edition=edition)
    assert game.push("end").story("banished", "lost") == order


@shows("deck_altering")
@rule("lorcana", "1.10.1.3")
@pytest.mark.parametrize(
    ("edition", "reasons"), [("2.2.0", ["void-own-limit", "set-not-legal"]), ("2.1.0", ["set-not-legal"])]
)
def test_a_card_that_alters_the_deck_must_be_legal_first(edition, reasons):
    catalogue = standard().with_cards([Card(name="Crowd", type="item", cost=1, max_copies=99, set="1")])
    entries = [DeckEntry(60, "Crowd")]
    found = check(entries, catalogue, "core", on=date(2026, 10, 16), deck_altering=editions()[edition].deck_altering)
    assert [problem.reason for problem in found] == reasons


# The turn.


STARTER = hero(Triggered((When("turn start", who="you"),), ToPlayer("gain lore", 1)))


@rule("lorcana", "3.2.1.4", "3.2.2.3", "1.x 4.2.2.3")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_triggers_of_the_start_wait_in_the_bag_sooner_or_later(edition):
    game = position(me={"play": ["Hero", "Tower"]}, cards=[*PLAIN, STARTER], edition=edition).push("end", "end")
    assert (game.lore(ME), game.story("gains_lore")) == (2, ["gains_lore", "gains_lore"])


LATE = hero(Static((Enters("this", "exerted"),)), name="Late")
GUARD = hero(Keyword("Bodyguard"), name="Guard")


@rule("lorcana", "6.7.9", "6.4.3", "8.3.2")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_entering_and_skipping_have_another_name_and_the_same_outcome(edition):
    skip = says(Skip("draw", "each opponent"))
    game = position(me={"hand": ["Late", "Guard", "Spell"], "ink": 4}, cards=[LATE, GUARD, skip], edition=edition)
    game.push("play Late", "play Guard", "yes", "play Spell", "end")
    assert (game.is_exerted("Late"), game.is_exerted("Guard"), game.hand(YOU)) == (True, True, [])


ONCE = hero(Triggered((When("quest", MINE),), ToPlayer("gain lore", Sum("strength", This())), once="turn"))


@rule("lorcana", "6.1.13.2", "6.1.8", "6.7.7")
@pytest.mark.parametrize("edition", ["2.2.0", MAY])
def test_counting_is_written_down_later_and_done_all_the_same(edition):
    game = position(me={"play": ["Hero", "Ant", "Dog"]}, cards=[*PLAIN, ONCE], edition=edition)
    assert game.push("quest Ant", "quest Dog").lore(ME) == 4
