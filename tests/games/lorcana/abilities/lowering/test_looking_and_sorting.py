"""Effects that look at cards, reveal, search and name them, and put them somewhere."""

import pytest

from mazo.abilities.tree.deeds import Do, Look, NameCard, Put, Reveal, RevealHand, RevealUntil, Search, Shuffle, Sort
from mazo.abilities.tree.effects import EachPlayer, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Every, IsNamedCard, Ref, Top, When
from tests.games.lorcana.abilities.lowering.stage import PLAIN, discard_of, hero, returned, spell, under
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, position

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
    return spell(Steps((Look(Top(3)), Sort(puts, rest, any_order))))


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


SEARCH = spell(Steps((Search(Cards(("item",))), Do("return to hand", Ref("it")), Shuffle())))


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


GUESS = spell(
    Steps((NameCard(), Reveal(Top(1)), Do("return to hand", Every(Cards((), "yours", (IsNamedCard(),), "deck")))))
)


@rule("lorcana", "5.2.6")
def test_naming_a_card():
    game = position(me={"hand": ["Spell"], "deck": ["Ant", "Bear"]}, cards=[*PLAIN, GUESS])
    game.push("play Spell", "name Bear")
    assert returned(game) == {"Bear"}
