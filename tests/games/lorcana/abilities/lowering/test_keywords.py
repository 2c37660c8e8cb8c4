"""Keywords as nodes of the tree: each one does what its rule says, printed and gained alike."""

import pytest

from mazo.abilities.tree.deeds import Do, PutCounters, ToPlayer
from mazo.abilities.tree.effects import Choose, Gain, Keyword, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Count, Every, HasKeyword, Named, This, When
from mazo.abilities.tree.words import KeywordName
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, MINE, PLAIN, THEIRS, hero, spell, under
from tests.support.rule import rule
from tests.support.table import ME, Made, made, position

STING = spell(Do("deal damage", Chosen(THEIRS), 2), "Sting")
SCAR = spell(PutCounters("damage", 2, Chosen(THEIRS)), "Scar")


def both(name: KeywordName, amount: int = 0) -> list[Made]:
    """A character with the keyword printed, and one that gains it by its own text."""
    return [hero(Keyword(name, amount)), hero(Static((Gain(This(), Keyword(name, amount)),)))]


ALERT = both("Alert")
FLYER = hero(Keyword("Evasive"), name="Flyer")


@rule("lorcana", "8.2.1", "8.6.1")
@pytest.mark.parametrize("card", ALERT)
def test_alert(card):
    game = position(me={"play": ["Hero", "Bear"]}, you={"play": ["Flyer (exerted)"]}, cards=[*PLAIN, FLYER, card])
    assert game.refused("challenge Bear -> Flyer")[0] == "target_evasive"
    assert game.why_not("challenge Hero -> Flyer") is None


EVASIVE = both("Evasive")


@rule("lorcana", "8.6.1")
@pytest.mark.parametrize("card", EVASIVE)
def test_evasive(card):
    game = position(me={"play": ["Bear", "Flyer"]}, you={"play": ["Hero (exerted)"]}, cards=[*PLAIN, FLYER, card])
    assert game.refused("challenge Bear -> Hero")[0] == "target_evasive"
    assert game.why_not("challenge Flyer -> Hero") is None


BODYGUARD = both("Bodyguard")


@rule("lorcana", "8.3.2", "8.3.3")
@pytest.mark.parametrize("card", BODYGUARD)
def test_bodyguard(card):
    game = position(me={"hand": ["Hero"], "ink": 2}, cards=[card]).push("play Hero", "yes")
    assert (game.is_exerted("Hero"), game.story("exerts")) == (True, [])
    game = position(
        me={"play": ["Bear"]}, you={"play": ["Hero (exerted)", "Fox (exerted)", "Hut"]}, cards=[*PLAIN, card]
    )
    assert game.refused("challenge Bear -> Fox")[0] == "bodyguard_stands_before"
    assert game.why_not("challenge Bear -> Hero") is None
    assert game.why_not("challenge Bear -> Hut") is None


BOOST = both("Boost", 2)


@rule("lorcana", "8.4.1", "8.4.2", "8.4.3")
@pytest.mark.parametrize("card", BOOST)
def test_boost(card):
    game = position(me={"play": ["Hero"], "ink": 5, "deck": ["Ant", "Bear"]}, cards=[*PLAIN, card]).push("boost Hero")
    assert (under(game, "Hero"), game.ink(ME), game.deck(ME)) == (["Ant"], (3, 2), ["Bear"])
    assert not game.knows(ME, "Ant")
    assert game.refused("boost Hero")[0] == "boost_used"


CHALLENGER = both("Challenger", 3)


@rule("lorcana", "8.5.1", "8.5.2")
@pytest.mark.parametrize("card", CHALLENGER)
def test_challenger(card):
    game = position(me={"play": ["Hero"]}, you={"play": ["Cat (exerted)"]}, cards=[*PLAIN, card])
    assert game.strength("Hero") == 2
    assert game.push("challenge Hero -> Cat").damage("Cat") == 5
    game = position(me={"play": ["Cat"]}, you={"play": ["Hero (exerted)"]}, cards=[*PLAIN, card])
    assert game.push("challenge Cat -> Hero").damage("Cat") == 2


RECKLESS = both("Reckless")


