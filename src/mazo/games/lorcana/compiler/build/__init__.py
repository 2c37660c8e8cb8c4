"""From parses to pieces of the ability tree: one method for each named alternative of the grammar."""
