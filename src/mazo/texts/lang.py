"""The languages that Mazo speaks."""

from typing import Literal

Lang = Literal["en", "es"]
