"""Sphinx: how the site looks, and what it makes of docstrings."""

from pygments.lexers.data import JsonLexer
from sphinx.application import Sphinx

from mazo import __version__

project = "Mazo"
copyright = "Mazo contributors"
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Mazo {__version__}"
html_copy_source = False
myst_heading_anchors = 4
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}


def setup(app: Sphinx) -> None:
    """One JSON object a line is JSON to the eye."""
    app.add_lexer("jsonl", JsonLexer)
