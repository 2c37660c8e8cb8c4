"""The editions as switches: for each of them one position in which two editions go different ways.

Where editions only word a thing differently, the test shows the switch, and that the outcome is the same.
"""

from collections.abc import Callable
from datetime import date
from typing import Final, TypeVar

import pytest

from mazo.games.lorcana.abilities.effects import (
    Banish,
    Can,
    Cant,
    Deal,
    Discard,
    Draw,
    Exert,
    Gain,
    GainLore,
    Get,
    Ink,
    Instead,
    Keyword,
    LoseLore,
    MoveDamage,
    Must,
    Play,
    PlayersMay,
    PutDamage,
    Ready,
    Return,
    Skip,
    Static,
    Steps,
    To,
    ToDeck,
    Triggered,
)
from mazo.games.lorcana.abilities.facts import CostsLess, Enters, MoreDamage, SingBonus
from mazo.games.lorcana.abilities.nouns import (
    Cards,
    Chosen,
    Compare,
    Count,
    During,
    Every,
    LoreOf,
    Named,
    Ref,
    Sum,
    This,
    When,
)
from mazo.games.lorcana.book import book
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.construction import check
from mazo.games.lorcana.rules.editions import EFFECTIVE, editions
from mazo.games.lorcana.rules.words import ALERT, BOOST
from mazo.notation.decklists import DeckEntry
from tests.games.lorcana.abilities.lowering.stage import (
    CHARACTERS,
    EVERYBODY,
    MINE,
    PLAIN,
    THEIRS,
    hero,
    lord,
    under,
)
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.scripts import draws, spell
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, fresh, made, position

NEWEST = next(iter(editions().values()))
MAY: Final = "2025-05-27"
OCTOBER: Final = "2025-10-31"
SHOWN: list[str] = []
"""The switches that have a test here."""

_Test = TypeVar("_Test", bound=Callable[..., None])


def shows(*switches: str) -> Callable[[_Test], _Test]:
    """Mark a test: it shows what these switches do."""
    SHOWN.extend(switches)

    def unchanged(test: _Test) -> _Test:
        return test

    return unchanged


def values(switch: str, *names: str) -> list[object]:
    """What editions say."""
    return [getattr(editions()[name], switch) for name in names]


def differs(switch: str, one: str, two: str = "2.2.0") -> bool:
    """Whether two editions say something different."""
    return values(switch, one) != values(switch, two)


def test_each_switch_has_its_test():
    fields = {*vars_of(NEWEST), "name", "effective"}
    assert fields - set(SHOWN) == set()
    assert set(SHOWN) - fields == set()


@shows("name", "effective")
def test_the_editions_are_those_of_the_book_the_newest_first():
    assert tuple(editions()) == book().editions
    assert [edition.name for edition in editions().values()] == list(editions())
    assert [edition.effective for edition in editions().values()] == EFFECTIVE[::-1]


def test_every_switch_that_the_book_names_is_a_field_of_an_edition():
    assert {rule.switch for rule in book() if rule.switch} - set(vars_of(NEWEST)) == set()


def test_every_switch_but_a_ruling_says_something_different_in_some_edition():
    same = [name for name in vars_of(NEWEST) if len({getattr(one, name) for one in editions().values()}) == 1]
    assert same == ["covered_trigger"]


def vars_of(edition: object) -> list[str]:
    """The switches of an edition by name."""
    return [name for name in dir(edition) if not name.startswith("_") and name not in ("name", "effective")]


@shows("keywords")
@rule("lorcana", "8.2", "8.4")
@pytest.mark.parametrize(
    ("name", "there"), [("2025-05-27", False), (OLD, False), ("2025-10-31", True), ("2.2.0", True)]
)
def test_alert_and_boost_came_in_october_2025(name, there):
    assert (editions()[name].keywords & (ALERT | BOOST) == ALERT | BOOST) == there
    game = position(
        me={"play": ["Card"], "ink": 1}, cards=[made("Card", abilities=[Keyword("Boost", 1)])], edition=name
    )
    assert bool(game.legal("boost")) == there


