"""Effects that last: how long, on which cards, and what they change or forbid."""

import pytest

from mazo.games.lorcana.abilities.effects import (
    Activated,
    Banish,
    Can,
    Cant,
    Cost,
    Deal,
    Discard,
    Draw,
    Effect,
    Exert,
    ExtraInk,
    Gain,
    GainClass,
    GainLore,
    Get,
    Heal,
    Instead,
    Keyword,
    Later,
    Lose,
    LoseLore,
    Must,
    PayLess,
    PutDamage,
    Ready,
    Return,
    Skip,
    Static,
    Steps,
    Triggered,
    Whenever,
)
from mazo.games.lorcana.abilities.facts import PlayFrom, ReadyLimit
from mazo.games.lorcana.abilities.nouns import (
    Act,
    Cards,
    Chosen,
    Classified,
    Every,
    Has,
    Named,
    Ref,
    This,
    Until,
    When,
)
from tests.games.lorcana.abilities.lowering.stage import (
    EVERYBODY,
    MINE,
    PLAIN,
    THEIRS,
    cost_to_play,
    hero,
    spell,
    wand,
)
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, Situation, made, position

# How long.


def stronger(until: Until, who: Cards = MINE) -> Made:
    """An action that gives a character +2 strength for so long."""
    return spell(Get(Chosen(who), "strength", 2, until))


DURATIONS = [
    (stronger("this turn"), "mine", [True, False, False, False]),
    (stronger("until your next turn"), "mine", [True, True, False, False]),
    (stronger("during their next turn"), "mine", [False, False, True, False]),
    (stronger("during their next turn", THEIRS), "yours", [False, True, False, False]),
    (stronger("your next turn"), "mine", [False, False, True, False]),
    (stronger("your next turn", THEIRS), "yours", [False, False, True, False]),
    (stronger("forever"), "mine", [True, True, True, True]),
]


@rule("lorcana", "6.1.13.1", "6.1.13.3", "6.1.13.4", "3.4.1.2", "3.2.1.3")
@pytest.mark.parametrize(("action", "whose", "turns"), DURATIONS)
def test_how_long_an_effect_lasts(action, whose, turns):
    side = {"play": ["Bear"]}
    hand = {"hand": ["Spell"]}
    game = position(
        me={**side, **hand} if whose == "mine" else hand, you=side if whose == "yours" else {}, cards=[*PLAIN, action]
    )
    game.push("play Spell")
    seen = []
    for _ in range(4):
        seen.append(game.strength("Bear") == 5)
        game.push("end")
    assert seen == turns


FREEZE = spell(Cant(Chosen(THEIRS), "ready at the start of their turn", "at the start of their next turn"))


