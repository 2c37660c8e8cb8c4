"""Set 12, the last cards without a test, from the bird in the sky to Woody: what they do at the table."""

import pytest

from mazo.abilities.tree.deeds import RemoveCounters
from mazo.abilities.tree.effects import Action, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import POINT, SLAP, asked, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

SKY = "Like a Bird in the Sky"
BOW = "Merida's Bow"
MILO = "Milo Thatch - Courageous Explorer"
MIRABEL = "Mirabel Madrigal - Resourceful Daughter"
STRONG = "Mr. Incredible - Super Strong"
TRASH = "Mr. Incredible - Taking Out the Trash"
RESCUER = "Mrs. Incredible - Determined Rescuer"
HELEN = "Mrs. Incredible - Helen Parr"
NIMNUL = "Norton Nimnul - Misanthropic Genius"
V10 = "Omnidroid - V.10"
V9 = "Omnidroid - V.9"
V8 = "Omnidroid - V.8"
PEPA = "Pepa Madrigal - Calm Before the Storm"
CROSSBOW = "Plunger Crossbow"
PLANE = "Ranger Plane"
RUINS = "Remote Inklands - Desert Ruins"
BEHIND = "Right Behind You"
SALVAGE = "Salvage Operation"
JOURNAL = "Shepherd's Journal"
HEAD = "Someone Will Lose His Head"
RELOCATION = "Super Relocation Program"
REMOTE = "Syndrome's Remote"
NOMANISAN = "The Island of Nomanisan - Syndrome's Headquarters"
WOODCARVER = "The Witch - Wily Woodcarver"
URSULA = "Ursula - Deal Maker"
ELSE = "What Else Can I Do?"
CALL = "When You Need Help, Just Call"
FROG = "Wind-Up Frog - Sid's Toy"
WOODY = "Woody - Jungle Guide"

TOY = made("Toy", cost=1, strength=1, willpower=3, classifications=["Toy"])
SUPER = made("Super", cost=1, strength=2, willpower=4, classifications=["Super"])
ROBOT = made("Robot", cost=2, strength=2, willpower=3, classifications=["Robot"])
ROGUE = made("Rogue", cost=2, strength=2, willpower=4, classifications=["Villain"])
PRINCESS = made("Princess", classifications=["Princess"])
DWARF = made("Dwarf", cost=6, classifications=["Seven Dwarfs"])
GRUMPY = made("Grumpy", version="Old", willpower=5)
GREAT_GRUMPY = made("Grumpy", version="Great", cost=7, willpower=7, abilities=[Keyword("Shift", 5)])
BALM = made(
    "Balm", "action", cost=0, abilities=[Action(RemoveCounters("damage", 2, Chosen(Cards(("character",))), up_to=True))]
)


@card("Like a Bird in the Sky")
def test_like_a_bird_somebody_flies_until_your_next_turn():
    game = table({"hand": [SKY], "ink": 2, "play": ["Bear", "Hen"]}, {"play": ["Wolf"]}).push(
        f"play {SKY}", "choose Bear"
    )
    game.push("quest Bear", "end")
    assert (game.lore(ME), game.legal("challenge")) == (3, [])
    assert game.push("end").lore_value("Bear") == 2


@card("Merida's Bow")
def test_the_bow_hurts_as_it_comes_and_as_it_goes():
    game = table({"hand": [BOW], "ink": 3}, {"play": ["Bear", "Wolf"]}).push("play Merida", "choose Bear")
    assert game.damage("Bear") == 1
    game.push("use Merida", "choose Bear")
    assert (game.damage("Bear"), game.is_in_play(BOW), game.ink(ME)) == (2, False, (0, 3))


@card("Metamorphosis")
def test_metamorphosis_shifts_a_character_from_your_discard():
    side = {
        "hand": ["Metamorphosis"],
        "ink": 3,
        "play": ["Grumpy - Old", "Wolf"],
        "discard": ["Grumpy - Great", "Bear"],
    }
    game = table(side, cards=[GRUMPY, GREAT_GRUMPY]).push("play Metamorphosis", "choose Grumpy - Great")
    assert game.ink(ME) == (0, 3)
    assert (sorted(game.play(ME)), game.names_in("under", ME)) == (["Grumpy - Great", "Wolf"], ["Grumpy - Old"])
    nobody = table({**side, "play": ["Wolf"]}, cards=[GRUMPY, GREAT_GRUMPY])
    assert nobody.push("play Metamorphosis", "choose Grumpy - Great").play(ME) == ["Wolf"]


