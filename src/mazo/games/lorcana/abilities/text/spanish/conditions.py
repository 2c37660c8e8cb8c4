"""Spanish conditions: in the indicative after si, in the subjunctive after mientras and a menos que."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.tree.nouns import (
    AllHold,
    AllOf,
    Amount,
    Cards,
    Chosen,
    Classified,
    Compare,
    Comparison,
    Condition,
    Count,
    Did,
    DoesntHold,
    During,
    Every,
    FirstTurn,
    Happened,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    MostAmong,
    Named,
    OfColour,
    OfType,
    OneHolds,
    OneOf,
    PlayerHas,
    Ref,
    SameName,
    Size,
    Sum,
    Them,
    They,
    This,
    Trait,
    Turn,
    Under,
    When,
    Whose,
)
from mazo.abilities.tree.words import CardType
from mazo.games.lorcana.abilities.text.scene import Met, flat, is_you, kind_of, othered
from mazo.games.lorcana.abilities.text.spanish.amounts import Amounts
from mazo.games.lorcana.abilities.text.spanish.nouns import agree_state
from mazo.games.lorcana.abilities.text.spanish.words import (
    EQUALITIES,
    Mood,
    Phrase,
    Subject,
    agree,
    conjugate,
    ending,
    listed,
    with_others,
    word,
)
from mazo.games.lorcana.abilities.text.together import all_so, held_together, is_here, names_of

_OPPOSITES: dict[Comparison, Comparison] = {
    "is": "is not",
    "is not": "is",
    "at least": "less than",
    "less than": "at least",
    "at most": "more than",
    "more than": "at most",
}
_PAST_STATES = {
    "quested this turn": ("hacer quest", "este turno"),
    "challenged this turn": ("desafiar", "este turno"),
    "took damage this turn": ("recibir", "daño este turno"),
    "sang this turn": ("cantar", "una canción este turno"),
    "bodyguard entry": ("entrar", "en juego {agotado}"),
}
_NOUNLIKE = (OfType, Classified, OfColour, IsNamedCard)
_IN_A_CARD = (OfType, Classified, OfColour, IsNamedCard, Named, Has, HasKeyword, SameName, OneOf)


class Conditions(Amounts):
    """What must hold."""

    def past(self, when: When, count: tuple[Comparison, int], mood: Mood) -> str:
        """Something that happened so often this turn."""
        raise NotImplementedError

    def condition(self, condition: Condition, mood: Mood = "i", holds: bool = True) -> str:
        """The condition as a clause in that mood; or its contrary."""
        no = "" if holds else "no "
        match condition:
            case DoesntHold(of=of):
                return self.condition(of, mood, not holds)
            case AllHold(of=of) | OneHolds(of=of) if holds and (
                had := self.had_together(of, "y" if isinstance(condition, AllHold) else "o", mood)
            ):
                return had
            case AllHold(of=of):
                return listed([self.condition(one, mood, holds) for one in of], "y" if holds else "o") or "pasa algo"
            case OneHolds(of=of):
                return listed([self.condition(one, mood, holds) for one in of], "o" if holds else "y") or "pasa algo"
            case Turn(whose=whose):
                turn = {"yours": "tu turno", "opponents": "el turno de un oponente", "theirs": "su turno"}[whose]
                return f"{no}{self.verb('ser', mood)} {turn}"
            case FirstTurn(not_starting=not_starting):
                tail = f" y no {'eres' if mood == 'i' else 'seas'} el primer jugador" if not_starting else ""
                return f"{no}{self.verb('ser', mood)} tu primer turno{tail}"
            case Did(said="removed"):
                return f"{no}{'retiraste' if mood == 'i' else 'hayas retirado'} daño así"
            case Did():
                return no + self.actor_does(mood)
            case During(state):
                subject = self.them(This(), "subject")
                return self.said(subject, self.predicate(Is(state), subject, mood, holds))
            case They(cards=cards, are=are, said=said) if said != "are" and holds:
                return self.such_a_one(cards, are, said, mood)
            case They(cards=cards, are=are):
                if isinstance(cards, This | Ref) and are == (Is("shifted"),):
                    self.them(cards, "subject")
                    used = "usaste" if mood == "i" else "hayas usado"
                    met = self.met(cards)
                    return f"{no}{used} Shift para jugar{self.pronoun(met, 'object').text}"
                return self.they(self.them(cards, "subject"), self.met(cards).kind == "card", are, mood, holds)
            case Compare(left=left, comparison=comparison, right=right):
                return self.compare(left, comparison if holds else _OPPOSITES[comparison], right, mood)

    def such_a_one(self, them: Them, are: tuple[Trait, ...], said: str, mood: Mood) -> str:
        """What kind of card was chosen or discarded, said as such: se elige un personaje Villano."""
        last = self.scene.last_them
        met = self.met(them)
        if isinstance(last, Chosen) and said in ("chosen", "you returned"):
            zone = last.cards.zone if said == "chosen" else "play"
            kind = self.one(Cards(last.cards.types, "any", are, zone), place="")
        else:
            kind = self.one(Cards((met.kind,) if met.kind == "character" else (), "any", are, "hand"), place="")
        indicative = mood == "i"
        return {
            "chosen": f"{'se elige' if indicative else 'se elija'} {kind.text}",
            "discarded": f"{'se descarta' if indicative else 'se descarte'} así {kind.text}",
            "you discarded": f"{'descartaste' if indicative else 'hayas descartado'} {kind.text}",
            "you returned": f"{'devolviste' if indicative else 'hayas devuelto'} así {kind.text}",
        }[said]

    def had_together(self, conditions: Sequence[Condition], joint: str, mood: Mood) -> str:
        """Several things that you have in play, as one: tienes un personaje Villain y un objeto en juego."""
        held = held_together(conditions)
        if not held:
            return ""
        have = conjugate("tener", Subject(you=True).form(mood))
        if joint == "y" and (names := names_of(held)):
            kind = self.noun(msgspec.structs.replace(held[0], where=()), True)
            called = ending("llamad", self.is_feminine(held[0]), True)
            return f"{have} {kind} {called} {listed([listed(one, 'o') for one in names])} en juego"
        return f"{have} {listed([self.one(one).text for one in held], joint)} en juego"

    def actor_does(self, mood: Mood) -> str:
        """What came before was done."""
        return "lo haces" if mood == "i" else "lo hagas"

    @staticmethod
    def verb(infinitive: str, mood: Mood, plural: bool = False) -> str:
        """A verb of the third person in that mood."""
        return conjugate(infinitive, Subject(plural=plural).form(mood))

    @staticmethod
    def said(subject: Phrase, predicate: str) -> str:
        """A subject, if it needs a word, and what is said of it."""
        return f"{subject.text} {predicate}".strip()

    def they(self, subject: Phrase, card: bool, are: tuple[Trait, ...], mood: Mood, holds: bool) -> str:
        """Those cards have all these traits."""
        traits = flat(are)
        no = "" if holds else "no "
        nounlike: list[Trait] = [one for one in traits if isinstance(one, _IN_A_CARD if card else _NOUNLIKE)]
        if card:
            nounlike += [one for one in traits if isinstance(one, Is) and one.state == "a song"]
        predicates: list[str] = []
        if nounlike and any(not isinstance(one, Has | HasKeyword | SameName) for one in nounlike):
            types: tuple[CardType, ...] = next((one.any for one in nounlike if isinstance(one, OfType)), ())
            if not types and not card:
                types = ("character",)
                if self.scene.last == "this" and self.scene.card in ("item", "location"):
                    types = (self.scene.card,)
            rest = tuple(one for one in nounlike if not isinstance(one, OfType))
            cards = Cards(types, "any", rest, "hand" if card else "play")
            be = f"{no}{self.verb('ser', mood, subject.plural)}"
            if rest == (IsNamedCard(),) and not types:
                predicates.append(f"{be} la carta nombrada")
            elif subject.plural:
                predicates.append(f"{be} {self.noun(cards, True)}")
            else:
                predicates.append(f"{be} {self.one(cards, place='').text}")
        else:
            nounlike = []
        predicates += [self.predicate(one, subject, mood, holds) for one in traits if one not in nounlike]
        joint = "y" if holds else "o"
        return self.said(subject, listed(predicates, joint) or self.verb("estar", mood, subject.plural) + " en juego")

    def predicate(self, trait: Trait, subject: Phrase, mood: Mood, holds: bool = True) -> str:
        """A trait as what is said of a subject."""
        plural, fem = subject.plural, subject.feminine
        no = "" if holds else "no "
        gone = self.scene.gone and mood == "i" and subject.text == self.this().text
        have = f"{no}{'tenía' if gone else self.verb('tener', mood, plural)}"
        be, stay = f"{no}{self.verb('ser', mood, plural)}", f"{no}{self.verb('estar', mood, plural)}"
        past: Mood | str = "p" if mood == "i" else "h"
        match trait:
            case Is(state="damaged"):
                return f"{have} daño"
            case Is(state="undamaged"):
                return (
                    f"no {self.verb('tener', mood, plural)} daño"
                    if holds
                    else f"{self.verb('tener', mood, plural)} daño"
                )
            case Is(state="at a location"):
                return f"{stay} en una {word('location')}"
            case Is(state="here"):
                return f"{stay} aquí"
            case Is(state="a song" | "not a song" as state):
                negative = (state == "a song") != holds
                return f"{'no ' if negative else ''}{self.verb('ser', mood, plural)} una canción"
            case Is(state="being challenged"):
                return f"{stay} siendo {ending('desafiad', fem, plural)}"
            case Is(state="in a challenge"):
                return f"{stay} en un desafío"
            case Is(state="challenging a location"):
                return f"{no}{self.verb('desafiar', mood, plural)} a una {word('location')}"
            case Is(state="challenging") if mood == "s":
                return f"{no}{self.verb('desafiar', mood, plural)}"
            case Is(state="has cards under"):
                return f"{have} una carta debajo" if holds else f"{have} cartas debajo"
            case Is(state="inkable"):
                return f"{be} {agree('inkable', fem, plural)}"
            case Is(state="played this turn" | "was challenged this turn" | "shifted" as state):
                done = {"played this turn": "jugad", "was challenged this turn": "desafiad", "shifted": "jugad"}[state]
                was = conjugate("ser", Subject(plural=plural).form("p" if mood == "i" else "h"))
                return f"{no}{was} {ending(done, fem, plural)} {'con Shift' if state == 'shifted' else 'este turno'}"
            case Is(state="moved this turn"):
                return (
                    f"{no}se {conjugate('mover', Subject(plural=plural).form('p' if past == 'p' else 'h'))} este turno"
                )
            case Is(state=state) if state in _PAST_STATES:
                infinitive, rest = _PAST_STATES[state]
                did = conjugate(infinitive, Subject(plural=plural).form("p" if mood == "i" else "h"))
                return f"{no}{did} {rest.format(agotado=agree('exerted', fem, plural))}"
            case Is(state=state):
                return f"{stay} {agree_state(state, fem, plural)}"
            case HasKeyword(keyword=keyword):
                return f"{have} {keyword}"
            case Has(stat="cost" | "move cost"):
                return f"{be} {self.figure(trait)}"
            case Has():
                text = self.figure(trait)
                if text.startswith("sin "):
                    return f"{'no ' if holds else ''}{self.verb('tener', mood, plural)} {text.removeprefix('sin ')}"
                return f"{have} {text.removeprefix('con ')}"
            case SameName():
                return f"{have} {self.after(trait).removeprefix('con ')}"
            case Named(names=names):
                called = "se llaman" if plural else "se llama"
                called = called if mood == "i" else "se llamen" if plural else "se llame"
                return f"{no}{called} {listed(names, 'o')}"
            case AllOf(of=of):
                return listed([self.predicate(one, subject, mood, holds) for one in of], "y" if holds else "o")
            case _:
                one = ("unas" if fem else "unos") if plural else ("una" if fem else "uno")
                return f"{be} {one} {self.after(trait, plural, fem)}"

    # Amounts against each other.

    def compare(self, left: Amount, comparison: Comparison, right: Amount, mood: Mood) -> str:
        """One amount against another."""
        if isinstance(right, int):
            match left:
                case Count(cards=cards):
                    return self.there_are(cards, comparison, right, mood)
                case Size(of=Ref(name="singers"), are=()):
                    return self.sung(comparison, right, mood)
                case Size(of=Ref(), are=are) if are and (comparison, right) == ("at least", 1):
                    moved = "se movió" if mood == "i" else "se haya movido"
                    return f"{moved} así alguna {self.noun(Cards(where=are, zone='deck'))}"
                case Size(of=Under(cards=cards)) if self.just_met(cards):
                    return self.predicate(Has("cards under", comparison, right), Phrase(""), mood)
                case Size(of=Under(cards=cards)):
                    under = f"debajo de {self.them(cards, 'prep').text}"
                    return self.there(comparison, right, Cards(zone="hand"), under, mood)
                case Sum(stat=stat, of=of) if not self.met(of).plural:
                    subject = self.them(of, "subject")
                    return self.said(subject, self.predicate(Has(stat, comparison, right), subject, mood))
                case PlayerHas("lore", who=who) if (comparison, right) == ("is", 0):
                    subject_ = self.who(who)
                    self.others_act = not subject_.you
                    return f"{subject_.text} {conjugate('tener', subject_.form(mood))} 0 de lore".strip()
                case PlayerHas("lore", who=who):
                    return self.having(self.who(who), comparison, right, "lore", "lore", "", mood, countable=False)
                case Happened(event=event, who=who, cards=cards):
                    return self.past(When(event, cards, who=who), (comparison, right), mood)
        versus = self.versus(left, comparison, right, mood)
        return versus or f"{self.value(left)} {self.verb('ser', mood)} {EQUALITIES[comparison]} {self.value(right)}"

    def just_met(self, them: Them) -> bool:
        """Whether one card was the last that was spoken of, so that it needs no word as a subject."""
        if isinstance(them, This):
            return self.scene.last == "this" and not self.scene.gone
        return isinstance(them, Ref) and self.scene.last == them.name and not self.met(them).plural

    def sung(self, comparison: Comparison, number: int, mood: Mood) -> str:
        """So many characters sang the song, who can be spoken of from then on."""
        text = self.quantity(comparison, number, word("character"), word("character", True))
        several = number != 1
        self.scene.meet("singers", Met("character", several, "yours"))
        did = conjugate("cantar", Subject(plural=several).form("p" if mood == "i" else "h"))
        return f"{text} {did} esta {word('song')}"

    def having(
        self,
        subject: Subject,
        comparison: Comparison,
        number: int,
        one: str,
        many: str,
        tail: str,
        mood: Mood,
        *,
        fem: bool = False,
        countable: bool = True,
        other: bool = False,
    ) -> str:
        """A player has so many: tienes 2 o más cartas en la mano, no tienes objetos en juego."""
        have = conjugate("tener", subject.form(mood))
        start = f"{subject.text} " if subject.text else ""
        self.others_act = bool(subject.text)
        end = f" {tail}" if tail else ""
        if (comparison, number) in (("is", 0), ("at most", 0), ("less than", 1)):
            others = ending("otr", fem, True) + " " if other else ""
            return f"{start}no {have} {others}{many if countable else one}{end}"
        text = self.quantity(comparison, number, one, many, fem=fem, countable=countable)
        if other:
            article = f"{'una' if fem else 'un'} {one}"
            text = f"{ending('otr', fem)} {one}" if text == article else with_others(text, many, fem)
        return f"{start}{have} {text}{end}"

    def versus(self, left: Amount, comparison: Comparison, right: Amount, mood: Mood) -> str:
        """One player's cards or lore against another's, where both are the same thing."""
        than = {"more than": ("más", "que"), "less than": ("menos", "que"), "is": ("tanto", "como")}.get(comparison)
        if than is None:
            return ""
        if isinstance(left, Count) and isinstance(right, Count):
            mine, other = left.cards, right.cards
            if msgspec.structs.replace(mine, whose="any") != msgspec.structs.replace(other, whose="any"):
                return ""
            if "any" in (mine.whose, other.whose) or mine.whose == other.whose:
                return ""
            subject = self.owner(mine.whose)
            self.others_act = bool(subject.text)
            start = f"{subject.text} " if subject.text else ""
            many = ending("tant", self.is_feminine(mine), True) if than[0] == "tanto" else than[0]
            noun = self.noun(mine, True, opposing=False)
            have = conjugate("tener", subject.form(mood))
            rival = "tú" if other.whose == "yours" else "cada oponente" if mine.whose == "yours" else "un oponente"
            return f"{start}{have} {many} {noun} {self.zone_of(mine)} {than[1]} {rival}"
        if isinstance(left, PlayerHas) and isinstance(right, PlayerHas):
            subject = self.who(left.who)
            self.others_act = bool(subject.text)
            start = f"{subject.text} " if subject.text else ""
            rival = "tú" if is_you(right.who) else self.who(right.who).text
            return f"{start}{conjugate('tener', subject.form(mood))} {than[0]} lore {than[1]} {rival}"
        return ""

    def owner(self, whose: Whose) -> Subject:
        """The player who has the cards."""
        if whose == "theirs" and (chosen := self.scene.chosen_player()) is not None:
            return self.who(chosen)
        return {"yours": Subject(you=True), "theirs": Subject("ese jugador")}.get(whose, Subject("un oponente"))

    @staticmethod
    def zone_of(cards: Cards) -> str:
        """Where a player has the cards."""
        if cards.zone == "play":
            return "" if is_here(cards) or rivals_in_play(cards) else "en juego"
        its = {"yours": "tu", "theirs": "su", "opposing": "su"}.get(cards.whose, "su")
        if cards.zone == "under":
            return f"debajo de {its}s cartas"
        return "en la mano" if cards.zone == "hand" else f"en {its} {word(cards.zone)}"

    def there_are(self, cards: Cards, comparison: Comparison, number: int, mood: Mood) -> str:
        """So many such cards are there: tienes un personaje llamado X en juego."""
        cards = othered(cards)
        if (comparison, number) == ("is", 0) and (whole := self.all_are(cards, mood)):
            return whole
        if cards.zone == "under" and cards.whose == "any":
            self.scene.meet_this()
            return self.there(comparison, number, cards, f"debajo de {self.this().text}", mood)
        if cards.whose == "any":
            where = self.where(cards.zone, "any", "in", True) or ("" if is_here(cards) else "en juego")
            return self.there(comparison, number, cards, where, mood)
        one, many = self.noun(cards, opposing=False), self.noun(cards, True, opposing=False)
        fem = self.is_feminine(cards)
        if (comparison, number) == ("is", 1) and cards.zone == "play":
            self.scene.meet("it", Met(kind_of(cards), False, cards.whose), Every(cards))
        owner, zone = self.owner(cards.whose), self.zone_of(cards)
        return self.having(owner, comparison, number, one, many, zone, mood, fem=fem, other=cards.other)

    def all_are(self, cards: Cards, mood: Mood) -> str:
        """There are none that aren't so: todas las cartas de tu tintero están agotadas."""
        state = all_so(cards)
        if state is None:
            return ""
        whole = self.all(msgspec.structs.replace(cards, where=()), "object")
        return self.said(whole, self.predicate(Is(state), whole, mood))

    def there(self, comparison: Comparison, number: int, cards: Cards, where: str, mood: Mood) -> str:
        """There's a card somewhere: hay una carta debajo de este personaje."""
        fem = self.is_feminine(cards)
        one, many = self.noun(cards), self.noun(cards, True)
        text = self.having(Subject(), comparison, number, one, many, where, mood, fem=fem, other=cards.other)
        there, has = ("había" if self.scene.gone else "hay", "tiene") if mood == "i" else ("haya", "tenga")
        return text.replace(f"{has} ", f"{there} ", 1)


def rivals_in_play(cards: Cards) -> bool:
    """Whether the noun ends with other cards in play, so that saying it twice would be too much."""
    match cards.where[-1:]:
        case (Has(amount=MostAmong(cards=Cards(zone="play", whose="any"))),):
            return True
    return False
