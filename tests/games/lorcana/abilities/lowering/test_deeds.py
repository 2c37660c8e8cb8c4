"""Effects that happen once: what each of them does to cards and players."""

import pytest

from mazo.games.lorcana.abilities.effects import (
    Activated,
    Banish,
    Choose,
    Cost,
    Deal,
    Discard,
    Draw,
    EachPlayer,
    Effect,
    Exert,
    ExertInk,
    GainLore,
    Get,
    Heal,
    Ink,
    Keyword,
    Look,
    LoseLore,
    Move,
    MoveDamage,
    NameCard,
    Pay,
    Play,
    Put,
    PutDamage,
    PutUnder,
    Ready,
    Return,
    Reveal,
    RevealHand,
    RevealUntil,
    Search,
    Shuffle,
    Sort,
    Steps,
    ToDeck,
    ToDiscard,
    Triggered,
    UseAbility,
)
from mazo.games.lorcana.abilities.nouns import (
    Cards,
    Chosen,
    Every,
    Has,
    IsNamedCard,
    Named,
    Ref,
    This,
    Top,
    When,
)
from tests.games.lorcana.abilities.lowering.stage import (
    CHARACTERS,
    EVERYBODY,
    MINE,
    PLAIN,
    THEIRS,
    hero,
    returned,
    spell,
    under,
    wand,
)
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, Situation, made, position

PLACES = Cards(("location",), "yours")
IN_HAND = Cards((), "yours", (), "hand")


def discard_of(game: Situation, seat: int) -> list[str]:
    """A player's discard without the action itself, the top first."""
    return [name for name in game.names_in("discard", seat) if name != "Spell"]


# Hands.

DRAWS = [
    (spell(Draw()), 1, 0),
    (spell(Draw(3)), 3, 0),
    (spell(Draw(2, "each opponent")), 0, 2),
    (spell(Draw(1, "each player")), 1, 1),
    (spell(Draw(4, until=True)), 2, 0),
    (spell(Draw(2, until=True)), 0, 0),
    (spell(Draw(1, until=True)), 0, 0),
]


@rule("lorcana", "1.12.1", "1.12.2", "6.1.8.1")
@pytest.mark.parametrize(("action", "mine", "yours"), DRAWS)
def test_drawing(action, mine, yours):
    game = position(me={"hand": ["Spell", "Ant", "Bear"]}, you={"hand": ["Ant"]}, cards=[*PLAIN, action]).push(
        "play Spell"
    )
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (2 + mine, 1 + yours)


THEY_DISCARD = spell(Discard(1, "each opponent"))
I_CHOOSE_WHAT_THEY_DISCARD = spell(
    Steps((RevealHand("each opponent"), Discard(1, "each opponent", Cards(("item",), zone="hand"), by="you")))
)
RANDOM_DISCARD = spell(Discard(2, "each opponent", by="random"))
ALL_DISCARD = spell(Discard(0, "each player", by="all"))
DOWN_TO_ONE = spell(Discard(1, "each opponent", until=True))
DISCARD_UP_TO = spell(Discard(2, up_to=True))


@rule("lorcana", "7.3.4")
def test_who_discards_chooses():
    game = position(me={"hand": ["Spell"]}, you={"hand": ["Ant", "Bear"]}, cards=[*PLAIN, THEY_DISCARD]).push(
        "play Spell"
    )
    assert game.deciding == YOU
    assert discard_of(game.push("choose Bear"), YOU) == ["Bear"]


@rule("lorcana", "7.3.4")
def test_another_chooses_what_is_discarded():
    game = position(
        me={"hand": ["Spell"]}, you={"hand": ["Ant", "Rock", "Rock"]}, cards=[*PLAIN, I_CHOOSE_WHAT_THEY_DISCARD]
    )
    game.push("play Spell")
    assert (game.deciding, game.legal()) == (ME, ["choose Rock", "choose Rock #" + game.legal()[1].partition("#")[2]])
    game.push("choose Rock")
    assert (discard_of(game, YOU), game.hand(YOU)) == (["Rock"], ["Ant", "Rock"])


@rule("lorcana", "7.3.4")
def test_discarding_at_random_asks_nobody():
    game = position(me={"hand": ["Spell"]}, you={"hand": ["Ant", "Bear", "Cat"]}, cards=[*PLAIN, RANDOM_DISCARD])
    game.push("play Spell")
    assert (game.deciding, len(discard_of(game, YOU)), len(game.hand(YOU))) == (ME, 2, 1)


