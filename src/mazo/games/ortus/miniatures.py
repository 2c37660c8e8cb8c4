"""Painted miniatures in the manner of a book of hours: one for each card of Ortus Regni."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mazo.pictures.chance import Chance, seed_of
from mazo.pictures.drawing import n
from mazo.pictures.shapes import shapes

INK: Final = "#33241a"
GOLD: Final = "#c99b3b"
LEAF: Final = "#e3c06a"
LAPIS: Final = "#26407e"
BLUE: Final = "#3b5ba0"
RED: Final = "#a9382a"
ROSE: Final = "#c9695a"
GREEN: Final = "#3c7356"
MEADOW: Final = "#6a9a6e"
STONE: Final = "#dccba6"
MORTAR: Final = "#bfa983"
SKIN: Final = "#efd3b0"
WOOD: Final = "#6b4a2b"
VIOLET: Final = "#5b3a76"
VELLUM: Final = "#f1e3c2"
STEEL: Final = "#9aa6b4"

_GROUNDS: Final = {
    "property": ("#1b3585", BLUE),
    "face": ("#8a2620", "#a8483a"),
    "political": ("#2b6250", "#46806c"),
    "fief": ("#593a6c", "#7a5896"),
}
"""The diapered ground behind each class of cards: its colour and its lines."""
_PALACES: Final = {
    "blue": ("#1b3585", BLUE),
    "red": ("#7d1d17", "#a8483a"),
    "green": ("#2b6250", "#46806c"),
    "gold": ("#8a6a14", "#b08c2c"),
}
"""The ground behind the Palace of each colour."""


class Dress(NamedTuple):
    """What a painted person wears and holds, part by part, each with its colour."""

    body: str
    coat: str
    head: tuple[str, str] = ("", GOLD)
    hair: str = ""
    cape: str = ""
    hand: tuple[str, str] = ("", STONE)
    trim: str = ""


def painted(path: str, colour: str, line: float = 2) -> str:
    """A shape with an ink line around it."""
    return f'<path d="{path}" fill="{colour}" stroke="{INK}" stroke-width="{line:g}" stroke-linejoin="round"/>'


def drawn(path: str, colour: str, width: float) -> str:
    """A line of the brush."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def dot(x: float, y: float, radius: float, colour: str, line: float = 2) -> str:
    """A disc with an ink line around it."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}" stroke="{INK}" stroke-width="{line:g}"/>'


def moved(inner: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing somewhere else, larger or turned."""
    rotation = f"rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g} {y:g}){rotation}scale({scale:g})">{inner}</g>'


def whole(name: str) -> str:
    """A thing as one path."""
    return "".join(shapes().whole(name))


def walls(x: float, y: float, width: float, height: float, teeth: int) -> str:
    """A wall with battlements."""
    tooth = width / (2 * teeth - 1)
    path = f"M{n(x)} {n(y + height)}V{n(y)}"
    for index in range(teeth):
        path += f"V{n(y - tooth)}H{n(x + tooth * (2 * index + 1))}V{n(y)}"
        path += f"H{n(x + tooth * (2 * index + 2))}" if index < teeth - 1 else ""
    return painted(f"{path}V{n(y + height)}Z", STONE)


def bricks(x: float, y: float, width: float, height: float) -> str:
    """The joints of a wall."""
    path = "".join(
        f"M{n(x + 6 + across * 24 + (down % 2) * 9)} {n(y + 9 + down * 13)}h9"
        for down in range(8)
        for across in range(8)
        if down * 13 < height - 8 and across * 24 < width - 16
    )
    return drawn(path, MORTAR, 2)


def arch(x: float, y: float, width: float, height: float, colour: str = INK) -> str:
    """A door or window with a round head."""
    half, top = width / 2, y - height + width / 2
    return painted(f"M{x:g} {y:g}V{top:g}A{half:g} {half:g} 0 0 1 {x + width:g} {top:g}V{y:g}Z", colour, 1.6)


