"""A draft as a game on the kernel: packs go round the table, everybody keeps in secret, one record says how."""
