"""What doctest must not import: a program that needs a browser."""

collect_ignore = ["docs/images/page.py"]
