"""Read games that `highnoon dataset` has written: `python examples/load_dataset.py [FILE]`.

Without a file, twenty random games of Longhorn are played and written first. The loader gives what
a learner wants: batches of arrays, shuffled, with whole matches kept out to measure with.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pyarrow.parquet as parquet  # type: ignore[import-untyped]  # pyarrow tells no types

from highnoon.rl.dataset import Wanted, write

Arrays = dict[str, Any]


def load(path: Path) -> tuple[Arrays, dict[str, Any]]:
    """The columns as arrays, and what the file says about itself."""
    table = parquet.read_table(path, columns=["match", "seat", "state", "mask", "action", "result"])
    told = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    arrays: Arrays = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        wide = getattr(column.type, "list_size", None)
        flat = column.flatten() if wide else column
        values = flat.to_numpy(zero_copy_only=False)
        arrays[name] = values.reshape(-1, wide) if wide else values
    return arrays, told


def split(arrays: Arrays, kept_out: float = 0.2) -> tuple[Any, Any]:
    """Rows to learn from and rows to measure with; a match is never in both."""
    measured = arrays["match"] % round(1 / kept_out) == 0
    return np.flatnonzero(~measured), np.flatnonzero(measured)


def batches(arrays: Arrays, rows: Any, size: int, seed: int) -> Iterator[Arrays]:
    """All rows once, shuffled, so many at a time."""
    order = np.random.default_rng(seed).permutation(rows)
    for begin in range(0, len(order), size):
        some = order[begin : begin + size]
        yield {name: values[some] for name, values in arrays.items()}


def main(path: Path) -> None:
    arrays, told = load(path)
    learned, measured = split(arrays)
    print(
        f"{told['game']} {told['options']}: {len(learned)} rows to learn, {len(measured)} kept out"
    )
    print("parts:", ", ".join(name for name, _ in json.loads(told["parts"])))
    for batch in batches(arrays, learned, 256, seed=1):
        chosen = batch["mask"][np.arange(len(batch["action"])), batch["action"]]
        assert chosen.all(), "everything that was done was allowed"
    print(
        f"The last batch: states {batch['state'].shape}, mean result {batch['result'].mean():+.2f}"
    )


if __name__ == "__main__":
    if sys.argv[1:]:
        main(Path(sys.argv[1]))
    else:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "games.parquet"
            *_, rows = write(Wanted("longhorn", {}, ("random",), 20), file)
            main(file)
