"""Static abilities: what is so while the card is in play, and what it says of itself elsewhere."""

import pytest

from mazo.abilities.tree.deeds import Do, Draw, PutCounters, ToPlayer
from mazo.abilities.tree.effects import (
    Activated,
    Can,
    Cant,
    Cost,
    FreeWith,
    Gain,
    GainClass,
    Get,
    Instead,
    Keyword,
    Lose,
    Must,
    Skip,
    Static,
    Triggered,
)
from mazo.abilities.tree.facts import (
    AlsoNamed,
    CostsLess,
    DeckRule,
    DoBy,
    DoFrom,
    Enters,
    Floor,
    More,
    PlayerRule,
    PlayFrom,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Every,
    Is,
    Named,
    This,
    When,
)
from mazo.games.lorcana.codes import keywords as K
from tests.games.lorcana.abilities.lowering.stage import (
    CHARACTERS,
    MINE,
    PLAIN,
    THEIRS,
    cost_to_play,
    hero,
    lord,
    spell,
)
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

OTHERS = Cards(("character",), "yours", other=True)
FIRE = spell(Do("banish", Chosen(Cards(("character",), "any", (Named(("Lord",)),)))), "Fire")
STING = spell(Do("deal damage", Chosen(CHARACTERS), 2), "Sting")

# Figures, keywords, abilities.

STRONG = lord(Get(Every(OTHERS), "strength", 2))
GROWING = lord(Get(This(), "strength", Count(OTHERS)))
LONELY = lord(Get(This(), "strength", 4), when=Compare(Count(MINE), "is", 1))


@rule("lorcana", "6.4.2.1", "6.4.2.3", "6.4.1", "6.4.2", "6.6.1.1")
def test_a_continuous_effect_acts_while_its_source_is_in_play():
    game = position(me={"hand": ["Ant", "Fire"], "play": ["Lord", "Bear"], "ink": 1}, cards=[*PLAIN, STRONG, FIRE])
    assert (game.strength("Lord"), game.strength("Bear")) == (2, 5)
    assert game.push("play Ant").strength("Ant") == 3
    assert game.push("play Fire").strength("Bear") == 3


@rule("lorcana", "6.4.2.1", "6.1.13.5")
def test_an_amount_or_a_condition_is_followed_at_once():
    game = position(me={"hand": ["Ant"], "play": ["Lord", "Bear"], "ink": 1}, cards=[*PLAIN, GROWING])
    assert game.strength("Lord") == 3
    assert game.push("play Ant").strength("Lord") == 4
    game = position(me={"hand": ["Ant"], "play": ["Lord"], "ink": 1}, cards=[*PLAIN, LONELY])
    assert game.strength("Lord") == 6
    assert game.push("play Ant").strength("Lord") == 2


TEACHER = lord(Gain(Every(OTHERS), Keyword("Resist", 1)), Gain(This(), Keyword("Evasive")))
TRAINER = lord(Gain(Every(OTHERS), Triggered((When("quest", "this"),), Draw(1))))
COACH = lord(Gain(Every(OTHERS), Triggered((When("quest", "this"), When("challenge", "this")), Draw(1))))
CAPTAIN = lord(Gain(Every(OTHERS), Static((Get(This(), "strength", 2), Cant(This(), "quest")))))
SMITH = lord(Gain(Every(OTHERS), Activated(Cost(this="exert"), ToPlayer("gain lore", 2))))


