"""The words of Mitos y Leyendas for the English voice, which keeps the Spanish names of what cards print."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.english.facts import Facts
from mazo.abilities.text.english.forms import Phrase
from mazo.abilities.text.english.words import Event, State, Words
from mazo.abilities.text.words import Act, Counter, Deed, Dictionary, Edge, Figure, PlayerDeed
from mazo.abilities.tree.effects import Fact, Keyword
from mazo.abilities.tree.facts import PlayerRule
from mazo.games.myl.book import glossary
from mazo.games.myl.words.english_events import own_event, own_state
from mazo.games.myl.words.spanish import KEYS, STEPS
from mazo.games.myl.words.usage import keyword_line

_RULES: Final = {
    "gold a turn": ("may", "may", "play up to {} Oros a turn"),
    "fewest attackers": ("can attack", "can attack", "only with {} or more Aliados"),
    "attacks owed": ("must", "must", "attack with at least {} Aliado each turn if able"),
    "blocks owed": ("must", "must", "block with at least {} Aliado each turn if able"),
    "first in the war": ("have", "has", "the priority in the Guerra de Talismanes"),
    "use of graveyard and exile": ("may", "may", "use graveyard and exile again"),
}
"""What is another rule for a player: a verb, for you and for others, and what follows it."""


def own_fact(facts: Facts, fact: Fact) -> str | None:
    """What is another rule for players."""
    if not isinstance(fact, PlayerRule):
        return None
    if fact.rule == "direct damage":
        assert isinstance(fact.amount, int)
        return f"direct damage is {abs(fact.amount)} {'more' if fact.amount > 0 else 'less'}"
    if fact.rule == "exile instead of graveyard":
        return "cards that would go to a graveyard go to the exile"
    if fact.rule == "cards kept in hand":
        assert isinstance(fact.amount, int)
        whose = {"you": "your hand", "each opponent": "your opponent's hand"}.get(str(fact.who), "each player's hand")
        return f"the most cards in {whose} are {abs(fact.amount)} {'more' if fact.amount > 0 else 'fewer'}"
    yours, theirs, rest = _RULES[fact.rule]
    until = f" {facts.words.durations[fact.until]}" if fact.until else ""
    verb = yours if fact.who == "you" else theirs
    return f"{facts.players(fact.who).text} {verb} {rest.format(fact.amount)}{until}"


def _edge(phase: str) -> Edge:
    return Edge(f"in your {phase}", f"in the {phase}", f"in each {phase}", f"in your opponent's {phase}")


_ABLE: Final = {"dos armas": "carry one more Arma", "sin límite de armas": "carry any number of Armas"}
_PLAIN: Final = {
    **{name: f"It can {able}" for name, able in _ABLE.items()},
    "maquinaria": "Play this Arma into your support line",
    "no oro inicial": "It can't be the initial Oro",
    "sólo desde la mano": "It can only be played from your hand",
}


def _keyword(keyword: Keyword, number: str, cost: str) -> str:
    """A keyword by its name, unless that is only a short way to say what is printed."""
    return _PLAIN.get(keyword.name) or keyword_line(keyword, number, cost)


WORDS: Final = Words(
    terms=Dictionary(glossary(), KEYS),
    own_fact=own_fact,
    own_event=own_event,
    own_state=own_state,
    figures={
        "strength": Figure("strength", "points", most=("with the highest strength", "with the lowest strength")),
        "cost": Figure("cost", "level"),
        "weapons": Figure("Armas", "things", each="Arma that it carries"),
        "alimento": Figure("food counters", "things"),
        "honor": Figure("honour counters", "things"),
    },
    durations={
        "until the final phase": "until the Fase Final",
        "this turn": "this turn",
        "until your next grouping": "until your next Agrupación",
        "until your next turn": "until your next turn",
        "in your next turn": "in your next turn",
        "in their next turn": "in its player’s next turn",
        "forever": "for the rest of the game",
        "while this is in play": "while {this} is in play",
    },
    own_durations={"in their next turn": "in your next turn"},
    players={
        "each opponent": Phrase("your opponent"),
        "any opponent": Phrase("your opponent"),
        "any player": Phrase("a player"),
    },
    parts={"attackers": Phrase("the attacking Aliados", True)},
    states={
        "attacking": State("is attacking", "{that} {is} attacking", adjective="attacking"),
        "blocking": State("is blocking", "{that} {is} blocking", adjective="blocking"),
        "blocked": State("is blocked", "{that} {is} blocked", adjective="blocked"),
        "unblocked": State("is unblocked", "{that} {is} unblocked", adjective="unblocked"),
        "waiting": State("has just entered play", "{that} {is} new in play"),
        "armed": State("carries an Arma", "with an Arma", without="without Armas"),
        "affecting Oros": State("affects Oros in play", "that affects Oros in play"),
        "destroying Oros": State("destroys Oros", "that destroys Oros"),
        "affecting Armas": State("affects Armas in play", "that affects Armas in play"),
        "annulling": State("annuls", "that annuls"),
        "changing strength": State("changes strength", "that changes strength"),
        "generating Oros": State("generates Oros", "that generates Oros"),
        "discarding": State("discards cards from your hand", "that discards cards from your hand"),
        "unblocked this turn": State("was not blocked this turn", "that was not blocked this turn"),
        "destroyed this turn": State("was destroyed this turn", "that was destroyed this turn"),
        "changed in strength": State("has its strength changed", "with changed strength"),
        "with an ability": State("has an ability", "with an ability", without="without ability"),
        "in the defence line": State("is in your defence line", "in the defence line"),
        "in the attack line": State("is in your attack line", "in the attack line"),
        "in the support line": State("is in your support line", "in the support line"),
        "in the reserve": State("is in your gold reserve", "in the gold reserve"),
        "in the paid gold": State("is in your paid gold", "in the paid gold"),
        "without an ability": State("has no ability", "without ability", without="with an ability"),
    },
    events={
        "play": Event("player", "play", "{object}"),
        "draw": Event("player", "draw", "{object}"),
        "discard": Event("player", "discard", "{object}"),
        "mill": Event("player", "mill", "{object}"),
        "use an ability": Event("player", "use", "the ability of {cards}"),
        "declare an attack": Event("player", "declare", "an attack"),
        "declare blocks": Event("player", "declare", "blocks"),
        "be targeted": Event("passive", rest="targeted", other="targeted by {other}"),
        "take control": Event("player", "gain", "control of {cards}"),
        "enter play": Event("active", "enter", "play"),
        "leave play": Event("active", "leave", "play", other="play because of {other}"),
        "attack": Event("active", "attack"),
        "block": Event("active", "block", other="{other}"),
        "damage the deck": Event("active", "damage", "the opposing castle"),
        "assign damage": Event("player", "begin", "the Asignación de Daño"),
        "regroup": Event("active", "regroup"),
        "destroy": Event("passive", rest="destroyed", counted=True, other="destroyed by {other}"),
        "banish": Event("passive", rest="banished", counted=True, other="banished by {other}"),
        "return to hand": Event("passive", rest="returned to hand", other="returned to hand by {other}"),
        "shuffle in": Event("passive", rest="shuffled into its castle", other="shuffled into its castle by {other}"),
        "is blocked": Event("passive", rest="blocked", other="blocked by {other}"),
        "is not blocked": Event("active", "remain", "unblocked"),
        "grouping": Event("player", "regroup"),
        "vigil": Event("player", "begin", "{own} Vigilia"),
        "final": Event("player", "begin", "{own} Fase Final"),
        "begin a turn": Event("player", "begin", "{own} turn"),
        "end a turn": Event("player", "end", "{own} turn"),
    },
    edges={
        "grouping": _edge("Fase de Agrupación"),
        "vigil": _edge("Fase de Vigilia"),
        "final": _edge("Fase Final"),
    },
    acts={
        "attack": Act("attack"),
        "block": Act("block", "block {noun}"),
        "attack or block": Act("attack or block"),
        "regroup": Act("regroup"),
        "carry weapons": Act("carry Armas"),
        "be annulled": Act("be annulled"),
        "be affected": Act("be affected", "be affected by {noun}"),
        "be blocked": Act("be blocked", "be blocked by {noun}"),
        "be shuffled in": Act("be shuffled into its castle"),
        "be carried": Act("be carried", "be carried by {noun}"),
        "be returned": Act("be returned to hand", "be returned to hand by {noun}"),
        "be controlled": Act("change control", "change control by {noun}"),
        "be destroyed": Act("be destroyed", "be destroyed by {noun}"),
        "be banished": Act("be banished", "be banished by {noun}"),
        "leave play": Act("leave play"),
        "fall in battle": Act("be destroyed in battle"),
        "be changed in strength": Act("have its strength changed"),
        "use graveyard or exile": Act("use graveyards or exiles"),
        "see hands": Act("see your hand"),
        "search castles": Act("search castles"),
        "discard": Act("discard cards", "discard {noun}"),
        "discard your hand": Act("discard cards of your hand"),
        "shuffle cards in": Act("shuffle cards into castles", "shuffle {noun} into castles"),
        "declare an attack": Act("declare an attack", "declare {noun} as attackers"),
        "play": Act("play cards", "play {noun}"),
        "draw": Act("draw cards"),
        "use abilities": Act("use abilities"),
    },
    licences={
        "block unblockable allies": Act("block unblockable Aliados"),
        "be played from the graveyard": Act("be played from the graveyard"),
        "block two allies": Act("block up to 2 Aliados"),
        "block": Act("block"),
        "deal double damage": Act("deal double damage"),
        "block any number of allies": Act("block any number of Aliados"),
        "banish what it mills": Act("banish the cards of the castle that it damages"),
        "be played in the war": Act("be played in the Guerra de Talismanes"),
    },
    duties={"attack": "attack", "block": "block", "block this": "block this Aliado"},
    charges={"play": "to play {what}", "play, down to nothing": "to play {what}, to a minimum of 0"},
    verbs={
        "destroy": Deed("destroy", done="destroyed this way"),
        "banish": Deed("banish", done="banished this way"),
        "return to hand": Deed("return", "{them} to {hand}", drawn=("put", "{them} into {hand}")),
        "put into hand": Deed("put", "{them} into {hand}"),
        "take control": Deed("gain", "control of {them}"),
        "give back": Deed("give", "{them} back to its owner"),
        "regroup": Deed("regroup"),
        "annul": Deed("annul"),
        "cancel": Deed("cancel", "the ability of {them}"),
        "cancel the attack": Deed(
            "cancel", "the attack of {them}", known="the attack", opposing=("attacking", "the opposing attack")
        ),
        "cancel the block": Deed("cancel", "the block of {them}", opposing=("blocking", "the opposing block")),
        "prevent": Deed("save"),
        "prevent the damage": Deed("prevent", "the damage of {them}"),
        "redirect to": Deed("redirect", "the effect to {them}"),
        "put into play": Deed("put", "{them} into play"),
        "put into the reserve": Deed("put", "{them} into {reserve}"),
        "pay": Deed("pay"),
        "put into the paid gold": Deed("put", "{them} into its paid gold"),
        "move to the attack line": Deed("move", "{them} to the attack line"),
        "move to the defence line": Deed("move", "{them} to the defence line"),
        "put into the graveyard": Deed("put", "{them} into {graveyard}"),
    },
    player_verbs={
        "mill": PlayerDeed("mill", "card"),
        "generate gold": PlayerDeed("generate", "gold"),
        "lose the game": PlayerDeed("lose", "", rest=" the game"),
        "go to the final phase": PlayerDeed("go", "", rest=" straight to the Fase Final"),
    },
    player_figures={
        "cards in deck": "cards in the castle",
        "cards in hand": "cards in hand",
        "gold to pay with": "Oros to pay with",
    },
    steps=STEPS,
    counters={"alimento": Counter("food counter"), "honor": Counter("honour counter")},
    qualities={"names": "different name of {}", "costs": "different cost of {}", "races": "different race of {}"},
    keyword=_keyword,
    able_by=_ABLE,
    moments={
        "your vigil": "in your Fase de Vigilia",
        "their vigil": "in your opponent's Fase de Vigilia",
        "the war": "in the Guerra de Talismanes",
        "a battle": "in the Batalla Mitológica",
        "your final phase": "in your Fase Final",
        "your grouping": "in your Fase de Agrupación",
        "the damage": "in the Asignación de Daño",
    },
    surroundings={"the damage": " by combat damage"},
    utterances={"your turn": "once a turn, ", "and": " or ", "during theirs": "during your opponent's turn, "},
    as_played={"banish": "when you play {}, banish it"},
    stopping=" to annul this card",
    rest_of_turn="this turn",
    bearer="the bearer",
    coin=("Oro", "Oros"),
    owner="owner",
    free="without paying its cost",
    held="control",
    opposing_zone=("your opponent's {}", ""),
    saved={"destroy": "save", "banish": "save"},
    copies=3,
)