@rule("lorcana", "3.2.1.1", "6.1.13.3")
def test_until_the_start_of_their_next_turn():
    game = position(me={"hand": ["Spell"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, FREEZE]).push(
        "play Spell", "end"
    )
    assert game.is_exerted("Fox")
    game.push("end", "end")
    assert not game.is_exerted("Fox")


FIGHTER = hero(Triggered((When("challenge", MINE),), Get(Ref("subject"), "strength", 2, "this challenge")))


@rule("lorcana", "4.6.7", "6.1.13")
def test_as_long_as_this_challenge():
    game = position(me={"play": ["Hero", "Bear"]}, you={"play": ["Cat (exerted)"]}, cards=[*PLAIN, FIGHTER])
    game.push("challenge Bear -> Cat")
    assert game.damage("Cat") == 5
    game = position(me={"play": ["Hero", "Cat"]}, you={"play": ["Ant (exerted)"]}, cards=[*PLAIN, FIGHTER])
    assert game.push("challenge Cat -> Ant").strength("Cat") == 5


MENTOR = hero(
    Triggered(
        (When("quest", "this"),),
        Get(Chosen(Cards(("character",), "yours", other=True)), "strength", 2, "while this is in play"),
    )
)
FIRE = spell(Banish(Chosen(Cards(("character",), "any", (Named(("Hero",)),)))), "Fire")


@rule("lorcana", "6.4.2.1")
def test_while_this_card_is_in_play():
    game = position(me={"hand": ["Fire"], "play": ["Hero", "Bear"]}, cards=[*PLAIN, MENTOR, FIRE])
    game.push("quest Hero", "end", "end")
    assert game.strength("Bear") == 5
    assert game.push("play Fire").strength("Bear") == 3


# On which cards.

ALL_STRONGER = spell(Get(EVERYBODY, "strength", 2, "this turn"))
NOBODY_QUESTS = spell(Cant(EVERYBODY, "be challenged", "until your next turn"))


@rule("lorcana", "6.4.2.2", "M42", "6.4.2")
def test_an_applied_effect_is_only_on_cards_that_are_there():
    game = position(me={"hand": ["Spell", "Ant"], "play": ["Bear"], "ink": 1}, cards=[*PLAIN, ALL_STRONGER])
    game.push("play Spell", "play Ant")
    assert (game.strength("Bear"), game.strength("Ant")) == (5, 1)


@rule("lorcana", "6.4.2.1", "M42", "6.4.2")
def test_a_rule_also_covers_cards_that_come_later():
    late = {"hand": ["Spell", "Late"], "play": ["Bear (exerted)"], "ink": 2}
    game = position(me=late, you={"play": ["Fox"]}, cards=[*PLAIN, LATE, NOBODY_QUESTS])
    game.push("play Spell", "play Late", "yes", "end")
    for name in ("Bear", "Late"):
        assert game.refused(f"challenge Fox -> {name}") == ("target_cant", "4.6.4.3")


LATE = hero(Keyword("Bodyguard"), name="Late")

# What changes.

FIGURES = [
    (spell(Get(Chosen(MINE), "strength", 2, "this turn")), (5, 5, 2)),
    (spell(Get(Chosen(MINE), "strength", -9, "this turn")), (-6, 5, 2)),
    (spell(Get(Chosen(MINE), "willpower", 3, "this turn")), (3, 8, 2)),
    (spell(Get(Chosen(MINE), "lore", 1, "this turn")), (3, 5, 3)),
]


@rule("lorcana", "6.6.1", "6.6.2", "6.6.3")
@pytest.mark.parametrize(("action", "figures"), FIGURES)
def test_a_figure_changes(action, figures):
    game = position(me={"hand": ["Spell"], "play": ["Bear"]}, cards=[*PLAIN, action]).push("play Spell")
    assert (game.strength("Bear"), game.willpower("Bear"), game.lore_value("Bear")) == figures


RUSH = spell(Gain(Chosen(MINE), Keyword("Rush"), "this turn"))
QUICK = spell(Gain(Chosen(MINE), Keyword("Challenger", 3), "this turn"))
TWICE = spell(
    Steps(
        (Gain(Chosen(MINE), Keyword("Challenger", 3), "this turn"), Gain(Ref(), Keyword("Challenger", 1), "this turn"))
    )
)
WHOLE = spell(Gain(Chosen(MINE), Triggered((When("quest", "this"),), GainLore(3)), "this turn"))
TOOL = spell(Gain(Chosen(MINE), Activated(Cost(exert=True), GainLore(3)), "this turn"))


@rule("lorcana", "8.1.2", "8.9.1", "8.5.1", "6.1.9")
def test_keywords_are_gained():
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (drying)"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, RUSH]
    )
    assert game.refused("challenge Bear -> Fox")[0] == "challenger_drying"
    assert game.push("play Spell", "challenge Bear -> Fox").damage("Fox") == 3
    for action, damage in ((QUICK, 4), (TWICE, 5)):
        game = position(
            me={"hand": ["Spell"], "play": ["Ant"]}, you={"play": ["Cat (exerted)"]}, cards=[*PLAIN, action]
        )
        game.push("play Spell", "challenge Ant -> Cat")
        assert game.damage("Cat") == damage


@rule("lorcana", "6.4.2.2", "1.3.3")
def test_whole_abilities_are_gained():
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, WHOLE]).push("play Spell", "quest Ant")
    assert game.lore(ME) == 4
    game.push("end", "end", "quest Ant")
    assert game.lore(ME) == 5
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, TOOL]).push("play Spell", "use Ant")
    assert (game.lore(ME), game.is_exerted("Ant")) == (3, True)


