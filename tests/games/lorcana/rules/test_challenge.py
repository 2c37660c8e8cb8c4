"""[4.6] A character challenges a character or a location."""

import pytest

from mazo.abilities.lasting.codes import THIS_TURN
from mazo.abilities.tree.deeds import Do, RemoveCounters
from mazo.abilities.tree.nouns import Cards, Every, Ref, This
from mazo.games.lorcana.book.keys import RESOLVE_IN_ORDER
from mazo.games.lorcana.codes import figures as F
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.effects import add_effect
from tests.games.lorcana.rules.scripts import (
    banishes,
    changes,
    characters,
    draws,
    gains,
    may,
    one_of,
    spell,
    strikes_all,
    watcher,
)
from tests.support.rule import rule
from tests.support.table import ME, OLD, THIRD, YOU, made, position

MOANA = "Moana - Determined Explorer"  # 3 strength, 4 willpower
STITCH = "Stitch - New Dog"  # 2 strength, 2 willpower
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower
SVEN = "Sven - Official Ice Deliverer"  # 5 strength, 7 willpower
NALA = "Nala - Mischievous Cub"  # 0 strength, 4 willpower
MARKET = "Agrabah - Marketplace"  # 5 willpower
LAMP = made("Lamp", "item")


# [4.6.4] Declaration.


@rule("lorcana", "4.6.4.1")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "4.6.4.1"), (OLD, "4.3.6.6")])
def test_a_drying_character_cannot_challenge(edition, number):
    game = position(me={"play": [f"{MOANA} (drying)"]}, you={"play": [f"{STITCH} (exerted)"]}, edition=edition)
    refusal = game.why_not("challenge Moana -> Stitch")
    assert refusal is not None
    assert (refusal.reason, refusal.number) == ("challenger_drying", number)
    assert game.unchanged()


@rule("lorcana", "4.6.4.1")
def test_an_exerted_character_cannot_challenge():
    game = position(me={"play": [f"{MOANA} (exerted)"]}, you={"play": [f"{STITCH} (exerted)"]})
    assert game.refused("challenge Moana -> Stitch") == ("challenger_exerted", "4.6.4.1")


@rule("lorcana", "5.3.4")
@pytest.mark.parametrize("card", [MARKET, "Lamp"])
def test_only_characters_challenge(card):
    game = position(me={"play": [card]}, you={"play": [f"{STITCH} (exerted)"]}, cards=[LAMP])
    assert game.refused(f"challenge {card} -> Stitch") == ("not_a_character", "5.3.4")


@rule("lorcana", "4.6.4.1", "1.4.3")
def test_nobody_challenges_with_the_character_of_another():
    game = position(you={"play": [MOANA]}, third={"play": [f"{STITCH} (exerted)"]})
    assert game.refused("challenge Moana -> Stitch") == ("not_yours", "1.4.3")


@rule("lorcana", "4.6.4.1", "4.6.4.2", "5.1.1.8")
def test_both_must_be_in_play():
    game = position(me={"hand": [MOANA], "play": [YZMA]}, you={"play": [f"{STITCH} (exerted)"], "discard": [SVEN]})
    assert game.refused("challenge Moana -> Stitch") == ("not_in_play", "5.1.1.8")
    assert game.refused("challenge Yzma -> Sven") == ("not_in_play", "5.1.1.8")


@rule("lorcana", "4.6.4.2")
@pytest.mark.parametrize(("edition", "number"), [("2.2.0", "4.6.4.2"), (OLD, "4.3.6.7")])
def test_a_ready_character_cannot_be_challenged(edition, number):
    game = position(me={"play": [MOANA]}, you={"play": [STITCH]}, edition=edition)
    assert game.refused("challenge Moana -> Stitch") == ("target_ready", number)


@rule("lorcana", "4.6.4.2")
def test_an_exerted_drying_character_can_be_challenged():
    game = position(me={"play": [MOANA]}, you={"play": [f"{STITCH} (exerted, drying)"]})
    assert game.why_not("challenge Moana -> Stitch") is None


