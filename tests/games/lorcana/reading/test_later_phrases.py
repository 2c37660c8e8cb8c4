"""Phrases of later cards: what they become, and sentences close to them that are refused."""

from typing import Any

import msgspec
import pytest

from mazo.abilities.tree.deeds import Do, Draw, Look, PutUnder, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Cant,
    ChooseOne,
    EachCard,
    Gain,
    Get,
    Instead,
    Keyword,
    NextEnters,
    Play,
    PlayersMay,
    Steps,
    To,
)
from mazo.abilities.tree.facts import CostsLess, FreeToPlay, PlayFrom
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    Different,
    Every,
    Happened,
    HostOf,
    Is,
    Named,
    OfType,
    PlayerOf,
    Ref,
    Size,
    Sum,
    This,
    Top,
    Turn,
    Under,
    When,
)
from tests.games.lorcana.reading.texts import effect, refused, static, triggered

MANNERS = ("said", "joint", "joints", "circumstances")
CHARACTER = Cards(("character",))
MINE = Cards(("character",), "yours")
OPPOSING = Cards(("character",), "opposing")


def plainly(node: Any) -> Any:
    """A tree without its manners of speaking."""
    if isinstance(node, tuple):
        return tuple(plainly(one) for one in node)
    if not isinstance(node, msgspec.Struct):
        return node
    kept = [one for one in msgspec.structs.fields(node) if one.name not in MANNERS or isinstance(node, To | ChooseOne)]
    return type(node)(**{one.name: plainly(getattr(node, one.name)) for one in kept})


@pytest.mark.parametrize(
    ("opening", "when"),
    [
        ("Whenever you move a character here from a location", When("move from a location", MINE, "this")),
        ("When you play a Baker character on this card",
         When("shift onto", Cards(("character",), "yours", (Classified(("Baker",)),)), "this")),
        ("When you shift a character on top of her", When("shift onto", MINE, "this")),
        ("Whenever you use the Boost ability of a character", When("boost", MINE, who="you")),
        ("Whenever this character is chosen for an action or an item's ability",
         When("is chosen", "this", Cards(("action", "item")))),
        ("Whenever you return an item card from your discard to your hand",
         When("return to hand", Cards(("item",), "yours", zone="discard"), who="you")),
        ("Whenever an opponent draws a card during their turn",
         When("draw", who="any opponent", conditions=(Turn("theirs"),))),
    ],
)  # fmt: skip
def test_later_events(opening, when):
    kind = "location" if "here" in opening else "character"
    assert plainly(triggered(f"{opening}, draw a card.", kind)).when == (when,)


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("You pay 1 {I} less for the first action you play each turn.",
         CostsLess(1, Cards(("action",)), limit="first")),
        ("Once during your turn, you may pay 1 {I} less to move this character to a location.",
         CostsLess(1, "this", what="move", limit="once")),
        ("You pay 2 {I} less to shift a character on top of this character.", CostsLess(2, "this", what="shift onto")),
        ("You may play items named Lamp for free.", FreeToPlay(Cards(("item",), where=(Named(("Lamp",)),)))),
        ("You may play characters from your discard. If you do, they enter play exerted.",
         PlayFrom(Cards(("character",), "yours", zone="discard"), state="exerted")),
        ("The first time this character would take damage, she takes no damage instead.",
         Instead(When("takes damage", "this"), first=True)),
        ("Each opponent can't gain lore unless one of their characters has challenged this turn.",
         Cant("each opponent", "gain lore",
              unless=Compare(Happened("challenge", "they", Cards(("character",), "theirs")), "at least", 1))),
    ],
)  # fmt: skip
def test_later_facts(text, fact):
    assert plainly(static(text)).facts == (fact,)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Draw a card from the bottom of your deck.", Draw(bottom=True)),
        ("Chosen character counts as having +2 cost to sing songs this turn.",
         Get(Chosen(CHARACTER), "singing", 2, "this turn")),
        ("Your characters get +1 {S} while challenging a location this turn.",
         Get(Every(MINE), "strength", 1, "this turn", Is("challenging a location"))),
        ("Put all cards from under chosen character on the bottom of their player's deck in a random order.",
         ToDeck(Under(Chosen(CHARACTER)), random_order=True)),
        ("Play or shift a Baker character for free.",
         Play(Chosen(Cards(("character",), "yours", (Classified(("Baker",)),), "hand"), name="first"), way="or shift")),
        ("Draw a card for each different ink type of cards revealed this way.",
         Draw(Different("ink types", Ref("looked")))),
        ("Gain 1 lore for each item card put into your discard this way.",
         ToPlayer("gain lore", Size(Ref("put into discard"), (OfType(("item",)),)))),
        ("The next character you play this turn enters play exerted and gains Rush until the start of your next turn.",
         NextEnters(CHARACTER, "exerted", Gain(Ref("subject"), Keyword("Rush"), "until your next turn"))),
        ("Put a card from the top of your deck facedown under each of your characters.",
         EachCard(Every(MINE), PutUnder(Top(), Ref("it")))),
    ],
)  # fmt: skip
def test_later_deeds(text, made):
    assert plainly(effect(text)) == made


