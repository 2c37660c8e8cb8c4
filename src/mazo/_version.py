"""The version of Mazo, said once: packaging, `mazo --version` and replay files read it here."""

__version__ = "0.1.0"
