"""The verbs of the cards and their forms: mood, tense and number only agree, so each is read as its infinitive.

Second persons that say whose something is ("que controles") stay apart, and so do participles. Pronouns that hang on
a verb ("ponerlo") are a word of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

_REGULAR: Final = (
    "robar", "botar", "descartar", "barajar", "agrupar", "anular", "cancelar", "generar", "declarar", "atacar",
    "bloquear", "ganar", "portar", "activar", "mirar", "nombrar", "tomar", "llevar", "usar", "duplicar", "salvar",
    "finalizar", "afectar", "considerar", "enviar", "colocar", "revelar", "pasar", "acompañar", "separar", "aumentar",
    "cambiar", "regresar", "retirar", "igualar", "quedar", "modificar", "ignorar", "ordenar", "saltar", "entrar",
    "equipar", "llamar", "seleccionar", "eliminar", "asignar", "terminar", "realizar", "dejar", "causar", "comenzar",
    "evitar",
)  # fmt: skip
_REGULAR_ER: Final = ("responder",)
_OTHERS: Final[dict[str, str]] = {
    "destruir": "destruye destruyen destruya destruyan destruyes destruyas destruyera",
    "desterrar": "destierra destierran destierre destierren destierras destierres desterro",
    "buscar": "busca buscan busque busquen buscas busques buscaste",
    "pagar": "paga pagan pague paguen pagas pagues pagando",
    "jugar": "juega juegan juegue jueguen jugando jugo bajar baja bajan baje bajen",
    "elegir": "elige eligen elija elijan eliges elijas elegiste eligiendo",
    "poner": "pon pone ponen ponga pongan pones pongas",
    "subir": "sube suben suba suban subes subas",
    "devolver": "devuelve devuelven devuelva devuelvan devuelves devuelvas",
    "volver": "vuelve vuelven vuelva vuelvan",
    "perder": "pierde pierden pierda pierdan pierdes pierdas",
    "prevenir": "preven previene prevenga prevengan",
    "ver": "ve ven vea vean ves",
    "mover": "mueve mueven mueva muevan mueves muevas",
    "mostrar": "muestra muestran muestre muestren muestras",
    "salir": "sale salen salga salgan saliera",
    "hacer": "hace hacen haga hagan haces hagas hizo hicieron hiciera",
    "recibir": "recibe reciben reciba reciban recibes",
    "reducir": "reduce reducen reduzca reduzcan reduces reduciendo",
    "convertir": "convierte convierten convierta conviertan",
    "redirigir": "redirige redirija",
    "costar": "cuesta cuestan cueste cuesten",
    "ser": "es son sea sean fue fueron fuera fueran fuese fuesen era eran sera seran",
    "estar": "estan esten estaba estaban estando",
    "haber": "hay haya hayan ha han habia",
    "tener": "tiene tienen tenga tengan tenia tenian",
    "controlar": "controla controlan controle controlen controlaba",
    "poder": "puede pueden pueda puedan podra podran podria pudiera",
    "deber": "debe deben deba deban debera deberan",
    "permanecer": "permanece permanecen permanezca permanezcan",
    "deshacer": "deshace",
    "aplicar": "aplica aplican",
    "obtener": "obtiene obtienen obtenga",
    "ir": "va van vaya",
    "copiar": "copia",
    "querer": "quieras quiera desees",
}
PARTICIPLES: Final[dict[str, str]] = {
    "reducid": "reducido", "enviad": "enviado",
    "destruid": "destruido", "desterrad": "desterrado", "declarad": "declarado", "barajad": "barajado",
    "bloquead": "bloqueado", "anulad": "anulado", "cancelad": "cancelado", "afectad": "afectado",
    "agrupad": "agrupado", "portad": "portado", "jugad": "jugado", "descartad": "descartado", "botad": "botado",
    "elegid": "elegido", "nombrad": "nombrado", "devuelt": "devuelto", "robad": "robado", "considerad": "considerado",
    "pagad": "pagado", "atacad": "atacado", "buscad": "buscado", "revelad": "revelado", "puest": "puesto",
    "prevenid": "prevenido", "redirigid": "redirigido", "subid": "subido", "usad": "usado",
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
    for stem, read in PARTICIPLES.items():
        for end in ("o", "a", "os", "as"):
            found[stem + end] = (read,)
    for read, others in SECOND.items():
        for form in (read, *others.split()):
            found[form] = (read,)
    return found


def regular_forms() -> frozenset[str]:
    """The forms that whoever knows a verb knows: those of regular ones, with and without a pronoun."""
    verbs = [(verb, given) for verb, given in _by_rule()] + [(verb, ()) for verb in _OTHERS]
    return frozenset(form + end for verb, given in verbs for form in (verb, *given) for end in ("", *_CLITICS))


def _conjugated() -> Iterator[tuple[str, tuple[str, ...]]]:
    for verb, given in _OTHERS.items():
        yield verb, tuple(given.split())
    yield from _by_rule()


def _by_rule() -> Iterator[tuple[str, tuple[str, ...]]]:
    for verb in _REGULAR:
        stem = verb[:-2]
        soft = {"c": "qu", "g": "gu", "z": "c"}.get(stem[-1])
        soft = stem[:-1] + soft if soft else stem
        forms = ("a", "an", "as", "ando", "aron", "aste")
        yield verb, (*(stem + one for one in forms), soft + "e", soft + "en", soft + "es")
    for verb in _REGULAR_ER:
        stem = verb[:-2]
        yield verb, (stem + "e", stem + "en", stem + "a", stem + "an")
