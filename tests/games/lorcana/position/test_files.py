"""Position files: what they describe is laid out and written back, and what is impossible is refused by its place."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazo
from mazo.errors import BadPosition, MazoError
from mazo.game import Game
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.position import files as positions
from mazo.kernel.rng import Dice
from mazo.making import from_position
from tests.support.table import ME, YOU, position

STITCH, OLAF, LILO, AGRABAH = (
    "Stitch - New Dog",
    "Olaf - Friendly Snowman",
    "Lilo - Making a Wish",
    "Agrabah - Marketplace",
)
OLDER = "2025-08-22"


def data(*players: dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A position file; without players, of two with a few cards each."""
    sides = list(players) or [{"deck": 5}, {"deck": 5}]
    return {"mazo": 1, "game": "lorcana", "players": sides, **rest}


def again(game: Game) -> Game:
    """The game that the position file of a game describes, by way of JSON."""
    return from_position(json.loads(json.dumps(game.position())))


# --- there and back -----------------------------------------------------------------------------------------------

POSSIBLE = {
    "nearly empty": data(),
    "cards in every zone": data(
        {
            "lore": 19,
            "hand": [STITCH, 2],
            "deck": [OLAF, 3, LILO],
            "inkwell": {"ready": 2, "exerted": 1, "cards": [LILO]},
            "play": [STITCH, {"card": OLAF, "exerted": True, "drying": True, "damage": 2}],
            "discard": [LILO, LILO],
            "inked": True,
        },
        {"hand": 7, "deck": 30, "inkwell": 3, "play": [{"card": AGRABAH, "damage": 1}]},
    ),
    "at locations": data(
        {
            "deck": 3,
            "play": [
                {"card": AGRABAH, "damage": 1},
                {"card": STITCH, "at": AGRABAH},
                AGRABAH,
                {"card": OLAF, "at": 2},
                {"card": LILO, "at": "agrabah"},
            ],
        },
        {"deck": 3},
    ),
    "another player's turn": data({"deck": 2}, {"deck": 2}, {"deck": 2}, turn=9, active=2, first=1),
    "one of four has left": data({"deck": 2}, {"gone": True}, {"deck": 2}, {"deck": 2}, active=3),
    "an older edition": data(edition=OLDER),
    "cards of its own": data(
        {"deck": 2, "hand": ["Vanilla 3/3", "Air"], "play": ["Anvil", "Hill"]},
        {"deck": 2, "play": [{"card": "Vanilla 3/3", "drying": True}]},
        cards=[
            {"name": "Vanilla 3/3", "type": "character", "cost": 3, "strength": 3, "willpower": 3, "inkable": True},
            {"name": "Air", "type": "action", "cost": 2, "classifications": ["Song"]},
            {"name": "Anvil", "type": "item", "cost": 1},
            {"name": "Hill", "type": "location", "cost": 1, "willpower": 4, "lore": 1, "move_cost": 1},
        ],
    ),
    "counters in zones": data({"deck": 2, "counters": {"ink_drop": 2}}, {"deck": 2}, edition="2.3.0"),
    "a known card made anew": data(
        {"deck": 2, "play": [STITCH]},
        {"deck": 2},
        cards=[{"name": "Stitch", "version": "New Dog", "type": "character", "cost": 9, "willpower": 9}],
    ),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_a_position_is_laid_out_and_written_back(name):
    game = from_position(POSSIBLE[name])
    twin = again(game)
    assert twin.position() == game.position()
    assert twin.hash == game.hash
    assert [action.text for action in twin.legal_actions] == [action.text for action in game.legal_actions]


def test_what_is_written_is_what_was_described():
    described = POSSIBLE["cards in every zone"]["players"][0]
    written = from_position(POSSIBLE["cards in every zone"]).position()["players"][0]
    assert written["hand"] == (STITCH, "Filler", "Filler")
    assert written["deck"] == (OLAF, "Filler", "Filler", "Filler", LILO)
    assert (written["inkwell"]["ready"], written["inkwell"]["exerted"]) == (2, 1)
    assert sorted(written["inkwell"]["cards"]) == ["Filler", "Filler", LILO]
    assert written["play"] == ({"card": STITCH}, described["play"][1])
    assert (written["lore"], written["inked"], written["discard"]) == (19, True, (LILO, LILO))


def test_characters_stay_at_their_own_location_of_several_with_one_name():
    game = again(from_position(POSSIBLE["at locations"]))
    homes = [entry.get("at", "") for entry in game.position()["players"][ME]["play"]]
    assert homes == ["", AGRABAH, "", 2, AGRABAH]


def test_a_card_made_anew_keeps_its_figures():
    game = again(from_position(POSSIBLE["a known card made anew"]))
    (card,) = game.view(ME).players[ME].zones["play"].cards
    assert (card.cost, card.figures["willpower"]) == (9, (9, 9))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_at_rest_of_a_random_game_is_written_and_read(players):
    decks = ["spark-dash", "safe-harbors", "iron-fists", "tall-tales"][:players]
    game = mazo.new("lorcana", decks=decks, seed=players)
    dice = Dice(players)
    written = 0
    while game.outcome is None and len(game.past) < 150:
        if game.turn > 0:
            twin = again(game)
            assert twin.position() == game.position()
            written += 1
        options = list(game.legal_actions)
        game.push(options[dice.below(len(options))])
    assert written > 50


def test_only_a_game_at_rest_has_a_position():
    setup = mazo.new("lorcana", decks=["spark-dash", "iron-fists"])
    over = position(me={"play": [STITCH], "lore": 19}).push("quest Stitch").game
    for game in (setup, over):
        with pytest.raises(BadPosition, match="replay"):
            game.position()
    over.clean_up()
    with pytest.raises(BadPosition, match="replay") as caught:
        over.position()
    assert "repetición" in caught.value.text("es")


def test_a_position_that_is_read_is_not_changed():
    described = POSSIBLE["cards in every zone"]
    before = json.dumps(described)
    game = from_position(described)
    game.push("end")
    assert json.dumps(described) == before


@pytest.mark.parametrize(
    ("phase", "step", "player"),
    [("start", "", YOU), ("start", "draw", YOU), ("main", "actions", YOU), ("end", "", ME), ("end", "last-check", ME)],
)
def test_a_position_stands_at_the_beginning_of_its_step(phase, step, player):
    game = from_position(data({"deck": 5}, {"deck": 5}, active=YOU, phase=phase, step=step))
    assert game.table.active == player


# --- what is impossible -------------------------------------------------------------------------------------------


def side(**zones: Any) -> dict[str, Any]:
    return data({"deck": 5, **zones}, {"deck": 5})


def defined(**facts: Any) -> dict[str, Any]:
    return data(cards=[{"name": "X", "type": "character", "cost": 1, **facts}])


IMPOSSIBLE: list[tuple[Any, str]] = [
    # The form.
    ({}, "position"),
    ({"mazo": 1, "game": "lorcana"}, "position"),
    (data(colour="red"), "position"),
    (data(players=3), "players"),
    (data(turn="five"), "turn"),
    (side(lore="many"), "players[0].lore"),
    (side(hand=None), "players[0].hand"),
    (side(hand=[1.5]), "players[0].hand[0]"),
    (side(play=[{"exerted": True}]), "players[0].play[0]"),
    (side(play=[{"card": STITCH, "colour": 1}]), "players[0].play[0]"),
    (data(cards=[{"name": "X"}]), "cards[0]"),
    # The whole.
    (data() | {"mazo": 4}, "mazo"),
    (data(edition="9.9"), "edition"),
    (data({"deck": 5}), "players"),
    (data(*[{"deck": 5}] * 5), "players"),
    (data({"deck": 5}, {"gone": True}), "players"),
    (data({"gone": True}, {"deck": 5}, {"deck": 5}), "active"),
    (data(active=2), "active"),
    (data(active=-1), "active"),
    (data(first=2), "first"),
    (data(turn=0), "turn"),
    (data(turn=10**30), "turn"),
    (data(phase="lunch"), "phase"),
    (data(step="lunch"), "step"),
    # A player.
    (side(lore=-1), "players[0].lore"),
    (side(lore=20), "players[0].lore"),
    (side(hand=-1), "players[0].hand[0]"),
    (side(deck=[501]), "players[0].deck[0]"),
    (side(discard=[300, 300]), "players[0].discard"),
    (side(play=[STITCH] * 501), "players[0].play"),
    (side(inkwell=-1), "players[0].inkwell"),
    (side(inkwell=501), "players[0].inkwell"),
    (side(inkwell={"ready": -1, "exerted": 3}), "players[0].inkwell"),
    (side(inkwell={"ready": 1, "cards": [STITCH, STITCH]}), "players[0].inkwell"),
    (data({"deck": 5}, {"deck": 5}, {"gone": True, "hand": 1}), "players[2].gone"),
    # A card.
    (side(hand=["Nobody At All"]), "players[0].hand[0]"),
    (side(hand=["Stitch"]), "players[0].hand[0]"),
    (side(inkwell={"ready": 1, "cards": ["Nobody At All"]}), "players[0].inkwell.cards[0]"),
    (side(play=["Nobody At All"]), "players[0].play[0]"),
    (side(play=[{"card": STITCH, "damage": -1}]), "players[0].play[0]"),
    (side(play=[{"card": STITCH, "damage": 2}]), "players[0].play[0]"),
    (side(play=[{"card": AGRABAH, "exerted": True}]), "players[0].play[0]"),
    (side(play=[{"card": AGRABAH, "drying": True}]), "players[0].play[0]"),
    (side(play=[{"card": STITCH, "at": AGRABAH}]), "players[0].play[0].at"),
    (side(play=[STITCH, {"card": STITCH, "at": 0}]), "players[0].play[1].at"),
    (side(play=[AGRABAH, {"card": STITCH, "at": 7}]), "players[0].play[1].at"),
    (side(play=[AGRABAH, {"card": AGRABAH, "at": 0}]), "players[0].play[1].at"),
    # A card of its own.
    (defined(type="dragon"), "cards[0]"),
    (defined(cost=-1), "cards[0]"),
    (defined(strength=10**20), "cards[0]"),
    (defined(text="Ward"), "cards[0].text"),
    (
        defined(abilities=[{"node": "action", "do": {"node": "draw", "who": "the dealer"}}]),
        "cards[0].abilities[0].do.who",
    ),
    (defined(abilities=[{"node": "action", "do": {"node": "gain lore"}}]), "cards[0].abilities[0].do.node"),
    (defined(abilities=[{"node": "action", "do": {"node": "draw", "number": 2}}]), "cards[0].abilities[0].do"),
    (defined(name=""), "cards[0].name"),
    (defined(name="A -> B"), "cards[0].name"),
    (defined(name="A; B"), "cards[0].name"),
    (defined(name="A #2"), "cards[0].name"),
    (defined(name="A" * 200), "cards[0].name"),
    (
        side(play=["Air"]) | {"cards": [{"name": "Air", "type": "action", "cost": 2}]},
        "players[0].play[0]",
    ),
    (
        side(play=[{"card": "Anvil", "damage": 1}]) | {"cards": [{"name": "Anvil", "type": "item", "cost": 1}]},
        "players[0].play[0]",
    ),
]


def test_trees_of_the_old_format_are_refused_in_words():
    old = {"name": "Old", "type": "action", "cost": 1, "abilities": [{"node": "action", "do": {"node": "gain lore"}}]}
    with pytest.raises(BadPosition, match=r"abilities\[0\]\.do\.node: the trees of cards have other words by now"):
        from_position(data(cards=[old]))


def test_a_card_whose_text_nobody_has_read_is_refused_by_its_place(monkeypatch):
    odd = Card(name="Odd Story", type="action", cost=2, text=True)
    monkeypatch.setattr(positions, "standard", lambda: standard().with_cards([odd]))
    with pytest.raises(BadPosition) as caught:
        from_position(side(deck=[STITCH, "Odd Story"]))
    assert "players[0].deck[1]: " in caught.value.text("en")
    assert "not supported yet" in caught.value.text("en")
    assert "aún no está implementado" in caught.value.text("es")


@pytest.mark.parametrize(("described", "place"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_by_its_place_in_both_languages(described, place):
    with pytest.raises(BadPosition) as caught:
        from_position(described)
    english, spanish = caught.value.text("en"), caught.value.text("es")
    named = re.compile(rf"(^|\s){re.escape(place)}:\s")
    assert named.search(english)
    assert named.search(spanish)
    assert english != spanish
    assert not re.search(r"`|\b(Expected|Object)\b", english + spanish)


PLAIN = st.none() | st.booleans() | st.integers(-3, 600) | st.integers() | st.text(max_size=6) | st.floats()
NAMES = st.sampled_from([STITCH, OLAF, AGRABAH, "Filler", "X", "nobody"])
IN_PLAY = st.fixed_dictionaries(
    {"card": NAMES},
    optional={"exerted": st.booleans(), "drying": st.booleans(), "damage": st.integers(-1, 4), "at": NAMES | PLAIN},
)
CARDS = st.integers(-1, 9) | st.lists(NAMES | st.integers(-1, 9), max_size=4)
SIDES = st.fixed_dictionaries(
    {},
    optional={
        "lore": st.integers(-1, 21),
        "hand": CARDS | PLAIN,
        "deck": CARDS,
        "discard": CARDS,
        "inkwell": CARDS | st.fixed_dictionaries({"ready": st.integers(-1, 3), "exerted": st.integers(-1, 3)}),
        "play": st.lists(NAMES | IN_PLAY, max_size=4) | PLAIN,
        "gone": st.booleans(),
        "inked": st.booleans(),
    },
)
POSITIONS = st.fixed_dictionaries(
    {"mazo": st.just(1), "game": st.just("lorcana"), "players": st.lists(SIDES, min_size=1, max_size=5)},
    optional={
        "edition": st.sampled_from(["2.2.0", OLDER, "x"]),
        "turn": st.integers(0, 12) | st.integers(),
        "active": st.integers(-1, 4),
        "first": st.integers(-1, 4),
        "phase": st.sampled_from(["start", "main", "end", "x"]),
        "step": st.sampled_from(["", "actions", "draw", "x"]),
        "seed": st.text(max_size=4),
        "cards": st.lists(
            st.fixed_dictionaries(
                {"name": st.just("X"), "type": st.sampled_from(["character", "item", "x"]), "cost": st.integers(-1, 4)},
                optional={"willpower": st.integers(-1, 3), "text": st.just("Ward")},
            ),
            max_size=2,
        ),
    },
)


@settings(max_examples=150, deadline=None)
@given(POSITIONS)
def test_any_position_is_either_played_or_refused(described):
    try:
        game = from_position(described)
    except BadPosition:
        return
    assert game.outcome is not None or list(game.legal_actions)
    assert game.hash >= 0


@settings(max_examples=80, deadline=None)
@given(st.dictionaries(st.sampled_from(["mazo", "game", "players", "cards", "x"]), PLAIN | st.lists(PLAIN, max_size=3)))
def test_nonsense_is_one_typed_error(described):
    with pytest.raises(MazoError):
        from_position(described)


# --- counters -----------------------------------------------------------------------------------------------------


def test_counters_in_zones_are_written_by_their_names():
    game = from_position(POSSIBLE["counters in zones"])
    assert [side.get("counters") for side in game.position()["players"]] == [{"ink_drop": 2}, None]
    assert game.view(1).players[0].zones["inkwell"].counters == {"ink_drop": 2}


@pytest.mark.parametrize(
    ("side", "said"),
    [
        ({"counters": {"honey": 1}}, "at players[0].counters: no counters 'honey' lie here; there is ink_drop."),
        ({"counters": {"damage": 1}}, "at players[0].counters: no counters 'damage' lie here; there is ink_drop."),
        ({"counters": {"ink_drop": -1}}, "at players[0].counters.ink_drop: from 0 to 999 counters fit."),
        (
            {"play": [{"card": STITCH, "counters": {"ink_drop": 1}}]},
            "at players[0].play[0].counters: no counters 'ink_drop' lie here; the game has none for it.",
        ),
    ],
    ids=["unknown", "of cards", "less than none", "of zones"],
)
def test_counters_that_the_game_lacks_there_are_refused_with_their_place(side, said):
    with pytest.raises(BadPosition) as caught:
        from_position(data({"deck": 2, **side}, {"deck": 2}, edition="2.3.0"))
    assert said in caught.value.text("en")


def test_an_edition_without_such_counters_refuses_them():
    with pytest.raises(BadPosition):
        from_position(data({"deck": 2, "counters": {"ink_drop": 1}}, {"deck": 2}, edition="2.2.0"))


# --- older formats ------------------------------------------------------------------------------------------------

SAYING = {"name": "Herald", "type": "character", "cost": 1, "willpower": 1}
DRAWS = {"node": "draw"}


def told(number: int, when: dict[str, Any]) -> dict[str, Any]:
    """A file of a format with a card that draws when something happens."""
    ability = {"node": "triggered", "when": [{"node": "when", **when}], "do": DRAWS}
    return data({"deck": 2, "play": ["Herald"]}, {"deck": 2}, mazo=number, cards=[{**SAYING, "abilities": [ability]}])


@pytest.mark.parametrize("number", [1, 2])
def test_a_file_of_an_older_format_is_refused_where_who_has_another_meaning_by_now(number):
    with pytest.raises(BadPosition) as caught:
        from_position(told(number, {"event": "quest", "who": "you"}))
    assert "cards[0].abilities[0].when[0].who: in a file of format" in caught.value.text("en")
    assert '"mazo": 3' in caught.value.text("es")


@pytest.mark.parametrize("number", [1, 2])
def test_a_file_of_an_older_format_is_read_where_it_means_the_same(number):
    assert from_position(told(number, {"event": "quest", "cards": "this"})).position()["mazo"] == 3


def test_a_file_of_this_format_says_who_does_it():
    assert from_position(told(3, {"event": "quest", "who": "you"})).position()["cards"][0]["name"] == "Herald"