@rule("lorcana", "7.3.4", "6.1.8.1")
@pytest.mark.parametrize(
    ("action", "answer", "mine", "yours"),
    [
        (ALL_DISCARD, [], 0, 0),
        (DOWN_TO_ONE, ["choose Ant; Bear"], 2, 1),
        (DISCARD_UP_TO, ["nothing"], 2, 3),
        (DISCARD_UP_TO, ["choose Rock"], 1, 3),
        (DISCARD_UP_TO, ["choose Rock; Noise"], 0, 3),
    ],
)
def test_how_much_is_discarded(action, answer, mine, yours):
    game = position(
        me={"hand": ["Spell", "Rock", "Noise"]}, you={"hand": ["Ant", "Bear", "Cat"]}, cards=[*PLAIN, action]
    )
    game.push("play Spell", *answer)
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (mine, yours)


# Lore.

LORE = [
    (spell(GainLore(2)), 3 + 2, 4),
    (spell(GainLore(2, "each opponent")), 3, 6),
    (spell(GainLore(2, "each player")), 5, 6),
    (spell(LoseLore(2)), 1, 4),
    (spell(LoseLore(9, "each opponent")), 3, 0),
    (spell(LoseLore(1, "each player")), 2, 3),
]


@rule("lorcana", "1.11.1")
@pytest.mark.parametrize(("action", "mine", "yours"), LORE)
def test_lore(action, mine, yours):
    game = position(me={"lore": 3, "hand": ["Spell"]}, you={"lore": 4}, cards=[action]).push("play Spell")
    assert (game.lore(ME), game.lore(YOU)) == (mine, yours)


# Damage.

TOUGH = hero(Keyword("Resist", 2), name="Tough", willpower=9)
DAMAGE = [
    (spell(Deal(3, Chosen(CHARACTERS))), 1),
    (spell(Deal(3, Chosen(CHARACTERS), reduced=False)), 3),
    (spell(PutDamage(3, Chosen(CHARACTERS))), 3),
    (spell(Deal(2, EVERYBODY)), 0),
]


@rule("lorcana", "1.9.2.1", "1.9.2.2", "8.8.1", "8.8.3")
@pytest.mark.parametrize(("action", "damage"), DAMAGE)
def test_dealt_damage_is_reduced_and_put_damage_is_not(action, damage):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Tough"]}, cards=[*PLAIN, TOUGH, action]).push("play Spell")
    assert game.damage("Tough") == damage


@rule("lorcana", "1.9.1")
def test_damage_to_several_is_simultaneous():
    action = DAMAGE[3][0]
    game = position(me={"hand": ["Spell"], "play": ["Dog", "Hut"]}, you={"play": ["Bear"]}, cards=[*PLAIN, action])
    game.push("play Spell")
    assert (game.damage("Dog"), game.damage("Bear"), game.damage("Hut")) == (2, 2, 0)


HEALS = [
    (spell(Heal(2, Chosen(MINE))), ["choose Cat", "amount 1"], (3, 3)),
    (spell(Heal(2, Chosen(MINE))), ["choose Cat", "amount 0"], (3, 4)),
    (spell(Heal(2, Chosen(MINE), up_to=False)), ["choose Cat"], (3, 2)),
    (spell(Heal("all", Chosen(MINE))), ["choose Cat"], (3, 0)),
    (spell(Heal(2, Every(MINE), up_to=False)), [], (1, 2)),
    (spell(Heal(9, Every(MINE), up_to=False)), [], (0, 0)),
    (spell(Heal(3, Every(MINE), total=True)), ["amount 3", "divide 1 Bear; 2 Cat"], (2, 2)),
    (spell(Heal(3, Every(MINE), total=True)), ["amount 1", "divide 1 Bear"], (2, 4)),
]


@rule("lorcana", "1.9.2.3")
@pytest.mark.parametrize(("action", "answers", "left"), HEALS)
def test_removing_damage(action, answers, left):
    game = position(me={"hand": ["Spell"], "play": ["Bear (damage 3)", "Cat (damage 4)"]}, cards=[*PLAIN, action])
    game.push("play Spell", *answers)
    assert (game.damage("Bear"), game.damage("Cat")) == left


