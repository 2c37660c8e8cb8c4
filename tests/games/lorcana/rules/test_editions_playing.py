"""The editions as switches: triggers, playing cards, checks, challenging, questing, moving and singing."""

import pytest

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import Can, Cant, Get, Keyword, Play, Static, Steps, Triggered
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, During, Every, Named, PlayerHas, This, When
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, EVERYBODY, MINE, PLAIN, hero, lord
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.scripts import draws, may, spell
from tests.games.lorcana.rules.switches import shows, values
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position


@shows("action_in_play")
@rule("lorcana", "5.4.1.2", "4.3.3.2", "5.4.1")
@pytest.mark.parametrize(("edition", "zone"), [("2.2.0", "play"), ("2.0.1", "play"), (OLD, "outside")])
def test_where_an_action_is_while_it_resolves(edition, zone):
    asks = spell("Asks", Steps((draws(), may(draws()))))
    game = position(me={"hand": ["Asks"]}, cards=[asks], edition=edition).push("play Asks")
    assert game.names_in(zone, ME) == ["Asks"]
    assert game.push("no").names_in("discard", ME) == ["Asks"]


@shows("gsc_challenge")
@rule("lorcana", "4.6.5", "4.6.6.3", "4.6.3")
@pytest.mark.parametrize(("edition", "first"), [("2.2.0", "banished"), (OLD, "resolves")])
def test_a_check_follows_the_declaration_of_a_challenge_from_2_0_on(edition, first):
    shrinks = Static((Get(This(), "willpower", -5),), condition=During("challenging"))
    frail = made(
        "Frail", willpower=5, abilities=[shrinks, Triggered((When("challenge", "this"),), ToPlayer("gain lore", 1))]
    )
    game = position(
        me={"play": ["Frail"]}, you={"play": ["Stitch - New Dog (exerted)"]}, cards=[frail], edition=edition
    )
    assert game.push("challenge Frail -> Stitch").story("banished", "resolves")[0] == first
    assert game.lore(ME) == 1


# Triggers, playing, checks.


GIVER = hero(Triggered((When("quest", MINE),), ToPlayer("gain lore", 1, "each opponent")), name="Giver")
TAKER = hero(
    Triggered(
        (When("quest", MINE),), ToPlayer("gain lore", 5), Compare(PlayerHas("lore", "each opponent"), "at least", 1)
    ),
    name="Taker",
)


@shows("secondary_if")
@rule("lorcana", "6.2.4", "6.7.2.1", "1.x 7.4.4")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 7), ("2.0.1", 7), (OLD, 2)])
def test_the_if_after_a_trigger_is_read_once_or_twice(edition, lore):
    assert values("secondary_if", OLD, "2.1.0", "2.2.0") == [1, 0, 2]
    game = position(me={"play": ["Giver", "Taker", "Bear"]}, cards=[*PLAIN, GIVER, TAKER], edition=edition)
    game.push("quest Bear")
    while game.legal("resolve"):
        game.push("resolve 1")
    assert game.lore(ME) == lore


HEIR = made("Bear", version="Heir", cost=7, strength=6, willpower=6, abilities=[Keyword("Shift", 5)])
FREE_PLAY = Play(Chosen(Cards(("character",), "yours", (), "hand")))
FREELY = says(FREE_PLAY)


@shows("free_with_alt")
@rule("lorcana", "6.1.7", "4.3.2.2", "1.x 4.3.4.10", "1.5.5.3")
@pytest.mark.parametrize(("edition", "ways"), [("2.2.0", 0), (OLD, 1)])
def test_what_is_played_for_free_may_be_shifted_too(edition, ways):
    game = position(
        me={"hand": ["Spell", "Bear - Heir"], "play": ["Bear"]}, cards=[*PLAIN, HEIR, FREELY], edition=edition
    )
    game.push("play Spell", "choose Bear - Heir")
    assert len(game.legal("shift Bear - Heir -> Bear")) == ways


@rule("lorcana", "4.3.2.3", "1.x 4.3.4.5")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_increases_and_reductions_of_a_cost_in_whatever_order(edition):
    more, less = lord(CostsLess(-2, CHARACTERS), name="More"), lord(CostsLess(4, CHARACTERS), name="Less")
    for play in (["More", "Less"], ["Less", "More"]):
        game = position(me={"hand": ["Bear"], "play": play, "ink": 3}, cards=[*PLAIN, more, less], edition=edition)
        assert game.push("play Bear").ink(ME) == (2, 1)


GUST = says(ToPlayer("gain lore", 1), "Gust")
SENDS_FOR = says(
    Steps((
        Play(Chosen(Cards(("action",), "yours", (Named(("Gust",)),), "hand"))),
        Do("return to hand", Every(Cards(("action",), "yours", (Named(("Gust",)),), "discard"))),
    ))
)  # fmt: skip


@shows("action_in_play")
@rule("lorcana", "6.7.1.2", "6.7.8.1")
@pytest.mark.parametrize(("edition", "hand"), [("2.2.0", []), ("2.0.1", ["Gust"])])
def test_an_action_whose_effect_waits_stays_in_play_or_not(edition, hand):
    game = position(me={"hand": ["Spell", "Gust"]}, cards=[GUST, SENDS_FOR], edition=edition)
    game.push("play Spell", "choose Gust")
    assert (game.hand(ME), game.lore(ME)) == (hand, 1)


