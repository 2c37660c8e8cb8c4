"""Rulings about challenges."""

import pytest

from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

STITCH = "Stitch - New Dog"  # 2 strength, 2 willpower
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower
MOANA = "Moana - Determined Explorer"  # 3 strength, 4 willpower
SVEN = "Sven - Official Ice Deliverer"  # 5 strength, 7 willpower
NALA = "Nala - Mischievous Cub"  # 0 strength, 4 willpower
MARKET = "Agrabah - Marketplace"  # 5 willpower


# [4.6.4] Declaration.


@rule("lorcana", "4.6.4.3", "4.6.4.4")
def test_limiters_are_checked_before_the_challenger_is_exerted():
    """R047: the Coachman's own exertion would be the second one; he isn't evasive yet when he is declared."""
    game = position(
        me={"play": ["The Coachman - Greedy Deceiver", f"{STITCH} (exerted)"]},
        you={"play": ["Pongo - Ol' Rascal (exerted)"]},
    )
    assert game.refused("challenge The Coachman -> Pongo") == ("target_evasive", "8.6.1")


@rule("lorcana", "4.6.4.3")
def test_with_two_others_exerted_the_coachman_is_evasive():
    """R047: then he may, with his +2 strength."""
    game = position(
        me={"play": ["The Coachman - Greedy Deceiver", f"{STITCH} (exerted)", f"{YZMA} (exerted)"]},
        you={"play": ["Pongo - Ol' Rascal (exerted)"]},
    )
    game.push("challenge The Coachman -> Pongo")
    assert not game.is_in_play("Pongo")  # 4 strength against 3 willpower


# [4.6.5] Triggers of the declaration.


@rule("lorcana", "4.6.5", "4.6.6.1")
def test_a_card_discarded_on_the_declaration_weakens_jafar():
    """R049: Flynn Rider's trigger resolves before the damage, which then counts one card less."""
    game = position(
        me={"play": ["Jafar - Keeper of Secrets"], "hand": [STITCH, YZMA]},
        you={"play": ["Flynn Rider - Charming Rogue (exerted)"]},
    )
    assert game.strength("Jafar") == 2
    game.push("challenge Jafar -> Flynn Rider")
    assert game.deciding == ME
    assert game.damage("Flynn Rider") == 0
    game.push("choose Yzma")
    assert game.names_in("discard", ME) == [YZMA]
    assert game.damage("Flynn Rider") == 1  # of 2 willpower
    assert game.damage("Jafar") == 1


@rule("lorcana", "4.6.5", "4.6.6.1")
def test_a_card_drawn_on_the_declaration_strengthens_jafar():
    """R050: the Queen of Hearts lets her player draw; Jafar counts the new card."""
    game = position(
        me={"play": ["Jafar - Keeper of Secrets", "Queen of Hearts - Sensing Weakness"], "hand": [STITCH]},
        you={"play": [f"{YZMA} (exerted)"]},
    )
    game.push("challenge Jafar -> Yzma", "yes")
    assert game.damage("Yzma") == 2


@rule("lorcana", "4.6.5")
def test_challenging_a_location_is_not_challenging_a_character():
    """R050: the Queen of Hearts speaks of characters only."""
    game = position(
        me={"play": [MOANA, "Queen of Hearts - Sensing Weakness"]},
        you={"play": [MARKET]},
    )
    game.push("challenge Moana -> Agrabah")
    assert game.resolved() == []
    assert game.damage("Agrabah") == 3


# [4.6.7] [4.6.9] The end of a challenge.


@rule("lorcana", "4.6.7", "4.6.2")
def test_a_banish_by_a_banish_trigger_is_still_in_the_challenge():
    """R051: the Cheshire Cat takes Marshmallow along, who was banished in a challenge and so may return."""
    game = position(
        me={"play": ["Marshmallow - Persistent Guardian"]},
        you={"play": ["Cheshire Cat - Not All There (exerted)"]},
    )
    game.push("challenge Marshmallow -> Cheshire Cat")
    assert game.names_in("discard", YOU) == ["Cheshire Cat - Not All There"]
    assert game.names_in("discard", ME) == ["Marshmallow - Persistent Guardian"]
    game.push("yes")
    assert game.hand(ME) == ["Marshmallow - Persistent Guardian"]
    assert game.resolved() == ["Cheshire Cat - Not All There", "Marshmallow - Persistent Guardian"]
    assert game.story("resolves", "challenge_over") == ["resolves", "resolves", "challenge_over"]


