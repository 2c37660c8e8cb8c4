"""Random games with synthetic cards that say everything a card can say: a sample for every change, and large runs."""

from __future__ import annotations

import pytest

from mazo.errors import BadConfig
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.deal import edition_named
from mazo.games.lorcana.engine.soundness import fault_of
from mazo.games.lorcana.rules.editions import editions
from mazo.kernel.hashing import fold
from mazo.kernel.loop import run
from workshop.lorcana.fuzz import play
from workshop.lorcana.fuzz.features import everything, features_of, parts_of
from workshop.lorcana.fuzz.fuzz import MOST_FAULTS, fuzz
from workshop.lorcana.fuzz.play import Fault, dealt, fuzzed
from workshop.lorcana.fuzz.pool import DECK_SIZE, Synthetic, decks, groups, pool
from workshop.lorcana.fuzz.reach import Reach

NAMES = list(editions())
OLDEST = NAMES[-1]
SAMPLE = 42
LARGE = 2_000


@pytest.fixture(scope="module")
def reach():
    return Reach(edition_named(None), Synthetic())


@pytest.fixture
def table(reach):
    table = dealt(reach, 2, 5)
    run(table)
    return table


def walk(node):
    yield node
    for part in parts_of(node):
        yield from walk(part)


def test_between_them_the_cards_say_everything_that_can_be_said():
    said = {
        feature
        for card in pool()
        for ability in card.abilities
        for node in walk(ability)
        for feature in features_of(node)
    }
    assert everything() - said == set()


def test_every_card_comes_up_again_and_again():
    places = len(groups()) // DECK_SIZE + 2
    dealt_cards = {card for seed in range(places) for deck in decks(2, seed) for card in deck}
    assert dealt_cards == set(range(len(pool())))


def test_a_sample_of_games_is_sound_in_every_edition_and_with_any_number_of_players():
    report = fuzz(SAMPLE, seed=1, every=3)
    assert [fault.what for fault in report.faults] == []
    assert report.games == SAMPLE
    assert sorted(report.editions) == sorted(NAMES)


def test_the_same_seed_is_the_same_game_however_closely_it_is_looked_at(reach):
    one, other = fuzzed(reach, 3, 4, every=1), fuzzed(reach, 3, 4, every=50)
    assert (one.decisions, one.turns) == (other.decisions, other.turns)


def test_tracing_changes_nothing_of_the_game(reach):
    plain, traced = dealt(reach, 2, 9), dealt(reach, 2, 9)
    traced.tracing, traced.trace = True, set()
    for game in (plain, traced):
        run(game)
    assert fold(plain.ints()) == fold(traced.ints())
    assert not traced.copy().tracing


def lose_a_card(table):
    table.zones[table.place_of(Z.DECK, 0)].pop()


def hang_a_card_under_nothing(table):
    card = table.zones[table.place_of(Z.DECK, 0)].pop()
    table.zones[table.place_of(Z.UNDER, 0)].append(card)
    table.zone[card] = table.place_of(Z.UNDER, 0)


def hurt_a_card_in_a_deck(table):
    table.damage[table.cards(Z.DECK, 0)[0]] = 1


def owe_lore(table):
    table.lore[1] = -1


def watch_for_nothing(table):
    table.guards = [1, *table.guards[1:]]


def count_an_effect_that_isnt(table):
    table.kinds = [1, *table.kinds[1:]]


def listen_from_a_deck(table):
    table.listeners = [[64], *table.listeners[1:]]


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card,
        hang_a_card_under_nothing,
        hurt_a_card_in_a_deck,
        owe_lore,
        watch_for_nothing,
        count_an_effect_that_isnt,
        listen_from_a_deck,
    ],
)
def test_what_is_not_as_it_must_be_is_seen(table, spoil):
    assert fault_of(table) == ""
    spoil(table)
    assert fault_of(table) != ""


def test_a_fault_names_the_game_the_decision_and_how_to_see_it_again(monkeypatch):
    monkeypatch.setattr(play, "fault_of", lambda table: "all is lost" if table.turn == 3 else "")
    report = fuzz(2, seed=7, players=2, edition=OLDEST)
    fault = report.faults[0]
    assert fault.what.startswith("decision ")
    assert fault.what.endswith(", turn 3: all is lost")
    assert fault.command == f"mazo fuzz lorcana --games 1 --seed 7 --players 2 --edition {OLDEST}"


def test_a_run_that_finds_faults_everywhere_stops(monkeypatch):
    monkeypatch.setattr(play, "fault_of", lambda table: "all is lost")
    assert fuzz(100, players=2, edition=OLDEST).games == MOST_FAULTS


def test_a_question_without_an_option_is_a_fault(reach, monkeypatch):
    monkeypatch.setattr(play, "legal", lambda table: [])
    with pytest.raises(Fault, match="has no option"):
        fuzzed(reach, 2, 1, every=1000)


def test_a_game_that_is_too_long_is_given_up(reach, monkeypatch):
    monkeypatch.setattr(play, "TURNS", 2)
    assert fuzzed(reach, 2, 1).unfinished


@pytest.mark.parametrize("asked", [{"games": 0}, {"games": 1, "players": 5}, {"games": 1, "edition": "0.1"}])
def test_what_cannot_be_played_is_refused(asked):
    with pytest.raises(BadConfig):
        fuzz(**asked)


def test_unreached_nodes_are_told_by_card(reach):
    fresh = Reach(reach.edition, Synthetic())
    assert len(fresh.missed()) >= len(pool()) // 2
    assert fresh.reached_features() == set()
    assert fresh.one_sided() == []


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", NAMES)
def test_a_large_run_is_sound(edition, players):
    report = fuzz(LARGE, seed=players * 100_000, players=players, edition=edition, every=2)
    assert [(fault.what, fault.command) for fault in report.faults] == []


@pytest.mark.soak
def test_nothing_remains_unreached():
    report = fuzz(7 * LARGE, seed=7, every=20)
    assert report.faults == []
    assert report.missed == []
    assert report.missed_nodes == []
