"""`mazo play`: whole games in both languages, commands, saving, hot seat, bots, and bad input."""

import os
import re
import select
import sys
import time
from pathlib import Path

import pytest

from mazo.cli.bot import Program
from mazo.cli.files import recorded
from mazo.cli.remote import choose, rebuilt
from mazo.client.language import Texts
from mazo.game import Game
from mazo.games.lorcana.cards import samples
from mazo.kernel.rng import Dice
from mazo.making import new
from mazo.protocol.messages import Ask, decode
from mazo.protocol.session import Session
from mazo.record import replays
from tests.cli.run import DECKS, GAME, documented_bot, enters, mazo
from tests.support.table import position


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def saved(path: Path) -> Game:
    return replays.resume(path)


def test_what_is_let_go_by_is_said_after_until_and_only_where_there_is_something():
    typed = ["1", "conservar", "conservar", "pasar hasta turno", "pasar hasta nada", "quit"]
    ran = mazo(
        "play",
        "myl",
        "--seed",
        "2",
        "--deck",
        "monte-olimpo",
        "--deck",
        "noche-de-sombras",
        "--lang",
        "es",
        typed=typed,
    )
    assert "Aquí no hay nada que puedas dejar pasar." in ran.out
    assert "Di «pasar hasta turno», «pasar hasta jugada» o «pasar hasta fase»." in ran.out


WINDOWS = ("play", "myl", "--seed", "2", "--deck", "monte-olimpo", "--deck", "noche-de-sombras", "--lang", "es")
"""A game that asks often whether one answers."""
BEGUN = ("1", "conservar", "conservar")


def test_a_window_in_which_one_could_only_pass_is_passed_and_that_is_said_once():
    ran = mazo(*WINDOWS, typed=[*BEGUN, *enters(30), "quit"])
    assert "Enter: pasar." not in ran.out
    assert ran.out.count("Donde solo podrías pasar, Mazo pasa por ti") == 1


def test_whoever_wants_to_be_asked_always_is_until_they_say_it_again():
    ran = mazo(*WINDOWS, typed=[*BEGUN, "preguntar siempre", *enters(12), "preguntar siempre", *enters(12), "quit"])
    asked, _, after = ran.out.partition("A partir de ahora se te pregunta solo donde puedes hacer algo.")
    assert "A partir de ahora se te pregunta en cada ventana" in asked
    assert asked.count("Enter: pasar.") >= 3
    assert after.count("Enter: pasar.") <= 1, "the window that was open when it was said"


def test_at_a_shared_screen_everybody_is_asked_since_who_is_called_would_tell_who_holds_an_answer():
    ran = mazo(*WINDOWS, "--hotseat", typed=[*BEGUN, "", *enters(12), "quit"])
    assert "Enter: pasar." in ran.out
    assert "Mazo pasa por ti" not in ran.out


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "end"), [("es", "gana la partida"), ("en", "wins the game")])
def test_pressing_enter_plays_a_whole_game(lang, end):
    ran = mazo("play", "--lang", lang, "--seed", "3", typed=enters())
    assert ran.code == 0
    assert re.search(rf"★ .* {end}\. \[", ran.out)
    assert "Traceback" not in ran.out + ran.err


@pytest.mark.weighty
def test_a_game_of_three_ends_too():
    ran = mazo("play", "--players", "3", "--bot", "random", "--seed", "3", typed=enters())
    assert "★" in ran.out


def test_a_game_of_pack_rush_ends_at_fifteen_lore():
    ran = mazo(*GAME, "--format", "pack-rush", typed=enters())
    assert "/15 " in ran.out
    assert "[10.2.4]" in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "lorcana", "--format", "pack-rash"), "pack-rush"),
        (("play", "myl", "--format", "pack-rush", "--bot", "greedy", "--lang", "en"), "There is no deck format"),
        ((*GAME, "--format", "pack-rush", "--two-games"), "leave out --format"),
    ],
)
def test_an_impossible_format_is_refused(arguments, words):
    ran = mazo(*arguments, typed=enters())
    assert ran.code != 0
    assert words in ran.out + ran.err


