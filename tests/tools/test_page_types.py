"""The types of the page are those of the records that the server sends and reads."""

from __future__ import annotations

import pytest

from tools.page_types import FILES, LIB


@pytest.mark.parametrize("name", FILES)
def test_the_page_reads_the_records_as_they_are(name):
    assert (LIB / name).read_text(encoding="utf-8") == FILES[name](), "run: make page-types"


def test_a_field_that_is_left_out_when_empty_is_optional():
    written = FILES["protocol.ts"]()
    assert "  clause?: string;" in written
    assert "  prompt: string;" in written


def test_what_may_be_null_on_the_wire_is_so_in_the_type():
    written = FILES["protocol.ts"]()
    over = written[written.index("export interface Over ") :]
    assert over.splitlines()[1] == "  winner: number | null;"
    assert "  source?: Source;" in written
