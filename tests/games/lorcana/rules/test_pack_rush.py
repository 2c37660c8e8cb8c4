"""[10.1] [10.2] Pack Rush: what it changes about the game, and that all else stays as it is."""

import pytest

import mazo
from mazo.abilities.tree.deeds import Do, Draw, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Top
from mazo.bots import Seat
from mazo.errors import BadConfig, BadDeck
from mazo.games.lorcana.codes import zones as Z
from mazo.kernel.rng import Dice
from mazo.record import replays
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU, Situation, fresh, made, position

RUSH = "pack-rush"
MARKETING = "Marketing Card"
TWO = {"ready": 2, "cards": [MARKETING, MARKETING]}

MY_INK = Cards(zone="inkwell", whose="yours")
FETCH = made("Fetch", "action", cost=0, abilities=[Action(Do("return to hand", Chosen(MY_INK)))])
SNATCH = made("Snatch", "action", cost=0, abilities=[Action(Do("return to hand", Chosen(MY_INK, at_random=True)))])
DRAIN = made("Drain", "action", cost=0, abilities=[Action(Do("return to hand", Every(MY_INK)))])
SINK = made("Sink", "action", cost=0, abilities=[Action(ToDeck(Every(MY_INK)))])
SPILL = made("Spill", "action", cost=0, abilities=[Action(Do("put into discard", Every(MY_INK)))])
DRY_UP = made("Dry Up", "action", cost=0, abilities=[Action(ToPlayer("exert ink", "all"))])
READING = made("Reading", "action", cost=0, abilities=[Action(Draw(3))])
MILL = made("Mill", "action", cost=0, abilities=[Action(Do("put into discard", Top(2)))])
HYMN = made("Hymn", "action", cost=0, abilities=[Action(ToPlayer("gain lore", 1))])
ANIMALS = [made("Bear"), made("Ox"), made("Elk"), READING, MILL, HYMN]
STITCH = "Stitch - New Dog"


def at_the_hands(game: Situation) -> Situation:
    """The decks are left alone; the first player decides about their hand."""
    while "alter-hands" not in game.step:
        game.push("leave")
    return game


def through_setup(game: Situation) -> Situation:
    """Everybody leaves the decks alone and keeps their hand."""
    at_the_hands(game)
    while game.stage == "setup":
        game.push("keep")
    return game


# Which decks.


@rule("lorcana", "10.2.1", "10.1.1")
def test_a_deck_of_pack_rush_is_whatever_two_boosters_hold():
    inks = ["Aladdin - Cornered Swordsman", "Aurora - Regal Princess", "Elsa - Queen Regent"]
    boosters = "\n".join(["5 Stitch - New Dog", *(f"1 {name}" for name in inks)])
    with pytest.raises(BadDeck):
        mazo.new("lorcana", decks=[boosters, boosters])
    game = Situation(mazo.new("lorcana", decks=[boosters, boosters], format=RUSH))
    assert len(game.deck(ME)) == len(game.deck(YOU)) == 8


@pytest.mark.parametrize("name", ["draft", "sealed"])
def test_other_formats_only_ask_something_of_the_decks(name):
    forty = "20 Stitch - New Dog\n20 Elsa - Queen Regent"
    game = through_setup(Situation(mazo.new("lorcana", decks=[forty, forty], format=name)))
    assert (len(game.hand(ME)), game.ink(ME), game.table.variant.lore_to_win) == (7, (0, 0), 20)
    with pytest.raises(BadDeck):
        mazo.new("lorcana", decks=["30 Stitch - New Dog", forty], format=name)


def test_an_unknown_format_is_refused():
    with pytest.raises(BadConfig, match="pack-rush"):
        fresh(format="pack-rash")


# What the variant changes, and what it leaves alone.


@rule("lorcana", "10.1.2")
def test_what_the_variant_does_not_change_goes_by_the_normal_rules():
    game = through_setup(fresh(format=RUSH, starter=ME))
    assert game.active == ME
    assert game.story("draw_skipped") == ["draw_skipped"]
    assert game.lore(ME) == 0
    card = game.hand(ME)[0]
    game.push(f"ink {card}")
    assert (game.ink(ME), game.refused(f"ink {game.hand(ME)[0]}")) == ((3, 0), ("already_inked", "4.2.3"))


@rule("lorcana", "10.1.2", "10.2.3")
def test_without_the_variant_the_hand_is_of_seven_cards_and_the_inkwell_empty():
    game = through_setup(fresh())
    assert (len(game.hand(ME)), game.ink(ME)) == (7, (0, 0))


# Two cards in the inkwell.


