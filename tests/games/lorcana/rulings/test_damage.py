"""Rulings on damage: dealt, put and moved, shields and Resist, and when a lethal amount matters."""

import pytest

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import Action, Keyword, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Is, When
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

OX = made("Ox", strength=2, willpower=9)
BEAR = made("Bear", strength=2, willpower=9)
SHELL = made("Shell", strength=2, willpower=9, abilities=[Keyword("Resist", 1)])
SUFFERER = made(
    "Sufferer",
    willpower=9,
    abilities=[Triggered((When("takes damage", "this"),), ToPlayer("gain lore", 1), name="TAKES")],
)
STRUCK = made(
    "Struck",
    willpower=9,
    abilities=[Triggered((When("is dealt damage", "this"),), ToPlayer("gain lore", 1), name="IS DEALT")],
)
TAP = made("Tap", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 1))])
SHOT = made("Shot", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 2))])


class TestPutDamage:
    @rule("lorcana", "1.9.2.2", "8.8.3")
    @pytest.mark.parametrize(
        ("name", "actions"),
        [("Malicious, Mean, and Scary", ["play Malicious"]), ("Mosquito Bite", ["play Mosquito", "choose Shell"])],
    )
    def test_resist_does_not_reduce_damage_that_is_put(self, name, actions):
        """R069"""
        game = position(me={"hand": [name], "ink": 3}, you={"play": ["Shell", "Bear"]}, cards=[SHELL, BEAR])
        game.push(*actions)
        assert game.damage("Shell") == 1

    @rule("lorcana", "1.9.2.2", "8.8.3")
    def test_putting_damage_is_not_dealing_it(self):
        """R069"""
        game = position(
            me={"hand": ["Mosquito Bite", "Mosquito Bite"], "ink": 3, "play": ["Merida - Formidable Archer"]},
            you={"play": ["Struck", "Bear"]},
            cards=[STRUCK, BEAR],
        )
        game.push("play Mosquito", "choose Struck")
        assert (game.damage("Struck"), game.lore(YOU), game.resolved()) == (1, 0, [])

    @rule("lorcana", "1.9.3")
    def test_putting_damage_is_taking_it(self):
        """R069"""
        game = position(
            me={"hand": ["Mosquito Bite", "John Silver - Vengeful Pirate"], "ink": 7},
            you={"play": ["Sufferer", "Bear"]},
            cards=[SUFFERER, BEAR],
        )
        assert game.refused("play John Silver") == ("too_expensive", "4.3.2.4")
        game.push("play Mosquito", "choose Sufferer")
        assert game.lore(YOU) == 1
        game.push("play John Silver")
        assert (game.is_in_play("John Silver"), game.ink(ME)) == (True, (0, 7))

    @rule("lorcana", "1.9.2.4", "8.8.3")
    def test_resist_does_not_reduce_damage_that_is_moved(self):
        """R070"""
        game = position(
            me={"hand": ["Bestow a Gift"], "ink": 1, "play": ["Ox (damage 3)"]},
            you={"play": ["Hercules - Beloved Hero", "Bear"]},
            cards=[OX, BEAR],
        )
        game.push("play Bestow", "choose Ox", "choose Hercules")
        assert (game.damage("Ox"), game.damage("Hercules")) == (2, 1)

    @rule("lorcana", "1.9.2.4")
    def test_nothing_is_moved_off_an_undamaged_character(self):
        """R070"""
        game = position(
            me={"hand": ["Bestow a Gift"], "ink": 1, "play": ["Ox"]}, you={"play": ["Bear"]}, cards=[OX, BEAR]
        )
        game.push("play Bestow", "choose Ox")
        assert (game.damage("Ox"), game.damage("Bear")) == (0, 0)


