"""`python -m highnoon` is the command `highnoon`."""

from highnoon.cli.main import main

if __name__ == "__main__":
    main()
