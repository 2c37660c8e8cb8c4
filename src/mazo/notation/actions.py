"""Actions as text: one line a person would type. Printing is exact, reading forgiving; card names stay as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from mazo.errors import IllegalAction
from mazo.games.kind import GameKind, Verb
from mazo.kernel.choices import answer_of, is_complete, options_of
from mazo.kernel.codes import (
    AMOUNT,
    DIVIDE,
    DONE,
    ENTRY,
    NOBODY,
    ONE,
    ORDER,
    SEAT,
    SUBSET,
    TAKE,
    first_of,
    option,
    second_of,
    verb_of,
)
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import KNOWN
from mazo.kernel.rules import Rules
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases, fill, fold

CONCEDE_WORDS = ("concede", "surrender", "rendirse", "me rindo", "conceder")

_JOINT = re.compile(r"\s*(?:->|→|\bwith\b|\bcon\b|\bat\b|\bto\b)\s*")
_HANDLE = re.compile(r"\s*#([0-9]{1,9})$")
_SEVERAL = ("which", "way")
"""Operands that name one of several things of a card: which ability, if it has more than one; which way to pay."""
_SEPARATOR = re.compile(r"\s*;\s*")


class Action(msgspec.Struct, frozen=True):
    """A whole answer to a question: what a player types, and the picks that it stands for."""

    seat: int
    text: str
    picks: tuple[int, ...] = ()
    salt: str = ""
    """What the player adds to the chance of the game, where the rules give them a shuffle or a cut."""


class Scribe:
    """Reads and writes the actions of one question at a table."""

    def __init__(
        self, kind: GameKind, table: Rules, choice: Choice, names: Sequence[str], names_es: Sequence[str] = ()
    ) -> None:
        self.kind = kind
        self.table = table
        self.choice = choice
        self.names = names
        self.names_es = names_es or names
        self.fresh = choice.copy()
        self.fresh.picks = []
        self._options: list[int] | None = None
        self._verbs = kind.verbs_by_code
        self._names: dict[tuple[int, Lang], str] = {}
        self._meant: dict[tuple[object, ...], int] | None = None
        """The option that the names alone mean: the first of those that read the same."""
        self._kept: dict[int, str] = {}
        """Options as they are kept, each written once,"""
        self._meaning: dict[str, int] = {}
        """and which of them a text is: whoever chooses from what is offered sends back what was written."""

    # Writing.

    def all(self) -> Iterator[Action]:
        """Every whole answer, one by one."""
        answers = ([packed] for packed in self.open_options()) if self.choice.mode == ONE else self._answers(self.fresh)
        for picks in answers:
            yield Action(self.choice.seat, self.write(picks, "en"), tuple(picks))

    def write(self, picks: Sequence[int], lang: Lang, *, handles: bool = True) -> str:
        """A whole answer as text; without handles it is for reading only, since cards of one name look the same."""
        if self.choice.mode == ONE:
            return self.write_option(picks[0], lang, handles=handles)
        answer = self.fresh.copy()
        answer.picks = list(picks)
        whole = answer_of(answer)
        name = self.kind.list_name(self.choice)
        lead = self.kind.phrases.template("list", name, lang)
        if not whole:
            return self.kind.phrases.extra("list", name, f"none_{lang}")
        if self.choice.mode == DIVIDE:
            cards = [first_of(packed) for packed in self.choice.items]
            shares = zip(cards, whole, strict=True)
            parts = [f"{first_of(share)} {self.label(card, (), lang, handles)}" for card, share in shares]
        else:
            parts = [self._item_text(packed, whole[:at], lang, handles) for at, packed in enumerate(whole)]
        return f"{lead} {'; '.join(parts)}"

    def write_option(self, packed: int, lang: Lang, *, handles: bool = True, shown: bool = False) -> str:
        """One option as text: as it is kept, or as it is shown to be read."""
        if lang != "en" or shown or not handles:
            return self._written(packed, lang, handles, shown)
        text = self._kept.get(packed)
        if text is None:
            text = self._kept[packed] = self._written(packed, lang, handles, shown)
            self._meaning.setdefault(text, packed)
        return text

    def _written(self, packed: int, lang: Lang, handles: bool, shown: bool) -> str:
        values: dict[str, object] = {}
        for at, sort in enumerate(self.verb(packed).operands):
            if sort == "card":
                card = (first_of(packed), second_of(packed))[at]
                values["ab"[at]] = self._card_text(packed, card, lang) if handles else self.name(card, lang)
            elif sort == "seat":
                values["p"] = self.seat_text((first_of(packed), second_of(packed))[at], lang)
            else:
                values["n"] = self.place_text(packed, sort, lang)
        return fill(self.template(packed, lang, shown=shown), values)

    def template(self, packed: int, lang: Lang, *, shown: bool = False) -> str:
        """The template of an option, with its places: cards are `a` and `b`, a player `p`, anything else `n`."""
        verb, phrases = self.verb(packed), self.kind.phrases
        several = verb.operands and self.place_text(packed, verb.operands[-1], lang)
        if shown and several and (told := phrases.raw("option", verb.name, f"shown_which_{lang}")):
            return told
        if shown and (told := phrases.raw("option", verb.name, f"shown_{lang}")):
            return told
        if several and (which := phrases.raw("option", verb.name, f"which_{lang}")):
            return which
        return phrases.template("option", verb.name, lang)

    def place_text(self, packed: int, sort: str, lang: Lang) -> str:
        """What stands in an option for an operand that is neither a card nor a player."""
        if sort in ("card", "seat"):
            return ""
        if sort == "entry":
            return str(self.entry_number(packed))
        if sort in _SEVERAL:
            return self._which_text(packed, lang)
        number = first_of(packed)
        return self.kind.number_text(self.table, number) if sort == "name" else str(number)

    def _which_text(self, packed: int, lang: Lang) -> str:
        """Which ability or way of a card is meant; one that reads like an earlier one has its place behind it."""
        text = self.kind.which_text(self.table, self.choice, packed, lang)
        alike = [other for other in self.open_options() if self._reads_like(other, packed, text, lang)]
        place = alike.index(packed) if packed in alike else 0
        return f"{text} ({place + 1})".strip() if place else text

    def _reads_like(self, other: int, packed: int, text: str, lang: Lang) -> bool:
        if verb_of(other) != verb_of(packed) or first_of(other) != first_of(packed):
            return False
        return self.kind.which_text(self.table, self.choice, other, lang) == text

    def _item_text(self, packed: int, before: Sequence[int], lang: Lang, handles: bool) -> str:
        """One item of a list: a card, a player, or an entry by its number."""
        verb = verb_of(packed)
        if verb == SEAT:
            return self.seat_text(first_of(packed), lang)
        return str(self.entry_number(packed)) if verb == ENTRY else self.label(first_of(packed), before, lang, handles)

    def name(self, card: int, lang: Lang = "en") -> str:
        """A card's name, if the player who is asked knows it."""
        known = self._names.get((card, lang))
        if known is None:
            known = self._names[card, lang] = self._name(card, lang)
        return known

    def _name(self, card: int, lang: Lang) -> str:
        if self.table.pools[self.choice.seat][card] != KNOWN:
            return self.kind.phrases.template("word", "a_card", lang)
        return self.kind.called(self.kind.card_name(self.table, card), lang)

    def label(self, card: int, before: Sequence[int] = (), lang: Lang = "en", handles: bool = True) -> str:
        """A card in a list: by name, with its handle where the name alone would mean an earlier one."""
        name = self.name(card, lang)
        if not handles:
            return name
        taken = {first_of(packed) for packed in before}
        for packed in self.choice.items:
            other = first_of(packed)
            if other == card:
                return name
            if other not in taken and self.name(other, lang) == name:
                break
        return f"{name} #{self.table.number[card]}"

    def _card_text(self, packed: int, card: int, lang: Lang) -> str:
        """A card in an option: by name, with its handle where the name alone would mean another legal option."""
        name = self.name(card, lang)
        if self._meant is None:
            self._meant = {}
            for each in self.open_options():
                self._meant.setdefault(self._key(each), each)
        return name if self._meant.get(self._key(packed)) == packed else f"{name} #{self.table.number[card]}"

    def _key(self, packed: int) -> tuple[object, ...]:
        """What an option is called by: alike for all whose names are the same."""
        operands = zip(self.verb(packed).operands, (first_of(packed), second_of(packed)), strict=False)
        return (verb_of(packed), *(self._called(packed, sort, operand) for sort, operand in operands))

    def _called(self, packed: int, sort: str, operand: int) -> str | int:
        if sort in _SEVERAL:
            return self._which_text(packed, "en")
        return self.name(operand) if sort == "card" else operand

    def entry_number(self, packed: int) -> int:
        """The place of an effect among those that are offered, from 1."""
        return self.choice.items.index(packed) + 1 if packed in self.choice.items else first_of(packed) + 1

    def open_options(self) -> list[int]:
        """The options of a question for one thing, listed once; else the candidates."""
        if self.choice.mode != ONE:
            return self.choice.items
        if self._options is None:
            self._options = options_of(self.table, self.fresh)
        return self._options

    def _answers(self, choice: Choice) -> Iterator[list[int]]:
        for packed in options_of(self.table, choice):
            onward = choice.copy()
            onward.picks = [*choice.picks, packed]
            if is_complete(onward):
                yield onward.picks
            else:
                yield from self._answers(onward)

    def verb(self, packed: int) -> Verb:
        """The verb of an option."""
        return self._verbs[verb_of(packed)]

    # Reading.

    def read(self, text: str) -> list[int]:
        """The picks that a text means, legal or not; IllegalAction if it means nothing or several things."""
        # Only what is offered: what was written of other cards would be read otherwise than by who has not written it.
        if self.choice.mode == ONE and text in self._meaning and self._meaning[text] in self.open_options():
            return [self._meaning[text]]
        typed = fold(text)
        if self.choice.mode == ONE:
            return [self._read_option(typed, text)]
        try:
            return self._read_list(typed, text)
        except IllegalAction as failure:
            try:
                packed = self._read_option(typed, text)
            except IllegalAction:
                raise failure from None
            alone = self.choice.mode == SUBSET and verb_of(packed) == TAKE and self.choice.high > 1
            return [packed, option(DONE)] if alone else [packed]  # one card, named as if it were the only one wanted

    def _read_list(self, typed: str, text: str) -> list[int]:
        phrases, name = self.kind.phrases, self.kind.list_name(self.choice)
        none = {fold(phrases.extra("list", name, f"none_{lang}")) for lang in ("en", "es")}
        none |= {fold(word) for word in phrases.words("list", name, "none_words")}
        if self.choice.mode == SUBSET and (typed in none or typed == ""):
            return [option(DONE)]
        leads = [fold(phrases.template("list", name, lang)) for lang in ("en", "es")]
        leads += [fold(word) for word in phrases.words("list", name)]
        rest = _after(typed, leads)
        if rest is None:
            raise _not_understood(text, f'write "{leads[0]} …"', f"escribe «{leads[1]} …»")
        if self.choice.mode == DIVIDE:
            return self._read_shares(rest, text)
        chosen: list[int] = []
        for part in _SEPARATOR.split(rest):
            if part:
                chosen.append(self._read_listed(part, chosen, text))
        if self.choice.mode == ORDER:
            return chosen[: max(1, len(self.choice.items) - 1)]
        chosen.sort(key=self._canonical)
        if len(chosen) < self.choice.high:
            chosen.append(option(DONE))
        return chosen

    def _canonical(self, packed: int) -> int:
        return self.choice.items.index(packed) if packed in self.choice.items else len(self.choice.items)

    def _read_shares(self, rest: str, text: str) -> list[int]:
        shares: dict[int, int] = {}
        for part in _SEPARATOR.split(rest):
            count, _, name = part.partition(" ")
            amount = _number(count)
            if amount is None:
                raise _not_understood(text, 'write "2 Name; 1 Name"', "escribe «2 Nombre; 1 Nombre»")
            shares[self._read_listed(name, list(shares), text)] = amount
        picks = [option(AMOUNT, shares.get(packed, 0)) for packed in self.choice.items]
        return picks[:-1] if sum(first_of(pick) for pick in picks) == self.choice.high else picks

    def _read_listed(self, part: str, taken: Sequence[int], text: str) -> int:
        name, handle = _split_handle(part)
        open_items = [packed for packed in self.choice.items if packed not in taken]
        if open_items and verb_of(open_items[0]) != TAKE:
            return self._read_other_item(part, text)
        found = [packed for packed in open_items if self._fits(first_of(packed), name, handle)]
        names = {self.name(first_of(packed)) for packed in found}
        exact = [packed for packed in found if self._is_named(first_of(packed), name)]
        if exact:
            return exact[0]
        if len(names) == 1:
            return found[0]
        if not names:
            card = self._any_card(name, handle, text)
            return option(TAKE, card)
        raise _ambiguous(text, sorted(names))

    def _read_other_item(self, part: str, text: str) -> int:
        """An item of a list that is no card: a player, or an entry by its number."""
        if verb_of(self.choice.items[0]) == SEAT:
            return option(SEAT, self._read_seat(part, text))
        at = (_number(part.removeprefix("#")) or 0) - 1
        if not 0 <= at < len(self.choice.items):
            raise _not_understood(text, f"a number from 1 to {len(self.choice.items)}", "falta un número válido")
        return self.choice.items[at]

    def _read_option(self, typed: str, text: str) -> int:
        matches: list[tuple[int, Verb, str]] = []
        for verb in self.kind.verbs:
            for rest in _all_after(typed, _verb_words(self.kind.phrases, verb.name)):
                if (rest == "") == (not verb.operands):
                    matches.append((len(rest), verb, rest))
        if not matches:
            return self._read_bare(typed, text)
        matches.sort(key=lambda match: match[0])
        tried: IllegalAction | None = None
        readings: list[int] = []
        for _, verb, rest in matches:
            try:
                readings.append(self._read_operands(verb, rest, text))
            except IllegalAction as failure:
                tried = tried or failure
        if not any(packed in self.open_options() for packed in readings):
            readings = self._read_as_shown(typed) or readings
        if not readings:
            readings = self._read_without_way(matches, text)
        if not readings and tried is not None:
            raise tried
        legal = [packed for packed in readings if packed in self.open_options()]
        if len(legal) > 1:  # a name may begin with a word that also belongs to the verb
            exact = [packed for packed in legal if self._is_written(packed, typed)]
            legal = exact or legal
        return (legal or readings)[0]

    def _read_as_shown(self, typed: str) -> list[int]:
        """The options that are shown with these words, which may stand in another order than they are typed in."""
        return [
            packed
            for packed in self.open_options()
            if any(typed == fold(self.write_option(packed, lang, shown=True)) for lang in ("en", "es"))
        ]

    def _is_written(self, packed: int, typed: str) -> bool:
        return typed in (fold(self.write_option(packed, "en")), fold(self.write_option(packed, "es")))

    def _read_bare(self, typed: str, text: str) -> int:
        """A name or number alone, where the question leaves no doubt what it means."""
        verbs = {verb_of(packed) for packed in self.open_options()} - {DONE}
        if len(verbs) == 1:
            verb = self._verbs[verbs.pop()]
            if len(verb.operands) == 1:
                return self._read_operands(verb, typed, text)
        unique = [
            packed
            for packed in self.open_options()
            if any(fold(self.write_option(packed, lang)).startswith(typed) for lang in ("en", "es"))
        ]
        if len(unique) == 1 and typed:
            return unique[0]
        if unique and typed:
            raise _ambiguous(text, [self.write_option(packed, "en") for packed in unique[:5]])
        raise _not_understood(text, "type help to see what can be done", "escribe ayuda para ver qué se puede hacer")

    def _read_operands(self, verb: Verb, rest: str, text: str) -> int:
        if not verb.operands:
            return option(verb.code)
        sort = verb.operands[0]
        if sort == "number":
            number = _number(rest)
            if number is None:
                raise _not_understood(text, "a number is missing", "falta un número")
            return option(verb.code, number)
        if sort == "entry":
            at = (_number(rest) or 0) - 1
            if not 0 <= at < len(self.choice.items):
                raise _not_understood(text, f"a number from 1 to {len(self.choice.items)}", "falta un número válido")
            return self.choice.items[at]
        if sort == "seat":
            return option(verb.code, self._read_seat(rest, text))
        if sort == "name":
            return self._read_name(verb, rest, text)
        if verb.operands[-1] in _SEVERAL:
            return self._read_which(verb, rest, text)
        if len(verb.operands) == 1:
            return self._read_cards(verb, [_split_handle(rest)], text)
        parts = self._split_cards(rest)
        if parts is None:
            raise _not_understood(text, 'two cards are needed: "A -> B"', "hacen falta dos cartas: «A -> B»")
        return self._read_cards(verb, parts, text)

    def _read_name(self, verb: Verb, rest: str, text: str) -> int:
        """One of the names on offer."""
        for packed in self.open_options():
            if verb_of(packed) == verb.code and rest == fold(self.kind.number_text(self.table, first_of(packed))):
                return packed
        raise _not_understood(text, "no card of this game has that name", "ninguna carta de esta partida se llama así")

    def _read_which(self, verb: Verb, rest: str, text: str) -> int:
        """A card and which of its abilities or ways, in words or, behind a colon, by its number."""
        named = self._read_named(verb, rest)
        if named != NOBODY:
            return named
        name, colon, number = rest.rpartition(":")
        which = _number(number.strip()) if colon else None
        if which is not None:
            card, handle = _split_handle(name.strip())
            found = [packed for packed in self._of_card(verb, card, handle) if second_of(packed) == which - 1]
            return found[0] if found else option(verb.code, self._any_card(card, handle, text), max(0, which - 1))
        card, handle = _split_handle(rest)
        if verb.operands[-1] == "way":
            raise _not_understood(text, "the way to pay is missing", "falta decir cómo se paga")
        found = self._of_card(verb, card, handle)
        return found[0] if found else option(verb.code, self._any_card(card, handle, text))

    def _read_named(self, verb: Verb, rest: str) -> int:
        """The open option whose card and ability or way are written so, or NOBODY."""
        for packed in self._of_card(verb, "", 0):
            for which in (fold(self._which_text(packed, "en")), fold(self._which_text(packed, "es"))):
                if rest.endswith(which):
                    card, handle = _split_handle(rest[: len(rest) - len(which)].rstrip(" :"))
                    if packed in self._of_card(verb, card, handle):
                        return packed
        return NOBODY

    def _read_without_way(self, matches: list[tuple[int, Verb, str]], text: str) -> list[int]:
        """The first open way of a card where none is named, unless the words may as well belong to another verb."""
        others = {rest for _, verb, rest in matches if verb.operands[-1:] != ("way",)}
        for _, verb, rest in matches:
            if rest not in others and verb.operands[-1:] == ("way",):
                card, handle = _split_handle(rest)
                return self._of_card(verb, card, handle)[:1] or [option(verb.code, self._any_card(card, handle, text))]
        return []

    def _of_card(self, verb: Verb, name: str, handle: int) -> list[int]:
        """The open options of a verb with a card of that name: exactly so if there is one."""
        found = [
            packed
            for packed in self.open_options()
            if verb_of(packed) == verb.code and self._fits(first_of(packed), name, handle)
        ]
        exact = [packed for packed in found if fold(self.name(first_of(packed))) == name]
        return exact or found

    def _split_cards(self, rest: str) -> list[tuple[str, int]] | None:
        """Two names with a joint between them; names may contain the words that also join."""
        best: list[tuple[str, int]] | None = None
        for joint in _JOINT.finditer(rest):
            pair = [_split_handle(rest[: joint.start()].strip()), _split_handle(rest[joint.end() :].strip())]
            if joint.group().strip() in ("->", "→"):
                return pair
            if all(any(self._fits(card, name, handle) for card in self._visible()) for name, handle in pair):
                best = best or pair
        return best

    def _read_cards(self, verb: Verb, parts: list[tuple[str, int]], text: str) -> int:
        """The first legal option with cards of those names; else an illegal one, so that it can be explained."""
        legal = [packed for packed in self.open_options() if verb_of(packed) == verb.code]
        found: list[int] = []
        for packed in legal:
            cards = (first_of(packed), second_of(packed))
            if all(self._fits(cards[at], name, handle) for at, (name, handle) in enumerate(parts)):
                found.append(packed)
        exact = [packed for packed in found if self._exact(packed, parts)]
        if exact:
            return exact[0]
        if found and all(self._key(packed) == self._key(found[0]) for packed in found):
            return found[0]
        if found:
            raise _ambiguous(text, [self.write_option(packed, "en") for packed in found[:5]])
        seen = [self._any_card(name, handle, text) for name, handle in parts]
        return option(verb.code, seen[0], seen[1] if len(seen) > 1 else 0)

    def _exact(self, packed: int, parts: list[tuple[str, int]]) -> bool:
        cards = (first_of(packed), second_of(packed))
        return all(fold(self.name(cards[at])) == name for at, (name, _) in enumerate(parts))

    def _any_card(self, name: str, handle: int, text: str) -> int:
        """A card that the player can see, wherever it is; those that the question is likely to mean come first."""
        found = [card for card in self._visible() if self._fits(card, name, handle)]
        if not found:
            raise _not_understood(text, f'you see no card named "{name}"', f"no ves ninguna carta llamada «{name}»")
        exact = [card for card in found if self._is_named(card, name)]
        names = sorted({self.kind.card_name(self.table, card) for card in found})
        if not exact and len(names) > 1:
            raise _ambiguous(text, names[:5])
        return (exact or found)[0]

    def _visible(self) -> list[int]:
        seat = self.choice.seat
        found: list[int] = []
        for zone, cards in enumerate(self.table.zones):
            if self.table.visible_in(zone, seat):
                found += cards
        return sorted(found, key=lambda card: self.table.controller[card] != seat)

    def _fits(self, card: int, name: str, handle: int) -> bool:
        if handle and self.table.number[card] != handle:
            return False
        return fold(self.name(card)).startswith(name) or fold(self.name(card, "es")).startswith(name)

    def _is_named(self, card: int, name: str) -> bool:
        return name in (fold(self.name(card)), fold(self.name(card, "es")))

    def names_in(self, lang: Lang) -> Sequence[str]:
        """What the players are called in a language."""
        return self.names_es if lang == "es" else self.names

    def seat_text(self, seat: int, lang: Lang) -> str:
        """A player in an option: by name, or by number where the name is nobody's alone or can't be typed."""
        given = self.names_in(lang)
        name = fold(given[seat])
        alone = [fold(other) for other in given].count(name) == 1
        return given[seat] if name and alone and not _HANDLE.match(name) else f"#{seat + 1}"

    def _read_seat(self, rest: str, text: str) -> int:
        number = _HANDLE.fullmatch(rest)
        if number and 1 <= int(number.group(1)) <= len(self.names):
            return int(number.group(1)) - 1
        for names in (self.names, self.names_es):
            named = [seat for seat, name in enumerate(names) if rest == fold(name)]
            if len(named) == 1:
                return named[0]
        if _number(rest) in range(1, len(self.names) + 1):
            return int(rest) - 1
        close = [seat for seat, name in enumerate(self.names) if fold(name).startswith(rest) and rest]
        if len(close) == 1:
            return close[0]
        raise _not_understood(
            text, f"the players are {', '.join(self.names)}", f"los jugadores son {', '.join(self.names)}"
        )


