"""What the amber cards of the third set do at the table."""

from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import check
from mazo.notation.decklists import DeckEntry
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

PUPPY = "Dalmatian Puppy - Tail Wagger"
LUCKY = "Lucky - The 15th Puppy"
PONGO = "Pongo - Determined Father"
DEFENDER = "Pluto - Determined Defender"
POOCH = "Pluto - Friendly Pooch"


@card("Dalmatian Puppy - Tail Wagger")
def test_ninety_nine_puppies_make_a_deck_but_not_a_hundred():
    assert check([DeckEntry(99, PUPPY)], standard(), "infinity") == ()
    assert [problem.reason for problem in check([DeckEntry(100, PUPPY)], standard(), "infinity")] == ["above-own-limit"]


@card("Heal What Has Been Hurt")
def test_heal_what_has_been_hurt_heals_anybody_and_draws():
    game = table(
        me={"hand": ["Heal What Has Been Hurt"], "ink": 3, "play": ["Bear (damage 4)"]},
        you={"play": ["Giant (damage 5)", "Fort (damage 1)"]},
    )
    game.push("play Heal What Has Been Hurt")
    assert sorted(game.legal()) == ["choose Bear", "choose Giant"]
    game.push("choose Bear", "amount 3")
    assert (game.damage("Bear"), game.hand(ME)) == (1, ["Filler"])


@card("Heal What Has Been Hurt")
def test_heal_what_has_been_hurt_draws_even_if_nobody_is_hurt():
    game = table(me={"hand": ["Heal What Has Been Hurt"], "play": ["Bear"]})
    game.push("sing Heal What Has Been Hurt with Bear")
    assert (game.is_exerted("Bear"), game.hand(ME)) == (True, ["Filler"])


@card("Lucky - The 15th Puppy")
def test_lucky_takes_each_of_the_cheap_characters_among_three_revealed_or_none():
    game = table(me={"play": [LUCKY], "deck": ["Wolf", "Hen", "Bear", "Lamp"]})
    game.push(f"use {LUCKY}")
    assert sorted(game.legal()) == ["no", "yes"]
    assert game.knows(YOU, "Bear")
    game.push("yes")
    assert (game.hand(ME), game.deck(ME)) == (["Wolf", "Hen"], ["Lamp", "Bear"])
    game = table(me={"play": [LUCKY], "deck": ["Wolf", "Hen", "Bear", "Lamp"]})
    game.push(f"use {LUCKY}", "no", "order Bear; Hen; Wolf")
    assert (game.hand(ME), game.deck(ME)) == ([], ["Lamp", "Bear", "Hen", "Wolf"])


@card("Lucky - The 15th Puppy")
def test_lucky_raises_the_lore_of_four_others_until_the_end_of_the_turn():
    game = table(me={"play": [LUCKY, "Bear", "Wolf", "Hen", "Giant"]})
    game.push(f"quest {LUCKY}")
    assert [game.lore_value(name) for name in ("Lucky", "Bear", "Wolf", "Hen", "Giant")] == [1, 3, 2, 2, 3]
    game.push("quest Bear", "end")
    assert (game.lore(ME), game.lore_value("Bear")) == (4, 2)


@card("Lucky - The 15th Puppy")
def test_lucky_needs_four_others():
    game = table(me={"play": [LUCKY, "Bear", "Wolf", "Hen"]}, you={"play": ["Giant"]})
    assert game.push(f"quest {LUCKY}").lore_value("Bear") == 2


@card("Patch - Intimidating Pup")
def test_patch_frightens_through_the_opponents_whole_turn():
    game = table(me={"play": ["Patch - Intimidating Pup"]}, you={"play": ["Bear"]})
    game.push("use Patch", "choose Bear")
    assert game.strength("Bear") == 1
    game.push("end")
    assert game.strength("Bear") == 1
    game.push("end")
    assert game.strength("Bear") == 3


@card("Piglet - Pooh Pirate Captain")
def test_piglet_is_worth_more_only_with_two_others_of_its_side():
    for crew, lore in ((["Bear"], 1), (["Bear", "Fort"], 1), (["Bear", "Wolf"], 3), (["Bear", "Wolf", "Hen"], 3)):
        game = table(me={"play": ["Piglet - Pooh Pirate Captain", *crew]}, you={"play": ["Giant", "Giant"]})
        assert game.push("quest Piglet").lore(ME) == lore


@card("Pluto - Determined Defender")
def test_the_defending_pluto_may_enter_exerted_and_must_then_be_challenged():
    game = table(me={"play": [POOCH, "Bear (exerted)"], "hand": [DEFENDER], "ink": 5}, you={"play": ["Wolf"]})
    game.push(f"shift {DEFENDER} -> {POOCH}", "yes", "end")
    assert game.legal("challenge") == [f"challenge Wolf -> {DEFENDER}"]


@card("Pluto - Determined Defender")
def test_the_defending_pluto_heals_up_to_three_at_the_start_of_its_turn():
    game = table(me={"play": [f"{DEFENDER} (damage 5)"]}, active=YOU)
    game.push("end")
    assert game.legal() == ["amount 0", "amount 1", "amount 2", "amount 3"]
    game.push("amount 3", "end")
    assert game.damage("Pluto") == 2


@card("Pluto - Friendly Pooch")
def test_the_friendly_pluto_makes_the_next_character_cheaper_and_only_that():
    game = table(me={"play": [POOCH], "hand": ["Lamp", "Bear", "Wolf"], "ink": 9})
    game.push(f"use {POOCH}", "play Lamp")
    assert game.ink(ME) == (7, 2)
    game.push("play Bear")
    assert game.ink(ME) == (5, 4)
    assert game.push("play Wolf").ink(ME) == (3, 6)


@card("Pluto - Friendly Pooch")
def test_the_friendly_plutos_help_ends_with_the_turn():
    game = table(me={"play": [POOCH], "hand": ["Bear"], "ink": 3})
    game.push(f"use {POOCH}", "end", "end", "play Bear")
    assert game.ink(ME) == (0, 3)


@card("Pongo - Determined Father")
def test_pongo_takes_a_character_from_the_top():
    game = table(me={"play": [f"{PONGO} (drying)"], "deck": ["Bear", "Wolf"], "ink": 4})
    game.push("use Pongo")
    assert (game.hand(ME), game.ink(ME), game.knows(YOU, "Bear")) == (["Bear"], (2, 2), True)
    assert game.legal("use") == []


@card("Pongo - Determined Father")
def test_pongo_puts_anything_else_to_the_bottom_and_may_bark_again_next_turn():
    game = table(me={"play": [PONGO], "deck": ["Lamp", "Wolf", "Bear"], "ink": 4})
    game.push("use Pongo")
    assert (game.hand(ME), game.deck(ME)) == ([], ["Wolf", "Bear", "Lamp"])
    assert game.push("end", "end").legal("use") != []


@card("Tinker Bell - Generous Fairy")
def test_the_generous_tinker_bell_may_reveal_one_character_among_four():
    deck = ["Lamp", "Bear", "Hum", "Wolf", "Giant"]
    game = table(me={"hand": ["Tinker Bell - Generous Fairy"], "deck": deck, "ink": 4})
    game.push("play Tinker Bell")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf", "choose nothing"]
    game.push("choose Wolf", "order Hum; Lamp; Bear")
    assert (game.hand(ME), game.deck(ME)) == (["Wolf"], ["Giant", "Hum", "Lamp", "Bear"])
    assert game.knows(YOU, "Wolf")
    assert not game.knows(YOU, "Lamp")
