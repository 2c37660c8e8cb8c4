"""Draw docs/images/terminal.svg, the picture of the board in the README: python tools/terminal_image.py"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from mazo.bots.adviser import advise
from mazo.cli.keyboard import Keyboard
from mazo.cli.terminal import Terminal
from mazo.client.following import Client
from mazo.client.language import Texts
from mazo.making import from_position
from mazo.protocol.session import Session

WIDTH = 100
TARGET = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"

POSITION = {
    "mazo": 1,
    "game": "lorcana",
    "edition": "2.2.0",
    "turn": 9,
    "active": 0,
    "players": [
        {
            "lore": 8,
            "hand": ["Mushu - Braggin' Dragon", "Winnie the Pooh - Hunny Wizard", "Olaf - Friendly Snowman"],
            "deck": 42,
            "inkwell": {"ready": 5, "exerted": 0},
            "play": [
                "Never Land - Mermaid Lagoon",
                {"card": "Tinker Bell - Finding a Way", "at": "Never Land - Mermaid Lagoon"},
                "Bagheera - Cautious Explorer",
                "Happy - Joyful Adventurer",
            ],
            "discard": ["Pain - Impudent Imp"],
        },
        {
            "lore": 11,
            "hand": 4,
            "deck": 41,
            "inkwell": {"ready": 1, "exerted": 4},
            "play": [
                {"card": "Buzz Lightyear - Space Ranger", "exerted": True},
                {"card": "Hans - Scheming Prince", "exerted": True},
                {"card": "Tiana - True Princess", "exerted": True, "damage": 2},
                {"card": "Arthur - Trained Swordsman", "drying": True},
            ],
            "discard": ["Diablo - Watchful Raven", "Tod - All Alone"],
        },
    ],
}
ACTIONS = ("ink Olaf", "quest Tinker Bell", "challenge Bagheera -> Hans")
TYPED = ("why challenge Happy -> Arthur", "hint")


def picture() -> str:
    """The board after a few actions, with what is typed and answered below it."""
    game = from_position(POSITION, names=["Ana", "Greedy"])
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    terminal = Terminal(console, Texts("en"), Keyboard())
    client, session = Client(), Session(game, 0, "en", adviser=advise)
    for line in session.news():
        client.take(line)
    client.unseen()
    for action in ACTIONS:
        for line in session.receive(f"do {action}"):
            client.take(line)
    terminal.look_at(session, client)
    for line in TYPED:
        console.print(f" › {line}", style="bold")
        terminal.enter(line)
    drawn = console.export_svg(title="mazo play lorcana", theme=MONOKAI, unique_id="mazo")
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # no font is fetched from anywhere


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(picture(), encoding="utf-8")
    print(TARGET)
