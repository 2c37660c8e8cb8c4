"""The editions of the rules as frozen switches: code asks the switch, never the edition's name."""

from typing import Final

END_OF_TURN: Final = 0
ATTEMPTED_DRAW: Final = 1


class Edition:
    """One edition of the Comprehensive Rules, as the answers it gives where editions differ."""

    def __init__(
        self,
        name: str,
        effective: str,
        decking: int,
        starter_choice: bool,
        opponent_may_shuffle: bool,
        leaver_effects: bool,
    ) -> None:
        self.name = name
        self.effective = effective
        # When an empty deck loses: at the end of one's turn [1.8.1.2], or on trying to draw [1.x 3.2.1.2].
        self.decking = decking
        # Whether chance names the starting player [2.2.1.1] or the one who chooses them [1.x 3.1.2].
        self.starter_choice = starter_choice
        # Whether an opponent may shuffle the deck [2.2.1.2] or only cut it [1.x 3.1.3].
        self.opponent_may_shuffle = opponent_may_shuffle
        # Whether timed effects of a player who left go on [9.2.3] or end [1.x 1.10.2.3].
        self.leaver_effects = leaver_effects


def editions() -> dict[str, Edition]:
    """All editions by name, the newest first; the first is the default."""
    newer = [("2.2.0", "2026-07-09"), ("2.1.0", "2026-04-30"), ("2.0.1", "2026-02-05"), ("2.0.0", "2026-02-05")]
    older = [("2025-08-22", "2025-08-22"), ("2025-05-27", "2025-05-27")]
    found: dict[str, Edition] = {}
    for name, date in newer:
        found[name] = Edition(name, date, END_OF_TURN, False, True, True)
    for name, date in older:
        found[name] = Edition(name, date, ATTEMPTED_DRAW, True, False, False)
    return found
