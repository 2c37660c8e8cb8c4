"""A link that somebody else can open, or what to start so that there is one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.player import Sitter
from tests.server.support import made

pytestmark = pytest.mark.browser

CHAIRS = ({"who": "person", "name": "Ana"}, {"who": "open"})


def invited(chromium: Any, site: Any, lang: str = "en", **about: Any) -> tuple[Sitter, str]:
    """Somebody who waits at a server that says this of itself, and the name of the table."""

    def changed(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | about)

    ana = Sitter(chromium, site, lang=lang)
    ana.page.route("**/api/about*", changed)
    table = made(site, *CHAIRS, game="lorcana")
    ana.sit(table)
    return ana, str(table["table"])


@pytest.mark.parametrize(("lang", "words"), [("en", "Only this computer"), ("es", "solo se abre en este ordenador")])
def test_alone_on_this_computer_the_page_says_so_and_what_to_start(chromium, site, lang, words):
    ana, _ = invited(chromium, site, lang, share="make play ARGS=--share")
    ana.page.get_by_text("make play ARGS=--share").wait_for()
    assert words in ana.page.locator("main").inner_text()
    assert ana.page.locator("img[src^='/qr']").count() == 0
    ana.close()


def test_in_a_network_the_link_is_shown_with_its_code_and_further_addresses(chromium, site):
    ana, table = invited(chromium, site, addresses=["http://10.0.0.2:8320", "http://192.168.1.2:8320"])
    code = ana.page.get_by_role("img", name=f"QR code of http://10.0.0.2:8320/t/{table}")
    code.wait_for()
    assert ana.page.locator("input[readonly]").input_value() == f"http://10.0.0.2:8320/t/{table}"
    ana.page.wait_for_load_state("networkidle")
    assert code.evaluate("(image) => image.naturalWidth") > 0
    ana.page.get_by_text(f"http://192.168.1.2:8320/t/{table}").wait_for()
    ana.close()