class TestLethalInTheMiddle:
    @rule("lorcana", "1.8.5", "6.7.5")
    def test_lethal_damage_that_moves_on_within_the_same_resolution_banishes_nobody(self):
        """R071, trap 2"""
        game = position(
            me={"play": ["Luisa Madrigal - Confident Climber (damage 3)", "Ox (damage 1)"], "ink": 1},
            you={"play": ["Bear"]},
            cards=[OX, BEAR],
        )
        game.push("use Luisa", "choose Ox", "amount 1")
        assert (game.damage("Luisa"), game.damage("Ox"), game.damage("Bear")) == (0, 0, 4)

    @rule("lorcana", "1.8.1", "6.7.5")
    @pytest.mark.parametrize("edition", ["2.0.0", "2.0.1"])
    def test_an_edition_that_checks_after_any_effect_finds_it_in_between(self, edition):
        """R071, trap 2"""
        game = position(
            me={"play": ["Luisa Madrigal - Confident Climber (damage 3)", "Ox (damage 1)"], "ink": 1},
            you={"play": ["Bear"]},
            cards=[OX, BEAR],
            edition=edition,
        )
        game.push("use Luisa", "choose Ox", "amount 1")
        assert (game.play(ME), game.damage("Bear")) == (["Ox"], 0)

    @rule("lorcana", "1.8.1.4", "6.7.5")
    def test_lethal_damage_that_can_go_nowhere_banishes_afterwards(self):
        """R071, trap 2"""
        game = position(
            me={"play": ["Luisa Madrigal - Confident Climber (damage 3)", "Ox (damage 1)"], "ink": 1},
            cards=[OX],
        )
        game.push("use Luisa", "choose Ox", "amount 1")
        assert (game.play(ME), game.damage("Ox")) == (["Ox"], 0)

    @rule("lorcana", "1.9.2.4")
    @pytest.mark.parametrize(("chosen", "left"), [("Ox", 0), ("Luisa", 1)])
    def test_luisa_may_choose_herself_or_nothing_and_still_passes_her_damage_on(self, chosen, left):
        """R071, trap 2"""
        game = position(
            me={"play": ["Luisa Madrigal - Confident Climber (damage 3)", "Ox (damage 1)"], "ink": 1},
            you={"play": ["Bear"]},
            cards=[OX, BEAR],
        )
        game.push("use Luisa", f"choose {chosen}", "amount 1")
        assert (game.damage("Luisa"), game.damage("Ox"), game.damage("Bear")) == (0, left, 4 - left)

    @rule("lorcana", "6.7.5", "1.8.1")
    def test_a_character_dealt_lethal_damage_still_moves_and_arrives(self):
        """R073"""
        game = position(
            me={
                "play": [
                    "Sugar Rush Speedway - Starting Line",
                    "Seven Dwarfs' Mine - Secure Fortress",
                    "Stitch - New Dog (damage 1, at Sugar Rush Speedway - Starting Line)",
                ]
            },
            you={"play": ["Bear"]},
            cards=[BEAR],
        )
        game.push("use Sugar Rush")
        assert not game.is_in_play("Stitch")
        assert game.story("moves", "banished") == ["moves", "banished"]
        game.push("yes")  # the arrival has triggered although nobody is there any more
        assert game.damage("Bear") == 1

    @rule("lorcana", "6.1.13.2", "4.4.2.1")
    def test_the_starting_line_needs_a_ready_dry_character_and_works_once(self):
        """R073"""
        places = ["Sugar Rush Speedway - Starting Line", "Seven Dwarfs' Mine - Secure Fortress"]
        for state in ("exerted", "drying"):
            game = position(me={"play": [*places, f"Ox ({state}, at {places[0]})"]}, cards=[OX])
            assert game.legal("use") == []
        game = position(
            me={"play": [*places, f"Ox (at {places[0]})", f"Bear (at {places[0]})"]},
            cards=[OX, BEAR],
        )
        game.push("use Sugar Rush", "choose Ox", "no")
        assert (game.place("Ox"), game.damage("Ox"), game.is_exerted("Ox")) == (places[1], 1, True)
        assert game.legal("use") == []

    @rule("lorcana", "6.1.13.4", "6.2.1")
    def test_the_first_time_here_does_not_mean_elsewhere(self):
        """R073; the location's own trigger"""
        camp = made("Camp", "location", willpower=5)
        game = position(
            me={"play": ["Seven Dwarfs' Mine - Secure Fortress", "Camp", "Ox", "Stitch - New Dog"], "ink": 5},
            you={"play": ["Bear"]},
            cards=[camp, OX, BEAR],
        )
        game.push("move Ox -> Camp", "move Ox -> Seven Dwarfs", "yes", "choose Bear")
        assert game.damage("Bear") == 1
        game.push("move Stitch -> Seven Dwarfs")
        assert (game.damage("Bear"), game.asked_by) == (1, "3.3.1")


