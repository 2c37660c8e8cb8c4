"""A tree of positions as a seat sees them, grown by playing games on in imagined worlds.

All worlds share one tree: a position is what the seat can see of it (`outlook`), so that two orders of the same deeds
lead to the same node. Which options are open differs from world to world, so each remembers how often it was
offered (information set search). One node is added for each game; from there on greedy plays.

A game goes down the tree in one of two ways. The curious one tries what has done well for whoever is asked, and what
greedy would take or was seldom tried (PUCT). The sober one takes what greedy would, unless something else has been
shown to be better: what is curious is often bad, and must not count against the option with which the game began.
"""

from math import sqrt
from typing import Final

from mazo.bots.fast import practised
from mazo.bots.outlook import Outlook
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rules import Rules

CURIOSITY: Final = 0.4
"""How much more often what was seldom tried is tried."""
TRUST: Final = 0.5
"""How likely it seems beforehand that greedy's option is the best; the others share the rest."""
PROOF: Final = 6
"""An option must have been taken so often, and greedy's too, before it can be shown to be better."""
SPREAD: Final = 0.35
"""How far the worths of single games lie apart, about; so many standard errors an option must be better."""


class Edge:
    """An option at a node: how often it was offered and taken, and what that was worth in all to whoever took it."""

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.worth = 0.0


class Node:
    """A position, and what is known of its options by their names."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.taken = 0
        self.worth = 0.0

    def edge(self, name: int) -> Edge:
        """What is known of an option, be it nothing yet."""
        found = self.edges.get(name)
        if found is None:
            found = Edge()
            self.edges[name] = found
        return found

    def mean(self) -> float:
        """What the position was worth to whoever is asked there."""
        return self.worth / self.taken if self.taken else 0.5


class Taken:
    """One option that was taken on the way down, and by whom."""

    def __init__(self, node: Node, edge: Edge, seat: int) -> None:
        self.node = node
        self.edge = edge
        self.seat = seat


class Tree:
    """The positions that have been met, and the way that the last game took through them."""

    def __init__(self) -> None:
        self.nodes: dict[tuple[int, ...], Node] = {}

    def descend(self, t: Rules, outlook: Outlook, until: int, curious: bool) -> list[Taken]:
        """Play on as far as the tree reaches, and make it reach one position further; what was taken on the way."""
        way: list[Taken] = []
        while t.turn < until:
            choice = choice_of(t, NOBODY)
            if choice is None:
                break
            options = options_of(t, choice)
            packed = practised(t, choice, options)
            if len(options) > 1 and not t.indifferent(choice):
                position = outlook.position(t, choice)
                node = self.nodes.get(position)
                if node is None:
                    self.nodes[position] = Node()
                    break
                if curious:
                    packed, edge = tempting(t, node, outlook, choice.seat, options, packed)
                else:
                    packed, edge = proven(t, node, outlook, choice.seat, options, packed)
                way.append(Taken(node, edge, choice.seat))
            pick(t, packed, choice.seat)
        return way


def proven(t: Rules, node: Node, outlook: Outlook, seat: int, options: list[int], first: int) -> tuple[int, Edge]:
    """What greedy would take at a node, or what has been shown to be better, with its edge."""
    usual_edge = node.edge(outlook.name(t, first, seat))
    best = first
    found = usual_edge
    if usual_edge.taken >= PROOF:
        most = usual_edge.worth / usual_edge.taken
        for packed in options:
            edge = node.edges.get(outlook.name(t, packed, seat))
            if edge is not None and edge is not usual_edge and edge.taken >= PROOF:
                doubt = SPREAD * sqrt(1 / edge.taken + 1 / usual_edge.taken)
                if edge.worth / edge.taken - doubt > most:
                    most = edge.worth / edge.taken - doubt
                    best = packed
                    found = edge
    return best, found


def tempting(t: Rules, node: Node, outlook: Outlook, seat: int, options: list[int], first: int) -> tuple[int, Edge]:
    """What is worth a try at a node, with its edge."""
    names: dict[int, int] = {}
    for packed in options:
        name = outlook.name(t, packed, seat)
        if name not in names or packed == first:
            names[name] = packed
    share = (1 - TRUST) / max(1, len(names) - 1)
    unknown = node.mean()
    best = first
    found: Edge | None = None
    most = 0.0
    for name, packed in names.items():
        edge = node.edge(name)
        edge.offered += 1
        worth = edge.worth / edge.taken if edge.taken else unknown
        prior = TRUST if packed == first else share
        urge = worth + CURIOSITY * prior * sqrt(edge.offered) / (1 + edge.taken)
        if found is None or urge > most:
            best = packed
            found = edge
            most = urge
    assert found is not None
    return best, found


def learn(way: list[Taken], worths: list[float]) -> None:
    """Count what a game that went this way was worth to each seat."""
    for one in way:
        worth = worths[one.seat]
        one.node.taken += 1
        one.node.worth += worth
        one.edge.taken += 1
        one.edge.worth += worth
