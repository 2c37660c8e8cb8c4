"""Which of several abilities, or of several ways to pay, an option means: in words."""

from __future__ import annotations

from mazo.abilities.machine.records import Ability
from mazo.abilities.tree.effects import Cost, FreeWith, Keyword, Static
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.rules.shifting import BY_TEXT
from mazo.games.lorcana.rules.using import abilities_to_use
from mazo.games.lorcana.table import Lorcana, ShiftWay, ink_cost
from mazo.kernel.codes import NOBODY
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases


class Ways:
    """Names abilities and costs of the cards on a table in one language."""

    def __init__(self, t: Lorcana, phrases: Phrases, lang: Lang) -> None:
        self.t = t
        self.phrases = phrases
        self.lang: Lang = lang

    def ability(self, card: int, index: int) -> str:
        """An activated ability by its name, or by its place if it has none; nothing where a card has only one."""
        abilities = abilities_to_use(self.t, card)
        if index == 0 and len(abilities) < 2:
            return ""
        name = abilities[index].name if index < len(abilities) else ""
        return name or self._say("ability", n=index + 1)

    def cost(self, card: int, index: int) -> str:
        """[1.5.5] What is paid instead of the ink cost; the way after those of the card's own text costs nothing."""
        abilities = self.t.figures.elsewhere[self.t.kind[card]]
        if index >= len(abilities):
            return self._say("free")
        ability = abilities[index]
        return self._named("other" if ink_cost(ability) else "free", self._price(card, ability))

    def shift(self, card: int, way: int) -> str:
        """[8.10.8] A way to shift a card: by its keyword, or by what its text says."""
        figures, kind = self.t.figures, self.t.kind[card]
        if BY_TEXT <= way < BY_TEXT + len(figures.elsewhere[kind]):
            ability = figures.elsewhere[kind][way - BY_TEXT]
            return self._named("shift", self._price(card, ability), shift="Shift")
        if way >= len(figures.shift[kind]):
            return self._named("shift", "", shift="Shift")
        printed = figures.shift[kind][way]
        name = _variant(printed)
        if printed.paying == NOBODY:
            return self._say("shift_ink", shift=name, n=printed.ink)
        return self._named("shift", self._paid(_shift_cost(self._name(card))), shift=name)

    def _price(self, card: int, ability: Ability) -> str:
        """What an ability of the card's own text asks for, or the ability's name where only that is known."""
        return self._paid(_text_cost(self._name(card), ability)) or ability.name

    def _paid(self, cost: Cost | None) -> str:
        from mazo.games.lorcana.words import cost_of  # games between bots say nothing

        return cost_of(cost, self.lang) if cost is not None else ""

    def _name(self, card: int) -> str:
        return self.t.figures.names[self.t.kind[card]]

    def _named(self, way: str, what: str, **values: object) -> str:
        return self._say(f"{way}_for", what=what, **values) if what else self._say(way, **values)

    def _say(self, name: str, **values: object) -> str:
        return self.phrases.say("way", name, self.lang, **values)


def _variant(way: ShiftWay) -> str:
    """[8.10.8] The name of a way to shift."""
    words = ["Temporary"] if way.temporary else []
    words += ["Duo"] if way.duo else ["Combo"] if way.combo else []
    return " ".join([*words, "Shift"])


def _text_cost(name: str, ability: Ability) -> Cost | None:
    """The cost in the tree of a card of the catalogue that the ability was made from."""
    card = standard().get(name)
    for static in card.abilities if card is not None else ():
        if isinstance(static, Static) and static.name == ability.name:
            for fact in static.facts:
                if isinstance(fact, FreeWith) and int(fact.way == "shift") == ability.what:
                    return fact.cost
    return None


def _shift_cost(name: str) -> Cost | None:
    """What Shift costs on a card of the catalogue where that isn't just ink."""
    card = standard().get(name)
    for keyword in card.abilities if card is not None else ():
        if isinstance(keyword, Keyword) and keyword.name == "Shift" and keyword.cost is not None:
            return keyword.cost
    return None