@shows("action_in_play")
@rule("lorcana", "5.4.1.2", "4.3.3.2", "5.4.1")
@pytest.mark.parametrize(("edition", "zone"), [("2.2.0", "play"), ("2.0.1", "play"), (OLD, "outside")])
def test_where_an_action_is_while_it_resolves(edition, zone):
    asks = spell("Asks", draws().may().end())
    game = position(me={"hand": ["Asks"]}, cards=[asks], edition=edition).push("play Asks")
    assert game.names_in(zone, ME) == ["Asks"]
    assert game.push("no").names_in("discard", ME) == ["Asks"]


@shows("gsc_challenge")
@rule("lorcana", "4.6.5", "4.6.6.3", "4.6.3")
@pytest.mark.parametrize(("edition", "first"), [("2.2.0", "banished"), (OLD, "resolves")])
def test_a_check_follows_the_declaration_of_a_challenge_from_2_0_on(edition, first):
    shrinks = Static((Get(This(), "willpower", -5),), condition=During("challenging"))
    frail = made("Frail", willpower=5, abilities=[shrinks, Triggered((When("challenge", "this"),), GainLore(1))])
    game = position(
        me={"play": ["Frail"]}, you={"play": ["Stitch - New Dog (exerted)"]}, cards=[frail], edition=edition
    )
    assert game.push("challenge Frail -> Stitch").story("banished", "resolves")[0] == first
    assert game.lore(ME) == 1


# Beginning and end.


@shows("starter_choice")
@rule("lorcana", "2.2.1.1", "1.x 3.1.2")
@pytest.mark.parametrize(("edition", "asked"), [("2.2.0", False), (OLD, True)])
def test_chance_names_who_starts_or_who_chooses(edition, asked):
    assert bool(fresh(edition=edition).legal("start")) == asked


@shows("opponent_may_shuffle")
@rule("lorcana", "2.2.1.2", "1.x 3.1.3")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", True), (OLD, False)])
def test_an_opponent_shuffles_or_only_cuts(edition, may):
    game = fresh(edition=edition)
    if game.legal("start"):
        game.push(game.legal("start")[0])
    assert game.legal("cut") != []
    assert bool(game.legal("shuffle")) == may


@shows("decking")
@rule("lorcana", "1.8.1.2", "2.3.3.2", "1.x 3.2.1.2")
@pytest.mark.parametrize(("edition", "lost"), [("2.2.0", True), (OLD, False)])
def test_who_ends_the_turn_with_an_empty_deck(edition, lost):
    game = position(me={"deck": 0}, edition=edition).push("end")
    assert game.over == lost


GAMBLE = hero(Triggered((When("turn end", who="you"),), Steps((Draw(1), Deal(9, Every(THEIRS))))))


@shows("win_over_loss")
@rule("lorcana", "1.8.4", "1.x 1.9.2")
@pytest.mark.parametrize(("edition", "order"), [("2.2.0", ["banished", "lost"]), (OLD, ["lost", "banished"])])
def test_losses_come_before_banishes_in_older_editions(edition, order):
    game = position(me={"deck": 0, "play": ["Hero"]}, third={"play": ["Ant"]}, cards=[*PLAIN, GAMBLE], edition=edition)
    assert game.push("end").story("banished", "lost") == order


@shows("concede_rule", "phase_name", "limited_sizes", "conditional_effects")
@rule("lorcana", "2.3.3.4", "3.1.1", "1.10.1.2", "6.1.15")
def test_what_only_the_book_says_differently():
    for switch in ("concede_rule", "phase_name", "limited_sizes", "conditional_effects"):
        assert differs(switch, OLD)
    assert values("phase_name", OLD, "2.0.0", "2.0.1") == [0, 1, 2]
    lonely = lord(Get(This(), "strength", 4), when=Compare(Count(MINE), "is", 1))
    for edition in editions():
        game = position(me={"play": ["Lord"]}, phase="start", cards=[lonely], edition=edition)
        assert (game.step, game.strength("Lord")) == ("main/actions", 6)
        assert game.push("concede").winner == YOU


