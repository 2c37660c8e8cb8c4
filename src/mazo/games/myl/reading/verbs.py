"""The verbs of the cards and their forms: mood, tense and number only agree, so each is read as its infinitive.

Second persons that say whose something is ("que controles") stay apart, and so do participles. Pronouns that hang on
a verb ("ponerlo") are a word of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

_REGULAR: Final = (
    "robar", "botar", "descartar", "barajar", "agrupar", "anular", "cancelar", "generar", "declarar", "atacar",
    "bloquear", "ganar", "portar", "activar", "mirar", "nombrar", "tomar", "llevar", "usar", "duplicar", "salvar",
    "finalizar", "afectar", "considerar", "enviar", "colocar", "revelar", "pasar", "acompañar", "separar", "aumentar",
    "cambiar", "regresar", "retirar", "igualar", "quedar", "modificar", "ignorar", "ordenar", "saltar", "entrar",
    "equipar", "llamar", "seleccionar", "eliminar", "asignar", "terminar", "realizar", "dejar", "causar", "comenzar",
    "evitar", "buscar", "pagar", "controlar",
)  # fmt: skip
_STEMS: Final[dict[str, str]] = {
    "destruir": "destruy", "desterrar": "destierr", "jugar": "jueg juegu", "elegir": "elig elij", "poner": "pon pong",
    "devolver": "devuelv", "volver": "vuelv", "perder": "pierd", "prevenir": "previen preveng", "mover": "muev",
    "mostrar": "muestr", "salir": "sal salg", "hacer": "hac hag", "recibir": "recib", "reducir": "reduc reduzc",
    "convertir": "conviert", "redirigir": "redirig redirij", "costar": "cuest", "subir": "sub", "tener": "tien teng",
    "permanecer": "permanec permanezc", "deshacer": "deshac deshag", "obtener": "obtien obteng", "poder": "pued",
    "deber": "deb", "querer": "quier", "responder": "respond", "mantener": "mantien manteng",
}  # fmt: skip
"""Verbs whose stem changes, or ends otherwise than "-ar": the stems that the usual endings are put to."""
_OTHERS: Final[dict[str, str]] = {
    "desterrar": "desterro",
    "jugar": "jugo bajar baja bajan baje bajen",
    "elegir": "elegiste escoger escoge escogen escoges escoja escojan escojas escogido escogida",
    "poner": "pon",
    "prevenir": "preven",
    "ver": "ve ven ves vea vean",
    "hacer": "hizo",
    "ser": "es son sea sean era eran sera seran sido siendo",
    "estar": "estan esten estaba estaban estando",
    "haber": "hay haya hayan ha han habia",
    "tener": "tenia tenian",
    "atacar": "ataco",
    "deber": "debera deberan",
    "aplicar": "aplica aplican",
    "ir": "va van vaya vayan",
    "copiar": "copia",
    "querer": "desees",
}
_PAST: Final[dict[str, str]] = {
    "ser": "fue", "estar": "estuvie", "haber": "hubie", "tener": "tuvie", "poder": "pudie", "poner": "pusie",
    "hacer": "hicie", "destruir": "destruye", "elegir": "eligie", "salir": "salie", "perder": "perdie",
    "recibir": "recibie", "mover": "movie", "devolver": "devolvie", "volver": "volvie", "reducir": "reducie",
    "convertir": "convirtie", "prevenir": "previnie", "permanecer": "permanecie",
}  # fmt: skip
"""The stems of what happened, or would: "fue-ron", "fue-ra", "fue-se", "hacie-ndo"."""
_STRONG: Final = ("estuvie", "hubie", "tuvie", "pudie", "pusie", "hicie", "previnie", "reducie")
"""Those whose third person isn't made of that stem."""
PARTICIPLES: Final[dict[str, str]] = {
    "reducid": "reducido", "enviad": "enviado",
    "destruid": "destruido", "desterrad": "desterrado", "declarad": "declarado", "barajad": "barajado",
    "bloquead": "bloqueado", "anulad": "anulado", "cancelad": "cancelado", "afectad": "afectado",
    "agrupad": "agrupado", "portad": "portado", "jugad": "jugado", "descartad": "descartado", "botad": "botado",
    "elegid": "elegido", "nombrad": "nombrado", "devuelt": "devuelto", "robad": "robado", "considerad": "considerado",
    "pagad": "pagado", "atacad": "atacado", "buscad": "buscado", "revelad": "revelado", "puest": "puesto",
    "prevenid": "prevenido", "redirigid": "redirigido", "subid": "subido", "usad": "usado", "activad": "activado",
    "mostrad": "mostrado", "movid": "movido", "generad": "generado",
}  # fmt: skip
SECOND: Final[dict[str, str]] = {
    "controlas": "controles controlabas",
    "tienes": "tengas tenias",
    "juegas": "juegues bajes bajas",
    "puedes": "podras puedas",
    "debes": "debas deberas",
    "atacas": "ataques atacaste",
}
"""Second persons that stay apart from the others, each with the forms that are read like it."""
_FUTURE: Final[dict[str, str]] = {
    "poder": "podr", "tener": "tendr", "poner": "pondr", "salir": "saldr", "hacer": "har", "haber": "habr",
    "prevenir": "prevendr", "mantener": "mantendr", "obtener": "obtendr", "querer": "querr", "deshacer": "deshar",
}  # fmt: skip
"""Verbs whose future isn't made of the infinitive."""
_CLITICS: Final = ("lo", "la", "los", "las", "le", "les")
_NO_CLITICS: Final = ("ser", "estar", "haber", "poder", "deber", "costar", "salir", "entrar", "ir")


