"""What a position file remembers of its turn: a moment of a main phase goes on from the file as it would have."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.abilities.tree.deeds import Draw, Look, PutCounters, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Cost, Get, Instead, Later, Static, Triggered
from mazo.abilities.tree.facts import CostsLess, PlayerRule
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Happened, This, When
from mazo.errors import BadPosition
from mazo.games.lorcana.position.files import at_rest
from mazo.kernel.rng import Dice
from mazo.making import from_position
from tests.games.lorcana.continuing import Pair, dealt, in_main_phase, step
from tests.support.table import ME, OLD, YOU, Made, Situation, made, position

CHARACTERS = Cards(("character",))
OX = made("Ox", strength=2, willpower=9)


def again(game: Situation) -> Situation:
    """The situation that the position file of another one describes."""
    twin = from_position(json.loads(json.dumps(game.game.position())))
    assert twin.position() == game.game.position()
    return Situation(twin)


def spell(name: str, *do: Any) -> Made:
    return made(name, "action", cost=0, abilities=[Action(each) for each in do])


# --- what is remembered -------------------------------------------------------------------------------------------


def test_an_effect_on_a_card_lasts_as_long_as_it_would_have() -> None:
    game = position(
        me={"hand": ["Rage"], "play": ["Ox"]},
        cards=[OX, spell("Rage", Get(Chosen(CHARACTERS), "strength", 3, "this turn"))],
    )
    twin = again(game.push("play Rage"))
    assert twin.strength("Ox") == 5
    assert twin.push("end").strength("Ox") == 2


def test_willpower_that_was_given_for_this_turn_keeps_a_damaged_character_alive() -> None:
    pride = spell("Pride", Get(Every(CHARACTERS), "willpower", 3, "this turn"))
    sting = spell("Sting", PutCounters("damage", 2, Every(CHARACTERS)))
    game = position(me={"hand": ["Pride", "Sting"], "play": ["Calf"]}, cards=[pride, sting, made("Calf", willpower=1)])
    twin = again(game.push("play Pride", "play Sting"))
    assert (twin.damage("Calf"), twin.willpower("Calf")) == (2, 4)
    assert not twin.push("end").is_in_play("Calf")


def test_an_ability_that_was_used_this_turn_stays_used() -> None:
    well = made("Well", "item", abilities=[Activated(Cost(), ToPlayer("gain lore", 1), name="Spring", once=True)])
    game = position(me={"play": ["Well", "Well"]}, cards=[well])
    assert len(again(game).legal("use")) == 2
    game.push(game.legal("use")[0])
    assert len(again(game).legal("use")) == 1


def test_a_second_card_in_the_inkwell_counts() -> None:
    more = spell("More", PlayerRule("ink more", 1))
    game = position(me={"hand": ["More", 3]}, cards=[more]).push("play More", "ink Filler")
    assert again(game).legal("ink")
    game.push("ink Filler")
    assert not again(game).legal("ink")


def test_what_happened_this_turn_is_still_known() -> None:
    quests = Happened("quest", cards=Cards(("character",), "yours"))
    eager = made("Eager", abilities=[Static((Get(This(), "strength", quests),))])
    game = position(me={"play": ["Eager", "Ox"]}, cards=[eager, OX]).push("quest Ox")
    assert again(game).strength("Eager") == game.strength("Eager") == 2
    assert again(game).push("end").strength("Eager") == 1


def test_a_delayed_trigger_still_comes() -> None:
    later = spell("Soon", Later(When("turn end"), Draw(2)))
    game = position(me={"hand": ["Soon"]}, cards=[later]).push("play Soon")
    assert len(again(game).push("end").hand(ME)) == 2


def test_a_shield_for_the_next_time_is_still_up() -> None:
    shield = spell("Shield", Instead(When("is dealt damage", CHARACTERS), None, True, "this turn"))
    game = position(me={"hand": ["Shield"], "play": ["Ox"]}, you={"play": ["Ox (exerted)"]}, cards=[OX, shield])
    twin = again(game.push("play Shield"))
    assert twin.table.guards == game.table.guards


def test_who_has_challenged_and_left_still_counts() -> None:
    game = position(me={"play": ["Fly", "Ox"]}, you={"play": ["Ox (exerted)"]}, cards=[OX, made("Fly")])
    game.push("challenge Fly -> Ox")
    assert game.game.position()["memory"]["used"] == ({"card": "was 1", "what": "challenge"},)
    assert again(game).legal() == game.legal()


def test_what_a_player_has_seen_of_a_hand_stays_known() -> None:
    spy = made(
        "Spy", cost=0, abilities=[Triggered((When("play", "this"),), Look(Every(Cards(whose="opposing", zone="hand"))))]
    )
    game = position(me={"hand": ["Spy"]}, you={"hand": ["Ox"]}, cards=[OX, spy]).push("play Spy")
    assert (game.knows(ME, "Ox"), game.knows(YOU, "Ox")) == (True, True), "who is looked at still sees their own hand"
    assert again(game).knows(ME, "Ox")


def test_a_cheaper_move_that_can_be_used_once_is_used_up() -> None:
    guide = made(
        "Guide", abilities=[Static((CostsLess(1, Cards(("character",), "yours"), what="move", limit="once"),))]
    )
    game = position(
        me={"play": ["Guide", "Ox", "Hut"], "ink": 5},
        cards=[guide, OX, made("Hut", "location", move_cost=2, willpower=5)],
    )
    game.push("move Ox -> Hut")
    assert game.ink(ME) == (4, 1)
    assert again(game).push("move Guide -> Hut").ink(ME) == (2, 3)


def test_a_plain_position_remembers_nothing() -> None:
    game = position(me={"play": ["Ox (exerted, damage 2)"]}, cards=[OX])
    assert "memory" not in game.game.position()


# --- any main phase -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "edition"), [(2, None), (3, None), (2, OLD), (4, "2.1.0")])
@pytest.mark.parametrize("seed", range(3))
def test_every_main_phase_of_a_game_with_real_cards_goes_on_from_its_file(seats, edition, seed) -> None:
    game, dice = dealt(seats, 1000 + seed * 7 + seats, edition), Dice(seed)
    for action in range(220):
        if game.outcome is not None:
            return
        if in_main_phase(game):
            assert at_rest(game.table)  # type: ignore[arg-type]
            if dice.below(12) == 0:
                Pair(game).go_on(Dice(action), 12)
        step(game, dice)


# --- what is impossible -------------------------------------------------------------------------------------------

RAGE = {
    "name": "Rage",
    "type": "action",
    "cost": 0,
    "abilities": json.loads(json.dumps(
        position(me={"hand": ["Rage"]}, cards=[spell("Rage", Get(Chosen(CHARACTERS), "strength", 3, "this turn"))])
        .game.position()["cards"][0]["abilities"]
    )),
}  # fmt: skip
LASTS = {"of": "Rage", "nth": 0, "player": 0, "source": "0.discard.0", "subject": "0.play.0", "amount": 3}


def remembering(**memory: Any) -> dict[str, Any]:
    return {
        "mazo": 3,
        "game": "lorcana",
        "players": [{"deck": 5, "discard": ["Rage"], "play": ["Filler"]}, {"deck": 5}],
        "cards": [RAGE],
        "memory": memory,
    }


def test_a_written_memory_is_read() -> None:
    game = Situation(from_position(remembering(lasting=[LASTS])))
    assert game.strength("Filler") == 4


IMPOSSIBLE = [
    ({"lasting": [{**LASTS, "of": "Nobody"}]}, "memory.lasting[0].of"),
    ({"lasting": [{**LASTS, "nth": 1}]}, "memory.lasting[0].nth"),
    ({"lasting": [{**LASTS, "player": 2}]}, "memory.lasting[0].player"),
    ({"lasting": [{**LASTS, "source": "0.discard.1"}]}, "memory.lasting[0].source"),
    ({"lasting": [{**LASTS, "source": ""}]}, "memory.lasting[0].source"),
    ({"lasting": [{**LASTS, "source": "was 1"}]}, "memory.lasting[0].source"),
    ({"lasting": [{**LASTS, "subject": "here"}]}, "memory.lasting[0].subject"),
    ({"lasting": [{**LASTS, "amount": 10**9}]}, "memory.lasting[0]"),
    ({"lasting": [{**LASTS, "turn": 2}]}, "memory.lasting[0]"),
    ({"lasting": [{**LASTS, "bound": 7}]}, "memory.lasting[0].bound"),
    ({"lasting": [{"of": "Rage"}]}, "memory.lasting[0]"),
    ({"used": [{"card": "0.play.0", "what": "magic"}]}, "memory.used[0]"),
    ({"used": [{"card": "0.play.0", "of": "Rage"}]}, "memory.used[0].nth"),
    ({"used": [{"card": "0.play.0", "what": "discount"}]}, "memory.used[0]"),
    ({"used": [{"card": "0.play.5", "what": "boost"}]}, "memory.used[0]"),
    ({"happened": [{"event": "rain", "by": 0}]}, "memory.happened[0]"),
    ({"happened": [{"event": "quest", "by": 9}]}, "memory.happened[0]"),
    ({"happened": [{"event": "quest", "by": 0, "card": "0.moon.0"}]}, "memory.happened[0]"),
    ({"happened": [{"event": "quest", "by": 0, "card": "0.play.0", "whose": 7}]}, "memory.happened[0]"),
    ({"left": [{"card": "was 1"}]}, "memory.left[0]"),
    ({"left": [{"card": "0.discard.0", "strength": 10**9}]}, "memory.left[0]"),
    ({"left": [{"card": "0.discard.0", "keywords": ["Flying"]}]}, "memory.left[0]"),
    ({"left": [{"card": "0.discard.0", "states": ["asleep"]}]}, "memory.left[0]"),
    ({"states": {"0.play.0": ["asleep"]}}, "memory.states"),
    ({"states": {"0.discard.0": ["played"]}}, "memory.states"),
    ({"states": {"9.play.0": ["played"]}}, "memory.states"),
    ({"known": [["1.hand.0"]]}, "memory.known[0]"),
    ({"known": [[], [], ["0.deck.0"]]}, "memory.known[2]"),
    ({"colour": 1}, "memory"),
]


def test_what_happened_in_a_file_of_an_earlier_format_is_refused_in_words() -> None:
    with pytest.raises(BadPosition, match=r"memory\.happened\[0\].*: since format 3 what happened says who did it"):
        from_position(remembering(happened=[{"event": "quest", "player": 0}]) | {"mazo": 2})


@pytest.mark.parametrize(("memory", "place"), IMPOSSIBLE)
def test_an_impossible_memory_is_refused_by_its_place(memory: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        from_position(remembering(**memory))
    assert f"{place}: " in caught.value.text("en")
    assert f"{place}: " in caught.value.text("es")


PLACES = st.sampled_from(
    ["0.play.0", "0.discard.0", "0.deck.2", "1.deck.0", "0.play.1", "was 1", "0.play.0 was 2", "", "x"]
)
EVENTS = st.sampled_from(["quest", "banish", "play", "x"])
SEATS = st.integers(-1, 2)
MEMORIES = st.fixed_dictionaries(
    {},
    optional={
        "happened": st.lists(
            st.fixed_dictionaries(
                {"event": EVENTS, "by": SEATS}, optional={"card": PLACES, "whose": SEATS, "other": PLACES}
            ),
            max_size=3,
        ),
        "used": st.lists(
            st.fixed_dictionaries(
                {"card": PLACES, "what": st.sampled_from(["challenge", "boost", "ability", "discount"])}
            ),
            max_size=2,
        ),
        "lasting": st.lists(
            st.fixed_dictionaries(
                {"of": st.sampled_from(["Rage", ""]), "nth": st.integers(-1, 1), "player": SEATS, "source": PLACES},
                optional={
                    "subject": PLACES,
                    "amount": st.integers(-9, 9),
                    "bound": st.integers(-3, 2),
                    "kept": st.lists(st.lists(PLACES, max_size=2), max_size=2),
                },
            ),
            max_size=3,
        ),
        "left": st.lists(
            st.fixed_dictionaries({"card": PLACES}, optional={"strength": st.integers(-3, 3), "at": PLACES}), max_size=2
        ),
        "states": st.dictionaries(PLACES, st.lists(st.sampled_from(["played", "sang", "x"]), max_size=2), max_size=2),
        "known": st.lists(st.lists(PLACES, max_size=2), max_size=3),
    },
)


@settings(max_examples=200, deadline=None)
@given(MEMORIES)
def test_any_memory_is_either_played_or_refused(memory: dict[str, Any]) -> None:
    try:
        game = from_position(remembering(**memory))
    except BadPosition:
        return
    dice = Dice(1)
    for _ in range(6):
        if game.outcome is None:
            step(game, dice)