@rule("lorcana", "8.1.2", "6.4.2.1")
def test_keywords_and_abilities_that_others_have_by_it():
    game = position(me={"hand": ["Sting"], "play": ["Lord", "Bear"]}, cards=[*PLAIN, STING, TEACHER])
    assert game.push("play Sting", "choose Bear").damage("Bear") == 1
    game = position(me={"play": ["Lord (exerted)"]}, you={"play": ["Bear"]}, active=YOU, cards=[*PLAIN, TEACHER])
    assert game.refused("challenge Bear -> Lord")[0] == "target_evasive"
    game = position(me={"play": ["Lord", "Bear"]}, cards=[*PLAIN, TRAINER]).push("quest Bear", "quest Lord")
    assert len(game.hand(ME)) == 1
    game = position(me={"play": ["Lord", "Bear"]}, you={"play": ["Cat (exerted)"]}, cards=[*PLAIN, COACH])
    assert len(game.push("challenge Bear -> Cat").hand(ME)) == 1
    game = position(me={"play": ["Lord", "Bear"]}, cards=[*PLAIN, CAPTAIN])
    assert (game.strength("Bear"), game.refused("quest Bear")[0]) == (5, "quester_cant")
    game = position(me={"play": ["Lord", "Bear"]}, cards=[*PLAIN, SMITH]).push("use Bear")
    assert game.lore(ME) == 2


FLYER = hero(Keyword("Evasive"), name="Flyer")
HUNTER = lord(Lose(Every(THEIRS), "Evasive"))
ANVIL = lord(Lose(Every(OTHERS), "Evasive", ever=True, keeps=True))


@rule("lorcana", "1.2.2")
def test_a_card_that_can_not_gain_a_keyword_keeps_the_one_that_it_has():
    wings = spell(Gain(Every(OTHERS), Keyword("Evasive"), "this turn"))
    bird = hero(Keyword("Evasive"), name="Bird")
    game = position(me={"hand": ["Spell"], "play": ["Lord", "Bird", "Dog"]}, cards=[*PLAIN, ANVIL, bird, wings])
    game.push("play Spell")
    assert (game.table.has(game.card("Bird"), K.EVASIVE), game.table.has(game.card("Dog"), K.EVASIVE)) == (True, False)


ROYAL = lord(GainClass(Every(OTHERS), "Queen"))
CALL = spell(Do("return to hand", Every(Cards(("character",), "any", (Classified(("Queen",)),)))), "Call")


@rule("lorcana", "1.2.2", "5.3.3")
def test_keywords_that_are_lost_and_classifications_that_are_gained():
    game = position(me={"play": ["Lord", "Bear"]}, you={"play": ["Flyer (exerted)"]}, cards=[*PLAIN, FLYER, HUNTER])
    assert game.why_not("challenge Bear -> Flyer") is None
    game = position(me={"hand": ["Call"], "play": ["Lord", "Bear"]}, cards=[*PLAIN, ROYAL, CALL]).push("play Call")
    assert game.hand(ME) == ["Bear"]


SLEEPER = hero(
    Static((Get(This(), "strength", 3), Cant(This(), "quest")), name="SOUND SLEEP"),
    Static((Get(This(), "willpower", 1),), name="SOFT BED"),
    name="Sleeper",
)
WAKER = lord(Lose(Every(OTHERS), ability="Sound Sleep"))


@rule("lorcana", "1.2.2", "5.2.8")
def test_a_static_ability_that_is_lost_by_its_name_is_silent_as_long_as_that():
    game = position(me={"hand": ["Fire"], "play": ["Lord", "Sleeper"]}, cards=[*PLAIN, SLEEPER, WAKER, FIRE])
    assert (game.strength("Sleeper"), game.willpower("Sleeper"), game.why_not("quest Sleeper")) == (2, 5, None)
    game.push("play Fire")
    assert (game.strength("Sleeper"), game.refused("quest Sleeper")[0]) == (5, "quester_cant")
    game = position(me={"play": ["Sleeper"]}, you={"play": ["Lord"]}, cards=[*PLAIN, SLEEPER, WAKER])
    assert game.strength("Sleeper") == 5


# Permissions and prohibitions.

