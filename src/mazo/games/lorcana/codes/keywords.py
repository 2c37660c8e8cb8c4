"""Keywords, as bits."""

from typing import Final

ALERT: Final = 1
BODYGUARD: Final = 2
BOOST: Final = 4
CHALLENGER: Final = 8
EVASIVE: Final = 16
RECKLESS: Final = 32
RESIST: Final = 64
RUSH: Final = 128
SHIFT: Final = 256
SINGER: Final = 512
SING_TOGETHER: Final = 1024
SUPPORT: Final = 2048
VANISH: Final = 4096
WARD: Final = 8192
ADVENTUROUS: Final = 16384
