"""A client of the text protocol: what it has been told of the game that it follows, and nothing else."""

from __future__ import annotations

from mazo.protocol.messages import Ask, Message, Over, Told, Undone, Wait, You, decode
from mazo.views import View


class Client:
    """Reads message lines and keeps what they say."""

    def __init__(self) -> None:
        self.you: You | None = None
        self.view: View | None = None
        self.ask: Ask | None = None
        self.over: Over | None = None
        self.waiting: Wait | None = None
        self.events: list[Told] = []
        self._seen = 0

    def take(self, line: str | bytes) -> Message | None:
        """Read a line; the message, or None for one that this version does not know."""
        message = decode(line)
        if isinstance(message, You):
            self.you, self.events, self._seen = message, [], 0
            self.view = self.ask = self.over = self.waiting = None
        elif isinstance(message, View):
            self.view = message
        elif isinstance(message, Told):
            del self.events[message.n :]
            self.events.append(message)
        elif isinstance(message, Undone):
            del self.events[message.events :]
            self._seen = min(self._seen, message.events)
        elif isinstance(message, (Ask, Wait, Over)):
            self.ask = message if isinstance(message, Ask) else None
            self.waiting = message if isinstance(message, Wait) else None
            self.over = message if isinstance(message, Over) else None
        return message

    def unseen(self) -> list[Told]:
        """The events that have not been looked at yet; from now on they have."""
        found = self.events[self._seen :]
        self._seen = len(self.events)
        return found