FROM = Chosen(MINE, name="from")
MOVES = [
    (spell(MoveDamage(1, FROM, Chosen(THEIRS))), ["choose Bear"], (2, 4, 1)),
    (spell(MoveDamage("all", FROM, Chosen(THEIRS))), ["choose Cat"], (3, 0, 4)),
    (spell(MoveDamage(3, FROM, Chosen(THEIRS), up_to=True)), ["choose Cat", "amount 2"], (3, 2, 2)),
    (spell(MoveDamage(3, FROM, Chosen(THEIRS), up_to=True)), ["choose Cat", "amount 0"], (3, 4, 0)),
    (spell(MoveDamage(1, Every(MINE), Chosen(THEIRS))), [], (2, 3, 2)),
    (spell(MoveDamage("all", Every(MINE), Chosen(THEIRS))), [], (0, 0, 7)),
    (spell(MoveDamage(2, Chosen(MINE), Chosen(THEIRS))), ["choose Cat"], (3, 2, 2)),
]


@rule("lorcana", "1.9.2.4")
@pytest.mark.parametrize(("action", "answers", "left"), MOVES)
def test_moving_damage(action, answers, left):
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (damage 3)", "Cat (damage 4)"]}, you={"play": ["Tough"]},
        cards=[*PLAIN, TOUGH, action],
    )  # fmt: skip
    game.push("play Spell", *answers)
    assert (game.damage("Bear"), game.damage("Cat"), game.damage("Tough")) == left


# Where cards go.

THERE = [
    (spell(Banish(Chosen(THEIRS))), [], "discard", ["Bear"]),
    (spell(Return(Chosen(THEIRS))), [], "hand", ["Bear"]),
    (spell(ToDeck(Chosen(THEIRS))), [], "deck", ["Ant", "Cat", "Bear"]),
    (spell(ToDeck(Chosen(THEIRS), "top")), [], "deck", ["Bear", "Ant", "Cat"]),
    (spell(ToDeck(Chosen(THEIRS), "either")), ["pick 1"], "deck", ["Bear", "Ant", "Cat"]),
    (spell(ToDeck(Chosen(THEIRS), "either")), ["pick 2"], "deck", ["Ant", "Cat", "Bear"]),
    (spell(ToDiscard(Top(2, "opposing"))), [], "discard", ["Cat", "Ant"]),
    (spell(ToDeck(Top(2, "opposing"), "bottom")), [], "deck", ["Ant", "Cat"]),
]


@rule("lorcana", "7.1.6", "7.2.3", "7.6.1")
@pytest.mark.parametrize(("action", "answers", "zone", "names"), THERE)
def test_cards_go_to_their_players_zones(action, answers, zone, names):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"], "deck": ["Ant", "Cat"]}, cards=[*PLAIN, action])
    game.push("play Spell", *answers)
    assert game.names_in(zone, YOU) == names


SHUFFLED = spell(ToDeck(Chosen(THEIRS), "shuffle"))
NONE_SHUFFLED = spell(ToDeck(Every(Cards(("item",))), "shuffle"))
JUST_SHUFFLE = spell(Shuffle("each player"))


@rule("lorcana", "7.2.1", "1.4.3")
def test_shuffling_into_a_deck():
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"]}, cards=[*PLAIN, SHUFFLED]).push("play Spell")
    assert (game.deck(YOU).count("Bear"), game.knows(YOU, "Bear"), game.story("shuffled")) == (1, False, ["shuffled"])
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"]}, cards=[*PLAIN, NONE_SHUFFLED]).push("play Spell")
    assert game.story("shuffled") == []
    game = position(me={"hand": ["Spell"]}, cards=[*PLAIN, JUST_SHUFFLE]).push("play Spell")
    assert [event.seat for event in game.events("shuffled")] == [ME, YOU]


IN_ANY_ORDER = spell(ToDeck(Every(THEIRS), "bottom", any_order=True))


@rule("lorcana", "7.2.3")
def test_cards_put_on_a_deck_in_any_order():
    game = position(
        me={"hand": ["Spell"]}, you={"play": ["Ant", "Bear", "Cat"], "deck": ["Dog"]}, cards=[*PLAIN, IN_ANY_ORDER]
    )
    game.push("play Spell", "order Cat; Ant; Bear")
    assert game.deck(YOU) == ["Dog", "Cat", "Ant", "Bear"]


