"""Several words at once in a kernel: the four colours, or a line of the transposition table.

`four(array, index)` reads neighbouring words into one vector of the processor. Arithmetic then
works on all of them, a plain number serving every lane; products may overflow, and shifts to the
right bring in zeros. Comparisons give -1 where they hold and 0 elsewhere.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir  # type: ignore[import-untyped]  # it has no types
from numba.core import cgutils, types
from numba.extending import intrinsic, lower_builtin, models, register_model, type_callable

WORD: Final = ir.IntType(64)
_intrinsic: Any = intrinsic
_insert: Any = cgutils.get_or_insert_function


class Lanes(types.Type):
    """The type of several words in one."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(name=f"Lanes({count})")

    @property
    def vector(self) -> Any:
        """The same as the compiler knows it."""
        return ir.VectorType(WORD, self.count)


class _Model(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        begin: Any = super().__init__
        begin(manager, kind, kind.vector)


_register: Any = register_model
_register(Lanes)(_Model)


def _spread(context: Any, builder: Any, value: Any, kind: Any, lanes: Lanes) -> Any:
    """A number in every lane; lanes stay as they are."""
    if isinstance(kind, Lanes):
        return value
    word = context.cast(builder, value, kind, types.int64)
    empty = lanes.vector(ir.Undefined)
    first = builder.insert_element(empty, word, ir.IntType(32)(0))
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), lanes.count), [0] * lanes.count)
    return builder.shuffle_vector(first, empty, zeros)


def _operator(function: Any, build: Callable[[Any, Any, Any], Any]) -> None:
    """Teach an operator to work on lanes."""

    def typer(context: Any) -> Any:
        def kind(one: Any, two: Any) -> Any:
            return next((each for each in (one, two) if isinstance(each, Lanes)), None)

        return kind

    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        lanes = signature.return_type
        one, two = (
            _spread(context, builder, value, kind, lanes)
            for value, kind in zip(args, signature.args, strict=True)
        )
        found = build(builder, one, two)
        return found if found.type == lanes.vector else builder.sext(found, lanes.vector)

    teach: Any = type_callable
    teach(function)(typer)
    builtin: Any = lower_builtin
    for kinds in ((Lanes, Lanes), (Lanes, types.Any), (types.Any, Lanes)):
        builtin(function, *kinds)(lower)


_operator(operator.add, lambda builder, one, two: builder.add(one, two))
_operator(operator.sub, lambda builder, one, two: builder.sub(one, two))
_operator(operator.mul, lambda builder, one, two: builder.mul(one, two))
_operator(operator.and_, lambda builder, one, two: builder.and_(one, two))
_operator(operator.or_, lambda builder, one, two: builder.or_(one, two))
_operator(operator.xor, lambda builder, one, two: builder.xor(one, two))
_operator(operator.lshift, lambda builder, one, two: builder.shl(one, two))
_operator(operator.rshift, lambda builder, one, two: builder.lshr(one, two))
_operator(operator.eq, lambda builder, one, two: builder.icmp_signed("==", one, two))
_operator(operator.ne, lambda builder, one, two: builder.icmp_signed("!=", one, two))
_operator(operator.lt, lambda builder, one, two: builder.icmp_signed("<", one, two))


def _times(context: Any, one: Any, two: Any) -> Any:
    kind = one if isinstance(one, Lanes) else types.int64

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if isinstance(one, Lanes):
            return builder.mul(args[0], _spread(context, builder, args[1], types.int64, one))
        return builder.mul(*args)

    return kind(kind, types.int64), generate


def _line(context: Any, builder: Any, signature: Any, args: Any, lanes: Lanes) -> Any:
    """Where in an array lanes are kept."""
    array = context.make_array(signature.args[0])(context, builder, args[0])
    return builder.bitcast(builder.gep(array.data, [args[1]]), lanes.vector.as_pointer())


def _reader(count: int) -> Any:
    lanes = Lanes(count)

    def read(context: Any, array: Any, index: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.load(_line(context, builder, signature, args, lanes), align=8)

        return lanes(array, index), generate

    return _intrinsic(read)


def _put(context: Any, array: Any, index: Any, words: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _line(context, builder, signature, args, words), align=8)
        return context.get_dummy_value()

    return types.void(array, index, words), generate


def _pick(context: Any, array: Any, places: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        found = places.vector(ir.Undefined)
        for lane in range(places.count):
            number = ir.IntType(32)(lane)
            word = builder.load(builder.gep(data, [builder.extract_element(args[1], number)]))
            found = builder.insert_element(found, word, number)
        return found

    return places(array, places), generate


def _where(context: Any, mask: Any, one: Any, two: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        holds = builder.icmp_signed("!=", args[0], ir.Constant(mask.vector, [0] * mask.count))
        yes = _spread(context, builder, args[1], signature.args[1], mask)
        no = _spread(context, builder, args[2], signature.args[2], mask)
        return builder.select(holds, yes, no)

    return mask(mask, one, two), generate


def _holds(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        holds = builder.icmp_signed("!=", args[0], ir.Constant(mask.vector, [0] * mask.count))
        return builder.zext(builder.bitcast(holds, ir.IntType(mask.count)), WORD)

    return types.int64(mask), generate


def _ones(context: Any, words: Any) -> Any:
    kind, name = (words.vector, f"v{words.count}i64") if isinstance(words, Lanes) else (WORD, "i64")

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        count = _insert(builder.module, ir.FunctionType(kind, [kind]), f"llvm.ctpop.{name}")
        return builder.call(count, args)

    return (words if isinstance(words, Lanes) else types.int64)(words), generate


def _reduction(name: str) -> Any:
    def reduce(context: Any, words: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kind = ir.FunctionType(WORD, [words.vector])
            full = f"llvm.vector.reduce.{name}.v{words.count}i64"
            return builder.call(_insert(builder.module, kind, full), args)

        return types.int64(words), generate

    return _intrinsic(reduce)


times: Any = _intrinsic(_times)
"""`times(words, number)`: a product that may overflow, of a single word, too. (Of a product with a
sign the compiler believes otherwise that it never does.)"""
four: Any = _reader(4)
eight: Any = _reader(8)
"""`four(array, index)` and `eight`: that many words of an array from an index on."""
put: Any = _intrinsic(_put)
"""`put(array, index, words)`: write them there."""
pick: Any = _intrinsic(_pick)
"""`pick(array, places)`: the words of a flat array at these places."""
where: Any = _intrinsic(_where)
"""`where(mask, one, two)`: the one where the mask holds, else the other."""
holds: Any = _intrinsic(_holds)
"""`holds(mask)`: where a mask holds, in bits."""
ones: Any = _intrinsic(_ones)
"""`ones(words)`: how many bits of each word are set; of a single word, too."""
highest: Any = _reduction("smax")
summed: Any = _reduction("add")
joined: Any = _reduction("or")
"""`highest(words)`, `summed` and `joined`, bit by bit: one word of all lanes."""
