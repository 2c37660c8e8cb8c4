"""The progress bar of long runs."""

from __future__ import annotations

from mazo.cli.progress import progress


def test_a_progress_bar_is_only_for_people_at_a_terminal(capsys, monkeypatch):
    with progress(4, "playing", shown=True) as watch:
        assert watch is None, "standard error is no terminal here"
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with progress(4, "playing", shown=True) as watch:
        assert watch is not None
        watch(2)
    with progress(4, "playing", shown=False) as watch:
        assert watch is None
    assert capsys.readouterr().out == ""
