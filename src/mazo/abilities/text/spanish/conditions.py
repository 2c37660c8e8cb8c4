"""Spanish conditions: in the indicative after si, in the subjunctive after mientras and a menos que."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.text.plan.scene import Met, flat, is_you, kind_of, othered
from mazo.abilities.text.plan.together import all_so, held_together, is_here, names_of
from mazo.abilities.text.spanish.forms import (
    EQUALITIES,
    Mood,
    Phrase,
    Subject,
    ending,
    listed,
    with_others,
)
from mazo.abilities.text.spanish.part import Part
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
from mazo.abilities.tree.words import CardType, State

_OPPOSITES: dict[Comparison, Comparison] = {
    "is": "is not",
    "is not": "is",
    "at least": "less than",
    "less than": "at least",
    "at most": "more than",
    "more than": "at most",
}
_NOUNLIKE = (OfType, Classified, OfColour, IsNamedCard)
_IN_A_CARD = (OfType, Classified, OfColour, IsNamedCard, Named, Has, HasKeyword, SameName, OneOf)


class Conditions(Part):
    """What must hold."""

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
                return no + self.voice.flow.actor_does(mood)
            case During(state):
                subject = self.refs.them(This(), "subject")
                return self.voice.states.said(subject, self.predicate(Is(state), subject, mood, holds))
            case They(cards=cards, are=are, said=said) if said != "are" and holds:
                return self.such_a_one(cards, are, said, mood)
            case They(cards=cards, are=are):
                if isinstance(cards, This | Ref) and are == (Is("shifted"),):
                    self.refs.them(cards, "subject")
                    used = "usaste" if mood == "i" else "hayas usado"
                    met = self.refs.met(cards)
                    return f"{no}{used} Shift para jugar{self.refs.pronoun(met, 'object').text}"
                return self.they(
                    self.refs.them(cards, "subject"),
                    self.refs.met(cards).kind == "card",
                    are,
                    mood,
                    holds,
                )
            case Compare(left=left, comparison=comparison, right=right):
                return self.compare(left, comparison if holds else _OPPOSITES[comparison], right, mood)

    def such_a_one(self, them: Them, are: tuple[Trait, ...], said: str, mood: Mood) -> str:
        """What kind of card was chosen or discarded, said as such: se elige un personaje Villano."""
        last = self.scene.last_them
        met = self.refs.met(them)
        if isinstance(last, Chosen) and said in ("chosen", "you returned"):
            zone = last.cards.zone if said == "chosen" else "play"
            kind = self.nouns.one(Cards(last.cards.types, "any", are, zone), place="")
        else:
            kind = self.nouns.one(Cards((met.kind,) if met.kind == "character" else (), "any", are, "hand"), place="")
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
        have = self.words.conjugate("tener", Subject(you=True).form(mood))
        if joint == "y" and (names := names_of(held)):
            kind = self.nouns.noun(msgspec.structs.replace(held[0], where=()), True)
            called = ending("llamad", self.nouns.is_feminine(held[0]), True)
            return f"{have} {kind} {called} {listed([listed(one, 'o') for one in names])} en juego"
        return f"{have} {listed([self.nouns.one(one).text for one in held], joint)} en juego"

    def actor_does(self, mood: Mood) -> str:
        """What came before was done."""
        return "lo haces" if mood == "i" else "lo hagas"

    def verb(self, infinitive: str, mood: Mood, plural: bool = False) -> str:
        """A verb of the third person in that mood."""
        return self.words.conjugate(infinitive, Subject(plural=plural).form(mood))

    def said(self, subject: Phrase, predicate: str) -> str:
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
                predicates.append(f"{be} {self.nouns.noun(cards, True)}")
            else:
                predicates.append(f"{be} {self.nouns.one(cards, place='').text}")
        else:
            nounlike = []
        predicates += [self.predicate(one, subject, mood, holds) for one in traits if one not in nounlike]
        joint = "y" if holds else "o"
        return self.voice.states.said(
            subject, listed(predicates, joint) or self.verb("estar", mood, subject.plural) + " en juego"
        )

    def predicate(self, trait: Trait, subject: Phrase, mood: Mood, holds: bool = True) -> str:
        """A trait as what is said of a subject."""
        plural, fem = subject.plural, subject.feminine
        no = "" if holds else "no "
        gone = self.scene.gone and mood == "i" and subject.text == self.nouns.this().text
        have = f"{no}{'tenía' if gone else self.verb('tener', mood, plural)}"
        be = f"{no}{self.verb('ser', mood, plural)}"
        match trait:
            case Is(state=state):
                return self.stated(state, subject, mood, holds, have)
            case HasKeyword(keyword=keyword):
                return f"{have} {keyword}"
            case Has(stat="cost" | "move cost"):
                return f"{be} {self.nouns.figure(trait)}"
            case Has():
                text = self.nouns.figure(trait)
                if text.startswith("sin "):
                    return f"{'no ' if holds else ''}{self.verb('tener', mood, plural)} {text.removeprefix('sin ')}"
                return f"{have} {text.removeprefix('con ')}"
            case SameName():
                return f"{have} {self.nouns.after(trait).removeprefix('con ')}"
            case Named(names=names):
                called = "se llaman" if plural else "se llama"
                called = called if mood == "i" else "se llamen" if plural else "se llame"
                return f"{no}{called} {listed(names, 'o')}"
            case AllOf(of=of):
                return listed([self.predicate(one, subject, mood, holds) for one in of], "y" if holds else "o")
            case _:
                one = ("unas" if fem else "unos") if plural else ("una" if fem else "uno")
                return f"{be} {one} {self.nouns.after(trait, plural, fem)}"

    def stated(self, state: State, subject: Phrase, mood: Mood, holds: bool, have: str) -> str:
        """A state as what is said of a subject, or denied; `have` is the verb of what it has or had."""
        known = self.words.states[state]
        plural, fem = subject.plural, subject.feminine
        if known.meanwhile and mood == "s":
            return f"{'' if holds else 'no '}{self.verb(known.meanwhile, mood, plural)}"
        no = "no " if known.negative == holds else ""
        rest = self.nouns.of_state(state, fem, plural) if holds or not known.denied else known.denied
        se = "se " if known.reflexive else ""
        if known.past:
            verb = self.words.conjugate(known.verb, Subject(plural=plural).form("p" if mood == "i" else "h"))
        elif known.verb == "tener" and not known.negative:
            return f"{have} {rest}"
        else:
            verb = self.verb(known.verb, mood, plural)
        return f"{no}{se}{verb} {rest}"

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
                    return f"{moved} así alguna {self.nouns.noun(Cards(where=are, zone='deck'))}"
                case Size(of=Under(cards=cards)) if self.just_met(cards):
                    return self.predicate(Has("cards under", comparison, right), Phrase(""), mood)
                case Size(of=Under(cards=cards)):
                    under = f"debajo de {self.refs.them(cards, 'prep').text}"
                    return self.there(comparison, right, Cards(zone="hand"), under, mood)
                case Sum(stat=stat, of=of) if not self.refs.met(of).plural:
                    subject = self.refs.them(of, "subject")
                    return self.voice.states.said(subject, self.predicate(Has(stat, comparison, right), subject, mood))
                case PlayerHas("lore", who=who) if (comparison, right) == ("is", 0):
                    subject_ = self.refs.who(who)
                    self.stage.others_act = not subject_.you
                    return f"{subject_.text} {self.words.conjugate('tener', subject_.form(mood))} 0 de lore".strip()
                case PlayerHas("lore", who=who):
                    return self.having(self.refs.who(who), comparison, right, "lore", "lore", "", mood, countable=False)
                case Happened(event=event, who=who, cards=cards):
                    return self.voice.events.past(When(event, cards, who=who), (comparison, right), mood)
        if versus := self.versus(left, comparison, right, mood):
            return versus
        be = f"{self.verb('ser', mood)} {EQUALITIES[comparison]}"
        return f"{self.amounts.value(left)} {be} {self.amounts.value(right)}"

    def just_met(self, them: Them) -> bool:
        """Whether one card was the last that was spoken of, so that it needs no word as a subject."""
        if isinstance(them, This):
            return self.scene.last == "this" and not self.scene.gone
        return isinstance(them, Ref) and self.scene.last == them.name and not self.refs.met(them).plural

    def sung(self, comparison: Comparison, number: int, mood: Mood) -> str:
        """So many characters sang the song, who can be spoken of from then on."""
        text = self.nouns.quantity(comparison, number, self.words.word("character"), self.words.word("character", True))
        several = number != 1
        self.scene.meet("singers", Met("character", several, "yours"))
        did = self.words.conjugate("cantar", Subject(plural=several).form("p" if mood == "i" else "h"))
        return f"{text} {did} esta {self.words.word('song')}"

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
        have = self.words.conjugate("tener", subject.form(mood))
        start = f"{subject.text} " if subject.text else ""
        self.stage.others_act = bool(subject.text)
        end = f" {tail}" if tail else ""
        if (comparison, number) in (("is", 0), ("at most", 0), ("less than", 1)):
            others = ending("otr", fem, True) + " " if other else ""
            return f"{start}no {have} {others}{many if countable else one}{end}"
        text = self.nouns.quantity(comparison, number, one, many, fem=fem, countable=countable)
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
            self.stage.others_act = bool(subject.text)
            start = f"{subject.text} " if subject.text else ""
            many = ending("tant", self.nouns.is_feminine(mine), True) if than[0] == "tanto" else than[0]
            noun = self.nouns.noun(mine, True, opposing=False)
            have = self.words.conjugate("tener", subject.form(mood))
            rival = "tú" if other.whose == "yours" else "cada oponente" if mine.whose == "yours" else "un oponente"
            return f"{start}{have} {many} {noun} {self.zone_of(mine)} {than[1]} {rival}"
        if isinstance(left, PlayerHas) and isinstance(right, PlayerHas):
            subject = self.refs.who(left.who)
            self.stage.others_act = bool(subject.text)
            start = f"{subject.text} " if subject.text else ""
            rival = "tú" if is_you(right.who) else self.refs.who(right.who).text
            return f"{start}{self.words.conjugate('tener', subject.form(mood))} {than[0]} lore {than[1]} {rival}"
        return ""

    def owner(self, whose: Whose) -> Subject:
        """The player who has the cards."""
        if whose == "theirs" and (chosen := self.scene.chosen_player()) is not None:
            return self.refs.who(chosen)
        return {"yours": Subject(you=True), "theirs": Subject("ese jugador")}.get(whose, Subject("un oponente"))

    def zone_of(self, cards: Cards) -> str:
        """Where a player has the cards."""
        if cards.zone == "play":
            return "" if is_here(cards) or rivals_in_play(cards) else "en juego"
        its = {"yours": "tu", "theirs": "su", "opposing": "su"}.get(cards.whose, "su")
        if cards.zone == "under":
            return f"debajo de {its}s cartas"
        return "en la mano" if cards.zone == "hand" else f"en {its} {self.words.word(cards.zone)}"

    def there_are(self, cards: Cards, comparison: Comparison, number: int, mood: Mood) -> str:
        """So many such cards are there: tienes un personaje llamado X en juego."""
        cards = othered(cards)
        if (comparison, number) == ("is", 0) and (whole := self.all_are(cards, mood)):
            return whole
        if cards.zone == "under" and cards.whose == "any":
            self.scene.meet_this()
            return self.there(comparison, number, cards, f"debajo de {self.nouns.this().text}", mood)
        if cards.whose == "any":
            where = self.nouns.where(cards.zone, "any", "in", True) or ("" if is_here(cards) else "en juego")
            return self.there(comparison, number, cards, where, mood)
        one, many = self.nouns.noun(cards, opposing=False), self.nouns.noun(cards, True, opposing=False)
        fem = self.nouns.is_feminine(cards)
        if (comparison, number) == ("is", 1) and cards.zone == "play":
            self.scene.meet("it", Met(kind_of(cards), False, cards.whose), Every(cards))
        owner, zone = self.owner(cards.whose), self.zone_of(cards)
        return self.having(owner, comparison, number, one, many, zone, mood, fem=fem, other=cards.other)

    def all_are(self, cards: Cards, mood: Mood) -> str:
        """There are none that aren't so: todas las cartas de tu tintero están agotadas."""
        state = all_so(cards)
        if state is None:
            return ""
        whole = self.nouns.all(msgspec.structs.replace(cards, where=()), "object")
        return self.voice.states.said(whole, self.predicate(Is(state), whole, mood))

    def there(self, comparison: Comparison, number: int, cards: Cards, where: str, mood: Mood) -> str:
        """There's a card somewhere: hay una carta debajo de este personaje."""
        fem = self.nouns.is_feminine(cards)
        one, many = self.nouns.noun(cards), self.nouns.noun(cards, True)
        text = self.having(Subject(), comparison, number, one, many, where, mood, fem=fem, other=cards.other)
        there, has = ("había" if self.scene.gone else "hay", "tiene") if mood == "i" else ("haya", "tenga")
        return text.replace(f"{has} ", f"{there} ", 1)


def rivals_in_play(cards: Cards) -> bool:
    """Whether the noun ends with other cards in play, so that saying it twice would be too much."""
    match cards.where[-1:]:
        case (Has(amount=MostAmong(cards=Cards(zone="play", whose="any"))),):
            return True
    return False