INKS = [(spell(Ink(Top(2))), (1, 2)), (spell(Ink(Top(1), exerted=False)), (2, 0)), (spell(Ink(Chosen(MINE))), (1, 1))]


@rule("lorcana", "7.5.6", "4.2.3.2")
@pytest.mark.parametrize(("action", "ink"), INKS)
def test_cards_go_into_the_inkwell(action, ink):
    game = position(me={"hand": ["Spell", "Ant"], "play": ["Bear"], "ink": 1}, cards=[*PLAIN, action]).push(
        "play Spell"
    )
    assert game.ink(ME) == ink
    game.push("ink Ant")  # it was no turn action
    assert sum(game.ink(ME)) == sum(ink) + 1


TUCKS = [
    (spell(PutUnder(Top(1), Chosen(MINE))), ["Filler"], False),
    (spell(PutUnder(Chosen(Cards((), "yours", (), "discard")), Chosen(MINE), faceup=True)), ["Ant"], True),
]


@rule("lorcana", "5.1.1.5", "5.1.1.9", "5.1.1.10")
@pytest.mark.parametrize(("action", "names", "seen"), TUCKS)
def test_cards_go_under_a_card(action, names, seen):
    game = position(me={"hand": ["Spell"], "play": ["Bear"], "discard": ["Ant"]}, cards=[*PLAIN, action]).push(
        "play Spell"
    )
    assert (under(game, "Bear"), game.knows(YOU, names[0])) == (names, seen)


READIES = [(spell(Ready(Chosen(CHARACTERS))), False), (spell(Exert(Chosen(CHARACTERS))), True)]


@rule("lorcana", "5.1.1.1", "5.1.1.2")
@pytest.mark.parametrize(("action", "exerted"), READIES)
@pytest.mark.parametrize("state", ["", " (exerted)", " (drying)"])
def test_readying_and_exerting(action, exerted, state):
    game = position(me={"hand": ["Spell"]}, you={"play": [f"Bear{state}"]}, cards=[*PLAIN, action]).push("play Spell")
    assert game.is_exerted("Bear") == exerted


# Playing cards.

FOR_FREE = spell(Play(Chosen(Cards(("character",), "yours", (), "hand"))))
FOR_LESS = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), free=False, less=2))
FOR_ITS_COST = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), free=False))
EXERTED = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), exerted=True))
FROM_DISCARD = spell(Play(Chosen(Cards(("character",), "yours", (), "discard"))))


@rule("lorcana", "6.7.8", "6.1.7", "4.3.2.2")
@pytest.mark.parametrize(
    ("action", "ink", "exerted"),
    [(FOR_FREE, 0, False), (FOR_LESS, 3, False), (FOR_ITS_COST, 5, False), (EXERTED, 0, True)],
)
def test_an_effect_plays_a_card(action, ink, exerted):
    game = position(me={"hand": ["Spell", "Cat"], "ink": 5}, cards=[*PLAIN, action]).push("play Spell", "choose Cat")
    assert (game.ink(ME)[1], game.is_exerted("Cat"), game.is_drying("Cat")) == (ink, exerted, True)


@rule("lorcana", "6.7.8")
def test_a_card_is_played_from_the_discard():
    game = position(me={"hand": ["Spell"], "discard": ["Cat"]}, cards=[*PLAIN, FROM_DISCARD]).push("play Spell")
    assert game.is_in_play("Cat")


@rule("lorcana", "1.5.3")
def test_a_card_that_can_not_be_paid_for_stays_where_it_is():
    game = position(me={"hand": ["Spell", "Cat"], "ink": 2}, cards=[*PLAIN, FOR_LESS]).push("play Spell", "choose Cat")
    assert (game.hand(ME), game.ink(ME)) == (["Cat"], (2, 0))


HEIR = made("Bear", version="Heir", cost=7, strength=6, willpower=6, abilities=[Keyword("Shift", 5)])
SHIFT_FREELY = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), shift=True))


@rule("lorcana", "8.10.1", "6.1.7")
def test_an_effect_shifts_a_card_for_free():
    game = position(
        me={"hand": ["Spell", "Bear - Heir"], "play": ["Bear (damage 1)"]}, cards=[*PLAIN, HEIR, SHIFT_FREELY]
    )
    game.push("play Spell", "choose Bear - Heir")
    assert (game.play(ME), under(game, "Bear - Heir"), game.damage("Bear - Heir")) == (["Bear - Heir"], ["Bear"], 1)