@rule("lorcana", "4.6.4.2", "4.6.8.1")
def test_nobody_challenges_their_own_cards():
    game = position(me={"play": [MOANA, f"{STITCH} (exerted)", MARKET]})
    assert game.refused("challenge Moana -> Stitch") == ("target_yours", "4.6.4.2")
    assert game.refused("challenge Moana -> Agrabah") == ("target_yours", "4.6.4.2")


@rule("lorcana", "4.6.4.2")
def test_items_cannot_be_challenged():
    game = position(me={"play": [MOANA]}, you={"play": ["Lamp (exerted)"]}, cards=[LAMP])
    assert game.refused("challenge Moana -> Lamp") == ("target_wrong_type", "4.6.4.2")


@rule("lorcana", "4.6.4.2", "1.3.5.2")
def test_every_opponents_cards_can_be_challenged():
    game = position(
        me={"play": [MOANA]}, you={"play": [f"{STITCH} (exerted)"]}, third={"play": [f"{YZMA} (exerted)", MARKET]}
    )
    assert game.legal("challenge") == [f"challenge {MOANA} -> {target}" for target in (STITCH, YZMA, MARKET)]


@rule("lorcana", "4.6.4.4", "4.6.3", "4.6.4.5")
def test_the_challenging_character_is_exerted_before_anything_triggers():
    game = position(
        me={"play": ["Knight", SVEN]},
        you={"play": [f"{STITCH} (exerted)"]},
        cards=[watcher("Knight", "challenge", may(gains()), "this")],
    )
    game.push("challenge Knight -> Stitch")
    assert game.is_exerted("Knight")
    assert game.damage("Stitch") == 0
    assert game.story("exerts", "challenges", "challenged", "damaged") == ["exerts", "challenges", "challenged"]
    game.push("yes")
    assert game.damage("Stitch") == 1


# [4.6.5] Triggers before the damage.


@rule("lorcana", "4.6.5", "4.6.3")
def test_abilities_of_challenging_and_being_challenged_resolve_before_the_damage():
    game = position(
        me={"play": ["Knight"]},
        you={"play": ["Target (exerted)"]},
        cards=[
            watcher("Knight", "challenge", gains(), "this", willpower=9),
            watcher("Target", "is challenged", gains(), "this", willpower=9),
        ],
    )
    game.push("challenge Knight -> Target")
    assert game.resolved() == ["Knight", "Target"]
    assert game.story("resolves", "damaged") == ["resolves", "resolves", "damaged", "damaged"]


@rule("lorcana", "4.6.5", "4.6.6.1")
def test_strength_is_read_when_the_damage_is_dealt():
    game = position(
        me={"play": ["Knight"]},
        you={"play": [f"{SVEN} (exerted)"]},
        cards=[watcher("Knight", "challenge", changes("strength", 3, "this turn"), "this", strength=2, willpower=9)],
    )
    game.push("challenge Knight -> Sven")
    assert game.damage("Sven") == 5


@rule("lorcana", "4.6.5", "1.8.1")
def test_a_check_follows_the_declaration_before_anything_resolves():
    game = position(
        me={"play": ["Knight"]},
        you={"play": [f"{STITCH} (exerted)"]},
        cards=[watcher("Knight", "challenge", gains(), "this")],
    )
    add_effect(game.table, STAT, RESOLVE_IN_ORDER, YOU, NOBODY, game.card("Stitch"), F.WILLPOWER, -2, THIS_TURN)
    game.push("challenge Knight -> Stitch")
    assert game.story("challenged", "banished", "resolves", "damaged") == ["challenged", "banished", "resolves"]


