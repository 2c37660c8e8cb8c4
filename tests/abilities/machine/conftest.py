"""Programs run on the toy game: see the conftest of the kernel's tests."""

from pathlib import Path

from tests.kernel.conftest import out_of_reach

collect_ignore = out_of_reach(Path(__file__).parent)