@shows("deck_altering")
@rule("lorcana", "1.10.1.3")
@pytest.mark.parametrize(
    ("edition", "reasons"), [("2.2.0", ["void-own-limit", "set-not-legal"]), ("2.1.0", ["set-not-legal"])]
)
def test_a_card_that_alters_the_deck_must_be_legal_first(edition, reasons):
    catalogue = standard().with_cards([Card(name="Crowd", type="item", cost=1, max_copies=99, set="1")])
    entries = [DeckEntry(60, "Crowd")]
    found = check(entries, catalogue, "core", on=date(2026, 10, 16), deck_altering=editions()[edition].deck_altering)
    assert [problem.reason for problem in found] == reasons


# The turn.


STARTER = hero(Triggered((When("turn start", who="you"),), GainLore(1)))


@shows("start_triggers")
@rule("lorcana", "3.2.1.4", "3.2.2.3", "1.x 4.2.2.3")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_triggers_of_the_start_wait_in_the_bag_sooner_or_later(edition):
    assert differs("start_triggers", OLD)
    game = position(me={"play": ["Hero", "Tower"]}, cards=[*PLAIN, STARTER], edition=edition).push("end", "end")
    assert (game.lore(ME), game.story("gains_lore")) == (2, ["gains_lore", "gains_lore"])


LATE = hero(Static((Enters("this", exerted=True),)), name="Late")
GUARD = hero(Keyword("Bodyguard"), name="Guard")


@shows("enter_skip_kind", "bodyguard_entry")
@rule("lorcana", "6.7.9", "6.4.3", "8.3.2")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_entering_and_skipping_have_another_name_and_the_same_outcome(edition):
    assert differs("enter_skip_kind", OLD)
    assert differs("bodyguard_entry", OLD)
    skip = says(Skip("draw", "each opponent"))
    game = position(me={"hand": ["Late", "Guard", "Spell"], "ink": 4}, cards=[LATE, GUARD, skip], edition=edition)
    game.push("play Late", "play Guard", "yes", "play Spell", "end")
    assert (game.is_exerted("Late"), game.is_exerted("Guard"), game.hand(YOU)) == (True, True, [])


ONCE = hero(Triggered((When("quest", MINE),), GainLore(Sum("strength", This())), once="turn"))


@shows("counting_rules")
@rule("lorcana", "6.1.13.2", "6.1.8", "6.7.7")
@pytest.mark.parametrize("edition", ["2.2.0", MAY])
def test_counting_is_written_down_later_and_done_all_the_same(edition):
    assert differs("counting_rules", MAY)
    game = position(me={"play": ["Hero", "Ant", "Dog"]}, cards=[*PLAIN, ONCE], edition=edition)
    assert game.push("quest Ant", "quest Dog").lore(ME) == 4


# Triggers, playing, checks.


