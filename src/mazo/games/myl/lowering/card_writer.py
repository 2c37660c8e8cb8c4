"""A card's whole text written into the columns of a game, keywords and all."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.lowering.author import Author
from mazo.abilities.lowering.stating import fact_of
from mazo.abilities.lowering.templates import spread
from mazo.abilities.lowering.writer import Writer
from mazo.abilities.machine.records import Ability
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import nouns
from mazo.games.myl.book.keys import RESOLVES
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.codes.keywords import EXHUME, MACHINERY, SPECTRAL, WANDERING
from mazo.games.myl.lexicon import KEYWORDS
from mazo.games.myl.table import ACTS, ANSWERS, PLAYED, PLAYED_IN_WAR, PLAYED_PLAINLY, Figures
from mazo.kernel.codes import NOBODY, TRIGGER


class ArmsAuthor(Author):
    """Reads an ability of an Arma: of another Aliado it speaks as its bearer would, since it is none itself."""

    def itself(self, cards: nouns.Cards) -> int:
        """The condition that a candidate is the one that "another" of such cards leaves out."""
        return self.same(nouns.HostOf(nouns.This())) if "ally" in cards.types else super().itself(cards)


def write_card(writer: Writer, figures: Figures, abilities: Sequence[fx.Ability]) -> None:
    """[8.3] Write the text of the card whose figures were written last."""
    reads = ArmsAuthor if figures.type[-1] == T.WEAPON else Author
    for at, ability in enumerate(abilities):
        before = len(figures.all_abilities)
        match ability:
            case fx.Action(do):
                spell = _action(reads(writer), do)
                figures.abilities[-1].append(spell)
                figures.spells[-1] = figures.spells[-1] or spell
            case fx.Triggered():
                for when in ability.when:
                    figures.abilities[-1].append(reads(writer).triggered(ability, when))
            case fx.Activated():
                figures.abilities[-1].append(reads(writer).activated(ability))
            case fx.Answer():
                for when in ability.to:
                    figures.abilities[-1].append(reads(writer).answer(ability, when))
            case fx.Static():
                _write_static(figures, reads(writer), ability)
            case fx.Keyword(name):
                figures.keywords[-1] |= KEYWORDS[name]
        figures.sentences += [at] * (len(figures.all_abilities) - before)
    for made in figures.abilities[-1]:
        if made.kind == L.ACTIVATED:
            figures.any_shared = figures.any_shared or made.bound == NOBODY
            figures.offers[-1] |= ACTS
        elif made.kind == L.ANSWER:
            figures.offers[-1] |= ANSWERS
            figures.answered[made.event] = 1
        if made.zone != NOBODY and made.kind == TRIGGER:
            figures.afar[-1] = 1
        elif made.zone != NOBODY:
            figures.beyond[-1] |= 1 << made.zone
    figures.any_beyond |= figures.beyond[-1]
    figures.uses[-1] = [made for made in figures.abilities[-1] if made.kind == L.ACTIVATED and made.zone == NOBODY]
    figures.answers[-1] = [made for made in figures.abilities[-1] if made.kind == L.ANSWER and made.zone == NOBODY]
    if figures.type[-1] not in (T.GOLD, T.TALISMAN):
        of_war = any(made.kind == L.CAN and made.what & L.CAN_BE_PLAYED_IN_WAR for made in figures.elsewhere[-1])
        figures.plays[-1] = PLAYED | PLAYED_IN_WAR if of_war else PLAYED
    elif figures.type[-1] == T.TALISMAN and figures.spells[-1] is not None:
        figures.plays[-1] = PLAYED | PLAYED_IN_WAR
    if figures.plays[-1] and _is_played_plainly(figures):
        figures.plays[-1] |= PLAYED_PLAINLY
    says_so = any(made.kind == L.CAN and made.what & L.CAN_PLAY_FROM_GRAVE for made in figures.elsewhere[-1])
    figures.exhumable[-1] = int(says_so or figures.keywords[-1] & EXHUME != 0)
    figures.any_exhumable = figures.any_exhumable or figures.exhumable[-1] != 0
    figures.lively[-1] = figures.beyond[-1] | (figures.exhumable[-1] << Z.GRAVE)
    figures.any_lively |= figures.lively[-1]
    figures.any_spectral = figures.any_spectral or figures.keywords[-1] & SPECTRAL != 0


def _is_played_plainly(figures: Figures) -> bool:
    """[8.2.1] [9.1] [10.5] Whether the last card asks for nothing but its cost to be played."""
    if figures.elsewhere[-1] or figures.keywords[-1] & WANDERING:
        return False
    if figures.type[-1] == T.WEAPON and not figures.keywords[-1] & MACHINERY:
        return False
    spell = figures.spells[-1]
    return spell is None or (spell.payable == NOBODY and spell.aimable == NOBODY)


def _action(author: Author, do: fx.Effect) -> Ability:
    """[8.2.3.1] What a card does that doesn't stay in play; what it does in order to do the rest is a cost of it."""
    made = author.w.ability(Ability(L.ACTION, NOBODY, NOBODY, RESOLVES))
    match do:
        case fx.To(cost, then, "to", None) if not isinstance(cost, fx.PlayersMay):
            author.charge(made, fx.Cost(effects=(cost,)))
            do = then
    made.program = author.program(author.aimed(made, do))
    return made


def _write_static(figures: Figures, author: Author, static: fx.Static) -> None:
    condition = author.own_condition(static.condition) if static.condition is not None else NOBODY
    for fact in static.facts:
        if isinstance(fact, fx.AlsoCosts):
            figures.elsewhere[-1].append(author.also_costs(fact.cost))
            continue
        for part in spread(fact) if isinstance(fact, fx.Gain) else (fact,):
            ability, elsewhere = fact_of(author, part, condition)
            author.w.ability(ability)
            author.w.mark(fact, "elsewhere" if elsewhere else "static", ability.ident, 0, ability)
            (figures.elsewhere if elsewhere else figures.abilities)[-1].append(ability)
