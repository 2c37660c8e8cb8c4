"""Where other engines went wrong with questions: who is asked, what may be declined, and in whose turn."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Keyword, Triggered
from mazo.abilities.tree.nouns import Cards, Every, Named, When
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU, made, position

OX = made("Ox", strength=2, willpower=9)
BEAR = made("Bear", strength=2, willpower=9)
WARDED = made("Warded", willpower=9, abilities=[Keyword("Ward")])
MAIN = "3.3.1"


class TestWhoIsAsked:
    @rule("lorcana", "6.7.6", "7.7.4")
    def test_an_opponent_chooses_what_to_banish_while_another_ability_waits(self):
        """Trap 4"""
        singer = made(
            "Singer", cost=4, abilities=[Triggered((When("sing", "this"),), ToPlayer("gain lore", 1), name="SINGS")]
        )
        mourner = made(
            "Mourner", abilities=[Triggered((When("play", Cards(("action",)), who="each opponent"),), Draw(1))]
        )
        game = position(
            me={"play": ["Singer"], "hand": ["Be King Undisputed"]},
            you={"play": ["Ox", "Bear", "Mourner"], "deck": 4},
            cards=[singer, mourner, OX, BEAR],
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
            cards=[WARDED, OX, BEAR],
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
            cards=[WARDED, OX, BEAR],
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
            me={"hand": ["Hades - Looking for a Deal"], "ink": 5, "deck": 5}, you={"play": play}, cards=[WARDED]
        )
        game.push("play Hades", *answers)
        assert (game.hand(ME), game.asked_by) == ([], MAIN)

    @rule("lorcana", "8.15.1", "7.5.6")
    def test_the_schemer_puts_whom_his_player_chooses_into_their_inkwell_ready(self):
        """Trap 8"""
        game = position(
            me={"hand": ["Hades - Infernal Schemer"], "ink": 7},
            you={"play": ["Warded", "Ox", "Bear"], "ink": 1},
            cards=[WARDED, OX, BEAR],
        )
        game.push("play Hades", "yes")
        assert (game.deciding, game.legal()) == (ME, ["choose Ox", "choose Bear"])
        game.push("choose Ox")
        assert (game.play(YOU), game.ink(YOU)) == (["Warded", "Bear"], (2, 0))


class TestOptions:
    @rule("lorcana", "6.1.5.1", "7.5.6")
    def test_only_a_card_put_into_the_inkwell_draws_one(self):
        """Trap 9"""
        princess = made("Princess", classifications=["Princess"])
        game = position(
            me={"play": ["Cinderella - Dream Come True"], "hand": ["Princess", "Ox", "Bear"], "ink": 1, "deck": 5},
            cards=[princess, OX, BEAR],
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
            cards=[princess, OX],
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
            cards=[princess],
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
            cards=[OX],
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
            cards=[OX],
            active=YOU,
        )
        game.push("end", "yes", "amount 2")
        assert (game.damage("Madam Mim"), game.damage("Ox")) == (1, 2)

    @rule("lorcana", "6.1.5.2")
    def test_alone_she_can_only_banish_herself(self):
        """Trap 10; the card's other ability"""
        game = position(me={"hand": ["Madam Mim - Elephant"], "ink": 4})
        game.push("play Madam Mim")
        assert (game.play(ME), game.asked_by) == ([], MAIN)


class TestSeats:
    @rule("lorcana", "6.2.1", "6.1.13.6")
    @pytest.mark.parametrize("seat", [ME, YOU, THIRD])
    @pytest.mark.parametrize("active", [ME, YOU, THIRD])
    def test_a_trigger_in_opponents_turns_fires_for_every_seat_and_never_in_ones_own(self, seat, active):
        """Trap 13"""
        flood = made(
            "Flood", "action", abilities=[Action(Do("banish", Every(Cards(("character",), where=(Named(("Ox",)),)))))]
        )
        sides: list[dict[str, object]] = [{}, {}, {}]
        sides[seat]["play"] = ["Hades - Lord of the Dead", "Ox"]
        sides[active] |= {"hand": ["Flood"], "ink": 1}
        game = position(*sides, active=active, cards=[flood, OX])
        game.push("play Flood")
        assert game.lore(seat) == (0 if active == seat else 2)
        assert (game.play(seat), game.deciding) == (["Hades - Lord of the Dead"], active)