@cache
def _verb_words(phrases: Phrases, name: str) -> tuple[str, ...]:
    """The ways to begin an option, in both languages; a program may write the verb's own name."""
    words = [name, *(fold(word) for word in phrases.words("option", name))]
    for lang in ("en", "es"):
        words.append(fold(phrases.template("option", name, lang).split("{")[0]))
        words += [fold(shown.split("{")[0])] if (shown := phrases.raw("option", name, f"shown_{lang}")) else []
    return tuple(words)


def _after(typed: str, leads: Sequence[str]) -> str | None:
    """What follows the longest of the leading words that the text begins with."""
    return min(_all_after(typed, leads), key=len, default=None)


def _all_after(typed: str, leads: Sequence[str]) -> list[str]:
    """What follows each of the leading words that the text begins with."""
    found = [typed[len(lead) :].strip() for lead in leads if typed == lead or typed.startswith(f"{lead} ")]
    return list(dict.fromkeys(found))


def _number(text: str) -> int | None:
    """The number that a text is, if it is one; an option holds no more than a million."""
    if not (text.isascii() and text.isdigit()):
        return None
    digits = text.lstrip("0") or "0"
    return int(digits) if len(digits) < 7 else 1_000_000


def _split_handle(part: str) -> tuple[str, int]:
    match = _HANDLE.search(part)
    return (part[: match.start()].strip(), int(match.group(1))) if match else (part.strip(), 0)


def _not_understood(text: str, hint_en: str, hint_es: str) -> IllegalAction:
    return IllegalAction(f'"{text}" is not understood: {hint_en}.', f"No se entiende «{text}»: {hint_es}.")


def _ambiguous(text: str, names: Sequence[str]) -> IllegalAction:
    listed = ", ".join(names)
    return IllegalAction(f'"{text}" could mean {listed}.', f"«{text}» puede ser {listed}.")