GIVER = hero(Triggered((When("quest", MINE),), GainLore(1, "each opponent")), name="Giver")
TAKER = hero(
    Triggered((When("quest", MINE),), GainLore(5), Compare(LoreOf("each opponent"), "at least", 1)), name="Taker"
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


@shows("cost_order")
@rule("lorcana", "4.3.2.3", "1.x 4.3.4.5")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_increases_and_reductions_of_a_cost_in_whatever_order(edition):
    assert values("cost_order", OLD, "2.2.0") == [True, False]
    more, less = lord(CostsLess(-2, CHARACTERS), name="More"), lord(CostsLess(4, CHARACTERS), name="Less")
    for play in (["More", "Less"], ["Less", "More"]):
        game = position(me={"hand": ["Bear"], "play": play, "ink": 3}, cards=[*PLAIN, more, less], edition=edition)
        assert game.push("play Bear").ink(ME) == (2, 1)


GUST = says(GainLore(1), "Gust")
SENDS_FOR = says(
    Steps((
        Play(Chosen(Cards(("action",), "yours", (Named(("Gust",)),), "hand"))),
        Return(Every(Cards(("action",), "yours", (Named(("Gust",)),), "discard"))),
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
@rule("lorcana", "6.7.8", "1.x 7.1.6", "7.1.6.1")
@pytest.mark.parametrize(("edition", "strength"), [("2.2.0", 5), (OLD, 3)])
def test_the_next_sentence_sees_a_card_that_was_played_at_once(edition, strength):
    action = says(Steps((FREE_PLAY, Get(Every(MINE), "strength", 2, "this turn"))))
    game = position(me={"hand": ["Spell", "Bear"]}, cards=[*PLAIN, action], edition=edition)
    assert game.push("play Spell", "choose Bear").strength("Bear") == strength


TIDE = says(Steps((GainLore(3), LoseLore(3))))
RESCUE = says(Steps((Deal(5, Every(CHARACTERS)), Get(Every(CHARACTERS), "willpower", 5, "this turn"))))


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


# Damage.


TOUGH = hero(Keyword("Resist", 2), name="Tough", willpower=9)
SHIELD = says(Instead(When("is dealt damage", MINE), next=True, until="this turn"), "Shield")
STING = says(Deal(2, Every(MINE)), "Sting")
BLAST = says(Deal(5, Every(MINE)), "Blast")


@shows("shield_order", "resist_kind")
@rule("lorcana", "6.7.2.2", "8.8.1", "1.x 10.6.1")
@pytest.mark.parametrize(
    ("edition", "answers", "damage"),
    [
        ("2.2.0", [], 3),  # damage of 0 is still dealt and uses the shield up
        ("2.1.0", [], 0),  # Resist first: nothing is dealt, the shield is kept
        ("2.0.1", [], 3),  # the shield first
        (OLD, ["resolve 1", "resolve 2"], 0),  # Resist is a replacement too, and its player chooses
        (OLD, ["resolve 2"], 3),
    ],
)
def test_whether_resist_or_a_shield_comes_first(edition, answers, damage):
    assert differs("resist_kind", OLD)
    game = position(
        me={"hand": ["Shield", "Sting", "Blast"], "play": ["Tough"]},
        cards=[TOUGH, SHIELD, STING, BLAST],
        edition=edition,
    )
    game.push("play Shield", "play Sting", *answers[:1], "play Blast", *answers[1:])
    assert game.damage("Tough") == damage


STRIKER = hero(Triggered((When("deals damage", "this"),), GainLore(1)))


@shows("zero_damage")
@rule("lorcana", "1.9.5", "8.8.2")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 1), ("2.1.0", 0)])
def test_damage_reduced_to_nothing_is_dealt_or_not(edition, lore):
    game = position(me={"play": ["Hero"]}, you={"play": ["Tough (exerted)"]}, cards=[TOUGH, STRIKER], edition=edition)
    assert game.push("challenge Hero -> Tough").lore(ME) == lore


@shows("damage_mod_order")
@rule("lorcana", "1.9.4.2", "4.6.6.1", "1.9.4", "1.9.4.1")
@pytest.mark.parametrize("edition", ["2.2.0", "2.1.0", OLD])
def test_damage_modifiers_in_whatever_order(edition):
    assert values("damage_mod_order", "2.2.0", "2.1.0", OLD) == [0, 1, 2]
    fierce = lord(MoreDamage(1, to=Cards(("character",), "any", (Named(("Tough",)),))))
    game = position(
        me={"play": ["Lord", "Ant"]}, you={"play": ["Tough (exerted)"]}, cards=[*PLAIN, TOUGH, fierce], edition=edition
    )
    assert game.push("challenge Ant -> Tough").damage("Tough") == 0
    game = position(
        me={"play": ["Lord", "Bear"]}, you={"play": ["Tough (exerted)"]}, cards=[*PLAIN, TOUGH, fierce], edition=edition
    )
    assert game.push("challenge Bear -> Tough").damage("Tough") == 2


SCAR = says(PutDamage(1, Chosen(THEIRS)))
DEALT = hero(Triggered((When("is dealt damage", THEIRS),), GainLore(1)), name="Dealt")
TAKEN = hero(Triggered((When("takes damage", THEIRS),), GainLore(3)), name="Taken")


@shows("dealt_means_taken")
@rule("lorcana", "1.9.3", "8.8.3")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 3), ("2.0.1", 4), (OLD, 0)])
def test_who_hears_of_damage_that_is_put(edition, lore):
    game = position(
        me={"hand": ["Spell"], "play": ["Dealt", "Taken"]}, you={"play": ["Bear"]},
        cards=[*PLAIN, SCAR, DEALT, TAKEN], edition=edition,
    )  # fmt: skip
    game.push("play Spell")
    while game.legal("resolve"):
        game.push("resolve 1")
    assert game.lore(ME) == lore


