"""Rulings on Shift and its variants, on Boost, and on what becomes of cards that lie under another."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Action, Keyword, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, When
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import zones as Z
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

OX = made("Ox", strength=2, willpower=9)
BEAR = made("Bear", strength=2, willpower=9)
OTHER_QUEEN = made("Queen of Hearts", version="Another", strength=2, willpower=9)
NEXT_QUEEN = made("Queen of Hearts", version="Next", cost=6, willpower=9, abilities=[Keyword("Shift", 2)])
PLUTO = made("Pluto", version="Base", willpower=9)
SULLEY_CARD = made("Sulley", version="Alone", willpower=9)
BOO_CARD = made("Boo", version="Alone", willpower=9)
SULLEY, BOO = SULLEY_CARD.card.full_name, BOO_CARD.card.full_name
SCARE = "Sulley & Boo - Scare Buddies"
PAIR = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
MICKEY = made("Mickey Mouse", version="One", willpower=9)
MINNIE = made("Minnie Mouse", version="Two", willpower=9)
BOTH = made("Mickey Mouse & Minnie Mouse", version="Both", willpower=9)
AXE = made("Axe", "action", abilities=[Action(Do("banish", Chosen(Cards(("character",)))))])


class TestShift:
    @rule("lorcana", "8.10.3", "8.3.2")
    @pytest.mark.parametrize(("answer", "exerted"), [("yes", True), ("no", False)])
    def test_a_bodyguard_may_enter_exerted_although_it_covers_a_ready_character(self, answer, exerted):
        """R085"""
        game = position(me={"play": ["Pluto - Base"], "hand": ["Pluto - Determined Defender"], "ink": 5}, cards=[PLUTO])
        game.push("shift Pluto - Determined Defender -> Pluto - Base")
        assert (game.deciding, game.asked_by) == (ME, "8.3.2")
        game.push(answer)
        assert game.is_exerted("Pluto - Determined") is exerted
        assert "exerts" not in game.story()  # it enters so

    @rule("lorcana", "8.10.2", "8.3.2")
    def test_a_bodyguard_that_covers_an_exerted_character_is_exerted_without_a_question(self):
        """R085"""
        game = position(
            me={"play": ["Pluto - Base (exerted)"], "hand": ["Pluto - Determined Defender"], "ink": 5},
            cards=[PLUTO],
        )
        game.push("shift Pluto - Determined Defender -> Pluto - Base")
        assert game.is_exerted("Pluto - Determined")
        assert game.asked_by == "3.3.1"

    @rule("lorcana", "1.8.3", "8.10.6")
    @pytest.mark.parametrize(("damage", "survives"), [(5, False), (4, True)])
    def test_kept_damage_banishes_before_what_would_remove_it_resolves(self, damage, survives):
        """R086"""
        game = position(me={"play": [f"Ox (damage {damage})"], "hand": ["Baymax - Giant Robot"], "ink": 4}, cards=[OX])
        game.push("shift Baymax -> Ox")
        assert game.is_in_play("Baymax") is survives
        if survives:
            assert game.damage("Baymax") == 0
        else:
            assert sorted(game.names_in("discard", ME)) == ["Baymax - Giant Robot", "Ox"]

    @rule("lorcana", "8.10.5")
    def test_what_was_given_to_the_base_stays_but_its_own_keywords_do_not(self):
        """R087"""
        game = position(
            me={
                "play": ["Merida - Defiant Daughter"],
                "hand": ["Pouncing Practice", "Merida - Gifted Archer"],
                "ink": 5,
            },
            you={"play": ["Bear"]},
            cards=[BEAR],
        )
        assert game.table.keywords(game.card("Merida")) & K.WARD
        game.push("play Pouncing", "choose Bear", "shift Merida - Gifted -> Merida - Defiant")
        keywords = game.table.keywords(game.card("Merida - Gifted"))
        assert (bool(keywords & K.EVASIVE), bool(keywords & K.WARD)) == (True, False)
        game.push("end")
        assert not game.table.keywords(game.card("Merida - Gifted")) & K.EVASIVE

    @rule("lorcana", "4.3.4.2", "8.10.1")
    @pytest.mark.parametrize("edition", ["2.2.0", "2.1.0"])
    def test_a_card_about_to_be_covered_still_sees_what_covers_it_being_played(self, edition):
        """R089; before 2.2 a ruling"""
        game = position(
            me={
                "play": ["Queen of Hearts - Unpredictable Bully"],
                "hand": ["Queen of Hearts - Next", "Ox"],
                "ink": 3,
            },
            cards=[NEXT_QUEEN, OX],
            edition=edition,
        )
        game.push("shift Queen of Hearts - Next -> Queen of Hearts - Unpredictable")
        assert game.damage("Queen of Hearts - Next") == 1
        game.push("play Ox")  # now she is covered
        assert game.damage("Ox") == 0

    @rule("lorcana", "1.6.1", "4.3.4.1")
    def test_the_queen_does_not_see_herself_but_every_other_character_of_either_player(self):
        """R089"""
        game = position(
            me={
                "play": ["Queen of Hearts - Another"],
                "hand": ["Queen of Hearts - Unpredictable Bully", "Ox"],
                "ink": 4,
            },
            you={"hand": ["Bear"], "ink": 1},
            cards=[OTHER_QUEEN, OX, BEAR],
        )
        game.push("shift Queen of Hearts - Unpredictable -> Queen of Hearts - Another")
        assert game.damage("Queen of Hearts") == 0
        game.push("play Ox", "end", "play Bear")
        assert (game.damage("Ox"), game.damage("Bear")) == (1, 1)

    @rule("lorcana", "8.10.8", "8.10.8.1", "8.10.8.2")
    def test_universal_and_classification_shift_are_shift(self):
        """R090"""
        puppy = made("Puppy", willpower=9, classifications=["Puppy"])
        game = position(
            me={
                "play": ["Baymax's Charging Station", "Puppy", "Ox"],
                "hand": ["Baymax - Giant Robot", "Thunderbolt - Wonder Dog"],
                "ink": 7,
                "deck": 5,
            },
            cards=[puppy, OX],
        )
        assert game.refused("shift Thunderbolt -> Ox") == ("not_a_base", "8.10.1")
        game.push("shift Thunderbolt -> Puppy", "no", "yes")
        assert len(game.hand(ME)) == 2
        game.push("shift Baymax -> Ox", "resolve 1", "yes")
        assert len(game.hand(ME)) == 2

    @rule("lorcana", "8.10.8")
    def test_a_character_played_for_its_ink_cost_has_not_been_shifted(self):
        """R090"""
        game = position(
            me={
                "play": ["Baymax's Charging Station", "Ox"],
                "hand": ["Baymax - Giant Robot"],
                "ink": 6,
            },
            cards=[OX],
        )
        game.push("play Baymax", "resolve 1")
        assert (game.hand(ME), game.asked_by) == ([], "3.3.1")

    @rule("lorcana", "8.10.1", "8.4.2")
    def test_shifting_is_not_putting_a_card_under(self):
        """R091"""
        game = position(
            me={
                "play": ["Tamatoa - Seeker of Shine", "Cheshire Cat - Inexplicable", "Pluto - Base"],
                "hand": ["Pluto - Determined Defender"],
                "ink": 9,
            },
            cards=[PLUTO],
        )
        game.push("shift Pluto - Determined Defender -> Pluto - Base", "no")
        assert (game.resolved(), game.lore_value("Tamatoa")) == ([], 1)
        game.push("boost Tamatoa")
        assert (game.resolved(), game.lore_value("Tamatoa")) == (["Tamatoa - Seeker of Shine"], 2)


class TestStacks:
    @rule("lorcana", "5.1.1.7", "7.6.1")
    def test_facedown_cards_under_a_banished_one_lie_faceup_in_the_discard(self):
        """R093"""
        game = position(
            me={
                "play": [f"{SCARE} (damage 4, under {BOO}, facedown Ox, facedown Axe)"],
                "hand": ["Axe"],
                "ink": 1,
            },
            cards=[BOO_CARD, OX, AXE],
        )
        assert not game.knows(ME, "Ox")
        assert not game.knows(YOU, "Ox")
        game.push("play Axe")
        assert sorted(game.names_in("discard", ME)) == ["Axe", "Axe", BOO, "Ox", SCARE]
        assert (game.knows(ME, "Ox"), game.knows(YOU, "Ox")) == (True, True)

    @rule("lorcana", "5.1.1.7", "6.7.7", "6.7.8")
    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_the_characters_among_them_can_be_told_and_played(self, answer):
        """R093"""
        game = position(
            me={
                "play": [f"{SCARE} (damage 4, under {BOO}, facedown Ox, facedown Axe)"],
                "hand": ["Axe"],
                "ink": 1,
            },
            cards=[BOO_CARD, OX, AXE],
        )
        game.push("play Axe", answer)
        played = [BOO, "Ox"] if answer == "yes" else []
        assert sorted(game.play(ME)) == sorted(played)
        assert game.ink(ME) == (0, 1)

    @rule("lorcana", "6.2.4")
    def test_without_a_character_card_under_it_nothing_is_asked(self):
        """R093"""
        game = position(me={"play": [f"{SCARE} (facedown Axe)"], "hand": ["Axe"], "ink": 1}, cards=[AXE])
        game.push("play Axe")
        assert (game.asked_by, game.play(ME)) == ("3.3.1", [])

    @rule("lorcana", "8.10.8.3")
    @pytest.mark.parametrize(
        "base", ["Mickey Mouse & Minnie Mouse - Both", "Morph - Little Imitator", "Mickey Mouse - One"]
    )
    def test_one_character_cannot_be_both_bases_of_duo_shift(self, base):
        """R094"""
        game = position(me={"play": [base], "hand": [PAIR]}, cards=[MICKEY, MINNIE, BOTH])
        assert game.refused(f"shift {PAIR} -> {base}") == ("second_base_missing", "8.10.8.3")

    @rule("lorcana", "8.10.8.3")
    @pytest.mark.parametrize(
        ("one", "two"),
        [
            ("Mickey Mouse - One", "Minnie Mouse - Two"),
            ("Mickey Mouse & Minnie Mouse - Both", "Mickey Mouse - One"),
            ("Minnie Mouse - Two", "Mickey Mouse & Minnie Mouse - Both"),
            ("Morph - Little Imitator", "Minnie Mouse - Two"),
            ("Mickey Mouse & Minnie Mouse - Both", "Morph - Little Imitator"),
        ],
    )
    def test_two_characters_fill_one_name_each(self, one, two):
        """R094"""
        game = position(me={"play": [one, two, "Ox"], "hand": [PAIR]}, cards=[MICKEY, MINNIE, BOTH, OX])
        game.push(f"shift {PAIR} -> {one}")
        assert sorted(game.play(ME)) == sorted([PAIR, "Ox"])
        assert game.table.under(game.card("Mickey Mouse & Minnie Mouse - Adv")) != []

    @rule("lorcana", "8.10.8.3")
    def test_two_of_the_same_name_are_not_one_of_each(self):
        """R094"""
        game = position(me={"play": ["Mickey Mouse - One"] * 2, "hand": [PAIR]}, cards=[MICKEY])
        assert game.legal("shift") == []

    @rule("lorcana", "8.10.8")
    def test_duo_shift_is_unknown_to_older_editions(self):
        """R094"""
        game = position(
            me={"play": ["Mickey Mouse - One", "Minnie Mouse - Two"], "hand": [PAIR]},
            cards=[MICKEY, MINNIE],
            edition="2.1.0",
        )
        assert game.legal("shift") == []

    @rule("lorcana", "8.10.4.2", "8.10.8.4", "8.10.6")
    def test_of_two_bases_drying_and_exerted_win(self):
        """R095"""
        game = position(
            me={"play": [f"{SULLEY} (drying, damage 1)", f"{BOO} (exerted, damage 2)"], "hand": [SCARE], "ink": 4},
            cards=[SULLEY_CARD, BOO_CARD],
        )
        game.push(f"shift {SCARE} -> {SULLEY}", "choose Boo")
        assert (game.is_drying(SCARE), game.is_exerted(SCARE), game.damage(SCARE)) == (True, True, 3)

    @rule("lorcana", "8.10.8.4", "8.10.4")
    @pytest.mark.parametrize("base", [SULLEY, BOO])
    def test_combo_shift_takes_one_base_as_well(self, base):
        """R095"""
        game = position(me={"play": [SULLEY, BOO], "hand": [SCARE], "ink": 4}, cards=[SULLEY_CARD, BOO_CARD])
        game.push(f"shift {SCARE} -> {base}", "done")
        assert len(game.play(ME)) == 2
        assert (game.is_drying(SCARE), game.is_exerted(SCARE), game.ink(ME)) == (False, False, (0, 4))

    @rule("lorcana", "8.10.4.1", "8.10.8.6", "8.10.2")
    def test_potato_shift_onto_an_item_played_this_turn_is_drying(self):
        """R097"""
        game = position(me={"hand": ["Potato", "Posey - Vampire Potato"], "ink": 6})
        game.push("play Potato", "shift Posey -> Potato")
        assert (game.is_drying("Posey"), game.is_exerted("Posey")) == (True, True)

    @rule("lorcana", "8.10.4.1", "8.10.8.6")
    def test_potato_shift_onto_an_item_in_play_since_the_turn_began_is_dry(self):
        """R097"""
        game = position(me={"play": ["Potato", "Ox"], "hand": ["Posey - Vampire Potato"], "ink": 5}, cards=[OX])
        assert game.refused("shift Posey -> Ox") == ("not_a_base", "8.10.1")
        game.push("shift Posey -> Potato")
        assert (game.is_drying("Posey"), game.is_exerted("Posey")) == (False, False)
        game.push("quest Posey")
        assert game.lore(ME) == 2

    @rule("lorcana", "8.10.8.6", "1.2.1")
    def test_morph_takes_a_potato_shift_though_it_is_no_item(self):
        """R102"""
        game = position(
            me={"play": ["Morph - Little Imitator (drying)"], "hand": ["Posey - Vampire Potato"], "ink": 5},
        )
        game.push("shift Posey -> Morph")
        assert (game.play(ME), game.is_drying("Posey")) == (["Posey - Vampire Potato"], True)


class TestStacksThatLeave:
    @rule("lorcana", "7.2.3.1", "5.1.1.7", "5.1.1.10", "M37")
    def test_a_stack_put_on_the_bottom_keeps_its_order_and_nobody_looks_at_its_facedown_cards(self):
        """R098"""
        game = position(
            me={"hand": ["Hades - Looking for a Deal"], "ink": 5, "deck": 5},
            you={"play": ["Scrooge McDuck - Ghostly Ebenezer (facedown Ox, facedown Bear)"], "deck": ["Axe", "Axe"]},
            cards=[OX, BEAR, AXE],
        )
        under = [game.table.figures.names[game.table.kind[card]] for card in game.table.under(game.card("Scrooge"))]
        game.push("play Hades", "yes", "yes")
        assert game.deck(YOU) == ["Axe", "Axe", "Scrooge McDuck - Ghostly Ebenezer", *under[::-1]]
        assert not any(game.knows(seat, name) for seat in (ME, YOU) for name in ("Ox", "Bear"))
        assert game.hand(ME) == []

    @rule("lorcana", "7.2.3", "7.2.3.1")
    def test_stacks_put_on_the_bottom_in_any_order_may_be_mixed(self):
        """R099"""
        game = position(
            me={"hand": ["Under the Sea"], "ink": 8},
            you={"play": ["Ox (under Pluto - Base)", "Bear (under Queen of Hearts - Another)"], "deck": ["Axe"]},
            cards=[OX, BEAR, PLUTO, OTHER_QUEEN, AXE],
        )
        game.push("play Under the Sea")
        assert game.deciding == ME
        game.push("order Pluto; Bear; Ox; Queen of Hearts")
        assert game.deck(YOU) == ["Axe", "Pluto - Base", "Bear", "Ox", "Queen of Hearts - Another"]
        assert game.play(YOU) == []
        assert all(game.knows(ME, name) for name in ("Pluto - Base", "Queen of Hearts - Another"))

    @rule("lorcana", "7.2.3.1", "5.1.1.10")
    def test_facedown_cards_of_such_stacks_are_ordered_unseen(self):
        """R099"""
        game = position(
            me={"hand": ["Under the Sea"], "ink": 8},
            you={"play": ["Small (facedown Pluto - Base, facedown Queen of Hearts - Another)"], "deck": ["Axe"]},
            cards=[made("Small"), PLUTO, OTHER_QUEEN, AXE],
        )
        lower, upper = game.table.under(game.card("Small"))
        game.push("play Under the Sea")
        assert not any("Pluto" in text or "Queen" in text for text in game.legal())
        game.push(f"ordenar una carta #{game.table.number[upper]}; Small; una carta #{game.table.number[lower]}")
        bottom = game.table.cards(Z.DECK, YOU)
        assert (bottom[0], bottom[2], game.deck(YOU)[2]) == (lower, upper, "Small")
        assert not any(
            game.knows(seat, name) for seat in (ME, YOU) for name in ("Pluto - Base", "Queen of Hearts - Another")
        )

    @rule("lorcana", "6.3.3", "4.4.5", "5.1.1.7")
    def test_what_a_cost_triggers_resolves_after_the_effect_and_takes_the_stack_along(self):
        """R101"""
        game = position(
            me={
                "play": ["Lonely Grave", "Olaf - Helping Hand", "Scrooge McDuck - Ghostly Ebenezer"],
                "deck": ["Ox", "Bear"],
            },
            cards=[OX, BEAR],
        )
        game.push("use Lonely Grave", "choose Olaf")
        assert (game.strength("Scrooge"), game.willpower("Scrooge")) == (4, 4)
        assert (game.bag(), game.deciding) == ([], ME)
        game.push("yes")
        assert sorted(game.hand(ME)) == ["Ox", "Scrooge McDuck - Ghostly Ebenezer"]
        assert game.names_in("discard", ME) == ["Olaf - Helping Hand"]
        assert not game.knows(YOU, "Ox")


class TestBoostAndShift:
    @rule("lorcana", "8.10.1", "5.1.1.5", "8.4.1")
    def test_a_boosted_stack_is_covered_as_a_whole_and_leaves_as_a_whole(self):
        """R091, R093"""
        heir = made("Scrooge McDuck", version="Heir", cost=5, willpower=9, abilities=[Keyword("Shift", 1)])
        game = position(
            me={
                "play": ["Scrooge McDuck - Ghostly Ebenezer"],
                "hand": ["Scrooge McDuck - Heir", "Axe"],
                "ink": 3,
                "deck": ["Ox", "Bear"],
            },
            cards=[heir, OX, BEAR, AXE],
        )
        game.push("boost Scrooge", "shift Scrooge McDuck - Heir -> Scrooge McDuck - Ghostly")
        assert len(game.table.under(game.card("Scrooge McDuck - Heir"))) == 2
        game.push("play Axe")
        assert sorted(game.names_in("discard", ME)) == [
            "Axe", "Ox", "Scrooge McDuck - Ghostly Ebenezer", "Scrooge McDuck - Heir",
        ]  # fmt: skip

    @rule("lorcana", "5.1.1.7", "7.4.3")
    def test_cards_under_a_banished_one_are_not_banished_themselves(self):
        """R093"""
        mourner = made(
            "Mourner",
            willpower=9,
            abilities=[Triggered((When("banish", Cards(("character",))),), ToPlayer("gain lore", 1))],
        )
        omen = made("Omen", abilities=[Triggered((When("banish", "this"),), Draw(1))])
        axe_all = made("Flood", "action", abilities=[Action(Do("banish", Every(Cards(("character",), "opposing"))))])
        game = position(
            me={"play": ["Mourner"], "hand": ["Flood"], "ink": 1},
            you={"play": ["Ox (under Omen, facedown Bear)"], "deck": 4},
            cards=[mourner, omen, axe_all, OX, BEAR],
        )
        game.push("play Flood")
        assert (game.lore(ME), game.hand(YOU), len(game.names_in("discard", YOU))) == (1, [], 3)