def flag(x: float, y: float, colour: str, way: int) -> str:
    """A pennant on a pole."""
    cloth = f"M{x} {y - 30}h{26 * way}l{-7 * way} 7l{7 * way} 7h{-26 * way}Z"
    return f'<path d="M{x} {y}v-30" stroke="{INK}" stroke-width="2.4"/>' + painted(cloth, colour, 1.6)


def hills(y: float, far: str = MEADOW, near: str = GREEN) -> str:
    """Two hills, one behind the other."""
    back = f"M6 {y:g}Q80 {y - 26:g} 160 {y - 4:g}T314 {y - 12:g}V236H6Z"
    return painted(back, far) + painted(f"M6 {y + 26:g}Q100 {y + 4:g} 190 {y + 24:g}T314 {y + 16:g}V236H6Z", near)


def tree(x: float, y: float, scale: float) -> str:
    """A round tree."""
    crown = "M0-26C-26-26-26-54-10-56C-10-76 14-76 14-58C30-52 24-26 0-26Z"
    return moved(painted("M-4 0V-26H4V0Z", WOOD) + painted(crown, GREEN), x, y, scale)


def person(x: float, y: float, scale: float, dress: Dress) -> str:
    """A person in colours."""
    known = shapes()
    drawing = painted(known.backs["cape"], dress.cape, 1.6) if dress.cape else ""
    drawing += painted(known.bodies[dress.body], dress.coat, 1.6)
    drawing += drawn(dress.trim, GOLD, 2.6) if dress.trim else ""
    drawing += dot(0, -79, 9, SKIN, 1.6)
    drawing += f'<path d="M-4-80h0M4-80h0" stroke="{INK}" stroke-width="2.2" stroke-linecap="round"/>' + drawn(
        "M-2-75q2 1.5 4 0", INK, 1.2
    )
    drawing += painted(known.hair[dress.hair], WOOD, 1.4) if dress.hair else ""
    head, colour = dress.head
    drawing += painted(known.heads[head], colour, 1.6) if head else ""
    held, paint = dress.hand
    if held:
        drawing += painted(known.arms["up" if held == "sword" else "down"], dress.coat, 1.6) + painted(
            known.hands[held], paint, 1.6
        )
        drawing += drawn("M24-64V-22M11-48H37", GOLD, 4) if held == "shield" else ""
    return moved(drawing, x, y, scale)


def _castle() -> str:
    keep = (
        walls(84, 104, 40, 110, 3)
        + walls(194, 104, 40, 110, 3)
        + walls(128, 70, 62, 140, 4)
        + walls(106, 142, 106, 72, 6)
    )
    joints = bricks(112, 146, 100, 50) + bricks(86, 112, 36, 60) + bricks(198, 112, 36, 60)
    doors = arch(143, 214, 32, 48) + arch(150, 118, 18, 30, LAPIS) + arch(98, 138, 10, 20) + arch(210, 138, 10, 20)
    return hills(178) + flag(104, 96, RED, 1) + flag(214, 96, RED, -1) + flag(160, 62, BLUE, 1) + keep + joints + doors


def _land() -> str:
    field = painted("M6 128Q90 96 168 118T314 104V236H6Z", MEADOW) + painted("M6 150Q110 122 314 142V236H6Z", LEAF)
    furrows = (
        "M20 236Q80 168 70 142M70 "
        "236Q116 176 110 140M124 "
        "236Q150 184 150 138M182 236Q186 180 "
        "190 138M238 236Q220 180 232 "
        "138M296 236Q262 184 274 142"
    )
    sheaf = "M-22 0L-8-34L-30-78L-12-44L-6-86L0-44L8-88L12-42L32-76L10-34L24 0Q0 10-22 0Z"
    trees = tree(54, 132, 1.1) + tree(262, 120, 0.9) + tree(286, 126, 1.1)
    return (
        field
        + drawn(furrows, "#a2742c", 4)
        + trees
        + moved(painted(sheaf, GOLD) + painted("M-12-36H14V-26H-12Z", RED), 160, 206)
    )


