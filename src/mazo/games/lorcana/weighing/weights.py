"""What each feature of Lorcana counts, in thousandths of log odds.

Learnt from games of greedy: `python -m workshop.learning lorcana --games 4000 --seed learn`.
"""

from typing import Final

WEIGHTS: Final = [167, 330, 14, 250, 1631, 263, 65, 20, 360, 37, 610, 274, 229, -483]
"""In the order of the features' names."""
