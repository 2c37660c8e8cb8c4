"""The editions as switches: what 2.3 changed beside ink drops and Adventurous, each in one position of two editions."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, Reveal, ToPlayer
from mazo.abilities.tree.effects import (
    EachPlayer,
    Gain,
    GainClass,
    Keyword,
    Move,
    PlayersMay,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Every, Ref, They, Top, When
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import states as S
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, hero
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.games.lorcana.rules.switches import differs, shows
from tests.support.rule import rule
from tests.support.table import ME, YOU, Made, Situation, made, position

BOTH = pytest.mark.parametrize("edition", ["2.3.0", "2.2.0"])
EVASIVE = Keyword("Evasive")


def gives(name: str, until: str) -> Made:
    """An action that gives my characters Evasive for so long."""
    return says(Gain(Every(MINE), EVASIVE, until), name=name)


BRIEF, LONG = gives("Brief", "this turn"), gives("Long", "until your next turn")


def winged(game: Situation, name: str = "Dog") -> bool:
    """Whether a character has Evasive."""
    return game.table.has(game.card(name), K.EVASIVE)


@shows("longer_keyword")
@rule("lorcana", "8.1.2")
@pytest.mark.parametrize(("edition", "lasts"), [("2.3.0", True), ("2.2.0", False)])
def test_the_longer_of_two_equal_keywords_stays(edition, lasts):
    """R204: Evasive this turn, then until the start of my next turn."""
    assert differs("longer_keyword", "2.2.0", "2.3.0")
    game = position(me={"hand": ["Brief", "Long"], "play": ["Dog"]}, cards=[*PLAIN, BRIEF, LONG], edition=edition)
    game.push("play Brief", "play Long")
    assert winged(game)
    game.push("end")
    assert winged(game) == lasts


@BOTH
@rule("lorcana", "8.1.2")
def test_the_shorter_of_two_equal_keywords_is_not_gained(edition):
    """R205: the other way round it makes no difference."""
    game = position(me={"hand": ["Brief", "Long"], "play": ["Dog"]}, cards=[*PLAIN, BRIEF, LONG], edition=edition)
    assert winged(game.push("play Long", "play Brief", "end"))


PLANE = made("Plane", cost=2, abilities=[EVASIVE])
JET = made("Plane", version="Grounded", cost=5, abilities=[Keyword("Shift", 1)])


@BOTH
@rule("lorcana", "8.1.2", "8.10.5")
def test_what_a_card_has_by_its_text_is_not_gained_for_a_turn(edition):
    """R206: covered by a character without it, it has no Evasive left."""
    game = position(
        me={"hand": ["Brief", "Plane - Grounded"], "play": ["Plane"], "ink": 1},
        cards=[PLANE, JET, BRIEF],
        edition=edition,
    )
    game.push("play Brief", "shift Plane - Grounded -> Plane")
    assert not winged(game, "Plane - Grounded")


CREW = says(GainClass(Every(MINE), "Pirate", "this turn"), name="Crew")
SINK = says(Do("banish", Every(Cards(("character",), "yours", (Classified(("Ally",)),)))), name="Sink")
CAPTAIN = hero(
    Triggered(
        (When("banish", Cards(("character",), "yours", other=True)),),
        ToPlayer("gain lore", 1),
        condition=They(Ref("subject"), (Classified(("Pirate",)),)),
    ),
    name="Captain",
)


@shows("last_details")
@rule("lorcana", "6.7.7")
@pytest.mark.parametrize(("edition", "lore"), [("2.3.0", 1), ("2.2.0", 0)])
def test_a_classification_is_known_of_who_has_left(edition, lore):
    """R196: the ant was a pirate as it was banished."""
    game = position(
        me={"hand": ["Crew", "Sink"], "play": ["Captain", "Ant"]}, cards=[*PLAIN, CREW, SINK, CAPTAIN], edition=edition
    )
    assert game.push("play Crew", "play Sink").lore(ME) == lore


@shows("zone_change_while_playing")
@rule("lorcana", "4.3.2")
@pytest.mark.parametrize(("edition", "played"), [("2.3.0", True), ("2.2.0", False)])
def test_a_card_that_its_cost_moves_is_played_from_there(edition, played):
    """R177: Belle lies under the Cauldron that is banished for her; she is played from the discard."""
    game = position(
        me={"play": ["The Black Cauldron"], "discard": ["Belle - Apprentice Inventor"], "ink": 2},
        cards=[],
        edition=edition,
    )
    game.push("use The Black Cauldron: THE CAULDRON CALLS")
    ready_all(game)
    game.push("use The Black Cauldron: RISE AND JOIN ME!")
    way = next(action for action in game.legal("play Belle"))
    game.push(way)
    assert game.is_in_play("Belle") == played
    assert "The Black Cauldron" in game.names_in("discard", ME)


def ready_all(game: Situation) -> None:
    """Ready what lies in play, as an effect would."""
    for card in range(len(game.table.flags)):
        game.table.flags[card] &= ~S.EXERTED


@shows("move_choice")
@rule("lorcana", "4.7.2")
@pytest.mark.parametrize(("edition", "places"), [("2.3.0", ["choose Hut", "choose Tower"]), ("2.2.0", [])])
def test_where_a_character_is_may_be_chosen_or_not(edition, places):
    """R186: Russell quests at the hut; since 2.3 he may pick it, before he had to go to the tower."""
    game = position(
        me={"play": ["Russell - Junior Wilderness Explorer (at Hut)", "Hut", "Tower", "Dog"]},
        cards=PLAIN,
        edition=edition,
    ).push("quest Russell", "yes")
    assert game.legal("choose") == places
    if not places:
        assert (game.place("Dog"), game.place("Russell")) == ("Tower", "Tower")


@rule("lorcana", "4.7.2")
def test_who_is_already_there_does_not_move():
    """R186: the dog moves to the hut, Russell was there: one move."""
    game = position(
        me={"play": ["Russell - Junior Wilderness Explorer (at Hut)", "Hut", "Tower", "Dog"]},
        cards=PLAIN,
        edition="2.3.0",
    ).push("quest Russell", "yes", "choose Hut")
    assert (game.place("Dog"), game.place("Russell"), len(game.events("moves"))) == ("Hut", "Hut", 1)


ROAM = says(Move(Chosen(Cards(("character",))), Chosen(Cards(("location",)), name="second"), free=True), name="Roam")


@rule("lorcana", "4.7.1")
def test_only_own_cards_are_chosen_for_a_move():
    """R188: whatever the text says."""
    game = position(
        me={"hand": ["Roam"], "play": ["Dog", "Ant", "Hut", "Tower"]},
        you={"play": ["Bear", "Hut"]},
        cards=[*PLAIN, ROAM],
        edition="2.3.0",
    )
    game.push("play Roam")
    assert game.legal() == ["choose Dog", "choose Ant"]
    game.push("choose Dog")
    assert len(game.legal()) == 2


OFFERS = says(Steps((PlayersMay(Draw(1)), PlayersMay(ToPlayer("gain lore", 1))), ("and",)), name="Offers")


@shows("each_may")
@rule("lorcana", "6.1.4.2")
def test_each_may_is_answered_on_its_own():
    """R190: four answers."""
    found = set()
    for one in ("yes", "no"):
        for two in ("yes", "no"):
            game = position(me={"hand": ["Offers"]}, cards=[OFFERS], edition="2.3.0").push("play Offers", one, two)
            found.add((len(game.hand(ME)), game.lore(ME)))
    assert found == {(0, 0), (0, 1), (1, 0), (1, 1)}


@rule("lorcana", "6.1.4")
@pytest.mark.parametrize(("answer", "outcome"), [("yes", (1, 1)), ("no", (0, 0))])
def test_before_2_3_one_answer_is_for_the_sentence(answer, outcome):
    game = position(me={"hand": ["Offers"]}, cards=[OFFERS], edition="2.2.0").push("play Offers", answer)
    assert (len(game.hand(ME)), game.lore(ME)) == outcome


STORM = says(
    EachPlayer("each player", Steps((ToPlayer("gain lore", 1, "they"), Discard(1, "they", by="all"), Draw(2, "they")))),
    name="Storm",
)


@shows("simultaneous_parts")
@rule("lorcana", "6.7.6.1")
@pytest.mark.parametrize(
    ("edition", "order"), [("2.3.0", [ME, YOU, ME, ME, YOU, YOU]), ("2.2.0", [ME, ME, ME, YOU, YOU, YOU])]
)
def test_all_do_the_first_part_before_anybody_does_the_second(edition, order):
    """R194: all discard, then all draw."""
    game = position(me={"hand": ["Storm", "Ant"]}, you={"hand": ["Dog"]}, cards=[*PLAIN, STORM], edition=edition).push(
        "play Storm"
    )
    assert [event.seat for event in game.events("discards", "draws")] == order


@BOTH
@rule("lorcana", "6.1.14.3")
def test_only_what_the_effect_revealed_is_taken(edition):
    """R192: a song in the discard is not among the revealed cards."""
    seek = says(
        Steps((Reveal(Top(2)), Do("return to hand", Ref("looked")))),
        name="Seek",
    )
    game = position(
        me={"hand": ["Seek"], "deck": ["Song", "Ant", "Dog"], "discard": ["Song"]},
        cards=[*PLAIN, seek],
        edition=edition,
    ).push("play Seek")
    assert (sorted(game.hand(ME)), "Song" in game.names_in("discard", ME)) == (["Ant", "Song"], True)


@shows("corrected_cards")
@rule("lorcana", "8.16.1", "8.16.3")
@pytest.mark.parametrize(("edition", "reason"), [("2.3.0", "adventurous_must_quest"), ("2.2.0", "must_quest_first")])
def test_woody_makes_a_character_adventurous(edition, reason):
    """R176: until his player's next turn the opposing character must quest, and can't challenge."""
    game = position(
        me={"hand": ["Woody - Town Sheriff"], "play": ["Dog (exerted)"], "ink": 9},
        you={"play": ["Bear"]},
        cards=PLAIN,
        edition=edition,
    )
    game.push("play Woody", "end")
    assert game.refused("end")[0] == reason
    assert "challenge Bear -> Dog" not in game.legal()
