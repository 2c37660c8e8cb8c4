"""Effects that last and forbid, demand or allow something."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, PutCounters, RemoveCounters, ToPlayer
from mazo.abilities.tree.effects import Can, Cant, Effect, Keyword, Must, Steps
from mazo.abilities.tree.nouns import Cards, Chosen, Has, Named, Ref
from mazo.abilities.tree.words import Act
from tests.games.lorcana.abilities.lowering.stage import EVERYBODY, MINE, PLAIN, THEIRS, hero, spell
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, made, position

# What can't be done.


def cant(act: Act, who: Cards = MINE) -> Made:
    """An action that keeps a chosen character from something this turn."""
    return spell(Cant(Chosen(Cards(who.types, who.whose, (Named(("Bear",)),))), act, "this turn"))


REFUSED = [
    (cant("quest"), "quest Bear", "quester_cant"),
    (cant("challenge"), "challenge Bear -> Fox", "challenger_cant"),
    (cant("challenge"), "challenge Bear -> Tower", "challenger_cant"),
    (cant("challenge characters"), "challenge Bear -> Fox", "challenger_cant"),
    (cant("challenge locations"), "challenge Bear -> Tower", "challenger_cant"),
    (cant("exert"), "challenge Bear -> Fox", "challenger_cant"),
    (cant("exert"), "quest Bear", "quester_cant"),
    (cant("sing"), "sing Song with Bear", "singer_cant"),
    (cant("exert to sing"), "sing Song with Bear", "singer_cant"),
    (cant("move"), "move Bear -> Hut", "mover_cant"),
    (spell(Cant("you", "play", "this turn")), "play Ant", "cant_be_played"),
    (spell(Cant("you", "play", "this turn", Cards(("character",)))), "play Ant", "cant_be_played"),
    (spell(Cant("you", "ink", "this turn")), "ink Ant", "cant_ink_now"),
]


@rule("lorcana", "1.2.2")
@pytest.mark.parametrize(("action", "deed", "reason"), REFUSED)
def test_what_an_effect_forbids(action, deed, reason):
    game = position(
        me={"hand": ["Spell", "Ant", "Song"], "play": ["Bear", "Hut"], "ink": 3},
        you={"play": ["Fox (exerted)", "Tower"]},
        cards=[*PLAIN, action],
    )
    assert game.why_not(deed) is None
    game.push("play Spell")
    assert game.refused(deed)[0] == reason


ALLOWED = [
    (cant("challenge characters"), "challenge Bear -> Tower"),
    (cant("challenge locations"), "challenge Bear -> Fox"),
    (spell(Cant("you", "play", "this turn", Cards(("item",)))), "play Ant"),
    (spell(Cant("each opponent", "play", "this turn")), "play Ant"),
]


@rule("lorcana", "1.2.2")
@pytest.mark.parametrize(("action", "deed"), ALLOWED)
def test_what_an_effect_does_not_forbid(action, deed):
    game = position(
        me={"hand": ["Spell", "Ant"], "play": ["Bear"], "ink": 3}, you={"play": ["Fox (exerted)", "Tower"]},
        cards=[*PLAIN, action],
    )  # fmt: skip
    assert game.push("play Spell").why_not(deed) is None


def bear(effect: Effect) -> Made:
    """A second action, on the same character."""
    return spell(effect, "Second")


BEAR = Chosen(Cards(("character",), "any", (Named(("Bear",)),)), plain=True)
UNTOUCHED = [
    (cant("ready"), bear(Do("ready", BEAR)), "is_exerted", True),
    (cant("be damaged"), bear(Do("deal damage", BEAR, 1)), "damage", 1),
    (cant("be damaged"), bear(PutCounters("damage", 1, BEAR)), "damage", 1),
    (cant("be dealt damage"), bear(Do("deal damage", BEAR, 1)), "damage", 1),
    (cant("be dealt damage"), bear(PutCounters("damage", 1, BEAR)), "damage", 2),
    (cant("be healed"), bear(RemoveCounters("damage", "all", BEAR)), "damage", 1),
]


@rule("lorcana", "1.2.2", "8.8.3")
@pytest.mark.parametrize(("action", "second", "question", "answer"), UNTOUCHED)
def test_what_an_effect_keeps_from_happening(action, second, question, answer):
    game = position(
        me={"hand": ["Spell", "Second"], "play": ["Bear (exerted, damage 1)"]}, cards=[*PLAIN, action, second]
    )
    game.push("play Spell", "play Second")
    assert getattr(game, question)("Bear") == answer


UNHURT = cant("be dealt damage in challenges")
BURN = bear(Do("deal damage", BEAR, 1))


@rule("lorcana", "1.2.2", "4.6.6")
def test_no_damage_from_challenges_but_from_all_else():
    game = position(
        me={"hand": ["Spell", "Second"], "play": ["Bear"]},
        you={"play": ["Cat (exerted)"]},
        cards=[*PLAIN, UNHURT, BURN],
    )
    game.push("play Spell", "challenge Bear -> Cat", "play Second")
    assert (game.damage("Bear"), game.damage("Cat")) == (1, 3)


UNEXERTED = cant("exert")
EXERTING = bear(Do("exert", BEAR))


@rule("lorcana", "1.2.2")
def test_what_can_not_exert_is_not_exerted_by_an_effect():
    game = position(me={"hand": ["Spell", "Second"], "play": ["Bear"]}, cards=[*PLAIN, UNEXERTED, EXERTING])
    assert not game.push("play Spell", "play Second").is_exerted("Bear")


PLAYERS = [
    (spell(Cant("each player", "gain lore", "this turn")), spell(ToPlayer("gain lore", 2), "Second"), (3, 3, 1)),
    (spell(Cant("each opponent", "gain lore", "this turn")), spell(ToPlayer("gain lore", 2), "Second"), (5, 3, 1)),
    (
        spell(Cant("each opponent", "lose lore", "this turn")),
        spell(ToPlayer("lose lore", 1, "each player"), "Second"),
        (2, 3, 1),
    ),
    (spell(Cant("you", "draw", "this turn")), spell(Draw(1, "each player"), "Second"), (3, 3, 1)),
    (spell(Cant("you", "discard", "this turn")), spell(Discard(1), "Second"), (3, 3, 1)),
]


@rule("lorcana", "1.2.2")
@pytest.mark.parametrize(("action", "second", "expected"), PLAYERS)
def test_what_players_can_not_do(action, second, expected):
    game = position(me={"lore": 3, "hand": ["Spell", "Second", "Ant"]}, you={"lore": 3}, cards=[*PLAIN, action, second])
    game.push("play Spell", "play Second")
    while game.legal("choose"):
        game.push(game.legal("choose")[0])
    assert (game.lore(ME), game.lore(YOU), len(game.hand(ME))) == expected


SHELTER = spell(Cant(Chosen(MINE), "be challenged", "until your next turn"))
HIDE = spell(Cant(Chosen(MINE), "be chosen", "until your next turn"))
SMALL_ONES = spell(
    Cant(
        Chosen(MINE),
        "be challenged",
        "until your next turn",
        Cards(("character",), "any", (Has("strength", "at most", 2),)),
    )
)
POINT = spell(Do("banish", Chosen(THEIRS)), "Point")


@rule("lorcana", "1.2.2", "4.6.4.3")
@pytest.mark.parametrize(
    ("action", "fox", "cat"), [(SHELTER, "target_cant", "target_cant"), (SMALL_ONES, "target_cant", None)]
)
def test_what_can_not_be_challenged_by_whom(action, fox, cat):
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (exerted)"]}, you={"play": ["Fox", "Cat"]}, cards=[*PLAIN, action]
    )
    game.push("play Spell", "end")
    for name, reason in (("Fox", fox), ("Cat", cat)):
        refusal = game.why_not(f"challenge {name} -> Bear")
        assert (refusal and refusal.reason) == reason


@rule("lorcana", "1.2.2", "6.1.3")
def test_what_can_not_be_chosen():
    game = position(me={"hand": ["Spell"], "play": ["Bear"]}, you={"hand": ["Point"]}, cards=[*PLAIN, HIDE, POINT])
    game.push("play Spell", "end", "play Point")
    assert game.is_in_play("Bear")


TOLL = spell(Cant(EVERYBODY, "challenge", "until your next turn", costs=2))
QUEST_TOLL = spell(Cant(EVERYBODY, "quest", "until your next turn", costs=1))


@rule("lorcana", "4.6.4.3", "4.5.1.2")
def test_what_can_be_done_for_ink():
    mine = {"hand": ["Spell"], "play": ["Fox (exerted)"]}
    game = position(mine, {"play": ["Bear"], "ink": 1}, cards=[*PLAIN, TOLL]).push("play Spell", "end")
    assert game.refused("challenge Bear -> Fox")[0] == "challenge_too_expensive"
    game = position(mine, {"play": ["Bear"], "ink": 3}, cards=[*PLAIN, TOLL]).push(
        "play Spell", "end", "challenge Bear -> Fox"
    )
    assert game.ink(YOU) == (1, 2)
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"], "ink": 1}, cards=[*PLAIN, QUEST_TOLL])
    game.push("play Spell", "end", "quest Bear")
    assert (game.ink(YOU), game.lore(YOU)) == ((0, 1), 2)


# What must and may be done.

MUSTS = [
    (spell(Must(Chosen(THEIRS), "quest", "during their next turn")), "must_quest_first"),
    (spell(Must(Chosen(THEIRS), "challenge", "during their next turn")), "must_challenge_first"),
]


@rule("lorcana", "1.2.1")
@pytest.mark.parametrize(("action", "reason"), MUSTS)
def test_what_must_be_done_if_able(action, reason):
    game = position(me={"hand": ["Spell"], "play": ["Fox (exerted)"]}, you={"play": ["Bear"]}, cards=[*PLAIN, action])
    game.push("play Spell", "end")
    assert game.refused("end")[0] == reason


CHOSEN_ONE = spell(Must(Chosen(MINE), "be chosen", "until your next turn"))


@rule("lorcana", "6.7.3")
def test_who_must_be_chosen():
    game = position(
        me={"hand": ["Spell"], "play": ["Bear", "Ant"]}, you={"hand": ["Point"]}, cards=[*PLAIN, CHOSEN_ONE, POINT]
    )
    game.push("play Spell", "choose Bear", "end", "play Point")
    assert game.play(ME) == ["Ant"]


FLYER = hero(Keyword("Evasive"), name="Flyer")
CANS = [
    (spell(Can(Chosen(MINE), "challenge ready characters", "this turn")), "challenge Bear -> Dog"),
    (
        spell(
            Can(
                Chosen(MINE),
                "challenge ready characters",
                "this turn",
                Cards(("character",), "any", (Named(("Dog",)),)),
            )
        ),
        "challenge Bear -> Dog",
    ),
    (spell(Can(Chosen(MINE), "challenge evasive characters", "this turn")), "challenge Bear -> Flyer"),
    (spell(Can(Chosen(MINE), "move for free", "this turn")), "move Bear -> Tower"),
]


@rule("lorcana", "1.2.1")
@pytest.mark.parametrize(("action", "deed"), CANS)
def test_what_an_effect_allows(action, deed):
    game = position(
        me={"hand": ["Spell"], "play": ["Bear", "Tower"]}, you={"play": ["Dog", "Flyer (exerted)"]},
        cards=[*PLAIN, FLYER, action],
    )  # fmt: skip
    assert game.why_not(deed) is not None
    assert game.push("play Spell").why_not(deed) is None


DRYING = [
    (spell(Can(Chosen(MINE), "quest while drying", "this turn")), "quest Bear"),
    (spell(Can(Chosen(MINE), "challenge while drying", "this turn")), "challenge Bear -> Fox"),
]


@rule("lorcana", "1.2.1", "5.1.1.11")
@pytest.mark.parametrize(("action", "deed"), DRYING)
def test_what_an_effect_allows_to_drying_characters(action, deed):
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (drying)"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, action]
    )
    assert game.why_not(deed) is not None
    assert game.push("play Spell").why_not(deed) is None


FORBIDDEN_AGAIN = [
    (
        spell(
            Steps(
                (
                    Can(Chosen(MINE), "challenge ready characters", "this turn"),
                    Cant(Ref(), "challenge ready characters", "this turn"),
                )
            )
        ),
        "challenge Bear -> Fox",
        "target_ready",
    ),
    (
        spell(
            Steps(
                (Can(Chosen(MINE), "quest while drying", "this turn"), Cant(Ref(), "quest while drying", "this turn"))
            )
        ),
        "quest Bear",
        "quester_drying",
    ),
]


@rule("lorcana", "1.2.2")
@pytest.mark.parametrize(("action", "deed", "reason"), FORBIDDEN_AGAIN)
def test_cant_beats_can(action, deed, reason):
    drying = " (drying)" if deed.startswith("quest") else ""
    game = position(me={"hand": ["Spell"], "play": [f"Bear{drying}"]}, you={"play": ["Fox"]}, cards=[*PLAIN, action])
    assert game.push("play Spell").refused(deed)[0] == reason


ANY_BASE = spell(Can(Chosen(MINE), "be shifted on by any", "this turn"))
HEIR = made("Bear", version="Heir", cost=7, willpower=6, abilities=[Keyword("Shift", 2)])


@rule("lorcana", "8.10.1")
def test_a_card_that_any_card_may_be_shifted_onto():
    game = position(me={"hand": ["Spell", "Bear - Heir"], "play": ["Ant"], "ink": 2}, cards=[*PLAIN, HEIR, ANY_BASE])
    assert game.refused("shift Bear - Heir -> Ant")[0] == "not_a_base"
    assert game.push("play Spell", "shift Bear - Heir -> Ant").play(ME) == ["Bear - Heir"]
