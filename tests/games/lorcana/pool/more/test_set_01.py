"""Set 1, further cards: what they do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush, is_evasive, is_warded, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

HAPPY = "Captain Hook - Thinking a Happy Thought"
RUTHLESS = "Captain Hook - Ruthless Pirate"
GENIE = "Genie - Powers Unleashed"
HADES = "Hades - King of Olympus"
HANS = "Hans - Thirteenth in Line"
KUZCO = "Kuzco - Temperamental Emperor"
ARCHER = "Robin Hood - Unrivaled Archer"
HEIR = "Simba - Rightful Heir"
ALLY = "Tinker Bell - Peter Pan's Ally"
TACTICIAN = "Tinker Bell - Tiny Tactician"


@card("Beast's Mirror")
@pytest.mark.parametrize(("hand", "drawn"), [([], 1), (["Hen"], 0)])
def test_the_mirror_draws_only_into_an_empty_hand_but_costs_its_ink_anyway(hand, drawn):
    game = table({"play": ["Beast's Mirror"], "hand": hand, "ink": 3}).push("use Beast's Mirror")
    assert (len(game.hand(ME)) - len(hand), game.ink(ME), game.is_exerted("Beast's Mirror")) == (drawn, (0, 3), True)


@card("Captain Hook - Ruthless Pirate")
def test_hook_makes_opposing_evasive_characters_reckless_while_he_is_exerted():
    game = table({"play": [f"{RUTHLESS} (exerted)", "Bird"]}, {"play": ["Bird", "Wolf"]}, active=YOU)
    assert (game.legal("quest"), game.legal("end")) == (["quest Wolf"], [])
    game = table({"play": [RUTHLESS, "Bird"]}, {"play": ["Bird", "Wolf"]}, active=YOU)
    assert game.legal("quest") == ["quest Bird", "quest Wolf"]
    assert has_rush(RUTHLESS)


@card("Captain Hook - Thinking a Happy Thought")
def test_characters_that_cost_three_or_less_leave_hook_alone():
    game = table({"play": [f"{HAPPY} (exerted)"]}, {"play": ["Bear", "Wolf", "Knight"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Knight -> {HAPPY}"]
    game = table({"play": [HAPPY]}, {"play": ["Giant (exerted)"]}).push("challenge Captain Hook -> Giant")
    assert game.damage("Giant") == 5
    assert shifts_for(HAPPY, 3)


@card("Do It Again!", "Lady Tremaine - Wicked Stepmother")
@pytest.mark.parametrize(("name", "answers"), [("Do It Again!", []), ("Lady Tremaine - Wicked Stepmother", ["yes"])])
def test_two_of_them_return_an_action_from_your_discard(name, answers):
    game = table({"hand": [name], "ink": 6, "discard": ["Hum", "Spell", "Bear", "Lamp"]}, {"discard": ["Tune"]})
    game.push(f"play {name}", *answers)
    assert sorted(game.legal()) == ["choose Hum", "choose Spell"]
    assert game.push("choose Hum").hand(ME) == ["Hum"]


@card("Lady Tremaine - Wicked Stepmother")
def test_lady_tremaine_may_leave_it_there():
    game = table({"hand": ["Lady Tremaine - Wicked Stepmother"], "ink": 6, "discard": ["Hum"]})
    assert game.push("play Lady Tremaine", "no").hand(ME) == []


@card("Dr. Facilier's Cards")
def test_the_cards_make_the_next_action_only_cheaper():
    game = table({"play": ["Dr. Facilier's Cards"], "hand": ["Tune", "Spell", "Bear"], "ink": 2})
    game.push("use Dr. Facilier's Cards")
    assert game.legal("play") == ["play Tune", "play Spell"]
    game.push("play Tune")
    assert (game.ink(ME), game.legal("play")) == ((0, 2), [])


@card("Dr. Facilier's Cards")
def test_the_cards_wait_only_until_the_end_of_the_turn():
    game = table({"play": ["Dr. Facilier's Cards"], "hand": ["Tune"], "ink": 2}).push("use Dr. Facilier's Cards")
    assert game.push("end", "end").legal("play Tune") == []


@card("Genie - Powers Unleashed")
def test_genie_may_play_an_action_that_costs_five_or_less_for_free():
    game = table({"play": [GENIE], "hand": ["Dragon Fire", "Spell", "Be Prepared", "Bear"]}, {"play": ["Wolf"]})
    game.push("quest Genie", "yes")
    assert sorted(game.legal()) == ["choose Dragon Fire", "choose Spell"]
    game.push("choose Dragon Fire", "choose Wolf")
    assert (game.play(YOU), game.lore(ME)) == ([], 3)
    assert is_evasive(GENIE)
    assert shifts_for(GENIE, 6)


@card("Hades - King of Olympus")
def test_hades_is_worth_more_for_each_other_villain_of_yours():
    game = table({"play": [HADES, HANS, RUTHLESS, "Wolf"]}, {"play": [HANS]})
    assert game.lore_value("Hades") == 3
    assert shifts_for(HADES, 6)


@card("Hans - Thirteenth in Line")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear"], 1), (["no"], 0)])
def test_hans_may_deal_a_damage_when_he_quests(answers, damage):
    game = table({"play": [HANS]}, {"play": ["Bear"]}).push("quest Hans", *answers)
    assert game.damage("Bear") == damage


@card("Iago - Loud-Mouthed Parrot")
def test_iago_makes_somebody_reckless_in_their_next_turn_only():
    game = table({"play": ["Iago - Loud-Mouthed Parrot", "Wolf"]}, {"play": ["Bear", "Hen"]})
    game.push("use Iago", "choose Bear", "end")
    assert game.legal("quest") == ["quest Hen"]
    assert not game.legal("end")
    game.push("challenge Bear -> Iago", "end", "end")
    assert "quest Bear" in game.legal()


@card("Iago - Loud-Mouthed Parrot")
def test_iago_leaves_your_own_character_its_quest_in_this_turn():
    game = table({"play": ["Iago - Loud-Mouthed Parrot", "Wolf"]}).push("use Iago", "choose Wolf")
    assert game.legal("quest") == ["quest Wolf"]
    assert game.push("end", "end").legal("quest") == ["quest Iago - Loud-Mouthed Parrot"]


@card("Kuzco - Temperamental Emperor")
@pytest.mark.parametrize(("answer", "left"), [("yes", []), ("no", ["Giant"])])
def test_kuzco_challenged_and_banished_may_take_the_challenger_along(answer, left):
    game = table({"play": [f"{KUZCO} (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Kuzco", answer)
    assert (game.play(ME), game.play(YOU)) == ([], left)
    assert is_warded(KUZCO)


@card("Kuzco - Temperamental Emperor")
def test_kuzco_takes_nobody_along_when_he_challenges_or_falls_otherwise():
    game = table({"play": [KUZCO]}, {"play": ["Giant (exerted)"]}).push("challenge Kuzco -> Giant")
    assert (game.play(ME), asked(game)) == ([], False)
    game = table({"play": [KUZCO, "Bear"], "hand": ["Be Prepared"], "ink": 7}).push("play Be Prepared")
    assert (game.play(ME), asked(game)) == ([], False)


@card("LeFou - Instigator")
def test_lefou_readies_somebody_who_can_challenge_but_not_quest():
    game = table(
        {"hand": ["LeFou - Instigator"], "ink": 2, "play": ["Bear (exerted)", "Wolf"]}, {"play": ["Hen (exerted)"]}
    )
    game.push("play LeFou", "choose Bear")
    assert not game.is_exerted("Bear")
    assert game.legal("quest") == ["quest Wolf"]
    assert game.legal("challenge Bear") == ["challenge Bear -> Hen"]
    assert "quest Bear" in game.push("end", "end").legal()


@card("Mad Hatter - Gracious Host")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_hatter_may_draw_when_he_is_challenged(answer, drawn):
    game = table({"play": ["Mad Hatter - Gracious Host (exerted)"]}, {"play": ["Bear"]}, active=YOU)
    game.push("challenge Bear -> Mad Hatter")
    assert (game.deciding, game.damage("Bear")) == (ME, 0)
    assert len(game.push(answer).hand(ME)) == drawn


@card("Megara - Pulling the Strings", "Scar - Mastermind")
@pytest.mark.parametrize(
    ("name", "strength", "choices"),
    [("Megara - Pulling the Strings", 8, 3), ("Scar - Mastermind", 1, 2)],
)
def test_two_of_them_change_somebodys_strength_this_turn(name, strength, choices):
    game = table({"hand": [name], "ink": 6}, {"play": ["Giant", "Hen"]}).push(f"play {name}")
    assert len(game.legal("choose")) == choices
    assert game.push("choose Giant").strength("Giant") == strength
    assert game.push("end").strength("Giant") == 6


@card("Musketeer Tabard")
def test_the_tabard_may_draw_when_somebody_with_bodyguard_is_banished():
    game = table(
        {"play": ["Musketeer Tabard", "Guard", "Bear"], "hand": ["Be Prepared"], "ink": 7}, {"play": ["Guard"]}
    )
    game.push("play Be Prepared", "yes")
    assert (len(game.hand(ME)), asked(game)) == (1, False)


@card("Rapunzel - Letting Down Her Hair")
def test_rapunzel_costs_each_opponent_a_lore():
    game = table({"hand": ["Rapunzel - Letting Down Her Hair"], "ink": 6, "lore": 4}, {"lore": 3}, third={"lore": 0})
    game.push("play Rapunzel")
    assert [game.lore(seat) for seat in (0, 1, 2)] == [4, 2, 0]


@card("Robin Hood - Unrivaled Archer")
@pytest.mark.parametrize(("theirs", "answers", "drawn"), [(2, ["yes"], 1), (2, ["no"], 0), (1, [], 0)])
def test_robin_hood_may_draw_if_an_opponent_holds_more(theirs, answers, drawn):
    game = table({"hand": [ARCHER, "Hen"], "ink": 6}, {"hand": ["Hen"] * theirs}).push("play Robin Hood", *answers)
    assert (len(game.hand(ME)), asked(game)) == (1 + drawn, False)


@card("Robin Hood - Unrivaled Archer")
def test_robin_hood_is_evasive_in_your_turn_only():
    game = table({"play": [ARCHER]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {ARCHER} -> Bird"]
    game = table({"play": [f"{ARCHER} (exerted)"]}, {"play": ["Bear"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Bear -> {ARCHER}"]


@card("Scepter of Arendelle")
def test_the_scepter_lends_support_for_this_turn():
    game = table({"play": ["Scepter of Arendelle", "Wolf", "Hen"]}).push("use Scepter", "choose Wolf")
    assert game.push("quest Wolf", "yes").strength("Hen") == 2
    assert not asked(game.push("end", "end", "quest Wolf"))


@card("Simba - Future King", "Tinker Bell - Tiny Tactician")
@pytest.mark.parametrize("way", ["play", "use"])
def test_two_of_them_exchange_a_card(way):
    side = (
        {"hand": ["Simba - Future King", "Hen"], "ink": 1} if way == "play" else {"play": [TACTICIAN], "hand": ["Hen"]}
    )
    game = table({**side, "deck": ["Lamp", "Rope"]})
    game.push(*(["play Simba", "yes"] if way == "play" else ["use Tinker Bell"]))
    assert sorted(game.legal()) == ["choose Hen", "choose Lamp"]
    game.push("choose Hen")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Lamp"], ["Hen"])


@card("Simba - Future King")
def test_simba_need_not():
    game = table({"hand": ["Simba - Future King", "Hen"], "ink": 1}).push("play Simba", "no")
    assert game.hand(ME) == ["Hen"]


@card("Simba - Rightful Heir")
def test_simba_gains_a_lore_for_banishing_somebody_in_a_challenge_in_your_turn():
    game = table({"play": [HEIR]}, {"play": ["Hen (exerted)"]}).push("challenge Simba -> Hen")
    assert game.lore(ME) == 1
    game = table({"play": [f"{HEIR} (exerted)"]}, {"play": ["Hen"]}, active=YOU).push("challenge Hen -> Simba")
    assert (game.play(YOU), game.lore(ME)) == ([], 0)


@card("Starkey - Hook's Henchman")
@pytest.mark.parametrize(("mine", "theirs", "lore"), [(RUTHLESS, "Bear", 2), ("Bear", RUTHLESS, 1)])
def test_starkey_is_worth_more_beside_a_captain_of_yours(mine, theirs, lore):
    game = table({"play": ["Starkey - Hook's Henchman", mine]}, {"play": [theirs]})
    assert game.lore_value("Starkey") == lore


@card("Stolen Scimitar")
@pytest.mark.parametrize(("name", "more"), [("Bear", 1), ("Aladdin - Brave Rescuer", 2)])
def test_the_scimitar_suits_aladdin_best(name, more):
    game = table({"play": ["Stolen Scimitar", "Bear", "Aladdin - Brave Rescuer"]})
    game.push("use Stolen Scimitar", f"choose {name}")
    assert game.strength(name) == 3 + more
    assert game.push("end").strength(name) == 3


@card("Sword of Truth")
def test_the_sword_strikes_a_villain_only():
    game = table({"play": ["Sword of Truth", HEIR]}, {"play": [HANS, RUTHLESS, "Bear"]}).push("use Sword of Truth")
    assert sorted(game.legal()) == [f"choose {RUTHLESS}", f"choose {HANS}"]
    game.push(f"choose {HANS}")
    assert (game.play(ME), game.play(YOU)) == ([HEIR], [RUTHLESS, "Bear"])


@card("Tinker Bell - Peter Pan's Ally")
def test_tinker_bell_makes_every_peter_pan_of_yours_a_challenger():
    pan = "Peter Pan - Shadow Finder"
    game = table({"play": [ALLY, pan, "Wolf"]}, {"play": ["Giant (exerted)"]}).push("challenge Wolf -> Giant")
    assert game.damage("Giant") == 2
    assert game.push("challenge Peter Pan -> Giant").damage("Giant") == 5
    assert is_evasive(ALLY)
