"""Parts of abilities grafted onto others."""

from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.lexicon import LEXICON
from mazo.kernel.rng import Dice
from workshop.grafting import Stock, words_of

PRINTED = [ability for card in packaged() if not card.text for ability in card.abilities]


def stock() -> Stock:
    return Stock(PRINTED, LEXICON)


def test_an_ability_with_a_graft_is_of_the_same_sort_and_mostly_another_one() -> None:
    plants = stock()
    grafted = [plants.grafted(ability, Dice(at)) for at, ability in enumerate(PRINTED[:300])]
    assert [type(one) for one in grafted] == [type(one) for one in PRINTED[:300]]
    assert sum(one != other for one, other in zip(grafted, PRINTED, strict=False)) > 150


def test_the_same_dice_graft_the_same() -> None:
    plants = stock()
    assert plants.grafted(PRINTED[7], Dice(3)) == plants.grafted(PRINTED[7], Dice(3))


def test_a_word_that_no_card_prints_there_may_be_grafted() -> None:
    plants = stock()
    before = {word for ability in PRINTED for word in words_of(ability)}
    after = {word for at, ability in enumerate(PRINTED) for word in words_of(plants.grafted(ability, Dice(at)))}
    assert after - before
