"""Spanish conditions: in the indicative after si, in the subjunctive after mientras and a menos que."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.abilities.text.plan import holding
from mazo.abilities.text.plan.shapes import is_you, othered
from mazo.abilities.text.plan.together import all_so
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.spanish.forms import EQUALITIES, Form, Mood, Phrase, Subject, ending, listed, with_others
from mazo.abilities.text.spanish.part import Part
from mazo.abilities.tree import nouns as tree
from mazo.abilities.tree.words import State

_TURNS = {"yours": "tu turno", "opponents": "el turno de un oponente", "theirs": "su turno"}
_SUCH: Final[dict[str, tuple[str, Form, Form, str]]] = {
    "chosen": ("se {}", "i3", "s3", "elegir"),
    "discarded": ("se {} así", "i3", "s3", "descartar"),
    "you discarded": ("{}", "p2", "h2", "descartar"),
    "you returned": ("{} así", "p2", "h2", "devolver"),
}
"""What was done to such cards: its frame, the form of its verb in the indicative and in the subjunctive, the verb."""
_THAN = {"more than": ("más", "que"), "less than": ("menos", "que"), "is": ("tanto", "como")}


class Conditions(Part):
    """What must hold."""

    def condition(self, condition: tree.Condition, mood: Mood = "i") -> str:
        """The condition as a clause in that mood."""
        return self.say(holding.plan(condition, self.scene.usage), mood)

    def as_long_as(self, condition: tree.Condition) -> str:
        """The condition, after mientras."""
        return self.condition(condition, "s")

    def say(self, held: holding.Held, mood: Mood) -> str:
        """A condition that was taken apart."""
        no = "" if getattr(held, "holds", True) else "no "
        told = mood == "i"
        match held:
            case holding.Joined(of=of, both=both):
                return listed([self.say(one, mood) for one in of], "y" if both else "o") or "pasa algo"
            case holding.HadTogether():
                return self.had_together(held, mood)
            case holding.OfOneClass(cards=cards, comparison=comparison, number=number):
                there = self.there_are(cards, comparison, number, mood)
                return f"{there} de una misma {self.words.word('classification')}"
            case holding.WhoseTurn(whose=whose):
                rival = whose == "opponents" and self.scene.usage.one_opponent
                turn = f"el turno de {self.refs.who('any opponent').text}" if rival else _TURNS[whose]
                return f"{no}{self.verb('ser', mood)} {turn}"
            case holding.YourFirst(not_starting=not_starting):
                tail = f" y no {'eres' if told else 'seas'} el primer jugador" if not_starting else ""
                return f"{no}{self.verb('ser', mood)} tu primer turno{tail}"
            case holding.Done(removed=True):
                return f"{no}{self.did('retirar', mood, you=True)} {self.words.removable} así"
            case holding.Done():
                return no + self.voice.flow.actor_does(mood)
            case holding.Doing(moment=moment, holds=holds) if moment in self.words.moments:
                return f"{'' if holds else 'no '}{'sea' if mood == 's' else 'es'} {self.words.moments[moment]}"
            case holding.Doing(moment=moment, holds=holds):
                subject = self.refs.them(tree.This(), "subject")
                return self.voice.states.said(subject, self.predicate(tree.Is(moment), subject, mood, holds))
            case holding.Such(them=them, are=are, said=said):
                last, kind = self.scene.last_them, self.refs.met(them).kind
                such = holding.chosen_kind(said, last, kind, are, self.scene.usage)
                frame, indicative, subjunctive, verb = _SUCH[said]
                done = frame.format(self.words.conjugate(verb, indicative if told else subjunctive))
                return f"{done} {self.nouns.one(such, place='').text}"
            case holding.Used(cards=cards, state=state):
                self.refs.them(cards, "subject")
                way = self.words.states[state]
                verb, purpose = way.using
                used = f"{self.did(verb, mood, you=True)} {way.used}"
                return f"{no}{used} {purpose}{self.refs.pronoun(self.refs.met(cards), 'object').text}"
            case holding.Are(cards=cards, are=are, holds=holds):
                subject = self.refs.them(cards, "subject")
                return self.they(subject, self.refs.met(cards).kind == "card", are, mood, holds)
            case holding.Compared(left=left, comparison=comparison, right=right):
                return self.compare(left, comparison, right, mood)
            case holding.OnlySuch(cards=cards):
                verb, tail = self.words.held
                have = self.words.conjugate(verb, Subject(you=True).form(mood))
                all_yours = msgspec.structs.replace(cards, where=cards.where[1:])
                met = Met(self.scene.usage.kind_of(cards), True, cards.whose)
                self.scene.meet("it", met, tree.Every(all_yours))
                return f"solo {have} {self.nouns.noun(cards, True)} {tail}".rstrip()
            case holding.Lacking():
                raise TypeError("Spanish denies what there is none of")

    def had_together(self, held: holding.HadTogether, mood: Mood) -> str:
        """Several things that you have in play, as one: tienes una criatura Dragón y un objeto en juego."""
        verb, tail = self.words.held
        have = self.words.conjugate(verb, Subject(you=True).form(mood))
        if held.names:
            kind = self.nouns.noun(msgspec.structs.replace(held.held[0], where=()), True)
            called = ending("llamad", self.nouns.is_feminine(held.held[0]), True)
            return f"{have} {kind} {called} {listed([listed(one, 'o') for one in held.names])} {tail}".rstrip()
        things = listed([self.nouns.one(one).text for one in held.held], "y" if held.both else "o")
        return f"{have} {things} {tail}".rstrip()

    def verb(self, infinitive: str, mood: Mood, plural: bool = False) -> str:
        """A verb of the third person in that mood."""
        return self.words.conjugate(infinitive, Subject(plural=plural).form(mood))

    def did(self, infinitive: str, mood: Mood, plural: bool = False, you: bool = False) -> str:
        """A verb of what has happened, in that mood."""
        return self.words.conjugate(infinitive, Subject(you=you, plural=plural).form("p" if mood == "i" else "h"))

    def said(self, subject: Phrase, predicate: str) -> str:
        """A subject, if it needs a word, and what is said of it."""
        return f"{subject.text} {predicate}".strip()

    def they(self, subject: Phrase, card: bool, are: tuple[tree.Trait, ...], mood: Mood, holds: bool) -> str:
        """Those cards have all these traits."""
        self.voice.flow.others_did(True)
        this = self.scene.card if self.scene.last == "this" else ""
        traits = holding.said_of(are, card, this, self.scene.usage, named=True)
        be = f"{'' if holds else 'no '}{self.verb('ser', mood, subject.plural)}"
        said: list[str] = []
        if traits.named:
            said.append(f"{be} la {self.words.card} nombrada")
        elif len(are) == 1 and isinstance(are[0], tree.Classified) and self.classed_alone(subject):
            said.append(f"{be} {self.words.race.format(listed(are[0].any, 'o'))}")
        elif traits.noun is not None:
            one = self.nouns.noun(traits.noun, True) if subject.plural else self.nouns.one(traits.noun, place="").text
            said.append(f"{be} {one}")
        said += [self.predicate(one, subject, mood, holds) for one in traits.rest]
        there = f"{self.verb('estar', mood, subject.plural)} en juego"
        return self.voice.states.said(subject, listed(said, "y" if holds else "o") or there)

    def classed_alone(self, subject: Phrase) -> bool:
        """Whether a class is said without its noun: always in some games, else where the noun was just said."""
        being = self.words.word(self.scene.usage.being, subject.plural)
        return self.words.race != "{}" or subject.text.endswith(f" {being}")

    def predicate(self, trait: tree.Trait, subject: Phrase, mood: Mood, holds: bool = True) -> str:
        """A trait as what is said of a subject."""
        plural, fem = subject.plural, subject.feminine
        no = "" if holds else "no "
        gone = self.scene.gone and mood == "i" and subject.text == self.nouns.itself()
        have = f"{no}{'tenía' if gone else self.verb('tener', mood, plural)}"
        be = f"{no}{self.verb('ser', mood, plural)}"
        match trait:
            case tree.Is(state=state):
                return self.stated(state, subject, mood, holds, have)
            case tree.HasKeyword(keyword=keyword):
                return f"{have} {keyword}"
            case tree.Has(stat="cost" | "move cost"):
                return f"{be} {self.nouns.figure(trait)}"
            case tree.Has():
                text = self.nouns.figure(trait)
                if text.startswith("sin "):
                    return f"{'no ' if holds else ''}{self.verb('tener', mood, plural)} {text.removeprefix('sin ')}"
                return f"{have} {text.removeprefix('con ').removeprefix('de ')}"
            case tree.SameName():
                return f"{have} {self.voice.describing.after(trait).removeprefix('con ')}"
            case tree.Named(names=names, part=True):
                return f"{be} {'una' if fem else 'un'} {listed(names, 'o')}"
            case tree.Named(names=names):
                called = "se llaman" if plural else "se llama"
                called = called if mood == "i" else "se llamen" if plural else "se llame"
                return f"{no}{called} {listed(names, 'o')}"
            case tree.AllOf(of=of):
                return listed([self.predicate(one, subject, mood, holds) for one in of], "y" if holds else "o")
            case tree.Not(of=tree.Is() | tree.Classified() | tree.OfType() | tree.Named() as of):
                return self.predicate(of, subject, mood, not holds)
            case tree.Classified(any=names) if self.words.race != "{}":
                return f"{be} {self.words.race.format(listed(names, 'o'))}"
            case tree.OfType(any=types) if not self.scene.usage.carded:
                return f"{be} {listed([self.words.word(one) for one in types], 'o')}"
            case _:
                one = ("unas" if fem else "unos") if plural else ("una" if fem else "uno")
                return f"{be} {one} {self.voice.describing.after(trait, plural, fem)}"

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
            verb = self.did(known.verb, mood, plural)
        elif known.verb == "tener" and not known.negative:
            return f"{have} {rest}"
        else:
            verb = self.verb(known.verb, mood, plural)
        return f"{no}{se}{verb} {rest}"

    # Amounts against each other.

    def compare(self, left: tree.Amount, comparison: tree.Comparison, right: tree.Amount, mood: Mood) -> str:
        """One amount against another."""
        if isinstance(right, int):
            match left:
                case tree.Count(cards=cards):
                    return self.there_are(cards, comparison, right, mood)
                case tree.Size(of=tree.Ref(name=name), are=()) if name in self.words.took_part:
                    return self.took_part(name, comparison, right, mood)
                case tree.Size(of=tree.Ref(name="looked"), are=are) if are and (comparison, right) == ("at least", 1):
                    such = self.nouns.one(tree.Cards(where=are, zone="deck"), place="").text
                    return f"alguna {self.verb('ser', mood)} {such}"
                case tree.Size(of=tree.Ref(), are=are) if are and (comparison, right) == ("at least", 1):
                    such = self.nouns.noun(tree.Cards(where=are, zone="deck"))
                    return f"se {self.did('mover', mood)} así alguna {such}"
                case tree.Size(of=tree.Under(cards=cards)) if self.just_met(cards):
                    return self.predicate(tree.Has("cards under", comparison, right), Phrase(""), mood)
                case tree.Size(of=tree.Under(cards=cards)):
                    under = f"debajo de {self.refs.them(cards, 'prep').text}"
                    return self.there(comparison, right, tree.Cards(zone="hand"), under, mood)
                case tree.Sum(stat=stat, of=of) if not self.refs.met(of).plural:
                    subject = self.refs.them(of, "subject")
                    return self.voice.states.said(
                        subject, self.predicate(tree.Has(stat, comparison, right), subject, mood)
                    )
                case tree.PlayerHas(figure=figure, who=who) if figure in self.words.counters:
                    return self.having(
                        self.refs.who(who),
                        comparison,
                        right,
                        *self.words.of_players(figure),
                        "",
                        mood,
                        fem=self.words.feminine(self.words.counters[figure].name),
                    )
                case tree.PlayerHas(figure=figure, who=who) if (comparison, right) == ("is", 0):
                    player = self.refs.who(who)
                    self.voice.flow.had_by(not player.you)
                    have = self.words.conjugate("tener", player.form(mood))
                    return f"{player.text} {have} 0 de {self.words.player_figures[figure]}".strip()
                case tree.PlayerHas(figure=figure, who=who):
                    what = self.words.player_figures[figure]
                    return self.having(self.refs.who(who), comparison, right, what, what, "", mood, countable=False)
                case tree.Happened(event=event, who=who, cards=cards):
                    return self.voice.events.past(tree.When(event, cards, who=who), (comparison, right), mood)
        if versus := self.versus(left, comparison, right, mood):
            return versus
        self.voice.flow.others_did(True)
        be = f"{self.verb('ser', mood)} {EQUALITIES[comparison]}"
        return f"{self.voice.measuring.value(left)} {be} {self.voice.measuring.value(right)}"

    def just_met(self, them: tree.Them) -> bool:
        """Whether one card was the last that was spoken of, so that it needs no word as a subject."""
        if isinstance(them, tree.This):
            return self.scene.last == "this" and not self.scene.gone
        return isinstance(them, tree.Ref) and self.scene.last == them.name and not self.refs.met(them).plural

    def took_part(self, name: str, comparison: tree.Comparison, number: int, mood: Mood) -> str:
        """So many cards took part in something, and can be spoken of from then on: 2 personajes cantaron."""
        being, (infinitive, rest) = self.scene.usage.being, self.words.took_part[name]
        text = self.nouns.quantity(comparison, number, self.words.word(being), self.words.word(being, True))
        self.scene.meet(name, Met(being, number != 1, "yours"))
        self.voice.flow.others_did(True)
        return f"{text} {self.did(infinitive, mood, number != 1)} {rest}"

    def having(
        self,
        subject: Subject,
        comparison: tree.Comparison,
        number: int,
        one: str,
        many: str,
        tail: str,
        mood: Mood,
        *,
        fem: bool = False,
        countable: bool = True,
        other: bool = False,
        verb: str = "tener",
    ) -> str:
        """A player has so many: tienes 2 o más cartas en la mano, no tienes objetos en juego."""
        have = self.words.conjugate(verb, subject.form(mood))
        start = f"{subject.text} " if subject.text else ""
        self.voice.flow.had_by(bool(subject.text))
        end = f" {tail}" if tail else ""
        if (comparison, number) in (("is", 0), ("at most", 0), ("less than", 1)):
            others = ending("otr", fem, True) + " " if other else ""
            return f"{start}no {have} {others}{many if countable else one}{end}"
        text = self.nouns.quantity(comparison, number, one, many, fem=fem, countable=countable)
        if other:
            article = f"{'una' if fem else 'un'} {one}"
            text = f"{ending('otr', fem)} {one}" if text == article else with_others(text, many, fem)
        return f"{start}{have} {text}{end}"

    def versus(self, left: tree.Amount, comparison: tree.Comparison, right: tree.Amount, mood: Mood) -> str:
        """One player's cards, or what they have, against another's, where both are the same thing."""
        rivals = holding.versus(left, comparison, right)
        if rivals is None:
            return ""
        have, (many, than) = "tener", _THAN[comparison]
        if isinstance(rivals, holding.RivalCards):
            mine, other = rivals.mine, rivals.other
            subject = self.owner(mine.whose)
            have = self.words.held[0] if mine.zone == "play" else "tener"
            many = ending("tant", self.nouns.is_feminine(mine), True) if many == "tanto" else many
            what = f"{many} {self.nouns.noun(mine, True, opposing=False)} {self.zone_of(mine)}".rstrip()
            each = "cada oponente" if mine.whose == "yours" else "un oponente"
            each = self.refs.who("any opponent").text if self.scene.usage.one_opponent else each
            rival = "tú" if other == "yours" else each
        else:
            subject = self.refs.who(rivals.mine)
            if rivals.figure in self.words.counters and many == "tanto":
                many = ending("tant", self.words.feminine(self.words.counters[rivals.figure].name), True)
            what = f"{many} {self.words.of_players(rivals.figure)[1]}"
            rival = "tú" if is_you(rivals.other) else self.refs.who(rivals.other).text
        self.voice.flow.had_by(bool(subject.text))
        have = self.words.conjugate(have, subject.form(mood))
        return f"{subject.text} {have} {what} {than} {rival}".lstrip()

    def owner(self, whose: tree.Whose) -> Subject:
        """The player who has the cards."""
        if whose == "theirs" and (chosen := self.scene.chosen_player()) is not None:
            return self.refs.who(chosen)
        rival = self.refs.who("any opponent") if self.scene.usage.one_opponent else Subject("un oponente")
        return {"yours": Subject(you=True), "theirs": Subject("ese jugador")}.get(whose, rival)

    def zone_of(self, cards: tree.Cards) -> str:
        """Where a player has the cards."""
        if cards.zone == "play":
            return "" if self.scene.usage.is_here(cards) or rivals_in_play(cards) else self.words.held[1]
        its = {"yours": "tu", "theirs": "su", "opposing": "su"}.get(cards.whose, "su")
        if cards.zone == "under":
            return f"debajo de {its}s cartas"
        return "en la mano" if cards.zone == "hand" else f"en {its} {self.words.word(cards.zone)}"

    def there_are(self, cards: tree.Cards, comparison: tree.Comparison, number: int, mood: Mood) -> str:
        """So many such cards are there: tienes una criatura llamada X en juego."""
        cards = othered(cards)
        if (comparison, number) == ("is", 0) and (whole := self.all_are(cards, mood)):
            return whole
        if cards.zone == "under" and cards.whose == "any":
            self.scene.meet_this()
            return self.there(comparison, number, cards, f"debajo de {self.nouns.itself()}", mood)
        if cards.whose == "any" and cards.zone == "play" and (comparison, number) == ("at least", 1):
            if self.voice.describing.by_name(cards):
                return f"{self.nouns.noun(cards)} {self.verb('estar', mood)} en juego"
        if cards.whose == "any":
            where = self.voice.describing.where(cards.zone, "any", "in", True) or (
                "" if self.scene.usage.is_here(cards) else "en juego"
            )
            return self.there(comparison, number, cards, where, mood)
        one, many = self.nouns.noun(cards, opposing=False), self.nouns.noun(cards, True, opposing=False)
        fem = self.nouns.is_feminine(cards)
        if (comparison, number) == ("is", 1) and cards.zone == "play":
            self.scene.meet("it", Met(self.scene.usage.kind_of(cards), False, cards.whose), tree.Every(cards))
        if comparison == "at least" and number > 1 and self.scene.usage.counted_again and cards.zone == "play":
            self.scene.meet("it", Met(self.scene.usage.kind_of(cards), True, cards.whose), tree.Every(cards))
        owner, zone = self.owner(cards.whose), self.zone_of(cards)
        if (comparison, number) == ("at least", 1) and self.voice.describing.by_name(cards):
            have = self.words.conjugate(self.words.held[0], owner.form(mood))
            a = "" if self.words.held[0] == "tener" else "a "
            return f"{owner.text} {have} {a}{self.nouns.noun(cards, opposing=False)}".strip()
        verb = self.words.held[0] if cards.zone == "play" and not self.scene.usage.is_here(cards) else "tener"
        one, many, zone = qualified_last(one, many, zone)
        return self.having(owner, comparison, number, one, many, zone, mood, fem=fem, other=cards.other, verb=verb)

    def all_are(self, cards: tree.Cards, mood: Mood) -> str:
        """There are none that aren't so: todas las cartas de tu reserva están giradas."""
        state = all_so(cards, self.scene.usage)
        if state is None:
            return ""
        whole = self.nouns.all(msgspec.structs.replace(cards, where=()), "object")
        return self.voice.states.said(whole, self.predicate(tree.Is(state), whole, mood))

    def there(self, comparison: tree.Comparison, number: int, cards: tree.Cards, where: str, mood: Mood) -> str:
        """There's a card somewhere: hay una carta debajo de esta criatura."""
        fem = self.nouns.is_feminine(cards)
        one, many = self.nouns.noun(cards), self.nouns.noun(cards, True)
        one, many, where = qualified_last(one, many, where)
        text = self.having(Subject(), comparison, number, one, many, where, mood, fem=fem, other=cards.other)
        there, has = ("había" if self.scene.gone else "hay", "tiene") if mood == "i" else ("haya", "tenga")
        return text.replace(f"{has} ", f"{there} ", 1)


def qualified_last(one: str, many: str, where: str) -> tuple[str, str, str]:
    """Cards in play with what they have: that follows the place, which would seem to belong to it otherwise."""
    if where == "en juego" and " con " in one and " con " in many:
        return one.replace(" con ", f" {where} con ", 1), many.replace(" con ", f" {where} con ", 1), ""
    return one, many, where


def rivals_in_play(cards: tree.Cards) -> bool:
    """Whether the noun ends with other cards in play, so that saying it twice would be too much."""
    match cards.where[-1:]:
        case (tree.Has(amount=tree.MostAmong(cards=tree.Cards(zone="play", whose="any"))),):
            return True
    return False