@pytest.mark.weighty
def test_two_games_end_with_the_score_of_the_series():
    ran = mazo(*GAME, "--two-games", "--lang", "es", typed=enters())
    assert ran.out.count("★") == 2
    assert "Serie: Ana" in ran.out
    assert re.search("gana la serie|empate", ran.out)


@pytest.mark.weighty
def test_the_best_of_three_ends_when_somebody_has_won_two():
    ran = mazo(*GAME, "--best-of", "3", typed=enters(4000))
    assert ran.out.count("★") in (2, 3)
    assert re.search("wins the series", ran.out)


def test_a_newcomer_chooses_deck_and_opponent_by_number():
    ran = mazo("play", "--seed", "3", typed=["", "9", "x", "6", "2", "quit"])
    assert ran.out.count("a number from 1 to 7") == 2
    assert "Player 1 (Spark Dash) against Lola" in ran.out


def test_the_friendly_start_can_be_left_at_once():
    ran = mazo("play", typed=[])
    assert ran.code == 0
    assert not list(Path.cwd().iterdir())


def test_an_old_edition_asks_who_starts():
    ran = mazo(*GAME, "--edition", "2025-08-22", "--seed", "1", typed=enters())
    assert "★" in ran.out


# --- what is typed -------------------------------------------------------------------------------------------------


SETUP = ("keep",)
"""Answers that lead to the main phase."""


def typed_in_the_main_phase(*lines: str, lang: str = "en") -> str:
    """What is shown after these lines in the first main phase of a game that a person begins."""
    ran = mazo(*GAME, "--lang", lang, typed=[*SETUP, *lines])
    assert "Main" in ran.out or "Principal" in ran.out
    return ran.out


def test_an_action_is_typed_in_either_language():
    out = typed_in_the_main_phase("1", "terminar", "end")
    assert "turn 4: Ana" in out
    assert "turn 6: Ana" in out


def test_a_refusal_shows_reason_rule_and_what_would_make_it_legal():
    out = typed_in_the_main_phase("jugar koda", "jugar suzy", lang="es")
    assert re.search(r"✗ (Koda|Suzy).* cuesta \d y tienes \d de tinta preparada\. \[4\.3\.2\.4 ", out)
    assert "→ Te falta" in out


def test_why_explains_without_doing():
    out = typed_in_the_main_phase("why end")
    assert "✓ Yes, you may: end" in out


def test_nonsense_is_not_understood():
    assert "is not understood" in typed_in_the_main_phase("frobnicate the deck")


def test_a_number_beyond_the_list_is_refused():
    assert "There is no choice 99" in typed_in_the_main_phase("99")


def test_a_number_within_an_answer_can_follow_it():
    ran = mazo(*GAME, "--cuts", typed=["2 12"])
    assert "deck after 12 cards" in ran.out


def test_a_number_within_an_answer_is_asked_for():
    ran = mazo(*GAME, "--cuts", typed=["2", "12"])
    assert "Which number (1–59)?" in ran.out
    assert "deck after 12 cards" in ran.out


def test_what_to_do_with_a_deck_is_asked_only_of_those_who_want_it():
    asked, unasked = (mazo(*GAME, *flag, typed=["quit"]).out for flag in (("--cuts",), ()))
    assert "shuffle it, cut it" in asked
    assert "shuffle it, cut it" not in unasked


@pytest.mark.parametrize(("lang", "told"), [("en", "Ana leaves"), ("es", "Ana deja")])
def test_the_log_tells_that_a_deck_was_left_as_it_is(lang, told):
    assert told in mazo(*GAME, "--lang", lang, typed=["quit"]).out


