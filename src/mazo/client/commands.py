"""What a person may type besides actions: commands in either language, each with whatever follows it."""

from __future__ import annotations

from mazo.client.language import Texts
from mazo.texts.phrases import fold


def command(line: str, texts: Texts) -> tuple[str, str] | None:
    """The command that a line begins with and what follows it; None if it begins with none.

    >>> command("Por qué desafiar Moana -> Elsa", Texts("es"))
    ('why', 'desafiar Moana -> Elsa')
    """
    typed = line.split()
    best: tuple[int, str] | None = None
    for name in texts.names("command"):
        for word in texts.typed("command", name):
            count = len(word.split())
            if fold(" ".join(typed[:count])) == fold(word) and (best is None or count > best[0]):
                best = (count, name)
    if best is None:
        return None
    return best[1], " ".join(typed[best[0] :])