@rule("lorcana", "4.6.5", "4.6.9")
def test_a_character_that_dies_before_the_damage_deals_none():
    game = position(
        me={"play": ["Thistle", "Knight"]},
        you={"play": [f"{STITCH} (exerted)", YZMA]},
        cards=[
            watcher("Thistle", "exert", strikes_all(2, "opposing")),
            watcher("Knight", "challenge", gains(), "this"),
        ],
    )
    game.push("challenge Knight -> Stitch", "resolve 1")
    assert not game.is_in_play("Stitch")
    assert (game.damage("Knight"), game.damage("Yzma")) == (0, 2)


# [4.6.6] Damage.


@rule("lorcana", "4.6.6.2", "4.6.6.1", "1.9.2.1", "5.3.6.2")
def test_both_deal_damage_equal_to_their_strength():
    game = position(me={"play": [MOANA]}, you={"play": [f"{SVEN} (exerted, damage 1)"]})
    game.push("challenge Moana -> Sven")
    assert game.damage("Sven") == 4
    assert not game.is_in_play("Moana")
    assert [(event.card, event.other, event.amount) for event in game.events("damaged")] == [
        (SVEN, MOANA, 3),
        (MOANA, SVEN, 5),
    ]


@rule("lorcana", "4.6.6.2", "4.6.6.3", "M10")
def test_the_damage_is_simultaneous_so_both_can_be_banished():
    game = position(me={"play": [f"{MOANA} (damage 1)"]}, you={"play": [f"{YZMA} (exerted, damage 1)"]})
    game.push("challenge Moana -> Yzma")
    assert (game.play(ME), game.play(YOU)) == ([], [])
    assert game.story("damaged", "banished") == ["damaged", "damaged", "banished", "banished"]


@rule("lorcana", "4.6.6.2", "M22")
def test_a_character_without_strength_deals_no_damage():
    game = position(me={"play": [NALA]}, you={"play": [f"{STITCH} (exerted)"]})
    game.push("challenge Nala -> Stitch")
    assert (game.damage("Stitch"), game.damage("Nala")) == (0, 2)
    assert [event.card for event in game.events("damaged")] == [NALA]


@rule("lorcana", "4.6.6.1", "4.6.6.2")
def test_strength_below_zero_counts_as_none():
    game = position(
        me={"play": [STITCH], "hand": ["Daze"]},
        you={"play": [f"{SVEN} (exerted)"]},
        cards=[spell("Daze", changes("strength", -9, "this turn", "opposing"))],
    )
    game.push("play Daze", "challenge Stitch -> Sven")
    assert (game.damage("Stitch"), game.damage("Sven")) == (0, 2)


@rule("lorcana", "4.6.7", "4.6.6.3")
def test_banished_in_a_challenge_triggers_before_the_challenge_is_over():
    game = position(
        me={"play": [SVEN]},
        you={"play": ["Martyr (exerted)"]},
        cards=[watcher("Martyr", "banish", gains(2), "this")],
    )
    game.push("challenge Sven -> Martyr")
    assert game.lore(YOU) == 2
    assert game.story("banished", "resolves", "challenge_over") == ["banished", "resolves", "challenge_over"]


@rule("lorcana", "4.6.7")
def test_the_turn_goes_on_when_the_challenge_is_over():
    game = position(me={"play": [SVEN, MOANA]}, you={"play": [f"{STITCH} (exerted)"]})
    game.push("challenge Sven -> Stitch")
    assert [game.number(event.rule) for event in game.events("challenge_over")] == ["4.6.7"]
    assert (game.deciding, game.step) == (ME, "main/actions")
    assert game.why_not("quest Moana") is None


@rule("lorcana", "4.6.4.4")
def test_a_readied_challenger_stays_in_the_challenge():
    game = position(
        me={"play": ["Knight"]},
        you={"play": [f"{SVEN} (exerted)"]},
        cards=[watcher("Knight", "challenge", Do("ready", This()), "this", strength=4, willpower=9)],
    )
    game.push("challenge Knight -> Sven")
    assert (game.is_exerted("Knight"), game.damage("Sven"), game.damage("Knight")) == (False, 4, 5)


