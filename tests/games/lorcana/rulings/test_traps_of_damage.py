"""Where other engines went wrong with damage: moved, copied, added and reduced to nothing."""

import pytest

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import Action, Keyword, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, When
from tests.support.rule import rule
from tests.support.table import YOU, made, position

OX = made("Ox", strength=2, willpower=9)
BEAR = made("Bear", strength=2, willpower=9)
CUB = made("Cub", strength=3, willpower=9)
CAT = "Cheshire Cat - Inexplicable"
MAIN = "3.3.1"


class TestMovedDamage:
    @rule("lorcana", "1.9.2.4", "8.8.3")
    @pytest.mark.parametrize("name", ["Hercules - Beloved Hero", "Hercules - Mighty Leader"])
    def test_moved_damage_ignores_resist_and_immunity_to_dealt_damage(self, name):
        """Trap 1"""
        game = position(
            me={"play": [CAT, "Ox (damage 3)"], "ink": 2},
            you={"play": [name, "Bear"]},
            cards=[OX, BEAR],
        )
        game.push(f"boost {CAT}", "yes", "choose Ox", f"choose {name}", "amount 2")
        assert (game.damage("Ox"), game.damage("Hercules")) == (1, 2)

    @rule("lorcana", "1.9.2.4", "6.5.3")
    def test_moved_damage_does_not_use_up_a_shield_against_dealt_damage(self):
        """Trap 1"""
        shot = made("Shot", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 2))])
        game = position(
            me={"play": [CAT, "Ox (damage 3)"], "hand": ["Shot"], "ink": 9},
            you={"play": ["Rapunzel - Ready for Adventure", "Bear"]},
            cards=[OX, BEAR, shot],
            active=YOU,
        )
        game.push("quest Rapunzel", "yes", "choose Bear", "end")
        game.push(f"boost {CAT}", "yes", "choose Ox", "choose Bear", "amount 2")
        assert game.damage("Bear") == 2
        game.push("play Shot", "choose Bear")
        assert game.damage("Bear") == 2

    @rule("lorcana", "6.1.3", "6.1.4")
    @pytest.mark.parametrize("amount", [0, 1, 2])
    def test_up_to_two_may_be_any_number_that_is_there(self, amount):
        """Trap 1"""
        game = position(me={"play": [CAT, "Ox (damage 2)"], "ink": 2}, you={"play": ["Bear"]}, cards=[OX, BEAR])
        game.push(f"boost {CAT}", "yes", "choose Ox")
        assert game.legal() == ["amount 0", "amount 1", "amount 2"]
        game.push(f"amount {amount}")
        assert (game.damage("Ox"), game.damage("Bear"), game.asked_by) == (2 - amount, amount, MAIN)

    @rule("lorcana", "1.7.7")
    def test_without_anybody_to_move_it_to_the_prompt_still_ends(self):
        """Trap 1"""
        game = position(me={"play": [CAT, "Ox (damage 2)"], "ink": 2}, cards=[OX])
        game.push(f"boost {CAT}", "yes", "choose Ox")
        assert (game.damage("Ox"), game.asked_by) == (2, MAIN)

    @rule("lorcana", "1.9.3")
    def test_moved_damage_is_taken_but_not_dealt(self):
        """Trap 1"""
        taken = Triggered((When("takes damage", "this"),), ToPlayer("gain lore", 1), name="TAKES")
        dealt = Triggered((When("is dealt damage", "this"),), ToPlayer("gain lore", 5), name="DEALT")
        game = position(
            me={"play": [CAT, "Ox (damage 2)"], "ink": 2},
            you={"play": ["Victim"]},
            cards=[OX, made("Victim", willpower=9, abilities=[taken, dealt])],
        )
        game.push(f"boost {CAT}", "yes", "choose Ox", "amount 2")
        assert game.lore(YOU) == 1