TWO_EVENTS = spell(
    Gain(Chosen(MINE), Triggered((When("quest", "this"), When("challenge", "this")), GainLore(3)), "this turn")
)
QUOTED = spell(Gain(Chosen(MINE), Static((Can(This(), "challenge ready characters"),)), "this turn"))


@rule("lorcana", "6.2.6", "6.4.2.2")
def test_an_ability_of_several_events_or_a_static_one_is_gained():
    game = position(
        me={"hand": ["Spell"], "play": ["Ant"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, TWO_EVENTS]
    )
    assert game.push("play Spell", "challenge Ant -> Fox").lore(ME) == 3
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, cards=[*PLAIN, TWO_EVENTS]).push("play Spell", "quest Ant")
    assert game.lore(ME) == 4
    game = position(me={"hand": ["Spell"], "play": ["Ant"]}, you={"play": ["Fox"]}, cards=[*PLAIN, QUOTED])
    assert game.refused("challenge Ant -> Fox")[0] == "target_ready"
    game.push("play Spell", "challenge Ant -> Fox")
    assert game.damage("Fox") == 1


GUARD = hero(Keyword("Evasive"), name="Guard")
GROUND = spell(Lose(Chosen(THEIRS), "Evasive", until="this turn"))
MUTE = spell(Lose(Chosen(MINE), ability="Shine", until="this turn"))
NEVER = spell(
    Steps((Lose(Chosen(MINE), "Evasive", until="this turn", ever=True), Gain(Ref(), Keyword("Evasive"), "this turn")))
)
STAR = wand(Activated(Cost(), GainLore(1), name="Shine"), name="Star")
SILENT = hero(Triggered((When("quest", "this"),), GainLore(5), name="Shine"))


@rule("lorcana", "1.2.2", "8.1.1")
def test_keywords_and_abilities_are_lost():
    game = position(
        me={"hand": ["Spell"], "play": ["Bear"]}, you={"play": ["Guard (exerted)"]}, cards=[*PLAIN, GUARD, GROUND]
    )
    assert game.refused("challenge Bear -> Guard")[0] == "target_evasive"
    assert game.push("play Spell", "challenge Bear -> Guard").damage("Guard") == 3
    game = position(me={"hand": ["Spell"], "play": ["Hero"]}, cards=[SILENT, MUTE]).push("play Spell", "quest Hero")
    assert game.lore(ME) == 1
    game = position(me={"hand": ["Spell"], "play": ["Guard"]}, cards=[GUARD, NEVER]).push("play Spell")
    assert game.table.keywords(game.card("Guard")) == 0


MUTE_ITEM = spell(Lose(Chosen(Cards(("item",), "yours")), ability="Shine", until="this turn"))


@rule("lorcana", "1.2.2")
def test_an_activated_ability_is_lost():
    game = position(me={"hand": ["Spell"], "play": ["Star"]}, cards=[STAR, MUTE_ITEM])
    assert game.legal("use") != []
    game.push("play Spell")
    assert game.legal("use") == []
    assert game.push("end", "end").legal("use") != []


CROWN = spell(GainClass(Chosen(MINE), "Queen", "this turn"))
QUEENS = spell(Return(Every(Cards(("character",), "any", (Classified(("Queen",)),)))), "Call")


@rule("lorcana", "5.3.3")
def test_a_classification_is_gained():
    game = position(me={"hand": ["Spell", "Call"], "play": ["Ant", "Bear"]}, cards=[*PLAIN, CROWN, QUEENS])
    game.push("play Spell", "choose Bear", "play Call")
    assert game.hand(ME) == ["Bear"]


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
    (cant("ready"), bear(Ready(BEAR)), "is_exerted", True),
    (cant("be damaged"), bear(Deal(1, BEAR)), "damage", 1),
    (cant("be damaged"), bear(PutDamage(1, BEAR)), "damage", 1),
    (cant("be dealt damage"), bear(Deal(1, BEAR)), "damage", 1),
    (cant("be dealt damage"), bear(PutDamage(1, BEAR)), "damage", 2),
    (cant("be healed"), bear(Heal("all", BEAR)), "damage", 1),
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
BURN = bear(Deal(1, BEAR))


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
EXERTING = bear(Exert(BEAR))


