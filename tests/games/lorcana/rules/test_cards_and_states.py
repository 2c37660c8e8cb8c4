"""[5] Cards: their parts, their types, and the states that they have in each zone."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, PutCounters, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Cost,
    Get,
    Keyword,
    Lose,
    PlayersMay,
    Static,
    Steps,
    To,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Count, Every, Has, Is, Named, OfColour, When
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import check
from mazo.texts.decklists import DeckEntry
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

CHARACTERS = Cards(("character",))
MINE = Cards(("character",), "yours")
STITCH = "Stitch - New Dog"
BEAR = made("Bear", strength=3, willpower=9, classifications=["Storyborn", "Ally"])
OX = made("Ox", strength=2, willpower=9, classifications=["Dreamborn"])
ROCK = made("Rock", "item", cost=1)
HUT = made("Hut", "location", cost=1, willpower=5)
NOISE = made("Noise", "action", cost=1)


def bonus(cards: Cards) -> Action:
    """You gain 1 lore for each such card."""
    return Action(ToPlayer("gain lore", Count(cards)))


def spell(*effects, name: str = "Spell"):
    return made(name, "action", cost=0, abilities=[Action(Steps(effects)) if len(effects) > 1 else Action(effects[0])])


def counted(cards: Cards, *more, **side) -> int:
    """How many such cards a spell of mine counts."""
    count = made("Census", "action", cost=0, abilities=[bonus(cards)])
    game = position(me={**side, "hand": ["Census", *side.get("hand", ())]}, cards=[count, *more])
    return game.push("play Census").lore(ME)


# [5.1] States.


@rule("lorcana", "5.1.1.3", "5.1.1.4")
def test_damaged_is_what_carries_damage_and_undamaged_what_carries_none():
    side = {"play": ["Bear (damage 1)", "Ox", "Ox (damage 3)", "Hut"]}
    assert counted(Cards(whose="yours", where=(Is("damaged"),)), BEAR, OX, HUT, **side) == 2
    assert counted(Cards(("character", "location"), "yours", (Is("undamaged"),)), BEAR, OX, HUT, **side) == 2


@rule("lorcana", "5.1.1.6")
def test_the_top_card_of_a_stack_gains_no_text_from_those_beneath():
    bard = Triggered((When("play", Cards(("action",), "yours")),), ToPlayer("gain lore", 1))
    strong = Static((Get(Every(MINE), "strength", 2),))
    swift = made("Elsa", version="Girl", abilities=[Keyword("Evasive"), strong, bard])
    queen = made("Elsa", version="Queen", strength=4, willpower=5, abilities=[Keyword("Shift", 0)])
    game = position(
        me={"play": ["Elsa - Girl"], "hand": ["Elsa - Queen", "Noise", "Noise"], "ink": 2}, cards=[swift, queen, NOISE]
    )
    assert (game.strength("Elsa - Girl"), game.push("play Noise").lore(ME)) == (3, 1)
    game.push("shift Elsa - Queen -> Elsa - Girl")
    assert (game.strength("Elsa - Queen"), game.push("play Noise").lore(ME)) == (4, 1)
    (top,) = game.game.view(YOU).players[ME].zones["play"].cards
    assert "evasive" not in top.states


@rule("lorcana", "5.1.1.12", "5.3.5")
def test_a_character_in_play_since_its_players_turn_began_is_dry_and_can_do_everything():
    sage = made("Sage", abilities=[Activated(Cost(this="exert"), ToPlayer("gain lore", 1))])
    lullaby = made("Lullaby", "action", cost=1, song=True)
    game = position(
        me={"play": ["Sage (drying)", "Ox (drying)", "Bear (drying)", f"{STITCH} (drying)"], "hand": ["Lullaby"]},
        you={"play": ["Rat (exerted)"]},
        cards=[sage, OX, BEAR, lullaby, made("Rat")],
    )
    assert not any(game.legal(word) for word in ("quest", "challenge", "use", "sing"))
    game = position(
        me={"play": ["Sage (drying)", "Ox (drying)", "Bear (drying)", f"{STITCH} (drying)"], "hand": ["Lullaby"]},
        you={"play": ["Rat (exerted)"]},
        cards=[sage, OX, BEAR, lullaby, made("Rat")],
        phase="start",
    )
    game.push("use Sage", "quest Ox", "sing Lullaby -> Stitch", "challenge Bear -> Rat")
    assert game.lore(ME) == 2


@rule("lorcana", "5.1.1.12", "5.5.4")
def test_an_item_exerts_in_the_turn_in_which_it_is_played():
    lamp = made("Lamp", "item", abilities=[Activated(Cost(this="exert"), ToPlayer("gain lore", 1))])
    assert position(me={"hand": ["Lamp"], "ink": 1}, cards=[lamp]).push("play Lamp", "use Lamp").lore(ME) == 1


@rule("lorcana", "5.6.4")
def test_an_ability_of_a_location_is_used_in_the_turn_in_which_it_is_played():
    inn = made("Inn", "location", abilities=[Activated(Cost(pay=1), ToPlayer("gain lore", 1))])
    assert position(me={"hand": ["Inn"], "ink": 2}, cards=[inn]).push("play Inn", "use Inn").lore(ME) == 1


@rule("lorcana", "5.1.2", "5.1.1", "5.1.3")
def test_a_character_is_exerted_damaged_and_drying_at_the_same_time():
    storm = spell(PutCounters("damage", 2, Every(MINE)), Do("exert", Every(MINE)), name="Storm")
    game = position(me={"hand": ["Bear", "Storm"], "ink": 1}, cards=[BEAR, storm]).push("play Bear", "play Storm")
    assert (game.is_exerted("Bear"), game.damage("Bear"), game.is_drying("Bear")) == (True, 2, True)


@rule("lorcana", "5.1.1.2")
@pytest.mark.parametrize(("state", "lore"), [("", 1), (" (exerted)", 0)])
def test_an_exerted_character_cannot_be_exerted_in_order_to_do_something_else(state, lore):
    effort = spell(PlayersMay(To(Do("exert", Chosen(MINE)), ToPlayer("gain lore", 1))), name="Effort")
    game = position(me={"hand": ["Effort"], "play": [f"Bear{state}"]}, cards=[BEAR, effort]).push("play Effort")
    assert bool(game.legal("yes")) == bool(lore)
    if lore:
        game.push("yes")
    assert game.lore(ME) == lore


@rule("lorcana", "5.1.2.4")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_cards_in_an_inkwell_are_facedown_and_ready_or_exerted(seat):
    game = position(me={"hand": ["Bear", "Rock"], "ink": 1}, cards=[BEAR, ROCK]).push("play Rock", "ink Bear")
    inkwell = game.game.view(seat).players[ME].zones["inkwell"]
    assert (inkwell.count, inkwell.cards, inkwell.states) == (2, (), {"exerted": 1})


@rule("lorcana", "5.1.2.4")
def test_an_effect_can_let_a_card_come_into_the_inkwell_exerted():
    sink = spell(Do("put into inkwell exerted", Every(MINE)), name="Sink")
    game = position(me={"hand": ["Sink"], "play": ["Bear"]}, cards=[BEAR, sink]).push("play Sink")
    assert game.ink(ME) == (0, 1)


@rule("lorcana", "5.1.2.5")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_cards_in_a_deck_are_facedown_and_nothing_else(seat):
    bury = spell(ToDeck(Every(MINE), "top"), Draw(1), name="Bury")
    peace = spell(ToDeck(Every(MINE), "top"), name="Peace")
    hurt = ["Bear (exerted, damage 2)"]
    game = position(me={"hand": ["Peace"], "play": hurt, "deck": 3}, cards=[BEAR, peace]).push("play Peace")
    deck = game.game.view(seat).players[ME].zones["deck"]
    assert (deck.count, deck.cards, deck.states) == (4, (), {})
    game = position(me={"hand": ["Bury"], "play": hurt, "ink": 1}, cards=[BEAR, bury]).push("play Bury", "play Bear")
    assert (game.is_exerted("Bear"), game.damage("Bear")) == (False, 0)


@rule("lorcana", "5.1.2.6")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_cards_in_a_discard_are_faceup_and_nothing_else(seat):
    end = spell(Do("banish", Every(MINE)), name="End")
    game = position(me={"hand": ["End"], "play": ["Bear (exerted, damage 2)"]}, cards=[BEAR, end]).push("play End")
    discard = game.game.view(seat).players[ME].zones["discard"]
    assert {card.name for card in discard.cards} == {"Bear", "End"}
    bear = next(card for card in discard.cards if card.name == "Bear")
    assert (bear.counters, "exerted" in bear.states) == ({}, False)


@rule("lorcana", "5.1.2.7")
def test_a_card_in_hand_has_no_state():
    home = spell(Do("return to hand", Every(MINE)), name="Home")
    game = position(me={"hand": ["Home"], "play": ["Bear (exerted, drying, damage 2)"]}, cards=[BEAR, home])
    game.push("play Home")
    (bear,) = game.game.view(ME).players[ME].zones["hand"].cards
    assert (bear.name, bear.counters, {"exerted", "drying"} & set(bear.states)) == ("Bear", {}, set())


# [5.2] Parts of cards.


@rule("lorcana", "5.2.3")
def test_only_a_card_with_the_symbol_may_be_inked_and_in_the_inkwell_each_is_worth_one():
    plain = made("Plain", cost=1, inkable=False)
    game = position(me={"hand": ["Plain", "Bear"]}, cards=[plain, BEAR])
    assert game.refused("ink Plain")[0] == "not_inkable"
    game.push("ink Bear", "play Plain")
    assert game.ink(ME) == (0, 1)


@rule("lorcana", "5.2.5")
def test_the_ink_type_matters_for_building_decks():
    names = ["Elsa - Queen Regent", "Aladdin - Cornered Swordsman", STITCH]
    three = [DeckEntry(20, name, at) for at, name in enumerate(names, 1)]
    assert "too-many-inks" in {problem.reason for problem in check(three, standard())}
    assert "too-many-inks" not in {problem.reason for problem in check(three[:2], standard())}


@rule("lorcana", "5.2.5")
def test_the_ink_type_matters_to_some_cards():
    red = made("Red", inks=["Ruby"])
    both = made("Both", inks=["Ruby", "Steel"])
    grey = made("Grey", inks=["Steel"])
    side = {"play": ["Red", "Both", "Grey"]}
    assert counted(Cards(("character",), "yours", (OfColour(("Ruby",)),)), red, both, grey, **side) == 2


@rule("lorcana", "5.2.6.2")
def test_a_character_of_two_names_is_one_character():
    eels = made("Flotsam & Jetsam", strength=1)
    assert counted(MINE, eels, play=["Flotsam & Jetsam"]) == 1
    for name in ("Flotsam", "Jetsam", "Flotsam & Jetsam"):
        assert counted(Cards(("character",), "yours", (Named((name,)),)), eels, play=["Flotsam & Jetsam"]) == 1


@rule("lorcana", "5.2.6.3")
@pytest.mark.parametrize(("name", "found"), [("Chip", 1), ("Dale", 1), ("Chip 'n' Dale", 1), ("Chip & Dale", 0)])
def test_chip_n_dale_has_the_names_of_both(name, found):
    rangers = made("Chip 'n' Dale", version="Recovery Rangers")
    side = {"play": ["Chip 'n' Dale - Recovery Rangers"]}
    assert counted(Cards(("character",), "yours", (Named((name,)),)), rangers, **side) == found


@rule("lorcana", "5.2.7", "5.3.3.2")
def test_other_cards_may_ask_for_a_classification():
    side = {"play": ["Bear", "Ox"]}
    assert counted(Cards(("character",), "yours", (Classified(("Ally",)),)), BEAR, OX, **side) == 1
    assert counted(Cards(("character",), "yours", (Classified(("Hero",)),)), BEAR, OX, **side) == 0


@rule("lorcana", "5.3.3.1", "5.3.3.2")
def test_every_character_has_strength_and_willpower_and_a_classification():
    characters = [card for card in standard() if card.type == "character"]
    assert all(card.willpower > 0 and card.classifications for card in characters)
    game = position(me={"play": ["Bear"]}, cards=[BEAR])
    assert (game.strength("Bear"), game.willpower("Bear")) == (3, 9)


@rule("lorcana", "5.2.8")
def test_the_name_of_an_ability_serves_to_refer_to_it():
    lamp = made(
        "Lamp",
        "item",
        abilities=[
            Activated(Cost(), ToPlayer("gain lore", 1), name="Glow"),
            Activated(Cost(), ToPlayer("gain lore", 5), name="Burn"),
        ],
    )
    rain = spell(Lose(Every(Cards(("item",))), ability="Burn", until="this turn"), name="Rain")
    game = position(me={"play": ["Lamp"], "hand": ["Rain"]}, cards=[lamp, rain])
    assert len(game.legal("use")) == 2
    game.push("play Rain")
    assert len(game.legal("use")) == 1
    assert game.push("use Lamp").lore(ME) == 1


# Types.


@rule("lorcana", "5.3.2", "5.4.2", "5.5.2", "5.6.2", "4.3.2")
@pytest.mark.parametrize("card", [BEAR, NOISE, ROCK, HUT])
def test_cards_are_played_in_the_main_phase_of_their_player(card):
    side = {"hand": [card.card.name], "ink": 1}
    game = position(me=side, you=side, cards=[card])
    assert len(game.legal("play")) == 1
    assert game.refused(f"play {card.card.name}", by=YOU)[0] == "not_asked"
    game.push(f"play {card.card.name}")
    assert (game.hand(ME), game.ink(ME)) == ([], (0, 1))


@rule("lorcana", "5.3.1")
def test_a_character_is_one_only_in_play():
    strike = spell(Do("deal damage", Chosen(CHARACTERS), 1), name="Strike")
    game = position(
        me={"hand": ["Strike", "Ox"], "discard": ["Ox"], "deck": ["Ox"]}, you={"play": ["Bear", "Rat"]},
        cards=[strike, OX, BEAR, made("Rat", willpower=3)],
    ).push("play Strike")  # fmt: skip
    assert game.legal("choose") == ["choose Bear", "choose Rat"]


@rule("lorcana", "5.5.1")
def test_an_item_is_one_only_in_play():
    side = {"play": ["Rock"], "hand": ["Rock"], "discard": ["Rock", "Rock"]}
    assert counted(Cards(("item",), "yours"), ROCK, **side) == 1
    assert counted(Cards(("item",), "yours", zone="discard"), ROCK, **side) == 2


@rule("lorcana", "5.6.1")
def test_a_location_is_one_only_in_play():
    side = {"play": ["Hut"], "hand": ["Hut"], "discard": ["Hut", "Hut"]}
    assert counted(Cards(("location",), "yours"), HUT, **side) == 1
    assert counted(Cards(("location",), "yours", zone="discard"), HUT, **side) == 2


@rule("lorcana", "5.4.1")
def test_an_action_is_one_only_while_it_resolves():
    side = {"hand": ["Noise"], "discard": ["Noise", "Noise"]}
    assert counted(Cards(("action",), "yours"), NOISE, **side) == 1  # the spell that counts
    assert counted(Cards(("action",), "yours", zone="discard"), NOISE, **side) == 2


@rule("lorcana", "5.4.1.1", "5.4.4.1", "5.5.3", "5.6.3")
def test_the_type_stands_on_the_card_and_a_song_is_an_action():
    song = made("Song", "action", song=True, cost=9)
    pile = {"discard": ["Song", "Noise", "Rock", "Hut", "Bear"]}
    cards = (song, NOISE, ROCK, HUT, BEAR)

    def in_pile(*types, where=()) -> int:
        return counted(Cards(types, "yours", where, zone="discard"), *cards, **pile)

    assert [in_pile(kind) for kind in ("action", "item", "location", "character")] == [2, 1, 1, 1]
    assert in_pile("action", where=(Is("a song"),)) == 1


@rule("lorcana", "5.4.3")
def test_an_action_has_no_ability_that_could_be_used():
    game = position(me={"hand": ["Noise"], "discard": ["Noise"], "ink": 1}, cards=[NOISE])
    assert game.refused("use Noise")[0] == "not_in_play"
    assert game.legal("use") == []


@rule("lorcana", "5.3.6.1", "5.6.5.1")
@pytest.mark.parametrize("kind", ["character", "location"])
def test_the_version_tells_cards_of_one_name_apart_in_every_zone(kind):
    one = made("Twin", kind, version="One", cost=1, willpower=5)
    two = made("Twin", kind, version="Two", cost=2, willpower=5)
    game = position(me={"hand": ["Twin - One", "Twin - Two"], "discard": ["Twin - Two"], "ink": 3}, cards=[one, two])
    game.push("play Twin - Two", "play Twin - One")
    assert game.play(ME) == ["Twin - Two", "Twin - One"]
    assert game.names_in("discard", ME) == ["Twin - Two"]
    assert one.card.full_name == "Twin - One"


@rule("lorcana", "5.6.5.4")
def test_a_location_gives_its_lore_in_its_players_set_step():
    tower = made("Tower", "location", willpower=5, lore=2)
    game = position(me={"play": ["Tower"]}, you={"play": ["Tower"]}, active=YOU, cards=[tower]).push("end")
    assert (game.lore(ME), game.lore(YOU)) == (2, 0)


@rule("lorcana", "5.2.2", "4.3.2")
def test_the_cost_is_what_the_card_says_wherever_it_is():
    dear = made("Dear", cost=7)
    side = {"discard": ["Dear", "Bear"]}
    assert (
        counted(Cards(("character",), "yours", (Has("cost", "at least", 7),), zone="discard"), dear, BEAR, **side) == 1
    )
    assert position(me={"hand": ["Dear"], "ink": 8}, cards=[dear]).push("play Dear").ink(ME) == (1, 7)