HEALED = hero(Triggered((When("is healed", MINE),), GainLore(1)))
CARRY = says(MoveDamage(1, Chosen(Cards(("character",), "yours", (Named(("Bear",)),)), name="from"), Chosen(THEIRS)))


@shows("move_is_remove")
@rule("lorcana", "1.9.2.4", "1.x 9.3.1")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 1), ("2.0.1", 0), (OLD, 1)])
def test_moving_damage_removes_it_or_only_takes_it_off(edition, lore):
    game = position(
        me={"hand": ["Spell"], "play": ["Hero", "Bear (damage 1)"]}, you={"play": ["Fox"]},
        cards=[*PLAIN, CARRY, HEALED], edition=edition,
    )  # fmt: skip
    game.push("play Spell")
    assert (game.damage("Fox"), game.lore(ME)) == (1, lore)


ONE_SAVER = lord(
    Instead(When("is dealt damage", Cards(("character",), "yours", (Named(("Bear",)),))), Draw(1)), name="One"
)
TWO_SAVER = lord(
    Instead(When("is dealt damage", Cards(("character",), "yours", (Named(("Bear",)),))), Draw(2)), name="Two"
)
HIT = says(Deal(1, Chosen(Cards(("character",), "opposing", (Named(("Bear",)),)))))


@shows("replacement_rule")
@rule("lorcana", "6.5.6", "6.5.7", "1.x 7.7.6")
@pytest.mark.parametrize(("edition", "chooser"), [("2.2.0", YOU), (OCTOBER, YOU), (MAY, ME)])
def test_who_chooses_between_replacements(edition, chooser):
    game = position(
        me={"hand": ["Spell"]}, you={"play": ["One", "Two", "Bear"]}, cards=[*PLAIN, ONE_SAVER, TWO_SAVER, HIT],
        edition=edition,
    )  # fmt: skip
    assert game.push("play Spell").deciding == chooser
    game.push("resolve 2")
    assert (game.damage("Bear"), len(game.hand(YOU))) == (0, 2)


KILLER = hero(
    Triggered((When("quest", "this"),), Deal(3, Chosen(THEIRS))),
    Triggered((When("banish", THEIRS, "this"),), GainLore(5)),
)


@shows("banish_credit")
@rule("lorcana", "1.8.1.4", "1.x 1.9.1.3")
@pytest.mark.parametrize(("edition", "lore"), [("2.2.0", 6), (OLD, 6), (MAY, 1)])
def test_who_is_credited_with_a_banishing(edition, lore):
    game = position(me={"play": ["Hero"]}, you={"play": ["Ant"]}, cards=[*PLAIN, KILLER], edition=edition)
    assert game.push("quest Hero").lore(ME) == lore


# Effects that last, and references.


SAFETY = says(Cant(Every(MINE), "be challenged", "until your next turn"))


@shows("late_arrivals")
@rule("lorcana", "6.4.2.1", "1.x 7.6.3")
@pytest.mark.parametrize(("edition", "safe"), [("2.2.0", True), (OLD, False)])
def test_a_rule_covers_late_arrivals_or_not(edition, safe):
    game = position(
        me={"hand": ["Spell", "Late"], "play": ["Bear (exerted)"], "ink": 2}, you={"play": ["Fox"]},
        cards=[*PLAIN, LATE, SAFETY], edition=edition,
    )  # fmt: skip
    game.push("play Spell", "play Late", "end")
    assert game.why_not("challenge Fox -> Bear") is not None
    assert (game.why_not("challenge Fox -> Late") is not None) == safe


