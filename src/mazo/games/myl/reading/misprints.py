"""Reviewed: misprints of the sources, each with what is meant; patterns over the printed text.

`SLIPS` are those that may befall any text: a sign for another, a word twice, a small word left out. `MISPRINTS` are
single ones that no rule would find.
"""

from __future__ import annotations

from typing import Final

SLIPS: Final[tuple[tuple[str, str], ...]] = (
    (r"[,:;]$", "."),
    (r",\.", "."),
    (r"\b(tu|su|de|el|la|los|las)[.:;] ", r"\1 "),
    (r"(?<!elegir)(?<!elige)(?<!uno)[:;] (?=[A-ZÁÉÍÓÚ])", ". "),
    (r"(?<=[a-zñáéíóú])\. (?=(?:de|del|con|y|o|que) )", " "),
    (r"(?<=l[oa])\. (?=en )", " "),
    (r"\b((?i:gan|pierd)\w+) La la\b", r"\1 1 a la"),
    (r"\b(?i:(\w+) \1)\b", r"\1"),
    (r"\bMazo\. Castillo\b", "Mazo Castillo"),
    (r"\b([Tt]u|[Ss]u|[Ee]l) Mazo\b(?! (?:[Cc]astillo|[Oo]ponente|de))", r"\1 Mazo Castillo"),
    (r"\b([1-9])(?: 0)? menos\b(?! de)(?<!cuesta \1 menos)(?<!cuestan \1 menos)", r"\1 o menos"),
    (r"\b((?i:gan|pierd)\w+)(?: y)? (\d) (?:a )?la\b", r"\1 \2 a la"),
    (r"\b(?!Fase|fase)\w{4} de (?=Vigilia\b)", "Fase de "),
    (r"\bentra \w{2} juego\b", "entra en juego"),
    (r"\b(?:ena|[eé]?ntra) en juego\b", "entra en juego"),
    (r"\bE(n|l)(?=la |el )", r"E\1 "),
    (r"\bSI\b", "Si"),
    (r"\ba menos de que\b", "a menos que"),
    (r"\bfinal turno\b", "final del turno"),
    (r"\b(?:un|una) 1\b", "un"),
    (r"\bI carta\b", "1 carta"),
    (r"\btu puedes\b", "puedes"),
)
"""What may befall any text."""
MISPRINTS: Final[tuple[tuple[str, str], ...]] = (
    (r"\bCUando\b", "Cuando"),
    (r"\btuno\b", "turno"),
    (r"\batacante no puede ser\b", "atacante ni puede ser"),
    (r"\bKilharrah\b", "Kilgharrah"),
    (r"\bHaquita\b", "Haquika"),
    (r"\bLamorakt\b", "Lamorak"),
    (r"\bDeidades Esipcias\b", "Deidades Egipcias"),
    (r"\bPedragón\b", "Pendragón"),
    (r"\bbajarlo con tu Mazo\b", "barajarlo en tu Mazo"),
    (r"\bser u Tótem\b", "ser un Tótem"),
    (r"\brobar una cara\b", "robar una carta"),
    (r"\bdel igual\b", "de igual"),
    (r"\bda–o\b", "daño"),
    (r"\byl es\b", "y es"),
    (r"\bparan a tu\b", "pasan a tu"),
    (r"\bque un jugar bote\b", "que un jugador bote"),
    (r"\bde ni Mazo\b", "de tu Mazo"),
    (r"\bfuerza Y hasta\b", "fuerza hasta"),
    (r"\ben tu Y Mazo\b", "en tu Mazo"),
    (r"\ben juego a gane\b", "en juego gane"),
    (r"\bLas Sesiro\b", "Las Zesiro"),
    (r"\bDehesilla\b", "Dezzi Ah"),
    (r"\bdeste tu\b", "desde tu"),
    (r"\bser jugador\b", "ser jugado"),
)
