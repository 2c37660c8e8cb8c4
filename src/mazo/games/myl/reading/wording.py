"""The Spanish of the cards: how it is printed, its words, and which of its wordings mean the same."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec.structs import replace

from mazo.abilities.reading.lexer import Terms, Vocabulary
from mazo.abilities.reading.script import Script
from mazo.games.myl.reading import verbs
from mazo.games.myl.reading.misprints import MISPRINTS, SLIPS
from mazo.games.myl.reading.record import RACES, plain, unaccented
from mazo.games.myl.reading.spelling import mended

THIS: Final = "§"
"""Stands for the card itself where it is called by its name."""

_NUMBERS: Final = {
    "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9,
    "diez": 10, "once": 11, "doce": 12, "quince": 15, "veinte": 20,
}  # fmt: skip
_RACE: Final = "|".join(
    sorted((form for race in RACES for form in (race, race + "s", race + "es")), key=len, reverse=True)
)
_NOUNS: Final = (
    "aliado", "arma", "totem", "oro", "carta", "oponente", "atacante", "copia", "turno", "raza", "fase", "mazo",
    "modificador", "bloqueo", "ataque", "efecto", "nombre", "tipo", "daño", "cementerio", "linea", "mano",
    "superior", "primera", "inferior", "extra", "indestructible", "imbloqueable", "indesterrable",
    "ultima", "fuerza",
)  # fmt: skip
_AGREEING: Final[dict[str, str]] = {
    "una": "un",
    "uno": "un",
    "unos": "un",
    "unas": "un",
    "la": "el",
    "las": "los",
    "todos": "todo",
    "todas": "todo",
    "toda": "todo",
    "ese": "ese",
    "esa": "ese",
    "esos": "ese",
    "esas": "ese",
    "este": "este",
    "esta": "este",
    "estos": "estos",
    "estas": "estos",
    "otra": "otro",
    "otros": "otro",
    "otras": "otro",
    "misma": "mismo",
    "mismas": "mismo",
    "mismos": "mismo",
    "dicho": "ese",
    "dicha": "ese",
    "aquel": "ese",
    "tantas": "tanto",
    "tanta": "tanto",
    "tantos": "tanto",
    "algun": "un",
    "alguna": "un",
    "ningun": "ninguno",
    "ninguna": "ninguno",
    "costo": "coste",
    "costes": "coste",
    "costos": "coste",
    "ambas": "ambos",
    "talismanes": "talisman",
    "jugadores": "jugador",
    "bloqueadores": "bloqueador",
    "bloqueadora": "bloqueador",
    "habilidades": "habilidad",
    "e": "y",
    "u": "o",
    "ella": "el",
    "ellos": "los",
    "ellas": "los",
    "adicionales": "adicional",
    "extra": "adicional",
    "solamente": "solo",
    "unicamente": "solo",
    "unica": "unica",
    "unico": "unica",
    "normales": "normal",
    "modificadores": "modificador",
    "menor": "menor",
    "iguales": "igual",
    "suya": "suyo",
    "suyos": "suyo",
    "suyas": "suyo",
    "tuyos": "tuyo",
    "tuya": "tuyo",
    "cualquiera": "cualquier",
    "superiores": "superior",
    "inferiores": "inferior",
    "primeras": "primera",
    "primer": "primera",
    "ultimas": "ultima",
    "castillos": "castillo",
    "manos": "mano",
    "destierros": "destierro",
    "maximo": "maximo",
    "permanente": "permanentemente",
    "definitivamente": "permanentemente",
    "aliada": "aliado",
    "reservas": "reserva",
    "mitad": "mitad",
    "lineas": "linea",
    "duenos": "dueño",
    "dueno": "dueño",
    "dueños": "dueño",
    "acompanen": "acompañar",
    "controladores": "controlador",
    "objetivos": "objetivo",
}
"""Words that only agree with others in gender and number, and the one that stands for them."""

SYNONYMS: Final = (
    ("zona de destierro", "destierro"),
    ("zonas de destierro", "destierro"), ("zona de exilio", "destierro"), ("reserva de oros", "reserva"),
    ("reserva de oro", "reserva"), ("zona de oros pagados", "oro pagado"), ("zona de oro pagado", "oro pagado"),
    ("1 de oro", "1 oro"), ("mazo castillo", "castillo"), ("mazo oponente", "castillo oponente"),
    ("en guerra de talismanes", "en la guerra de talismanes"), ("carta de oro", "oro"),
    ("por el resto del juego", "permanentemente"), ("hasta el final del juego", "permanentemente"),
    ("durante el resto del juego", "permanentemente"), ("cada vez que", "cuando"), ("siempre que", "cuando"),
    ("durante tu fase", "en tu fase"), ("durante la fase", "en la fase"), ("durante su fase", "en su fase"),
    ("durante la guerra de talismanes", "en la guerra de talismanes"),
    ("durante la batalla", "en la batalla"), ("durante cada fase", "en cada fase"),
    ("durante tu vigilia", "en tu vigilia"), ("durante la vigilia", "en la vigilia"),
    ("durante tu agrupación", "en tu agrupación"), ("al principio de", "al comienzo de"),
    ("si es posible", "si puede"), ("tantas veces como quieras", "cualquier cantidad de veces"),
    ("en lugar de eso", "en su lugar"), ("en vez de eso", "en su lugar"), ("en cambio", "en su lugar"),
    ("reagrupado", "agrupado"), ("mazos castillo", "castillo"),
    ("a línea de", "a la línea de"), ("en línea de", "en la línea de"), ("frecuencia", "frecuencia"),
)  # fmt: skip
"""Reviewed: pairs of wordings that mean exactly the same, the left one printed, the right one read."""

SCRIPT: Final = Script()
_ESTAR: Final = re.compile(
    r"\best[eéaá]n?(?= en (?:juego|tu|tú|la|el|su)\b| (?:entr|atac|bloque|port)ando\b)", re.IGNORECASE
)
_SENTENCE: Final = re.compile(r"[,;:]\s+(?=(?:Luego|En tu|En la|En|Si|Cuando|Puedes|Al|Su|El portador|Una vez)\b)")
_SIGNED: Final = (
    (re.compile(r"\bgan(a|an|e|en|ar) ?- ?(\d)", re.IGNORECASE), r"pierde \2"),
    (re.compile(r"\b(cuestan?) ?\+ ?(\d)(?: de)? oros?\b", re.IGNORECASE), r"\1 \2 oro más"),
    (re.compile(r"\b(cuestan?) ?- ?(\d)(?: de)? oros?\b", re.IGNORECASE), r"\1 \2 oro menos"),
    (re.compile(r"\+ ?(\d)"), r"\1"),
)
_JOINTS: Final = (
    (re.compile(r"(?<=[a-zñáéíóú]) (?=(?:Una vez por turno|Luego),)"), ". "),
    (re.compile(r"\b(?<=[a-z])\. (?=son |es )"), " "),
    (re.compile(r":(?=\.)"), ""),
    (re.compile(r"(?<=\.) Y si (?=\w)"), " Si "),
    (re.compile(r"(?<!Castillo) y, si (?=\w)"), ". Si "),
    (re.compile(r"[,;] de lo contrario,? "), ". De lo contrario, "),
    (re.compile(r"[:;] (?=\w)"), ", "),
    (re.compile(r",? sin[oó],? (?=\w+(?:a|e|n)\b)"), ". Si no, "),
    (re.compile(r"(?<=entra en juego)(?:, | y )si lo hace,? "), ". Si lo hace, "),
    (re.compile(r"(?<=Castillo), si es (?=un|de)"), ". Si es "),
    (re.compile(r"(?<=igilia), si (?=tienes a )"), ". Si "),
    (re.compile(r", si (?=(?:es[ea]|la|el) (?:carta|Aliado|aliado) (?:\w+ad[oa] )?es )"), ". Si "),
    (re.compile(r"\b1 (?=[Aa]rma (?:extra|adicional)\b)"), "un "),
)
"""Signs and words that join what could as well be two sentences."""
_OTHER_KINDS: Final = (("weapon", "[Aa]rma"), ("totem", "[Tt][óo]tem"), ("talisman", "[Tt]alism[áa]n"))
"""What "esta …" means on a card of that type is the card itself, on others a card spoken of."""
_BRACKETS: Final = re.compile(r"\s*\((?:carta )?[uú]nica\)\.?", re.IGNORECASE)


def normalised(text: str, name: str = "", kind: str = "ally") -> str:
    """A printed text as it is read: no accents, misprints mended, one wording for each thing, § for the card's name.

    >>> normalised("Cuando Ajáx entra en juego, roba 1 carta (Carta Única)", "Ajax")
    'Cuando § entra en juego, roba 1 carta. Carta unica.'
    """
    text = _spaced(" ".join(text.split()))
    if text.isupper():
        text = re.sub(r"(?:^|\. )\w", lambda found: found[0].upper(), text.lower())
    if kind != "ally":
        text = re.sub(r"\b[Ee]ste [Aa]liado\b", "su portador" if kind == "weapon" else "ese Aliado", text)
    for other, word in _OTHER_KINDS:
        if kind != other:
            text = re.sub(rf"\b([Ee])st([ea]) (?={word}\b)", r"\1s\2 ", text)
    for wrong, right in (*SLIPS, *MISPRINTS):
        text = re.sub(wrong, right, text)
    text = _BRACKETS.sub(". Carta única.", text).replace("..", ".")
    text = _reminded(text, name)
    text = text.replace("(", "").replace(")", "").replace("“", "").replace("”", "").replace('"', "")
    text = re.sub(r", (?=(?:ganan|son|pueden|no pueden|pierden|tienen) )", ", éstos ", text)
    text = re.sub(r"(?<=en juego )est[aá]\b", "estar", text)
    text = _SENTENCE.sub(". ", _ESTAR.sub("estar", text))
    for pattern, better in _JOINTS:
        text = pattern.sub(better, text)
    for pattern, better in _SIGNED:
        text = pattern.sub(better, text)
    text = unaccented(text)
    text = mended(with_own_name(text, name) if name else text, *_known())
    for printed, read in SYNONYMS:
        text = re.sub(rf"\b{unaccented(printed)}\b", unaccented(read), text, flags=re.IGNORECASE)
    return text


def _spaced(text: str) -> str:
    """A text whose signs stand as they should: a space behind each, none twice, no full stop after a mere lead.

    >>> _spaced("Roba 1 carta.Única. Mientras § esté en juego. Tus Aliados,, ganan 1")
    'Roba 1 carta. Única. Mientras § esté en juego, tus Aliados, ganan 1'
    """
    text = re.sub(r"(?<=[a-záéíóúñ])([.,;:])(?=[A-ZÁÉÍÓÚÑa-záéíóúñ])", r"\1 ", text)
    text = re.sub(r",(?: ?,)+", ",", text)
    return re.sub(r"\b(Mientras [^.,]* en juego)\. (\w)", lambda found: f"{found[1]}, {found[2].lower()}", text)


def _reminded(text: str, name: str) -> str:
    """A text without brackets that only say what the keyword before them means."""
    itself = rf"(?:(?:est[ea] (?:aliado|carta|arma|t[oó]tem|talism[aá]n|oro)|{re.escape(name) or '§'}) )?"
    for keyword, meaning in _REMINDERS.items():
        brackets = rf"\b({keyword})\.? ?\((?:{meaning.format(itself)})\.?\)"
        text = re.sub(brackets, r"\1", text, flags=re.IGNORECASE)
    return text


_REMINDERS: Final = {
    "furia": "{}puede (?:atacar|ser declarad[oa] atacante) (?:cuando|(?:en )?el turno (?:en )?que) entra en juego",
    "imbloqueable": "{}no puede ser bloquead[oa]",
    "indestructible": "{}no puede ser destruid[oa]",
    "indesterrable": "{}no puede ser desterrad[oa]",
    "guardi[aá]n": "{}(?:no puede (?:ser declarad[oa] atacante|atacar)|s[oó]lo puede bloquear)",
    "errante": "s[oó]lo puedes (?:tener|controlar) un[oa]? {}en juego",
    "[uú]nica": "s[oó]lo puedes (?:tener|llevar|incluir) una copia (?:de {})?en tu mazo(?: castillo)?",
}
"""What may stand in brackets behind a keyword: its rule in the words of the cards, as part 12 of the rules has it."""

_OTHER_WORDS: Final = ("lugar", "girado", "girada", "menos", "propietario", "posicion", "encima", "debajo")
"""Words that no phrase has yet, and that no other is meant by."""


@cache
def _known() -> tuple[frozenset[str], frozenset[str]]:
    """Every word that the cards use, of the grammar or read like those; and without verbs that end in a pronoun."""
    where = files("mazo.games.myl.reading") / "grammar"
    grammar = " ".join(one.read_text(encoding="utf-8") for one in where.iterdir() if one.name.endswith(".lark"))
    spelt = " ".join(re.findall(r'"([^"]+)"', unaccented(grammar))).split()
    synonyms = " ".join(unaccented(one) for pair in SYNONYMS for one in pair).split()
    races = [race + end for race in RACES for end in ("", "s", "es")]
    titles = [title + end for title in TITLES for end in ("", "s")]
    rare = verbs.rare()
    bare = (
        form for form, read in _FORMS.items() if "lo" not in read and form not in rare
    )  # a pronoun looks like an ending
    words = (*spelt, *synonyms, *races, *titles, *_NUMBERS, *_OTHER_WORDS)
    return frozenset((*words, *_FORMS)), frozenset((*words, *bare))


def made_of_known_words(name: str) -> bool:
    """Whether a name could be a phrase of a text as well."""
    return all(plain(word) in _known()[0] or len(word) < 3 for word in name.split())


def with_own_name(text: str, name: str) -> str:
    """The text with § wherever the card is called by its name, or by what is nearly that."""
    for called in _called(name):
        text = re.sub(rf"(?<![\w]){re.escape(called)}(?:s|es)?(?![\w])", THIS, text, flags=re.IGNORECASE)
    text = _with_other_spaces(text, unaccented(name))
    if THIS not in text:
        text = _nearly(text, unaccented(name))
    first = unaccented(name).split()[0]
    if first != unaccented(name) and len(first) > 4 and plain(first) not in (*_COMMON, *_NUMBERS):
        text = re.sub(rf"(?<![\w]){re.escape(first)}(?:s|es)?(?![\w])", THIS, text, flags=re.IGNORECASE)
    text = re.sub(rf"\b(?:el|la|los|las) (?={THIS})", "", text, flags=re.IGNORECASE)
    text = re.sub(rf"\b1 (?={THIS})", "un ", text)
    text = re.sub(rf"^{THIS}, si ", f"Si {THIS} ", text)
    return re.sub(rf"{THIS}, (?=(?:entra|sale|es|gana|puede|no|para|sea|debe|esta)\b)", f"{THIS} ", text)


def _called(name: str) -> list[str]:
    """What a card may call itself, the longest first."""
    whole = unaccented(name)
    found = {whole, whole.replace(",", ""), whole.replace(" el ", ", el ")}
    found |= {re.sub(r"^(?:el|la|los|las) ", "", one, flags=re.IGNORECASE) for one in found}
    short = whole.split(",")[0]
    found |= {short} if len(short) > 3 else set()
    found |= {re.sub(r"\b[IVX]+$", lambda last: last[0].replace("I", "l"), one) for one in found}  # "Ramses ll"
    return sorted(found, key=len, reverse=True)


def _with_other_spaces(text: str, name: str) -> str:
    """The text with § for a name of several words that is divided otherwise, or has an article or a "de" more or less.

    >>> _with_other_spaces("Mientras Ojo de Udyat este en juego", "Ojo Udyat")
    'Mientras § este en juego'
    """
    length = len(name.split())
    if length < 2 or THIS in text:
        return text
    words = list(re.finditer(r"[\w'-]+", text))
    for size in range(length + 2, 0, -1):
        for at in range(len(words) - size + 1):
            begin, end = words[at].start(), words[at + size - 1].end()
            spelt = text[begin:end]
            if spelt[0].isupper() and not set(spelt) & set(".,") and _squeezed(spelt) == _squeezed(name):
                return text.replace(spelt, THIS)
    return text


def _squeezed(name: str) -> str:
    """A name as one word, without articles."""
    words = re.findall(r"\w+", name.lower())
    return "".join(one for one in words if one not in ("de", "del", "el", "la", "los", "las"))


_COMMON: Final = frozenset(
    (
        *_NOUNS,
        *RACES,
        "guerrero",
        "druida",
        "fiesta",
        "goblin",
        "minotauro",
        "dracula",
        "rayos",
        "totem",
        "talisman",
        "espada",
        "puedes",
        "ataque",
        "armas",
    )
)


def _nearly(text: str, name: str) -> str:
    """The text with § for what is spelt nearly like the name."""
    words = list(re.finditer(r"[\w'-]+", text))
    length = len(name.split())
    best: tuple[float, int, int] = (0.79, 0, 0)
    for size in range(max(1, length - 1), length + 1):
        for at in range(len(words) - size + 1):
            begin, end = words[at].start(), words[at + size - 1].end()
            if not text[begin].isupper() or "." in text[begin:end] or plain(text[begin:end]) in _COMMON:
                continue
            like = SequenceMatcher(None, text[begin:end].lower(), name.lower()).ratio()
            if like > best[0]:
                best = (like, begin, end)
    if not best[2]:
        return text
    spelt = text[best[1] : best[2]]
    return text.replace(spelt, THIS)


_FORMS: Final[dict[str, tuple[str, ...]]] = {
    **verbs.forms(),
    **{noun + "s": (noun,) for noun in _NOUNS},
    **{noun + "es": (noun,) for noun in _NOUNS},
    **{form: (word,) for form, word in _AGREEING.items()},
    "al": ("a", "el"),
    "del": ("de", "el"),
    "cartas": ("carta",),
    "vez": ("vez",),
    "veces": ("vez",),
    "copia": ("copia",),
    "copias": ("copia",),
    "ataque": ("ataque",),
    "bloqueo": ("bloqueo",),
    "nombre": ("nombre",),
    "desde": ("de",),
    "como": ("como",),
    "sobre": ("sobre",),
    "ve": ("ver",),
}

WORDS: Final = Vocabulary(
    signs=(
        ("THISCARD", THIS),
        ("NUM", r"\d+|(?i:" + "|".join(_NUMBERS) + r")\b"),
        ("RACENAME", rf"(?i:{_RACE})\b"),
        ("NAMEWORD", r"(?i:druidas?|guerreros?|draculas?|fiestas?|goblins?|minotauros?)\b"),
    ),
    word=r"[\w'-]+",
    forms=_FORMS,
)
"""The words of every card file."""

_NO_NAMES: Final = frozenset(
    {"Una", "Rayos", "Justa", "Congelar", "Min", "Pan", "Barco", "Cada", "Tierras", "Juglares"}
)


def vocabulary(names: Iterable[str]) -> Vocabulary:
    """The words of texts that may name these cards."""
    spelt = {unaccented(name) for name in names}
    spelt = {one for one in spelt if plain(one) not in _COMMON and plain(one).rstrip("s") not in _COMMON}
    spelt -= {one for one in spelt if plain(one) in {r + e for r in RACES for e in ("", "s", "es")}}
    known = _known()[0]
    single = tuple(one for one in spelt if " " not in one and plain(one) in known)
    return replace(WORDS, terms=(Terms("CARDNAME", frozenset(spelt - _NO_NAMES), never_first=single),))


def number(word: str) -> int:
    """What a number says."""
    return int(word) if word.isdigit() else _NUMBERS[word.lower()]


TITLES: Final = {
    "druida": "Druida",
    "guerrero": "Guerrero",
    "dracula": "Drácula",
    "fiesta": "Fiesta",
    "goblin": "Goblin",
    "minotauro": "Minotauro",
}
"""Words by which cards speak of those that have them in their names."""


def title(word: str) -> str:
    """The word of a name, one or several of it."""
    return TITLES[plain(word).removesuffix("s")]


def race(word: str) -> str:
    """The race of a word, one or several of it."""
    word = plain(word)
    for stem in (word, word.removesuffix("s"), word.removesuffix("es")):
        if stem in RACES:
            return RACES[stem]
    raise ValueError(f"una raza, no {word}")
