"""What doctest must not import: a program that expects arguments, and one that needs a browser."""

collect_ignore = ["docs/examples/bot.py", "docs/images/page.py"]
