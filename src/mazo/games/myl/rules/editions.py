"""The rule profiles as frozen switches: code asks the switch, never the profile's name."""


class Profile:
    """One family of formats, as the answers it gives where they differ."""

    def __init__(
        self,
        name: str,
        mulligan_floor: int,
        any_initial_gold: bool,
        gold_until_first_card: bool,
        expire_before_final: bool,
        cost_floor: int,
        cancelled_stay: bool,
        waits_from_grouping: bool,
        starter_draws: bool,
    ) -> None:
        self.name = name
        # The smallest hand that a player may still change for a smaller one leads to this many cards.
        self.mulligan_floor = mulligan_floor
        # Whether any Oro can be the initial one, or only one without ability (or with the keyword).
        self.any_initial_gold = any_initial_gold
        # Whether the Oro must come before the first card of the Vigilia, or before the first voluntary act.
        self.gold_until_first_card = gold_until_first_card
        # Whether "until the Fase Final" ends before "in the Fase Final" begins, or after.
        self.expire_before_final = expire_before_final
        # The least that a reduced cost can become; a printed 0 stays 0.
        self.cost_floor = cost_floor
        # Whether attackers whose attack is cancelled stay in the attack line, or return to the defence line.
        self.cancelled_stay = cancelled_stay
        # Whether an ally may attack if controlled since the last Agrupación, or through one whole Vigilia.
        self.waits_from_grouping = waits_from_grouping
        # Whether the starting player draws at the end of the first turn of the game.
        self.starter_draws = starter_draws


def profiles() -> dict[str, Profile]:
    """All profiles by name; the first is the default."""
    return {
        "seed-2014": Profile("seed-2014", 0, True, True, True, 1, True, False, False),
        "primer-bloque": Profile("primer-bloque", 1, False, False, False, 0, False, True, False),
        "imperio": Profile("imperio", 1, False, False, False, 1, True, True, False),
    }
