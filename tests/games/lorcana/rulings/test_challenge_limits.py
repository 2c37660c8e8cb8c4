"""Rulings about challenges: locations and Bodyguards, what must be done, and the checks after them."""

import pytest

from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position

NEW = "2.2.0"

STITCH = "Stitch - New Dog"  # 2 strength, 2 willpower
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower
MOANA = "Moana - Determined Explorer"  # 3 strength, 4 willpower
SVEN = "Sven - Official Ice Deliverer"  # 5 strength, 7 willpower
MARKET = "Agrabah - Marketplace"  # 5 willpower


# Locations and Bodyguards.


@rule("lorcana", "4.6.8", "4.6.8.3", "8.3.3")
def test_a_location_deals_no_damage_and_needs_no_bodyguard():
    """R062: it can be challenged past an exerted Bodyguard, and gives nothing back."""
    game = position(me={"play": [MOANA]}, you={"play": [MARKET, "Simba - Protective Cub (exerted)"]})
    game.push("challenge Moana -> Agrabah")
    assert game.damage("Agrabah") == 3
    assert game.damage("Moana") == 0


@rule("lorcana", "8.3.3")
def test_only_a_bodyguard_that_can_be_challenged_must_be_chosen():
    """R063: of two Bodyguards the exerted one stands before the others; the ready one can't be chosen."""
    game = position(
        me={"play": [MOANA]},
        you={"play": ["Simba - Protective Cub (exerted)", "Hercules - True Hero", f"{YZMA} (exerted)"]},
    )
    assert game.refused("challenge Moana -> Yzma") == ("bodyguard_stands_before", "8.3.3")
    assert game.refused("challenge Moana -> Hercules") == ("target_ready", "4.6.4.2")
    assert game.legal("challenge") == [f"challenge {MOANA} -> Simba - Protective Cub"]


@rule("lorcana", "8.3.3")
def test_either_of_two_exerted_bodyguards_may_be_chosen():
    """R063: any of several."""
    game = position(
        me={"play": [MOANA]},
        you={"play": ["Simba - Protective Cub (exerted)", "Hercules - True Hero (exerted)", f"{YZMA} (exerted)"]},
    )
    assert game.legal("challenge") == [
        f"challenge {MOANA} -> Simba - Protective Cub",
        f"challenge {MOANA} -> Hercules - True Hero",
    ]


@rule("lorcana", "8.3.3", "8.6.1")
def test_an_evasive_bodyguard_stands_before_nobody_it_cannot_be_chosen_by():
    """R063: Simba flies, so a challenger without Evasive chooses freely among the others."""
    game = position(
        me={"play": [MOANA]},
        you={
            "play": ["Simba - Protective Cub (exerted)", f"{YZMA} (exerted)", f"{STITCH} (exerted)"],
            "hand": ["You Can Fly!"],
            "ink": 2,
        },
        active=YOU,
    )
    game.push("play You Can Fly!", "choose Simba", "end")
    assert game.legal("challenge") == [f"challenge {MOANA} -> {YZMA}", f"challenge {MOANA} -> {STITCH}"]
    assert game.refused("challenge Moana -> Simba") == ("target_evasive", "8.6.1")


# What must be done.


@rule("lorcana", "8.7.3", "8.7.4")
@pytest.mark.parametrize("edition", [NEW, OLD])
def test_a_reckless_character_that_sings_need_not_challenge(edition):
    """R065: while Gaston is ready and could challenge, the turn can't end; exerted to sing, he is free."""
    game = position(
        me={"play": ["Gaston - Arrogant Hunter"], "hand": ["This Is My Family"]},
        you={"play": [f"{YZMA} (exerted)"]},
        edition=edition,
    )
    assert game.refused("end")[0] == "reckless_must_challenge"
    game.push("sing This Is My Family with Gaston", "end")
    assert game.active == YOU


@rule("lorcana", "8.7.4", "1.2.1")
def test_who_must_quest_may_sing_instead():
    """R065: Woody's order is met by any way of exerting the character."""
    game = position(
        me={"hand": ["Woody - Town Sheriff"], "ink": 3},
        you={"play": ["Singer"], "hand": ["This Is My Family"]},
        cards=[made("Singer", cost=2)],
    )
    game.push("play Woody", "end")
    assert game.active == YOU
    assert game.refused("end")[0] == "adventurous_must_quest"
    game.push("sing This Is My Family with Singer", "end")
    assert game.active == ME


@rule("lorcana", "1.2.1", "3.2.1.3")
def test_who_must_quest_can_quest_but_not_challenge():
    """R065: questing meets the order; challenging is forbidden; both end with Woody's player's next turn."""
    game = position(
        me={"hand": ["Woody - Town Sheriff"], "play": [f"{YZMA} (exerted)"], "ink": 3},
        you={"play": [MOANA]},
    )
    game.push("play Woody", "end")
    assert game.refused("challenge Moana -> Yzma")[0] == "challenger_adventurous"
    game.push("quest Moana", "end", "end", "end")
    assert game.active == ME


# Checks.


@rule("lorcana", "1.8.3", "1.8.1.4")
def test_who_lived_by_pride_rock_is_banished_by_the_second_check():
    """R066: the location goes first; then Flounder's 2 damage are as much as his willpower."""
    game = position(
        me={"play": ["Lumiere - Hotheaded Candelabra"]},
        you={
            "play": [
                "Pride Lands - Pride Rock",
                "Flounder - Voice of Reason (damage 2, at Pride Lands - Pride Rock)",
            ]
        },
    )
    assert game.willpower("Flounder") == 4
    game.push("challenge Lumiere -> Pride Lands")
    assert game.play(YOU) == []
    assert [event.card for event in game.events("banished")] == [
        "Pride Lands - Pride Rock",
        "Flounder - Voice of Reason",
    ]


@rule("lorcana", "4.6.5", "4.6.7")
def test_the_declarations_trigger_comes_before_the_banishs():
    """R067: the Merfolk's discard resolves before damage, the Chromicon only when they are banished."""
    game = position(
        me={"play": [MOANA], "hand": [STITCH, SVEN]},
        you={"play": ["Cursed Merfolk - Ursula's Handiwork (exerted)", "Emerald Chromicon"]},
    )
    game.push("challenge Moana -> Cursed Merfolk")
    assert game.deciding == ME
    assert game.is_in_play("Cursed Merfolk")
    game.push("choose Stitch")
    assert not game.is_in_play("Cursed Merfolk")
    assert game.deciding == YOU
    game.push("yes")
    assert sorted(game.hand(ME)) == sorted([MOANA, SVEN])
    assert game.resolved() == ["Cursed Merfolk - Ursula's Handiwork", "Emerald Chromicon"]


@rule("lorcana", "6.1.13.6")
def test_the_chromicon_sleeps_during_its_players_own_turn():
    """R067: only during opponents' turns."""
    game = position(me={"play": [STITCH, "Emerald Chromicon"]}, you={"play": [f"{YZMA} (exerted)"]})
    game.push("challenge Stitch -> Yzma")
    assert not game.is_in_play("Stitch")
    assert game.resolved() == []
