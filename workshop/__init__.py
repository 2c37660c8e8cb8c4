"""What developers need and players do not: proof of the rules, fuzzing, other engines' cases; not in the wheel."""