GUST = spell(Draw(1), "Gust")
AGAIN = spell(Play(Chosen(Cards(("action",), "yours", (Named(("Gust",)),), "discard")), afterwards="bottom"))
BRIEFLY = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), afterwards="banish at end"))


@rule("lorcana", "6.5.4")
def test_a_card_that_is_put_on_the_bottom_instead_of_the_discard():
    game = position(me={"hand": ["Spell"], "discard": ["Gust"], "deck": ["Ant", "Bear"]}, cards=[*PLAIN, GUST, AGAIN])
    game.push("play Spell")
    assert (game.hand(ME), game.deck(ME), discard_of(game, ME)) == (["Ant"], ["Bear", "Gust"], [])


@rule("lorcana", "6.2.7.2")
def test_a_card_that_is_banished_at_the_end_of_the_turn():
    game = position(me={"hand": ["Spell", "Cat"]}, cards=[*PLAIN, BRIEFLY]).push("play Spell", "choose Cat")
    assert game.is_in_play("Cat")
    game.push("end")
    assert (game.is_in_play("Cat"), discard_of(game, ME)) == (False, ["Cat"])


PLAYED_NAMED = spell(
    Steps((Play(Chosen(Cards(("character",), "yours", (), "hand"))), Get(Ref("it"), "strength", 2, "this turn")))
)


@rule("lorcana", "6.7.8", "1.4.3.2")
def test_the_following_sentence_sees_the_card_that_was_played():
    game = position(me={"hand": ["Spell", "Cat"]}, cards=[*PLAIN, PLAYED_NAMED]).push("play Spell", "choose Cat")
    assert game.strength("Cat") == 7


# Looking.

PEEK = spell(Look(Top(1)))
SHOW = spell(Reveal(Top(1)))
HANDS = spell(RevealHand("each opponent"))


@rule("lorcana", "7.1.3", "6.1.14")
@pytest.mark.parametrize(("action", "mine", "yours"), [(PEEK, True, False), (SHOW, True, True)])
def test_looking_is_for_one_and_revealing_for_all(action, mine, yours):
    game = position(me={"hand": ["Spell"], "deck": ["Ant", "Bear"]}, cards=[*PLAIN, action]).push("play Spell")
    assert (game.knows(ME, "Ant"), game.knows(YOU, "Ant"), game.deck(ME)) == (mine, yours, ["Ant", "Bear"])


@rule("lorcana", "6.1.14")
def test_a_hand_is_revealed():
    game = position(me={"hand": ["Spell"]}, you={"hand": ["Ant", "Bear"]}, cards=[*PLAIN, HANDS])
    assert not game.knows(ME, "Ant")
    game.push("play Spell")
    assert game.knows(ME, "Ant")
    assert game.knows(ME, "Bear")


UNTIL_ITEM = spell(
    Steps((RevealUntil(Cards(("item",))), Sort((Put("hand", cards=Cards(("item",))),), "bottom", any_order=False)))
)


@rule("lorcana", "6.1.14")
@pytest.mark.parametrize(
    ("deck", "hand", "left"),
    [
        (["Ant", "Bear", "Rock", "Cat"], ["Rock"], {"Cat", "Ant", "Bear"}),
        (["Ant", "Bear"], [], {"Ant", "Bear"}),
    ],
)
def test_revealing_until_such_a_card_comes(deck, hand, left):
    game = position(me={"hand": ["Spell"], "deck": deck}, cards=[*PLAIN, UNTIL_ITEM]).push("play Spell")
    while game.legal("choose"):
        game.push(game.legal("choose")[0])
    assert (game.hand(ME), set(game.deck(ME))) == (hand, left)


def sorting(*puts: Put, rest: str = "bottom", any_order: bool = False) -> Made:
    """An action that looks at the top three cards and puts them somewhere."""
    return spell(Steps((Look(Top(3)), Sort(puts, rest, any_order))))  # type: ignore[arg-type]


