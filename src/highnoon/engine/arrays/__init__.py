"""NumPy; where there is none, as much of it as our engines use, in plain Python.

A browser has no NumPy. What plans with arrays imports `np` from here, and neither knows nor cares
whose it is: `plain.py` has the functions and `plain_array.py` the arrays. What is not in there
fails at once and by name, and `tests/engine/arrays` compares the rest with NumPy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Ints = npt.NDArray[np.int64]
    Floats = npt.NDArray[np.float64]
    Bools = npt.NDArray[np.bool_]
else:
    try:
        import numpy as np
    except ModuleNotFoundError:
        from highnoon.engine.arrays import plain as np

    Ints = Floats = Bools = np.ndarray

__all__ = ["Bools", "Floats", "Ints", "np"]
