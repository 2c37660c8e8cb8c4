"""The example in a browser, like every other game."""

from __future__ import annotations

import pytest

from tests.examples.copied import checkout, run_tests

pytestmark = pytest.mark.browser


def test_it_is_played_in_the_browser(tmp_path):
    run_tests(checkout(tmp_path), "-m", "browser", "tests/browser/test_every_game.py")
