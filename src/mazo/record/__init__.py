"""Games and series as files that can be played again, checked, watched and resumed."""