FORBIDDEN = [
    (lord(Cant(This(), "quest")), "quest Lord", "quester_cant"),
    (lord(Cant(Every(MINE), "challenge")), "challenge Bear -> Fox", "challenger_cant"),
    (lord(Cant("each player", "play", cards=Cards(("item",)))), "play Rock", "cant_be_played"),
    (
        lord(Cant(Every(OTHERS), "challenge", cards=Cards(("character",), "any", (Named(("Fox",)),)))),
        "challenge Bear -> Fox",
        "target_cant",
    ),
]


@rule("lorcana", "1.2.2")
@pytest.mark.parametrize(("card", "deed", "reason"), FORBIDDEN)
def test_a_static_prohibition(card, deed, reason):
    game = position(
        me={"hand": ["Rock"], "play": ["Lord", "Bear"], "ink": 3}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, card]
    )
    assert game.refused(deed)[0] == reason


PICKY = made("Picky", cost=1, abilities=[Static((Cant("you", "play"),), Compare(Count(MINE), "is", 0))])


@rule("lorcana", "4.3.2.1", "6.1.12")
def test_a_card_that_says_when_it_can_not_be_played():
    game = position(me={"hand": ["Picky"], "ink": 1}, cards=[PICKY])
    assert game.refused("play Picky")[0] == "cant_be_played"
    game = position(me={"hand": ["Picky"], "play": ["Ant"], "ink": 1}, cards=[*PLAIN, PICKY])
    assert game.push("play Picky").is_in_play("Picky")


EAGER = lord(Must(Every(MINE), "challenge"))
READY_HUNTER = lord(Can(This(), "challenge ready characters"))


