"""Where nothing happens in Mitos y Leyendas the log says why, in both languages; what lasts and what annuls is told."""

from __future__ import annotations

import mazo
from mazo.abilities.tree.effects import PlayersMay
from mazo.games.myl.cards.synthetic import catalogue
from mazo.games.myl.clauses import TELLING
from mazo.games.myl.table import Myl
from mazo.kernel.rng import Dice
from tests.properties.myl import pooled
from tests.support.rule import rule
from workshop.asked import heard

GAMES = 8


def told() -> set[tuple[str, str, str]]:
    """Kind and both sentences of what a few games between people who do anything say of this."""
    found = set()
    deck = [*[catalogue()["Oro de Ensayo"]] * 12, *catalogue().values()]
    for at in range(GAMES):
        game = mazo.new("myl", decks=[deck, deck], seed=at)
        for _ in heard(game, Dice(at)):
            pass
        found |= {
            (event.kind, game.tell(event, "en"), game.tell(event, "es"))
            for event in game.events
            if event.kind in ("nothing", "lasts", "annuls")
        }
    return found


@rule("myl", "8.3")
def test_the_log_says_why_nothing_happens_what_lasts_and_what_annuls():
    lines = told()
    assert (
        "nothing",
        "Tempestad de Muestra changes nothing by this: destroy all Aliados with 2 strength or less.",
        "Tempestad de Muestra no cambia nada con esto: destruir todos los Aliados de Fuerza 2 o menos.",
    ) in lines
    assert any(
        english.endswith(" gets 2 more strength from Bendición de Ensayo.")
        and spanish.endswith(" gana 2 a la Fuerza por Bendición de Ensayo.")
        for kind, english, spanish in lines
        if kind == "lasts"
    )
    assert any(kind == "annuls" and " anula " in spanish for kind, _, spanish in lines)


def test_whatever_a_card_of_the_pool_does_can_be_said_where_nothing_comes_of_it():
    table = pooled(2, "primer-bloque", 1).table
    assert isinstance(table, Myl)
    places = TELLING.places(table)
    deeds = [places.deed_at(program, len(code)) for program, code in enumerate(table.library)]
    found = [deed for deed in deeds if deed is not None]
    assert len(found) > 30
    for card, effect in found:
        assert TELLING.said(table, card, PlayersMay(effect), "en")
        assert TELLING.said(table, card, PlayersMay(effect), "es")