def forms() -> dict[str, tuple[str, ...]]:
    """What each form of a verb is read as."""
    found: dict[str, tuple[str, ...]] = {}
    for verb, given in _conjugated():
        for form in (verb, *given):
            found.setdefault(form, (verb,))
            if verb not in _NO_CLITICS:
                for clitic in _CLITICS:
                    found.setdefault(form + clitic, (verb, "lo"))
                found.setdefault(form + "selo", (verb, "se", "lo"))
    for stem, read in _participles().items():
        for end in ("o", "a", "os", "as"):
            found[stem + end] = (read,)
    for verb, participle in _passive():
        found[verb + "se"] = ("ser", participle)  # "puede usarse" is "puede ser usado"
    for read, others in SECOND.items():
        for form in (read, *others.split()):
            found[form] = (read,)
    return found


def _participles() -> dict[str, str]:
    """The participles of all verbs by their stems: by the rule, and those that no rule makes."""
    rule = {stem: stem + "o" for verb in _VERBS if (stem := verb[:-2] + ("ad" if verb.endswith("ar") else "id"))}
    return {**{stem: read for stem, read in rule.items() if len(stem) > _SHORT}, **PARTICIPLES}


@cache
def rare() -> frozenset[str]:
    """Forms that no misprint is taken for: what will be so, or would."""
    stems = (_FUTURE.get(verb, verb) for verb in (*_FUTURE, *_REGULAR, *_STEMS))
    usual = {form for verb, given in _conjugated(future=False) for form in (verb, *given)}
    return frozenset(form for stem in stems for form in _of_the_future(stem)) - usual


@cache
def rule_of(form: str) -> str:
    """What must be known to read a form of a verb: nothing but the verb, a stem of it, or the form itself.

    >>> rule_of("agrupalos"), rule_of("destierralas"), rule_of("fuera")
    ('', 'destierr-', 'fue-')
    """
    bare = {form, *(form.removesuffix(one) for one in _CLITICS if form.endswith(one))}
    if not bare.isdisjoint(one for _, given in _by_rule() for one in given) or not bare.isdisjoint(_VERBS):
        return ""
    for verb, stems in _STEMS.items():
        for stem in stems.split():
            if not bare.isdisjoint(_ended(verb, stem)):
                return f"{stem}-"
    for stem in _PAST.values():
        if not bare.isdisjoint(_of_the_past(stem)):
            return f"{stem}-"
    for verb in _VERBS:
        stem = _FUTURE.get(verb, "")
        if not bare.isdisjoint(_of_the_future(stem or verb)):
            return f"{stem}-" if stem else ""
    if form.endswith("se") and form.removesuffix("se") in _VERBS:
        return ""
    return min(bare, key=len) if min(bare, key=len) in _FURTHER else form


def _passive() -> Iterator[tuple[str, str]]:
    """The verbs that something can be done by, each with its participle."""
    for verb in _VERBS:
        stem = verb[:-2] + ("ad" if verb.endswith("ar") else "id")
        participle = _IRREGULAR.get(verb) or PARTICIPLES.get(stem)
        if participle is not None:
            yield verb, participle


def _conjugated(future: bool = True) -> Iterator[tuple[str, tuple[str, ...]]]:
    for verb, given in _OTHERS.items():
        yield verb, tuple(given.split())
    for verb, stems in _STEMS.items():
        yield verb, tuple(form for stem in stems.split() for form in _ended(verb, stem))
    for verb, stem in _PAST.items():
        yield verb, tuple(_of_the_past(stem))
    yield from _by_rule()
    if future:
        for verb in (*_FUTURE, *_REGULAR, *_STEMS):
            yield verb, tuple(_of_the_future(_FUTURE.get(verb, verb)))


def _of_the_past(stem: str) -> Iterator[str]:
    for end in ("", "ron", "ra", "ran", "se", "sen", "ndo"):
        if end or stem == "fue":
            yield stem + end
    if stem.endswith(("ie", "ye")) and stem not in _STRONG:
        yield stem[:-1] + "o"


def _of_the_future(stem: str) -> Iterator[str]:
    """What will be so, or would."""
    for end in ("a", "an", "ia", "ian"):
        yield stem + end


def _ended(verb: str, stem: str) -> Iterator[str]:
    """The forms of a stem: what is so and what should be so, of all three persons."""
    for end in ("e", "en", "es") if verb.endswith("ar") and stem[-1] == "u" else ("a", "an", "as", "e", "en", "es"):
        yield stem + end


_SHORT: Final = 4
"""No participle is as short as that: "dad", "id"."""
_NOUNS: Final = ("robar", "bloquear", "pasar", "pagar", "usar", "cambiar", "regresar", "comenzar")
"""Verbs whose past, without its accent, is a noun or the first person: "el bloqueo"."""
_UNSTRESSED: Final = ("ando", "aron", "aste", "ara", "aran", "ase", "aba", "aban")
"""Endings of verbs in -ar before which no stem changes."""


def _by_rule() -> Iterator[tuple[str, tuple[str, ...]]]:
    for verb in _REGULAR:
        stem = verb[:-2]
        soft = {"c": "qu", "g": "gu", "z": "c"}.get(stem[-1])
        soft = stem[:-1] + soft if soft else stem
        forms = ("a", "an", "as", *_UNSTRESSED, *(() if verb in _NOUNS else ("o",)))
        yield verb, (*(stem + one for one in forms), soft + "e", soft + "en", soft + "es")
    for verb in (one for one in _STEMS if one.endswith("ar")):
        yield verb, tuple(verb[:-2] + one for one in _UNSTRESSED)


_IRREGULAR: Final = {"poner": "puesto", "devolver": "devuelto"}
_VERBS: Final = frozenset((*_REGULAR, *_STEMS, *_OTHERS))
_FURTHER: Final = frozenset(form for given in _OTHERS.values() for form in given.split())