def _market() -> str:
    left = painted("M30 186V116L62 84L94 116V186Z", STONE) + painted("M24 120L62 78L100 120L92 122L62 92L32 122Z", RED)
    right = painted("M226 186V108L258 72L290 108V186Z", STONE) + painted(
        "M220 112L258 66L296 112L288 114L258 80L228 114Z", BLUE
    )
    poles = painted("M96 216V138H104V216ZM216 216V138H224V216Z", WOOD)
    scallops = "".join(f"Q{x - 9} 154 {x - 19} 142" for x in (236, 217, 198, 179, 160, 141, 122, 103))
    awning = painted(f"M84 142L104 98H216L236 142{scallops}Z", VELLUM)
    stripes = painted(
        "M104 98L84 142Q94 154 103 142L122 "
        "98ZM141 98L122 142Q132 "
        "154 141 142L151 98ZM179 98H170L160 "
        "142Q170 154 179 142ZM216 "
        "98H197L198 142Q208 154 217 142Z",
        RED,
    )
    goods = ((110, RED), (126, RED), (118, ROSE), (160, GOLD), (176, GOLD), (168, LEAF), (204, MEADOW), (216, GREEN))
    fruit = "".join(dot(x, 164 if index % 3 == 2 else 175, 8, colour, 1.6) for index, (x, colour) in enumerate(goods))
    houses = left + right + arch(54, 186, 18, 34) + arch(248, 150, 18, 30, LAPIS)
    return hills(176, MEADOW, MORTAR) + houses + poles + awning + stripes + painted("M88 182H232V216H88Z", WOOD) + fruit


def _church() -> str:
    nave = (
        painted("M84 212V140H216V212Z", STONE) + painted("M74 142L104 96H200L226 142Z", RED) + bricks(90, 146, 118, 60)
    )
    tower = (
        painted("M206 212V90H252V212Z", STONE)
        + painted("M200 92L229 34L258 92Z", BLUE)
        + drawn("M229 36V12M220 21H238", GOLD, 5)
    )
    windows = "".join(arch(x, 196, 16, 36, LAPIS) for x in (106, 140, 174))
    return (
        hills(184) + tree(48, 186, 1.2) + nave + tower + windows + arch(219, 212, 20, 40) + arch(221, 130, 16, 28, GOLD)
    )


def _cathedral() -> str:
    towers = painted("M84 216V66H130V216ZM190 216V66H236V216Z", STONE) + painted(
        "M80 66L107 14L134 66ZM186 66L213 14L240 66Z", BLUE
    )
    nave = painted("M128 216V96L160 62L192 96V216Z", STONE) + bricks(88, 80, 40, 60) + bricks(194, 80, 40, 60)
    rose = f'<circle cx="160" cy="118" r="24" fill="{LAPIS}" stroke="{GOLD}" stroke-width="4"/>'
    rose += drawn("M160 94v48M136 118h48M143 101l34 34M177 101l-34 34", GOLD, 2.4)
    rose += f'<circle cx="160" cy="118" r="8" fill="{RED}" stroke="{GOLD}" stroke-width="2"/>'
    doors = arch(144, 216, 32, 56) + arch(98, 216, 18, 40) + arch(204, 216, 18, 40)
    return hills(194) + towers + nave + rose + doors + arch(100, 130, 14, 40, LAPIS) + arch(206, 130, 14, 40, LAPIS)


def _palace() -> str:
    wings = walls(50, 118, 38, 98, 3) + walls(232, 118, 38, 98, 3)
    hall = painted("M88 216V126H232V216Z", STONE) + bricks(92, 132, 136, 40)
    dome = painted("M112 126A48 50 0 0 1 208 126Z", GOLD) + drawn(
        "M160 76V126M136 84Q130 104 130 126M184 84Q190 104 190 126", INK, 1.8
    )
    crown = moved(painted(whole("crown"), LEAF, 3), 160, 78, 0.6)
    windows = "".join(arch(x, 198, 18, 46, LAPIS) for x in (98, 126, 174, 202))
    return (
        hills(190)
        + flag(66, 112, RED, 1)
        + flag(254, 112, RED, -1)
        + wings
        + hall
        + dome
        + crown
        + windows
        + arch(147, 216, 26, 60, RED)
    )


