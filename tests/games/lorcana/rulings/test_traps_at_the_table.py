"""Where other engines went wrong around the rules: views, the log, take-backs, seats, bots and legal actions."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, Look, Put, RemoveCounters, RevealHand, Sort, ToPlayer
from mazo.abilities.tree.effects import ChooseOne, Get, PlayersMay, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Top, When
from mazo.bots import Seat, fast_named, named
from mazo.bots.fast import play_out
from mazo.errors import IllegalAction
from mazo.kernel.rng import Dice
from tests.games.lorcana.rulings.stage import ANY, BEASTS, spell
from tests.support.rule import rule
from tests.support.table import FOURTH, ME, THIRD, YOU, Situation, fresh, made, position

# Views.


def hand_seen(game: Situation, viewer: int, owner: int) -> tuple[list[str], list[str]]:
    """What a viewer sees of a hand: open faces, and names that are known to be in it."""
    zone = game.game.view(viewer).players[owner].zones["hand"]
    return [card.name for card in zone.cards], list(zone.known)


@rule("lorcana", "7.1.3", "7.3.2", "6.1.14", "6.1.14.1", "6.1.14.2")
def test_a_revealed_hand_is_hidden_again_and_new_cards_in_it_were_never_seen():
    """Trap 23: what was seen is remembered as known, but no face stays open."""
    game = position(
        me={"hand": ["Peek"], "ink": 1},
        you={"hand": ["Bear", "Wolf"], "deck": ["Hen", "Hen"], "ink": 2},
        cards=[*BEASTS, spell("Peek", RevealHand("each opponent"))],
    )
    assert hand_seen(game, ME, YOU) == ([], [])
    game.push("play Peek")
    assert hand_seen(game, ME, YOU) == ([], ["Bear", "Wolf"])
    assert hand_seen(game, -1, YOU) == ([], [])  # a spectator is told, and nothing more
    game.push("end")  # a card is drawn
    assert hand_seen(game, ME, YOU) == ([], ["Bear", "Wolf"])
    assert game.game.view(ME).players[YOU].zones["hand"].count == 3
    game.push("play Wolf")
    assert hand_seen(game, ME, YOU) == ([], ["Bear"])


@rule("lorcana", "7.2.1", "7.3.2", "7.5.4", "7.1.3.1", "7.2.2")
def test_a_view_shows_no_deck_no_hand_of_others_and_no_inkwell():
    """Trap 23"""
    game = position(me={"hand": ["Bear"], "ink": 2}, you={"hand": ["Wolf"], "ink": 1}, cards=BEASTS)
    for viewer in (ME, YOU):
        for player in game.game.view(viewer).players:
            zones = player.zones
            assert (zones["deck"].cards, zones["inkwell"].cards) == ((), ())
            assert len(zones["hand"].cards) == (1 if player.seat == viewer else 0)


# The log.


@rule("lorcana", "7.1.3")
def test_the_log_names_the_card_that_it_speaks_of():
    """Trap 24"""
    game = position(
        me={"hand": ["Twin Fire", "Hen"], "ink": 2},
        you={"play": ["Bear", "Wolf"]},
        cards=BEASTS,
    )
    game.push("play Twin Fire", "choose Wolf", "yes", "choose Hen")
    told = [(event.kind, event.card, event.other) for event in game.events("plays", "damaged", "discards")]
    assert told == [
        ("plays", "Twin Fire", "Twin Fire"),
        ("damaged", "Wolf", "Twin Fire"),
        ("discards", "Hen", ""),
        ("damaged", "Bear", "Twin Fire"),
    ]
    assert game.game.tell(game.events("damaged")[0]) == "Wolf takes 2 damage from Twin Fire."


@rule("lorcana", "7.2.1", "7.3.2")
def test_the_log_does_not_name_a_card_that_the_reader_did_not_see_not_even_later():
    """Trap 24"""
    game = position(you={"deck": ["Bear", "Wolf"], "ink": 3}, cards=BEASTS)
    game.push("end", "play Bear")
    drawn = [event for event in game.game.events_for(ME) if event.kind == "draws"]
    assert [event.card for event in drawn] == [""]
    assert [event.card for event in game.game.events_for(YOU) if event.kind == "draws"] == ["Bear"]
    assert game.game.tell(drawn[0]) == "Player 2 draws a card."


@rule("lorcana", "7.2.1", "7.1.3")
def test_cards_that_only_their_player_looked_at_have_no_name_in_the_others_log():
    """Trap 24"""
    game = position(
        me={"hand": ["Scry"], "ink": 1, "deck": ["Bear", "Wolf", "Hen", "Hen"]},
        cards=[*BEASTS, spell("Scry", Look(Top(3)), Sort((Put("hand"), Put("inkwell exerted")), "bottom"))],
    )
    game.push("play Scry", "choose Wolf", "choose Bear")
    assert (game.hand(ME), game.deck(ME)) == (["Wolf"], ["Hen", "Hen"])
    for viewer in (YOU, -1):
        told = [
            event for event in game.game.events_for(viewer) if event.kind not in ("plays", "resolved_action", "paid")
        ]
        assert [event.kind for event in told] == ["looked_at", "to_hand", "to_inkwell", "to_deck_bottom"]
        assert [event.card for event in told] == ["", "", "", ""]
    mine = {event.kind: event.card for event in game.game.events_for(ME)}
    assert (mine["to_hand"], mine["to_deck_bottom"]) == ("Wolf", "Hen")


# Take-backs.


def test_a_take_back_ends_the_whole_play_not_only_the_last_question():
    """Trap 25"""
    game = position(me={"hand": ["Twin Fire", "Hen"], "ink": 2}, you={"play": ["Bear", "Wolf"]}, cards=BEASTS)
    before = game.game.hash
    game.push("play Twin Fire", "choose Bear")
    assert game.game.takeback_point(ME) == 0
    game.game.pop()
    assert game.damage("Bear") == 0
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.game.pop()
    assert (game.game.hash, game.hand(ME), game.ink(ME)) == (before, ["Twin Fire", "Hen"], (2, 0))
    assert game.game.events == []
    with pytest.raises(IllegalAction):
        game.game.pop()


def test_what_taught_the_player_something_cannot_be_taken_back_for_free():
    """Trap 25"""
    game = position(me={"hand": ["Read", "Hen"], "ink": 2}, cards=[*BEASTS, spell("Read", Draw(1))])
    game.push("play Read", "play Hen")
    assert game.game.takeback_point(ME) == 1  # Hen, but not the card that was drawn


# Seats.


@rule("lorcana", "9.1", "9.2.1", "9.2.2")
def test_four_players_take_turns_and_are_all_opponents():
    """Trap 28"""
    lash = spell("Lash", Do("deal damage", Chosen(Cards(("character",), "opposing")), 1))
    bear = {"play": ["Bear (exerted)"], "hand": ["Hen"]}
    game = position({"play": ["Wolf"], "hand": ["Lash"], "ink": 1}, bear, bear, bear, cards=[*BEASTS, lash])
    targets = game.legal("challenge")
    assert len(targets) == 3
    game.push("play Lash")
    assert len(game.legal()) == 3
    game.push(game.legal()[2])
    assert [game.table.damage[game.table.cards(2, seat)[0]] for seat in (YOU, THIRD, FOURTH)] == [0, 0, 1]
    order = []
    for _ in range(5):
        order.append(game.active)
        game.push("end")
    assert order == [ME, YOU, THIRD, FOURTH, ME]


@rule("lorcana", "9.1", "2.2.1.1", "1.8.1.3")
@pytest.mark.parametrize("players", [3, 4])
def test_a_game_of_several_players_comes_to_its_end(players):
    """Trap 28"""
    game = fresh(players=players, size=20)
    table = game.table
    play_out(table, [fast_named("greedy")] * players, Dice(28))
    assert table.over
    assert 0 <= table.winner < players


# Bots.


def greedy(game: Situation, seat: int = ME) -> str:
    """What the greedy bot does."""
    action = named("greedy").act(Seat(game.game, seat))
    return action if isinstance(action, str) else action.text


@pytest.mark.parametrize(
    ("effect", "wanted"),
    [
        (Do("deal damage", Chosen(ANY), 2), "choose Giant"),
        (Do("return to hand", Chosen(ANY)), "choose Giant"),
        (Do("ready", Chosen(ANY)), "choose Wolf"),
        (RemoveCounters("damage", 2, Chosen(ANY)), "choose Hen"),
        (Get(Chosen(ANY), "strength", -2, "this turn"), "choose Giant"),
        (Get(Chosen(ANY), "strength", 2, "this turn"), "choose Bear"),
    ],
)
def test_a_bot_chooses_what_the_effect_is_good_for(effect, wanted):
    """Trap 29: harm goes to an opponent's, help to its own, and to one that it helps."""
    giant = made("Giant", cost=6, strength=6, willpower=6, lore=3)
    game = position(
        me={"play": ["Bear", "Wolf (exerted)", "Hen (damage 2)"], "hand": ["Spell"], "ink": 1},
        you={"play": ["Giant (exerted, damage 3)"]},
        cards=[*BEASTS, giant, spell("Spell", effect)],
    )
    game.push("play Spell")
    assert greedy(game) == wanted