def test_taking_back_goes_past_what_was_answered_by_itself():
    out = mazo(*GAME, typed=["keep", "undo!", "quit"]).out
    assert "Taken back." in out
    assert out.rindex("Alter your opening hand?") > out.index("Taken back.")


def test_cards_to_alter_are_marked_and_unmarked():
    ran = mazo(*GAME, typed=["1 3 5", "3", "", "log 20", "quit"])
    assert "puts 2 cards on the bottom" in ran.out


def test_cards_to_alter_can_be_named():
    first = mazo(*GAME, typed=["quit"])
    name = re.findall(r"1 \[ \] (.*?) {2,}", first.out)[-1]
    ran = mazo(*GAME, typed=[name, "", "log 20", "quit"])
    assert "puts a card on the bottom" in ran.out


def test_the_last_action_is_taken_back():
    out = typed_in_the_main_phase("1", "undo")
    assert "Taken back." in out


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("en", "repeat 2: end", "“end” can't be in a row"),
        ("es", "repetir 2: terminar", "«terminar» no puede ir en una serie"),
        ("es", "repetir terminar", "«repetir N: acción; acción»"),
    ],
)
def test_a_row_of_actions_is_typed_in_one_line(lang, line, says):
    assert says in typed_in_the_main_phase(line, lang=lang).replace("\n", " ")


def test_help_names_the_word_for_a_row():
    assert "repeat N: ACTION; ACTION" in typed_in_the_main_phase("help")
    assert "repetir N: ACCIÓN; ACCIÓN" in typed_in_the_main_phase("ayuda", lang="es")


def test_what_cannot_be_taken_back_is_refused_and_may_be_forced_against_bots():
    out = typed_in_the_main_phase("end", "undo", "undo!")
    assert "so it can no longer be taken back" in out
    assert "undo!" in out
    assert "Taken back." in out


def test_enter_gives_a_hint_and_a_second_enter_takes_it():
    out = typed_in_the_main_phase("", "", lang="es")
    (hint,) = re.findall(r"Pista: (entintar|jugar) ([^:\n]+)", out)
    assert f"Ana {'enseña' if hint[0] == 'entintar' else 'juega'} {hint[1].partition(' - ')[0]}" in out


def test_a_hint_that_is_asked_for_again_says_why_and_then_what_else():
    out = typed_in_the_main_phase("hint", "hint", "hint")
    what, _, more = out.partition("Why “")
    assert "Enter takes it" in what
    why, _, rest = more.partition("What else could be done")
    assert "The rule behind it: 4." in why
    assert "of 100" in rest


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("help", "take your last action back"),
        ("ayuda", "take your last action back"),
        ("log 3", "• "),
        ("rule 2.2.2", "2.2.2  Alter"),
        ("rule", "3.3.1"),
        ("rule submarine", "No rule has these words."),
        ("rule 99.9", "There is no rule 99.9"),
        ("legal", "   end"),
        ("view", "Disney Lorcana"),
        ("view discard", "Discard of Ana (0)"),
        ("card", "Which card? card NAME"),
        ("carta koda - smallish bear", "character · cost 3 · can become ink · strength 2 · willpower 2 · lore 3"),
        ("card elsa - spirit of winter", "DEEP FREEZE When you play this character, exert up to 2 chosen characters."),
        ("card qqqq", "The game has no card of that name."),
        ("card koda - smalish bear", "Did you mean Koda - Smallish Bear?"),
        ("view qqq", "You see no such card."),
        ("hint", "Hint: "),
        ("lang", "Say “lang en” or “lang es”."),
        ("lang es", "Tu fase principal"),
        ("resume", "Which file?"),
        ("resume nothing.mazo", "nothing.mazo can't be read"),
        ("save no/such/folder/game", "It can't be saved there"),
        ("concede", "Type “concede” again"),
        ("why", "take your last action back"),
    ],
)
def test_commands_answer(line, shown):
    assert shown in typed_in_the_main_phase(line)


