"""`python -m app.faces.cli`: the command `lawbridge`."""

from app.faces.cli.main import main

main()