@rule("lorcana", "1.2.1")
def test_static_duties_and_permissions():
    game = position(me={"play": ["Lord (exerted)", "Bear"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, EAGER])
    assert game.refused("end")[0] == "must_challenge_first"
    game = position(me={"play": ["Lord", "Bear"]}, you={"play": ["Fox"]}, cards=[*PLAIN, READY_HUNTER])
    assert game.why_not("challenge Lord -> Fox") is None
    assert game.refused("challenge Bear -> Fox")[0] == "target_ready"


DUEL = lord(PlayerRule("challenge limit", 1, "each player"))
DUELS = lord(PlayerRule("challenge limit", 2, "each player"))


@rule("lorcana", "1.2.1", "4.6.4.3")
def test_only_so_many_characters_can_challenge_each_turn():
    for card, refused in ((DUEL, True), (DUELS, False)):
        game = position(me={"play": ["Lord", "Bear", "Dog"]}, you={"play": ["Cat (exerted)"]}, cards=[*PLAIN, card])
        game.push("challenge Bear -> Cat")
        assert (game.why_not("challenge Dog -> Cat") is not None) == refused


# Costs.

DISCOUNTS = [
    (lord(CostsLess(1, CHARACTERS)), 2, 2),
    (lord(CostsLess(1, Cards(("item",)))), 3, 1),
    (lord(CostsLess(-2, CHARACTERS)), 5, 2),
    (lord(CostsLess(2, CHARACTERS, "each opponent")), 3, 2),
    (lord(CostsLess(1, Cards(), "each player")), 2, 1),
    (lord(CostsLess(Count(MINE), CHARACTERS)), 2, 2),
]


@rule("lorcana", "4.3.2.3", "1.5.4")
@pytest.mark.parametrize(("card", "bear", "rock"), DISCOUNTS)
def test_cards_cost_less_or_more(card, bear, rock):
    for name, cost in (("Bear", bear), ("Rock", rock)):
        game = position(me={"hand": [name], "play": ["Lord"], "ink": 6}, cards=[*PLAIN, card])
        assert cost_to_play(game, name) == cost


SELF_DISCOUNT = made("Crowd", cost=4, willpower=2, abilities=[Static((CostsLess(Count(MINE), "this"),))])


@rule("lorcana", "4.3.6", "6.1.12")
def test_a_card_that_costs_less_itself():
    game = position(me={"hand": ["Crowd"], "play": ["Ant", "Bear"], "ink": 6}, cards=[*PLAIN, SELF_DISCOUNT])
    assert cost_to_play(game, "Crowd") == 2


HEIR = made("Bear", version="Heir", cost=7, willpower=6, abilities=[Keyword("Shift", 3)])
SHIFTY = lord(CostsLess(2, CHARACTERS, what="shift"))
GUIDE = lord(CostsLess(1, Cards(("location",)), what="move"))


@rule("lorcana", "4.3.2.3", "4.7.3")
def test_shifting_and_moving_cost_less():
    game = position(
        me={"hand": ["Bear - Heir", "Ant"], "play": ["Lord", "Bear"], "ink": 3}, cards=[*PLAIN, HEIR, SHIFTY]
    )
    assert game.push("shift Bear - Heir -> Bear").ink(ME) == (2, 1)
    assert game.push("play Ant").ink(ME) == (1, 2)
    game = position(me={"play": ["Lord", "Bear", "Tower"], "ink": 3}, cards=[*PLAIN, GUIDE]).push("move Bear -> Tower")
    assert game.ink(ME) == (2, 1)


FREE_NOW = made("Gift", cost=9, willpower=1, abilities=[Static((FreeWith(),), Compare(Count(MINE), "at least", 2))])
FREE_FOR = made(
    "Trade",
    cost=9,
    willpower=1,
    abilities=[Static((FreeWith(Cost(effects=(Do("banish", Chosen(Cards(("item",), "yours"))),))),))],
)
FREE_INK = made("Deal", cost=9, willpower=1, abilities=[Static((FreeWith(Cost(pay=2)),))])
FREE_SHIFT = made(
    "Bear", version="Free", cost=9, willpower=6, abilities=[Keyword("Shift", 8), Static((FreeWith(way="shift"),))]
)


@rule("lorcana", "1.5.5", "4.3.2.2")
def test_another_way_to_pay():
    game = position(me={"hand": ["Gift"], "play": ["Ant"]}, cards=[*PLAIN, FREE_NOW])
    assert game.legal("play") == []
    game = position(me={"hand": ["Gift"], "play": ["Ant", "Bear"]}, cards=[*PLAIN, FREE_NOW])
    assert game.push("play otherwise Gift").is_in_play("Gift")
    game = position(me={"hand": ["Trade"], "play": ["Rock"]}, cards=[*PLAIN, FREE_FOR]).push("play otherwise Trade")
    assert (game.is_in_play("Trade"), game.is_in_play("Rock")) == (True, False)
    game = position(me={"hand": ["Trade"]}, cards=[*PLAIN, FREE_FOR])
    assert game.legal("play") == []
    game = position(me={"hand": ["Deal"], "ink": 3}, cards=[FREE_INK]).push("play otherwise Deal")
    assert game.ink(ME) == (1, 2)


@rule("lorcana", "1.5.5", "8.10.1")
def test_shifting_for_free():
    game = position(me={"hand": ["Bear - Free"], "play": ["Bear"]}, cards=[*PLAIN, FREE_SHIFT])
    assert game.push("shift Bear - Free -> Bear").play(ME) == ["Bear - Free"]


# Entering.

ENTERING = [
    (hero(Static((Enters("this", "exerted"),)), name="Late"), [], True, 0),
    (hero(Static((Enters("this", counters="damage", amount=2),)), name="Late"), [], False, 2),
    (hero(Static((Enters("this", "exerted", optional=True),)), name="Late"), ["yes"], True, 0),
    (hero(Static((Enters("this", "exerted", optional=True),)), name="Late"), ["no"], False, 0),
]


@rule("lorcana", "6.7.9", "5.1.2.1")
@pytest.mark.parametrize(("card", "answers", "exerted", "damage"), ENTERING)
def test_how_a_card_enters(card, answers, exerted, damage):
    game = position(me={"hand": ["Late"], "ink": 2}, cards=[card]).push("play Late", *answers)
    assert (game.is_exerted("Late"), game.damage("Late"), game.story("exerts")) == (exerted, damage, [])


GATE = lord(Enters(THEIRS, "exerted"))
DRY_WELL = lord(Enters(Cards(whose="opposing", zone="inkwell"), "exerted", zone="inkwell"))


@rule("lorcana", "6.7.9", "7.5.6")
def test_how_other_cards_enter():
    game = position(me={"play": ["Lord"]}, you={"hand": ["Ant"], "ink": 1}, active=YOU, cards=[*PLAIN, GATE])
    assert game.push("play Ant").is_exerted("Ant")
    game = position(me={"play": ["Lord"]}, you={"hand": ["Ant"]}, active=YOU, cards=[*PLAIN, DRY_WELL])
    assert game.push("ink Ant").ink(YOU) == (0, 1)


# Winning, inking, playing from elsewhere.

HIGH_BAR = lord(PlayerRule("lore to win", 25, "each opponent"))
FOR_ALL = lord(PlayerRule("lore to win", 22, "each player"))
LUCK = spell(ToPlayer("gain lore", 3), "Luck")


@rule("lorcana", "1.8.1.1", "1.2.1")
def test_more_lore_to_win():
    game = position(me={"play": ["Lord"]}, you={"lore": 18, "hand": ["Luck"]}, active=YOU, cards=[HIGH_BAR, LUCK])
    assert not game.push("play Luck").over
    game = position(me={"lore": 18, "play": ["Lord"], "hand": ["Luck"]}, cards=[HIGH_BAR, LUCK])
    assert game.push("play Luck").winner == ME
    game = position(me={"lore": 18, "play": ["Lord"], "hand": ["Luck", "Luck"]}, cards=[FOR_ALL, LUCK])
    assert not game.push("play Luck").over
    assert game.push("play Luck").winner == ME


GRAVE_INK = lord(DoFrom("ink", "discard", Cards(zone="discard")))
ANY_INK = lord(DoFrom("ink", "hand", Cards(("action",), zone="hand")))


@rule("lorcana", "4.2.1", "1.2.1")
def test_inking_from_elsewhere_or_without_the_symbol():
    game = position(me={"play": ["Lord"], "discard": ["Ant"]}, cards=[*PLAIN, GRAVE_INK])
    assert game.push("ink Ant").ink(ME) == (1, 0)
    game = position(me={"play": ["Lord"], "hand": ["Noise", "Cat"]}, cards=[*PLAIN, ANY_INK])
    assert game.refused("ink Cat")[0] == "not_inkable"
    assert game.push("ink Noise").ink(ME) == (1, 0)


MORE_INK = lord(PlayerRule("ink more"))


@rule("lorcana", "4.2.3.1")
def test_inking_an_additional_card():
    game = position(me={"play": ["Lord"], "hand": ["Ant", "Ant", "Ant"]}, cards=[*PLAIN, MORE_INK])
    game.push("ink Ant", "ink Ant")
    assert game.refused("ink Ant")[0] == "already_inked"


GRAVE_PLAY = lord(PlayFrom(Cards(("character",), "yours", (), "discard")))
UNDYING = made("Undying", cost=1, willpower=1, abilities=[Static((PlayFrom("this"),))])


@rule("lorcana", "4.3.1", "6.1.12")
def test_playing_from_elsewhere():
    game = position(me={"play": ["Lord"], "discard": ["Ant", "Rock"], "ink": 3}, cards=[*PLAIN, GRAVE_PLAY])
    assert game.legal("play") == ["play Ant"]
    assert game.push("play Ant").is_in_play("Ant")
    game = position(me={"discard": ["Undying"], "ink": 3}, cards=[UNDYING]).push("play Undying")
    assert game.is_in_play("Undying")


# Challenges and damage.

BY_WILL = lord(DoBy("deal damage", MINE, "willpower"))
UNBOWED = lord(Floor(MINE, "strength"))
STEADFAST = lord(Floor(MINE, "willpower"), Floor(MINE, "lore"))
WEAKEN = spell(Get(Chosen(CHARACTERS), "strength", -5, "this turn"), "Weaken")
SHRINK = spell(Get(Chosen(CHARACTERS), "willpower", -1, "this turn"), "Shrink")
SHAME = spell(Get(Chosen(CHARACTERS), "lore", -1, "this turn"), "Shame")


@rule("lorcana", "5.3.6.2", "6.6.4")
def test_damage_by_another_figure_and_figures_with_a_floor():
    game = position(me={"play": ["Lord", "Ant"]}, you={"play": ["Cat (exerted)"]}, cards=[*PLAIN, BY_WILL])
    assert game.push("challenge Ant -> Cat").damage("Cat") == 3
    game = position(me={"hand": ["Weaken"], "play": ["Lord", "Bear"]}, cards=[*PLAIN, WEAKEN, UNBOWED])
    assert game.push("play Weaken", "choose Bear").strength("Bear") == 3


@rule("lorcana", "6.6.4")
def test_willpower_and_lore_with_a_floor():
    game = position(
        me={"hand": ["Shrink", "Shame"], "play": ["Lord", "Bear"]}, cards=[*PLAIN, STEADFAST, SHRINK, SHAME]
    )
    before = game.willpower("Bear")
    assert game.push("play Shrink", "choose Bear").willpower("Bear") == before
    assert game.push("play Shame", "choose Bear", "quest Bear").lore(ME) == 2


DAMAGE = [
    (lord(More("deal damage", 1, by=MINE)), 4, 2),
    (lord(More("deal damage", 1, by="this")), 3, 2),
    (lord(More("deal damage", 2, to=THEIRS)), 5, 4),
    (lord(More("deal damage", -1, to=THEIRS)), 2, 1),
    (lord(More("deal damage", 2, to=THEIRS, only="in a challenge")), 5, 2),
    (lord(More("deal damage", 9, to="this")), 3, 2),
    (lord(More("deal damage", 0, to=THEIRS, prevent=True)), 0, 0),
    (lord(More("deal damage", 0, to=THEIRS, only="in a challenge", prevent=True)), 0, 2),
]


@rule("lorcana", "1.9.4")
@pytest.mark.parametrize(("card", "challenged", "stung"), DAMAGE)
def test_damage_is_changed(card, challenged, stung):
    side = {"play": ["Cat (exerted)"]}
    game = position(me={"play": ["Lord", "Bear"]}, you=side, cards=[*PLAIN, card]).push("challenge Bear -> Cat")
    assert game.damage("Cat") == challenged
    game = position(me={"play": ["Lord"], "hand": ["Sting"]}, you=side, cards=[*PLAIN, STING, card])
    assert game.push("play Sting", "choose Cat").damage("Cat") == stung


SCAR = spell(PutCounters("damage", 2, Chosen(CHARACTERS)), "Scar")
GUARDIAN = lord(Instead(When("is dealt damage", OTHERS), PutCounters("damage", 1, This())))
SURVIVOR = hero(Static((Instead(When("banish", "this"), Do("return to hand", This())),)), name="Lord")


@rule("lorcana", "6.5.1", "6.5.4", "8.8.3")
def test_a_static_replacement():
    game = position(me={"hand": ["Sting", "Scar"], "play": ["Lord", "Bear"]}, cards=[*PLAIN, STING, SCAR, GUARDIAN])
    game.push("play Sting", "choose Bear", "play Scar", "choose Bear")
    assert (game.damage("Lord"), game.damage("Bear")) == (1, 2)
    game = position(me={"hand": ["Fire"], "play": ["Lord"]}, cards=[SURVIVOR, FIRE]).push("play Fire")
    assert (game.hand(ME), game.story("banished")) == (["Lord"], [])


# Names, knowledge, the turn.

ALIAS = made("Duke", cost=2, willpower=3, abilities=[Static((AlsoNamed(("Bear", "Baron")),))])
NAMED = spell(Do("return to hand", Every(Cards(("character",), "any", (Named(("Bear",)),)))), "Call")


@rule("lorcana", "5.2.6")
def test_a_card_of_further_names():
    game = position(
        me={"hand": ["Call", "Bear - Heir"], "play": ["Duke", "Ant"], "ink": 3}, cards=[*PLAIN, ALIAS, NAMED, HEIR]
    )
    assert game.why_not("shift Bear - Heir -> Duke") is None
    assert sorted(game.push("play Call").hand(ME)) == ["Bear - Heir", "Duke"]


OPEN = lord(PlayerRule("open top", who="each player"))
MINE_OPEN = lord(PlayerRule("open top", who="you"))


@rule("lorcana", "7.1.3", "7.2.1")
def test_the_top_card_of_the_deck_lies_open():
    mine, yours = {"play": ["Lord"], "deck": ["Ant", "Bear"]}, {"deck": ["Cat", "Dog"]}
    game = position(mine, yours, cards=[*PLAIN, OPEN])
    assert (game.knows(YOU, "Ant"), game.knows(ME, "Cat"), game.knows(YOU, "Bear")) == (True, True, False)
    game = position(mine, yours, cards=[*PLAIN, MINE_OPEN])
    assert (game.knows(YOU, "Ant"), game.knows(ME, "Cat")) == (True, False)


SLOW = lord(PlayerRule("ready limit", 1, "each opponent"))
HASTE = lord(Skip("draw"))


@rule("lorcana", "3.2.1.1", "6.4.3")
def test_static_limits_of_the_turn():
    side = {"play": ["Bear (exerted)", "Ant (exerted)"]}
    game = position(me={"play": ["Lord"]}, you=side, cards=[*PLAIN, SLOW]).push("end", "choose Ant")
    assert (game.is_exerted("Bear"), game.is_exerted("Ant")) == (True, False)
    game = position(me={"play": ["Lord"]}, cards=[HASTE]).push("end", "end", "end", "end")
    assert game.hand(ME) == []


VOICE = lord(Get(Every(OTHERS), "singing", 2))
OWN_VOICE = made("Diva", cost=1, willpower=1, abilities=[Static((Get(This(), "singing", 2),))])


@rule("lorcana", "8.11.3", "5.4.4.2")
def test_characters_count_as_costing_more_to_sing():
    game = position(me={"hand": ["Song"], "play": ["Lord", "Ant"]}, cards=[*PLAIN, VOICE])
    assert game.refused("sing Song with Lord")[0] == "singer_too_cheap"
    assert game.push("sing Song with Ant").is_exerted("Ant")
    game = position(me={"hand": ["Song"], "play": ["Diva"]}, cards=[*PLAIN, OWN_VOICE]).push("sing Song with Diva")
    assert game.is_exerted("Diva")


CROWD = made("Swarm", cost=1, willpower=1, abilities=[Static((DeckRule(copies=99),))])
TWO_INKS = made("Bridge", cost=1, willpower=1, abilities=[Static((DeckRule(admits="any"),))])


@rule("lorcana", "1.10.1.3")
def test_text_about_decks_does_nothing_in_the_game():
    game = position(me={"hand": ["Swarm", "Bridge"], "ink": 2}, cards=[CROWD, TWO_INKS])
    assert game.push("play Swarm", "play Bridge").play(ME) == ["Swarm", "Bridge"]
    assert not game.table.effects


SONGSTER = lord(CostsLess(1, Cards(("action",), "any", (Is("a song"),)), what="sing"))


@rule("lorcana", "4.3.2.3", "5.4.4.2")
def test_what_costs_less_to_sing():
    game = position(me={"hand": ["Song"], "play": ["Lord", "Dog"]}, cards=[*PLAIN, SONGSTER])
    assert game.push("sing Song with Dog").is_exerted("Dog")