@rule("lorcana", "10.2.2")
@pytest.mark.parametrize("players", [2, 3])
def test_two_marketing_cards_are_ink_before_the_hands_are_drawn(players):
    game = fresh(format=RUSH, players=players, size=12)
    assert [game.ink(seat) for seat in range(players)] == [(0, 0)] * players
    at_the_hands(game)
    assert [game.ink(seat) for seat in range(players)] == [(2, 0)] * players
    assert game.names_in("inkwell", players - 1) == [MARKETING, MARKETING]
    assert game.story("to_inkwell", "draws")[: 2 * players + 1] == ["to_inkwell"] * 2 * players + ["draws"]
    assert [len(game.deck(seat)) for seat in range(players)] == [7] * players


@rule("lorcana", "10.2.2")
def test_with_them_a_player_can_pay_on_the_first_turn():
    deck = [made("Cub", cost=2).card] * 12
    game = through_setup(fresh(deck, deck, format=RUSH))
    game.push("play Cub")
    assert game.ink(game.active) == (0, 2)


@rule("lorcana", "10.2.2.2")
def test_they_cannot_be_chosen():
    game = position(
        me={"hand": ["Fetch"], "inkwell": {"ready": 4, "cards": [MARKETING, MARKETING, "Bear", "Ox"]}},
        cards=[FETCH, made("Bear"), made("Ox")],
        format=RUSH,
    )
    game.push("play Fetch")
    assert game.game.legal_actions.count() == 2
    game.push(game.legal()[0])
    assert game.ink(ME) == (3, 0)
    assert MARKETING not in game.hand(ME)


@rule("lorcana", "10.2.2.2")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_chance_does_not_pick_them_either(seed):
    game = position(
        me={"hand": ["Snatch"], "inkwell": {"ready": 3, "cards": [MARKETING, MARKETING, "Bear"]}},
        cards=[SNATCH, made("Bear")],
        format=RUSH,
        seed=seed,
    )
    assert game.push("play Snatch").hand(ME) == ["Bear"]


@rule("lorcana", "10.2.2.2", "1.7.7")
def test_with_nothing_else_in_the_inkwell_there_is_nothing_to_choose():
    game = position(me={"hand": ["Fetch"], "inkwell": TWO}, cards=[FETCH], format=RUSH)
    assert game.push("play Fetch").ink(ME) == (2, 0)


@rule("lorcana", "10.2.2.1")
@pytest.mark.parametrize(("spell", "zone"), [(DRAIN, "hand"), (SINK, "deck"), (SPILL, "discard")])
def test_they_stay_while_other_cards_leave_the_inkwell(spell, zone):
    game = position(
        me={"hand": [spell.card.name], "inkwell": {"ready": 3, "cards": [MARKETING, MARKETING, "Bear"]}},
        cards=[spell, made("Bear")],
        format=RUSH,
    )
    game.push(f"play {spell.card.name}")
    assert game.names_in("inkwell", ME) == [MARKETING, MARKETING]
    assert "Bear" in game.names_in(zone, ME)


@rule("lorcana", "10.2.2.1")
def test_they_are_exerted_and_readied_like_other_ink():
    game = position(me={"hand": ["Dry Up"], "inkwell": TWO}, cards=[DRY_UP], format=RUSH)
    assert game.push("play Dry Up").ink(ME) == (0, 2)
    assert game.push("end", "end").ink(ME) == (2, 0)


def test_they_are_no_part_of_the_deck_when_the_game_is_over():
    game = through_setup(fresh(format=RUSH)).push("concede").clean_up()
    assert len(game.deck(ME)) == 12
    assert MARKETING not in game.deck(ME)
    assert game.game.kind.is_clear(game.table)


def test_everybody_knows_that_they_are_there():
    game = through_setup(fresh(format=RUSH))
    for seed in range(5):
        imagined = game.game.imagine(YOU, Dice(seed))
        names = [imagined.kind.card_name(imagined.table, card) for card in imagined.table.cards(Z.INKWELL, ME)]
        assert names == [MARKETING, MARKETING]


def test_whoever_does_not_know_the_lists_still_knows_that_they_are_there():
    game = through_setup(fresh(format=RUSH))
    for seed in range(5):
        world = Seat(game.game, YOU).imagine(Dice(seed))
        names = [world.kind.card_name(world.table, card) for card in world.table.cards(Z.INKWELL, ME)]
        assert names == [MARKETING, MARKETING]


# Five cards.


@rule("lorcana", "10.2.3")
def test_the_opening_hand_has_five_cards():
    game = at_the_hands(fresh(format=RUSH))
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (5, 5)
    assert {game.number(event.rule) for event in game.events("draws")} == {"10.2.3"}


