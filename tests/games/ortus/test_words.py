"""Every action can be typed as it is written, in both languages; every event, prompt and refusal is said in both."""

from __future__ import annotations

import pytest

from mazo.game import Game
from mazo.games.ortus.book import glossary
from mazo.games.ortus.rules.pool import COLOURS, TYPES
from mazo.notation.actions import Action
from mazo.texts.lang import Lang
from tests.games.ortus.drafts import all_answer, draft, play_out, table
from tests.games.ortus.earls import castle
from tests.games.ortus.earls import game as begun
from tests.properties.invariants import assert_said
from tests.properties.play import Chooser


def reads_back(game: Game) -> int:
    """Each answer open to each seat means the same when typed in either language."""
    tried = 0
    for seat in game.deciding:
        scribe = game.scribe(seat)
        assert scribe is not None
        for action in game.legal(seat):
            for lang in ("en", "es"):
                assert scribe.read(scribe.write(action.picks, lang)) == list(action.picks), action.text
            tried += 1
    return tried


@pytest.mark.parametrize("players", [2, 3])
def test_every_action_reads_back_in_both_languages(players):
    game = draft(players, seed=3)
    tried = 0
    while game.outcome is None:
        tried += reads_back(game)
        all_answer(game, game.turn)
    assert tried >= players * 3 * (45 + 28 + 15 + 6)


def test_names_may_be_shortened_and_accents_left_out():
    game = draft(2, seed=7)
    hand = [table(game).name_of(card) for card in table(game).pack(0)]
    assert hand[:2] == ["Allies", "Banquet"]
    for text in ("keep allies; banquet", "KEEP ALL; BANQ", "quedarse con Banquet; Allies", "me quedo con banq; alli"):
        assert game.why_not(text, by=0) is None, text


def test_twins_are_told_apart_by_their_handles():
    game = draft(2, seed=7)
    texts = [action.text for action in game.legal(0)]
    assert len(set(texts)) == len(texts) == 45
    assert any("Monk; Monk" in text for text in texts)


@pytest.mark.parametrize("edition", ["seed", "english"])
@pytest.mark.parametrize("players", [2, 3])
def test_everything_is_said_in_both_languages_and_cites_a_rule(players, edition):
    game = draft(players, 5, edition)
    chooser = Chooser(5)
    while game.outcome is None:
        for decision in game.decisions:
            assert decision.rule in game.kind.book
            prompts = [decision.prompt("en"), decision.prompt("es")]
            assert len(set(prompts)) == 2
            for prompt in prompts:
                assert_said(prompt)
        game.push(chooser.action(game))
    told = set()
    for viewer in (-1, *range(players)):
        for event in game.events_for(viewer):
            assert event.rule in game.kind.book, event
            told.add(event.kind)
            for lang in ("en", "es"):
                assert_said(game.tell(event, lang))
    assert told == {
        "shuffled", "dealt", "keeps", "passed", "discards", "round_over", "takes_palace", "cube", "discards_shuffled",
        "tower", "ready",
    }  # fmt: skip


def test_only_the_earl_who_keeps_a_card_is_told_which():
    game = draft(2)
    all_answer(game)
    kept = [table(game).name_of(card) for card in table(game).kept(0)]
    mine = [event.card for event in game.events_for(0) if event.kind == "keeps"]
    yours = [event.card for event in game.events_for(1) if event.kind == "keeps"]
    assert mine == [*kept, "", ""]
    assert yours[:2] == ["", ""]
    assert "Earl 1 keeps a card." in [game.tell(event) for event in game.events_for(1)]


def test_refusals_are_said_in_both_languages():
    game = draft(2, seed=7)
    hand = [table(game).name_of(card) for card in table(game).pack(0)]
    for text in (f"keep {hand[0]}", f"keep {hand[0]}; {hand[1]}; {hand[2]}", "keep Blue Palace; Allies"):
        refusal = game.why_not(text, by=0)
        assert refusal is not None
        for sentence in (refusal.text_en, refusal.text_es, refusal.fix_en, refusal.fix_es):
            assert_said(sentence)
        assert refusal.text_en != refusal.text_es


def test_the_glossary_has_every_card_in_both_languages():
    words = glossary()
    cards = [term.en for term in words.of_kind("card")]
    assert cards == [*TYPES, "Palace"]
    assert words.term("market_town", "es") == "Mercado"
    assert words.term("banner", "es", plural=True) == "Estandartes"
    assert [term.key for term in words.of_kind("colour")] == COLOURS


def test_the_names_of_the_players_are_theirs():
    game = draft(3)
    play_out(game)
    assert game.names_in("es") == ("Conde 1", "Conde 2", "Conde 3")


def test_cards_and_decks_have_their_spanish_names_on_a_spanish_screen():
    game = begun({"hand": ["Market Town", "Treachery"]}, {"fiefs": [castle("Land")]})
    texts = [scribe_text(game, action, "es") for action in game.legal_actions]
    assert "asentar Mercado -> Palacio azul" in texts
    assert "traicionar Traición -> Tierra" in texts
    game.push("asentar mercado -> palacio")
    assert game.tell(game.events[-1], "es") == "Conde 1 asienta Mercado en Palacio azul."
    assert game.tell(game.events[-1], "en") == "Earl 1 settles Market Town at Blue Palace."
    refusal = game.why_not("tower Castle")
    assert refusal is not None
    assert "Castillo" in refusal.text_es
    assert [game.kind.deck_title("sellswords", lang) for lang in ("en", "es")] == ["Sellswords", "Espadas de Alquiler"]


def scribe_text(game: Game, action: Action, lang: Lang) -> str:
    """An action as it is written for its player."""
    scribe = game.scribe(action.seat)
    assert scribe is not None
    return scribe.write(action.picks, lang)