class TestReplacements:
    @rule("lorcana", "6.5.7", "6.5.4", "6.5.6", "6.5.7.1")
    @pytest.mark.parametrize(("mover", "amount"), [("Knight", 2), ("Squire", 1)])
    def test_a_self_replacement_comes_before_the_one_who_takes_the_damage(self, mover, amount):
        """R074"""
        knight = made("Knight", willpower=9, classifications=["Knight"])
        squire = made("Squire", willpower=9)
        game = position(
            me={"play": ["Seven Dwarfs' Mine - Secure Fortress", mover], "ink": 2},
            you={"play": ["Beast - Selfless Protector", "Bear"]},
            cards=[BEAR, knight, squire],
        )
        game.push(f"move {mover} -> Seven Dwarfs", "yes", "choose Bear")
        assert (game.damage("Bear"), game.damage("Beast")) == (0, amount)

    @rule("lorcana", "6.5.2", "6.5.4", "8.8.3")
    def test_beast_has_put_on_him_what_another_would_have_been_dealt(self):
        """R074"""
        game = position(
            me={"hand": ["Grab Your Sword"], "ink": 5, "play": ["Merida - Formidable Archer"]},
            you={"play": ["Beast - Selfless Protector", "Bear", "Ox"]},
            cards=[BEAR, OX],
        )
        game.push("play Grab")
        # Two of each of the others are put on him, two are dealt to him, and Merida deals to him alone.
        assert (game.damage("Bear"), game.damage("Ox")) == (0, 0)
        assert not game.is_in_play("Beast")
        assert game.resolved() == ["Merida - Formidable Archer"]

    @rule("lorcana", "6.7.2.2", "8.8.3", "6.7.2.3")
    @pytest.mark.parametrize(("edition", "put"), [("2.2.0", 1), ("2.1.0", 1), ("2.0.1", 2)])
    def test_what_resist_takes_off_first_is_not_put_on_beast(self, edition, put):
        """R074"""
        game = position(
            me={"hand": ["Shot"], "ink": 1},
            you={"play": ["Beast - Selfless Protector", "Shell"]},
            cards=[SHELL, SHOT],
            edition=edition,
        )
        game.push("play Shot", "choose Shell")
        assert (game.damage("Shell"), game.damage("Beast")) == (0, put)

    @rule("lorcana", "6.5.8")
    def test_of_two_equal_shields_one_is_used_and_the_other_ceases(self):
        """R075"""
        game = position(
            me={"play": [*["Rapunzel - Ready for Adventure"] * 2, "Ox"], "hand": ["Shot", "Shot"], "ink": 2},
            cards=[OX, SHOT],
        )
        game.push("quest Rapunzel", "yes", "choose Ox", "resolve 1")
        game.push("play Shot", "choose Ox")
        assert game.deciding == ME  # which of the two is used
        game.push("resolve 1")
        assert game.damage("Ox") == 0
        game.push("play Shot", "choose Ox")
        assert game.damage("Ox") == 2

    @rule("lorcana", "6.5.8", "6.5.3")
    def test_shields_of_different_characters_are_each_their_own(self):
        """R075"""
        game = position(
            me={
                "play": [
                    "Rapunzel - Ready for Adventure",
                    "Rapunzel - Ready for Adventure (exerted)",
                    "Ox",
                    "Helper",
                    "Bear",
                ],
                "hand": ["Shot", "Shot", "Shot"],
                "ink": 3,
            },
            cards=[OX, BEAR, SHOT, made("Helper", abilities=[Keyword("Support")])],
        )
        game.push("quest Rapunzel", "yes", "choose Ox", "resolve 1")
        game.push("quest Helper", "yes", "choose Bear", "resolve 1")
        game.push("play Shot", "choose Ox", "resolve 1")
        assert game.damage("Ox") == 0
        game.push("play Shot", "choose Bear", "resolve 1")
        assert game.damage("Bear") == 0
        game.push("play Shot", "choose Bear")
        assert game.damage("Bear") == 2

    @rule("lorcana", "6.5.3", "1.9.3")
    def test_a_shield_against_dealt_damage_lets_put_damage_through_and_lasts_until_the_next_turn(self):
        """R075"""
        game = position(
            me={"play": ["Rapunzel - Ready for Adventure", "Ox"], "hand": ["Mosquito Bite"], "ink": 1},
            you={"hand": ["Shot", "Shot"], "ink": 2},
            cards=[OX, SHOT],
        )
        game.push("quest Rapunzel", "yes", "play Mosquito", "choose Ox")
        assert game.damage("Ox") == 1
        game.push("end", "play Shot", "choose Ox")
        assert game.damage("Ox") == 1
        game.push("play Shot", "choose Ox")
        assert game.damage("Ox") == 3

    @rule("lorcana", "6.1.13.3")
    def test_an_unused_shield_ends_with_the_start_of_its_players_next_turn(self):
        """R075"""
        game = position(
            me={"play": ["Rapunzel - Ready for Adventure", "Ox"], "hand": ["Shot"], "ink": 1},
            cards=[OX, SHOT],
        )
        game.push("quest Rapunzel", "yes", "end", "end", "play Shot", "choose Ox")
        assert game.damage("Ox") == 2


