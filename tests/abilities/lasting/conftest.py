"""What lasts is tried on a small game made here, as programs are on the toy: see the conftest of the kernel's tests."""

import mazo.kernel.table
from tests.kernel.conftest import is_compiled

collect_ignore = ["test_continuous.py"] if is_compiled(mazo.kernel.table.__file__) else []
