"""How the rules are put to work: the kernel's questions answered, and who goes on with what."""