# Legal actions.


def every_action(game: Situation) -> list[str]:
    """All legal actions, after each has been tried on a copy."""
    found = game.legal()
    assert found
    assert len(set(found)) == len(found)
    for text in found:
        game.game.copy().push(text)
    return found


@rule("lorcana", "4.1.1", "8.10.1", "5.4.4.2", "8.12.1")
def test_shift_and_singing_are_among_the_legal_actions():
    """Trap 30"""
    stitch = "Stitch - Rock Star"
    game = position(
        me={
            "play": ["Stitch - New Dog", "Bear", "Wolf", "Bear"],
            "hand": [stitch, "Aria", "A Pirate's Life"],
            "ink": 6,
        },
        cards=[*BEASTS, spell("Aria", ToPlayer("gain lore", 1), song=True, cost=3)],
    )
    found = every_action(game)
    for wanted in (
        f"shift {stitch} -> Stitch - New Dog",
        f"play {stitch}",
        "sing Aria with Bear",
        "sing together A Pirate's Life",
        "play A Pirate's Life",
    ):
        assert wanted in found


@rule("lorcana", "7.7.4", "6.1.3")
def test_questions_inside_the_bag_are_enumerated_completely():
    """Trap 30: which ability, whether at all, which mode, and which of the cards."""
    nested = PlayersMay(ChooseOne((Do("deal damage", Chosen(ANY, 2, up_to=True), 1), ToPlayer("gain lore", 1))))
    asker = made("Asker", willpower=9, abilities=[Triggered((When("quest", "this"),), nested)] * 2)
    game = position(me={"play": ["Asker"]}, you={"play": ["Bear", "Wolf"]}, cards=[*BEASTS, asker])
    game.push("quest Asker")
    assert every_action(game) == ["resolve 1", "resolve 2"]
    game.push("resolve 1")
    assert every_action(game) == ["yes", "no"]
    game.push("yes")
    assert every_action(game) == ["pick 1", "pick 2"]
    game.push("pick 1")
    subsets = every_action(game)
    assert len(subsets) == 1 + 3 + 3  # none, one or two of three
    assert "choose Bear; Wolf" in subsets
    game.push("choose Bear; Wolf", "no")
    assert (game.damage("Bear"), game.damage("Wolf"), game.deciding) == (1, 1, ME)