class TestNothingTaken:
    @rule("lorcana", "6.1.5.1", "1.9.5", "M25")
    @pytest.mark.parametrize(("edition", "exerted"), [("2.2.0", False), ("2.1.0", True), ("2025-10-31", True)])
    def test_damage_reduced_to_nothing_is_still_dealt_from_the_newest_edition_on(self, edition, exerted):
        """R077; by the default of open point 4"""
        game = position(
            me={"play": ["John Silver - Ferocious Friend", "Shell (exerted)", "Ox"]},
            cards=[SHELL, OX],
            edition=edition,
        )
        game.push("quest John Silver", "yes", "choose Shell")
        assert (game.damage("Shell"), game.is_exerted("Shell")) == (0, exerted)

    @rule("lorcana", "6.1.5.1", "6.1.2")
    def test_damage_dealt_readies_the_character_which_cannot_quest_then(self):
        """R077"""
        game = position(me={"play": ["John Silver - Ferocious Friend", "Ox (exerted)", "Bear"]}, cards=[OX, BEAR])
        game.push("quest John Silver", "yes", "choose Ox")
        assert (game.damage("Ox"), game.is_exerted("Ox")) == (1, False)
        assert game.legal("quest") == ["quest Bear"]

    @rule("lorcana", "1.9.5", "8.8.2", "M24")
    @pytest.mark.parametrize(("edition", "damage"), [("2.2.0", 1), ("2.1.0", 0)])
    def test_damage_reduced_to_nothing_uses_up_a_shield_only_in_the_newest_edition(self, edition, damage):
        """R075, R077; open point 3"""
        game = position(
            me={"play": ["Rapunzel - Ready for Adventure", "Shell"], "hand": ["Tap", "Shot"], "ink": 2},
            cards=[SHELL, SHOT, TAP],
            edition=edition,
        )
        game.push("quest Rapunzel", "yes", "play Tap", "choose Shell", "play Shot", "choose Shell")
        assert game.damage("Shell") == damage

    @rule("lorcana", "1.9.5", "M23")
    @pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 1), ("2.1.0", 0)])
    def test_who_is_dealt_damage_that_is_reduced_to_nothing_notices_only_in_the_newest_edition(self, edition, lore):
        """R077; open point 16"""
        victim = made("Victim", willpower=9, abilities=[*SHELL.card.abilities, *STRUCK.card.abilities])
        feeling = made("Feeling", willpower=9, abilities=[*SHELL.card.abilities, *SUFFERER.card.abilities])
        for name, gained in (("Victim", lore), ("Feeling", 0)):
            game = position(
                me={"hand": ["Tap"], "ink": 1},
                you={"play": [name, "Bear"]},
                cards=[victim, feeling, BEAR, TAP],
                edition=edition,
            )
            game.push("play Tap", f"choose {name}")
            assert (game.damage(name), game.lore(YOU)) == (0, gained)

    @rule("lorcana", "1.9.5", "5.3.6.2")
    def test_an_amount_of_none_is_not_dealt_at_all(self):
        """R077"""
        pat = made("Pat", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 0))])
        game = position(
            me={"play": ["Merida - Formidable Archer"], "hand": ["Pat"], "ink": 1},
            you={"play": ["Struck"]},
            cards=[STRUCK, pat],
        )
        game.push("play Pat", "choose Struck")
        assert (game.damage("Struck"), game.lore(YOU), game.resolved()) == (0, 0, [])

    @rule("lorcana", "6.1.5.1", "M25")
    def test_damage_that_something_else_replaces_was_not_dealt(self):
        """R077; open point 4"""
        game = position(
            me={"play": ["John Silver - Ferocious Friend", "Ox (exerted)", "Beast - Selfless Protector"]},
            cards=[OX],
        )
        game.push("quest John Silver", "yes", "choose Ox")
        assert (game.damage("Beast"), game.damage("Ox"), game.is_exerted("Ox")) == (1, 0, True)

    @rule("lorcana", "8.15.2", "6.2.1", "6.7.4")
    def test_damage_to_each_reaches_ward_and_what_it_triggers_finds_only_those_who_are_left(self):
        """R078"""
        warded = made("Warded", willpower=9, abilities=[Keyword("Ward")])
        weak = made("Weak", willpower=2)
        game = position(
            me={"hand": ["Grab Your Sword"], "ink": 5, "play": ["Merida - Formidable Archer"]},
            you={"play": ["Warded", "Weak", "Bear"]},
            cards=[warded, weak, BEAR],
        )
        game.push("play Grab")
        assert not game.is_in_play("Weak")  # the check after the action comes before the bag
        assert len(game.bag()) == 3
        game.push("resolve 1", "resolve 1")
        assert (game.damage("Warded"), game.damage("Bear")) == (4, 4)

    @rule("lorcana", "6.4.2.3", "8.8.1")
    @pytest.mark.parametrize(("hand", "damage"), [([], 0), (["Ox"], 2)])
    def test_the_action_being_played_is_no_longer_in_hand(self, hand, damage):
        """R079"""
        game = position(
            me={
                "hand": ["Let the Storm Rage On", *hand],
                "ink": 3,
                "play": ["Angel - Experiment 624", "Bear"],
                "deck": 3,
            },
            cards=[OX, BEAR],
        )
        game.push("play Let the Storm", "choose Angel")
        assert (game.damage("Angel"), len(game.hand(ME))) == (damage, len(hand) + 1)