BLESSING = says(Get(Chosen(THEIRS), "strength", 2, "until your next turn"))


@shows("leaver_effects")
@rule("lorcana", "9.2.3", "1.x 1.10.2.3")
@pytest.mark.parametrize(("edition", "strength"), [("2.2.0", 5), (OLD, 3)])
def test_timed_effects_of_who_left_go_on_or_end(edition, strength):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"]}, third={}, cards=[*PLAIN, BLESSING], edition=edition)
    game.push("play Spell", "concede")
    assert game.strength("Bear") == strength


REVIVE = says(Steps((Banish(Chosen(MINE)), Return(Ref()))))


@shows("reset_zone")
@rule("lorcana", "7.1.6", "6.1.11.1", "1.x 8.1.5")
@pytest.mark.parametrize(("edition", "zone"), [("2.2.0", "discard"), (OLD, "hand")])
def test_a_banished_card_is_a_new_object_or_still_the_same(edition, zone):
    game = position(me={"hand": ["Spell"], "play": ["Bear"]}, cards=[*PLAIN, REVIVE], edition=edition).push(
        "play Spell"
    )
    assert "Bear" in game.names_in(zone, ME)


STRONGER = says(Get(Chosen(MINE), "strength", 2, "this turn"), "Stronger")
BACK = says(Steps((Banish(Every(MINE)), Play(Every(Cards(("character",), "yours", (), "discard"))))), "Back")


@shows("reset_zone")
@rule("lorcana", "7.1.6", "1.9.6", "1.x 8.1.5")
@pytest.mark.parametrize(("edition", "strength"), [("2.2.0", 3), (OLD, 5)])
def test_what_was_on_a_card_is_gone_with_it_or_comes_back(edition, strength):
    game = position(
        me={"hand": ["Stronger", "Back"], "play": ["Bear"]}, cards=[*PLAIN, STRONGER, BACK], edition=edition
    )
    assert game.push("play Stronger", "play Back").strength("Bear") == strength


TRADE = says(PlayersMay(To(Discard(2), Draw(3))))
PAID = says(To(Discard(2), Draw(3)))


@shows("seq_to")
@rule("lorcana", "6.1.4.1", "6.1.5", "6.1.5.1", "1.x 7.1")
@pytest.mark.parametrize(("edition", "asked"), [("2.2.0", False), ("2.1.0", True), ("2.0.1", True), (OLD, False)])
def test_what_can_not_be_done_completely_in_order_to_do_something(edition, asked):
    assert values("seq_to", OLD, "2.0.1", "2.1.0", "2.2.0") == [1, 0, 2, 3]
    game = position(me={"hand": ["Spell", "Ant"]}, cards=[*PLAIN, TRADE], edition=edition).push("play Spell")
    assert bool(game.legal("yes")) == asked
    if asked:
        game.push("yes", "choose Ant")
        assert game.hand(ME) == []


@shows("seq_to")
@rule("lorcana", "6.1.5.1", "1.x 7.1")
@pytest.mark.parametrize(("edition", "hand"), [("2.2.0", []), (OLD, ["Ant"])])
def test_a_first_part_that_is_a_cost_is_not_paid_in_part(edition, hand):
    game = position(me={"hand": ["Spell", "Ant"]}, cards=[*PLAIN, PAID], edition=edition).push("play Spell")
    if game.legal("choose"):
        game.push("choose Ant")
    assert game.hand(ME) == hand


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


@shows("quest_challenge_costs")
@rule("lorcana", "4.5.1.2", "4.6.4.3")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", True), ("2.1.0", True), ("2.0.1", False)])
def test_questing_can_be_paid_for_or_not(edition, may):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"], "ink": 1}, cards=[*PLAIN, TOLL], edition=edition)
    game.push("play Spell", "end")
    assert (game.why_not("quest Bear") is None) == may


WALKER = lord(Can(Every(Cards(("character",), "yours", (Named(("Ant",)),))), "move for free"))


