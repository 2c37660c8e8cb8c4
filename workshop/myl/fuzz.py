"""Random games with the real cards of Mitos y Leyendas: sample decks and random legal ones, looked at as they go."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import to_builtins

from mazo.abilities.tree.effects import Answer, Keyword
from mazo.abilities.tree.nouns import Cards, Classified, HasKeyword, Is, Named
from mazo.games.myl.cards import samples
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.cards.construction import COPIES
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.deal import figures_of, profile_named
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.table import Figures
from mazo.kernel.codes import NO, NOBODY, first_of, verb_of
from mazo.kernel.flow import begin
from mazo.kernel.hashing import fold
from mazo.kernel.log import WIDTH
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.zones import add_deck
from mazo.lab.sim import compiled
from workshop.faults import Fault, in_processes, seen_in

CASTLE: Final = 50
GOLDS: Final = 16
SAMPLES: Final = 4
"""One deck in so many is a sample deck."""
FRIENDS: Final = 6
"""So many of the cards that a deck's first card speaks of are in it, if there are."""
FOES: Final = 3
"""And so many that bring about what the opponent's first card answers."""
FEW: Final = 12
"""A noun that means no more cards than that makes a card hard to play."""
RARE: Final = 3
"""And such a card comes up so many times as often as others that are hard to play."""
FOCUSED: Final = 1_000_000_000
"""From this seed on a game is about one card: so many seeds for each card of the pool."""
ROUNDS: Final = 1_000
MOST_ROUNDS: Final = 400
"""So many further games at the most are for a card that was played too rarely."""
MANY_FRIENDS: Final = 9
MANY_FOES: Final = 8
MANY_COPIES: Final = 6
"""What the decks of such games have more of."""
TURNS: Final = 10_000
"""Cards that are shuffled in again and again make games long, but not endless: one of 50,000 had 3,441 turns."""
DECISIONS: Final = 200_000
ENOUGH: Final = 20
"""How often a card should be played for a run to say something of it."""
CLOSELY: Final = 17
"""Every so many decisions cards are counted, and a copy is compared."""
MOST_FAULTS: Final = 20
_RESTING: Final = (O.PASS, O.END_VIGIL, O.NO_BLOCK, NO)
_PLAYING: Final = (O.PLAY, O.PLAY_ON, O.PUT_GOLD, O.USE)


class Report(msgspec.Struct):
    """What came of the games: faults with the commands that show them, and how often each card was played."""

    seed: int
    games: int = 0
    further: int = 0
    """How many of the games were for cards that the others had hardly ever met."""
    decisions: int = 0
    turns: int = 0
    draws: int = 0
    cards: int = 0
    cpu_s: float = 0.0
    compiled: bool = False
    faults: list[Fault] = []
    plays: dict[str, int] = {}
    """How often each card was played, or put if it is an Oro: the rarest first."""

    def rarely(self, least: int = ENOUGH) -> list[str]:
        """The cards that were played less often than that."""
        return [name for name, count in self.plays.items() if count < least]


@cache
def pool() -> tuple[Card, ...]:
    """Every printed card that can be played."""
    return tuple(card for card in packaged() if not card.text)


@cache
def _numbers() -> dict[tuple[str, str], int]:
    return {(card.name, card.type): at for at, card in enumerate(pool())}


@cache
def _sample_decks() -> list[list[int]]:
    decks = [samples.deck(name, "free") for name in samples.names()]
    return [[_numbers()[card.name, card.type] for card in deck] for deck in decks]


@cache
def _spoken_of(by: str) -> list[list[int]]:
    """The cards that each card speaks of, by their name or by their race."""
    called: dict[str, list[int]] = {}
    for at, card in enumerate(pool()):
        for name in (card.name,) if by == "name" else card.races:
            called.setdefault(name, []).append(at)
    return [sorted({at for word in said for at in called.get(word, ())}) for said in _said()]


@cache
def _said() -> list[set[str]]:
    """The words of each card's tree."""
    return [_words(to_builtins(card.abilities)) for card in pool()]


@cache
def _demanding() -> list[int]:
    """The cards that need more than Oros: others by name, something to answer, cards of which there are few.

    What hardly any card fulfils comes up more often than the rest.
    """
    hard: list[int] = []
    for at, card in enumerate(pool()):
        few = _needed(at)
        if few or _spoken_of("name")[at] or any(isinstance(one, Answer) for one in card.abilities):
            hard += [at] * (RARE if few or (card.type == "weapon" and _spoken_of("name")[at]) else 1)
    return hard


@cache
def _needed(at: int) -> list[int]:
    """The cards, where they are few, that one of a card's nouns means."""
    found: set[int] = set()
    for noun in _nouns(pool()[at].abilities):
        meant = _meant(noun)
        if len(meant) <= FEW:
            found |= set(meant)
    return sorted(found - {at})


