"""What several builders need: pieces of trees shaped further; no alternative of the grammar has its name here."""
