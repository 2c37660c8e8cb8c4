"""A judge at the desk: a position laid, tried, followed, compared, shared and printed, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.player import Sitter
from tests.browser.test_access import serious_faults
from tests.browser.test_lorcana import concede
from tests.server.support import made

pytestmark = pytest.mark.browser

TRY = {"en": "Try it", "es": "Probar"}
ASK = {"en": "Ask", "es": "Preguntar"}
DO = {"en": "Do it", "es": "Hacerlo"}
RULING = {"en": "Ruling", "es": "Fallo"}
DESK = {"en": "Judge’s desk", "es": "Mesa del juez"}
POSSIBLE = {"en": "The position is possible", "es": "La posición es posible"}


class Judge(Sitter):
    """Somebody at the desk."""

    def spot(self, seat: int, name: str) -> Any:
        """A place for cards."""
        return self.page.locator(f'[data-spot="{seat}/{name}//"]')

    def find(self, words: str, name: str) -> Any:
        """A card that a search has found."""
        self.page.get_by_role("searchbox").fill(words)
        found = self.page.locator(f'[data-found="{name}"]')
        found.wait_for()
        return found

    def lay_by_keys(self, seat: int, place: str, words: str, name: str) -> None:
        """Lay a card without a mouse: choose the place, type, press Enter."""
        laid = self.spot(seat, place).locator(f'[data-laid="{name}"]')
        before = laid.count()
        self.spot(seat, place).get_by_role("button").last.press("Enter")
        self.find(words, name)
        self.page.keyboard.press("Enter")
        laid.nth(before).wait_for()

    def drag(self, seat: int, place: str, words: str, name: str) -> None:
        """Lay a card with the mouse."""
        self.find(words, name).drag_to(self.spot(seat, place))
        self.spot(seat, place).locator(f'[data-laid="{name}"]').first.wait_for()

    def settled_link(self) -> str:
        """The address that holds everything, once it changes no longer."""
        self.page.evaluate(
            """() => new Promise((done) => {
                let last = '';
                const look = setInterval(() => {
                    if (location.hash.length > 100 && location.hash === last) { clearInterval(look); done(true); }
                    last = location.hash;
                }, 700);
            })"""
        )
        return str(self.page.url)

    def is_possible(self) -> None:
        """Wait until the server has said that the position can be."""
        self.page.get_by_role("status").filter(has_text=POSSIBLE[self.lang]).wait_for()

    def turn_to_table(self) -> None:
        """From the position to the table."""
        self.is_possible()
        self.page.get_by_role("button", name=TRY[self.lang]).last.click()
        self.desk.wait_for()

    @property
    def desk(self) -> Any:
        """What stands beside the table."""
        return self.page.get_by_role("complementary", name=DESK[self.lang])

    def says(self, words: str) -> Any:
        """Something that the desk says."""
        found = self.desk.get_by_text(words).first
        found.wait_for()
        return found

    def forget_refusals(self) -> None:
        """A browser counts every refusal of the server as an error; those that a test asks for are none."""
        self.faults = [fault for fault in self.faults if "422" not in fault]


def test_a_position_of_the_first_game_is_laid_tried_compared_shared_and_printed_in_spanish(chromium, site):
    ana = Judge(chromium, site, lang="es")
    ana.go("/rules")
    ana.page.get_by_role("link", name="Mesa del juez").click()
    ana.is_possible()
    ana.lay_by_keys(0, "hand", "whole new", "A Whole New World")
    ana.lay_by_keys(0, "hand", "stitch new dog", "Stitch - New Dog")
    ana.drag(0, "play", "olaf frien", "Olaf - Friendly Snowman")
    ana.drag(1, "hand", "lilo mak", "Lilo - Making a Wish")
    ana.spot(0, "play").locator("[data-laid]").click()
    ana.page.get_by_label("agotado").check()
    assert serious_faults(ana.page) == []
    ana.turn_to_table()
    # Refused, with the rule and what would be right.
    ana.page.get_by_label("¿Se puede hacer esto?").fill("hacer quest Olaf")
    ana.desk.get_by_role("button", name=ASK["es"], exact=True).click()
    ana.says("No.")
    ana.says("4.5.1.2")
    # A resolution, step by step, with the rule beside each.
    ana.desk.get_by_role("button", name="jugar A Whole New World").click()
    ana.says("Jugador 1: jugar A Whole New World")
    first = ana.desk.get_by_label("La regla de este paso")
    last_words = first.inner_text()
    ana.desk.get_by_role("button", name="Paso anterior").click()
    ana.page.wait_for_function("(said) => !document.querySelector('.rule').innerText.includes(said)", arg=last_words)
    assert first.get_by_role("link").get_attribute("href").startswith("/rules/lorcana?edition=2.3.0#")
    ana.desk.get_by_role("button", name="Paso siguiente").click()
    # Another edition makes something else of it.
    ana.desk.get_by_label("Comparar con").select_option("2.2.0")
    ana.says("Se separan en la acción 1:")
    assert serious_faults(ana.page) == []
    ana.desk.get_by_label("Edición").first.select_option("2.2.0")
    ana.page.wait_for_function("document.querySelector('.trying select').value === '2.2.0'")
    # The ruling.
    ana.desk.get_by_role("button", name=RULING["es"]).click()
    ana.page.get_by_label("Pregunta").fill("¿Roban a la vez?")
    ana.page.get_by_label("Respuesta").fill("No en esta edición: primero el jugador activo.")
    ana.page.get_by_label("Busca una regla por número o palabras").fill("6.1.1")
    ana.page.get_by_role("button", name="6.1.1").click()
    sheet = ana.page.get_by_role("article", name="Fallo")
    sheet.get_by_text("6.1.1").wait_for()
    ana.page.get_by_role("button", name="Guardar en este dispositivo").click()
    assert serious_faults(ana.page) == []
    ana.page.emulate_media(media="print")
    assert sheet.is_visible()
    assert not ana.page.get_by_role("button").first.is_visible()
    assert not ana.page.locator("header").first.is_visible()
    for words in ("2.2.0", "¿Roban a la vez?", "Olaf", "agotado", "jugar A Whole New World"):
        assert words in sheet.inner_text()
    ana.page.emulate_media(media="screen")
    told = sheet.inner_text()
    link = ana.settled_link()
    # Elsewhere, where nothing is stored and nobody is known.
    blas = Judge(chromium, site, lang="es", locale="es-CL")
    blas.page.goto(link)
    other = blas.page.get_by_role("article", name="Fallo")
    other.get_by_text("6.1.1").wait_for()
    assert other.inner_text() == told
    blas.close()
    ana.close()


def test_a_position_of_another_game_is_laid_on_a_phone_in_english(chromium, site):
    ana = Judge(chromium, site, phone=True, lang="en")
    ana.go("/judge?game=myl")
    ana.is_possible()
    ana.find("mercenario hop", "Mercenario Hoplita").tap()
    ana.spot(0, "hand").locator("[data-laid]").wait_for()
    # What can't be is told where it is.
    ana.page.get_by_label("Add to").select_option("0/reserve//")
    ana.find("mercenario hop", "Mercenario Hoplita").tap()
    ana.spot(0, "reserve").get_by_role("alert").wait_for()
    ana.spot(0, "reserve").locator("[data-laid]").tap()
    ana.spot(0, "reserve").get_by_role("button", name="Remove", exact=True).tap()
    ana.is_possible()
    ana.forget_refusals()
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    ana.turn_to_table()
    ana.desk.get_by_role("button", name="play Mercenario Hoplita").tap()
    ana.says("Player 1: play Mercenario Hoplita")
    ana.desk.get_by_role("button", name="Let everything go by").tap()
    ana.page.get_by_role("button", name="Table", exact=True).tap()
    ana.page.get_by_role("main").wait_for()
    ana.page.get_by_role("button", name="Desk", exact=True).tap()
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious_faults(ana.page) == []
    link = ana.page.url
    steps = ana.desk.get_by_role("list").last.inner_text()
    blas = Judge(chromium, site, lang="en")
    blas.page.goto(link)
    blas.says("Player 1: play Mercenario Hoplita")
    assert blas.desk.get_by_role("list").last.inner_text() == steps
    blas.close()
    ana.close()


def test_a_case_of_the_gallery_is_found_by_its_rule_and_switched_to_another_edition(chromium, site):
    ana = Judge(chromium, site, lang="es")
    ana.go("/judge?game=myl&cases")
    ana.page.get_by_label("Buscar").fill("6.4")
    ana.page.get_by_role("button", name="Poner en la mesa: El primer jugador termina el primer turno").click()
    ana.says("El primer jugador termina el primer turno")
    ana.desk.get_by_label("Comparar con").select_option("imperio")
    ana.says("Se separan en la acción 1:")
    ana.close()


def test_the_third_game_can_be_laid_and_tried(chromium, site):
    ana = Judge(chromium, site, lang="es")
    ana.go("/judge?game=ortus")
    ana.lay_by_keys(0, "hand", "principe", "Prince")
    ana.turn_to_table()
    ana.desk.get_by_role("button", name="nombrar Príncipe -> Palacio azul").click()
    ana.says("Conde 1: nombrar Príncipe -> Palacio azul")
    ana.close()


def test_a_moment_of_a_finished_game_goes_to_the_desk_and_a_running_one_does_not(chromium, site):
    chairs = ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"})
    table = made(site, *chairs, game="lorcana")
    ana = Judge(chromium, site, lang="en")
    assert site.get(f"/api/tables/{table['table']}/replay").status_code == 422
    ana.sit(table)
    ana.play_with_keys(3)
    concede(ana)
    ana.go(f"/watch?table={table['table']}&at=1")
    ana.page.get_by_role("button", name="Judge’s desk").click()
    ana.desk.wait_for()
    ana.says("What was done")
    ana.says("Ana")
    ana.close()


@pytest.mark.parametrize("fragment", ["1.garbage", "9.abc", "nonsense", "1.", "%%%"])
def test_a_broken_link_says_so_and_leaves_an_empty_desk(chromium, site, fragment):
    ana = Judge(chromium, site, lang="en")
    ana.go(f"/judge#{fragment}")
    ana.page.get_by_role("alert").filter(has_text="This link").wait_for()
    ana.is_possible()
    ana.close()
