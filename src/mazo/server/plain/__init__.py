"""The plain page: every game as lists and forms, without a script; its words are the terminal's."""
