"""The round trip: a compiled tree said in English again, compared with what was printed.

Both texts are brought into one form first. What that form leaves out is only how something is said: capitals and
symbols, commas, reminders, words that only agree with others (the reader doesn't tell them apart either), the wordings
of `SAME`, and which pronoun stands for a card. A pronoun for the card itself and one
for another card stay different, since a wrong antecedent is what a round trip is there to find.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mazo.abilities.reading.round_trip import OneForm
from mazo.abilities.tree.effects import Ability, Keyword
from mazo.games.lorcana.cards.importer import CARD_TYPES, Printing, reminded
from mazo.games.lorcana.reading.wording import AGREEING, SCRIPT, THIRD_PERSON
from mazo.games.lorcana.words import sentence_of, spoken
from mazo.games.lorcana.words.reminders import CardKind

SAME: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "what a player does who chooses is said of them or told to them": ((r"• they (?=\w)", "• "),),
    "the subject of a command may be said": (
        (
            r"(^|\. |, | and |: |• |— )you (?=(gain|draw|lose|banish|choose|deal|discard|exert|ready|return|put) )",
            r"\1",
        ),
    ),
    "what has happened has happened": (
        (r"\byou've\b", "you"),
        (r"\bhas been\b", "was"),
        (r"\bhave been\b", "were"),
    ),
    "opponents take their turns one by one": (
        (r"\b(during|of) (?:opponents' turns|each opponent's turn)", r"\1 an opponent's turn"),
    ),
    "damage is damage counters": ((r"\bdamage counters?\b", "damage"),),
    "a permission is one either way": ((r"\bmay (challenge|move here|play)\b", r"can \1"),),
    "where cards go, how long and to whom may stand in another order": (
        (r"\b(it|them|that card|the rest) in (your|their) (hand|discard)\b", r"\1 into \2 \3"),
        (r"\bif able during their next turn\b", "during their next turn if able"),
        (r"(^|\. )for each ([^.,]+), (you pay \d+ \{i\} (?:less|more) to [^.,]+)", r"\1\3 for each \2"),
        (r"(^|\. )for each ([^.,]+ this way), ([^.,]+)", r"\1\3 for each \2"),
        (r"( for each [^.,]*?)( this turn| until the start of your next turn)\b", r"\2\1"),
        (r"\b([^.:]+) instead if ([^.]+)", r"if \2, \1 instead"),
        (r"(^|\. )([^.,]+) ((?:at the (?:start|end) of|during) (?:the|your|an opponent's) turn)(?=\.|$)", r"\1\3, \2"),
        (r", ([^.,]+) if (you have [^.,]+)(?=\.|$)", r", if \2, \1"),
        (r"(^|\. )(when(?:ever)? [^.,]+?) (during (?:your|an opponent's) turn), ", r"\1\3, \2, "),
        (r"\b(characters?|items?|locations?) you have in play (with [^.,:]+)", r"\1 \2 you have in play"),
        (r"\b(moves?) ([^.,]+?) there\b", r"\1 \2 to that location"),
        (
            r"\bthe (second|third|fourth) time you (play|draw) an? ([^.,]+?) each turn\b",
            r"whenever you \2 a \1 \3 in a turn",
        ),
        (r"\bdeal (them|him|her|it) (\d+) damage\b", r"deal \2 damage to \1"),
    ),
    "so many are only so many": (
        (r"\byou may only have\b", "you may have up to"),
        (r"\b(?:exactly|only) (?=\d)", ""),
    ),
    "exerting is a word and a symbol": ((r"\bexert to sing\b", "{e} to sing"),),
    "who discards chooses, unless another does or chance": (
        (r"\bchooses? and (?=discard|\w+ one of their\b)", ""),
        (r"\bcard of their choice\b", "card"),
    ),
    "the player of the card just spoken of": ((r"\bthat player\b", "their player"),),
    "the amount just spoken of": ((r"\bthe same amount of damage\b", "that much damage"),),
    "one of several": (
        (r"\b(?:any|chosen) (?=(?:\w+ )?(?:(?:character|item|location|action|song) )?card (?:from|in) your)", "a "),
        (r"\bthere's\b", "there is"),
        (r"\bthere (?:is|are) ((?:an?|no|\d+ or more) [^.,]+?) in play\b", r"\1 is in play"),
        (r"\bno (card|character|item|location|action|song)\b", r"no \1s"),
        (r"\bput one (?=on|into)", "put 1 "),
        (r"\ba chosen\b", "chosen"),
        (r"\bchosen other\b", "another chosen"),
    ),
    "cards that are in a zone are taken from it": (
        (r"\bcards (?:that were|from) under\b", "cards under"),
        (r"\b(this card|this character|that card|that character|it) from your discard\b", r"\1"),
        (r"\bfrom (your|their) (hand|discard|inkwell)\b", r"in \1 \2"),
        (r"(\bin your (?:hand|discard)) (with (?:cost )?[\w{}]+(?: or (?:less|more))?)", r"\2 \1"),
        (r"\b(character|item|location|action|song) card(s?)(?=[^.,:]* in your (?:hand|discard)\b)", r"\1\2"),
    ),
    "a card is played from hand if no other zone is named": (
        (r"(\bplays? (?:an?|up to \d+|\d+) [^.,:•]*?) in your hand\b", r"\1"),
    ),
    "cards are sorted in one sentence or in several": (
        (r"\byou may put up to\b", "put up to"),
        (r"\bput each ([\w ]+?) card\b", r"put all \1 cards"),
        (r"(\bput [^.]*?)\. put the rest\b", r"\1 and the rest"),
    ),
    "what was said a moment ago isn't said again": (
        (r"\bon top of it\b", "on the top"),
        (r"\bback on the top of (?:your|their) deck\b", "back"),
        (r"\bcan't ([^.,]+?) and can't ", r"can't \1 or "),
        (r"\bat locations in play\b", "at locations"),
        (r"(until they have \d+) cards in their hand\b", r"\1"),
        (r"(to a maximum of \d+) lore(?: each)?", r"\1"),
        (r"\b(deals?|gains?|gets?|draws?|with)\b([^.:•]*?) (and|or) \1 ", r"\1\2 \3 "),
        (r"\ball cards in (your|their) discard into\b", r"\1 discard into"),
        (r"\ba card from the top of (your|their) deck\b", r"the top card of \1 deck"),
        (r"\bthe top card of your deck\b", "the top card"),
        (r"\bon (?:either )?(?:the )?(top|bottom) of (?:your|(?:their|its)(?: player's)?) deck\b", r"on the \1"),
    ),
    "who uses Shift shifts": ((r"\byou play (an? [\w ]+?) played using shift\b", r"you shift \1"),),
    "one of your cards is a card of yours": (
        (r"\bamong (characters|items|locations) you have in play\b", r"among your \1"),
        (r"\ban? ((?:[\w-]+ )*?)(character|item|location) of yours\b", r"one of your \1\2s"),
        (r"\banother ((?:(?!chosen )[\w-]+ )*?)(character|item|location) of yours\b", r"one of your other \1\2s"),
        (r"\beach ((?:[\w-]+ )*?)(character|item|location) of yours\b", r"each of your \1\2s"),
        (r"\b(\d+) ((?:[\w-]+ )*?)(characters|items|locations) of yours\b", r"\1 of your \2\3"),
    ),
    "another player is an opponent, since nobody has teammates": (
        (r"\byou and (chosen (?:player|opponent)) each (draw|gain|lose) ([^.]+)", r"\2 \3. \1 \2s \3"),
    ),
    "any discard is that of any player": ((r"\bfrom any discard\b", "from a player's discard"),),
    "opponents' cards are opposing ones": ((r"\b(?:your )?opponents' (characters|items|locations)\b", r"opposing \1"),),
    "what all opponents do each of them does": (
        (r"\b(?:all )?opponents (?=(?:lose|gain|draw|discard|choose|reveal|banish|exert|put) )", "each opponent "),
    ),
    "what is so of each opponent is so of opponents": ((r"\beach opponent (?=(?:pays|needs|can't) )", "opponents "),),
    "all such cards are those of the one sort and those of the other": (
        (r"\b((?:your|opposing|other|all) (?:\w+ )?characters named [\w' -]+?) and ", r"\1 or "),
        (r"\b(items|locations|characters) (?:or|and/or) (?=(?:items|locations|characters)\b)", r"\1 and "),
    ),
    "as much as that is the same": (
        (
            r"\bwith (cost|\{\w\}) equal to or (less|more) than (?:their|its|(?:that|the \w+) \w+'s) \1",
            r"with the same \1 or \2",
        ),
        (r"\bwith the same (cost|\{\w\}) as (this|that) (\w+)\b(?!')", r"with \1 equal to \2 \3's \1"),
    ),
    "what a card has is its own": (
        (r"\b(?:their|its|that character's) (\{\w\}) is (\d+)", r"they have \2 \1"),
        (r"\b(?:their|its|that card's) cost is (?=\d)", r"they have cost "),
        (r"\b(ability of )one of your characters\b", r"\1a character"),
    ),
    "what can't be readied can't ready": ((r"\bcan't be readied\b", "can't ready"),),
    "damaged is who has damage": (
        (r"\b(is|are) damaged\b", r"has damage"),
        (r"\b(is|are) undamaged\b", r"has no damage"),
    ),
    "unless is if not": ((r"\bif you don't have ([^.,]+), ([^.]+)", r"\2 unless you have \1"),),
    "characters are moved by their player": (
        (r"\ban opponent moves an? ((?:\w+ )*)character (to|here)\b", r"an opposing \1character moves \2"),
        (r"\b(when(?:ever)?) one of your ((?:\w+ )*)characters moves (to|here)\b", r"\1 you move a \2character \3"),
    ),
    "each of them goes to its own player": (
        (r"\btheir players' (hand|deck|inkwell|discard)s\b", r"their player's \1"),
    ),
    "what is put into a hand is returned to it": (
        (r"\bputs? (all cards under [\w ]+?) into (your|their) hand\b", r"return \1 to \2 hand"),
    ),
    "each of the singers": ((r"\bfor each of the characters who sang\b", "for each character who sang"),),
    "what is so this turn is so for the rest of it": (
        (r"\bfor the rest of this turn\b", "this turn"),
        (r"(^|\. |, )(until the start of your next turn|this turn), ([^.]+)", r"\1\3 \2"),
    ),
    "words that add nothing": (
        (r"\bwhile this character is being challenged\b", "while being challenged"),
        (r"\bthey also (?=gains?|gets?)", "they "),
        (r"\b(draws?|discards?) cards until\b", r"\1 until"),
        (r"\b(for each of your [\w ]+?) in play\b", r"\1"),
        (r"\b(each (?:opponent|player)) who has\b", r"\1 with"),
        (r" damage each (?=to|from)", " damage "),
        (r"(draws? \d+ cards|[+-]\d+ \{[swl]\}) each\b", r"\1"),
        (r"\b(can|may) also\b", r"\1"),
        (r"\breveal (it|that card) to all players\b", r"reveal \1"),
        (
            r"\bfor each different (\w+|ink type) (?:of|among) ([^.,]+?)(?: you have)?(?: in play)?(?=[.,])",
            r"for each different \1 of \2",
        ),
        (r"\b(?:all )?revealed (?=character cards)", "all "),
        (r"\ball the cards\b", "all cards"),
        (r"\beach of (?=those |them\b)", ""),
    ),
    "where a word stands": (
        (r"\bthis (?:character|item|location) or another\b", "this or another"),
        (r"\bdeal damage to ([\w ]+?) equal to ([^.,]+)", r"deal damage equal to \2 to \1"),
        (r"(\b[Ww]henever this character \w+s) and whenever this character is ", r"\1 or is "),
        (r"\bat locations\b", "at a location"),
        (r"\b(characters) there (?=gain|get|can)", r"\1 at that location "),
        (
            r"(?<!chosen )\b(characters) (here|at a location) (?!and |or |from )((?:\"[^\"]*\"|[^.,:\"])+)",
            r"\1 \3 while \2",
        ),
        (r"\bunder ((?:this|another|chosen|them|her|him|it)\b[^.,]*?) (facedown|faceup)\b", r"\2 under \1"),
        (r"\bthe (\{\w\}) of (that \w+|(?:another )?chosen \w+ character)\b", r"\2's \1"),
    ),
    "quotes keep their full stop inside or not": ((r'\."', '"'),),
}
"""Reviewed: wordings that mean exactly the same, by the reason why; brought into one form in both texts."""

_THIS: Final = r"this (?:character|card|item|location|action|song)"
_WORDS: Final = re.compile(
    rf"(?P<this>{_THIS}|\bthis(?= or another))|(?P<named>\bnamed\b)|(?P<he>\b(?:he|she|him|her|his)\b)"
    r"|(?P<they>\b(?:they|them|their|its|it)\b)"
    r"|(?P<place>\bat a location\b|\b(?:an|each) opponent's turn\b"
    r"|\bcards? (?:that (?:was|were) |from )?under\b|\bdraws? (?:a|\d+) cards?\b)"
    r"|(?P<noun>\b(?:character|card|item|location|song|action|player|opponent)s?\b)"
    r'|(?P<end>[.•—"])'
)
_OTHERS: Final = (
    r"\bthat (?:character|card|item|location|song|action card)\b|\bthose (?:characters|cards|items)\b"
    r"|\bthe (?:chosen|exerted|banished|revealed|moved|discarded|other) (?:character|card|item)\b"
)
_OTHER: Final = re.compile(rf"\b(?:they|them|it)\b|{_OTHERS}")
_EVEN: Final = {**AGREEING, **THIRD_PERSON, "one": "1"}
"""Forms of words that don't matter, and the form that stands for them."""