@shows("move_cost_process")
@rule("lorcana", "4.7.3", "1.x 4.3.7", "4.7.3.2", "4.7.3.3", "4.7.3.4")
@pytest.mark.parametrize("edition", ["2.2.0", "2.0.1", OLD])
def test_moving_is_paid_for_or_free(edition):
    assert values("move_cost_process", OLD, "2.0.1", "2.2.0") == [0, 1, 2]
    game = position(me={"play": ["Lord", "Ant", "Bear", "Tower"], "ink": 2}, cards=[*PLAIN, WALKER], edition=edition)
    assert game.push("move Ant -> Tower").ink(ME) == (2, 0)
    assert game.push("move Bear -> Tower").ink(ME) == (0, 2)


DIVA = hero(Keyword("Singer", 4), Static((SingBonus("this", 2),)), cost=1)
ARIA = made("Aria", "action", cost=6, song=True)


@shows("singer_plus")
@rule("lorcana", "8.11.3")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", True), ("2.0.1", False)])
def test_a_bonus_to_sing_adds_to_singer_or_not(edition, may):
    game = position(me={"hand": ["Aria"], "play": ["Hero"]}, cards=[ARIA, DIVA], edition=edition)
    assert (game.why_not("sing Aria with Hero") is None) == may


EAGER = hero(Triggered((When("challenge", "this"),), Ready(This())))


@shows("ready_in_challenge")
@rule("lorcana", "4.6.4.4")
@pytest.mark.parametrize("edition", ["2.2.0", "2.1.0", OLD])
def test_a_challenger_that_readies_stays_in_the_challenge(edition):
    assert values("ready_in_challenge", "2.1.0", "2.2.0") == [False, True]
    game = position(me={"play": ["Hero"]}, you={"play": ["Fox (exerted)"]}, cards=[*PLAIN, EAGER], edition=edition)
    game.push("challenge Hero -> Fox")
    assert (game.damage("Fox"), game.is_exerted("Hero")) == (2, False)


# Names, zones, stacks.


TWINS = made("Dot & Dan", cost=2)
SEND = says(Return(Every(Cards(("character",), "any", (Named(("Dot & Dan",)),)))))


@shows("dual_name")
@rule("lorcana", "5.2.6.1", "1.x 6.2.4.1")
@pytest.mark.parametrize(("edition", "hand"), [("2.2.0", ["Dot & Dan"]), (OLD, [])])
def test_the_whole_of_a_double_name_is_a_name_or_not(edition, hand):
    game = position(me={"hand": ["Spell"], "play": ["Dot & Dan"]}, cards=[TWINS, SEND], edition=edition).push(
        "play Spell"
    )
    assert game.hand(ME) == hand


FETCH = says(Return(Chosen(Cards(("character",), "yours", (), "discard"))))


@shows("public_fail_to_find")
@rule("lorcana", "7.1.4", "1.x 8.1.4")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", False), (OLD, True)])
def test_one_must_find_in_a_public_zone_or_may_fail(edition, may):
    game = position(me={"hand": ["Spell"], "discard": ["Ant", "Bear"]}, cards=[*PLAIN, FETCH], edition=edition)
    game.push("play Spell")
    assert ("choose nothing" in game.legal()) == may


BOTTOM = says(ToDeck(EVERYBODY, "bottom", any_order=True))


@shows("deck_order_known")
@rule("lorcana", "7.2.3", "1.x 8.2.4")
@pytest.mark.parametrize("edition", ["2.2.0", OLD])
def test_the_order_of_cards_that_all_have_seen_is_known(edition):
    assert differs("deck_order_known", OLD)
    game = position(
        me={"hand": ["Spell"], "play": ["Ant", "Bear"], "deck": ["Dog"]}, cards=[*PLAIN, BOTTOM], edition=edition
    )
    game.push("play Spell", "order Bear; Ant")
    assert (game.deck(ME), game.knows(YOU, "Bear"), game.knows(YOU, "Ant")) == (["Dog", "Bear", "Ant"], True, True)


