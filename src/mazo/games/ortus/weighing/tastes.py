"""What an Earl who has practised likes and dislikes, in points.

Learnt in games against itself: `python -m workshop.practising ortus --rounds 300 --seed practise`.
"""

from typing import Final

# fmt: off
TASTES: Final = [
    9, -150, -60, -15, -20, 4, 12, 0, 500, 900, -90, -8, 45, -20, 14, 10, 10, 10, -5, 12, 10, -5, 5, 5, 4, 10,
    3, 5, 4, 6, -1, 30, -8, 900, 260, 90, 55, 50, 80, 18, -5, 260, -12, 2, 0, 20, -56, -5, 12, 5, 2, -50, -40,
    35, 112, -25, 60, 55, 100, 35, 10, 20, 0, -10, -2,
]
# fmt: on
"""In the order of the practice's names."""
