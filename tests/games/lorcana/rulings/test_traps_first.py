"""Where other engines went wrong, first part: damage that is moved, boosts, alternate Shifts, who is asked."""

import pytest

from mazo.games.lorcana.abilities.effects import Action, Banish, Deal, Draw, GainLore, Keyword, Return, Triggered
from mazo.games.lorcana.abilities.nouns import Cards, Chosen, Every, Named, When
from tests.games.lorcana.rulings.cards_de import (
    ANNA,
    BE_KING,
    BELOVED_HERCULES,
    CAULDRON,
    CHESHIRE_CAT,
    CINDERELLA,
    DEAD_LORD,
    DEALER,
    DEFENDER,
    ELITE_MULAN,
    HERALD,
    HERCULES,
    MERIDA,
    MIM,
    RAPUNZEL,
    SCHEMER,
    SCROOGE,
    SPECTRAL_HERCULES,
    STORM,
    THREE_ARROWS,
)
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU, made, position

OX = made("Ox", strength=2, willpower=9)
BEAR = made("Bear", strength=2, willpower=9)
CUB = made("Cub", strength=3, willpower=9)
WARDED = made("Warded", willpower=9, abilities=[Keyword("Ward")])
CAT = "Cheshire Cat - Inexplicable"
MAIN = "3.3.1"