@rule("lorcana", "M21", "M19")
def test_a_challenged_character_that_is_readied_stays_in_the_challenge():
    game = position(
        me={"play": [MOANA]},
        you={"play": ["Target (exerted)"]},
        cards=[watcher("Target", "is challenged", Do("ready", This()), "this", strength=2, willpower=9)],
    )
    game.push("challenge Moana -> Target")
    assert (game.is_exerted("Target"), game.damage("Target"), game.damage("Moana")) == (False, 3, 2)


# [4.6.8] Locations.


@rule("lorcana", "4.6.8", "4.6.8.1", "4.6.8.2", "4.6.8.3")
def test_a_location_takes_damage_and_deals_none():
    game = position(me={"play": [MOANA]}, you={"play": [MARKET]})
    game.push("challenge Moana -> Agrabah")
    assert (game.damage("Agrabah"), game.damage("Moana")) == (3, 0)
    assert game.is_exerted("Moana")


@rule("lorcana", "4.6.8.2", "4.6.8")
def test_a_location_can_be_challenged_beside_a_ready_character_that_cannot():
    game = position(me={"play": [MOANA]}, you={"play": [MARKET, STITCH]})
    assert game.why_not("challenge Moana -> Agrabah") is None
    assert game.refused("challenge Moana -> Stitch") == ("target_ready", "4.6.4.2")


@rule("lorcana", "4.6.8.3", "4.6.6.2", "5.6.5.3")
def test_a_location_with_enough_damage_is_banished():
    game = position(me={"play": [SVEN]}, you={"play": [MARKET]})
    game.push("challenge Sven -> Agrabah")
    assert (game.play(YOU), game.names_in("discard", YOU)) == ([], [MARKET])


@rule("lorcana", "4.6.8", "4.6.5")
def test_challenging_a_location_triggers_like_any_challenge():
    game = position(
        me={"play": ["Knight"]},
        you={"play": ["Keep"]},
        cards=[
            watcher("Knight", "challenge", draws(), "this"),
            watcher("Keep", "is challenged", gains(), "this", kind="location", willpower=9),
        ],
    )
    game.push("challenge Knight -> Keep")
    assert game.resolved() == ["Knight", "Keep"]
    assert game.damage("Keep") == 1


# [4.6.9] Leaving the challenge.


@rule("lorcana", "4.6.9", "4.6.9.1", "4.6.9.2")
@pytest.mark.parametrize("leaves", ["banish", "return to hand"])
def test_without_the_challenged_character_there_is_no_damage(leaves):
    game = position(
        me={"play": ["Knight"]},
        you={"play": [f"{SVEN} (exerted)"]},
        cards=[watcher("Knight", "challenge", Do(leaves, characters("opposing")), "this")],
    )
    game.push("challenge Knight -> Sven")
    assert (game.is_in_play("Sven"), game.damage("Knight")) == (False, 0)
    assert game.story("damaged") == []
    assert [game.number(event.rule) for event in game.events("challenge_over")] == ["4.6.9"]
    assert game.is_exerted("Knight")


@rule("lorcana", "4.6.9")
def test_without_the_challenging_character_there_is_no_damage():
    game = position(
        me={"play": [MOANA]},
        you={"play": ["Ghost (exerted)"]},
        cards=[watcher("Ghost", "is challenged", banishes("opposing"), "this")],
    )
    game.push("challenge Moana -> Ghost")
    assert (game.is_in_play("Moana"), game.damage("Ghost")) == (False, 0)
    assert game.story("damaged") == []