def test_that_location_is_where_the_character_is():
    text = "Ready chosen character of yours at a location. Gain lore equal to that location's {L}."
    chosen = Chosen(Cards(("character",), "yours", (Is("at a location"),)))
    assert plainly(effect(text)) == Steps((Do("ready", chosen), ToPlayer("gain lore", Sum("lore", HostOf(Ref())))))
    made = plainly(
        triggered("Whenever this character quests while at a location, draw cards equal to that location's {L}.")
    )
    assert made.do == Draw(Sum("lore", HostOf(This())))
    assert "location" in refused("Whenever this character quests, draw cards equal to that location's {L}.").expected


def test_here_is_where_a_character_is_only_if_it_is_somewhere():
    made = plainly(triggered("Whenever this character quests while at a location, ready all other characters here."))
    assert made.do == Do("ready", Every(Cards(("character",), where=(Is("here"),), other=True)))
    assert "here" in refused("Whenever this character quests, ready all other characters here.").expected


def test_unless_they_are_so_when_the_time_comes():
    text = (
        "Exert chosen opposing character. "
        "They can't ready at the start of their next turn unless they're at a location."
    )
    held = Cant(
        Ref(), "ready at the start of their turn", "at the start of their next turn", unless=Is("at a location")
    )
    assert plainly(effect(text)) == Steps((Do("exert", Chosen(OPPOSING)), held))


def test_there_is_the_zone_that_was_looked_at():
    text = "Look at the cards in your inkwell. You may play a Baker character from there for free."
    baker = Chosen(Cards(("character",), "yours", (Classified(("Baker",)),), "inkwell"), name="first")
    made = plainly(effect(text))
    assert made == Steps((Look(Every(Cards(whose="yours", zone="inkwell"))), PlayersMay(Play(baker))))
    assert (
        "there" in refused("When you play this character, you may play a Baker character from there for free.").expected
    )


def test_an_opposing_character_is_so_if_there_is_one():
    made = plainly(triggered("At the start of your turn, if an opposing character has damage, gain 1 lore."))
    hurt = Cards(("character",), "opposing", (Is("damaged"),))
    assert made.condition == Compare(Count(hurt), "at least", 1)


def test_each_of_several_is_challenged_itself():
    made = plainly(static("While being challenged, your other characters gain Resist +1."))
    others = Cards(("character",), "yours", (Is("being challenged"),), other=True)
    assert (made.condition, made.facts) == (None, (Gain(Every(others), Keyword("Resist", 1)),))


def test_his_figure_is_said_before_the_choice():
    made = plainly(
        triggered("Whenever this character quests, add his {W} to another chosen character's {S} this turn.")
    )
    assert made.do == Get(Chosen(Cards(("character",), other=True)), "strength", Sum("willpower", This()), "this turn")


def test_that_player_is_the_player_of_what_was_banished():
    made = plainly(triggered("Whenever another character is banished, that player draws a card."))
    assert made.do == Draw(1, PlayerOf(Ref("subject")))


def test_the_second_card_is_which_time_it_happens():
    text = (
        "Whenever an opponent draws a card during their turn, if it's the second card they've drawn this turn, "
        "draw a card."
    )
    made = plainly(triggered(text))
    assert (made.when[0].nth, made.condition) == (2, None)


def test_each_sentence_has_its_own_if():
    text = (
        "At the end of each player's turn, if they have more than 2 cards in their hand, they draw a card. "
        "If they have fewer than 2 cards in their hand, they draw 2 cards."
    )
    made = plainly(triggered(text))
    assert made.condition is None
    assert len(made.do.of) == 2


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you return an item card to your hand, draw a card.",
        "You may play items named Lamp for free twice.",
        "Chosen character counts as having +2 cost to sing songs this turn and next turn.",
        "Your characters get +1 {S} while challenging an item this turn.",
    ],
)
def test_words_close_to_these_are_refused(text):
    refused(text)