SORTS = [
    (sorting(Put("hand")), ["choose Bear"], {"hand": ["Bear"], "deck": ["Dog", "Ant", "Rock"]}),
    (sorting(Put("hand", up_to=True)), ["nothing"], {"hand": [], "deck": ["Dog", "Ant", "Bear", "Rock"]}),
    (sorting(Put("hand", 2)), ["choose Ant; Rock"], {"hand": ["Ant", "Rock"], "deck": ["Dog", "Bear"]}),
    (sorting(Put("hand", "any")), ["choose Ant; Rock"], {"hand": ["Ant", "Rock"], "deck": ["Dog", "Bear"]}),
    (
        sorting(Put("hand", cards=Cards(("item",)), up_to=True)),
        ["choose Rock"],
        {"hand": ["Rock"], "deck": ["Dog", "Ant", "Bear"]},
    ),
    (sorting(Put("top"), rest="bottom"), ["choose Bear"], {"deck": ["Bear", "Dog", "Ant", "Rock"]}),
    (sorting(Put("bottom"), rest="top"), ["choose Bear"], {"deck": ["Ant", "Rock", "Dog", "Bear"]}),
    (sorting(Put("hand"), rest="discard"), ["choose Bear"], {"hand": ["Bear"], "discard": ["Rock", "Ant"]}),
    (sorting(Put("discard"), rest="hand"), ["choose Bear"], {"hand": ["Ant", "Rock"], "discard": ["Bear"]}),
    (sorting(Put("hand"), rest="shuffle"), ["choose Bear"], {"hand": ["Bear"]}),
    (sorting(Put("hand"), rest=""), ["choose Bear"], {"hand": ["Bear"], "deck": ["Ant", "Rock", "Dog"]}),
]


@rule("lorcana", "7.2.3", "6.7.2")
@pytest.mark.parametrize(("action", "answers", "zones"), SORTS)
def test_cards_looked_at_are_put_somewhere(action, answers, zones):
    game = position(me={"hand": ["Spell"], "deck": ["Ant", "Bear", "Rock", "Dog"]}, cards=[*PLAIN, action])
    game.push("play Spell", *answers)
    for zone, names in zones.items():
        got = discard_of(game, ME) if zone == "discard" else game.names_in(zone, ME)
        assert sorted(got) == sorted(names), zone
        if zone == "deck":
            assert got[0] == names[0]


INKWELL_PUTS = [
    (sorting(Put("inkwell"), rest="bottom"), (2, 0)),
    (sorting(Put("inkwell exerted"), rest="bottom"), (1, 1)),
    (sorting(Put("hand"), rest="inkwell exerted"), (1, 2)),
]


@rule("lorcana", "7.5.6")
@pytest.mark.parametrize(("action", "ink"), INKWELL_PUTS)
def test_cards_looked_at_are_put_into_the_inkwell(action, ink):
    game = position(me={"hand": ["Spell"], "deck": ["Ant", "Bear", "Rock"], "ink": 1}, cards=[*PLAIN, action])
    game.push("play Spell", "choose Bear")
    assert game.ink(ME) == ink


PLAY_PUTS = [
    (sorting(Put("play", cards=Cards(("character",)))), False),
    (sorting(Put("play exerted", cards=Cards(("character",)))), True),
]


@rule("lorcana", "6.7.8", "6.1.7")
@pytest.mark.parametrize(("action", "exerted"), PLAY_PUTS)
def test_cards_looked_at_are_played_for_free(action, exerted):
    game = position(me={"hand": ["Spell"], "deck": ["Noise", "Cat", "Rock"]}, cards=[*PLAIN, action])
    game.push("play Spell", "choose Cat")
    assert (game.is_exerted("Cat"), sorted(game.deck(ME))) == (exerted, ["Noise", "Rock"])


DEEP = hero(Triggered((When("quest", "this"),), Steps((Look(Top(2)), Sort((Put("under this"),), "bottom")))))
OPENLY = sorting(Put("hand", reveal=True, name="found"), rest="bottom")
IN_ORDER = sorting(rest="top", any_order=True)


@rule("lorcana", "5.1.1.10")
def test_a_card_looked_at_goes_facedown_under_this_one():
    game = position(me={"play": ["Hero"], "deck": ["Ant", "Bear"]}, cards=[*PLAIN, DEEP])
    game.push("quest Hero", "choose Bear")
    assert (under(game, "Hero"), game.deck(ME)) == (["Bear"], ["Ant"])


@rule("lorcana", "6.1.14", "7.2.3")
def test_a_card_put_into_the_hand_may_have_to_be_revealed():
    for action, seen in ((OPENLY, True), (SORTS[0][0], False)):
        game = position(me={"hand": ["Spell"], "deck": ["Ant", "Bear", "Rock"]}, cards=[*PLAIN, action])
        game.push("play Spell", "choose Bear")
        assert game.knows(YOU, "Bear") == seen


