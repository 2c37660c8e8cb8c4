"""Rulings that came with rules 2.3.0: several players, numbers, names, and keywords that are gained twice."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Reveal, ToPlayer
from mazo.abilities.tree.effects import Choose, EachPlayer, Gain, Get, If, Keyword, Lose, Steps
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Compare,
    Count,
    Every,
    MostAmong,
    Named,
    Not,
    Ref,
    SameName,
    SameObject,
    This,
)
from mazo.games.lorcana.codes import keywords as K
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, MINE, PLAIN, hero, lord
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.support.rule import rule
from tests.support.table import FOURTH, ME, THIRD, YOU, made, position

NEW = "2.3.0"
SUPPORT = Keyword("Support")


@rule("lorcana", "6.7.6.1")
@pytest.mark.parametrize(
    ("edition", "before", "after"),
    [
        ("2.3.0", [("shuffled", ME), ("shuffled", YOU), ("revealed", ME), ("revealed", YOU)], []),
        ("2.2.0", [("shuffled", ME), ("revealed", ME)], [("shuffled", YOU), ("revealed", YOU)]),
        ("2025-08-22", [("shuffled", ME), ("revealed", ME)], [("shuffled", YOU), ("revealed", YOU)]),
    ],
)
def test_lets_get_dangerous_is_done_part_by_part(edition, before, after):
    """R193: all shuffle, all reveal, and only then the active player decides; before 2.3 I decide before you reveal."""
    game = position(
        me={"hand": ["Let's Get Dangerous"], "deck": ["Dog"], "ink": 9},
        you={"deck": ["Bear"]},
        cards=PLAIN,
        edition=edition,
    ).push("play Let's Get Dangerous")
    assert [(event.kind, event.seat) for event in game.events("shuffled", "revealed")] == before
    assert game.deciding == ME
    game.push("no")
    assert [(event.kind, event.seat) for event in game.events("shuffled", "revealed")] == [*before, *after]
    assert game.deciding == YOU
    game.push("yes")
    assert (game.is_in_play("Bear"), game.is_in_play("Dog"), game.deck(ME)) == (True, False, ["Dog"])


@rule("lorcana", "6.7.6.1")
@pytest.mark.parametrize(("edition", "seen"), [("2.3.0", [ME, YOU]), ("2.2.0", [ME])])
def test_all_have_revealed_before_anybody_decides(edition, seen):
    """Mike Wazowski – Heroic Climber: since 2.3 I know what you have revealed when I decide about my card."""
    game = position(
        me={"hand": ["Mike Wazowski - Heroic Climber"], "deck": ["Dog"], "ink": 9},
        you={"deck": ["Bear"]},
        cards=PLAIN,
        edition=edition,
    ).push("play Mike Wazowski")
    assert (game.deciding, [event.seat for event in game.events("revealed")]) == (ME, seen)
    game.push("yes", "yes")
    assert (game.hand(ME), game.hand(YOU)) == (["Dog"], ["Bear"])


@rule("lorcana", "6.7.6.1")
@pytest.mark.parametrize(("edition", "hurt"), [("2.3.0", 0), ("2.2.0", 2)])
def test_each_opponent_has_chosen_before_anybody_is_hurt(edition, hurt):
    """Triton's Decree among three: the second opponent chooses before the first one's character takes the damage."""
    game = position(
        me={"hand": ["Triton's Decree"], "ink": 1},
        you={"play": ["Bear", "Cat"]},
        third={"play": ["Dog", "Ant"]},
        cards=PLAIN,
        edition=edition,
    ).push("play Triton's Decree", "choose Bear")
    assert (game.deciding, game.damage("Bear")) == (2, hurt)
    game.push("choose Dog")
    assert (game.damage("Bear"), game.damage("Dog"), game.damage("Ant")) == (2, 2, 0)


MOST = lord(
    Get(This(), "strength", 5),
    when=Compare(MostAmong("damage", MINE), "at least", MostAmong("damage", CHARACTERS)),
    name="Martyr",
)


@rule("lorcana", "5.3.1")
@pytest.mark.parametrize(("bear", "strength"), [("Bear (damage 2)", 7), ("Bear (damage 4)", 2)])
def test_only_characters_are_compared_where_characters_are_named(bear, strength):
    """R197: the hut has more damage than anybody, and doesn't count."""
    game = position(me={"play": ["Martyr (damage 3)"]}, you={"play": [bear, "Hut (damage 6)"]}, cards=[*PLAIN, MOST])
    assert game.strength("Martyr") == strength