def test_conceding_must_be_confirmed():
    assert "★" not in typed_in_the_main_phase("concede", "log", "quit")
    assert "★ Luis wins the game. [2.3.3.4" in typed_in_the_main_phase("concede", "concede")


def test_after_the_game_its_replay_can_be_saved():
    typed_in_the_main_phase("concede", "concede", "save game.mazo")
    assert replays.verify(replays.load("game.mazo")).ok


# --- saving --------------------------------------------------------------------------------------------------------


def test_the_end_of_input_saves_the_game_and_says_where():
    ran = mazo(*GAME, typed=[""])
    (path,) = Path.cwd().iterdir()
    assert f"Saved: {path.name}" in ran.out
    assert f"mazo play --resume {path.name}" in ran.out
    assert len(saved(path).past) >= 1


def test_a_saved_game_goes_on_where_it_was():
    mazo(*GAME, typed=[*SETUP, "save one.mazo", "quit"])
    mazo("play", "--resume", "one.mazo", typed=["save two.mazo", "quit"])
    assert saved(Path("one.mazo")).hash == saved(Path("two.mazo")).hash


def test_a_resumed_game_seats_the_bots_by_their_names():
    mazo("play", *DECKS, "--seed", "7", typed=["save one.mazo", "quit"])
    ran = mazo("play", "--resume", "one.mazo", typed=enters())
    assert "★" in ran.out


def test_a_game_is_resumed_from_the_table():
    mazo(*GAME, typed=[*SETUP, "1", "save later.mazo", "quit"])
    ran = mazo(*GAME, typed=["resume later.mazo", "save again.mazo"])
    assert "already inked" in ran.out
    assert saved(Path("later.mazo")).hash == saved(Path("again.mazo")).hash


@pytest.mark.weighty
def test_a_series_is_saved_and_resumed_whole():
    mazo(*GAME, "--two-games", typed=["", "concede", "concede", "", "save series.mazo", "quit"])
    assert len(recorded("series.mazo")) == 2
    ran = mazo("play", "--resume", "series.mazo", typed=enters())
    assert "game 2 of 2 (0–1)" in ran.out
    assert "Series: Ana" in ran.out


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "knows the order of the cards"), ("es", "conoce el orden de las cartas")]
)
def test_people_who_go_on_from_a_file_are_told_that_its_seed_is_known(lang, words):
    mazo("play", *DECKS, "--hotseat", "--seed", "7", typed=["save two.mazo", "quit"])
    assert words in mazo("play", "--resume", "two.mazo", "--lang", lang, typed=["quit"]).out
    mazo("play", *DECKS, "--seed", "7", typed=["save alone.mazo", "quit"])
    assert words not in mazo("play", "--resume", "alone.mazo", "--lang", lang, typed=["quit"]).out


def test_a_game_that_goes_on_from_a_file_is_saved_as_such():
    mazo(*GAME, typed=[*SETUP, "save one.mazo", "quit"])
    mazo("play", "--resume", "one.mazo", typed=["save two.mazo", "quit"])
    assert [recorded(name)[0].header.promise for name in ("one.mazo", "two.mazo")] == ["", "known"]
    assert "Not proven" in mazo("replay", "two.mazo", "--verify").out


def test_a_series_that_goes_on_from_a_file_can_be_resumed_again():
    mazo(*GAME, "--two-games", typed=["save one.mazo", "quit"])
    mazo("play", "--resume", "one.mazo", typed=["concede", "concede", "", "save two.mazo", "quit"])
    assert "game 2 of 2" in mazo("play", "--resume", "two.mazo", typed=["quit"]).out


def test_a_finished_game_is_not_resumed():
    mazo(*GAME, typed=["concede", "concede", "save over.mazo"])
    assert "That game is over" in mazo("play", "--resume", "over.mazo").complaint


# --- several people ------------------------------------------------------------------------------------------------