@card("Milo Thatch - Courageous Explorer")
@pytest.mark.parametrize(("songs", "lore"), [(2, 2), (1, 1)])
def test_milo_is_worth_more_in_your_turn_after_two_discarded_cards(songs, lore):
    game = table({"play": [MILO], "hand": ["Hum", "Hum"], "ink": 2})
    for _ in range(songs):
        game.push("play Hum")
    assert (game.lore_value("Milo"), game.push("end").lore_value("Milo")) == (lore, 1)


@card("Mirabel Madrigal - Resourceful Daughter")
def test_mirabel_heals_up_to_two():
    game = table({"hand": [MIRABEL], "ink": 4, "play": ["Bear (damage 3)", "Hen"]})
    game.push("play Mirabel", "choose Bear", "amount 2")
    assert game.damage("Bear") == 1


@card("Mr. Incredible - Super Strong")
def test_mr_incredible_is_stronger_in_company_and_draws_for_supers_that_challenge():
    side = {"play": [STRONG, "Super", "Bear"]}
    game = table(side, {"play": ["Giant (exerted)", "Fort"]}, cards=[SUPER])
    assert game.strength("Mr. Incredible") == 10
    assert len(game.push("challenge Bear -> Giant").hand(ME)) == 0
    assert len(game.push("challenge Super -> Giant").hand(ME)) == 1
    assert len(game.push("challenge Mr. Incredible -> Fort").hand(ME)) == 1
    assert shifts_for(STRONG, 3)


@card("Mr. Incredible - Taking Out the Trash")
def test_mr_incredible_may_hit_an_opposing_robot_or_villain():
    game = table(
        {"hand": [TRASH], "ink": 4, "play": ["Robot"]}, {"play": ["Robot", "Rogue", "Bear"]}, cards=[ROBOT, ROGUE]
    )
    game.push("play Mr. Incredible", "yes")
    assert game.legal() == ["choose Robot", "choose Rogue"]
    assert game.push("choose Rogue").damage("Rogue") == 2


@card("Mrs. Incredible - Determined Rescuer")
def test_mrs_incredible_makes_yours_resist_and_may_ready_a_super():
    game = table({"play": [RESCUER, "Super", "Giant"]}, {"play": ["Wolf (exerted)", "Bear (exerted)"]}, cards=[SUPER])
    game.push("challenge Super -> Bear")
    assert (game.damage("Super"), asked(game)) == (2, False)
    game.push("challenge Giant -> Wolf", "yes", "choose Super")
    assert (game.is_exerted("Super"), game.legal("quest Super")) == (False, [])
    assert game.legal("challenge Super") == ["challenge Super -> Bear"]
    assert shifts_for(RESCUER, 5)


