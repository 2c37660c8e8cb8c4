"""Compiled text at the table: what is written is what happens."""

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.reading.texts import reader
from tests.support.table import ME, YOU, Made, made, position

BEAR = made("Bear", cost=3, strength=3, willpower=5, lore=2)
WOLF = made("Wolf", cost=2, strength=2, willpower=4)
HEN = made("Hen", cost=1, strength=0, willpower=3)
FORT = made("Fort", "location", cost=2, willpower=6, lore=1, move_cost=2)
LAMP = made("Lamp", "item", cost=1)
PLAIN = [BEAR, WOLF, HEN, FORT, LAMP]


def character(*texts: str, name: str = "Hero", strength: int = 2, willpower: int = 4) -> Made:
    abilities = [one for text in texts for one in reader().abilities(text, "character")]
    return made(name, cost=2, strength=strength, willpower=willpower, abilities=abilities)


def action(text: str) -> Made:
    return made("Spell", "action", cost=1, abilities=reader().action(text, "action"))


def place(text: str) -> Made:
    return made("Harbour", "location", cost=2, willpower=6, move_cost=3, abilities=reader().abilities(text, "location"))


def test_moving_for_free_is_only_for_here():
    game = position(
        me={"play": ["Harbour", "Fort", "Bear", "Wolf"], "ink": 2},
        cards=[*PLAIN, place("Your characters may move here for free.")],
    )
    game.push("move Bear -> Harbour")
    assert game.ink(ME)[0] == 2
    game.push("move Wolf -> Fort")
    assert game.ink(ME)[0] == 0


def test_only_characters_have_to_be_at_locations():
    harbour = place("Your locations and characters at locations gain Ward.")
    spell = action("Banish chosen opposing character or location.")
    game = position(
        me={"hand": ["Spell"], "ink": 1},
        you={"play": ["Harbour", "Fort", "Bear (at Fort)", "Wolf", "Hen"]},
        cards=[*PLAIN, harbour, spell],
    )
    assert sorted(game.push("play Spell").legal()) == ["choose Hen", "choose Wolf"]


def test_all_others_with_the_same_name_leave_the_chosen_one():
    spell = action("Choose a character. Banish all other characters with the same name as that character.")
    game = position(
        me={"hand": ["Spell"], "ink": 1, "play": ["Wolf"]}, you={"play": ["Bear", "Bear"]}, cards=[*PLAIN, spell]
    )
    game.push("play Spell", "choose Bear")
    assert game.play(YOU) == ["Bear"]
    assert game.is_in_play("Wolf")


def test_damage_moves_from_every_other_character_also_from_this_one():
    hero = character(
        "Whenever this character quests, you may choose an opposing character and move 1 damage from each other "
        "character to them."
    )
    game = position(
        me={"play": ["Hero (damage 1)", "Wolf (damage 1)"]},
        you={"play": ["Bear", "Hen (damage 1)"]},
        cards=[*PLAIN, hero],
    )
    game.push("quest Hero", "yes", "choose Bear")
    assert [game.damage(name) for name in ("Hero", "Wolf", "Hen", "Bear")] == [0, 0, 0, 3]


def test_all_revealed_cards_of_a_kind_must_be_taken():
    spell = action(
        "Reveal the top 3 cards of your deck. Put revealed character cards into your hand. Put the rest on the bottom "
        "of your deck in any order."
    )
    game = position(me={"hand": ["Spell"], "ink": 1, "deck": ["Bear", "Lamp", "Wolf", "Fort"]}, cards=[*PLAIN, spell])
    game.push("play Spell")
    assert sorted(game.hand(ME)) == ["Bear", "Wolf"]
    assert game.deck(ME) == ["Fort", "Lamp"]


def test_what_each_player_reveals_is_each_players_own_matter():
    spell = action(
        "Each player reveals the top card of their deck. If it's an item card, they may put it into their hand. "
        "Otherwise, they put it on the bottom of their deck."
    )
    game = position(
        me={"hand": ["Spell"], "ink": 1, "deck": ["Bear", "Wolf"]}, you={"deck": ["Lamp", "Hen"]}, cards=[*PLAIN, spell]
    )
    assert game.push("play Spell").deciding == YOU
    game.push("yes")
    assert (game.deck(ME), game.deck(YOU), game.hand(YOU)) == (["Wolf", "Bear"], ["Hen"], ["Lamp"])


