"""Two worlds that a seat can't tell apart: whatever it does at a table, it is told the same, byte for byte.

Two rooms are played side by side with the same actions. In one of them some hidden cards were exchanged. As long as the
viewer has seen none of these, every line, every page and every answer must be the same: whether somebody is asked, for
whom the table waits, what is legal, what the adviser says, what a take-back leaves, and what is told again to whoever
comes back.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from mazo.game import Game
from mazo.games import kind
from mazo.kernel.knowledge import KNOWN
from mazo.kernel.rules import Rules
from mazo.protocol.session import Session
from mazo.server.plain.acting import Done, look
from mazo.server.plain.addresses import side_of
from mazo.server.plain.showing import shown
from mazo.server.plain.wishes import Wishes
from mazo.server.rooms import Room
from mazo.server.store import Store
from mazo.texts.lang import Lang
from tests.properties.test_secrecy import seen_as
from tests.server.roomed import Ear, begun, canary_salt, new_room, people, play, random_answer

LANGS: tuple[Lang, Lang] = ("en", "es")
SPECTATOR = -1
BEFORE = {"lorcana": (0, 9, 25, 60), "myl": (0, 9, 25, 60), "ortus-draft": (0, 1, 3, 6)}
"""After how many decisions cards are exchanged."""
HANDS = {"lorcana": 0.7, "myl": 0.7, "ortus-draft": 0.1}
"""How often these are cards in others' hands; in a draft they are soon passed on."""
CHOICES = 40
"""Answers of another seat that are looked through for one that both worlds have."""


@dataclass
class World:
    """A room with an ear for every seat, and those whose bytes are compared."""

    room: Room
    ears: list[Ear]
    viewers: list[Ear]

    @property
    def game(self) -> Game:
        """The game that is played."""
        assert self.room.table.game is not None
        return self.room.table.game

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    def hear(self) -> list[list[str]]:
        """What the viewers were told since."""
        return [viewer.hear() for viewer in self.viewers]


async def world(folder: Path, game: str, seats: int, seed: int, before: int, seat: int) -> World:
    """A table that was played for a while; the same arguments give the same table."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    decks = random.Random(seed).choices(kind(game).known_decks() or ("",), k=seats)
    room = new_room(store, "twin", people(game, seats, decks), f"{game} {seats} {seed}")
    room.epoch = "epoch"
    ears = await begun(room)
    await play(room, ears, before, random.Random(seed))
    viewers = [await Ear.at(room, at, lang) for at in (seat, SPECTATOR) for lang in LANGS]
    made = World(room, ears, viewers)
    made.hear()
    return made


def never_seen(game: Game, seat: int) -> list[int]:
    """The cards that the seat has not known at any time since the game began."""
    tables = [past.table for past in game.past] + [game.table]
    return [card for card in range(len(game.table.kind)) if all(table.pools[seat][card] != KNOWN for table in tables)]


def exchange(game: Game, seat: int, dice: random.Random, pairs: int) -> set[int]:
    """Exchange hidden cards that the seat can't tell apart; which ones."""
    table = game.table
    cards = never_seen(game, seat)
    dice.shuffle(cards)
    if dice.random() < HANDS[game.kind.name]:  # what prompts and waits could depend on
        cards.sort(key=lambda card: not any(table.visible_in(table.zone[card], other) for other in range(table.seats)))
    moved: set[int] = set()
    for first in cards:
        if len(moved) >= 2 * pairs:
            break
        if first in moved:
            continue
        for second in cards:
            if (
                second not in moved
                and second != first
                and alike(game, seat, first, second)
                and table.kind[first] != table.kind[second]
            ):
                for each in (*(past.table for past in game.past), table):
                    each.kind = each.kind[:]  # copies share it
                    each.kind[first], each.kind[second] = each.kind[second], each.kind[first]
                moved |= {first, second}
                break
    game._scribe = None  # it has read the names as they were: nothing but this test exchanges cards behind its back
    return moved


def alike(game: Game, seat: int, first: int, second: int) -> bool:
    """Whether the seat could never tell the two cards apart."""
    tables: list[Rules] = [*(past.table for past in game.past), game.table]
    return all(table.pools[seat][first] == table.pools[seat][second] for table in tables)


def common(one: Game, two: Game, by: int, seat: int, dice: random.Random) -> str | None:
    """An answer of another seat that both worlds have, and that the viewer would see as the same."""
    texts = [action.text for _, action in zip(range(CHOICES), one.legal(by), strict=False)]
    dice.shuffle(texts)
    for text in texts:
        if text in two.legal(by) and seen_as(one, seat, by, text) == seen_as(two, seat, by, text):
            return text
    return None


def knows_any(one: Game, two: Game, seat: int, cards: set[int]) -> bool:
    return any(game.table.pools[seat][card] == KNOWN for game in (one, two) for card in cards)


def attempts(one: World, cards: set[int], dice: random.Random) -> list[str]:
    """What a curious player asks; also after cards that nobody has shown them, by name and by handle."""
    table = one.game.table
    card = dice.choice(sorted(cards))
    name = one.game.kind.card_name(table, card)
    return [
        "ask", "view", "legal 60", "hint", "log 5", "rule 1", "room", "undo", f"why play {name}",
        f"why #{table.number[card]}", f"why choose #{table.number[card]}", f"do quest {name}", "undo!",
    ]  # fmt: skip


async def both(worlds: tuple[World, World], seat: int, line: str) -> None:
    for each in worlds:
        await each.ears[seat].say(line)