def _nouns(value: object) -> list[Cards]:
    """All that a tree says of which cards it means."""
    if isinstance(value, tuple | list):
        return [noun for one in value for noun in _nouns(one)]
    if not isinstance(value, msgspec.Struct):
        return []
    return [
        *([value] if isinstance(value, Cards) else []),
        *_nouns(tuple(getattr(value, n) for n in value.__struct_fields__)),
    ]


@cache
def _meant(noun: Cards) -> list[int]:
    """The cards that are what a noun says, as far as that is printed on them."""
    return [
        at
        for at, card in enumerate(pool())
        if (not noun.types or card.type in noun.types) and all(_is(at, card, trait) for trait in noun.where)
    ]


def _is(at: int, card: Card, trait: object) -> bool:
    """Whether a card is so; what it may become in the course of a game, it may be."""
    match trait:
        case Named(names=names):
            return card.name in names
        case Classified(any=races):
            return bool({*races} & {*card.races})
        case HasKeyword(keyword=keyword):
            return Keyword(keyword) in card.abilities
        case Is(state="generating Oros"):
            return bool({"generate gold", "credit"} & _said()[at])
    return True


@cache
def _answered_by(at: int) -> list[int]:
    """The cards that bring about what a card answers, by being played or by what they do, as far as words tell."""
    found: set[int] = set()
    for ability in pool()[at].abilities:
        for when in ability.to if isinstance(ability, Answer) else ():
            noun = when.cards if isinstance(when.cards, Cards) else Cards()
            if when.event in ("play", "use an ability"):
                found |= set(_meant(noun))
            else:
                needed = {when.event, *noun.types[:1]}
                found |= {other for other, said in enumerate(_said()) if needed <= said}
    return sorted(found - {at})