def printed_text(printing: Printing) -> str:
    """All that is printed but keywords and the line about singing, one line an ability."""
    said = []
    for ability in printing.abilities:
        if (unknown := reminded(ability, printing.name)) is not None:
            said.append(SCRIPT.normalise(unknown.text))
            continue
        text = SCRIPT.normalise(ability.effect)
        if ability.type == "keyword" or "to sing this song for free" in text:
            continue
        costs = ", ".join(SCRIPT.normalise(cost) for cost in ability.costs)
        said.append(f"{costs} — {text}" if costs else text)
    return "\n".join([*said, *map(SCRIPT.normalise, printing.effects)])


def rendered_text(printing: Printing, abilities: Sequence[Ability]) -> str:
    """The same, out of the trees; without pronouns for the card itself, so that none can be mistaken."""
    kind: CardKind = CARD_TYPES[printing.type]
    name = f"{printing.name} - {printing.version}" if printing.version else printing.name
    said = [
        sentence_of(one, "en", name=name, card_type=kind, pronoun="this", to=to)
        for one, to in spoken(abilities)
        if not isinstance(one, Keyword)
    ]
    return "\n".join(said)


def _one_form(text: str, rendered: bool) -> str:
    """Pronouns and the verbs after them in one form; a rendered "they" is never the card itself."""
    text = re.sub(r"\b(he|she|it|they)('s|'re)", r"\1 is", text)
    text = _with_antecedents(text, rendered).replace("THIS's", "THIS")
    text = re.sub(rf"(?:{_OTHERS})'s|\bits\b", "their", text)
    text = _OTHER.sub("THAT", text)
    return re.sub(r"[a-z/]+", lambda word: _EVEN.get(word[0], word[0]), text.replace(",", ""))


def _with_antecedents(text: str, rendered: bool) -> str:
    """The text of one ability with THIS for every word that means the card itself.

    "He" and "she" are the last one spoken of that has a gender: this card, or a character with a name. "They" and "it"
    are this card only in a sentence that has spoken of no other card or player.
    """
    out, at = "", 0
    named = other = this = False
    for found in _WORDS.finditer(text):
        kind, word = found.lastgroup, found[0]
        if kind == "end":
            other = this = False
            continue
        if kind == "named":
            named = True
        elif kind == "noun":
            other = True
        elif kind == "this":
            named, this = word not in ("this character", "this card"), True
        mine = (
            kind == "this" or (kind == "he" and not named) or (kind == "they" and this and not other and not rendered)
        )
        if mine or kind == "he":
            out += text[at : found.start()] + ("THIS" if mine else "their" if word == "his" else "they")
            at = found.end()
    return out + text[at:]


FORM: Final = OneForm(plain=SCRIPT.plain, same=SAME, pronouns=_one_form)


def returns(printing: Printing, abilities: Sequence[Ability]) -> bool:
    """Whether the trees say again what was printed."""
    return FORM.returns(printed_text(printing), rendered_text(printing, abilities))