class TestTheSameDamage:
    @rule("lorcana", "6.2.1", "6.1.3", "4.6.7")
    def test_two_others_take_what_mulan_dealt_whatever_their_state(self):
        """Trap 3"""
        game = position(
            me={"play": ["Mulan - Elite Archer"]},
            you={"play": ["Ox (exerted)", "Bear", "Cub (exerted)"]},
            cards=[OX, BEAR, CUB],
        )
        game.push("challenge Mulan -> Ox")
        assert "choose Bear; Cub" in game.legal()
        assert not any("Ox" in text or "Mulan" in text for text in game.legal())
        game.push("choose Bear; Cub")
        assert [game.damage(name) for name in ("Ox", "Bear", "Cub", "Mulan")] == [2, 2, 2, 2]

    @rule("lorcana", "6.2.1", "6.1.3")
    @pytest.mark.parametrize(("answer", "bear", "cub"), [("choose Bear", 2, 0), ("choose nothing", 0, 0)])
    def test_she_may_choose_fewer(self, answer, bear, cub):
        """Trap 3"""
        game = position(
            me={"play": ["Mulan - Elite Archer"]},
            you={"play": ["Ox (exerted)", "Bear", "Cub"]},
            cards=[OX, BEAR, CUB],
        )
        game.push("challenge Mulan -> Ox", answer)
        assert (game.damage("Bear"), game.damage("Cub"), game.asked_by) == (bear, cub, MAIN)

    @rule("lorcana", "6.2.1", "7.4.3", "6.7.7")
    def test_it_also_works_when_she_is_banished_in_that_challenge(self):
        """Trap 3"""
        game = position(
            me={"play": ["Mulan - Elite Archer (damage 5)"]},
            you={"play": ["Ox (exerted)", "Bear", "Cub"]},
            cards=[OX, BEAR, CUB],
        )
        game.push("challenge Mulan -> Ox")
        assert not game.is_in_play("Mulan")
        game.push("choose Bear; Cub")
        assert (game.damage("Bear"), game.damage("Cub")) == (2, 2)

    @rule("lorcana", "6.1.13.6")
    def test_not_in_an_opponents_turn(self):
        """Trap 3"""
        game = position(
            me={"play": ["Mulan - Elite Archer (exerted)"]},
            you={"play": ["Ox", "Bear"]},
            cards=[OX, BEAR],
            active=YOU,
        )
        game.push("challenge Ox -> Mulan")
        assert (game.resolved(), game.damage("Ox")) == ([], 2)

    @rule("lorcana", "6.1.13.2", "8.10.8")
    def test_shifted_she_hits_harder_and_so_do_the_others_suffer(self):
        """Trap 3"""
        base = made("Mulan", version="Base", willpower=9)
        game = position(
            me={"play": ["Mulan - Base"], "hand": ["Mulan - Elite Archer"], "ink": 5},
            you={"play": ["Ox (exerted)", "Bear"]},
            cards=[base, OX, BEAR],
        )
        game.push("shift Mulan - Elite -> Mulan - Base", "challenge Mulan -> Ox", "choose Bear")
        assert (game.damage("Ox"), game.damage("Bear")) == (5, 5)


class TestExtraDamage:
    @rule("lorcana", "6.2.1", "6.7.4")
    def test_each_character_that_an_action_damages_is_the_one_that_takes_more(self):
        """Trap 15"""
        game = position(
            me={"play": ["Merida - Formidable Archer", "Cub"], "hand": ["Three Arrows"], "ink": 3},
            you={"play": ["Ox", "Bear"]},
            cards=[OX, BEAR, CUB],
        )
        game.push("play Three Arrows", "choose Ox", "yes", "choose Bear", "resolve 1")
        assert [game.damage(name) for name in ("Ox", "Bear", "Cub", "Merida")] == [4, 3, 0, 0]

    @rule("lorcana", "6.2.1")
    def test_it_does_not_follow_from_characters_nor_hit_her_own_side(self):
        """Trap 15"""
        game = position(
            me={"play": ["Merida - Formidable Archer", "Cub"], "hand": ["Three Arrows"], "ink": 3},
            you={"play": ["Ox (exerted)"]},
            cards=[OX, CUB],
        )
        game.push("play Three Arrows", "choose Cub", "no")
        assert (game.damage("Cub"), game.asked_by) == (2, MAIN)
        game.push("challenge Merida -> Ox")
        assert game.damage("Ox") == 3

    @rule("lorcana", "1.9.5", "8.8.2")
    @pytest.mark.parametrize(("edition", "damage"), [("2.2.0", 1), ("2.1.0", 0)])
    def test_an_action_whose_damage_was_reduced_to_nothing_has_dealt_it_in_the_newest_edition(self, edition, damage):
        """Trap 15"""
        tough = made("Tough", willpower=9, abilities=[Keyword("Resist", 1)])
        arrow = made("Arrow", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 1))])
        game = position(
            me={"play": ["Merida - Formidable Archer"], "hand": ["Arrow"], "ink": 1},
            you={"play": ["Tough"]},
            cards=[arrow, tough],
            edition=edition,
        )
        game.push("play Arrow", "choose Tough")
        assert game.damage("Tough") == damage