@card("Mrs. Incredible - Determined Rescuer")
def test_mrs_incredible_rescues_in_your_turn_only():
    game = table(
        {"play": [RESCUER, "Super (exerted)", "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU, cards=[SUPER]
    )
    assert not asked(game.push("challenge Giant -> Hen"))


@card("Mrs. Incredible - Helen Parr")
def test_helen_makes_a_challenger_this_turn():
    game = table({"hand": [HELEN], "ink": 2, "play": ["Wolf"]}, {"play": ["Giant (exerted)"]})
    assert game.push("play Mrs.", "choose Wolf", "challenge Wolf -> Giant").damage("Giant") == 4


@card("Norton Nimnul - Misanthropic Genius")
def test_nimnul_weakens_an_opponent_for_the_first_item_of_your_turn():
    game = table({"play": [NIMNUL], "hand": ["Lamp", "Rope"], "ink": 4}, {"play": ["Giant"]}).push(
        "play Lamp", "play Rope"
    )
    assert (game.strength("Giant"), game.push("end").strength("Giant")) == (4, 6)


@card("Omnidroid - V.10")
def test_the_tenth_omnidroid_resists_with_a_card_under_it():
    game = table({"play": [V8], "hand": [V10, "Slap"], "ink": 4}, {"play": ["Bear"]}, cards=[SLAP])
    game.push(f"shift {V10} -> {V8}", "play Slap", "choose Omnidroid")
    assert (game.damage("Omnidroid"), resists(V10, 0)) == (0, True)
    assert shifts_for(V10, 4)


@card("Omnidroid - V.9")
def test_the_ninth_omnidroid_may_hurt_somebody_if_it_was_shifted():
    game = table({"play": [V8], "hand": [V9], "ink": 2}, {"play": ["Bear"]}).push(
        f"shift {V9} -> {V8}", "yes", "choose Bear"
    )
    assert game.damage("Bear") == 2
    assert not asked(table({"hand": [V9], "ink": 4}, {"play": ["Bear"]}).push(f"play {V9}"))


@card("Pepa Madrigal - Calm Before the Storm")
def test_pepa_hurts_your_others_and_draws_for_the_first_healing_of_your_turn():
    game = table({"hand": [PEPA, "Balm", "Balm"], "ink": 3, "play": ["Bear", "Hen"]}, {"play": ["Wolf"]}, cards=[BALM])
    game.push("play Pepa")
    assert [game.damage(name) for name in ("Bear", "Hen", "Pepa", "Wolf")] == [1, 1, 0, 0]
    game.push("play Balm", "choose Bear", "amount 1")
    assert len(game.hand(ME)) == 2
    assert len(game.push("play Balm", "choose Hen", "amount 1").hand(ME)) == 1


@card("Plunger Crossbow")
def test_the_crossbow_changes_a_card():
    game = table({"play": [CROSSBOW], "hand": ["Lamp"], "ink": 2, "deck": ["Bear", "Hen"]}).push(
        "use Plunger", "choose Lamp"
    )
    assert (game.hand(ME), game.names_in("discard", ME), game.ink(ME)) == (["Bear"], ["Lamp"], (0, 2))


@card("Ranger Plane")
def test_the_plane_lets_yours_support_and_lifts_the_strongest():
    game = table({"play": [PLANE, "Giant", "Bear", "Hen"]}, {"play": ["Wolf"]})
    game.push("quest Giant", "yes", "choose Bear", "quest Bear", "yes", "choose Hen")
    assert (game.strength("Bear"), game.strength("Hen")) == (9, 9)
    game = table({"play": [PLANE, "Giant", "Goofy - Knight for a Day"]}).push("use Ranger")
    assert (game.lore_value("Goofy"), game.lore_value("Giant"), game.push("end").lore_value("Goofy")) == (7, 2, 4)


@card("Remote Inklands - Desert Ruins")
def test_the_ruins_bury_a_card_each_turn_and_strengthen_visitors():
    game = table({"play": [RUINS, f"Bear (at {RUINS})", "Wolf"], "deck": ["Lamp", "Hen", "Rope"]}, active=YOU)
    assert (game.strength("Bear"), game.strength("Wolf")) == (5, 2)
    game.push("end")
    assert (game.names_in("discard", ME), game.hand(ME), game.lore(ME)) == (["Lamp"], ["Hen"], 1)


@card("Right Behind You")
def test_right_behind_you_lets_a_dwarf_be_played_beside_a_dwarf_and_a_princess():
    cards = [PRINCESS, DWARF]
    side = {"hand": [BEHIND, "Dwarf", "Giant"], "ink": 3, "play": ["Dwarf", "Princess"]}
    game = table(side, cards=cards).push(f"play {BEHIND}", "yes", "choose Dwarf")
    assert (game.play(ME), len(game.hand(ME))) == (["Dwarf", "Princess", "Dwarf"], 2)
    less = table({**side, "play": ["Dwarf", "Bear"]}, {"play": ["Princess"]}, cards=cards).push(f"play {BEHIND}")
    assert (asked(less), len(less.hand(ME))) == (False, 3)


@card("Salvage Operation")
@pytest.mark.parametrize(("mine", "lore"), [("Wolf", 1), ("Hen", 0)])
def test_the_salvage_returns_an_item_and_gains_beside_somebody_tough(mine, lore):
    game = table({"hand": [SALVAGE], "ink": 2, "play": [mine], "discard": ["Lamp", "Bear"]}, {"play": ["Giant"]})
    game.push(f"play {SALVAGE}")
    assert (game.hand(ME), game.lore(ME)) == (["Lamp"], lore)


@card("Shepherd's Journal")
@pytest.mark.parametrize(("answer", "deck", "discard"), [(1, ["Bear", "Hen"], []), (2, ["Hen"], ["Bear"])])
def test_the_journal_may_look_ahead(answer, deck, discard):
    game = table({"hand": [JOURNAL], "ink": 2, "deck": ["Bear", "Hen"]}).push("play Shepherd", "yes", f"pick {answer}")
    assert (game.deck(ME), game.names_in("discard", ME)) == (deck, discard)


@card("Shepherd's Journal")
def test_the_journal_is_given_up_for_another_item():
    game = table({"play": [JOURNAL], "ink": 1, "discard": ["Lamp", "Bear"]}).push("use Shepherd")
    assert (game.hand(ME), sorted(game.names_in("discard", ME))) == (["Lamp"], ["Bear", JOURNAL])
    alone = table({"play": [JOURNAL], "ink": 1, "discard": ["Bear"]}).push("use Shepherd")
    assert alone.hand(ME) == []  # not itself


@card("Someone Will Lose His Head")
def test_all_opponents_are_weaker_this_turn():
    game = table({"hand": [HEAD], "ink": 3, "play": ["Bear"]}, {"play": ["Giant", "Warded"]}).push(f"play {HEAD}")
    assert [game.strength(name) for name in ("Giant", "Warded", "Bear")] == [4, 0, 3]
    assert game.push("end").strength("Giant") == 6


@card("Super Relocation Program")
@pytest.mark.parametrize(("name", "hand"), [("Knight", 3), ("Bear", 1)])
def test_the_relocation_of_a_hero_draws_two(name, hand):
    game = table({"hand": [RELOCATION], "ink": 4, "play": ["Knight", "Bear"]}, {"play": ["Wolf"]})
    game.push(f"play {RELOCATION}", f"choose {name}")
    assert (name in game.hand(ME), len(game.hand(ME))) == (True, hand)


@card("Syndrome's Remote")
def test_the_remote_stops_a_challenger_in_their_next_turn():
    game = table({"play": [REMOTE, "Hen (exerted)"], "ink": 2}, {"play": ["Wolf", "Bear"]}).push(
        "use Syndrome", "choose Wolf", "end"
    )
    assert game.legal("challenge") == ["challenge Bear -> Hen"]


@card("Syndrome's Remote")
def test_the_remote_may_be_spent_for_a_banished_robot():
    side = {"play": [REMOTE, "Robot (exerted)"], "hand": ["Lamp", "Rope", "Hum"]}
    game = table(side, {"play": ["Giant"]}, active=YOU, cards=[ROBOT]).push("challenge Giant -> Robot", "yes")
    assert (len(game.hand(ME)), game.is_in_play(REMOTE), "Lamp" in game.names_in("discard", ME)) == (2, False, True)
    kept = table(side, {"play": ["Giant"]}, active=YOU, cards=[ROBOT]).push("challenge Giant -> Robot", "no")
    assert (kept.hand(ME), kept.is_in_play(REMOTE)) == (["Lamp", "Rope", "Hum"], True)
    theirs = table({**side, "play": [REMOTE, "Giant"]}, {"play": ["Robot (exerted)"]}, cards=[ROBOT])
    assert len(theirs.push("challenge Giant -> Robot", "yes").hand(ME)) == 2


@card("The Claw")
def test_the_claw_takes_one_of_yours_and_sends_an_opponent_home():
    game = table({"play": ["The Claw", "Bear", "Hen"], "ink": 2}, {"play": ["Giant", "Wolf"]})
    game.push("use The Claw", "choose Hen", "choose Giant")
    assert (game.names_in("discard", ME), game.hand(YOU), game.ink(ME)) == (["Hen"], ["Giant"], (0, 2))
    assert table({"play": ["The Claw"], "ink": 2}, {"play": ["Giant"]}).legal("use") == []


@card("The Island of Nomanisan - Syndrome's Headquarters")
def test_nomanisan_strengthens_robots_and_rewards_one_victory_a_turn():
    at = f"at {NOMANISAN}"
    game = table(
        {"play": [NOMANISAN, f"Robot ({at})", f"Bear ({at})", f"Giant ({at})"]},
        {"play": ["Hen (exerted, damage 2)", "Wolf (exerted, damage 3)", "Knight"]},
        cards=[ROBOT],
    )
    assert (game.strength("Robot"), game.willpower("Robot"), game.strength("Bear")) == (3, 4, 3)
    game.push("challenge Robot -> Hen", "yes", "choose Knight")
    assert game.damage("Knight") == 2
    assert not asked(game.push("challenge Bear -> Wolf"))


@card("The Island of Nomanisan - Syndrome's Headquarters")
def test_nomanisan_cares_for_nobody_elsewhere():
    game = table({"play": [NOMANISAN, "Giant"]}, {"play": ["Hen (exerted)"]}).push("challenge Giant -> Hen")
    assert not asked(game)


@card("The Witch - Wily Woodcarver")
def test_the_witch_costs_opponents_a_lore_when_she_is_challenged():
    game = table({"play": [f"{WOODCARVER} (exerted)"], "lore": 3}, {"play": ["Bear"], "lore": 3}, active=YOU)
    game.push("challenge Bear -> The Witch")
    assert (game.lore(ME), game.lore(YOU)) == (3, 2)


@card("Ursula - Deal Maker")
def test_ursula_lifts_another_character_and_takes_one_of_yours_as_ink():
    game = table({"play": [URSULA, "Bear", "Hen"]}, {"play": ["Wolf"]}).push("quest Ursula")
    assert set(game.legal()) == {"choose Bear", "choose Hen", "choose Wolf"}
    game.push("choose Bear", "quest Bear", "end")
    assert (game.lore(ME), set(game.legal())) == (4, {f"choose {URSULA}", "choose Bear", "choose Hen"})
    game.push("choose Hen")
    assert (game.ink(ME), game.active, game.lore_value("Bear")) == ((0, 1), YOU, 2)


@card("Ursula - Deal Maker")
def test_ursula_lifts_as_she_comes_and_takes_nobody_while_ready():
    game = table({"hand": [URSULA], "ink": 3, "play": ["Bear"]}).push("play Ursula")
    assert game.lore_value("Bear") == 3
    assert game.push("end").active == YOU


@card("What Else Can I Do?")
def test_what_else_gives_a_card_and_an_ink_and_wards_if_it_was_sung():
    side = {"hand": [ELSE], "play": ["Giant", "Hen"], "deck": ["Bear", "Lamp", "Rope"]}
    foes = {"play": ["Wolf"], "hand": ["Point"]}
    game = table(side, foes, cards=[POINT]).push(f"sing {ELSE} -> Giant", "choose Bear")
    assert (game.hand(ME), game.ink(ME), game.deck(ME)) == (["Bear"], (0, 1), ["Rope"])
    game.push("end", "play Point")
    assert game.is_exerted("Wolf")  # nobody else could be chosen
    paid = table({**side, "ink": 5}, foes, cards=[POINT]).push(f"play {ELSE}", "choose Lamp", "end", "play Point")
    assert set(paid.legal()) == {"choose Giant", "choose Hen", "choose Wolf"}


@card("When You Need Help, Just Call")
def test_help_comes_if_an_opponent_has_more_characters():
    side = {"hand": [CALL, "Knight", "Giant"], "ink": 3, "play": ["Hen"]}
    game = table(side, {"play": ["Wolf", "Bear"]}).push("play When You", "yes", "choose Knight")
    assert (game.play(ME), game.hand(ME)) == (["Hen", "Knight"], ["Giant"])
    assert not asked(table(side, {"play": ["Wolf"]}).push("play When You"))


@card("Wind-Up Frog - Sid's Toy")
@pytest.mark.parametrize(("name", "playable"), [("Toy", True), ("Hen", False)])
def test_the_frog_is_free_after_one_of_your_toys_was_banished(name, playable):
    game = table({"hand": [FROG], "play": [f"{name} (damage 2)"]}, {"play": ["Giant (exerted)"]}, cards=[TOY])
    assert game.legal("play") == []
    assert bool(game.push(f"challenge {name} -> Giant").legal("play")) == playable


@card("Woody - Jungle Guide")
def test_woody_draws_and_may_play_somebody_cheap():
    game = table({"play": [WOODY], "hand": ["Wolf", "Bear"], "deck": ["Lamp", "Hen"]}).push(
        "quest Woody", "yes", "choose Wolf"
    )
    assert (sorted(game.play(ME)), sorted(game.hand(ME))) == (sorted([WOODY, "Wolf"]), ["Bear", "Lamp"])
    kept = table({"play": [WOODY], "hand": ["Wolf"], "deck": ["Lamp"] * 3}).push("quest Woody", "no")
    assert sorted(kept.hand(ME)) == ["Lamp", "Wolf"]
    assert shifts_for(WOODY, 3)


@card("Woody - Jungle Guide")
def test_woody_toughens_your_other_toys():
    game = table({"play": [WOODY, "Toy", "Bear"]}, cards=[TOY])
    assert [game.willpower(name) for name in ("Toy", "Bear", "Woody")] == [4, 5, 5]