@rule("lorcana", "10.2.3", "2.2.2.1", "M50")
def test_altering_fills_the_hand_up_to_five():
    game = at_the_hands(fresh(format=RUSH, starter=ME))
    first, second, *kept = game.hand(ME)
    top = game.deck(ME)[:2]
    game.push(f"alter {first}; {second}")
    assert sorted(game.hand(ME)) == sorted(kept + top)
    assert len(game.deck(ME)) == 7


# Fifteen lore.


@rule("lorcana", "10.2.4")
def test_fifteen_lore_win():
    game = position(me={"lore": 14, "play": [STITCH]}, format=RUSH)
    game.push("quest Stitch")
    assert (game.winner, game.verdict) == (ME, "10.2.4")


@rule("lorcana", "10.2.4")
def test_fourteen_lore_do_not_win():
    game = position(me={"lore": 13, "play": [STITCH]}, format=RUSH)
    assert not game.push("quest Stitch").over


@rule("lorcana", "10.2.4", "1.11.3")
def test_without_the_variant_fifteen_lore_do_not_win():
    game = position(me={"lore": 14, "play": [STITCH]})
    assert not game.push("quest Stitch").over


def test_the_view_says_how_much_lore_wins():
    assert position(format=RUSH).game.view(ME).players[YOU].scores["goal"] == 15
    assert "goal" not in position().game.view(ME).players[YOU].scores


# The deck.


@rule("lorcana", "10.2.5")
def test_an_empty_deck_is_refilled_from_the_discard():
    game = position(me={"deck": ["Bear"], "discard": ["Ox", "Elk"]}, active=YOU, cards=ANIMALS, format=RUSH)
    game.push("end")
    assert game.hand(ME) == ["Bear"]
    assert (sorted(game.deck(ME)), game.names_in("discard", ME)) == (["Elk", "Ox"], [])
    assert game.story("deck_renewed") == ["deck_renewed"]


@rule("lorcana", "10.2.5", "M51")
def test_it_is_refilled_between_two_draws():
    game = position(
        me={"hand": ["Reading"], "deck": ["Bear"], "discard": ["Ox", "Elk", "Elk"]}, cards=ANIMALS, format=RUSH
    )
    game.push("play Reading")
    assert len(game.hand(ME)) == 3
    assert len(game.deck(ME)) == 1
    assert game.names_in("discard", ME) == ["Reading"]


@rule("lorcana", "10.2.5")
def test_it_is_refilled_however_it_became_empty():
    game = position(me={"hand": ["Mill"], "deck": ["Bear", "Ox"]}, cards=ANIMALS, format=RUSH)
    game.push("play Mill")
    assert sorted(game.deck(ME)) == ["Bear", "Ox"]
    assert game.names_in("discard", ME) == ["Mill"]


@rule("lorcana", "10.2.5")
@pytest.mark.parametrize("edition", ["2.2.0", "2025-08-22"])
def test_nobody_loses_without_a_deck(edition):
    game = position(me={"deck": []}, you={"deck": []}, edition=edition, format=RUSH)
    game.push("end", "end", "end")
    assert not game.over
    assert game.hand(ME) == []


@rule("lorcana", "10.2.5", "M51")
def test_who_draws_when_both_were_empty_draws_from_what_has_been_discarded_since():
    game = position(me={"deck": [], "hand": ["Hymn"]}, cards=ANIMALS, format=RUSH)
    game.push("play Hymn", "end", "end")
    assert game.hand(ME) == ["Hymn"]


@rule("lorcana", "10.2.5", "9.2.3")
def test_the_deck_of_a_player_who_leaves_is_not_refilled():
    game = position(me={"deck": ["Bear"], "discard": ["Ox"]}, third={}, cards=ANIMALS, format=RUSH)
    game.push("concede", by=ME)
    assert (game.deck(ME), game.names_in("discard", ME)) == ([], [])
    assert sorted(game.names_in("outside", ME)) == ["Bear", "Ox"]
    assert game.deciding in (YOU, THIRD)


# Files.


def test_a_replay_remembers_the_format():
    game = through_setup(fresh(format=RUSH))
    replay = replays.loads(replays.dump(game.game))
    assert replay.header.options == {"format": RUSH}
    assert replays.verify(replay).divergence is None


def test_a_position_remembers_the_format():
    game = position(me={"inkwell": TWO, "lore": 14}, format=RUSH)
    written = game.game.kind.position_of(game.table)
    assert written["format"] == RUSH
    again = mazo.from_position(written)
    assert again.kind.position_of(again.table) == written
    assert "format" not in position().game.kind.position_of(position().table)