async def compare(worlds: tuple[World, World], seat: int, cards: set[int], dice: random.Random, thorough: bool) -> None:
    """The viewers hear the same, whatever they ask."""
    one, two = worlds
    assert one.hear() == two.hear()
    tried = attempts(one, cards, dice)
    for line in tried if thorough else dice.sample(tried, 3):
        if line == "undo!" and one.game.takeback_point(seat) < len(one.game.past):
            continue
        for mine, other in zip(one.viewers, two.viewers, strict=True):
            said, heard = await mine.say(line), await other.say(line)
            assert said == heard, f"{line}: {said} / {heard}"
        assert one.hear() == two.hear()
    if thorough:
        lang = dice.choice(LANGS)
        for viewer in (seat, SPECTATOR):
            assert Session(one.game, viewer, lang).news() == Session(two.game, viewer, lang).news()
        seen = [Done([], await look(each.room, seat, lang)) for each in (one, two)]
        sides = [side_of(each.room, seat, lang, done, Wishes(), "/here") for each, done in zip((one, two), seen)]
        assert shown(sides[0]) == shown(sides[1])
        await come_back(worlds, dice)


async def come_back(worlds: tuple[World, World], dice: random.Random) -> None:
    """A viewer hangs up and comes back, at once with a mark or later with none; both are told the same."""
    at = dice.randrange(len(worlds[0].viewers))
    resumed = dice.random() < 0.5
    told = []
    for each in worlds:
        old = each.viewers[at]
        mark = old.stream.mark if resumed else "-"
        await old.leave()
        each.viewers[at] = await Ear.at(each.room, old.seat, old.lang, mark)
        told.append(each.viewers[at].hear())
    assert told[0] == told[1]
    assert worlds[0].hear() == worlds[1].hear()


async def take_back(worlds: tuple[World, World], seat: int) -> None:
    """A seat asks the others for a take-back, and they let it."""
    await both(worlds, seat, "takeback")
    for other in range(len(worlds[0].ears)):
        if other != seat:
            await both(worlds, other, "allow")


async def side_by_side(folder: Path, game: str, seats: int, seed: int, decisions: int) -> int:
    """Play both worlds on; after how many decisions the viewer could tell them apart, or the game was over."""
    dice = random.Random(seed)
    seat = seed % seats
    before = BEFORE[game][seed % 4]
    one, two = [await world(folder / side, game, seats, seed, before, seat) for side in ("one", "two")]
    assert one.game.hash == two.game.hash
    if one.over():
        return 0
    cards = exchange(two.game, seat, dice, 1 + seed % 3)
    if not cards:
        return 0
    assert one.game.hash != two.game.hash
    for made in range(decisions):
        await compare((one, two), seat, cards, dice, made % 6 == 0)
        if one.over():
            return made
        assert one.game.deciding == two.game.deciding, "who is asked depends on hidden cards"
        if made % 9 == 4 and never_seen_since(one.game, two.game, seat, cards):
            await take_back((one, two), dice.randrange(seats))
            continue
        by = one.game.deciding[0]
        if by == seat:
            text: str | None = await random_answer(one.ears[by], dice)
        else:
            text = common(one.game, two.game, by, seat, dice)
        if text is None:
            return made
        await both((one, two), by, f"do {text}")
        if knows_any(one.game, two.game, seat, cards):
            return made
    check_canaries(one)
    return decisions


def never_seen_since(one: Game, two: Game, seat: int, cards: set[int]) -> bool:
    return all(cards <= set(never_seen(game, seat)) for game in (one, two))


def check_canaries(made: World) -> None:
    """Nothing that was heard holds the seed, the chance itself, the state's hash or somebody else's salt."""
    game = made.game
    secrets = [
        made.room.table.setup.seed,
        str(game.origin["seed"]),
        game.table.key.hex(),
        f"{game.hash:016x}",
        str(game.hash),
        *(canary_salt(seat) for seat in range(game.seats)),
    ]
    heard = "\n".join(line for viewer in (*made.viewers, *made.ears) for line in viewer.heard)
    assert game.outcome is not None or not any(secret in heard for secret in secrets)


TABLES = [("lorcana", 2), ("lorcana", 3), ("lorcana", 4), ("myl", 2), ("ortus-draft", 2), ("ortus-draft", 3)]


def lasts(tmp_path: Path, game: str, seats: int, seeds: range, decisions: int) -> list[int]:
    """How long each pair of worlds could not be told apart."""
    found = []
    for seed in seeds:
        folder = tmp_path / str(seed)
        for side in ("one", "two"):
            (folder / side).mkdir(parents=True)
        found.append(asyncio.run(side_by_side(folder, game, seats, seed, decisions)))
    return found


@pytest.mark.weighty
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_is_told_the_same_whatever_is_hidden(tmp_path: Path, game, seats):
    assert sum(lasts(tmp_path, game, seats, range(3), 10)) > 8, "nothing was compared"


def test_what_would_tell_a_seat_more_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The comparison is worth something: a view that shows too much makes it fail."""
    monkeypatch.setattr(Session, "_view", lambda self: self.game.view((self.seat + 1) % self.game.seats))
    with pytest.raises(AssertionError):
        lasts(tmp_path, "lorcana", 2, range(4), 10)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_is_told_the_same_whatever_is_hidden_in_many_games(tmp_path: Path, game, seats, figure):
    compared = sum(lasts(tmp_path, game, seats, range(100, 220), 200))
    figure(f"worlds.{game}.{seats}p", compared, "states whose hidden cards were exchanged: that seat was told the same")
    assert compared > 2_000
