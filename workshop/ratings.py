"""How good each card of a game is in limited play, measured by games of the project's own bots.

    python -m workshop.ratings GAME --games 6000 --seed 1

Decks are drawn at random from the cards of one product, each as likely as the others, so that nothing but the cards
makes the difference; greedy players play them. A card's rating is how often its player won of the games in which it had
left the deck, less how often that was so of all cards, and 50 added. Few games pull it towards what cards of its type
and cost have reached together. It is written to `ratings.json` in the game's folder.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path

from mazo.bots.fast import GreedyBot, play_out
from mazo.games import folder, kind
from mazo.games.packkind import PackKind
from mazo.kernel.rng import Dice, key_of

DOUBT = 150
"""So many games in which a card does as well as others of its type and cost are added to those that were played."""
CAP = 20_000
"""No game takes so many picks."""


class Tally:
    """For each card: in how many games it left the deck, and how many of them its player won."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def ratings(self, drafts: PackKind) -> dict[str, int]:
        """The ratings of all cards that were seen."""
        usual = self.won.total() / self.seen.total()
        sorts = {name: (drafts.face(name, "en").type, drafts.cost_of(name)) for name in sorted(self.seen)}
        seen: Counter[tuple[str, int]] = Counter()
        won: Counter[tuple[str, int]] = Counter()
        for name, sort in sorts.items():
            seen[sort] += self.seen[name]
            won[sort] += self.won[name]
        found = {}
        for name, sort in sorts.items():
            alike = (won[sort] + DOUBT * usual) / (seen[sort] + DOUBT)
            found[name] = round(50 + 100 * ((self.won[name] + DOUBT * alike) / (self.seen[name] + DOUBT) - usual))
        return found


def random_deck(drafts: PackKind, names: list[str], dice: Dice) -> list[str]:
    """As many cards as a deck needs, with what every deck is given."""
    plan = drafts.deck_plan(next(iter(drafts.limited.formats.values())))
    own = plan.least - (plan.fuel if plan.given else 0)
    chosen = [names[at] for at in dice.shuffled(list(range(len(names))))[:own]]
    return chosen + [plan.given[at % len(plan.given)] for at in range(plan.least - own)]


def play(drafts: PackKind, names: list[str], name: str, tally: Tally) -> None:
    """One game of two random decks; whose cards left the deck, and who won."""
    dice = Dice(int.from_bytes(key_of(name)[:7], "big"))
    decks = [random_deck(drafts, names, dice) for _ in range(2)]
    table = drafts.base.new([[drafts.card(card) for card in deck] for deck in decks], name, None)
    began = table.zone[:]
    play_out(table, [GreedyBot(), GreedyBot()], dice, CAP)
    if not table.over or table.winner < 0:
        return
    known = drafts.base.kind_names(table)
    for card, zone in enumerate(began):
        if table.zone[card] != zone and table.owner[card] >= 0:
            tally.seen[known[table.kind[card]]] += 1
            tally.won[known[table.kind[card]]] += table.owner[card] == table.winner


def main() -> None:
    """Play, and write the ratings."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("game")
    wanted.add_argument("--games", type=int, default=6000, help="for each product")
    wanted.add_argument("--seed", default="1")
    wanted.add_argument("--out", type=Path)
    said = wanted.parse_args()
    drafts = kind(f"{said.game}-draft")
    assert isinstance(drafts, PackKind)
    tally = Tally()
    for product in drafts.products:
        names = sorted({name for sheet in drafts.sheets(product).values() for name in sheet})
        for number in range(said.games):
            play(drafts, names, f"{said.seed}/{product}/{number}", tally)
        print(product, tally.seen.total(), file=sys.stderr, flush=True)
    given = drafts.deck_plan(next(iter(drafts.limited.formats.values()))).given
    ratings = {name: worth for name, worth in tally.ratings(drafts).items() if name not in given}
    out = said.out or Path(str(files(f"mazo.games.{folder(drafts.name)}"))) / "ratings.json"
    made = f"python -m workshop.ratings {said.game} --games {said.games} --seed {said.seed}"
    out.write_text(json.dumps({"made": made, "ratings": ratings}, ensure_ascii=False, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    main()
