"""The games in the shape that OpenSpiel's algorithms in Python expect: its search and its solvers run on them.

The deal is the one chance node, at the beginning: a game is one of `deals` seeds, or one of some positions. All that
chance brings later follows from it, so that the game is exactly defined and, if it is small, can be solved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec
import pyspiel

from mazo.environments.match import House, Match, Setup
from mazo.environments.observing import Layout, flat
from mazo.errors import BadConfig, IllegalAction, MazoError
from mazo.kernel.codes import NOBODY
from mazo.kernel.rng import Dice

DEALS: Final = 1000
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)

Deed = tuple[Literal["deal", "act", "imagine"], int, int]
"""What has been done to a state: dealt or acted, by a number, or imagined by a seat with some dice."""


class Script(msgspec.Struct, frozen=True):
    """A state as a file holds it: of which game, and how one comes there."""

    setup: Setup
    deals: int
    deeds: tuple[Deed, ...]


class SpielGame:
    """A game of Mazo as OpenSpiel sees games."""

    def __init__(
        self,
        game: str,
        decks: Sequence[str] = (),
        *,
        deals: int = DEALS,
        positions: Sequence[dict[str, Any]] = (),
        **options: Any,
    ) -> None:
        if deals < 1:
            raise BadConfig(
                f"At least one deal is needed, not {deals}.", f"Hace falta al menos un reparto, no {deals}."
            )
        self.house = House(Setup(game, tuple(decks), **options))
        self.positions = tuple(positions)
        self.deals = len(self.positions) or deals
        self.layout = Layout(self.house)

    def new_initial_state(self) -> SpielState:
        """Nothing has been dealt yet."""
        return SpielState(self)

    def new_initial_states(self) -> list[SpielState]:
        """The one state that all games begin from."""
        return [self.new_initial_state()]

    def deal(self, number: int) -> Match:
        """The game of that deal."""
        return self.house.at(self.positions[number]) if self.positions else self.house.begin(number)

    def get_type(self) -> Any:
        """What sort of game it is."""
        return pyspiel.GameType(
            short_name=f"mazo_{self.house.setup.game.replace('-', '_')}",
            long_name=f"Mazo: {self.house.kind.title}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(self.house.kind.seats),
            min_num_players=min(self.house.kind.seats),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def num_players(self) -> int:
        """How many sit at the table."""
        return self.house.seats

    def num_distinct_actions(self) -> int:
        """How many actions there ever are."""
        return self.house.codec.size

    def max_chance_outcomes(self) -> int:
        """How many deals there are."""
        return self.deals

    def max_game_length(self) -> int:
        """More picks than a game may take."""
        return self.house.setup.most

    def min_utility(self) -> float:
        """What the loser gets of two players; of more, they share it."""
        return -1.0

    def max_utility(self) -> float:
        """What the winner gets."""
        return 1.0

    def utility_sum(self) -> float:
        """What one wins the others lose."""
        return 0.0

    def information_state_tensor_shape(self) -> list[int]:
        """The length of all arrays in one row."""
        return [len(flat(self.layout.observe(self.deal(0), 0)))]

    def observation_tensor_shape(self) -> list[int]:
        """The same: a tensor says what is known now."""
        return self.information_state_tensor_shape()

    def deserialize_state(self, text: str) -> SpielState:
        """The state that `serialize` wrote down, if it is of this game."""
        try:
            script = msgspec.json.decode(text, type=Script)
        except msgspec.DecodeError as error:
            raise BadConfig(f"This is no state: {error}.", f"Esto no es un estado: {error}.") from None
        if (script.setup, script.deals) != (self.house.setup, self.deals):
            raise BadConfig("This is a state of another game.", "Este es un estado de otra partida.")
        state = self.new_initial_state()
        try:
            for deed in script.deeds:
                state = state.after(deed)
        except (MazoError, ValueError, IndexError, AssertionError):
            raise BadConfig("This state can't be reached.", "A este estado no se puede llegar.") from None
        return state


class SpielState:
    """Where a game stands, as OpenSpiel sees states."""

    def __init__(self, game: SpielGame) -> None:
        self._game = game
        self._match: Match | None = None
        self._deeds: list[Deed] = []
        self._history: list[int] = []
        self._memory = [""] * game.num_players()
        """What each seat remembers, as one word: all that it saw when it acted, and what it did."""

    # Whose turn it is, and what may be done.

    def get_game(self) -> SpielGame:
        """The game."""
        return self._game

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody any more."""
        if self._match is None:
            return CHANCE
        return TERMINAL if self._match.over else self._match.seat

    def is_chance_node(self) -> bool:
        """Whether the cards are about to be dealt."""
        return self._match is None

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self._match is not None and self._match.over

    def is_simultaneous_node(self) -> bool:
        """Sealed answers are given one after the other, unseen."""
        return False

    def is_player_node(self) -> bool:
        """Whether a player acts."""
        return not self.is_chance_node() and not self.is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the others."""
        return [(number, 1 / self._game.deals) for number in range(self._game.deals)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the open actions, in order; none for a player who does not act now."""
        if self._match is None:
            return list(range(self._game.deals)) if player in (None, CHANCE) else []
        return self._match.legal() if player in (None, self.current_player()) else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each open action, 0 for the others."""
        size = self._game.deals if self._match is None else self._game.num_distinct_actions()
        mask = [0] * size
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Deal, or let the player act."""
        action = int(action)
        if self._match is None:
            if not 0 <= action < self._game.deals:
                raise IllegalAction(f"There is no deal {action}.", f"No hay reparto {action}.")
            self._match = self._game.deal(action)
            self._deeds.append(("deal", action, 0))
        else:
            seat = self._match.seat
            remembered = self._remembered(seat, action) if seat != NOBODY else ""
            self._match.act(action)
            self._memory[seat] = remembered
            self._deeds.append(("act", action, 0))
        self._history.append(action)

    def child(self, action: int) -> SpielState:
        """The state after an action; this one stays as it is."""
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def clone(self) -> SpielState:
        """An independent state that is the same."""
        twin = SpielState(self._game)
        twin._match = self._match.copy() if self._match is not None else None
        twin._deeds, twin._history, twin._memory = self._deeds[:], self._history[:], self._memory[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.clone()

    def after(self, deed: Deed) -> SpielState:
        """The state after something that `serialize` writes down."""
        if deed[0] == "imagine":
            return self._imagined(deed[1], deed[2])
        if (deed[0] == "deal") != self.is_chance_node():
            raise ValueError(f"{deed[0]} can't come here")
        return self.child(deed[1])

    # What came of it.

    def returns(self) -> list[float]:
        """What each seat has won so far: nothing before the end."""
        return self._match.returns() if self._match is not None and self._match.over else [0.0] * len(self._memory)

    def rewards(self) -> list[float]:
        """What the last action brought."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What one seat has won."""
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        """What the last action brought one seat."""
        return self.returns()[player]

    # What a player knows.

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat remembers and sees: the same in all states that it can't tell apart."""
        seat = self._seat(player)
        return f"{seat} {self._memory[seat]} {self._seen(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now."""
        seat = self._seat(player)
        return f"{seat} {self._seen(seat)}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """All named arrays of what a seat knows now in one row; it does not say how it came to know."""
        seat = self._seat(player)
        assert self._match is not None, "nothing has been dealt"
        return [float(value) for value in flat(self._game.layout.observe(self._match, seat))]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same."""
        return self.information_state_tensor(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player can't tell from this one, drawn with numbers between 0 and 1."""
        return self._imagined(player, int(sampler() * 2**53))

    # Files and words.

    def serialize(self) -> str:
        """How one comes to this state, as JSON."""
        return msgspec.json.encode(
            Script(self._game.house.setup, self._game.deals, tuple(self._deeds)),
        ).decode()

    def history(self) -> list[int]:
        """The deal and all actions since."""
        return self._history[:]

    def history_str(self) -> str:
        """The same as text; worlds that were imagined on the way belong to it."""
        return " ".join(":".join(map(str, deed)) for deed in self._deeds)

    def full_history(self) -> list[Any]:
        """The same with who acted; who imagines needs it not."""
        raise NotImplementedError("ask for history()")

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """An action in words."""
        number = player if action is None else action
        return f"deal {number}" if self._match is None else self._game.house.codec.name(number)

    def move_number(self) -> int:
        """How many actions have been taken."""
        return len(self._history)

    def __str__(self) -> str:
        return self.history_str()

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < len(self._memory):
            raise IllegalAction(f"There is no seat {seat}.", f"No hay asiento {seat}.")
        return seat

    def _seen(self, seat: int) -> str:
        match = self._match
        if match is None:
            return ""
        view = match.house.kind.view(match.table, seat, [str(number) for number in range(match.table.seats)])
        asked = match.legal() if match.seat == seat else []
        return msgspec.json.encode((view, match.begun if asked else (), asked)).decode()

    def _remembered(self, seat: int, action: int) -> str:
        """What the seat remembers once it has done this: one word for all of it."""
        told = f"{self._memory[seat]} {self._seen(seat)} {action}"
        return blake2b(told.encode(), digest_size=12).hexdigest()

    def _imagined(self, seat: int, number: int) -> SpielState:
        match = self._match
        if match is None:
            return self.clone()
        twin = SpielState(self._game)
        twin._match = match.imagined(seat, Dice(number))
        twin._deeds = [*self._deeds, ("imagine", seat, number)]
        twin._history, twin._memory = self._history[:], self._memory[:]
        return twin
