"""The one door to Numba: compiled once, kept on disk, free of Python's lock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from numba.core import cgutils, types
from numba.cpython.unsafe.numbers import leading_zeros, trailing_zeros
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])


def _compiled(function: F, **how: bool) -> F:
    """No kernel makes an array, so none counts references: that took a sixth of the time."""
    compile_: Any = numba.njit
    compiled: Any = compile_(cache=True, nogil=True, _nrt=False, **how)(function)
    return compiled  # type: ignore[no-any-return]  # called like the function it was


def kernel(function: F) -> F:
    """Compile a function when it is first called; its types are those of the call."""
    return _compiled(function)


def inlined(function: F) -> F:
    """A kernel that becomes a part of every kernel that calls it.

    A call hands over each array in ten words and returns its results through memory.
    """
    return _compiled(function, forceinline=True)


@inlined
def natural(index: int) -> int:
    """The same index, and the compiler knows that it is not counted from the end."""
    return index & 0xFFFFFFFF


def _prefetch(context: Any, array: Any, index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        byte, word = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, word, word, word])
        insert: Any = cgutils.get_or_insert_function
        ask = insert(builder.module, kind, "llvm.prefetch.p0i8")
        line = builder.bitcast(builder.gep(array.data, [args[1]]), byte)
        # To be read, kept in every cache, data.
        builder.call(ask, [line, word(0), word(3), word(1)])
        return context.get_dummy_value()

    return types.void(array, index), generate


_intrinsic: Any = intrinsic
prefetch: Any = _intrinsic(_prefetch)
"""`prefetch(array, index)` in a kernel asks for an element's cache line before it is needed."""


first_bit: Any = trailing_zeros
"""`first_bit(word)` in a kernel: where the lowest set bit is."""
zeros_before: Any = leading_zeros
"""`zeros_before(word)` in a kernel: how many bits lie above the highest set one."""