@rule("lorcana", "4.6.9")
def test_boo_banishes_the_weak_on_the_declaration_and_no_damage_is_dealt():
    """R053: Boo, who has 1 willpower, survives."""
    game = position(me={"play": ["Boo - Energetic Child"]}, you={"play": [f"{YZMA} (exerted)"]})
    game.push("challenge Boo -> Yzma")
    assert not game.is_in_play("Yzma")
    assert game.damage("Boo") == 0
    assert game.story("banished", "damaged", "challenge_over") == ["banished", "challenge_over"]


@rule("lorcana", "4.6.9", "4.6.6")
def test_boo_does_nothing_to_the_strong():
    """R053: more than 3 strength, so the challenge takes its course."""
    game = position(me={"play": ["Boo - Energetic Child"]}, you={"play": [f"{SVEN} (exerted)"]})
    game.push("challenge Boo -> Sven")
    assert not game.is_in_play("Boo")
    assert game.is_in_play("Sven")


@rule("lorcana", "4.6.9", "4.6.5")
def test_lethal_damage_moved_on_the_declaration_leaves_no_damage_step():
    """R053: Mother Gothel moves the last damage counter; the check banishes the target before damage."""
    game = position(
        me={"play": ["Mother Gothel - Vain Sorceress", f"{MOANA} (damage 1)"]},
        you={"play": [f"{YZMA} (exerted, damage 3)"]},
    )
    game.push("challenge Moana -> Yzma", "yes", "choose Moana")
    assert not game.is_in_play("Yzma")
    assert game.damage("Moana") == 0
    assert game.is_exerted("Moana")
    assert game.story("banished", "challenge_over") == ["banished", "challenge_over"]


@rule("lorcana", "4.6.4.4", "4.6.9")
def test_a_challenger_readied_on_the_declaration_still_challenges():
    """R054: Ming Lee readies herself; damage is dealt all the same, and she may challenge again."""
    game = position(
        me={"play": ["Ming Lee - Giant Red Panda"]},
        you={"play": [f"{YZMA} (exerted)", f"{STITCH} (exerted)"]},
    )
    game.push("challenge Ming Lee -> Yzma")
    assert not game.is_in_play("Yzma")
    assert game.damage("Ming Lee") == 3
    assert not game.is_exerted("Ming Lee")
    assert game.refused("quest Ming Lee")[0] == "quester_cant"
    game.push("challenge Ming Lee -> Stitch")
    assert game.damage("Ming Lee") == 5


@rule("lorcana", "4.6.4.4", "8.8.1")
def test_pete_has_resist_in_the_challenge_he_declares():
    """R055: he is exerted by the declaration, so his Resist is there when the damage is dealt."""
    game = position(me={"play": ["Pete - Space Pirate"]}, you={"play": [f"{YZMA} (exerted)"]})
    game.push("challenge Pete -> Yzma")
    assert game.damage("Pete") == 2  # 3, less 1


@rule("lorcana", "6.1.15", "8.8.1")
def test_only_an_exerted_pete_protects_his_pirates():
    """R055: while Pete is ready, another Pirate has no Resist."""
    mate = "Mr. Smee - Loyal First Mate"
    game = position(me={"play": ["Pete - Space Pirate", mate]}, you={"play": [f"{YZMA} (exerted)"]})
    game.push("challenge Mr. Smee -> Yzma")
    assert game.damage("Mr. Smee") == 3
    game = position(
        me={"play": ["Pete - Space Pirate (exerted)", mate]},
        you={"play": [f"{YZMA} (exerted)"]},
    )
    game.push("challenge Mr. Smee -> Yzma")
    assert game.damage("Mr. Smee") == 2


# The second challenge of the turn.


