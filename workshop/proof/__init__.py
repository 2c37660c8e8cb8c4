"""How the project proves that each rule is carried out: who cites it, who tests it, and whether a test would notice."""
