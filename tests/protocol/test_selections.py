"""Questions for several things: cards, players and effects are offered as what they are, and answered by that."""

from __future__ import annotations

import json

import pytest

from mazo.protocol.session import Session
from tests.support.table import position


def asked(situation, lang="en"):
    session = Session(situation.game, 0, lang)
    return session, json.loads(session.news()[-1].partition(" ")[2])


def answered(session, ask, *handles):
    lead = ask["selection"]["lead"]
    return session.receive(f"do @{ask['id']} {lead} {'; '.join(f'#{handle}' for handle in handles)}")


def test_players_are_offered_by_name_and_chosen_by_their_place():
    game = position(me={"hand": ["Beyond the Horizon"], "inkwell": 8}, you={"hand": ["Stitch - New Dog"]})
    game.push("play Beyond the Horizon")
    session, ask = asked(game)
    candidates = ask["selection"]["candidates"]
    assert [(each["handle"], each["name"]) for each in candidates] == list(enumerate(game.game.names, start=1))
    assert ask["selection"]["of"] == "players"
    lines = answered(session, ask, 2)
    assert not lines[0].startswith(("error", "refused")), lines[0]


@pytest.mark.parametrize(("lang", "second"), [("en", "Deal 2 damage"), ("es", "Inflige 2 de daño")])
def test_effects_are_offered_in_words_and_chosen_by_their_number(lang, second):
    game = position(
        me={"hand": ["Make the Potion"], "inkwell": 8, "play": ["Stitch - New Dog (damage 1)"]},
        you={"play": ["Yzma - Without Beauty Sleep (damage 1)", "Training Staff"]},
    )
    game.push("play Make the Potion")
    session, ask = asked(game, lang)
    candidates = ask["selection"]["candidates"]
    assert [each["handle"] for each in candidates] == [1, 2]
    assert second in candidates[1]["name"]
    assert ask["selection"]["of"] == "entries"
    lines = answered(session, ask, 2)
    assert not lines[0].startswith(("error", "refused")), lines[0]
