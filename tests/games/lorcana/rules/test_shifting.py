"""[8.10] [5.1.1] Shift and its variants, and stacks."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw
from mazo.abilities.tree.effects import Action, Can, Cost, Get, Keyword, Play, Static, Triggered
from mazo.abilities.tree.facts import Enters
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Every, Named, This, When
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

ELSA = made("Elsa", version="Girl", cost=1, strength=1, willpower=4, inks=("Amber",))
QUEEN = made("Elsa", version="Queen", cost=6, strength=5, willpower=6, abilities=[Keyword("Shift", 2)])
ANNA = made("Anna", version="Sister", cost=2, willpower=4)
CARDS = [ELSA, QUEEN, ANNA]


def on(*states: str, ink: int = 2, hand: str = "Elsa - Queen", **more):
    """A position in which the Queen can be shifted onto the Girl in these states."""
    girl = f"Elsa - Girl ({', '.join(states)})" if states else "Elsa - Girl"
    return position(me={"play": [girl], "hand": [hand], "ink": ink}, cards=CARDS, **more)


@rule("lorcana", "8.10.1", "1.5.5.2", "4.3.3.1", "4.3.2.2")
def test_shift_is_another_cost_for_which_the_card_lies_on_one_of_the_same_name():
    game = on().push("shift Elsa - Queen -> Elsa - Girl")
    assert game.play(ME) == ["Elsa - Queen"]
    assert game.names_in("under", ME) == ["Elsa - Girl"]
    assert game.ink(ME) == (0, 2)
    assert game.names_in("discard", ME) == []


@rule("lorcana", "8.10.1", "4.3.2.2")
def test_nothing_is_shifted_onto_another_name_or_onto_an_opponents_card():
    game = position(
        me={"play": ["Anna - Sister"], "hand": ["Elsa - Queen"], "ink": 6}, you={"play": ["Elsa - Girl"]}, cards=CARDS
    )
    assert game.legal("shift") == []
    assert game.refused("shift Elsa - Queen -> Anna") == ("not_a_base", "8.10.1")
    assert game.refused("shift Elsa - Queen -> Elsa - Girl") == ("not_yours", "1.4.3")


@rule("lorcana", "8.10.2", "8.10.4")
@pytest.mark.parametrize("states", [(), ("exerted",), ("drying",), ("exerted", "drying")])
def test_the_new_card_is_exerted_and_drying_as_the_covered_one_was(states):
    game = on(*states).push("shift Elsa - Queen -> Elsa - Girl")
    assert game.is_exerted("Elsa - Queen") == ("exerted" in states)
    assert game.is_drying("Elsa - Queen") == ("drying" in states)


@rule("lorcana", "8.10.4")
def test_a_character_shifted_onto_a_dry_one_quests_in_the_same_turn():
    game = on().push("shift Elsa - Queen -> Elsa - Girl", "quest Elsa - Queen")
    assert game.lore(ME) == 1


@rule("lorcana", "8.10.6", "1.8.3")
def test_damage_stays_and_may_be_too_much():
    game = on("damage 3").push("shift Elsa - Queen -> Elsa - Girl")
    assert game.damage("Elsa - Queen") == 3
    frail = made("Elsa", version="Frail", cost=6, willpower=3, abilities=[Keyword("Shift", 2)])
    dying = position(
        me={"play": ["Elsa - Girl (damage 3)"], "hand": ["Elsa - Frail"], "ink": 2}, cards=[ELSA, frail]
    ).push("shift Elsa - Frail -> Elsa - Girl")
    assert dying.play(ME) == []
    assert sorted(dying.names_in("discard", ME)) == ["Elsa - Frail", "Elsa - Girl"]


@rule("lorcana", "8.10.5", "M27")
def test_effects_on_the_covered_card_and_its_location_are_kept():
    lagoon = "Never Land - Mermaid Lagoon"
    wax = made("Wax", "action", abilities=[])
    game = position(
        me={"play": [lagoon, f"Elsa - Girl (at {lagoon})"], "hand": ["Elsa - Queen"], "ink": 2}, cards=[*CARDS, wax]
    ).push("shift Elsa - Queen -> Elsa - Girl")
    assert game.place("Elsa - Queen") == lagoon


@rule("lorcana", "8.10.5", "M26")
def test_the_text_of_the_covered_card_stops_and_it_is_not_banished():
    chief = made(
        "Elsa", version="Girl", abilities=[Static((Get(Every(Cards(("character",), "yours")), "strength", 2),))]
    )
    game = position(
        me={"play": ["Elsa - Girl", "Anna - Sister"], "hand": ["Elsa - Queen"], "ink": 2}, cards=[chief, QUEEN, ANNA]
    )
    assert game.strength("Anna") == 3
    game.push("shift Elsa - Queen -> Elsa - Girl")
    assert game.strength("Anna") == 1
    assert game.story("banished") == []


@rule("lorcana", "4.3.4.2")
def test_a_card_about_to_be_covered_still_sees_the_covering_card_being_played():
    seer = made("Elsa", version="Girl", abilities=[Triggered((When("play", Cards(("character",), "yours")),), Draw(1))])
    game = position(me={"play": ["Elsa - Girl"], "hand": ["Elsa - Queen"], "ink": 2}, cards=[seer, QUEEN])
    game.push("shift Elsa - Queen -> Elsa - Girl")
    assert len(game.hand(ME)) == 1


@rule("lorcana", "5.1.1.7", "8.10.7", "M36")
def test_the_whole_stack_leaves_together():
    game = position(
        me={"play": ["Elsa - Girl"], "hand": ["Elsa - Queen", "Bolt"], "ink": 3},
        cards=[*CARDS, made("Bolt", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 6))])],
    ).push("shift Elsa - Queen -> Elsa - Girl", "play Bolt")
    assert sorted(game.names_in("discard", ME)) == ["Bolt", "Elsa - Girl", "Elsa - Queen"]
    assert game.story("banished") == ["banished"]


@rule("lorcana", "8.10.3", "8.3.2")
def test_a_bodyguard_shifted_onto_a_ready_character_may_enter_exerted():
    guard = made("Elsa", version="Guard", cost=6, abilities=[Keyword("Shift", 2), Keyword("Bodyguard")])
    game = position(me={"play": ["Elsa - Girl"], "hand": ["Elsa - Guard"], "ink": 2}, cards=[ELSA, guard])
    game.push("shift Elsa - Guard -> Elsa - Girl", "yes")
    assert game.is_exerted("Elsa - Guard")
    assert game.story("exerts") == []


@rule("lorcana", "8.10.8.1")
def test_classification_shift_takes_any_character_of_that_classification():
    puppy = made("Lucky", classifications=("Puppy",))
    rolly = made(
        "Rolly", cost=5, abilities=[Keyword("Shift", 2, onto=Cards(("character",), where=(Classified(("Puppy",)),)))]
    )
    game = position(me={"play": ["Lucky", "Anna - Sister"], "hand": ["Rolly"], "ink": 2}, cards=[puppy, rolly, ANNA])
    assert game.legal("shift") == ["shift Rolly -> Lucky"]


@rule("lorcana", "8.10.8.2")
def test_universal_shift_takes_any_character():
    any_one = made("Morph", cost=5, abilities=[Keyword("Shift", 2, onto=Cards(("character",)), variant=("universal",))])
    game = position(
        me={"play": ["Anna - Sister", "Never Land - Mermaid Lagoon"], "hand": ["Morph"], "ink": 2},
        cards=[any_one, ANNA],
    )
    assert game.legal("shift") == ["shift Morph -> Anna - Sister"]


POTATO = made("Potato", "item")
HEAD = made(
    "Head",
    cost=5,
    abilities=[Keyword("Shift", 2, onto=Cards(("item",), where=(Named(("Potato",)),)), variant=("potato",))],
)


@rule("lorcana", "8.10.8.6", "8.10.4.1")
def test_potato_shift_lies_on_an_item_and_is_dry_if_that_was_there_all_turn():
    game = position(me={"play": ["Potato"], "hand": ["Head"], "ink": 2}, cards=[POTATO, HEAD])
    game.push("shift Head -> Potato")
    assert game.play(ME) == ["Head"]
    assert not game.is_drying("Head")


@rule("lorcana", "8.10.4.1")
def test_on_an_item_played_this_turn_it_is_drying():
    game = position(me={"hand": ["Potato", "Head"], "ink": 3}, cards=[POTATO, HEAD])
    game.push("play Potato", "shift Head -> Potato")
    assert game.is_drying("Head")


@rule("lorcana", "8.10.8")
def test_older_editions_know_no_potato_duo_combo_and_temporary_shift():
    game = position(me={"play": ["Potato"], "hand": ["Head"], "ink": 2}, cards=[POTATO, HEAD], edition="2.1.0")
    assert game.legal("shift") == []


DUO = made("Twins", cost=8, willpower=9, abilities=[Keyword("Shift", 2, variant=("duo",), names=("Chip", "Dale"))])
COMBO = made("Pair", cost=8, willpower=9, abilities=[Keyword("Shift", 2, variant=("combo",), names=("Chip", "Dale"))])
CHIP, DALE = made("Chip", willpower=5), made("Dale", willpower=5)


@rule("lorcana", "8.10.8.3", "8.10.4.2", "M29")
def test_duo_shift_needs_one_character_for_each_name_and_keeps_what_both_were():
    game = position(
        me={"play": ["Chip (drying, damage 1)", "Dale (exerted, damage 2)"], "hand": ["Twins"], "ink": 2},
        cards=[DUO, CHIP, DALE],
    ).push("shift Twins -> Dale")
    assert game.play(ME) == ["Twins"]
    assert game.is_drying("Twins")
    assert game.is_exerted("Twins")
    assert game.damage("Twins") == 3
    assert game.names_in("under", ME) == ["Chip", "Dale"]  # the one named first lies directly under the card


@rule("lorcana", "8.10.8.3")
def test_duo_shift_is_closed_without_the_other_character():
    game = position(me={"play": ["Chip"], "hand": ["Twins"], "ink": 2}, cards=[DUO, CHIP, DALE])
    assert game.refused("shift Twins -> Chip") == ("second_base_missing", "8.10.8.3")


@rule("lorcana", "8.10.8.3")
def test_a_character_of_both_names_fills_one_place_only():
    both = made("Chip & Dale")
    game = position(me={"play": ["Chip & Dale"], "hand": ["Twins"], "ink": 2}, cards=[DUO, both])
    assert game.legal("shift") == []


@rule("lorcana", "8.10.8.4")
@pytest.mark.parametrize(("answer", "left"), [("done", ["Dale", "Pair"]), ("choose Dale", ["Pair"])])
def test_combo_shift_takes_one_character_or_two(answer, left):
    game = position(me={"play": ["Chip", "Dale"], "hand": ["Pair"], "ink": 2}, cards=[COMBO, CHIP, DALE])
    assert sorted(game.push("shift Pair -> Chip", answer).play(ME)) == left


@rule("lorcana", "M29")
def test_of_two_bases_at_different_locations_the_player_chooses_the_place():
    lagoon = "Never Land - Mermaid Lagoon"
    game = position(
        me={"play": [lagoon, f"Chip (at {lagoon})", "Dale"], "hand": ["Twins"], "ink": 2}, cards=[DUO, CHIP, DALE]
    )
    game.push("shift Twins -> Dale", "choose Chip")
    assert game.place("Twins") == lagoon


BRIEF = made(
    "Elsa",
    version="Brief",
    cost=6,
    willpower=6,
    abilities=[Keyword("Shift", 1, variant=("temporary",))],
)


@rule("lorcana", "8.10.8.5", "M30")
def test_temporary_shift_returns_only_that_card_at_the_end_of_the_turn():
    game = position(
        me={"play": ["Elsa - Girl (damage 2)"], "hand": ["Elsa - Brief"], "ink": 1}, cards=[ELSA, BRIEF]
    ).push("shift Elsa - Brief -> Elsa - Girl", "quest Elsa - Brief", "end")
    assert game.play(ME) == ["Elsa - Girl"]
    assert "Elsa - Brief" in game.hand(ME)
    assert game.damage("Elsa - Girl") == 0
    assert game.is_exerted("Elsa - Girl")
    assert game.names_in("under", ME) == []


@rule("lorcana", "8.10.8.5")
def test_a_temporary_card_that_is_covered_does_not_return():
    game = position(
        me={"play": ["Elsa - Girl"], "hand": ["Elsa - Brief", "Elsa - Queen"], "ink": 3}, cards=[*CARDS, BRIEF]
    ).push("shift Elsa - Brief -> Elsa - Girl", "shift Elsa - Queen -> Elsa - Brief", "end")
    assert game.play(ME) == ["Elsa - Queen"]
    assert len(game.names_in("under", ME)) == 2


@rule("lorcana", "8.10.1", "1.5.3")
def test_a_shift_cost_may_be_a_discard_without_any_ink():
    herald = made(
        "Elsa",
        version="Herald",
        cost=6,
        abilities=[Keyword("Shift", cost=Cost(effects=(Discard(1, cards=Cards(("action",), zone="hand")),)))],
    )
    wax = made("Wax", "action", cost=1)
    without = position(me={"play": ["Elsa - Girl"], "hand": ["Elsa - Herald"], "ink": 0}, cards=[ELSA, herald, wax])
    assert without.refused("shift Elsa - Herald -> Elsa - Girl") == ("other_cost_unpayable", "1.5.3")
    game = position(me={"play": ["Elsa - Girl"], "hand": ["Elsa - Herald", "Wax"], "ink": 0}, cards=[ELSA, herald, wax])
    game.push("shift Elsa - Herald -> Elsa - Girl")
    if game.legal("choose"):
        game.push("choose Wax")
    assert game.names_in("discard", ME) == ["Wax"]
    assert game.play(ME) == ["Elsa - Herald"]


ANY_NAME = Can(This(), "be shifted on by any")
ANY_VARIANT = Can(This(), "be shifted on by any", cards=Cards(("character",)))
AS_ELSA = Can(This(), "be shifted on by any", cards=Cards(("character",), where=(Named(("Elsa",)),)))
PUPS = made(
    "Rolly", cost=5, abilities=[Keyword("Shift", 2, onto=Cards(("character",), where=(Classified(("Puppy",)),)))]
)
ALL_PUPS = made("Pepper", cost=5, abilities=[Keyword("Shift", 2, onto=Cards(("character",)), variant=("universal",))])


@rule("lorcana", "8.10.1", "8.10.8.1", "8.10.8.2", "8.10.8.6")
@pytest.mark.parametrize(
    ("says", "onto_it"),
    [
        (ANY_NAME, ["Elsa - Queen", "Pepper"]),
        (AS_ELSA, ["Elsa - Queen", "Pepper"]),
        (ANY_VARIANT, ["Elsa - Queen", "Head", "Rolly", "Pepper"]),
    ],
)
def test_any_name_makes_up_for_a_name_only_and_any_variant_for_whatever_is_asked(says, onto_it):
    blob = made("Blob", abilities=[Static((says,))])
    hand = ["Elsa - Queen", "Head", "Rolly", "Pepper"]
    game = position(me={"play": ["Blob"], "hand": hand, "ink": 9}, cards=[blob, QUEEN, HEAD, PUPS, ALL_PUPS])
    assert game.legal("shift") == [f"shift {name} -> Blob" for name in onto_it]


@rule("lorcana", "8.10.1", "8.10.8.6")
@pytest.mark.parametrize(("morph", "bases"), [("Morph - Space Goo", 0), ("Morph - Little Imitator", 1)])
def test_of_the_two_morphs_only_the_one_that_speaks_of_all_variants_takes_a_potato_shift(morph, bases):
    game = position(me={"play": [morph], "hand": ["Posey - Vampire Potato"], "ink": 5})
    assert len(game.legal("shift")) == bases


@rule("lorcana", "8.10.8.3")
@pytest.mark.parametrize("says", [ANY_NAME, ANY_VARIANT])
def test_any_name_and_any_variant_fill_one_place_of_two(says):
    pair = made("Pair", cost=9, abilities=[Keyword("Shift", 2, variant=("duo",), names=("Elsa", "Anna"))])
    blob = made("Blob", abilities=[Static((says,))])
    game = position(me={"play": ["Blob", "Anna - Sister"], "hand": ["Pair"], "ink": 2}, cards=[blob, pair, *CARDS])
    assert game.push("shift Pair -> Blob").play(ME) == ["Pair"]
    alone = position(me={"play": ["Blob"], "hand": ["Pair"], "ink": 2}, cards=[blob, pair, *CARDS])
    assert alone.legal("shift") == []


@rule("lorcana", "M28", "6.7.9")
def test_damage_with_which_it_enters_adds_to_what_it_keeps():
    hurt = made(
        "Elsa",
        version="Hurt",
        cost=6,
        willpower=9,
        abilities=[Keyword("Shift", 2), Static((Enters("this", counters="damage", amount=3),))],
    )
    game = position(me={"play": ["Elsa - Girl (damage 2)"], "hand": ["Elsa - Hurt"], "ink": 2}, cards=[ELSA, hurt])
    assert game.push("shift Elsa - Hurt -> Elsa - Girl").damage("Elsa - Hurt") == 5


@rule("lorcana", "M32", "5.2.6.1")
def test_one_name_in_common_is_enough():
    pair = made("Anna & Elsa", cost=8, abilities=[Keyword("Shift", 2)])
    game = position(
        me={"play": ["Elsa - Girl", "Anna - Sister"], "hand": ["Anna & Elsa"], "ink": 2}, cards=[*CARDS, pair]
    )
    assert len(game.legal("shift")) == 2


@rule("lorcana", "7.4.2.1", "5.1.1.10")
def test_opponents_see_what_was_covered():
    game = on().push("shift Elsa - Queen -> Elsa - Girl")
    assert [card.name for card in game.game.view(YOU).players[ME].zones["under"].cards] == ["Elsa - Girl"]


PANDA = made("Mei", version="Panda", cost=6, willpower=6, abilities=[
    Keyword("Shift", 1, onto=Cards(("character",), "yours", (Classified(("Team",)),)),
            variant=("temporary", "classification")),
])  # fmt: skip


@rule("lorcana", "8.10.9", "M31")
def test_a_joint_variant_asks_for_the_classification_and_no_name_and_returns_at_the_end():
    team = made("Goalie", classifications=["Team"], willpower=4)
    game = position(
        me={"play": ["Goalie", "Anna - Sister"], "hand": ["Mei - Panda"], "ink": 1}, cards=[team, ANNA, PANDA]
    )
    assert game.legal("shift") == ["shift Mei - Panda -> Goalie"]
    game.push("shift Mei - Panda -> Goalie")
    assert game.play(ME) == ["Anna - Sister", "Mei - Panda"]
    game.push("end")
    assert sorted(game.play(ME)) == ["Anna - Sister", "Goalie"]
    assert "Mei - Panda" in game.hand(ME)


@rule("lorcana", "8.10.9")
def test_older_editions_do_not_know_it():
    team = made("Goalie", classifications=["Team"], willpower=4)
    game = position(me={"play": ["Goalie"], "hand": ["Mei - Panda"], "ink": 1}, cards=[team, PANDA], edition="2.1.0")
    assert game.legal("shift") == []


@rule("lorcana", "M27", "4.6.9")
def test_who_covers_a_participant_of_a_challenge_takes_its_place_in_it():
    hurry = Triggered(
        (When("challenge", "this"),), Play(Chosen(Cards(zone="hand", whose="yours"), plain=True), way="shift")
    )
    girl = made("Elsa", version="Girl", strength=1, willpower=4, abilities=[hurry])
    game = position(
        me={"play": ["Elsa - Girl"], "hand": ["Elsa - Queen"]},
        you={"play": ["Anna - Sister (exerted)"]},
        cards=[girl, QUEEN, ANNA],
    )
    game.push("challenge Elsa - Girl -> Anna")
    if game.legal("choose"):
        game.push("choose Elsa - Queen")
    assert game.play(ME) == ["Elsa - Queen"]
    assert not game.is_in_play("Anna")  # five damage, by the one on top
    assert game.damage("Elsa - Queen") == 1


@rule("lorcana", "8.10.5", "M26")
def test_a_covered_card_hears_nothing_any_longer():
    mother = made(
        "Elsa", version="Girl", abilities=[Triggered((When("quest", Cards(("character",), "yours")),), Draw(1))]
    )
    game = position(
        me={"play": ["Elsa - Girl", "Anna - Sister", "Anna - Sister"], "hand": ["Elsa - Queen"], "ink": 2},
        cards=[mother, QUEEN, ANNA],
    ).push("quest Anna")
    assert len(game.hand(ME)) == 2
    game.push("shift Elsa - Queen -> Elsa - Girl", "quest Anna")
    assert game.hand(ME).count("Elsa - Queen") == 0
    assert len(game.hand(ME)) == 1
