"""The log has a line or an object for each record, and never the key of a seat."""

from __future__ import annotations

import json
import logging

from mazo.server.hall import fresh_token
from mazo.server.log import BLOT, AsJson, Plain


def record(text: str, *values: object) -> logging.LogRecord:
    """Something to write."""
    return logging.LogRecord("mazo.server", logging.ERROR, "x.py", 1, text, values, None)


def test_a_record_is_one_object_of_json():
    told = json.loads(AsJson().format(record("two\nlines %d", 7)))
    assert told["text"] == "two\nlines 7"
    assert (told["level"], told["from"]) == ("error", "mazo.server")
    assert told["at"].endswith("+00:00")
    assert "\n" not in AsJson().format(record("two\nlines"))


def test_a_key_is_never_written():
    for _ in range(50):
        key, other = fresh_token(), fresh_token()
        text = f"GET /plain/abc/{key}.{other}?lang=en, sit abc {key} - es: {key}"
        for form in (Plain(), AsJson()):
            told = form.format(record(text))
            assert key not in told
            assert other not in told
            assert BLOT in told


def test_what_was_raised_is_written_too():
    try:
        raise ValueError("no such thing")
    except ValueError as error:
        kept = record("a fault")
        kept.exc_info = (ValueError, error, error.__traceback__)
    assert "no such thing" in Plain().format(kept)
    assert "Traceback" in json.loads(AsJson().format(kept))["text"]