WATCHER = made("Bear", version="Old", cost=1, willpower=2, abilities=[Triggered((When("play", MINE),), GainLore(1))])


@shows("covered_trigger")
@rule("lorcana", "4.3.4.2")
@pytest.mark.parametrize("edition", ["2.2.0", "2.1.0", OLD])
def test_a_card_sees_what_covers_it_being_played(edition):
    assert not differs("covered_trigger", OLD)
    game = position(
        me={"hand": ["Bear - Heir"], "play": ["Bear - Old"], "ink": 5}, cards=[HEIR, WATCHER], edition=edition
    )
    assert game.push("shift Bear - Heir -> Bear - Old").lore(ME) == 1


DROWN = says(Ink(Every(MINE)))


@shows("stack_states")
@rule("lorcana", "5.1.1.7")
@pytest.mark.parametrize(("edition", "ink"), [("2.2.0", (0, 3)), ("2.1.0", (2, 1))])
def test_cards_under_a_card_take_its_states_or_not(edition, ink):
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (under Ant, facedown Dog)"]}, cards=[*PLAIN, DROWN], edition=edition
    )
    assert game.push("play Spell").ink(ME) == ink


PAIR = made("Pair", cost=9, willpower=9, abilities=[Keyword("Shift", 2, variant=("duo",), names=("Ant", "Dog"))])


@shows("shift_variants")
@rule("lorcana", "8.10.8.3")
@pytest.mark.parametrize(("edition", "may"), [("2.2.0", True), ("2.1.0", False)])
def test_there_is_duo_shift_or_not(edition, may):
    game = position(me={"hand": ["Pair"], "play": ["Ant", "Dog"], "ink": 2}, cards=[*PLAIN, PAIR], edition=edition)
    assert bool(game.legal("shift Pair -> Ant")) == may
    if may:
        assert set(under(game.push("shift Pair -> Ant"), "Pair")) == {"Ant", "Dog"}


TAUNT = lord(Must(This(), "be chosen"))
POINT = says(Exert(Chosen(THEIRS)))
CHARM = says(Gain(Chosen(THEIRS), Keyword("Reckless"), "this turn"), "Charm")


@shows("must_choose")
@rule("lorcana", "6.7.3")
@pytest.mark.parametrize("edition", ["2.2.0", "2.0.1", OLD])
def test_who_must_be_chosen_is_chosen_with_or_without_a_process(edition):
    assert differs("must_choose", "2.0.1")
    game = position(
        me={"hand": ["Spell", "Charm"]}, you={"play": ["Bear", "Lord"]}, cards=[*PLAIN, TAUNT, POINT, CHARM],
        edition=edition,
    )  # fmt: skip
    game.push("play Spell", "play Charm")
    assert (game.is_exerted("Lord"), game.is_exerted("Bear")) == (True, False)


@pytest.mark.parametrize(
    ("switch", "says"),
    [
        pytest.param("counting_rules", "0001111", marks=rule("lorcana", "6.1.8", "6.1.8.1", "6.1.13.2", "6.7.7")),
        pytest.param(
            "must_choose", "0000011", marks=rule("lorcana", "6.1.3.1", "6.7.3", "6.7.3.1", "6.7.3.2", "6.7.3.3")
        ),
        pytest.param("enter_skip_kind", "1110000", marks=rule("lorcana", "6.4.3", "6.7.9")),
        pytest.param("deck_order_known", "0001111", marks=rule("lorcana", "7.2.3", "7.2.3.1")),
        pytest.param("bodyguard_entry", "1111000", marks=rule("lorcana", "8.3.2")),
        pytest.param("resist_kind", "1110000", marks=rule("lorcana", "8.8.1")),
        pytest.param("win_over_loss", "1110000", marks=rule("lorcana", "M1")),
    ],
)
def test_what_each_edition_writes_down_where_the_outcome_is_the_same(switch, says):
    """From the oldest to the newest: the record tells which words a book has, for whoever reads it beside the game."""
    assert "".join(str(int(getattr(one, switch))) for one in reversed(editions().values())) == says