@rule("lorcana", "7.2.3")
def test_the_rest_goes_back_in_any_order():
    game = position(me={"hand": ["Spell"], "deck": ["Ant", "Bear", "Rock", "Dog"]}, cards=[*PLAIN, IN_ORDER])
    game.push("play Spell", "order Rock; Ant; Bear")
    assert game.deck(ME) == ["Rock", "Ant", "Bear", "Dog"]


BY_THEM = spell(
    EachPlayer(
        "each opponent", Steps((Look(Top(2, "theirs")), Sort((Put("hand"),), "bottom", any_order=False, by="they")))
    )
)


@rule("lorcana", "1.4.3")
def test_another_player_looks_and_sorts():
    game = position(me={"hand": ["Spell"]}, you={"deck": ["Ant", "Bear", "Dog"]}, cards=[*PLAIN, BY_THEM])
    game.push("play Spell")
    assert game.deciding == YOU
    game.push("choose Bear")
    assert (game.hand(YOU), game.deck(YOU), game.knows(ME, "Bear")) == (["Bear"], ["Dog", "Ant"], False)


SEARCH = spell(Steps((Search(Cards(("item",))), Return(Ref("it")), Shuffle())))


@rule("lorcana", "7.1.4", "6.1.14")
def test_searching_the_deck():
    game = position(me={"hand": ["Spell"], "deck": ["Ant", "Rock", "Bear"]}, cards=[*PLAIN, SEARCH])
    game.push("play Spell", "choose Rock")
    assert (game.hand(ME), game.knows(YOU, "Rock"), sorted(game.deck(ME))) == (["Rock"], True, ["Ant", "Bear"])


@rule("lorcana", "7.1.4")
def test_one_may_fail_to_find_in_a_private_zone():
    game = position(me={"hand": ["Spell"], "deck": ["Ant", "Rock"]}, cards=[*PLAIN, SEARCH]).push(
        "play Spell", "nothing"
    )
    assert (game.hand(ME), game.story("shuffled")) == ([], ["shuffled"])


GUESS = spell(Steps((NameCard(), Reveal(Top(1)), Return(Every(Cards((), "yours", (IsNamedCard(),), "deck"))))))


@rule("lorcana", "5.2.6")
def test_naming_a_card():
    game = position(me={"hand": ["Spell"], "deck": ["Ant", "Bear"]}, cards=[*PLAIN, GUESS])
    game.push("play Spell", "name Bear")
    assert returned(game) == {"Bear"}


# Moving, paying, using.

MOVE_FREE = spell(Move(Chosen(MINE), Chosen(PLACES)))
MOVE_PAID = spell(Move(Chosen(MINE), Chosen(PLACES), free=False))
MOVE_LESS = spell(Move(Chosen(MINE), Chosen(PLACES), free=False, less=1))
MOVE_ALL = spell(Move(Every(MINE), Chosen(PLACES)))


@rule("lorcana", "4.7.1", "4.7.3")
@pytest.mark.parametrize(("action", "ink"), [(MOVE_FREE, 0), (MOVE_PAID, 2), (MOVE_LESS, 1)])
def test_an_effect_moves_a_character(action, ink):
    game = position(me={"hand": ["Spell"], "play": ["Bear", "Tower"], "ink": 3}, cards=[*PLAIN, action]).push(
        "play Spell"
    )
    assert (game.place("Bear"), game.ink(ME)[1]) == ("Tower", ink)


@rule("lorcana", "4.7.1", "1.5.3")
def test_several_move_and_a_move_that_is_too_expensive_fails():
    game = position(me={"hand": ["Spell"], "play": ["Bear", "Ant", "Tower"]}, cards=[*PLAIN, MOVE_ALL]).push(
        "play Spell"
    )
    assert (game.place("Bear"), game.place("Ant")) == ("Tower", "Tower")
    game = position(me={"hand": ["Spell"], "play": ["Bear", "Tower"], "ink": 1}, cards=[*PLAIN, MOVE_PAID]).push(
        "play Spell"
    )
    assert (game.place("Bear"), game.ink(ME)) == ("", (1, 0))


