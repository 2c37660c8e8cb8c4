"""`python -m mazo` is `mazo`."""

from mazo.cli import main

main()
