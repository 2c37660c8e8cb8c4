"""`mazo sim` on the command line."""

from __future__ import annotations

import json

import pytest

from mazo.bots import names
from mazo.cli import sim
from mazo.cli.app import run
from mazo.client.language import Texts
from mazo.lab.sim import Report, plan, simulate

FIELDS = {"games", "wins", "draws", "decisions", "cpu_s", "decisions_per_cpu_s", "compiled", "hash"}


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code of `mazo sim …`, what it printed, and what it complained about."""
    code = run(["sim", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_json_is_one_object_and_nothing_else(capsys):
    code, out, err = shown(
        capsys, "lorcana", "--bot", "greedy", "--bot", "random", "--games", "10", "--seed", "7", "--json"
    )
    report = json.loads(out)
    assert code == 0
    assert err == ""
    assert report.keys() >= FIELDS
    assert report["games"] == 10 == sum(report["wins"]) + report["draws"]
    expected = simulate(plan("lorcana", bots=["greedy", "random"], games=10, seed=7))
    assert report["hash"] == expected.hash
    assert report["bots"] == ["greedy", "random"]


def test_the_same_command_gives_the_same_hash_whatever_the_number_of_jobs(capsys):
    hashes = set()
    for jobs in ("1", "2"):
        code, out, _ = shown(capsys, "lorcana", "--players", "3", "--games", "6", "--jobs", jobs, "--json")
        assert code == 0
        hashes.add(json.loads(out)["hash"])
    assert len(hashes) == 1


@pytest.mark.parametrize(("lang", "word"), [("en", "sample decks took turns"), ("es", "mazos de ejemplo se turnaron")])
def test_a_person_reads_figures_with_intervals(capsys, lang, word):
    code, out, _ = shown(capsys, "lorcana", "--bot", "greedy", "--bot", "random", "--games", "5", "--lang", lang)
    assert code == 0
    assert word in out
    assert "greedy" in out
    assert "100.0 % (56.6 % – 100.0 %)" in out


def test_decks_come_from_samples_and_files(capsys, tmp_path):
    names_of_cards = ["Tod - All Alone", "Copper - Creative Storyteller", "Diablo - Watchful Raven"]
    names_of_cards += ["Banzai - Gluttonous Predator", "Sir Kay - Unruly Knight", "Pain - Immortal Sidekick"]
    names_of_cards += ["Peter Pan - Searching Far and Wide", "Splodyhead - Experiment 619", "Hans - Scheming Prince"]
    names_of_cards += ["Li Shang - General's Son", "Flynn Rider - Confident Vagabond", "Tiana - True Princess"]
    names_of_cards += ["Buzz Lightyear - Space Ranger", "Arthur - Trained Swordsman", "Robin Hood - Daydreamer"]
    path = tmp_path / "my deck.txt"
    path.write_text("".join(f"4 {name}\n" for name in names_of_cards), encoding="utf-8")
    code, out, err = shown(capsys, "lorcana", "--deck", str(path), "--deck", "iron-fists", "--games", "2", "--json")
    assert code == 0, err
    assert json.loads(out)["decks"] == ["my deck", "Iron Fists"]
    assert json.loads(out)["rotating"] is False


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["lorcana", "--bot", "deep-blue"], ["deep-blue", *names()]),
        (["lorcana", "--deck", "no-such-deck"], ["no-such-deck", "spark-dash"]),
        (["chess"], ["chess", "lorcana"]),
        (["lorcana", "--games", "0"], ["0"]),
        (["lorcana", "--games", "many"], ["--games"]),
        (["lorcana", "--players", "9"], ["9"]),
        (["lorcana", "--jobs", "0"], ["0"]),
        (["lorcana", "--edition", "0.1"], ["0.1", "2.2.0"]),
        (["lorcana", "--bot", "random", "--bot", "random", "--bot", "random", "--players", "2"], ["3", "2"]),
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_bad_input_is_one_clear_line(capsys, arguments, words, lang):
    code, out, err = shown(capsys, *arguments, "--lang", lang)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    for word in words:
        assert word in err


def test_an_unreadable_deck_is_refused(capsys, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xff\xfe\xff")
    code, _, err = shown(capsys, "lorcana", "--deck", str(path))
    assert code == 2
    assert "deck.txt" in err


def test_an_interrupted_run_shows_its_figures_and_says_so(capsys, monkeypatch):
    def interrupted(*arguments: object, **options: object) -> Report:
        def stop(done: int) -> None:
            raise KeyboardInterrupt

        return simulate(plan("lorcana", games=40), watch=stop)

    monkeypatch.setattr(sim, "simulate", interrupted)
    code, out, _ = shown(capsys, "lorcana", "--games", "40")
    assert code == 130
    assert "Stopped: these are the first 10 games of 40." in out
    code, out, _ = shown(capsys, "lorcana", "--games", "40", "--json")
    assert code == 130
    assert json.loads(out)["stopped"] is True


@pytest.mark.parametrize("lang", ["en", "es"])
def test_help_speaks_both_languages(capsys, lang):
    code, out, _ = shown(capsys, "--help", "--lang", lang)
    assert code == 0
    assert Texts(lang)("app.sim") in " ".join(out.split())
    assert ("sample decks take turns" if lang == "en" else "se turnan los de ejemplo") in _without_frame(out)


def _without_frame(page: str) -> str:
    return " ".join(word for word in page.split() if word not in "│╭╮╰╯")


def test_a_format_may_change_the_game(capsys):
    reports = [
        json.loads(shown(capsys, "lorcana", "--games", "6", "--json", *more)[1]) for more in ((), ("-f", "core"))
    ]
    rush = json.loads(shown(capsys, "lorcana", "--games", "6", "--json", "--format", "pack-rush")[1])
    assert reports[0]["hash"] == reports[1]["hash"] != rush["hash"]
    assert rush["hash"] == simulate(plan("lorcana", games=6, format="pack-rush"), jobs=2).hash


def test_a_draft_is_simulated_in_the_format_that_is_named(capsys):
    reports = [
        json.loads(shown(capsys, "lorcana-draft", "--games", "2", "--json", *more)[1])
        for more in ((), ("-f", "draft"), ("-f", "grid"))
    ]
    assert reports[0]["hash"] == reports[1]["hash"] != reports[2]["hash"]


def test_house_rules_hold_in_simulated_games_and_wrong_ones_are_refused(capsys):
    hashes = [
        json.loads(shown(capsys, "myl", "--games", "4", "--jobs", "1", "--json", *more)[1])["hash"]
        for more in ((), ("--set", "starter_draws=0"), ("--set", "starter_draws=1"))
    ]
    assert hashes[0] == hashes[1] != hashes[2]
    code, out, err = shown(capsys, "myl", "--games", "1", "--set", "starter_drawz=1", "--lang", "en")
    assert (code != 0, out) == (True, "")
    assert "there is starter_draws" in " ".join(err.split())


def test_a_cluster_that_is_nowhere_is_refused(capsys):
    code, out, err = shown(capsys, "lorcana", "--games", "1", "--on", "moon", "--lang", "en")
    assert code != 0
    assert out == ""
    assert 'on "ray" or "ray:ADDRESS", not on "moon"' in " ".join(err.split())


@pytest.mark.doors
def test_a_cluster_plays_the_games_that_processes_play(capsys):
    code, out, _ = shown(capsys, "lorcana", "--games", "40", "--json", "--on", "ray")
    assert code == 0
    assert json.loads(out)["hash"] == simulate(plan("lorcana", games=40)).hash


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("lorcana", "--format", "pack-rash"), "pack-rush"),
        (("lorcana-draft", "--format", "pack-rush"), "rochester"),
        (("ortus-draft", "--format", "pack-rush"), "has no formats"),
    ],
)
def test_an_impossible_format_is_refused(capsys, arguments, words):
    code, _, err = shown(capsys, *arguments)
    assert code != 0
    assert words in err


def test_a_deck_that_was_played_is_chosen_by_the_beginning_of_its_name(capsys):
    code, out, _ = shown(capsys, "lorcana", "-d", "champion-eu", "-d", "gateway", "--games", "2", "--json")
    assert code == 0
    assert json.loads(out)["decks"] == ["Champion Europe 2026", "Gateway"]


def test_a_beginning_that_fits_several_decks_names_them(capsys):
    code, _, err = shown(capsys, "lorcana", "-d", "champion", "--games", "2")
    assert code != 0
    assert "one of champion-america-2026, champion-asia-2026, champion-europe-2026." in err


def test_where_no_deck_is_named_only_those_to_begin_with_take_turns(capsys):
    report = json.loads(shown(capsys, "lorcana", "--games", "2", "--json")[1])
    assert (report["rotating"], len(report["decks"])) == (True, 7)