PAYS = [
    (spell(Pay(2)), (1, 2)),
    (spell(Pay(5)), (3, 0)),
    (spell(ExertInk()), (0, 3)),
    (spell(ExertInk(amount=2)), (1, 2)),
    (spell(Steps((ExertInk(), ExertInk(amount=2, ready=True)))), (2, 1)),
    (spell(Steps((ExertInk(), ExertInk(ready=True)))), (3, 0)),
]


@rule("lorcana", "1.5.3", "6.1.5")
@pytest.mark.parametrize(("action", "ink"), PAYS)
def test_ink_is_paid_exerted_and_readied(action, ink):
    game = position(me={"hand": ["Spell"], "ink": 3}, cards=[action]).push("play Spell")
    assert game.ink(ME) == ink


THEY_EXERT_INK = spell(ExertInk("each opponent"))


@rule("lorcana", "7.5.1")
def test_an_opponents_ink_is_exerted():
    game = position(me={"hand": ["Spell"]}, you={"ink": 2}, cards=[THEY_EXERT_INK]).push("play Spell")
    assert game.ink(YOU) == (0, 2)


GEM = wand(
    Activated(Cost(ink=1), GainLore(1), name="Shine"), Activated(Cost(ink=5, exert=True), GainLore(5), name="Glow"),
    name="Gem",
)  # fmt: skip
USE_ANY = spell(UseAbility(Chosen(Cards(("item",), "yours"))))
USE_GLOW = spell(UseAbility(Chosen(Cards(("item",), "yours")), "Glow"))


@rule("lorcana", "6.1.7.1", "1.5.5.4", "4.4.3.2")
@pytest.mark.parametrize(("action", "lore", "exerted"), [(USE_ANY, 1, False), (USE_GLOW, 5, True)])
def test_an_ability_is_used_for_free_but_for_exerting(action, lore, exerted):
    game = position(me={"hand": ["Spell"], "play": ["Gem"]}, cards=[GEM, action]).push("play Spell")
    assert (game.lore(ME), game.is_exerted("Gem")) == (lore, exerted)
    game = position(me={"hand": ["Spell"], "play": ["Gem (exerted)"]}, cards=[GEM, USE_GLOW]).push("play Spell")
    assert game.lore(ME) == 0


BIN = wand(Activated(Cost(ink=3, effects=(Discard(1),)), GainLore(1), name="Sort"), name="Bin")


@rule("lorcana", "6.1.7.1", "1.5.5.4", "4.4.3.2")
@pytest.mark.parametrize(("edition", "hand"), [("2.2.0", ["Ant"]), ("2025-08-22", [])])
def test_an_ability_used_for_free_costs_only_ink_less_in_older_editions(edition, hand):
    game = position(me={"hand": ["Spell", "Ant"], "play": ["Bin"]}, cards=[*PLAIN, BIN, USE_ANY], edition=edition).push(
        "play Spell"
    )
    if game.legal("choose"):
        game.push("choose Ant")
    assert (game.lore(ME), game.hand(ME)) == (1, hand)


ONLY_CHOOSE = spell(Steps((Choose(Chosen(Cards(("character",), "any", (Has("cost", "at most", 3),)))), Banish(Ref()))))


@rule("lorcana", "6.1.3")
def test_choosing_alone_is_for_the_next_sentence():
    game = position(me={"hand": ["Spell"], "play": ["Ant", "Cat"]}, you={"play": ["Bear"]}, cards=[*PLAIN, ONLY_CHOOSE])
    game.push("play Spell")
    assert game.legal() == ["choose Ant", "choose Bear"]
    game.push("choose Bear")
    assert discard_of(game, YOU) == ["Bear"]


SELF: Effect = Banish(This())
MARTYR = hero(Triggered((When("quest", "this"),), SELF))
ADRIFT = hero(Triggered((When("quest", "this"),), ToDeck(This(), "bottom")))
IN_HANDS = spell(ToDeck(Chosen(IN_HAND), "top"))


@rule("lorcana", "1.4.3.2")
def test_this_card_itself():
    game = position(me={"play": ["Hero"]}, cards=[MARTYR]).push("quest Hero")
    assert discard_of(game, ME) == ["Hero"]
    game = position(me={"play": ["Hero"]}, cards=[ADRIFT]).push("quest Hero")
    assert game.deck(ME)[-1] == "Hero"
    game = position(me={"hand": ["Spell", "Ant"]}, cards=[*PLAIN, IN_HANDS]).push("play Spell", "choose Ant")
    assert game.deck(ME)[0] == "Ant"