@pytest.mark.weighty
def test_people_at_one_keyboard_pass_it_on():
    ran = mazo(*GAME, "--hotseat", "--lang", "es", typed=enters())
    assert "Pasa el teclado a Luis." in ran.out
    assert "Pasa el teclado a Ana." in ran.out
    assert "★" in ran.out


def test_nobody_sees_the_hand_of_the_other():
    ran = mazo(*GAME, "--hotseat", typed=["", "", "", "", "", "quit"])
    for screen in ran.out.split(" Disney Lorcana")[1:]:
        yours = "(you)"
        (me,) = {name for name in ("Ana", "Luis") if f"{name} {yours}" in screen}
        own = {"Ana": "Spark", "Luis": "Iron"}[me]
        others = {"Spark": IRON_FISTS, "Iron": SPARK_DASH}[own]
        assert not [name for name in others if f"│ {name}" in screen or f"] {name}" in screen]


def names_of(deck: str) -> set[str]:
    game = new("lorcana", decks=[deck, deck])
    return {game.kind.card_name(game.table, card).partition(" - ")[0] for card in range(60)}


SPARK_DASH = names_of("spark-dash") - names_of("iron-fists")
IRON_FISTS = names_of("iron-fists") - names_of("spark-dash")


@pytest.mark.weighty
def test_bots_and_people_sit_at_one_table():
    ran = mazo("play", "--hotseat", "--players", "3", "--bot", "greedy", "--seed", "1", typed=enters())
    assert "Player 2" in ran.out
    assert "★" in ran.out


# --- bots that are programs ----------------------------------------------------------------------------------------


def test_the_documented_bot_plays_a_whole_game_as_a_program_of_its_own(tmp_path):
    ran = mazo("play", *DECKS, "--bot", documented_bot(tmp_path), "--seed", "2", typed=enters())
    assert re.search(r"★ (Player 1|Bot) wins the game\. \[2\.3\.3\.1", ran.out)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_our_bots_play_a_whole_game_as_programs(name):
    bot = f"cmd:{sys.executable} -m mazo bot {name} --seed 5"
    ran = mazo("play", *DECKS, "--bot", bot, "--seed", "2", typed=enters())
    assert re.search(r"★ (Player 1|Bot) wins the game\. \[2\.3\.3\.1", ran.out)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("pass", "the program ended"),
        ("print('quit')", "the program left the table"),
        ("while True: print('nonsense')", "20 refused answers in a row"),
    ],
)
def test_a_program_that_does_not_play_gives_the_game_up(code, why):
    ran = mazo("play", *DECKS, "--bot", f'cmd:{sys.executable} -c "{code}"', "--seed", "2", typed=enters())
    assert f"Bot concedes: {why}" in ran.out
    assert "★ Player 1 wins the game. [2.3.3.4" in ran.out


def test_a_program_that_never_answers_is_not_waited_for():
    said: list[str] = []
    silent = f'{sys.executable} -c "import time; time.sleep(60)"'
    bot = Program(0, "Bot", silent, Texts("en"), said.append, seconds=0.3)
    game = new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    bot.sit(game, None)
    bot.inform()
    bot.decide()
    assert game.outcome is not None
    assert said == ["Bot concedes: no answer in 0 s"]


def test_a_program_that_does_not_exist_is_refused():
    assert "can't be started" in mazo("play", *DECKS, "--bot", "cmd:no-such-program").complaint


def test_a_bot_knows_a_table_by_its_view():
    situation = position(
        me={
            "hand": ["Stitch - New Dog"],
            "ink": 2,
            "play": ["Abu - Mischievous Monkey (exerted, damage 1)"],
            "lore": 4,
        },
        you={
            "hand": 3,
            "play": ["Agrabah - Marketplace", "Pain - Immortal Sidekick (drying, at Agrabah - Marketplace)"],
        },
    )
    view = situation.game.view(0)
    twin = rebuilt(view)
    assert twin is not None
    assert sorted(action.text for action in twin.legal(0)) == sorted(action.text for action in situation.game.legal(0))