class TestCounting:
    @rule("lorcana", "6.1.2", "1.2.3")
    @pytest.mark.parametrize("damage", [0, 3])
    def test_dinner_bell_draws_for_the_damage_and_banishes_anyway(self, damage):
        """R081"""
        states = f" (damage {damage})" if damage else ""
        game = position(me={"play": ["Dinner Bell", f"Ox{states}", "Bear"], "ink": 2, "deck": 5}, cards=[OX, BEAR])
        game.push("use Dinner Bell", "choose Ox")
        assert (len(game.hand(ME)), game.play(ME), game.ink(ME)) == (damage, ["Dinner Bell", "Bear"], (0, 2))

    @rule("lorcana", "6.7.9")
    def test_a_character_that_enters_with_damage_is_never_undamaged(self):
        """R082"""
        greeter = made(
            "Greeter",
            abilities=[
                Triggered(
                    (When("play", Cards(("character",), "yours", (Is("undamaged"),))),),
                    ToPlayer("gain lore", 1),
                    name="GREETS",
                ),
                Triggered(
                    (When("takes damage", Cards(("character",), "yours")),), ToPlayer("gain lore", 5), name="SEES"
                ),
            ],
        )
        game = position(
            me={"hand": ["Mother Gothel - Withered and Wicked", "Ox"], "ink": 3, "play": ["Greeter"]},
            cards=[greeter, OX],
        )
        game.push("play Mother Gothel")
        assert (game.damage("Mother Gothel"), game.lore(ME), game.resolved()) == (3, 0, [])
        game.push("play Ox")
        assert game.lore(ME) == 1

    @rule("lorcana", "8.8.1", "1.2.1")
    def test_damage_that_resist_cannot_reduce_is_taken_in_full(self):
        """R083"""
        game = position(
            me={"hand": ["Piercing Attack"], "ink": 2},
            you={"play": ["Hercules - Divine Hero", "Bear"]},
            cards=[BEAR],
        )
        game.push("play Piercing", "choose Hercules")
        assert game.damage("Hercules") == 2

    @rule("lorcana", "1.2.2", "6.5.4")
    def test_other_protection_than_resist_still_helps_against_it(self):
        """R083"""
        game = position(
            me={"hand": ["Piercing Attack", "Piercing Attack"], "ink": 4},
            you={"play": ["Hercules - Mighty Leader", "Beast - Selfless Protector", "Bear"]},
            cards=[BEAR],
        )
        game.push("play Piercing", "choose Bear")
        assert (game.damage("Bear"), game.damage("Beast")) == (0, 2)
        game = position(
            me={"hand": ["Piercing Attack"], "ink": 4},
            you={"play": ["Hercules - Mighty Leader", "Bear"]},
            cards=[BEAR],
        )
        game.push("play Piercing", "choose Hercules")
        assert game.damage("Hercules") == 0
