"""What a player who has practised likes and dislikes, in hundredths of what greedy does.

No others have done better so far; `python -m workshop.practising myl --rounds 300 --seed practise` looks for some.
"""

from typing import Final

TASTES: Final = [100, 100, 100, 40, 100, 100, 100]
"""In the order of the practice's names."""