@rule("lorcana", "4.6.9", "4.6.9.1")
def test_the_bag_is_emptied_before_a_challenge_without_participants_ends():
    game = position(
        me={"play": ["Knight", "Second"]},
        you={"play": [f"{SVEN} (exerted)"]},
        cards=[
            watcher("Knight", "challenge", banishes("opposing"), "this"),
            watcher("Second", "challenge", gains()),
        ],
    )
    game.push("challenge Knight -> Sven", "resolve 1")
    assert game.story("banished", "resolves", "challenge_over") == [
        *["resolves", "banished", "resolves", "challenge_over"]
    ]


@rule("lorcana", "M20", "4.6.9")
def test_a_location_that_leaves_ends_the_challenge():
    game = position(
        me={"play": ["Knight"]},
        you={"play": [MARKET]},
        cards=[watcher("Knight", "challenge", Do("banish", Every(Cards(whose="opposing"))), "this")],
    )
    game.push("challenge Knight -> Agrabah")
    assert game.story("damaged", "challenge_over") == ["challenge_over"]


@rule("lorcana", "4.6.9", "7.1.6")
def test_a_character_that_left_and_came_back_is_another_one_and_not_in_the_challenge():
    game = position(
        me={"play": ["Knight"], "hand": [STITCH], "ink": 1},
        you={"play": [f"{SVEN} (exerted)"]},
        cards=[watcher("Knight", "challenge", Do("return to hand", characters("opposing")), "this")],
    )
    game.push("challenge Knight -> Sven")
    assert game.hand(YOU) == [SVEN]
    assert game.story("damaged") == []


@rule("lorcana", "4.6.2", "4.6.6.2")
def test_only_the_two_participants_deal_and_take_damage():
    game = position(me={"play": [MOANA, SVEN]}, you={"play": [f"{STITCH} (exerted)", f"{YZMA} (exerted)"]})
    game.push("challenge Moana -> Stitch")
    assert (game.damage("Moana"), game.damage("Sven"), game.damage("Yzma")) == (2, 0, 0)


@rule("lorcana", "9.2.2", "4.6.5")
def test_with_three_players_the_challenging_players_abilities_come_first():
    game = position(
        me={"play": ["Knight"]},
        you={"play": ["Witness"]},
        third={"play": ["Target (exerted)"]},
        cards=[
            watcher("Target", "is challenged", gains(), "this", willpower=9),
            watcher("Witness", "is challenged", draws(), "any"),
            watcher("Knight", "challenge", draws(), "this", willpower=9),
        ],
    )
    game.push("challenge Knight -> Target")
    assert game.resolved() == ["Knight", "Witness", "Target"]
    assert (game.lore(THIRD), len(game.hand(ME))) == (1, 1)


@rule("lorcana", "1.9.2.3")
def test_damage_can_be_removed_again_as_far_as_there_is_any():
    game = position(
        me={"play": [MOANA], "hand": ["Salve"]},
        you={"play": [f"{STITCH} (exerted)"]},
        cards=[spell("Salve", RemoveCounters("damage", 5, one_of("yours"), up_to=False))],
    )
    game.push("challenge Moana -> Stitch", "play Salve")
    assert game.damage("Moana") == 0
    assert [event.amount for event in game.events("healed")] == [2]


@rule("lorcana", "6.2.1")
def test_abilities_about_damage_trigger_once_for_each_card_that_is_dealt_some():
    game = position(
        me={"play": [SVEN, "Medic"]},
        you={"play": [f"{YZMA} (exerted)"]},
        cards=[watcher("Medic", "is dealt damage", draws(), "any")],
    )
    game.push("challenge Sven -> Yzma", "resolve 1")
    assert game.resolved() == ["Medic", "Medic"]


@rule("lorcana", "6.2.1", "1.9.2.1")
def test_an_ability_can_speak_of_the_damaged_card():
    game = position(
        me={"play": [SVEN, "Medic"]},
        you={"play": [f"{MOANA} (exerted)"]},
        cards=[watcher("Medic", "is dealt damage", RemoveCounters("damage", 1, Ref("subject"), up_to=False))],
    )
    game.push("challenge Sven -> Moana")
    assert game.damage("Sven") == 2
