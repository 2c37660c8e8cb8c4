"""What each feature of Mitos y Leyendas counts, in thousandths of log odds.

Learnt from games of greedy: `python -m workshop.learning myl --games 4000 --seed learn`.
"""

from typing import Final

WEIGHTS: Final = [126, 104, 78, 135, -28, 252, -119, 336, 365, 165, 135, 205, 26, 333]
"""In the order of the features' names."""