@shows("play_during_resolution")
@rule("lorcana", "6.7.8", "1.x 7.1.6", "2.2 7.1.6.1")
@pytest.mark.parametrize(("edition", "strength"), [("2.2.0", 5), (OLD, 3)])
def test_the_next_sentence_sees_a_card_that_was_played_at_once(edition, strength):
    action = says(Steps((FREE_PLAY, Get(Every(MINE), "strength", 2, "this turn"))))
    game = position(me={"hand": ["Spell", "Bear"]}, cards=[*PLAIN, action], edition=edition)
    assert game.push("play Spell", "choose Bear").strength("Bear") == strength


TIDE = says(Steps((ToPlayer("gain lore", 3), ToPlayer("lose lore", 3))))
RESCUE = says(Steps((Do("deal damage", Every(CHARACTERS), 5), Get(Every(CHARACTERS), "willpower", 5, "this turn"))))


@shows("gsc_granularity")
@rule("lorcana", "1.8.1", "1.8.5", "6.7.5")
@pytest.mark.parametrize(("edition", "each"), [("2.2.0", False), ("2.1.0", False), ("2.0.1", True), (OLD, False)])
def test_a_check_after_each_sentence_or_after_all(edition, each):
    game = position(me={"lore": 18, "hand": ["Spell"]}, cards=[TIDE], edition=edition).push("play Spell")
    assert game.over == each
    game = position(me={"hand": ["Spell"], "play": ["Bear"]}, cards=[*PLAIN, RESCUE], edition=edition).push(
        "play Spell"
    )
    assert game.is_in_play("Bear") == (not each)


# Challenging, questing, moving, singing.


HOTHEAD = hero(Keyword("Reckless"), Static((Can(This(), "challenge ready characters"),)))


@shows("reckless_scope")
@rule("lorcana", "8.7.3", "1.x 10.5.3")
@pytest.mark.parametrize(("edition", "bound"), [("2.2.0", True), (OLD, False)])
def test_reckless_asks_for_any_challenge_or_one_against_exerted_characters(edition, bound):
    game = position(me={"play": ["Hero"]}, you={"play": ["Fox"]}, cards=[*PLAIN, HOTHEAD], edition=edition)
    assert (game.why_not("end") is not None) == bound


ISLAND = made("Island", "location", willpower=5, abilities=[Keyword("Evasive")])


@shows("evasive_scope")
@rule("lorcana", "8.6.1", "1.x 10.4.1")
@pytest.mark.parametrize(("edition", "safe"), [("2.2.0", True), (OLD, False)])
def test_evasive_protects_locations_or_not(edition, safe):
    game = position(me={"play": ["Bear"]}, you={"play": ["Island"]}, cards=[*PLAIN, ISLAND], edition=edition)
    assert (game.why_not("challenge Bear -> Island") is not None) == safe


TOLL = says(Cant(EVERYBODY, "quest", "until your next turn", costs=1))


@rule("lorcana", "4.5.1.2", "4.6.4.3")
@pytest.mark.parametrize("edition", ["2.3.0", "2.0.1", OLD])
def test_questing_can_be_paid_for_in_every_edition(edition):
    """Before 2.1 the book says nothing of such costs, but a card's text does."""
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"], "ink": 1}, cards=[*PLAIN, TOLL], edition=edition)
    game.push("play Spell", "end", "quest Bear")
    assert (game.is_exerted("Bear"), game.ink(YOU)) == (True, (0, 1))


@rule("lorcana", "4.5.1.2", "4.6.4.3")
@pytest.mark.parametrize("action", ["quest RC", "challenge RC -> Bear"])
@pytest.mark.parametrize("edition", ["2.3.0", "2.0.1", OLD])
def test_rc_pays_to_quest_and_to_challenge(edition, action):
    """RC – Remote-Controlled Car."""
    game = position(
        me={"play": ["RC - Remote-Controlled Car"], "ink": 1},
        you={"play": ["Bear (exerted)"]},
        cards=PLAIN,
        edition=edition,
    ).push(action)
    assert game.ink(ME) == (0, 1)


WALKER = lord(Can(Every(Cards(("character",), "yours", (Named(("Ant",)),))), "move for free"))


@rule("lorcana", "4.7.3", "1.x 4.3.7", "4.7.3.2", "4.7.3.3", "4.7.3.4")
@pytest.mark.parametrize("edition", ["2.2.0", "2.0.1", OLD])
def test_moving_is_paid_for_or_free(edition):
    game = position(me={"play": ["Lord", "Ant", "Bear", "Tower"], "ink": 2}, cards=[*PLAIN, WALKER], edition=edition)
    assert game.push("move Ant -> Tower").ink(ME) == (2, 0)
    assert game.push("move Bear -> Tower").ink(ME) == (0, 2)


DIVA = hero(Keyword("Singer", 4), Static((Get(This(), "singing", 2),)), cost=1)
ARIA = made("Aria", "action", cost=6, song=True)


@shows("singer_plus")
@rule("lorcana", "8.11.3")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", True), ("2.0.1", False)])
def test_a_bonus_to_sing_adds_to_singer_or_not(edition, may):
    game = position(me={"hand": ["Aria"], "play": ["Hero"]}, cards=[ARIA, DIVA], edition=edition)
    assert (game.why_not("sing Aria with Hero") is None) == may


EAGER = hero(Triggered((When("challenge", "this"),), Do("ready", This())))


@rule("lorcana", "4.6.4.4")
@pytest.mark.parametrize("edition", ["2.2.0", "2.1.0", OLD])
def test_a_challenger_that_readies_stays_in_the_challenge(edition):
    game = position(me={"play": ["Hero"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, EAGER], edition=edition)
    game.push("challenge Hero -> Fox")
    assert (game.damage("Fox"), game.is_exerted("Hero")) == (2, False)
