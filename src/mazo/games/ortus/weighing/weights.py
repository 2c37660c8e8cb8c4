"""What each feature of Ortus Regni counts, in thousandths of log odds.

Learnt from games of greedy: `python -m workshop.learning ortus --games 4000 --seed learn`.
"""

from typing import Final

WEIGHTS: Final = [92, 209, 138, 245, 105, 66, 84, 17, -34, -107, -58, -132, -144, 71, -292, -183, 64]
"""In the order of the features' names."""
