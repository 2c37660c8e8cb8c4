"""A small invented game about a garden, for what the voices say of any game: its words and how it uses them."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text import Speech
from mazo.abilities.text.english import words as en
from mazo.abilities.text.plan.scene import Scene
from mazo.abilities.text.plan.usage import Usage
from mazo.abilities.text.spanish import words as es
from mazo.abilities.text.spanish.forms import Subject
from mazo.abilities.text.words import Act, Counter, Deed, Dictionary, Figure, PlayerDeed
from mazo.abilities.tree.lexicon import Lexicon
from mazo.texts.glossary import Glossary

GLOSSARY: Final = Glossary.parse("""
[[term]]
key = "plant"
kind = "type"
en = "plant"
en_plural = "plants"
es = "planta"
es_plural = "plantas"
gender = "f"

[[term]]
key = "gnome"
kind = "type"
en = "gnome"
en_plural = "gnomes"
es = "gnomo"
es_plural = "gnomos"
gender = "m"

[[term]]
key = "compost"
kind = "zone"
en = "compost"
en_plural = "composts"
es = "abono"
es_plural = "abonos"
gender = "m"

[[term]]
key = "drop"
kind = "term"
en = "drop"
en_plural = "drops"
es = "gota"
es_plural = "gotas"
gender = "f"

[[term]]
key = "ripe"
kind = "state"
en = "ripe"
es = "maduro"
forms = { es_f = "madura", es_mp = "maduros", es_fp = "maduras" }

[[term]]
key = "to_cut"
kind = "verb"
en = "cut"
es = "cortar"
forms = { en_third = "cuts", en_participle = "cut", es_third = "corta", es_subjunctive = "corte", es_participle = "" }

[[term]]
key = "to_grow"
kind = "verb"
en = "grow"
es = "crecer"
forms = { en_third = "grows", en_participle = "", es_third = "crece", es_subjunctive = "crezca", es_participle = "" }
""")
LEXICON: Final = Lexicon(
    game="Garden",
    types=("plant", "gnome"),
    zones=("play", "hand", "deck", "compost"),
    figures=("height",),
    states=("ripe",),
    events=("play", "grow", "is cut"),
    durations=("this turn",),
    acts=("grow",),
    verbs=("cut", "compost"),
    counters=("drop",),
    player_verbs=("score",),
)
USAGE: Final = Usage(
    persons=("gnome",),
    being="plant",
    befalls=("grow", "is cut"),
    once=("play", "is cut"),
    of_beings=("grow", "is cut"),
)
ENGLISH: Final = en.Words(
    terms=Dictionary(GLOSSARY),
    figures={"height": Figure("height", "level"), "drop": Figure("drops")},
    states={"ripe": en.State("is ripe", "{that} {is} ripe", adjective="ripe")},
    events={
        "play": en.Event("player", "play", "{object}"),
        "grow": en.Event("active", "grow"),
        "is cut": en.Event("passive", rest="cut"),
    },
    durations={"this turn": "this turn"},
    acts={"grow": Act("grow")},
    verbs={"cut": Deed("cut"), "compost": Deed("put", "{them} into {compost}")},
    player_verbs={"score": PlayerDeed("score", "drop")},
    counters={"drop": Counter("drop")},
    coin=("seed", "seeds"),
    owner="owner",
)
SPANISH: Final = es.Words(
    terms=Dictionary(GLOSSARY),
    figures={"height": es.Figure("altura", "named"), "drop": es.Figure("gotas")},
    states={"ripe": es.State(adjective="ripe")},
    events={
        "play": es.Event("player", "jugar", "{object}"),
        "grow": es.Event("active", "crecer"),
        "is cut": es.Event("passive", "cortad"),
    },
    durations={"this turn": "este turno"},
    acts={"grow": Act("crecer")},
    verbs={"cut": Deed("cortar"), "compost": Deed("poner", "{them} en {compost}")},
    player_verbs={"score": PlayerDeed("anotar", "drop")},
    counters={"drop": Counter("drop")},
    players={"each opponent": Subject("cada oponente")},
    coin=("semilla", "semillas"),
    owner=("dueño", "dueños"),
)
SPEECH: Final = Speech(USAGE, ENGLISH, SPANISH)


def scene(kind: str = "plant") -> Scene:
    """Nothing has been said yet on a card of that kind."""
    return Scene(USAGE, kind)
