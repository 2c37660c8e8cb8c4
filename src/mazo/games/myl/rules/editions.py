"""The rule profiles as frozen switches: code asks the switch, never the profile's name."""


class Profile:
    """One family of formats, as the answers it gives where they differ; what is not said is as the seed has it."""

    def __init__(
        self,
        name: str,
        mulligan_floor: int = 0,
        free_mulligans: int = 0,
        any_initial_gold: bool = True,
        gold_until_first_card: bool = True,
        expire_before_final: bool = True,
        cost_floor: int = 1,
        cancelled_stay: bool = True,
        waits_from_grouping: bool = False,
        starter_draws: bool = False,
        grouping_optional: bool = False,
        triggers_alternate: bool = False,
        orphans_destroyed: bool = True,
        one_use_a_card: bool = False,
        answers_without_end: bool = False,
        more_windows: bool = False,
        turn_windows: bool = True,
        deed_windows: bool = True,
        dry_hand: bool = False,
        mulligans_a_card: int = 1,
        draw_together: bool = True,
    ) -> None:
        self.name = name
        # The smallest hand that a player may still change for a smaller one leads to this many cards.
        self.mulligan_floor = mulligan_floor
        # How many changes of hand draw as many cards as the first one.
        self.free_mulligans = free_mulligans
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
        # Whether the active player may leave everything where it is in the Agrupación.
        self.grouping_optional = grouping_optional
        # Whether the players resolve their triggered abilities in turn, one each, or one player all of theirs first.
        self.triggers_alternate = triggers_alternate
        # Whether a weapon without bearer is destroyed, or only put into the graveyard.
        self.orphans_destroyed = orphans_destroyed
        # Whether the abilities of a card that are limited to one use a turn have one use between them.
        self.one_use_a_card = one_use_a_card
        # Whether a window goes round until both pass, or each player has one act in it.
        self.answers_without_end = answers_without_end
        # Whether there always are windows besides those for cards, abilities and attacks: to redirect, to prevent,
        # after the blocks and before the damage. Among the seed's own cards nothing answers what those are about.
        self.more_windows = more_windows
        # Where there are: whether also as a turn begins and before it ends, and before players mill or discard by an
        # effect or lose control of a card.
        self.turn_windows = turn_windows
        self.deed_windows = deed_windows
        # House rules: whether a first hand without Oro may be shown and drawn anew, and how many changes of a hand cost
        # one card.
        self.dry_hand = dry_hand
        self.mulligans_a_card = mulligans_a_card
        # Whether nobody wins when one change empties both castles, or the active player's counts as the first.
        self.draw_together = draw_together


def profiles() -> dict[str, Profile]:
    """All profiles by name; the first is the default."""
    found = [
        Profile("seed-2014"),
        Profile(
            "primer-bloque",
            mulligan_floor=1,
            any_initial_gold=False,
            gold_until_first_card=False,
            expire_before_final=False,
            cost_floor=0,
            cancelled_stay=False,
            waits_from_grouping=True,
            more_windows=True,
        ),
        # What leagues and the players' rule book read otherwise than the profile before.
        Profile(
            "primer-bloque-liga",
            mulligan_floor=1,
            any_initial_gold=False,
            gold_until_first_card=False,
            expire_before_final=False,
            cost_floor=0,
            cancelled_stay=False,
            waits_from_grouping=True,
            more_windows=True,
            starter_draws=True,
            grouping_optional=True,
            triggers_alternate=True,
            orphans_destroyed=False,
        ),
        Profile(
            "imperio",
            mulligan_floor=1,
            any_initial_gold=False,
            gold_until_first_card=False,
            expire_before_final=False,
            waits_from_grouping=True,
            more_windows=True,
        ),
    ]
    return {profile.name: profile for profile in found}