MAPPED = lord(Get(This(), "strength", 5), when=Compare(Count(Cards(("location",), "yours")), "is", 3), name="Surveyor")


@rule("lorcana", "1.2.1")
@pytest.mark.parametrize(("places", "strength"), [(2, 2), (3, 7), (4, 2)])
def test_a_bare_number_means_exactly_that_many(places, strength):
    """R198: "while you have 3 locations in play"."""
    game = position(me={"play": ["Surveyor", *["Hut"] * places]}, cards=[*PLAIN, MAPPED], edition=NEW)
    assert game.strength("Surveyor") == strength


WARD = Keyword("Ward")
DUO = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
MICKEY, MINNIE = made("Mickey Mouse", willpower=5), made("Minnie Mouse", willpower=5)
BRIEF = says(Gain(Every(Cards(("character",), where=(Named(("Mickey Mouse",)),))), WARD, "this turn"), name="Brief")
LONG = says(
    Gain(Every(Cards(("character",), where=(Named(("Minnie Mouse",)),))), WARD, "until your next turn"), name="Long"
)


@rule("lorcana", "8.1.2", "8.10.6")
@pytest.mark.parametrize("order", [("Brief", "Long"), ("Long", "Brief")])
def test_two_bases_bring_all_their_damage_and_the_longer_keyword(order):
    """R207: Ward this turn and Ward until my next turn; damage 1 and 2."""
    game = position(
        me={"play": ["Mickey Mouse (damage 1)", "Minnie Mouse (damage 2)"], "hand": [DUO, "Brief", "Long"], "ink": 9},
        cards=[MICKEY, MINNIE, BRIEF, LONG],
        edition=NEW,
    ).push(*(f"play {name}" for name in order))
    game.push(next(iter(game.legal("shift Mickey"))))
    while game.legal("choose"):
        game.push(game.legal("choose")[0])
    assert game.damage("Mickey Mouse &") == 3
    assert game.table.has(game.card("Mickey Mouse &"), K.WARD)
    game.push("end")
    assert game.table.has(game.card("Mickey Mouse &"), K.WARD)


ABBOT = lord(Gain(Every(Cards(("character",), "yours", other=True)), SUPPORT), name="Abbot")
HELP = says(Gain(Every(MINE), SUPPORT, "this turn"), name="Help")
OUST = says(Do("banish", Every(Cards(("character",), where=(Named(("Abbot",)),)))), name="Oust")


@rule("lorcana", "8.1.2")
def test_a_keyword_for_a_turn_is_lost_on_who_has_it_from_a_card_in_play():
    """R208: by the letter of the rule the timed Support had ceased to exist when the abbot leaves."""
    game = position(
        me={"play": ["Abbot", "Dog"], "hand": ["Help", "Oust"]}, cards=[*PLAIN, ABBOT, HELP, OUST], edition=NEW
    ).push("play Help", "play Oust")
    assert not game.table.has(game.card("Dog"), K.SUPPORT)


@rule("lorcana", "8.1.2", "1.2.3")
def test_what_comes_with_a_keyword_that_is_there_comes_all_the_same():
    """R209: printed Support isn't doubled, but the strength comes."""
    friend = hero(SUPPORT, name="Friend")
    cheer = says(
        Steps((Gain(Chosen(MINE), SUPPORT, "this turn"), Get(Ref(), "strength", 1, "this turn")), ("and",)),
        name="Cheer",
    )
    game = position(me={"play": ["Friend", "Dog"], "hand": ["Cheer"]}, cards=[*PLAIN, friend, cheer], edition=NEW)
    game.push("play Cheer", "choose Friend")
    assert game.strength("Friend") == 3
    game.push("quest Friend")
    assert len([event for event in game.events("resolves") if event.card == "Friend"]) == 1


GROUNDED = lord(Lose(Every(CHARACTERS), "Evasive", ever=True, keeps=True), name="Anvil")
LIFT = says(
    Steps((Gain(Chosen(MINE), Keyword("Evasive"), "this turn"), Get(Ref(), "strength", 1, "this turn")), ("and",)),
    name="Lift",
)