def test_a_card_put_on_top_after_shuffling_is_the_one_that_was_found():
    spell = action(
        "Search your deck for an item card with cost 2 or less and reveal it to all players. Shuffle your deck and put "
        "that card on the top of your deck."
    )
    deck = ["Bear", "Lamp", "Wolf", "Hen", "Fort"]
    game = position(me={"hand": ["Spell"], "ink": 1, "deck": deck}, cards=[*PLAIN, spell])
    game.push("play Spell", "choose Lamp")
    assert (game.deck(ME)[0], sorted(game.deck(ME))) == ("Lamp", sorted(deck))
    assert (game.knows(YOU, "Lamp"), game.knows(ME, "Wolf")) == (True, False)


def test_a_search_that_reveals_nothing_stays_secret():
    spell = action("Search your deck for any card, put that card into your hand, then shuffle your deck.")
    game = position(me={"hand": ["Spell"], "ink": 1, "deck": ["Bear", "Lamp", "Wolf"]}, cards=[*PLAIN, spell])
    game.push("play Spell", "choose Wolf")
    assert game.hand(ME) == ["Wolf"]
    assert not game.knows(YOU, "Wolf")


def test_a_deck_that_is_not_searched_is_not_shuffled():
    hero = character(
        "Whenever this character quests, you may search your deck for a character card and reveal that card to all "
        "players. Put that card into your hand and shuffle your deck."
    )
    for answers, shuffled in ((["no"], []), (["yes", "choose nothing"], ["shuffled"])):
        game = position(me={"play": ["Hero"], "deck": ["Bear", "Lamp", "Wolf"]}, cards=[*PLAIN, hero])
        assert game.push("quest Hero", *answers).story("shuffled") == shuffled


def test_what_depends_on_the_choice_waits_for_it():
    spell = action("Chosen character gets +2 {S} this turn. If a Baker character is chosen, they get +5 {S} instead.")
    baker = made("Baker", strength=1, willpower=2, classifications=["Baker"])
    for name, strength in (("Bear", 5), ("Baker", 6)):
        game = position(me={"hand": ["Spell"], "ink": 1, "play": ["Bear", "Baker"]}, cards=[*PLAIN, spell, baker])
        game.push("play Spell", f"choose {name}")
        assert game.strength(name) == strength


def test_another_than_the_one_chosen_may_be_this_one():
    hero = character(
        "Whenever this character quests, deal 1 damage to chosen character of yours to deal 2 damage to another chosen "
        "character."
    )
    game = position(me={"play": ["Hero", "Wolf"]}, you={"play": ["Bear"]}, cards=[*PLAIN, hero])
    game.push("quest Hero", "choose Wolf")
    assert sorted(game.legal("choose")) == ["choose Bear", "choose Hero"]


def test_if_you_do_only_if_it_was_done():
    hero = character("Whenever this character quests, you may banish chosen item of yours. If you do, gain 2 lore.")
    for items, answers, lore in ((["Lamp"], ["yes"], 3), (["Lamp"], ["no"], 1), ([], [], 1)):
        game = position(me={"play": ["Hero", *items]}, cards=[*PLAIN, hero])
        game.push("quest Hero")
        if "yes" in game.legal():
            game.push(*(answers or ["yes"]))
        assert game.lore(ME) == lore


def test_each_opponent_chooses_and_what_they_chose_stays_exerted():
    spell = action(
        "Each opponent chooses and exerts one of their ready characters. They can't ready at the start of their next "
        "turn."
    )
    game = position(
        me={"hand": ["Spell"], "ink": 1}, you={"play": ["Bear", "Wolf (exerted)", "Hen"]}, cards=[*PLAIN, spell]
    )
    game.push("play Spell", "choose Hen", "end")
    assert [game.is_exerted(name) for name in ("Bear", "Wolf", "Hen")] == [False, False, True]


