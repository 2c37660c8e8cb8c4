"""What tests do with the toy game: lay a position, resolve a program, answer a question, play at random."""

from collections.abc import Callable, Sequence

from mazo.abilities.machine.listening import enter_play
from mazo.abilities.machine.runner import start
from mazo.kernel.codes import NOBODY, TAKE, option
from mazo.kernel.flow import begin, go_to
from mazo.kernel.frames import Choice
from mazo.kernel.gate import change, change_all
from mazo.kernel.hashing import fold
from mazo.kernel.loop import choice_of, deciding, legal, pick, run
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.rules import Stage
from mazo.kernel.zones import add_card
from tests.kernel.cards import Book, Card
from tests.kernel.script import Script
from tests.kernel.toy import DRAFT, STAGES, Toy
from tests.kernel.words import ASK_MAIN, DECK, DO_ANSWER, DO_PASS, DO_PLAY, FIELD, RULE

PLAIN = Card("plain", power=2, health=3)


def table(cards: Sequence[Card] = (), seats: int = 2, windows: bool = False, stages: list[Stage] = STAGES) -> Toy:
    """An empty table in the first seat's main phase; these kinds of cards exist, and the plain unit does."""
    t = Toy(seats, Book([PLAIN, *cards]), stages, windows)
    t.key = key_of("toy")
    t.lay()
    t.active = t.first = 0
    t.turn = 1
    go_to(t, "game", "main", "act")
    return t


def put(t: Toy, name: str, seat: int, zone: int = FIELD, owner: int | None = None) -> int:
    """Put one more card on the table, as if it had always been there."""
    card = add_card(t, t.book.kind(name), seat if owner is None else owner, t.place_of(zone, seat))
    t.controller[card] = seat
    t.wounds.append(0)
    t.dirty = True
    if zone == FIELD:
        enter_play(t, card)
    return card


def interrupt(t: Toy) -> None:
    """Take back the question for a turn action: something else happens first."""
    top = t.stack[-1]
    if isinstance(top, Choice) and top.ask == ASK_MAIN:
        t.stack.pop()


def befall(t: Toy, verb: int, *cards: int, seat: int = 0, amount: int = 1, source: int = NOBODY) -> None:
    """Let a change befall cards at once (or, without cards, a player), and go on to the next question."""
    interrupt(t)
    if cards:
        change_all(t, verb, list(cards), seat, amount, source)
    else:
        change(t, verb, NOBODY, seat, amount, source)
    run(t)


def resolve(t: Toy, code: Script, seat: int = 0, source: int = NOBODY) -> None:
    """Let a program run now, in the middle of the main phase."""
    interrupt(t)
    start(t, t.book.write(code), RULE, seat, source)
    run(t)


def take(card: int) -> int:
    """The option to take a card."""
    return option(TAKE, card)


def choose(t: Toy, packed: int, seat: int = NOBODY) -> None:
    """Pick an option that must be open to the seat."""
    assert packed in legal(t, seat), (packed, legal(t, seat))
    pick(t, packed, seat)


def play(t: Toy, card: int) -> None:
    """Play a card from the active player's hand."""
    choose(t, option(DO_PLAY, card))


def answer(t: Toy, seat: int, card: int) -> None:
    """Answer with a card, which must be this seat's to decide."""
    assert deciding(t) == [seat]
    choose(t, option(DO_ANSWER, card))


def passes(t: Toy, *seats: int) -> None:
    """These seats pass, in this order, each when it is theirs to decide."""
    for seat in seats:
        assert deciding(t) == [seat]
        choose(t, option(DO_PASS))


def asked(t: Toy) -> int:
    """Which question is on the table; NOBODY for none."""
    choice = choice_of(t, NOBODY)
    return choice.ask if choice is not None else NOBODY


def names(t: Toy, zone: int, seat: int) -> list[str]:
    """The names of the cards in a zone, bottom first."""
    return [t.name(card) for card in t.cards(zone, seat)]


def digest(t: Toy) -> int:
    """The hash of the whole state."""
    return fold(t.ints())


def image(t: Toy) -> list[list[int]]:
    """Everything that a copy must not share, also what the hash leaves out."""
    rows = [t.ints(), t.guards, t.bonus, [t.next_pool, int(t.dirty), t.by], t.learned]
    return [row[:] for row in [*rows, *t.pools, *t.listeners]]


def new_game(
    decks: Sequence[Sequence[str]],
    cards: Sequence[Card],
    *,
    seed: str = "1",
    common: Sequence[str] = (),
    windows: bool = False,
    draft: bool = False,
) -> Toy:
    """A whole game from its beginning, one deck a seat and perhaps one of the table."""
    t = Toy(len(decks), Book([PLAIN, *cards]), DRAFT if draft else STAGES, windows)
    t.key = key_of(seed)
    t.lay()
    for seat, deck in enumerate(decks):
        for name in deck:
            put(t, name, seat, DECK)
    for name in common:
        put(t, name, NOBODY, DECK)
    begin(t)
    run(t)
    return t


def play_on(t: Toy, dice: Dice, steps: int, before: Callable[[Toy], None] | None = None) -> int:
    """Take up to so many random picks; how many were taken before the game was over."""
    for done in range(steps):
        seats = deciding(t)
        if not seats:
            return done
        if before is not None:
            before(t)
        seat = seats[dice.below(len(seats))]
        options = legal(t, seat)
        assert options, "a question without an answer"
        pick(t, options[dice.below(len(options))], seat)
    return steps
