"""`python -m tabellone`."""

from tabellone.cli.main import main

main()