class TestMovedDamage:
    @rule("lorcana", "1.9.2.4", "8.8.3")
    @pytest.mark.parametrize("target", [BELOVED_HERCULES, HERCULES])
    def test_moved_damage_ignores_resist_and_immunity_to_dealt_damage(self, target):
        """Trap 1"""
        name = target.card.full_name
        game = position(
            me={"play": [CAT, "Ox (damage 3)"], "ink": 2},
            you={"play": [name, "Bear"]},
            cards=[CHESHIRE_CAT, target, OX, BEAR],
        )
        game.push(f"boost {CAT}", "yes", "choose Ox", f"choose {name}", "amount 2")
        assert (game.damage("Ox"), game.damage("Hercules")) == (1, 2)

    @rule("lorcana", "1.9.2.4", "6.5.3")
    def test_moved_damage_does_not_use_up_a_shield_against_dealt_damage(self):
        """Trap 1"""
        shot = made("Shot", "action", abilities=[STORM.card.abilities[0]])
        game = position(
            me={"play": [CAT, "Ox (damage 3)"], "hand": ["Shot"], "ink": 9},
            you={"play": ["Rapunzel - Ready for Adventure", "Bear"]},
            cards=[CHESHIRE_CAT, RAPUNZEL, OX, BEAR, shot],
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
        game = position(
            me={"play": [CAT, "Ox (damage 2)"], "ink": 2}, you={"play": ["Bear"]}, cards=[CHESHIRE_CAT, OX, BEAR]
        )
        game.push(f"boost {CAT}", "yes", "choose Ox")
        assert game.legal() == ["amount 0", "amount 1", "amount 2"]
        game.push(f"amount {amount}")
        assert (game.damage("Ox"), game.damage("Bear"), game.asked_by) == (2 - amount, amount, MAIN)

    @rule("lorcana", "1.7.7")
    def test_without_anybody_to_move_it_to_the_prompt_still_ends(self):
        """Trap 1"""
        game = position(me={"play": [CAT, "Ox (damage 2)"], "ink": 2}, cards=[CHESHIRE_CAT, OX])
        game.push(f"boost {CAT}", "yes", "choose Ox")
        assert (game.damage("Ox"), game.asked_by) == (2, MAIN)

    @rule("lorcana", "1.9.3")
    def test_moved_damage_is_taken_but_not_dealt(self):
        """Trap 1"""
        taken = Triggered((When("takes damage", "this"),), GainLore(1), name="TAKES")
        dealt = Triggered((When("is dealt damage", "this"),), GainLore(5), name="DEALT")
        game = position(
            me={"play": [CAT, "Ox (damage 2)"], "ink": 2},
            you={"play": ["Victim"]},
            cards=[CHESHIRE_CAT, OX, made("Victim", willpower=9, abilities=[taken, dealt])],
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
            cards=[ELITE_MULAN, OX, BEAR, CUB],
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
            cards=[ELITE_MULAN, OX, BEAR, CUB],
        )
        game.push("challenge Mulan -> Ox", answer)
        assert (game.damage("Bear"), game.damage("Cub"), game.asked_by) == (bear, cub, MAIN)

    @rule("lorcana", "6.2.1", "7.4.3", "6.7.7")
    def test_it_also_works_when_she_is_banished_in_that_challenge(self):
        """Trap 3"""
        game = position(
            me={"play": ["Mulan - Elite Archer (damage 5)"]},
            you={"play": ["Ox (exerted)", "Bear", "Cub"]},
            cards=[ELITE_MULAN, OX, BEAR, CUB],
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
            cards=[ELITE_MULAN, OX, BEAR],
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
            cards=[ELITE_MULAN, base, OX, BEAR],
        )
        game.push("shift Mulan - Elite -> Mulan - Base", "challenge Mulan -> Ox", "choose Bear")
        assert (game.damage("Ox"), game.damage("Bear")) == (5, 5)


class TestWhoIsAsked:
    @rule("lorcana", "6.7.6", "7.7.4")
    def test_an_opponent_chooses_what_to_banish_while_another_ability_waits(self):
        """Trap 4"""
        singer = made("Singer", cost=4, abilities=[Triggered((When("sing", "this"),), GainLore(1), name="SINGS")])
        mourner = made(
            "Mourner", abilities=[Triggered((When("play", Cards(("action",)), who="each opponent"),), Draw(1))]
        )
        game = position(
            me={"play": ["Singer"], "hand": ["Be King Undisputed"]},
            you={"play": ["Ox", "Bear", "Mourner"], "deck": 4},
            cards=[BE_KING, singer, mourner, OX, BEAR],
        )
        game.push("sing Be King with Singer")
        assert (game.deciding, len(game.bag())) == (YOU, 2)
        game.push("choose Bear")
        assert (game.play(YOU), game.lore(ME), len(game.hand(YOU))) == (["Ox", "Mourner"], 1, 1)
        assert (game.deciding, game.asked_by) == (ME, MAIN)

    @rule("lorcana", "8.15.2", "6.7.6")
    def test_their_own_ward_does_not_keep_them_from_choosing_and_each_opponent_does(self):
        """Trap 4"""
        game = position(
            me={"hand": ["Be King Undisputed"], "ink": 4},
            you={"play": ["Warded", "Ox"]},
            third={"play": ["Bear"]},
            cards=[BE_KING, WARDED, OX, BEAR],
        )
        game.push("play Be King")
        assert (game.deciding, game.legal()) == (YOU, ["choose Warded", "choose Ox"])
        game.push("choose Warded")
        assert (game.play(YOU), game.play(THIRD)) == (["Ox"], [])

    @rule("lorcana", "8.15.1", "1.4.3")
    def test_hades_asks_his_player_whom_and_their_player_whether(self):
        """Trap 8"""
        game = position(
            me={"hand": ["Hades - Looking for a Deal"], "ink": 5, "deck": 5},
            you={"play": ["Warded", "Ox", "Bear"], "deck": 3},
            cards=[DEALER, WARDED, OX, BEAR],
        )
        game.push("play Hades")
        assert game.deciding == ME
        game.push("yes")
        assert (game.deciding, game.legal()) == (ME, ["choose Ox", "choose Bear"])
        game.push("choose Bear")
        assert (game.deciding, game.legal()) == (YOU, ["yes", "no"])
        game.push("no")
        assert (len(game.hand(ME)), game.is_in_play("Bear")) == (2, True)

    @rule("lorcana", "6.1.5.1", "1.7.7")
    @pytest.mark.parametrize(("play", "answers"), [([], []), (["Warded"], ["yes"])])
    def test_hades_draws_nothing_when_nobody_can_be_chosen(self, play, answers):
        """Trap 8"""
        game = position(
            me={"hand": ["Hades - Looking for a Deal"], "ink": 5, "deck": 5}, you={"play": play}, cards=[DEALER, WARDED]
        )
        game.push("play Hades", *answers)
        assert (game.hand(ME), game.asked_by) == ([], MAIN)

    @rule("lorcana", "8.15.1", "7.5.6")
    def test_the_schemer_puts_whom_his_player_chooses_into_their_inkwell_ready(self):
        """Trap 8"""
        game = position(
            me={"hand": ["Hades - Infernal Schemer"], "ink": 7},
            you={"play": ["Warded", "Ox", "Bear"], "ink": 1},
            cards=[SCHEMER, WARDED, OX, BEAR],
        )
        game.push("play Hades", "yes")
        assert (game.deciding, game.legal()) == (ME, ["choose Ox", "choose Bear"])
        game.push("choose Ox")
        assert (game.play(YOU), game.ink(YOU)) == (["Warded", "Bear"], (2, 0))


class TestChallenges:
    @rule("lorcana", "6.4.2.1", "8.4.1")
    @pytest.mark.parametrize(("under", "damage"), [("", 0), (" (facedown Ox)", 3)])
    def test_a_bonus_for_a_card_under_counts_in_the_challenge(self, under, damage):
        """Trap 5"""
        game = position(
            me={"play": [f"Hercules - Spectral Demigod{under}"]},
            you={"play": ["Bear (exerted)"]},
            cards=[SPECTRAL_HERCULES, OX, BEAR],
        )
        game.push("challenge Hercules -> Bear")
        assert (game.damage("Bear"), game.damage("Hercules")) == (damage, 2)

    @rule("lorcana", "6.4.2.1", "8.4.1")
    def test_a_boost_in_the_same_turn_counts_at_once(self):
        """Trap 5"""
        game = position(
            me={"play": ["Hercules - Spectral Demigod"], "ink": 2},
            you={"play": ["Bear (exerted)"]},
            cards=[SPECTRAL_HERCULES, BEAR],
        )
        game.push("boost Hercules", "challenge Hercules -> Bear")
        assert game.damage("Bear") == 3

    @rule("lorcana", "1.2.2", "4.6.6.2")
    def test_hercules_takes_no_damage_while_he_challenges_but_does_when_challenged(self):
        """Trap 5"""
        game = position(
            me={"play": ["Hercules - Mighty Leader"]},
            you={"play": ["Bear (exerted)", "Ox"]},
            cards=[HERCULES, BEAR, OX],
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
            cards=[HERCULES, BEAR, hero],
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
            cards=[DEFENDER, pluto, BEAR],
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
            cards=[DEFENDER, pluto],
        )
        game.push("shift Pluto - Determined -> Pluto - Base", "no")
        assert game.refused("quest Pluto - Determined")[0] == "quester_drying"


class TestBoost:
    @rule("lorcana", "8.4.1", "6.3.1.1")
    @pytest.mark.parametrize("state", ["drying", "exerted", "drying, exerted"])
    def test_boost_is_offered_on_drying_and_exerted_characters(self, state):
        """Trap 6"""
        game = position(me={"play": [f"{CAT} ({state})"], "ink": 2}, cards=[CHESHIRE_CAT])
        game.push(f"boost {CAT}")
        assert len(game.table.under(game.card(CAT))) == 1

    @rule("lorcana", "8.4.1")
    def test_boost_is_once_a_turn_for_each_card_and_comes_back(self):
        """Trap 6"""
        ghost = "Scrooge McDuck - Ghostly Ebenezer"
        game = position(me={"play": [ghost, ghost], "ink": 4, "deck": 9}, cards=[SCROOGE])
        game.push(f"boost {ghost}")
        assert len(game.legal("boost")) == 1
        game.push(game.legal("boost")[0])
        assert game.legal("boost") == []
        game.push("end", "end")
        assert len(game.legal("boost")) == 2

    @rule("lorcana", "8.4.1")
    def test_boost_belongs_to_its_players_turn(self):
        """Trap 6"""
        game = position(me={"play": [CAT], "ink": 4}, you={"ink": 4}, cards=[CHESHIRE_CAT], active=YOU)
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
            cards=[HERALD, base, rock, pebble, OX],
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
            cards=[HERALD, base, OX],
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
            cards=[HERALD, lesson],
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
            cards=[HERALD, gift],
        )
        game.push("play Gift")
        assert (len(game.hand(YOU)), game.hand(ME), game.asked_by) == (1, [], MAIN)

    @rule("lorcana", "8.10.1", "1.5.5", "6.1.12")
    @pytest.mark.parametrize("whose", [ME, YOU])
    def test_a_card_that_left_a_discard_lets_anna_be_shifted_for_nothing(self, whose):
        """Trap 12"""
        base = made("Anna", version="Base", willpower=9)
        dig = made("Dig", "action", abilities=[Action(Return(Chosen(Cards(("character",), zone="discard"))))])
        game = position(
            me={
                "play": ["Anna - Base", "Bear"],
                "hand": ["Anna - Soothing Sister", "Dig"],
                "ink": 1,
                "discard": ["Ox"] if whose == ME else [],
            },
            you={"discard": ["Ox"] if whose == YOU else []},
            cards=[ANNA, base, dig, OX, BEAR],
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
        dig = made("Dig", "action", abilities=[Action(Return(Chosen(Cards(("character",), "yours", zone="discard"))))])
        game = position(
            me={"play": ["Anna - Base"], "hand": ["Anna - Soothing Sister"], "ink": 1},
            you={"hand": ["Dig"], "ink": 1, "discard": ["Ox"]},
            cards=[ANNA, base, dig, OX],
            active=YOU,
        )
        game.push("play Dig", "end")
        assert game.legal("shift") == []


class TestOptions:
    @rule("lorcana", "6.1.5.1", "7.5.6")
    def test_only_a_card_put_into_the_inkwell_draws_one(self):
        """Trap 9"""
        princess = made("Princess", classifications=["Princess"])
        game = position(
            me={"play": ["Cinderella - Dream Come True"], "hand": ["Princess", "Ox", "Bear"], "ink": 1, "deck": 5},
            cards=[CINDERELLA, princess, OX, BEAR],
        )
        game.push("play Princess", "end", "yes", "choose Ox")
        assert (sum(game.ink(ME)), len(game.hand(ME)), game.active) == (2, 2, YOU)

    @rule("lorcana", "6.1.4", "6.2.1")
    def test_declined_it_draws_nothing_and_does_not_come_back(self):
        """Trap 9"""
        princess = made("Princess", classifications=["Princess"])
        game = position(
            me={"play": ["Cinderella - Dream Come True"], "hand": ["Princess", "Ox"], "ink": 1, "deck": 5},
            you={"deck": 5},
            cards=[CINDERELLA, princess, OX],
        )
        game.push("play Princess", "end", "no")
        assert (sum(game.ink(ME)), game.hand(ME), game.active) == (1, ["Ox"], YOU)
        game.push("end", "end")  # no Princess was played in that turn
        assert game.active == YOU

    @rule("lorcana", "6.1.4.1", "6.1.5.1")
    def test_with_an_empty_hand_nothing_is_inked_and_nothing_drawn(self):
        """Trap 9"""
        princess = made("Princess", classifications=["Princess"])
        game = position(
            me={"play": ["Cinderella - Dream Come True"], "hand": ["Princess"], "ink": 1, "deck": 5},
            cards=[CINDERELLA, princess],
        )
        game.push("play Princess", "end")
        assert (sum(game.ink(ME)), game.hand(ME), game.active) == (1, [], YOU)

    @rule("lorcana", "6.1.4", "7.7.4", "3.2.2.3")
    @pytest.mark.parametrize("opponents", [[], ["Ox"]])
    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_a_start_of_turn_trigger_with_nothing_to_do_passes(self, opponents, answer):
        """Trap 10"""
        game = position(
            me={"play": ["Madam Mim - Elephant"], "deck": 5},
            you={"play": opponents, "deck": 5},
            cards=[MIM, OX],
            active=YOU,
        )
        game.push("end", answer)
        assert (game.active, game.deciding, game.asked_by) == (ME, ME, MAIN)
        assert game.damage("Madam Mim") == 0

    @rule("lorcana", "1.9.2.4", "3.2.2.3")
    def test_with_something_to_do_it_does_it(self):
        """Trap 10"""
        game = position(
            me={"play": ["Madam Mim - Elephant (damage 3)"], "deck": 5},
            you={"play": ["Ox"], "deck": 5},
            cards=[MIM, OX],
            active=YOU,
        )
        game.push("end", "yes", "amount 2")
        assert (game.damage("Madam Mim"), game.damage("Ox")) == (1, 2)

    @rule("lorcana", "6.1.5.2")
    def test_alone_she_can_only_banish_herself(self):
        """Trap 10; the card's other ability"""
        game = position(me={"hand": ["Madam Mim - Elephant"], "ink": 4}, cards=[MIM])
        game.push("play Madam Mim")
        assert (game.play(ME), game.asked_by) == ([], MAIN)


class TestSeats:
    @rule("lorcana", "6.2.1", "6.1.13.6")
    @pytest.mark.parametrize("seat", [ME, YOU, THIRD])
    @pytest.mark.parametrize("active", [ME, YOU, THIRD])
    def test_a_trigger_in_opponents_turns_fires_for_every_seat_and_never_in_ones_own(self, seat, active):
        """Trap 13"""
        flood = made(
            "Flood", "action", abilities=[Action(Banish(Every(Cards(("character",), where=(Named(("Ox",)),)))))]
        )
        sides: list[dict[str, object]] = [{}, {}, {}]
        sides[seat]["play"] = ["Hades - Lord of the Dead", "Ox"]
        sides[active] |= {"hand": ["Flood"], "ink": 1}
        game = position(*sides, active=active, cards=[DEAD_LORD, flood, OX])
        game.push("play Flood")
        assert game.lore(seat) == (0 if active == seat else 2)
        assert (game.play(seat), game.deciding) == (["Hades - Lord of the Dead"], active)


class TestPlayingFromUnder:
    @rule("lorcana", "4.3.1", "6.1.12", "5.1.1.5")
    def test_characters_are_put_under_the_cauldron_and_played_from_there(self):
        """Trap 14"""
        hero = made("Hero", cost=2)
        game = position(
            me={"play": ["The Black Cauldron"], "discard": ["Hero", "Ox"], "ink": 3, "deck": 5},
            you={"deck": 5},
            cards=[CAULDRON, hero, OX],
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
            cards=[CAULDRON, hero],
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
            cards=[CAULDRON, hero, BEAR],
        )
        game.push("use The Black Cauldron: 2")
        assert game.legal("play") == []

    @rule("lorcana", "4.3.2.2", "8.10.1", "6.1.12")
    def test_from_under_a_character_may_also_be_shifted(self):
        """Trap 14"""
        base = made("Pluto", version="Base", willpower=9)
        game = position(
            me={"play": ["The Black Cauldron (under Pluto - Determined Defender)", "Pluto - Base"], "ink": 6},
            cards=[CAULDRON, DEFENDER, base],
        )
        game.push("use The Black Cauldron: 2", "shift Pluto - Determined -> Pluto - Base", "no")
        assert sorted(game.play(ME)) == ["Pluto - Determined Defender", "The Black Cauldron"]


class TestExtraDamage:
    @rule("lorcana", "6.2.1", "6.7.4")
    def test_each_character_that_an_action_damages_is_the_one_that_takes_more(self):
        """Trap 15"""
        game = position(
            me={"play": ["Merida - Formidable Archer", "Cub"], "hand": ["Three Arrows"], "ink": 3},
            you={"play": ["Ox", "Bear"]},
            cards=[MERIDA, THREE_ARROWS, OX, BEAR, CUB],
        )
        game.push("play Three Arrows", "choose Ox", "yes", "choose Bear", "resolve 1")
        assert [game.damage(name) for name in ("Ox", "Bear", "Cub", "Merida")] == [4, 3, 0, 0]

    @rule("lorcana", "6.2.1")
    def test_it_does_not_follow_from_characters_nor_hit_her_own_side(self):
        """Trap 15"""
        game = position(
            me={"play": ["Merida - Formidable Archer", "Cub"], "hand": ["Three Arrows"], "ink": 3},
            you={"play": ["Ox (exerted)"]},
            cards=[MERIDA, THREE_ARROWS, OX, CUB],
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
        arrow = made("Arrow", "action", abilities=[Action(Deal(1, Chosen(Cards(("character",)))))])
        game = position(
            me={"play": ["Merida - Formidable Archer"], "hand": ["Arrow"], "ink": 1},
            you={"play": ["Tough"]},
            cards=[MERIDA, arrow, tough],
            edition=edition,
        )
        game.push("play Arrow", "choose Tough")
        assert game.damage("Tough") == damage