@rule("lorcana", "8.7.2", "8.7.3")
@pytest.mark.parametrize("card", RECKLESS)
def test_reckless(card):
    game = position(me={"play": ["Hero"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, card])
    assert game.refused("quest Hero")[0] == "quester_reckless"
    assert game.refused("end")[0] == "reckless_must_challenge"
    assert position(me={"play": ["Hero"]}, you={"play": ["Fox"]}, cards=[*PLAIN, card]).why_not("end") is None


RESIST = both("Resist", 1)


@rule("lorcana", "8.8.1", "8.8.3")
@pytest.mark.parametrize("card", RESIST)
def test_resist(card):
    game = position(me={"hand": ["Sting", "Scar"]}, you={"play": ["Hero"]}, cards=[STING, SCAR, card])
    assert game.push("play Sting").damage("Hero") == 1
    assert game.push("play Scar").damage("Hero") == 3


RUSH = both("Rush")


@rule("lorcana", "8.9.1")
@pytest.mark.parametrize("card", RUSH)
def test_rush(card):
    game = position(me={"play": ["Hero (drying)"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, card])
    assert game.why_not("challenge Hero -> Fox") is None
    assert game.refused("quest Hero")[0] == "quester_drying"


SINGER = both("Singer", 5)
ARIA = made("Aria", "action", cost=5, song=True)


@rule("lorcana", "8.11.1", "8.11.2")
@pytest.mark.parametrize("card", SINGER)
def test_singer(card):
    game = position(me={"hand": ["Aria"], "play": ["Hero", "Dog"]}, cards=[*PLAIN, ARIA, card])
    assert game.refused("sing Aria with Dog")[0] == "singer_too_cheap"
    assert game.push("sing Aria with Hero").is_exerted("Hero")


CHOIR = made("Choir", "action", cost=7, song=True, abilities=[Keyword("Sing Together", 7)])


@rule("lorcana", "8.12.1", "8.12.2")
def test_sing_together():
    game = position(me={"hand": ["Choir"], "play": ["Bear", "Fox", "Dog"]}, cards=[*PLAIN, CHOIR])
    game.push("sing together Choir", "done")  # only the first two are enough; the third may join
    assert [game.is_exerted(name) for name in ("Bear", "Fox", "Dog")] == [True, True, False]
    game = position(me={"hand": ["Choir"], "play": ["Bear", "Dog"]}, cards=[*PLAIN, CHOIR])
    assert game.refused("sing together Choir")[0] == "singers_too_cheap"


SUPPORT = both("Support")


@rule("lorcana", "8.13.1")
@pytest.mark.parametrize("card", SUPPORT)
def test_support(card):
    game = position(me={"play": ["Hero", "Bear", "Ant"]}, cards=[*PLAIN, card]).push("quest Hero", "yes", "choose Bear")
    assert game.strength("Bear") == 5
    assert game.push("end").strength("Bear") == 3


VANISH = both("Vanish")
POINT = spell(Choose(Chosen(CHARACTERS)), "Point")


@rule("lorcana", "8.14.1", "8.14.2")
@pytest.mark.parametrize("card", VANISH)
def test_vanish(card):
    game = position(me={"hand": ["Point"]}, you={"play": ["Hero"]}, cards=[POINT, card]).push("play Point")
    assert not game.is_in_play("Hero")
    game = position(me={"hand": ["Point"], "play": ["Hero"]}, cards=[POINT, card]).push("play Point")
    assert game.is_in_play("Hero")


WARD = both("Ward")
FIRE = spell(Do("banish", Chosen(THEIRS)), "Fire")
STORM = spell(Do("banish", Every(THEIRS)), "Storm")


@rule("lorcana", "8.15.1", "8.15.2")
@pytest.mark.parametrize("card", WARD)
def test_ward(card):
    game = position(me={"hand": ["Fire", "Storm"]}, you={"play": ["Hero"]}, cards=[FIRE, STORM, card])
    assert game.push("play Fire").is_in_play("Hero")
    assert not game.push("play Storm").is_in_play("Hero")


# Shift and its variants.


def heir(keyword: Keyword, name: str = "Bear") -> Made:
    """A character that can be shifted."""
    return made(name, version="Heir", cost=9, strength=6, willpower=9, abilities=[keyword])


SHIFT = heir(Keyword("Shift", 2))
CLASSIFICATION = heir(
    Keyword("Shift", 2, onto=Cards(("character",), "yours", (Classified(("Ally",)),)), variant=("classification",))
)
UNIVERSAL = heir(Keyword("Shift", 2, onto=Cards(("character",), "yours"), variant=("universal",)))
POTATO = heir(Keyword("Shift", 2, onto=Cards(("item",), "yours", (Named(("Rock",)),)), variant=("potato",)))


@rule("lorcana", "8.10.1", "8.10.2", "8.10.6", "8.10.8.1", "8.10.8.2", "8.10.8.6")
@pytest.mark.parametrize(
    ("card", "bases"),
    [(SHIFT, {"Bear"}), (CLASSIFICATION, {"Ant"}), (UNIVERSAL, {"Ant", "Bear"}), (POTATO, {"Rock"})],
)
def test_onto_what_a_card_is_shifted(card, bases):
    for base in ("Ant", "Bear", "Rock", "Hut"):
        play = ["Ant (damage 1)", "Bear (exerted, damage 2)", "Rock", "Hut"]
        game = position(me={"hand": ["Bear - Heir"], "play": play, "ink": 2}, cards=[*PLAIN, card])
        if base in bases:
            game.push(f"shift Bear - Heir -> {base}")
            damage = {"Ant": 1, "Bear": 2, "Rock": 0}[base]
            assert (under(game, "Bear - Heir"), game.damage("Bear - Heir")) == ([base], damage)
            assert (game.is_exerted("Bear - Heir"), game.is_drying("Bear - Heir")) == (base == "Bear", False)
        else:
            assert game.refused(f"shift Bear - Heir -> {base}")[0] == "not_a_base"


DUO = heir(Keyword("Shift", 2, variant=("duo",), names=("Ant", "Dog")), "Pair")
COMBO = heir(Keyword("Shift", 2, variant=("combo",), names=("Ant", "Dog")), "Pair")
TEMPORARY = heir(Keyword("Shift", 2, variant=("temporary",)))


@rule("lorcana", "8.10.8.3", "8.10.4.2")
def test_duo_shift():
    game = position(me={"hand": ["Pair - Heir"], "play": ["Ant", "Bear"], "ink": 2}, cards=[*PLAIN, DUO])
    assert game.refused("shift Pair - Heir -> Ant")[0] == "second_base_missing"
    game = position(
        me={"hand": ["Pair - Heir"], "play": ["Ant (damage 1)", "Dog (drying, damage 2)"], "ink": 2},
        cards=[*PLAIN, DUO],
    )
    game.push("shift Pair - Heir -> Ant")
    assert (set(under(game, "Pair")), game.damage("Pair"), game.is_drying("Pair")) == ({"Ant", "Dog"}, 3, True)


@rule("lorcana", "8.10.8.4")
@pytest.mark.parametrize(("answer", "names"), [("choose Dog", {"Ant", "Dog"}), ("done", {"Ant"})])
def test_combo_shift(answer, names):
    game = position(me={"hand": ["Pair - Heir"], "play": ["Ant", "Dog"], "ink": 2}, cards=[*PLAIN, COMBO])
    game.push("shift Pair - Heir -> Ant", answer)
    assert set(under(game, "Pair")) == names


@rule("lorcana", "8.10.8.5")
def test_temporary_shift():
    game = position(me={"hand": ["Bear - Heir"], "play": ["Bear (damage 1)"], "ink": 2}, cards=[*PLAIN, TEMPORARY])
    game.push("shift Bear - Heir -> Bear")
    assert game.play(ME) == ["Bear - Heir"]
    game.push("end")
    assert (game.play(ME), game.hand(ME), game.damage("Bear")) == (["Bear"], ["Bear - Heir"], 0)


GROUP = hero(
    Triggered(
        (When("quest", "this"),), ToPlayer("gain lore", Count(Cards(("character",), "any", (HasKeyword("Shift"),))))
    )
)


@rule("lorcana", "8.1.1")
def test_shift_is_a_keyword_that_a_card_has():
    game = position(me={"play": ["Hero", "Bear - Heir"]}, cards=[SHIFT, GROUP]).push("quest Hero")
    assert game.lore(ME) == 2


GRANTED_BY_COUNT = hero(Static((Gain(This(), Keyword("Resist", Count(MINE))),)))


@rule("lorcana", "8.8.1")
def test_a_keyword_may_be_gained_with_an_amount_to_count():
    game = position(me={"hand": ["Sting"]}, you={"play": ["Hero", "Ant"]}, cards=[*PLAIN, STING, GRANTED_BY_COUNT])
    assert game.push("play Sting", "choose Hero").damage("Hero") == 0
