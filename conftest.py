"""What doctest must not import: programs that need a browser, or what only training needs."""

collect_ignore = ["docs/images/page.py", "examples/train_longhorn.py", "examples/train_stock.py"]
