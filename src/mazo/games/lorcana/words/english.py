"""Lorcana's words for the English voice, as its cards are printed."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.english.forms import Phrase
from mazo.abilities.text.english.words import Act, Event, Figure, State, Words
from mazo.abilities.text.words import Dictionary
from mazo.games.lorcana.book import glossary

_STATES: Final = {
    "damaged": State("has damage", "with damage", without="with no damage", adjective="damaged", contrary="undamaged"),
    "undamaged": State(
        "has no damage", "with no damage", without="with damage", adjective="undamaged", contrary="damaged"
    ),
    "exerted": State("is exerted", "{that} {is} exerted", adjective="exerted"),
    "ready": State("is ready", "{that} {is} ready", adjective="ready"),
    "drying": State("is drying", "{that} {is} drying", adjective="drying"),
    "challenging": State("is challenging", "{that} {is} challenging", adjective="challenging"),
    "at a location": State("is at a location", "at a location", several="at locations"),
    "here": State("is here", "here"),
    "a song": State("is a song", "{that} {is} a song"),
    "not a song": State("isn't a song", "{that} {isnt} a song"),
    "inkable": State("has {{IW}}", "with {{IW}}", without="without {{IW}}"),
    "being challenged": State("is being challenged", "being challenged"),
    "in a challenge": State("is in a challenge", "in a challenge"),
    "played this turn": State("was played this turn", "played this turn"),
    "quested this turn": State("quested this turn", "{that} quested this turn", base="quest"),
    "challenged this turn": State("challenged this turn", "{that} challenged this turn", base="challenge"),
    "was challenged this turn": State("was challenged this turn", "{that} {was} challenged this turn"),
    "took damage this turn": State("took damage this turn", "{that} took damage this turn", base="take"),
    "moved this turn": State("moved this turn", "{that} moved this turn", base="move"),
    "sang this turn": State("sang a song this turn", "{that} sang a song this turn", base="sing"),
    "shifted": State("was played using Shift", "played using Shift"),
    "has cards under": State(
        "has a card under {them}", "with a card under {them}", without="with no cards under {them}"
    ),
    "bodyguard entry": State("entered play exerted", "{that} entered play exerted", base="enter"),
    "challenging a location": State("is challenging a location", "challenging a location"),
}
_EVENTS: Final = {
    "is challenged": Event("passive", rest="challenged"),
    "is dealt damage": Event("passive", rest="dealt damage"),
    "return to hand": Event("passive", rest="returned to {whose} hand"),
    "is chosen": Event("passive", rest="chosen"),
    "is chosen for Support": Event("passive", rest="chosen for Support"),
    "exert": Event("passive", rest="exerted"),
    "put into discard": Event("passive", rest="put into {whose} discard"),
    "ink": Event("passive", rest="put into {whose} inkwell"),
    "banish": Event("passive", rest="banished"),
    "banished in a challenge": Event("passive", rest="banished in a challenge"),
    "quest": Event("active", "quest"),
    "challenge": Event("active", "challenge"),
    "leave play": Event("active", "leave", "play"),
    "sing": Event("active", "sing", "a song"),
    "move": Event("active", "move", "to a location"),
    "deals damage": Event("active", "deal", "damage"),
    "takes damage": Event("active", "take", "damage"),
    "left discard": Event("active", "leave", "{whose} discard"),
    "move from a location": Event("active", "move", "from a location to another"),
    "play": Event("player", "play"),
    "draw": Event("player", "draw"),
    "discard": Event("player", "discard"),
    "ready": Event("player", "ready"),
    "reveal": Event("player", "reveal"),
    "is healed": Event("player", "remove", "damage from"),
    "put under": Event("player", "put", "a card under"),
    "use ability": Event("player", "use", "an ability of"),
    "pay": Event("player", "pay", "to play"),
    "gains lore": Event("player", "gain", "lore"),
    "loses lore": Event("player", "lose", "lore"),
    "shuffle": Event("player", "shuffle", "{whose} deck"),
    "turn start": Event("player", "start", "{whose} turn"),
    "turn end": Event("player", "end", "{whose} turn"),
    "challenge over": Event("player", "finish", "a challenge"),
    "shift onto": Event("player", "shift"),
    "boost": Event("player", "use", "the Boost ability of"),
}
_ACTS: Final = {
    "quest": Act("quest"),
    "challenge": Act("challenge", "challenge {noun}"),
    "ready": Act("ready"),
    "ready at the start of their turn": Act("ready at the start of {their} turn"),
    "be challenged": Act("be challenged", "be challenged by {noun}"),
    "sing": Act("sing songs", "sing {noun}"),
    "exert to sing": Act("{{E}} to sing songs", "{{E}} to sing {noun}"),
    "be chosen": Act("be chosen", "be chosen by {noun}"),
    "move": Act("move to locations"),
    "be damaged": Act("be damaged", "be damaged by {noun}"),
    "be dealt damage": Act("be dealt damage", "be dealt damage by {noun}"),
    "be dealt damage in challenges": Act("be dealt damage in challenges"),
    "gain lore": Act("gain lore"),
    "lose lore": Act("lose lore"),
    "play": Act("play cards", "play {noun}"),
    "challenge ready characters": Act("challenge ready characters", "challenge {noun}"),
    "quest while drying": Act("quest the turn {theyre} played"),
    "exert": Act("exert"),
    "be healed": Act("have damage removed"),
    "draw": Act("draw cards", "draw {noun}"),
    "ink": Act("ink cards", "ink {noun}"),
    "challenge characters": Act("challenge characters", "challenge {noun}"),
    "challenge locations": Act("challenge locations", "challenge {noun}"),
    "discard": Act("discard cards", "discard {noun}"),
}

WORDS: Final = Words(
    terms=Dictionary(glossary()),
    figures={
        "strength": Figure("{S}"),
        "willpower": Figure("{W}"),
        "lore": Figure("{L}"),
        "cost": Figure("cost", "level"),
        "damage": Figure("damage", "mass"),
        "move cost": Figure("move cost", "level"),
        "cards under": Figure("cards under", "things"),
        "printed lore": Figure("printed {L}", "level"),
        "singing": Figure("cost to sing songs"),
    },
    durations={
        "this turn": "this turn",
        "until your next turn": "until the start of your next turn",
        "during their next turn": "during their next turn",
        "at the start of their next turn": "at the start of their next turn",
        "this challenge": "during that challenge",
        "while this is in play": "while {this} is in play",
        "your next turn": "during your next turn",
        "forever": "for the rest of the game",
    },
    players={
        "any players": Phrase("any number of chosen players", True),
        "players with the most cards": Phrase("the player or players with the most cards in their hand"),
        "any opponent": Phrase("an opponent"),
    },
    parts={
        "challenger": Phrase("the challenging character"),
        "challenged": Phrase("the challenged character"),
        "singers": Phrase("the characters who sang this song", True),
    },
    states=_STATES,
    events=_EVENTS,
    acts=_ACTS,
    qualities={
        "ink types": "different ink type of {}",
        "names": "different name of {}",
        "costs": "different cost of {}",
    },
    steps={"draw": "draw_step", "ready": "ready_step", "set": "set_step"},
)
