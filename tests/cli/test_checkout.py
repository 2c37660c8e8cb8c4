"""Where the repository is, and what the workshop's commands say without it."""

import subprocess
import sys
from pathlib import Path

import pytest

import mazo
from mazo.cli import checkout
from mazo.cli.checkout import NoRepository, find_root


def test_without_a_repository_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(checkout, "__file__", str(tmp_path / "site-packages" / "mazo" / "cli" / "checkout.py"))
    with pytest.raises(NoRepository, match="Clone the repository"):
        find_root(tmp_path)


def test_the_repository_is_found_from_a_folder_inside_it():
    root = find_root()
    assert find_root(root / "tests" / "cli") == root


@pytest.mark.parametrize("words", [("fuzz", "lorcana"), ("conformance", "cases.jsonl"), ("rules", "audit", "--all")])
def test_elsewhere_the_workshops_commands_say_that_they_need_the_repository(tmp_path: Path, words: tuple[str, ...]):
    program = (
        "import sys\n"
        f"sys.path.insert(0, {str(Path(mazo.__file__).parents[1])!r})\n"
        "from mazo.cli import checkout, main\n"
        f"checkout.__file__ = {str(tmp_path / 'site-packages' / 'mazo' / 'cli' / 'checkout.py')!r}\n"
        f"main({list(words)!r})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, env={"PATH": "", "LANG": "es_ES"}
    )
    assert (done.returncode, "Esto necesita el repositorio" in done.stderr) == (2, True)
