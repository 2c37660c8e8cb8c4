"""A tree of positions as a seat sees them, grown by playing games on in imagined worlds.

All worlds share one tree: a position is what the seat can see of it (`outlook`), so that two orders of the same deeds
lead to the same node. Which options are open differs from world to world, so each remembers how often it was
offered (information set search). What is tried next is what has done best for whoever is asked there, and what greedy
would take or was seldom tried (PUCT). One node is added for each game; from there on greedy plays.
"""

from math import sqrt
from typing import Final

from mazo.bots.fast import usual
from mazo.bots.outlook import Outlook
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rules import Rules

CURIOSITY: Final = 0.6
"""How much more often what was seldom tried is tried."""
TRUST: Final = 0.4
"""How likely it seems beforehand that greedy's option is the best; the others share the rest."""


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

    def descend(self, t: Rules, outlook: Outlook, until: int) -> list[Taken]:
        """Play on as far as the tree reaches, and make it reach one position further; what was taken on the way."""
        way: list[Taken] = []
        while t.turn < until:
            choice = choice_of(t, NOBODY)
            if choice is None:
                break
            options = options_of(t, choice)
            packed = usual(t, choice, options)
            if len(options) > 1 and not t.indifferent(choice):
                position = outlook.position(t, choice)
                node = self.nodes.get(position)
                if node is None:
                    self.nodes[position] = Node()
                    break
                packed, edge = chosen(t, node, outlook, choice.seat, options, packed)
                way.append(Taken(node, edge, choice.seat))
            pick(t, packed, choice.seat)
        return way


def chosen(t: Rules, node: Node, outlook: Outlook, seat: int, options: list[int], first: int) -> tuple[int, Edge]:
    """The option to try next at a node, with its edge."""
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
        edge = node.edges.get(name)
        if edge is None:
            edge = Edge()
            node.edges[name] = edge
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
