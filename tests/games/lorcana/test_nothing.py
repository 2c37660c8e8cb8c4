"""Where nothing happens the log says why, in both languages, and never what is hidden."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Draw, Look, ToPlayer
from mazo.abilities.tree.effects import Cant, Effect, Gain, If, Keyword, Lose, PlayersMay, Steps, To
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Count, Every, Is, OfType, Ref, They, Top
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, hero, spell
from tests.support.table import ME, YOU, Situation, position

TIRED = Cards(("character",), "yours", (Is("exerted"),))


def cast(effect: Effect, *answers: str) -> Situation:
    """Ana has played an action with this effect; two of her characters are exerted."""
    game = position(
        me={"hand": ["Spell"], "play": ["Bear (exerted)", "Ant (exerted)"], "deck": ["Cat", "Fox"], "ink": 1},
        you={"play": ["Rock"]},
        cards=[*PLAIN, spell(effect)],
    )
    game.game.given_names = ("Ana", "Blas")
    return game.push("play Spell", *answers)


def told(game: Situation, viewer: int = ME) -> list[tuple[str, str, str]]:
    """What a viewer reads where nothing happens, with the rule."""
    events = [event for event in game.game.events_for(viewer) if event.kind == "nothing"]
    book = game.game.kind.book
    return [
        (game.game.tell(one, "en"), game.game.tell(one, "es"), book.by_code(one.rule).number("2.2.0")) for one in events
    ]


@pytest.mark.parametrize(
    ("effect", "answers", "line"),
    [
        (
            Do("deal damage", Chosen(Cards(("character",), "opposing")), 2),
            (),
            ("Spell finds nothing for this: deal 2 damage to chosen opposing character.",
             "Spell no encuentra nada para esto: infligir 2 de daño a un personaje oponente elegido.", "1.2.3"),
        ),
        (
            Do("banish", Every(Cards(("location",)))),
            (),
            ("Spell finds nothing for this: banish all locations.",
             "Spell no encuentra nada para esto: desterrar todas las localizaciones.", "1.2.3"),
        ),
        (
            If(Compare(Count(TIRED), "at least", 3), Draw()),
            (),
            ("Nothing comes of Spell, since this is not so: you have 3 or more exerted characters in play. "
             "There are only 2.",
             "Spell no hace nada, porque no se cumple esto: tienes 3 o más personajes agotados en juego. Solo hay 2.",
             "6.1.16.2"),
        ),
        (
            PlayersMay(Draw()),
            ("no",),
            ("Ana declines (Spell).", "Ana dice que no (Spell).", "6.1.4"),
        ),
        (
            PlayersMay(To(Do("banish", Chosen(Cards(("item",), "yours"))), Draw())),
            (),
            ("What Spell asks for cannot be paid in full, which counts as a no.",
             "No se puede pagar por completo lo que pide Spell: cuenta como un no.", "6.1.4.1"),
        ),
        (
            Do("return to hand", Chosen(MINE, 2, up_to=True)),
            ("choose nothing",),
            ("Ana chooses nothing for this of Spell: return up to 2 chosen characters of yours to your hand.",
             "Ana no elige nada para esto de Spell: devolver hasta 2 personajes elegidos tuyos a tu mano.", "6.1.3"),
        ),
        (
            Do("exert", Every(MINE)),
            (),
            ("Spell changes nothing by this: exert all your characters.",
             "Spell no cambia nada con esto: agotar todos tus personajes.", "1.2.3"),
        ),
    ],
)  # fmt: skip
def test_the_log_says_why_nothing_happens(effect, answers, line):
    assert told(cast(effect, *answers)) == [line]


def test_everybody_reads_it():
    game = cast(PlayersMay(Draw()), "no")
    assert told(game, YOU) == told(game, ME)


def test_what_is_found_out_about_a_hidden_card_is_not_told():
    """Ana looks at the top card of her deck and gains 1 lore if it is an item: Blas can't know that it isn't."""
    peek = Steps((Look(Top()), If(They(Ref("looked"), (OfType(("item",)),)), ToPlayer("gain lore"))))
    assert told(cast(peek), YOU) == []


def test_where_something_happens_nothing_is_said():
    assert told(cast(Draw())) == []
    assert told(cast(If(Compare(Count(TIRED), "at least", 2), Draw()))) == []


def test_the_log_says_that_an_effect_forbids_it():
    kept = Steps((Cant(Every(MINE), "ready", "this turn"), Do("ready", Every(MINE))))
    assert told(cast(kept)) == [
        ("Nothing comes of this of Spell, because an effect forbids it: ready all your characters.",
         "No pasa nada con esto de Spell, porque un efecto lo prohíbe: enderezar todos tus personajes.", "1.2.2"),
    ]  # fmt: skip


def test_the_log_says_that_damage_came_to_nothing():
    game = position(
        me={"hand": ["Spell"], "deck": ["Cat"], "ink": 1},
        you={"play": ["Wall"]},
        cards=[
            *PLAIN,
            spell(Do("deal damage", Every(Cards(("character",), "opposing")), 1)),
            hero(Keyword("Resist", 2), name="Wall"),
        ],
    )
    game.push("play Spell")
    events = [event for event in game.game.events if event.kind == "no_damage"]
    assert [game.game.tell(event, "en") for event in events] == ["Wall takes no damage from Spell: it is reduced to 0."]
    assert [game.game.tell(event, "es") for event in events] == ["Wall no recibe daño de Spell: se reduce a 0."]


def test_a_keyword_that_an_effect_forbids_is_not_told_as_gained():
    never = Steps((Lose(Every(MINE), "Rush", until="this turn"), Gain(Every(MINE), Keyword("Rush"), "this turn")))
    game = cast(never).game
    assert [game.tell(event, "es") for event in game.events if event.kind in ("gains_keyword", "cant_gain")] == [
        "Bear no puede ganar Rush: un efecto lo prohíbe.",
        "Ant no puede ganar Rush: un efecto lo prohíbe.",
    ]