@rule("lorcana", "1.2.2")
def test_what_can_not_exert_is_not_exerted_by_an_effect():
    game = position(me={"hand": ["Spell", "Second"], "play": ["Bear"]}, cards=[*PLAIN, UNEXERTED, EXERTING])
    assert not game.push("play Spell", "play Second").is_exerted("Bear")


PLAYERS = [
    (spell(Cant("each player", "gain lore", "this turn")), spell(GainLore(2), "Second"), (3, 3, 1)),
    (spell(Cant("each opponent", "gain lore", "this turn")), spell(GainLore(2), "Second"), (5, 3, 1)),
    (spell(Cant("each opponent", "lose lore", "this turn")), spell(LoseLore(1, "each player"), "Second"), (2, 3, 1)),
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
POINT = spell(Banish(Chosen(THEIRS)), "Point")


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


# Payments.

LESS = [
    (spell(PayLess(2, Cards(("character",)))), [1, 3]),
    (spell(PayLess(2, Cards(("character",)), next=False)), [1, 1]),
    (spell(PayLess(2, Cards(("item",)))), [3, 3]),
    (spell(PayLess(9, Cards(("character",)))), [0, 3]),
    (spell(PayLess(2, Cards(("character",)), shift=True)), [3, 3]),
]


@rule("lorcana", "4.3.6", "4.3.2.3")
@pytest.mark.parametrize(("action", "costs"), LESS)
def test_paying_less(action, costs):
    game = position(me={"hand": ["Spell", "Bear", "Bear"], "ink": 6}, cards=[*PLAIN, action]).push("play Spell")
    assert [cost_to_play(game, "Bear") for _ in range(2)] == costs


@rule("lorcana", "4.3.6", "4.3.2.3")
def test_paying_less_to_shift():
    action = LESS[4][0]
    game = position(me={"hand": ["Spell", "Bear - Heir"], "play": ["Bear"], "ink": 2}, cards=[*PLAIN, HEIR, action])
    game.push("play Spell", "shift Bear - Heir -> Bear")
    assert game.ink(ME) == (2, 0)


UNTIL_NEXT = spell(PayLess(2, Cards(("character",)), "until your next turn"))


@rule("lorcana", "4.3.6")
def test_what_was_promised_for_the_next_card_lasts_so_long():
    for action, cost in ((UNTIL_NEXT, 3), (LESS[0][0], 3)):
        game = position(me={"hand": ["Spell", "Bear"], "ink": 6}, cards=[*PLAIN, action]).push(
            "play Spell", "end", "end"
        )
        assert cost_to_play(game, "Bear") == cost


MORE_INK = spell(ExtraInk(1, "this turn"))
MUCH_INK = spell(ExtraInk(2, "this turn"))


@rule("lorcana", "4.2.3.1", "7.5.5")
@pytest.mark.parametrize(("action", "times"), [(MORE_INK, 2), (MUCH_INK, 3)])
def test_inking_more_than_once(action, times):
    game = position(me={"hand": ["Spell", "Ant", "Ant", "Ant", "Ant"]}, cards=[*PLAIN, action]).push("play Spell")
    for _ in range(times):
        game.push("ink Ant")
    assert game.refused("ink Ant")[0] == "already_inked"


# Triggers and replacements that last.

NEXT_TIME = spell(Later(When("quest", MINE), GainLore(3)))
EACH_TIME = spell(Whenever(When("quest", MINE), GainLore(3)))
NEXT_TURN = spell(Later(When("turn start", who="you"), GainLore(3), "your next turn"))
FOR_LONG = spell(Whenever(When("quest", MINE), GainLore(3), "forever"))


@rule("lorcana", "6.2.7.1", "6.2.7.2")
@pytest.mark.parametrize(("action", "now", "later"), [(NEXT_TIME, 5, 6), (EACH_TIME, 8, 9), (FOR_LONG, 8, 12)])
def test_once_or_each_time(action, now, later):
    game = position(me={"hand": ["Spell"], "play": ["Ant", "Dog"]}, cards=[*PLAIN, action])
    game.push("play Spell", "quest Ant", "quest Dog")
    assert game.lore(ME) == now
    assert game.push("end", "end", "quest Ant").lore(ME) == later


@rule("lorcana", "6.2.7.2", "3.2.1.4")
def test_at_the_start_of_your_next_turn():
    game = position(me={"hand": ["Spell"]}, cards=[NEXT_TURN]).push("play Spell", "end")
    assert game.lore(ME) == 0
    assert game.push("end").lore(ME) == 3


SHIELD = spell(Instead(When("is dealt damage", MINE), next=True, until="this turn"))
WALL = spell(Instead(When("is dealt damage", MINE), until="this turn"))
LUCK = spell(Instead(When("is dealt damage", MINE), Draw(1), next=True, until="this turn"))
STING = spell(Deal(1, Chosen(MINE)), "Sting")


@rule("lorcana", "6.5.1", "6.5.4", "6.5.1.1")
@pytest.mark.parametrize(("action", "damage", "drawn"), [(SHIELD, 1, 0), (WALL, 0, 0), (LUCK, 1, 1)])
def test_something_else_happens_instead(action, damage, drawn):
    game = position(me={"hand": ["Spell", "Sting", "Sting"], "play": ["Bear"]}, cards=[*PLAIN, STING, action])
    game.push("play Spell", "play Sting", "play Sting")
    assert (game.damage("Bear"), len(game.hand(ME))) == (damage, drawn)


# The turn.

SKIPS = [
    (spell(Skip("draw", "each opponent")), "draw"),
    (spell(Skip("ready", "each opponent")), "ready"),
    (spell(Skip("set", "each opponent")), "set"),
]


@rule("lorcana", "6.4.3")
@pytest.mark.parametrize(("action", "step"), SKIPS)
def test_a_step_is_skipped_once(action, step):
    side = {"play": ["Bear (exerted)", "Ant (drying)", "Tower"]}
    game = position(me={"hand": ["Spell"]}, you=side, cards=[*PLAIN, action]).push("play Spell", "end")
    skipped = {
        "draw": not game.hand(YOU),
        "ready": game.is_exerted("Bear"),
        "set": game.is_drying("Ant") and game.lore(YOU) == 0,
    }
    assert skipped == {name: name == step for name in skipped}
    game.push("end", "end")
    assert (game.is_exerted("Bear"), game.is_drying("Ant"), len(game.hand(YOU)) > 0) == (False, False, True)


SLOW = spell(ReadyLimit(1, "each opponent", "until your next turn"))


@rule("lorcana", "3.2.1.1", "1.2.2")
def test_only_so_many_characters_ready():
    side = {"play": ["Bear (exerted)", "Ant (exerted)", "Rock (exerted)"]}
    game = position(me={"hand": ["Spell"]}, you=side, cards=[*PLAIN, SLOW]).push("play Spell", "end", "choose Bear")
    assert [game.is_exerted(name) for name in ("Bear", "Ant", "Rock")] == [False, True, False]


DIG = spell(PlayFrom(Cards(("character",), "yours", (), "discard"), "this turn"))


@rule("lorcana", "4.3.1", "6.1.12")
def test_cards_may_be_played_from_elsewhere():
    game = position(me={"hand": ["Spell"], "discard": ["Ant"], "ink": 1}, cards=[*PLAIN, DIG])
    assert game.refused("play Ant")[0] == "not_in_hand"
    game.push("play Spell", "play Ant")
    assert (game.play(ME), game.ink(ME)) == (["Ant"], (0, 1))


def strengths(game: Situation) -> list[int]:
    """The strengths of the characters on the stage."""
    return [game.strength(name) for name in ("Bear", "Ant")]


SELF = hero(Triggered((When("quest", "this"),), Get(This(), "strength", 2, "this turn")), name="Bear")


@rule("lorcana", "8.10.5", "6.4.2.2")
def test_an_effect_on_this_card_goes_on_without_its_text():
    game = position(me={"play": ["Bear", "Ant"]}, cards=[*PLAIN[:1], SELF]).push("quest Bear")
    assert strengths(game) == [4, 1]
