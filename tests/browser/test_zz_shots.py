import mazo, pytest
from tests.browser.conftest import *
from tests.browser.pictures import continued, played
from tests.browser.player import Sitter
from tests.server.support import made
pytestmark = pytest.mark.browser

@pytest.mark.parametrize("phone",[False,True])
def test_shots(chromium, site, phone):
    chairs = ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "greedy"})
    ana = Sitter(chromium, site, lang="es", phone=phone)
    if not phone: ana.page.set_viewport_size({"width":1280,"height":800})
    tag="phone" if phone else "wide"
    ana.sit(made(site, *chairs, game="myl"))
    n=0
    for k in range(30):
        try: ana.play_with_mouse(5)
        except Exception as e: print("stop",k,e); break
        n+=5
        if k%3==2: ana.page.screenshot(path=f"/tmp/mylv/shots/{tag}-{k:02}.png")
        if ana.over: break
    ana.page.screenshot(path=f"/tmp/mylv/shots/{tag}-end.png")
    print("steps",n,"over",ana.over)
    t=ana.page.evaluate("document.body.innerText"); open(f"/tmp/mylv/shots/{tag}.txt","w").write(t)
