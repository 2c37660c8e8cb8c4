"""Set 3, further cards: what they do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, guards_others, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

FANG = "Fang - River City"
TALA = "Gramma Tala - Spirit of the Ocean"
HYDRA = "Hydra - Deadly Serpent"
GREEDY = "John Silver - Greedy Treasure Seeker"
OUTLAW = "Little John - Resourceful Outlaw"
PAL = "Little John - Robin's Pal"
CARPET = "Magic Carpet - Flying Rug"
EXILE = "Maui's Place of Exile - Hidden Island"
MUSICAL = "Minnie Mouse - Musical Artist"
PERDITA = "Perdita - Devoted Mother"
STRATOS = "Stratos - Tornado Titan"
THADDEUS = "Thaddeus E. Klang - Metallic Leader"
CASTLE = "The Queen's Castle - Mirror Chamber"
BRUTE = made("Brute", strength=3, willpower=4, abilities=[Keyword("Reckless")])
MALEFICENT = made("Maleficent", version="Young")


@card("99 Puppies")
def test_99_puppies_are_worth_a_lore_for_each_quest_of_yours_this_turn():
    game = table({"hand": ["99 Puppies"], "ink": 5, "play": ["Wolf", "Hen", "Lamp"]}, {"play": ["Wolf"]})
    game.push("quest Hen", "play 99 Puppies", "quest Wolf")
    assert game.lore(ME) == 3
    game.push("end", "quest Wolf")
    assert (game.lore(ME), game.lore(YOU)) == (3, 1)
    assert game.push("end", "quest Hen").lore(ME) == 4


@card("Chernabog's Followers - Creatures of Evil")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_the_followers_may_die_for_a_card_when_they_quest(answer, cards):
    game = table({"play": ["Chernabog's Followers - Creatures of Evil"]}).push("quest Chernabog's", answer)
    assert (len(game.hand(ME)), len(game.play(ME)), game.lore(ME)) == (cards, 1 - cards, 1)


@card("Diablo - Faithful Pet")
@pytest.mark.parametrize(
    ("answers", "deck"), [(["yes", "pick 2"], "Hen"), (["yes", "pick 1"], "Bear"), (["no"], "Bear")]
)
def test_diablo_may_look_ahead_for_maleficent(answers, deck):
    game = table(
        {"play": ["Diablo - Faithful Pet"], "hand": ["Maleficent - Young"], "ink": 1, "deck": ["Bear", "Hen"]},
        cards=[MALEFICENT],
    )
    game.push("play Maleficent", *answers)
    assert (game.deck(ME)[0], game.knows(YOU, "Bear")) == (deck, False)


@card("Diablo - Faithful Pet")
def test_diablo_does_not_look_for_others():
    assert not asked(table({"play": ["Diablo - Faithful Pet"], "hand": ["Hen"], "ink": 1}).push("play Hen"))


@card("Divebomb")
def test_divebomb_banishes_somebody_weaker_than_the_reckless_character_given():
    game = table(
        {"hand": ["Divebomb"], "ink": 3, "play": ["Brute", "Wolf"]}, {"play": ["Bear", "Hen", "Giant"]}, cards=[BRUTE]
    )
    game.push("play Divebomb")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Hen")
    assert (game.play(ME), game.play(YOU)) == (["Wolf"], ["Bear", "Giant"])


@card("Divebomb")
def test_divebomb_without_a_reckless_character_of_yours_does_nothing():
    game = table({"hand": ["Divebomb"], "ink": 3, "play": ["Bear"]}, {"play": ["Hen", "Brute"]}, cards=[BRUTE])
    assert game.push("play Divebomb").play(YOU) == ["Hen", "Brute"]


@card("Fang - River City")
def test_fang_hides_those_who_are_there():
    game = table(
        {"play": [FANG, f"Bear (exerted, at {FANG})", "Hen (exerted)"]},
        {"play": ["Wolf", "Bird"], "hand": ["Smash"], "ink": 3},
        active=YOU,
    )
    assert game.legal("challenge Wolf") == [f"challenge Wolf -> {FANG}", "challenge Wolf -> Hen"]
    assert "challenge Bird -> Bear" in game.legal()
    assert game.push("play Smash").legal() == ["choose Wolf", "choose Bird", "choose Hen"]


@card("Friar Tuck - Priest of Nottingham")
@pytest.mark.parametrize(
    ("hands", "left"), [((1, 3, 2), [1, 2, 2]), ((2, 2, 1), [1, 1, 1]), ((3, 1, 1), [2, 1, 1]), ((0, 0, 0), [0, 0, 0])]
)
def test_everybody_with_the_fullest_hand_gives_friar_tuck_a_card(hands, left):
    mine, yours, theirs = ([*(["Hen", "Wolf", "Bear"][:count])] for count in hands)
    game = table(
        {"hand": ["Friar Tuck - Priest of Nottingham", *mine], "ink": 4}, {"hand": yours}, third={"hand": theirs}
    )
    game.push("play Friar Tuck")
    while game.legal("choose"):
        game.push(game.legal("choose")[0])
    assert [len(game.hand(seat)) for seat in (ME, YOU, THIRD)] == left


@card("Friend Like Me", "Gramma Tala - Spirit of the Ocean")
def test_everybody_inks_three_and_gramma_tala_gains_a_lore_for_each_of_yours():
    game = table({"hand": ["Friend Like Me"], "ink": 5, "play": [TALA]}, {"deck": 2}).push("play Friend")
    assert game.bag() == [(ME, TALA)] * 3
    game.push("resolve 1", "resolve 1")
    assert (game.ink(ME), game.ink(YOU), game.lore(ME)) == ((0, 8), (0, 2), 3)


@card("Gramma Tala - Spirit of the Ocean")
def test_gramma_tala_gains_a_lore_for_the_card_that_you_ink_and_in_an_opponents_turn():
    game = table({"hand": ["Hen"], "play": [TALA]}, {"hand": ["Friend Like Me"], "ink": 5}).push("ink Hen")
    assert game.lore(ME) == 1
    assert game.push("end", "play Friend", "resolve 1", "resolve 1").lore(ME) == 4
    assert shifts_for(TALA, 5)


@card("Gizmosuit")
def test_the_gizmosuit_protects_until_the_start_of_your_next_turn():
    game = table({"play": ["Gizmosuit", "Bear (exerted)"]}, {"play": ["Wolf", "Giant"]}).push(
        "use Gizmosuit", "choose Bear"
    )
    game.push("end", "challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.is_in_play("Gizmosuit")) == (0, False)
    assert game.push("challenge Giant -> Bear").damage("Bear") == 4
    assert game.push("end", "end").legal("challenge Wolf") == []


@card("Has Set My Heaaaaaaart...")
def test_that_song_banishes_an_item():
    game = table(
        {"hand": ["Has Set My Heaaaaaaart..."], "ink": 2, "play": ["Rope"]}, {"play": ["Lamp", "Bear", "Fort"]}
    )
    assert game.push("play Has Set").legal() == ["choose Rope", "choose Lamp"]
    assert game.push("choose Lamp").play(YOU) == ["Bear", "Fort"]


@card("Hydra - Deadly Serpent")
def test_the_hydra_gives_its_damage_back_to_an_opposing_character():
    game = table({"play": [HYDRA, "Wolf"]}, {"play": ["Bear (exerted)", "Giant", "Knight", "Fort"]})
    game.push("challenge Hydra -> Bear")
    assert game.legal() == ["choose Giant", "choose Knight"]
    game.push("choose Giant")
    assert (game.damage("Hydra"), game.damage("Giant")) == (3, 3)


@card("Hydra - Deadly Serpent")
def test_the_hydra_strikes_even_as_it_falls():
    game = table({"play": [f"{HYDRA} (exerted, damage 3)"]}, {"play": ["Giant", "Knight"]}, active=YOU)
    game.push("challenge Giant -> Hydra")
    assert (game.deciding, game.legal()) == (ME, ["choose Giant", "choose Knight"])
    game.push("choose Knight")
    assert not game.is_in_play("Hydra")
    assert (game.damage("Giant"), game.is_in_play("Knight")) == (6, False)


@card("Hydros - Ice Titan")
def test_hydros_exerts_somebody():
    game = table({"play": ["Hydros - Ice Titan"]}, {"play": ["Bear", "Wolf"]}).push("use Hydros", "choose Bear")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf"), game.is_exerted("Hydros")) == (True, False, True)


@card("Jafar - Lamp Thief")
@pytest.mark.parametrize(("top", "bottom"), [("Bear", "Wolf"), ("Wolf", "Bear")])
def test_jafar_puts_one_of_two_on_top_and_the_other_on_the_bottom(top, bottom):
    game = table({"hand": ["Jafar - Lamp Thief"], "ink": 3, "deck": ["Bear", "Wolf", "Hen"]})
    assert game.push("play Jafar", f"choose {top}").deck(ME) == [top, "Hen", bottom]


@card("John Silver - Greedy Treasure Seeker")
def test_silver_resists_and_is_worth_more_for_each_location_of_yours():
    game = table({"play": [GREEDY, "Fort", "Fort"], "hand": ["Slap"]}, {"play": ["Cave"]}, cards=[SLAP])
    assert game.lore_value("John Silver") == 3
    assert game.push("play Slap").damage("John Silver") == 0
    game = table({"play": [GREEDY], "hand": ["Slap"]}, {"play": ["Cave"]}, cards=[SLAP]).push("play Slap")
    assert (game.lore_value("John Silver"), game.damage("John Silver")) == (1, 2)


@card("Little John - Resourceful Outlaw")
@pytest.mark.parametrize(("state", "lore", "damage"), [(" (exerted)", 2, 1), ("", 1, 2)])
def test_little_john_exerted_strengthens_your_bodyguards(state, lore, damage):
    game = table({"play": [f"{OUTLAW}{state}", "Guard", "Hen"], "hand": ["Slap"]}, cards=[SLAP])
    assert (game.lore_value("Guard"), game.lore_value("Hen")) == (lore, 1)
    assert game.push("play Slap", "choose Guard").damage("Guard") == damage
    assert shifts_for(OUTLAW, 4)


@card("Little John - Robin's Pal")
def test_little_john_is_evasive_in_your_turn_only_and_guards_others():
    game = table({"play": [PAL]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {PAL} -> Bird"]
    assert guards_others(PAL, 3)


@card("Magic Broom - The Big Sweeper", "Milo Thatch - Spirited Scholar", "Minnie Mouse - Funky Spelunker")
@pytest.mark.parametrize(
    ("name", "strength"),
    [
        ("Magic Broom - The Big Sweeper", 1),
        ("Milo Thatch - Spirited Scholar", 2),
        ("Minnie Mouse - Funky Spelunker", 0),
    ],
)
def test_three_of_them_are_stronger_at_a_location(name, strength):
    game = table({"play": [name, "Fort"], "ink": 2})
    assert game.strength(name) == strength
    assert game.push(f"move {name} -> Fort").strength(name) == strength + 2


@card("Magic Carpet - Flying Rug")
def test_the_carpet_moves_one_of_yours_to_a_location_of_yours_for_free():
    game = table({"play": [CARPET, "Bear", "Fort", "Cave"]}, {"play": ["Wolf", "Fort"]}).push("use Magic Carpet")
    assert game.legal() == [f"choose {CARPET}", "choose Bear"]
    game.push("choose Bear")
    assert len(game.legal()) == 2
    assert game.push("choose Cave").place("Bear") == "Cave"
    assert is_evasive(CARPET)


@card("Map of Treasure Planet")
def test_the_map_makes_the_next_location_and_every_move_cheaper():
    game = table({"play": ["Map of Treasure Planet", "Bear", "Hen", "Cave"], "hand": ["Fort", "Fort"], "ink": 4})
    game.push("move Bear -> Cave", "move Hen -> Cave")
    assert game.ink(ME) == (4, 0)
    game.push("use Map", "play Fort")
    assert game.ink(ME) == (3, 1)
    assert game.push("move Bear -> Fort", "play Fort").ink(ME) == (0, 4)


@card("Maui's Place of Exile - Hidden Island")
def test_exiles_resist():
    game = table({"play": [EXILE, f"Bear (at {EXILE})", "Wolf"], "hand": ["Slap", "Slap"]}, cards=[SLAP])
    game.push("play Slap", "choose Bear", "play Slap", "choose Wolf")
    assert (game.damage("Bear"), game.damage("Wolf")) == (1, 2)


@card("Mickey Mouse - Stalwart Explorer")
def test_mickey_is_stronger_for_each_location_of_yours():
    game = table({"play": ["Mickey Mouse - Stalwart Explorer", "Fort", "Cave"]}, {"play": ["Fort"]})
    assert game.strength("Mickey") == 5


@card("Minnie Mouse - Musical Artist")
@pytest.mark.parametrize(
    ("name", "answers", "damage"), [("Guard", ["yes", "choose Bear", "amount 2"], 1), ("Wolf", [], 3)]
)
def test_minnie_may_heal_for_a_bodyguard_that_you_play(name, answers, damage):
    game = table({"play": [MUSICAL, "Bear (damage 3)"], "hand": [name, "Tune"], "ink": 2}).push(f"play {name}")
    if name == "Guard":
        game.push("no")  # it needn't enter exerted
    game.push(*answers)
    assert (game.damage("Bear"), asked(game)) == (damage, False)
    assert "sing Tune with Minnie Mouse - Musical Artist" in game.legal()


@card("Perdita - Devoted Mother")
@pytest.mark.parametrize("way", ["play", "quest"])
def test_perdita_may_bring_a_small_character_back_from_your_discard(way):
    place = {"hand": [PERDITA], "ink": 6} if way == "play" else {"play": [PERDITA]}
    game = table({**place, "discard": ["Hen", "Wolf", "Bear", "Lamp"]}, {"discard": ["Hen"]})
    assert game.push(f"{way} Perdita", "yes").legal() == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.is_in_play("Wolf"), game.is_drying("Wolf"), game.ink(ME)[0]) == (True, True, 0)


@card("Razoul - Palace Guard", "Scroop - Backstabber")
@pytest.mark.parametrize(("name", "unhurt", "hurt"), [("Razoul - Palace Guard", 3, 1), ("Scroop - Backstabber", 2, 5)])
def test_damage_changes_the_strength_of_two_of_them(name, unhurt, hurt):
    assert table({"play": [name]}).strength(name) == unhurt
    assert table({"play": [f"{name} (damage 1)"]}).strength(name) == hurt


@card("Rufus - Orphanage Cat")
@pytest.mark.parametrize(("answer", "ink", "discard"), [("yes", 6, 1), ("no", 5, 2)])
def test_rufus_may_become_ink_when_he_is_banished(answer, ink, discard):
    game = table({"play": ["Rufus - Orphanage Cat"], "hand": ["Dragon Fire"], "ink": 5})
    game.push("play Dragon Fire", answer)
    assert (game.ink(ME), len(game.names_in("discard", ME))) == ((0, ink), discard)


@card("Stratos - Tornado Titan")
def test_stratos_gains_a_lore_for_each_titan_of_yours():
    game = table({"play": [STRATOS, "Hydros - Ice Titan", "Bear"]}, {"play": ["Hydros - Ice Titan"]})
    assert game.push("use Stratos").lore(ME) == 2
    assert is_evasive(STRATOS)


@card("Thaddeus E. Klang - Metallic Leader")
def test_thaddeus_may_deal_a_damage_if_he_quests_at_a_location():
    game = table({"play": [f"{THADDEUS} (at Fort)", "Fort"]}, {"play": ["Bear"]})
    assert game.push("quest Thaddeus", "yes", "choose Bear").damage("Bear") == 1
    assert not asked(table({"play": [THADDEUS, "Fort"]}, {"play": ["Bear"]}).push("quest Thaddeus"))


@card("The Boss is on a Roll")
def test_the_boss_sorts_five_cards_and_gains_a_lore():
    game = table({"hand": ["The Boss is on a Roll"], "ink": 3, "deck": ["Bear", "Wolf", "Hen", "Lamp", "Rope", "Fort"]})
    game.push("play The Boss", "choose Lamp; Bear; Hen", "order Lamp; Bear; Hen", "order Rope; Wolf")
    assert game.deck(ME) == ["Rope", "Wolf", "Fort", "Lamp", "Bear", "Hen"]
    assert (game.lore(ME), game.knows(YOU, "Rope")) == (1, False)


@card("The Lamp")
@pytest.mark.parametrize(
    ("names", "hand", "returned"),
    [
        (["Jafar - Lamp Thief"], 2, False),
        (["Genie - Powers Unleashed"], 0, True),
        (["Jafar - Lamp Thief", "Genie - Powers Unleashed"], 2, True),
        (["Wolf"], 0, False),
    ],
)
def test_the_lamp_serves_jafar_and_genie(names, hand, returned):
    game = table({"play": ["The Lamp", *names]}, {"play": ["Knight", "Bear", "Giant"]}).push("use The Lamp")
    assert ("choose Knight" in game.legal(), "choose Giant" in game.legal()) == (returned, False)
    if returned:
        game.push("choose Knight")
    assert (len(game.hand(ME)), game.hand(YOU)) == (hand, ["Knight"] if returned else [])
    assert not game.is_in_play("The Lamp")


@card("The Queen's Castle - Mirror Chamber")
@pytest.mark.parametrize(("answers", "drawn"), [(["yes", "yes"], 2), (["yes", "no"], 1), (["no", "no"], 0)])
def test_each_character_in_the_mirror_chamber_may_be_worth_a_card(answers, drawn):
    here = f"(at {CASTLE})"
    game = table({"play": [CASTLE, f"Bear {here}", f"Wolf {here}", "Hen"]}, active=YOU).push("end", *answers)
    assert (len(game.hand(ME)), asked(game)) == (1 + drawn, False)


@card("Trigger - Not-So-Sharp Shooter")
def test_trigger_makes_nutsy_worth_more():
    nutsy = "Nutsy - Vulture Henchman"
    game = table({"play": ["Trigger - Not-So-Sharp Shooter", nutsy, "Hen"]})
    assert (game.lore_value("Nutsy"), game.lore_value("Hen"), game.lore_value("Trigger")) == (2, 1, 1)
