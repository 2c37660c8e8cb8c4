"""Where other engines went wrong with challenges, Boost, other Shifts and cards played from under a card."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

OX = made("Ox", strength=2, willpower=9)
BEAR = made("Bear", strength=2, willpower=9)
CAT = "Cheshire Cat - Inexplicable"
MAIN = "3.3.1"


class TestChallenges:
    @rule("lorcana", "6.4.2.1", "8.4.1")
    @pytest.mark.parametrize(("under", "damage"), [("", 0), (" (facedown Ox)", 3)])
    def test_a_bonus_for_a_card_under_counts_in_the_challenge(self, under, damage):
        """Trap 5"""
        game = position(
            me={"play": [f"Hercules - Spectral Demigod{under}"]},
            you={"play": ["Bear (exerted)"]},
            cards=[OX, BEAR],
        )
        game.push("challenge Hercules -> Bear")
        assert (game.damage("Bear"), game.damage("Hercules")) == (damage, 2)

    @rule("lorcana", "6.4.2.1", "8.4.1")
    def test_a_boost_in_the_same_turn_counts_at_once(self):
        """Trap 5"""
        game = position(
            me={"play": ["Hercules - Spectral Demigod"], "ink": 2},
            you={"play": ["Bear (exerted)"]},
            cards=[BEAR],
        )
        game.push("boost Hercules", "challenge Hercules -> Bear")
        assert game.damage("Bear") == 3

    @rule("lorcana", "1.2.2", "4.6.6.2")
    def test_hercules_takes_no_damage_while_he_challenges_but_does_when_challenged(self):
        """Trap 5"""
        game = position(
            me={"play": ["Hercules - Mighty Leader"]},
            you={"play": ["Bear (exerted)", "Ox"]},
            cards=[BEAR, OX],
        )
        game.push("challenge Hercules -> Bear")
        assert (game.damage("Hercules"), game.damage("Bear")) == (0, 5)
        game.push("end", "challenge Ox -> Hercules")
        assert (game.damage("Hercules"), game.damage("Ox")) == (2, 5)

    @rule("lorcana", "1.2.2", "6.4.2.1")
    @pytest.mark.parametrize(("state", "damage"), [(" (exerted)", 0), ("", 2)])
    def test_exerted_he_protects_other_heroes_who_challenge(self, state, damage):
        """Trap 5"""
        hero = made("Hero", strength=1, willpower=9, classifications=["Hero"])
        game = position(
            me={"play": [f"Hercules - Mighty Leader{state}", "Hero"]},
            you={"play": ["Bear (exerted)"]},
            cards=[BEAR, hero],
        )
        game.push("challenge Hero -> Bear")
        assert game.damage("Hero") == damage

    @rule("lorcana", "8.10.4", "8.10.2")
    @pytest.mark.parametrize("action", ["quest Pluto", "challenge Pluto -> Bear"])
    def test_what_is_shifted_onto_a_dry_character_can_quest_and_challenge_at_once(self, action):
        """Trap 11"""
        pluto = made("Pluto", version="Base", willpower=9)
        game = position(
            me={"play": ["Pluto - Base"], "hand": ["Pluto - Determined Defender"], "ink": 5},
            you={"play": ["Bear (exerted)"]},
            cards=[pluto, BEAR],
        )
        game.push("shift Pluto - Determined -> Pluto - Base", "no")
        assert action.replace("Pluto", "Pluto - Determined Defender") in game.legal()
        game.push(action)
        assert game.is_exerted("Pluto")

    @rule("lorcana", "8.10.4")
    def test_what_is_shifted_onto_a_drying_character_is_drying(self):
        """Trap 11"""
        pluto = made("Pluto", version="Base", willpower=9)
        game = position(
            me={"play": ["Pluto - Base (drying)"], "hand": ["Pluto - Determined Defender"], "ink": 5},
            cards=[pluto],
        )
        game.push("shift Pluto - Determined -> Pluto - Base", "no")
        assert game.refused("quest Pluto - Determined")[0] == "quester_drying"


class TestBoost:
    @rule("lorcana", "8.4.1", "6.3.1.1")
    @pytest.mark.parametrize("state", ["drying", "exerted", "drying, exerted"])
    def test_boost_is_offered_on_drying_and_exerted_characters(self, state):
        """Trap 6"""
        game = position(me={"play": [f"{CAT} ({state})"], "ink": 2})
        game.push(f"boost {CAT}")
        assert len(game.table.under(game.card(CAT))) == 1

    @rule("lorcana", "8.4.1")
    def test_boost_is_once_a_turn_for_each_card_and_comes_back(self):
        """Trap 6"""
        ghost = "Scrooge McDuck - Ghostly Ebenezer"
        game = position(me={"play": [ghost, ghost], "ink": 4, "deck": 9})
        game.push(f"boost {ghost}")
        assert len(game.legal("boost")) == 1
        game.push(game.legal("boost")[0])
        assert game.legal("boost") == []
        game.push("end", "end")
        assert len(game.legal("boost")) == 2

    @rule("lorcana", "8.4.1")
    def test_boost_belongs_to_its_players_turn(self):
        """Trap 6"""
        game = position(me={"play": [CAT], "ink": 4}, you={"ink": 4}, active=YOU)
        assert game.legal("boost") == []


class TestOtherShifts:
    @rule("lorcana", "8.10.1", "1.5.5", "4.3.2.4")
    def test_shift_by_discarding_needs_no_ink(self):
        """Trap 7"""
        base = made("Diablo", version="Base")
        rock = made("Rock", "action")
        pebble = made("Pebble", "action")
        game = position(
            me={"play": ["Diablo - Base"], "hand": ["Diablo - Devoted Herald", "Rock", "Pebble", "Ox"], "ink": 0},
            cards=[base, rock, pebble, OX],
        )
        assert game.refused("play Diablo - Devoted")[0] == "too_expensive"
        game.push("shift Diablo - Devoted -> Diablo - Base")
        assert game.legal() == ["choose Rock", "choose Pebble"]
        game.push("choose Rock")
        assert (game.play(ME), game.names_in("discard", ME)) == (["Diablo - Devoted Herald"], ["Rock"])

    @rule("lorcana", "1.5.3", "8.10.1")
    def test_without_an_action_card_it_cannot_be_paid(self):
        """Trap 7"""
        base = made("Diablo", version="Base")
        game = position(
            me={"play": ["Diablo - Base"], "hand": ["Diablo - Devoted Herald", "Ox"], "ink": 2},
            cards=[base, OX],
        )
        assert game.refused("shift Diablo - Devoted -> Diablo - Base")[0] == "other_cost_unpayable"

    @rule("lorcana", "6.2.1", "6.1.13.6")
    @pytest.mark.parametrize(("states", "drawn"), [(" (exerted)", 2), ("", 0)])
    def test_diablo_sees_each_card_that_an_opponent_draws_in_their_turn_while_he_is_exerted(self, states, drawn):
        """Trap 7"""
        lesson = made("Lesson", "action", abilities=[Action(Draw(1))])
        game = position(
            me={"play": [f"Diablo - Devoted Herald{states}"], "deck": 5},
            you={"hand": ["Lesson"], "ink": 1, "deck": 5},
            cards=[lesson],
        )
        answers = ["yes"] if drawn else []
        game.push("end", *answers)  # they draw for the turn
        assert len(game.hand(ME)) == drawn // 2
        game.push("play Lesson", *answers)
        assert (len(game.hand(ME)), game.deciding) == (drawn, YOU)

    @rule("lorcana", "6.1.13.6")
    def test_what_an_opponent_draws_in_his_own_players_turn_means_nothing_to_him(self):
        """Trap 7"""
        gift = made("Gift", "action", abilities=[Action(Draw(1, "each opponent"))])
        game = position(
            me={"play": ["Diablo - Devoted Herald (exerted)"], "hand": ["Gift"], "ink": 1},
            you={"deck": 5},
            cards=[gift],
        )
        game.push("play Gift")
        assert (len(game.hand(YOU)), game.hand(ME), game.asked_by) == (1, [], MAIN)

    @rule("lorcana", "8.10.1", "1.5.5", "6.1.12")
    @pytest.mark.parametrize("whose", [ME, YOU])
    def test_a_card_that_left_a_discard_lets_anna_be_shifted_for_nothing(self, whose):
        """Trap 12"""
        base = made("Anna", version="Base", willpower=9)
        dig = made(
            "Dig", "action", abilities=[Action(Do("return to hand", Chosen(Cards(("character",), zone="discard"))))]
        )
        game = position(
            me={
                "play": ["Anna - Base", "Bear"],
                "hand": ["Anna - Soothing Sister", "Dig"],
                "ink": 1,
                "discard": ["Ox"] if whose == ME else [],
            },
            you={"discard": ["Ox"] if whose == YOU else []},
            cards=[base, dig, OX, BEAR],
        )
        assert game.legal("shift") == []
        game.push("play Dig")
        assert game.legal("shift") == ["shift Anna - Soothing Sister -> Anna - Base"]
        game.push("shift Anna - Soothing -> Anna - Base")
        assert (sorted(game.play(ME)), game.ink(ME)) == (["Anna - Soothing Sister", "Bear"], (0, 1))

    @rule("lorcana", "6.1.13.4", "8.10.1")
    def test_what_left_a_discard_last_turn_no_longer_counts(self):
        """Trap 12"""
        base = made("Anna", version="Base", willpower=9)
        dig = made(
            "Dig",
            "action",
            abilities=[Action(Do("return to hand", Chosen(Cards(("character",), "yours", zone="discard"))))],
        )
        game = position(
            me={"play": ["Anna - Base"], "hand": ["Anna - Soothing Sister"], "ink": 1},
            you={"hand": ["Dig"], "ink": 1, "discard": ["Ox"]},
            cards=[base, dig, OX],
            active=YOU,
        )
        game.push("play Dig", "end")
        assert game.legal("shift") == []


class TestPlayingFromUnder:
    @rule("lorcana", "4.3.1", "6.1.12", "5.1.1.5")
    def test_characters_are_put_under_the_cauldron_and_played_from_there(self):
        """Trap 14"""
        hero = made("Hero", cost=2)
        game = position(
            me={"play": ["The Black Cauldron"], "discard": ["Hero", "Ox"], "ink": 3, "deck": 5},
            you={"deck": 5},
            cards=[hero, OX],
        )
        game.push("use The Black Cauldron: 1", "choose Hero")
        assert game.names_in("discard", ME) == ["Ox"]
        assert game.legal("play") == []
        game.push("end", "end")
        assert not any("Hero" in text for text in game.legal("play"))
        game.push("use The Black Cauldron: 2")
        assert "play Hero" in game.legal("play")
        assert "play Ox" not in game.legal("play")  # that one is still in the discard
        game.push("play Hero")
        assert (game.is_in_play("Hero"), game.ink(ME), game.is_drying("Hero")) == (True, (0, 3), True)

    @rule("lorcana", "6.1.13.4")
    def test_the_permission_ends_with_the_turn(self):
        """Trap 14"""
        hero = made("Hero", cost=1)
        game = position(
            me={"play": ["The Black Cauldron (under Hero)"], "ink": 2, "deck": 5},
            you={"deck": 5},
            cards=[hero],
        )
        game.push("use The Black Cauldron: 2")
        assert game.legal("play") == ["play Hero"]
        game.push("end", "end")
        assert not any("Hero" in text for text in game.legal("play"))

    @rule("lorcana", "6.1.12", "5.1.1.5")
    def test_the_permission_is_about_cards_under_this_item_only(self):
        """Trap 14"""
        hero = made("Hero", cost=1)
        game = position(
            me={
                "play": ["The Black Cauldron", "The Black Cauldron (exerted, under Hero)", "Bear (under Hero)"],
                "ink": 2,
                "deck": ["Hero"],
            },
            cards=[hero, BEAR],
        )
        game.push("use The Black Cauldron: 2")
        assert game.legal("play") == []

    @rule("lorcana", "4.3.2.2", "8.10.1", "6.1.12")
    def test_from_under_a_character_may_also_be_shifted(self):
        """Trap 14"""
        base = made("Pluto", version="Base", willpower=9)
        game = position(
            me={"play": ["The Black Cauldron (under Pluto - Determined Defender)", "Pluto - Base"], "ink": 6},
            cards=[base],
        )
        game.push("use The Black Cauldron: 2", "shift Pluto - Determined -> Pluto - Base", "no")
        assert sorted(game.play(ME)) == ["Pluto - Determined Defender", "The Black Cauldron"]