def test_a_greedy_client_takes_the_win_that_it_sees():
    from mazo.bots import named

    game = position(me={"lore": 18, "play": ["Stitch - New Dog", "Koda - Smallish Bear"], "hand": 3, "ink": 3}).game
    asked = decode(Session(game, 0).receive("ask")[0])
    assert isinstance(asked, Ask)
    assert choose(asked, game.view(0), named("greedy"), Dice(1)) == "quest Koda - Smallish Bear"


# --- bad input -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game 'chess'"),
        (["--deck", "no-such-deck"], "There is no deck “no-such-deck”: give a file, or one of forest-giants"),
        (["--bot", "deep-blue"], 'There is no bot "deep-blue"'),
        (["lorcana", "--players", "5"], "by 2 to 4 players"),
        (["lorcana", "--bot", "random", "--bot", "random", "--players", "2"], "2 bots and a person are more than 2"),
        (["--players", "2", *DECKS, "--deck", "tall-tales"], "3 decks are more than 2 players"),
        (["lorcana", "--players", "2", "--name", "a", "--name", "b", "--name", "c"], "3 names are more than 2"),
        (["--edition", "1.0", *DECKS], "There is no edition '1.0'"),
        (["--lang", "de"], "There is no language 'de'"),
        (["--best-of", "3", "--two-games"], "either the best of N or two games"),
        (["--best-of", "4", *DECKS], "best-of-4"),
        (["--resume", "nothing.mazo"], "nothing.mazo can't be read"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments, said):
    assert said in mazo("play", *arguments).complaint


def test_a_bad_deck_is_refused_with_all_its_reasons():
    Path("deck.txt").write_text("9 Stitch - New Dog\n4 No Such Card\n", encoding="utf-8")
    ran = mazo("play", "--deck", "deck.txt", "--lang", "es")
    assert ran.code == 2
    assert "No Such Card" in ran.err
    assert len(ran.err.splitlines()) > 2
    assert "Traceback" not in ran.err


def test_a_deck_that_is_no_text_is_refused():
    Path("deck.bin").write_bytes(b"\xff\xfe\x00")
    assert "deck.bin can't be read" in mazo("play", "--deck", "deck.bin").complaint


def test_a_deck_comes_from_a_file():
    Path("mine.txt").write_text(samples.text("spark-dash"), encoding="utf-8")
    ran = mazo("play", "--deck", "mine.txt", typed=["quit"])
    assert "(mine) against Marta" in ran.out


# --- a real terminal -----------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_person_at_a_terminal_sees_the_board_and_types():
    import pty

    child, terminal = pty.fork()
    if child == 0:
        os.environ.update({"LC_ALL": "es_ES.UTF-8", "TERM": "xterm", "COLUMNS": "80", "LINES": "40"})
        os.execv(sys.executable, [sys.executable, "-m", "mazo", *GAME, "--hotseat", "--cuts"])
    seen = _until(terminal, "› ")
    assert "Preparación" in seen
    os.write(terminal, b"dejar\n")
    seen = _until(terminal, "pulsa Enter")
    assert "Pasa el teclado a" in seen
    os.write(terminal, b"\n")
    _until(terminal, "Enter: dejar")
    os.write(terminal, b"salir\n")
    seen = _until(terminal, "--resume")
    os.waitpid(child, 0)
    assert "Partida guardada" in seen


def _until(terminal: int, words: str) -> str:
    """What a terminal shows until these words come; its signs for colours and places are left out."""
    seen = b""
    end = time.monotonic() + 120
    while words not in _plain(seen) and time.monotonic() < end:
        if not select.select([terminal], [], [], end - time.monotonic())[0]:
            break
        try:
            seen += os.read(terminal, 65536)
        except OSError:
            break
    return _plain(seen)


def _plain(seen: bytes) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen.decode(errors="replace"))