@rule("lorcana", "1.2.2")
def test_cant_gain_is_not_lose():
    """R210: Evasive isn't gained, the strength is; whoever has it printed keeps it."""
    owl = hero(Keyword("Evasive"), name="Owl")
    game = position(
        me={"play": ["Anvil", "Dog", "Owl"], "hand": ["Lift"]}, cards=[*PLAIN, GROUNDED, LIFT, owl], edition=NEW
    ).push("play Lift", "choose Dog")
    assert (game.strength("Dog"), game.table.has(game.card("Dog"), K.EVASIVE)) == (3, False)
    assert game.table.has(game.card("Owl"), K.EVASIVE)
    assert game.story("gains_keyword", "cant_gain") == ["cant_gain"]


@rule("lorcana", "9.2.3")
def test_what_a_player_left_behind_lasts_until_the_turn_that_would_have_come():
    """R211: four players; the second makes my bear Reckless until the start of his next turn, and leaves."""
    goad = says(
        Gain(Every(Cards(("character",), "opposing")), Keyword("Reckless"), "until your next turn"), name="Goad"
    )
    game = position(
        me={"play": ["Bear"]},
        you={"hand": ["Goad"]},
        third={},
        fourth={},
        active=YOU,
        cards=[*PLAIN, goad],
        edition=NEW,
    ).push("play Goad", "concede")
    reckless = []
    for seat in (THIRD, FOURTH, ME, THIRD):
        assert game.active == seat
        reckless.append(game.table.has(game.card("Bear"), K.RECKLESS))
        game.push("end")
    assert reckless == [True, True, True, False]


@rule("lorcana", "1.2.2")
def test_cant_gain_says_nothing_of_what_was_gained_before():
    """R210: the dog gained Evasive before the anvil came."""
    game = position(
        me={"play": ["Dog"], "hand": ["Anvil", "Lift"], "ink": 2}, cards=[*PLAIN, GROUNDED, LIFT], edition=NEW
    ).push("play Lift", "play Anvil")
    assert game.table.has(game.card("Dog"), K.EVASIVE)


SHOWN = (SameObject(Ref("looked")),)
AUCTION = says(
    Steps(
        (
            EachPlayer("each player", Reveal(Chosen(Cards(zone="hand", whose="theirs"), by="they"))),
            EachPlayer(
                "each player",
                If(
                    Compare(
                        MostAmong("cost", Cards(zone="hand", whose="theirs", where=SHOWN)),
                        "less than",
                        MostAmong("cost", Cards(zone="hand", where=SHOWN)),
                    ),
                    ToPlayer("lose lore", 1, "they"),
                ),
            ),
        )
    ),
    name="Auction",
)


@rule("lorcana", "6.7.6.1")
@pytest.mark.parametrize(
    ("mine", "yours", "lore"), [("Ant", "Bear", (2, 3)), ("Bear", "Ant", (3, 2)), ("Dog", "Dog", (3, 3))]
)
def test_what_all_reveal_is_compared_after_the_last_of_them(mine, yours, lore):
    """R195: whoever showed less than another loses lore; equal costs cost nobody anything."""
    game = position(
        me={"hand": ["Auction", mine], "lore": 3},
        you={"hand": [yours], "lore": 3},
        cards=[*PLAIN, AUCTION],
        edition=NEW,
    ).push("play Auction", f"choose {mine}")
    assert (game.lore(ME), game.lore(YOU)) == (3, 3)
    game.push(f"choose {yours}")
    assert (game.lore(ME), game.lore(YOU)) == lore


PAIR = says(
    Steps(
        (
            Choose(Chosen(Cards(zone="hand", whose="yours"), name="first")),
            Discard(1, cards=Cards(zone="hand", where=(SameName(Ref("first")), Not(SameObject(Ref("first")))))),
        )
    ),
    name="Pair",
)
FLOTSAM, BOTH = made("Flotsam"), made("Flotsam & Jetsam")


@rule("lorcana", "5.2.6.1")
@pytest.mark.parametrize(("other", "matches"), [("Flotsam", ["choose Flotsam"]), ("Dog", [])])
def test_two_cards_share_a_name_where_their_names_meet(other, matches):
    """R201: Flotsam & Jetsam with a Flotsam, but not with a dog."""
    game = position(
        me={"hand": ["Pair", "Flotsam & Jetsam", other]}, cards=[*PLAIN, PAIR, FLOTSAM, BOTH], edition=NEW
    ).push("play Pair", "choose Flotsam & Jetsam")
    assert game.legal("choose") == matches