@rule("lorcana", "5.2.6")
def test_every_name_that_a_player_knows_can_be_named():
    """Trap 30"""
    game = position(
        me={"play": ["The Sorcerer's Hat", "Bear"], "ink": 1, "deck": ["Wolf", "Flotsam & Jetsam - Entangling Eels"]},
        you={"discard": ["Hen"]},
        cards=BEASTS,
    )
    game.push("use The Sorcerer's Hat")
    names = ["Bear", "Filler", "Flotsam", "Flotsam & Jetsam", "Hen", "Jetsam", "The Sorcerer's Hat", "Wolf"]
    assert sorted(every_action(game)) == [f"name {name}" for name in names]


@rule("lorcana", "5.2.6", "7.2.1")
def test_the_names_on_offer_do_not_tell_what_others_have():
    """Trap 30: one's own cards and those that one has seen."""
    game = position(
        me={"play": ["The Sorcerer's Hat"], "ink": 1, "deck": ["Wolf"]},
        you={"deck": ["Hen"], "hand": ["Bear"]},
        cards=BEASTS,
    )
    game.push("use The Sorcerer's Hat")
    assert sorted(game.legal()) == ["name Filler", "name The Sorcerer's Hat", "name Wolf"]
    game.push("name Wolf")
    assert game.game.tell(game.events("named_card")[0]) == "Player 1 names Wolf."