def focus_of(turn: int) -> int:
    """The card that a deck is about: all in turn, and between them those that are hard to play."""
    hard = _demanding()
    return hard[turn // 2 % len(hard)] if turn % 2 else turn // 2 % len(pool())


def _words(value: object) -> set[str]:
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return {word for one in parts for word in _words(one)}


def random_deck(
    first: int, against: int, dice: Dice, most_friends: int = FRIENDS, most_foes: int = FOES
) -> tuple[list[int], list[int]]:
    """A deck around a card, with some that it speaks of, some that the opponent's card answers, and others; and Oros.

    No card is in it more often than a deck may hold. With it come the cards that it is about.
    """
    cards = pool()
    golds = [at for at, card in enumerate(cards) if card.plain_gold]
    named = sorted({*_spoken_of("name")[first], *_needed(first)} - {first})
    of_race = [at for at in _spoken_of("race")[first] if at != first and at not in named]
    friends = [*dice.shuffled(named), *dice.shuffled(of_race)][:most_friends]
    foes = dice.shuffled([at for at in _answered_by(against) if at != first and at not in friends])[:most_foes]
    deck: list[int] = []
    for wanted in (first, *friends, *foes):
        deck += [wanted] * _copies(cards[wanted])
    while len(deck) < CASTLE - GOLDS:
        wanted = dice.below(len(cards))
        if wanted not in deck:
            deck += [wanted] * (1 if cards[wanted].unique else 1 + dice.below(COPIES))
    return [*deck, *(golds[dice.below(len(golds))] for _ in range(GOLDS))], [first, *friends, *foes]


def _copies(card: Card) -> int:
    return 1 if card.unique else MANY_COPIES if card.mercenary else COPIES


def _decks_about(first: int, dice: Dice) -> list[tuple[list[int], list[int]]]:
    """Decks for one card: its own has much of what it speaks of, the other one much of what it answers."""
    foes = _answered_by(first) or [dice.below(len(pool()))]
    other = foes[dice.below(len(foes))]
    own = random_deck(first, other, dice, MANY_FRIENDS)
    return [own, random_deck(other, first, dice, FRIENDS, MANY_FOES)]


def _deck(turn: int, against: int, dice: Dice) -> tuple[list[int], list[int]]:
    if dice.below(SAMPLES) == 0:
        return _sample_decks()[dice.below(len(_sample_decks()))], []
    return random_deck(focus_of(turn), focus_of(against), dice)


def dealt(seed: int, figures: Figures, dice: Dice) -> tuple[MylGame, list[int]]:
    """The game of a seed, about to begin, and the cards that its decks are about."""
    turns = [seed * 2, seed * 2 + 1]
    if seed >= FOCUSED:
        decks = _decks_about((seed - FOCUSED) // ROUNDS % len(pool()), dice)
    else:
        decks = [_deck(turns[seat], turns[1 - seat], dice) for seat in (0, 1)]
    table = laid([deck for deck, _ in decks], figures, "primer-bloque", f"fuzz/{seed}")
    return table, [card for _, about in decks for card in about]


def laid(decks: list[list[int]], figures: Figures, profile: str, key: str) -> MylGame:
    """A game with these decks, about to begin."""
    table = MylGame(figures, profile_named(profile))
    table.key = key_of(key)
    table.lay()
    for seat, deck in enumerate(decks):
        add_deck(table, deck, seat, table.place_of(Z.CASTLE, seat))
    begin(table)
    table.logging = True
    return table


def play(table: MylGame, wanted: list[int], dice: Dice) -> int:
    """Play a game to its end and look after its cards; how many decisions there were."""
    made = play_on(table, wanted, dice)
    if not table.over:
        raise AssertionError(f"the game is stuck in turn {table.turn} after {made} decisions")
    return made


def play_on(table: MylGame, wanted: list[int], dice: Dice) -> int:
    """Play a game to its end, or for as long as any should take; how many decisions there were."""
    made = 0
    run(table)
    while not table.over and table.turn <= TURNS and made <= DECISIONS:
        choice = choice_of(table, NOBODY)
        options = legal(table)
        if choice is None or not options:
            raise AssertionError("nobody can do anything, but the game is not over")
        pick(table, _chosen(table, options, wanted, dice), choice.seat)
        made += 1
        if made % CLOSELY == 0:
            _look(table)
    _look(table)
    return made


def _chosen(table: MylGame, options: list[int], wanted: list[int], dice: Dice) -> int:
    """A legal pick: an Oro first, the cards that the decks are about rather than others, and something than nothing."""
    acting = [one for one in options if verb_of(one) not in _RESTING]
    if acting and dice.below(4):
        acting = [one for one in acting if verb_of(one) == O.PUT_GOLD] or acting
        about = [one for one in acting if verb_of(one) in _PLAYING and table.kind[first_of(one)] in wanted]
        from_these = about or acting
        return from_these[dice.below(len(from_these))]
    return options[dice.below(len(options))]


def _look(table: MylGame) -> None:
    """No card is lost or doubled, and a copy is equal."""
    placed = sorted(card for cards in table.zones for card in cards)
    if placed != list(range(len(table.kind))):
        raise AssertionError("a card is lost or doubled")
    if fold(table.copy().ints()) != fold(table.ints()):
        raise AssertionError("a copy is not equal")


def _count(table: MylGame, plays: Counter[str]) -> None:
    for at in range(0, len(table.log), WIDTH):
        if table.log[at] == E.PLAYED or table.log[at] == E.GOLD_PUT:
            plays[table.figures.names[table.kind[table.log[at + 3]]]] += 1


def fuzz(games: int, seed: int = 0) -> Report:
    """So many games, each with the next seed; a few faults end the run."""
    report = Report(seed, cards=len(pool()), compiled=compiled())
    plays = Counter({card.name: 0 for card in pool()})
    figures = figures_of(pool())
    started = time.process_time()
    for number in range(seed, seed + games):
        _play_one(number, figures, report, plays)
        if len(report.faults) == MOST_FAULTS:
            break
    report.cpu_s = round(time.process_time() - started, 3)
    report.plays = _rarest_first(plays)
    return report


def _play_one(number: int, figures: Figures, report: Report, plays: Counter[str]) -> None:
    """Play the game of a seed and write down what came of it."""
    dice = Dice(number)
    table, wanted = dealt(number, figures, dice)
    try:
        report.decisions += play(table, wanted, dice)
    except Exception as error:  # whatever goes wrong in a game is what the run is for
        report.faults = [*report.faults, seen_in(error, "myl", number)]
        return
    report.games += 1
    report.turns += table.turn
    report.draws += table.winner == NOBODY
    _count(table, plays)


def focused(report: Report) -> Report:
    """The same report with further games for each card that was played too rarely, where those are few."""
    rare = report.rarely()
    if len(rare) * FEW > len(report.plays):
        return report
    plays = Counter(report.plays)
    figures = figures_of(pool())
    names = [card.name for card in pool()]
    started = time.process_time()
    for name in rare:
        first = FOCUSED + names.index(name) * ROUNDS
        for number in range(first, first + MOST_ROUNDS):
            if plays[name] >= ENOUGH or len(report.faults) >= MOST_FAULTS:
                break
            _play_one(number, figures, report, plays)
            report.further += 1
    report.cpu_s = round(report.cpu_s + time.process_time() - started, 3)
    report.plays = _rarest_first(plays)
    return report


def _rarest_first(plays: Counter[str]) -> dict[str, int]:
    return dict(sorted(plays.items(), key=lambda played: (played[1], played[0])))


def fuzz_in_processes(games: int, jobs: int, seed: int = 0) -> Report:
    """The same games in several processes; then games for the cards that they hardly ever met."""
    return focused(in_processes(fuzz, merged, games, jobs, seed))


def merged(reports: Sequence[Report]) -> Report:
    """One report of several rows of the same run."""
    whole = reports[0]
    plays = Counter(whole.plays)
    for report in reports[1:]:
        whole.games += report.games
        whole.decisions += report.decisions
        whole.turns += report.turns
        whole.draws += report.draws
        whole.cpu_s = round(whole.cpu_s + report.cpu_s, 3)
        whole.faults = [*whole.faults, *report.faults]
        plays.update(report.plays)
    whole.plays = _rarest_first(plays)
    return whole