def _prince() -> str:
    return hills(182) + person(
        160, 232, 1.85, Dress("robe", BLUE, ("crown", GOLD), "short", RED, ("sword", STONE), "M0-68V0")
    )


def _vassal() -> str:
    house = painted("M216 182V128L244 100L272 128V182Z", STONE) + painted("M210 132L244 94L278 132Z", RED)
    dress = Dress("tunic", GREEN, ("brim", WOOD), "short", hand=("spear", STONE), trim="M-11-37H11")
    return hills(176, LEAF, MEADOW) + house + person(140, 232, 1.8, dress)


def _champion() -> str:
    lance = painted("M74 232L80 30L84 20L88 30L84 232Z", WOOD) + painted("M86 36Q112 26 134 40V74Q112 60 86 70Z", RED)
    dress = Dress("armour", STEEL, ("helm", STEEL), cape=BLUE, hand=("shield", RED), trim="M-13-35H13")
    return hills(182) + person(146, 232, 1.85, dress) + lance


def _monk() -> str:
    chapel = (
        painted("M206 190V110H250V190Z", STONE)
        + painted("M200 112L228 62L256 112Z", BLUE)
        + arch(220, 150, 16, 28, GOLD)
    )
    face = (
        dot(136, 86, 14, SKIN, 2.6)
        + f'<path d="M131 84h0M141 84h0" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
    )
    return (
        hills(182)
        + chapel
        + person(136, 232, 1.85, Dress("robe", WOOD, ("hood", "#7d5936"), hand=("book", RED)))
        + face
    )


def _mercenary() -> str:
    tent = painted("M226 196L258 120L290 196Z", VELLUM) + painted("M258 120L246 196H270Z", RED)
    dress = Dress("coat", VIOLET, ("brim", "#8b95a3"), "short", hand=("axe", "#aeb7c2"), trim="M-12-40H12")
    return hills(184, LEAF, MORTAR) + tent + person(138, 232, 1.85, dress)


def _treachery() -> str:
    gems = dot(0, -30, 7, RED) + dot(-28, -24, 5, BLUE) + dot(28, -24, 5, BLUE)
    blade = (
        painted("M-7 0L-6-96L0-116L6-96L7 0Z", "#c8ced6")
        + painted("M-26-4H26V6H-26Z", GOLD)
        + painted("M-6 6H6V38H-6Z", WOOD)
    )
    drops = painted("M118 214q-6 12 0 16q6-4 0-16ZM196 220q-4 8 0 12q5-4 0-12Z", RED, 1.6)
    crown = moved(painted(whole("crown"), GOLD, 2.4) + gems, 160, 204, 1.25)
    return crown + moved(blade + dot(0, 44, 9, RED), 168, 112, 1.05, 205) + drops


def _intrigue() -> str:
    eyes = "M-36-70Q-22-78-10-66Q-24-56-36-70ZM36-70Q22-78 10-66Q24-56 36-70Z"
    mask = painted(whole("mask"), VELLUM, 2.2) + f'<path d="{eyes}" fill="{INK}"/>'
    mask += painted("M-52-90Q0-108 52-90L50-76Q0-94-50-76Z", RED) + drawn("M-12-30Q0-22 12-30", RED, 4)
    candle = (
        painted("M-10 0V-60H10V0Z", VELLUM)
        + painted("M0-62Q-14-78 0-100Q14-78 0-62Z", GOLD)
        + painted("M-22 0H22V10H-22Z", GOLD)
    )
    return moved(mask, 150, 190, 1.2) + moved(painted(whole("key"), GOLD), 236, 214, 1.05, 18) + moved(candle, 62, 214)


