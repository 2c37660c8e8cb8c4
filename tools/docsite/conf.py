"""Sphinx: how the site looks, and what it makes of docstrings."""

from typing import Any

from pygments.lexers.data import JsonLexer
from sphinx.addnodes import toctree
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
    """One JSON object a line is JSON to the eye; and the list of all pages is made of their titles."""
    app.add_lexer("jsonl", JsonLexer)
    app.connect("env-updated", _keep_titles)
    app.connect("html-page-context", _list_by_titles, priority=400)  # before the theme lists the pages, at 500


def _keep_titles(app: Sphinx, env: Any) -> None:
    """What is listed of each page beside every other one: its title and the pages below it.

    Sphinx copies all headings of all pages for every page before it drops those that are no titles, and the rule books
    have thousands: most of the time of a build went there.
    """
    env.titles_of_pages = {name: _titles(headings.deepcopy()) for name, headings in env.tocs.items()}


def _titles(headings: Any) -> Any:
    for top in headings.children:
        if len(top) > 1:
            below = list(top.findall(toctree))
            if below:
                top[1][:] = below
            else:
                top.pop(1)
    return headings


def _list_by_titles(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    listed: Any = context.get("toctree")
    env: Any = app.env

    def by_titles(**wish: Any) -> Any:
        headings = env.tocs
        env.tocs = env.titles_of_pages if wish.get("titles_only") else headings
        try:
            return listed(**wish)
        finally:
            env.tocs = headings

    if listed is not None:
        context["toctree"] = by_titles