def test_no_damage_from_the_challenge():
    hero = character("Whenever this character challenges a damaged character, he takes no damage from the challenge.")
    for damage, taken in ((1, 0), (0, 3)):
        bear = f"Bear (exerted, damage {damage})" if damage else "Bear (exerted)"
        game = position(me={"play": ["Hero"]}, you={"play": [bear]}, cards=[*PLAIN, hero])
        game.push("challenge Hero -> Bear")
        assert game.damage("Hero") == taken


def test_a_character_named_for_shift_only():
    hero = made("Hero", cost=2, willpower=4, abilities=reader().abilities(
        "This character also counts as being named Mira for Shift.", "character"))  # fmt: skip
    mira = made("Mira", version="Grown", cost=5, willpower=5, abilities=[Keyword("Shift", 2)])
    zed = made("Zed", version="Grown", cost=5, willpower=5, abilities=[Keyword("Shift", 2)])
    game = position(
        me={"play": ["Hero"], "hand": ["Mira - Grown", "Zed - Grown"], "ink": 2}, cards=[*PLAIN, hero, mira, zed]
    )
    assert game.legal("shift") == ["shift Mira - Grown -> Hero"]


def test_a_character_that_enters_exerted_for_something():
    hero = character("This character may enter play exerted to deal 2 damage to chosen character.")
    game = position(me={"hand": ["Hero"], "ink": 2}, you={"play": ["Bear"]}, cards=[*PLAIN, hero])
    game.push("play Hero", "yes", "choose Bear")
    assert (game.is_exerted("Hero"), game.damage("Bear")) == (True, 2)
    other = position(me={"hand": ["Hero"], "ink": 2}, you={"play": ["Bear"]}, cards=[*PLAIN, hero])
    other.push("play Hero", "no")
    assert (other.is_exerted("Hero"), other.damage("Bear")) == (False, 0)


def test_a_card_under_somebody_counts_whoever_it_is_under():
    text = "During your turn, if you've put a card under one of your characters or locations this turn, "
    hero = character(text + "this character gets +2 {S}.")
    duo = made("Duo", cost=2, strength=2, willpower=4, abilities=[Keyword("Boost", 1)])
    game = position(me={"play": ["Hero", "Duo"], "ink": 1, "deck": ["Lamp"]}, cards=[*PLAIN, hero, duo])
    assert game.strength("Hero") == 2
    assert game.push("boost Duo").strength("Hero") == 4


def test_while_there_is_a_card_under_it():
    hero = character("While there's a card under this character, he gets +2 {S}.")
    game = position(me={"play": ["Hero (under Lamp)"]}, you={}, cards=[*PLAIN, hero])
    assert game.strength("Hero") == 4
    assert position(me={"play": ["Hero"]}, cards=[*PLAIN, hero]).strength("Hero") == 2


def test_without_such_a_card_in_play_and_with_nothing_played():
    text = "At the end of your turn, if you don't have an item in play, gain 1 lore."
    assert position(me={"play": ["Hero"]}, cards=[*PLAIN, character(text)]).push("end").lore(ME) == 1
    assert position(me={"play": ["Hero", "Lamp"]}, cards=[*PLAIN, character(text)]).push("end").lore(ME) == 0
    text = "At the end of your turn, if you didn't play an item this turn, gain 1 lore."
    game = position(me={"play": ["Hero"], "hand": ["Lamp"], "ink": 1}, cards=[*PLAIN, character(text)])
    assert game.push("play Lamp", "end").lore(ME) == 0
    assert position(me={"play": ["Hero"]}, cards=[*PLAIN, character(text)]).push("end").lore(ME) == 1


def test_a_circumstance_of_an_event_may_speak_of_the_card_itself():
    text = "Whenever this character quests while he has 3 {S} or more, gain 2 lore."
    strong = position(me={"play": ["Hero"]}, cards=[*PLAIN, character(text, strength=3)])
    weak = position(me={"play": ["Hero"]}, cards=[*PLAIN, character(text, strength=2)])
    assert strong.push("quest Hero").lore(ME) - weak.push("quest Hero").lore(ME) == 2