@rule("lorcana", "6.2.1", "6.2.4")
def test_fa_zhou_gives_lore_for_the_second_challenge_only():
    """R057: not for the first one and not for the third."""
    game = position(
        me={"play": ["Fa Zhou - War Hero", MOANA, SVEN, YZMA]},
        you={"play": ["Wall (exerted)"]},
        cards=[made("Wall", strength=0, willpower=50)],
    )
    game.push("challenge Moana -> Wall")
    assert game.lore(ME) == 0
    game.push("challenge Sven -> Wall")
    assert game.lore(ME) == 3
    game.push("challenge Yzma -> Wall")
    assert game.lore(ME) == 3


@rule("lorcana", "6.2.1")
def test_the_first_challenge_may_have_been_one_of_a_location():
    """R057: the second one is of a character."""
    game = position(
        me={"play": ["Fa Zhou - War Hero", MOANA, SVEN]},
        you={"play": ["Wall (exerted)", MARKET]},
        cards=[made("Wall", strength=0, willpower=50)],
    )
    game.push("challenge Moana -> Agrabah")
    assert game.lore(ME) == 0
    game.push("challenge Sven -> Wall")
    assert game.lore(ME) == 3


@rule("lorcana", "6.2.1")
def test_a_second_challenge_of_a_location_does_not_count():
    """R057: Fa Zhou speaks of challenging another character, and the third challenge isn't the second."""
    game = position(
        me={"play": ["Fa Zhou - War Hero", MOANA, SVEN, YZMA]},
        you={"play": ["Wall (exerted)", "Never Land - Mermaid Lagoon"]},
        cards=[made("Wall", strength=0, willpower=50)],
    )
    game.push("challenge Moana -> Wall", "challenge Sven -> Never Land", "challenge Yzma -> Wall")
    assert game.lore(ME) == 0


@rule("lorcana", "6.2.1")
def test_the_first_challenge_may_come_before_fa_zhou():
    """R057: he is played between the two."""
    game = position(
        me={"play": [MOANA, SVEN], "hand": ["Fa Zhou - War Hero"], "ink": 3},
        you={"play": ["Wall (exerted)"]},
        cards=[made("Wall", strength=0, willpower=50)],
    )
    game.push("challenge Moana -> Wall", "play Fa Zhou", "challenge Sven -> Wall")
    assert game.lore(ME) == 3


@rule("lorcana", "1.6.1")
def test_fa_zhou_must_be_in_play_at_the_second_challenge():
    """R057: played after it, he gives nothing for the third."""
    game = position(
        me={"play": [MOANA, SVEN, YZMA], "hand": ["Fa Zhou - War Hero"], "ink": 3},
        you={"play": ["Wall (exerted)"]},
        cards=[made("Wall", strength=0, willpower=50)],
    )
    game.push("challenge Moana -> Wall", "challenge Sven -> Wall", "play Fa Zhou", "challenge Yzma -> Wall")
    assert game.lore(ME) == 0


# Strength in challenges.


@rule("lorcana", "6.1.13.4", "4.6.5")
def test_tiana_weakens_the_challenger_for_the_whole_turn():
    """R058: -3 strength unless its player pays 3; that stays when Tiana or the challenger is readied."""
    game = position(
        me={"play": [SVEN], "hand": ["Fan the Flames", "Fan the Flames"], "ink": 2},
        you={"play": ["Tiana - Restaurant Owner (exerted)", f"{YZMA} (exerted)"]},
    )
    game.push("challenge Sven -> Yzma")  # 2 ink: nothing to pay with, so no question
    assert game.damage("Yzma") == 2
    game.push("play Fan the Flames", "choose Sven")
    assert game.strength("Sven") == 2
    game.push("play Fan the Flames", "choose Tiana")
    assert not game.is_exerted("Tiana")
    assert game.strength("Sven") == 2
    game.push("challenge Sven -> Yzma")  # Tiana is ready now: no further -3
    assert not game.is_in_play("Yzma")
    game.push("end")
    assert game.strength("Sven") == 5


