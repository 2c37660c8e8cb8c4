"""Record the playthroughs again: `python -m tests.golden.record`. Read what changed before committing it."""

from __future__ import annotations

from tests.golden.playthrough import PLAYTHROUGHS


def main() -> None:
    """Write every file that has changed."""
    for playthrough in PLAYTHROUGHS:
        text = playthrough.text()
        old = playthrough.path.read_text(encoding="utf-8") if playthrough.path.exists() else ""
        if text != old:
            playthrough.path.write_text(text, encoding="utf-8", newline="\n")
        size = f"{len(text.encode()) / 1024:.0f} KB"
        print(f"{'same   ' if text == old else 'changed'} {playthrough.path.name} ({size})")


if __name__ == "__main__":
    main()