def _allies() -> str:
    one = painted(whole("shield"), BLUE, 2.2) + drawn("M0-106V-2M-43-66H43", LEAF, 9)
    other = painted(whole("shield"), RED, 2.2) + drawn("M-42-80L0-44L42-80", LEAF, 10)
    crown = moved(painted(whole("crown"), GOLD, 3), 160, 66, 0.62)
    return hills(196) + moved(one, 108, 196, 1.25, -10) + moved(other, 212, 196, 1.25, 10) + crown


def _banquet() -> str:
    curtain = painted(
        "M6 6H314V70Q290 92 262 70Q236 92 210 70Q186 92 160 70Q134 92 110 70Q84 92 58 70Q30 92 6 70Z", RED
    )
    fringe = "M20 168" + "".join(f"Q{x + 14} 186 {x + 28} 168" for x in range(20, 300, 28))
    cloth = painted("M20 168H300L314 236H6Z", VELLUM) + painted(fringe + "Z", BLUE)
    roast = painted("M-58 0Q-60-44-16-46Q30-54 52-18L70-30L78-20L60-4Q40 2-58 0Z", "#a9682f") + painted(
        "M-72-2H72V6H-72Z", GOLD
    )
    cup = painted(whole("goblet"), GOLD, 2.6)
    return curtain + cloth + moved(roast, 160, 168) + moved(cup, 66, 168, 0.7) + moved(cup, 256, 168, 0.7)


def _banner() -> str:
    pole = painted("M92 232V20H102V232Z", WOOD) + dot(97, 16, 9, GOLD)
    cloth = painted("M102 30H262L232 82L262 134H102Z", RED, 2.4) + painted("M102 30H122V134H102Z", GOLD)
    return hills(196) + pole + cloth + painted("M180 44l9 22h24l-19 15 8 23-22-14-22 14 8-23-19-15h24Z", LEAF)


_MINIATURES: Final[dict[str, Callable[[], str]]] = {
    "castle": _castle,
    "land": _land,
    "market town": _market,
    "church": _church,
    "cathedral": _cathedral,
    "palace": _palace,
    "prince": _prince,
    "vassal": _vassal,
    "champion": _champion,
    "monk": _monk,
    "mercenary": _mercenary,
    "treachery": _treachery,
    "intrigue": _intrigue,
    "allies": _allies,
    "banquet": _banquet,
    "banner": _banner,
}


def miniature(name: str, type: str) -> str:
    """The picture of a card by its name: its miniature on a diapered ground in a frame of gold."""
    words = name.lower()
    art = next((paint for key, paint in _MINIATURES.items() if key in words), _banner)()
    ground, line = _GROUNDS.get(type) or _PALACES.get(words.split()[0], (LAPIS, BLUE))
    step = Chance(seed_of(name)).pick((24, 28, 32))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice"><defs>'
        f'<pattern id="p" width="{step}'
        f'" height="{step}" '
        'patternUnits="userSpaceOnUse">'
        f'<rect width="{step}" '
        f'height="{step}" fill="{ground}"/>'
        f'<path d="M0 0L{step} {step}M0 {step}L{step} 0" stroke="{line}" stroke-width="1.4"/>'
        f'<path d="M{step // 2} {step // 2}'
        f'h0" stroke="{LEAF}" '
        'stroke-width="4" '
        'stroke-linecap="round"/>'
        "</pattern></defs>"
        '<rect width="320" height="240" '
        'fill="url(#p)"/>'
        '<circle cx="160" '
        f'cy="104" r="120" fill="{LEAF}" '
        f'opacity=".16"/>{art}'
        f'<rect x="3" y="3" width="314" height="234" fill="none" stroke="{GOLD}" stroke-width="6"/>'
        f'<rect x="6.5" y="6.5" width="307" height="227" fill="none" stroke="{INK}" stroke-width="1.4"/></svg>'
    )