@rule("lorcana", "6.1.5", "4.6.5")
def test_tiana_can_be_paid_off():
    """R058: the challenging player pays 3 ink, or declines."""
    for answer, strength, ink in (("yes", 5, (0, 3)), ("no", 2, (3, 0))):
        game = position(
            me={"play": [SVEN], "ink": 3},
            you={"play": ["Tiana - Restaurant Owner (exerted)", f"{YZMA} (exerted)"]},
        )
        game.push("challenge Sven -> Yzma")
        assert game.deciding == ME
        game.push(answer)
        assert game.strength("Sven") == strength
        assert game.ink(ME) == ink


@rule("lorcana", "6.2.1", "6.1.13.4")
@pytest.mark.parametrize(
    ("answers", "strength", "ink"),
    [(["yes", "yes"], 5, (0, 6)), (["yes", "no"], 2, (3, 3)), (["no", "no"], 0, (6, 0))],
)
def test_two_tianas_are_paid_twice(answers, strength, ink):
    """R058: -6, or 3 ink for each."""
    game = position(
        me={"play": [SVEN], "ink": 6},
        you={"play": ["Tiana - Restaurant Owner (exerted)"] * 2 + [f"{YZMA} (exerted)"]},
    )
    game.push("challenge Sven -> Yzma", "resolve 1", *answers)
    assert max(0, game.strength("Sven")) == strength
    assert game.ink(ME) == ink


@rule("lorcana", "6.6.1.2", "6.6.2", "8.5.1")
def test_challenger_and_a_penalty_add_up():
    """R059: 2 strength, +2 while challenging, -3: 1 damage."""
    game = position(
        me={"play": ["Helga Sinclair - Right-Hand Woman"], "hand": ["Startle", "Startle"], "ink": 2},
        you={"play": [f"{NALA} (exerted)"]},
    )
    game.push("play Startle", "choose Helga", "challenge Helga -> Nala")
    assert game.damage("Nala") == 1


@rule("lorcana", "6.6.1.2", "6.6.2", "5.3.6.2")
def test_a_negative_total_deals_no_damage():
    """R059: 2 strength, +2 while challenging, -6: nothing, although Challenger alone would be 2."""
    game = position(
        me={"play": ["Helga Sinclair - Right-Hand Woman"], "hand": ["Startle", "Startle"], "ink": 2},
        you={"play": [f"{NALA} (exerted)"]},
    )
    game.push("play Startle", "choose Helga", "play Startle", "choose Helga", "challenge Helga -> Nala")
    assert game.damage("Nala") == 0
    assert game.story("damaged") == []


@rule("lorcana", "7.4.3", "1.8.1.4", "4.6.7")
def test_mickey_triggers_although_he_is_banished_with_his_victim():
    """R061: both leave play together, and see each other leave."""
    game = position(
        me={"play": ["Mickey Mouse - Inspirational Warrior"], "hand": [SVEN]},
        you={"play": ["Twin (exerted)"]},
        cards=[made("Twin", strength=1, willpower=1)],
    )
    game.push("challenge Mickey Mouse -> Twin")
    assert not game.is_in_play("Mickey Mouse")
    assert not game.is_in_play("Twin")
    game.push("yes", "choose Sven")
    assert game.play(ME) == [SVEN]
    assert game.ink(ME) == (0, 0)


@rule("lorcana", "1.8.1.4", "6.1.13.6")
def test_mickey_gives_nothing_if_his_victim_survives_or_it_is_not_his_turn():
    """R061: only banishing counts, and only during his player's turn."""
    game = position(
        me={"play": ["Mickey Mouse - Inspirational Warrior"], "hand": [SVEN]},
        you={"play": [f"{STITCH} (exerted)"]},
    )
    game.push("challenge Mickey Mouse -> Stitch")
    assert game.resolved() == []
    game = position(
        me={"play": ["Twin"]},
        you={"play": ["Mickey Mouse - Inspirational Warrior (exerted)"], "hand": [SVEN]},
        cards=[made("Twin", strength=1, willpower=1)],
    )
    game.push("challenge Twin -> Mickey Mouse")
    assert not game.is_in_play("Twin")
    assert game.resolved() == []
