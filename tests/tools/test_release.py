"""A release: the version said once, the changelog's open chapter closed, a commit and a tag; or a clear no."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import release
from tools.release import NotYet, checked, closed

CHANGES = "# Changelog\n\n## [0.2.0] - unreleased\n\n### Added\n- A thing.\n\n## [0.1.0] - 2026-01-01\n"

KEEP = """
import sys
from pathlib import Path
folder = Path(sys.argv[1])
folder.mkdir(parents=True)
(folder / "said.json").write_text(Path("src/mazo/_version.py").read_text())
"""
"""Stands for what writes the files of a version."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a version, a changelog and a history of one commit."""
    (tmp_path / "src" / "mazo").mkdir(parents=True)
    (tmp_path / "src" / "mazo" / "_version.py").write_text('"""The version."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    (tmp_path / "tests" / "record").mkdir(parents=True)
    (tmp_path / "tests" / "record" / "keep.py").write_text(KEEP)
    for words in (
        ("init", "--quiet"),
        ("config", "user.name", "Ana"),
        ("config", "user.email", "ana@example.org"),
        ("add", "."),
        ("commit", "--quiet", "--message", "Begin"),
        ("tag", "v0.1.0"),
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def tags(project: Path) -> list[str]:
    """The tags of a project."""
    return subprocess.run(["git", "tag"], cwd=project, check=True, capture_output=True, text=True).stdout.split()


def test_a_release_says_the_version_closes_the_chapter_and_tags(project):
    assert release.main(["0.2.0", "--date", "2026-12-01"]) == 0
    assert '__version__ = "0.2.0"' in (project / "src/mazo/_version.py").read_text()
    assert "## [0.2.0] - 2026-12-01" in (project / "CHANGELOG.md").read_text()
    assert tags(project) == ["v0.1.0", "v0.2.0"]


def test_a_release_keeps_files_of_its_own_version_for_later_ones(project):
    assert release.main(["0.2.0", "--date", "2026-12-01"]) == 0
    committed = subprocess.run(["git", "ls-files"], cwd=project, check=True, capture_output=True, text=True).stdout
    assert "tests/record/kept/0.2.0/said.json" in committed.split()
    assert '"0.2.0"' in (project / "tests/record/kept/0.2.0/said.json").read_text()


def test_a_dry_release_changes_nothing(project):
    assert release.main(["0.2.0", "--dry"]) == 0
    assert (project / "CHANGELOG.md").read_text() == CHANGES
    assert tags(project) == ["v0.1.0"]


def test_what_is_not_committed_is_not_released(project, capsys):
    (project / "CHANGELOG.md").write_text(CHANGES + "\n")
    assert release.main(["0.2.0"]) == 1
    assert "not committed" in capsys.readouterr().err
    assert tags(project) == ["v0.1.0"]


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "1.0", "next"])
def test_a_version_is_three_numbers_and_newer_than_the_last(version):
    with pytest.raises(NotYet):
        checked(version, ["v0.1.0"])


def test_ten_is_newer_than_nine():
    assert checked("0.10.0", ["v0.9.0"]) == "0.10.0"


def test_without_an_open_chapter_nothing_is_closed():
    with pytest.raises(NotYet, match="unreleased"):
        closed("## [0.1.0] - 2026-01-01\n", "0.2.0", "2026-12-01")
