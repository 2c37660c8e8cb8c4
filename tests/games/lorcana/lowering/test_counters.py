"""A further kind of counters needs a word and nothing else: trees put, remove, move and count it."""

from collections.abc import Iterator

import msgspec
import pytest

from mazo.abilities.lowering.author import Author
from mazo.abilities.lowering.dialect import plain_counters
from mazo.abilities.lowering.writer import Writer
from mazo.abilities.machine.runner import start
from mazo.abilities.tree.deeds import MoveCounters, PutCounters, RemoveCounters, ToPlayer
from mazo.abilities.tree.effects import Effect
from mazo.abilities.tree.nouns import Cards, Every, Has, PlayerHas, Sum
from mazo.games.lorcana.book.keys import RESOLVE_IN_ORDER
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.lowering.dialect import dialect_of
from mazo.games.lorcana.table import COUNTERS
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import run
from mazo.kernel.records import CounterKind
from tests.support.table import ME, Situation, made, position

HONEY, DROP = 1, 2
BEAR = made("Bear", willpower=5)
WOLF = made("Wolf", willpower=5)
MINE, THEIRS = Every(Cards(("character",), "yours")), Every(Cards(("character",), "opposing"))


@pytest.fixture
def game() -> Iterator[Situation]:
    """A table at which honey can lie on cards, and drops in inkwells."""
    COUNTERS.extend([CounterKind("honey"), CounterKind("drop", Z.INKWELL)])
    yield position(me={"play": ["Bear"]}, you={"play": ["Wolf"]}, cards=[BEAR, WOLF], edition="2.2.0")
    del COUNTERS[1:]


def does(game: Situation, *effects: Effect) -> None:
    """Let these effects resolve, in a game whose words are honey and drops besides damage."""
    t = game.table
    spoken = dialect_of(t.edition)
    words = {"honey": plain_counters(HONEY, E.EVENTS), "drop": plain_counters(DROP, E.EVENTS)}
    verbs = {"get drops": words["drop"].put, "lose drops": words["drop"].remove}
    vocabulary = msgspec.structs.replace(spoken.words, player_verbs={**spoken.words.player_verbs, **verbs})
    dialect = msgspec.structs.replace(spoken, words=vocabulary, counters={**spoken.counters, **words})
    for effect in effects:
        program = Author(Writer(t.figures, dialect)).program(effect)
        start(t, program, RESOLVE_IN_ORDER, ME, NOBODY)
        run(t)


def honey(game: Situation) -> tuple[int, int]:
    """How much honey lies on the bear and on the wolf."""
    return game.table.counters[HONEY][game.card("Bear")], game.table.counters[HONEY][game.card("Wolf")]


def test_it_is_put_on_cards_beside_damage(game):
    does(game, PutCounters("honey", 3, MINE), PutCounters("damage", 1, MINE))
    assert (honey(game), game.damage("Bear")) == ((3, 0), 1)


def test_it_is_removed(game):
    does(game, PutCounters("honey", 3, MINE), RemoveCounters("honey", "all", MINE))
    assert honey(game) == (0, 0)


def test_it_is_moved(game):
    does(game, PutCounters("honey", 3, MINE), MoveCounters("honey", 2, MINE, THEIRS))
    assert honey(game) == (1, 2)


def test_it_can_be_counted_and_asked_for(game):
    sweet = Every(Cards(("character",), where=(Has("honey", "at least", 1),)))
    does(game, PutCounters("honey", 2, MINE), PutCounters("honey", 1, sweet), ToPlayer("gain lore", Sum("honey", MINE)))
    assert (honey(game), game.lore(ME)) == ((3, 0), 3)


def test_counters_in_a_zone_are_got_lost_and_counted_by_players(game):
    does(game, ToPlayer("get drops", 3), ToPlayer("lose drops", 1), ToPlayer("gain lore", PlayerHas("drop")))
    assert (game.table.counters[DROP], game.lore(ME)) == ([2, 0, 0], 2)


def test_a_view_shows_them(game):
    does(game, PutCounters("honey", 2, MINE), ToPlayer("get drops", 1))
    mine = game.game.view(ME).players[ME].zones
    assert (mine["play"].cards[0].counters, mine["inkwell"].counters) == ({"honey": 2}, {"drop": 1})


def test_a_banished_card_has_none_left(game):
    does(game, PutCounters("honey", 2, MINE))
    bear = game.card("Bear")
    does(game, PutCounters("damage", 9, MINE))
    game.push("end")
    assert game.table.counters[HONEY][bear] == 0
