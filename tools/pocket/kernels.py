"""The kernels of the engines as WASM, made from the same Python: one library, always the same.

Numba compiles each kernel that Python calls for a plain processor with vectors of 128 bits, so that
nothing depends on the machine that builds; its LLVM IR is turned to wasm32, where pointers have 32
bits (indices keep their 64), and linked by `wasm-ld` as a library that Python loads by `ctypes`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

TRIPLE: Final = "wasm32-unknown-emscripten"
SIMD: Final = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
PLAIN: Final = "-simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-f128:64-n32:64-S128-ni:1:10:20"


NAMES: Final = ("kernels", "kernels-plain")
FROM_PYTHON: Final = ("exp", "pow")
"""Functions that Python's own C library lends to kernels."""


class Broken(Exception):
    """The kernels cannot be made; the message says which step failed, and over what."""


def entries() -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """Every kernel that Python calls, by its name in the library, and its types."""
    from numba import types

    from highnoon.engine.longhorn.kernels import (
        chance,
        estimate,
        lookahead,
        transpositions,
        turns,
    )
    from highnoon.engine.moon_river.compiled import kernels

    word = types.int64
    row, plane, room = (types.Array(word, count, "C") for count in (1, 2, 3))
    reals = types.Array(types.float64, 1, "C")
    node = (room, word, word, row, plane)
    return {
        "chance_bounds": (chance.bounds, (*node, row, row, plane, word)),
        "chance_expect": (chance.expect, (*node, row, row, plane)),
        "estimate_glance": (estimate.glance, (room, word, word, row)),
        "lookahead_look": (lookahead.look, (*node, plane, plane, row, word, word, word)),
        "playout_playouts": (kernels(_nrt=False)["playouts"], (row, row, reals, *(word,) * 7)),
        "transpositions_find": (transpositions.find, (row, word, word)),
        "turns_lay": (turns.lay, (room, plane)),
    }


def compiled(names: Sequence[str]) -> dict[str, str]:
    """The LLVM IR of kernels under their plain names, for no machine in particular."""
    found, known = {}, entries()
    for name in names or known:
        kernel, types = known[name]
        try:
            kernel.compile(types)
            overload = kernel.overloads[types]
            text = overload.library.get_llvm_str()
            own = overload.fndesc.llvm_func_name
        except Exception as error:
            raise Broken(f"Numba does not compile {name}: {error}") from error
        if f"@{own}(" not in text:
            raise Broken(f"the IR of {name} has no function of the name Numba gives: {own}")
        found[name] = text.replace(f"@{own}(", f"@{name}(")
    return found


def turned(name: str, text: str) -> str:
    """IR of one kernel for wasm32, with nothing but itself to be seen from outside."""
    text = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', text, flags=re.M)
    text = re.sub(r"^target datalayout = .*$", f'target datalayout = "{LAYOUT}"', text, flags=re.M)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    # The wrappers for CPython go: nothing calls them, and Python has no such interface here.
    text = _without(text, r"define [^\n]*@(?:_ZN7cpython|cfunc\.)")
    text = _silent(text)
    text = re.sub(r"= common (?:local_unnamed_addr )?global", "= internal global", text)
    text = re.sub(r"^define linkonce_odr ", "define internal ", text, flags=re.M)
    if f"@{name}(" not in text:
        raise Broken(f"{name} was lost on the way to wasm32")
    return text


def _silent(text: str) -> str:
    """The same without what exceptions say: nobody reads it, and it names the folders of builds."""
    said = r"^(@\.const\.pickledata\.\S+ = internal constant) \[\d+ x i8\] .*$"
    text = re.sub(said, r"\1 [1 x i8] zeroinitializer", text, flags=re.M)
    return re.sub(r"(\{ ptr @\.const\.pickledata\.\S+, i32) \d+,", r"\1 0,", text)


def _without(text: str, head: str) -> str:
    return re.sub(rf"^{head}.*?^}}\n", "", text, flags=re.M | re.S)


def objects(texts: dict[str, str], features: str, folder: Path) -> list[Path]:
    """One object file for each kernel."""
    from llvmlite import binding  # type: ignore[import-untyped]  # it has no types

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    try:
        target = binding.Target.from_triple(TRIPLE)
    except RuntimeError as error:
        raise Broken(f"llvmlite knows no wasm32: {error}") from error
    machine = target.create_target_machine(opt=3, features=features, reloc="pic")
    found = []
    for name, text in texts.items():
        try:
            module = binding.parse_assembly(turned(name, text))
            module.verify()
            tuning = binding.create_pipeline_tuning_options(speed_level=3)
            tuning.loop_vectorization = tuning.slp_vectorization = False
            builder = binding.create_pass_builder(machine, tuning)
            builder.getModulePassManager().run(module, builder)
            data = machine.emit_object(module)
        except RuntimeError as error:
            raise Broken(f"LLVM does not turn {name} into wasm32: {error}") from error
        path = folder / f"{name}.o"
        path.write_bytes(data)
        found.append(path)
    return found


def linked(parts: list[Path], path: Path) -> None:
    """All of them as one library, which takes nothing from outside but `FROM_PYTHON`."""
    names = [f"--export={part.stem}" for part in parts]
    taken = path.with_suffix(".taken")
    taken.write_text("\n".join(FROM_PYTHON) + "\n", "utf-8")
    how = ["--experimental-pic", "-shared", "--no-entry", "-O3", "--strip-all", "--gc-sections"]
    how.append(f"--allow-undefined-file={taken}")
    command = [sys.executable, "-m", "ziglang", "wasm-ld", *how, *names]
    done = subprocess.run(
        [*command, *map(str, parts), "-o", str(path)], capture_output=True, text=True, check=False
    )
    taken.unlink()
    if done.returncode:
        raise Broken(f"wasm-ld does not link the kernels: {done.stderr.strip()}")


def linker_here() -> bool:
    """Whether the linker is installed."""
    return find_spec("ziglang") is not None


def emit(folder: Path, names: Sequence[str] = ()) -> None:
    """Write `kernels.wasm`, and `kernels-plain.wasm` for browsers without vectors."""
    texts = compiled(names)
    with tempfile.TemporaryDirectory() as room:
        for name, features in zip(NAMES, (SIMD, PLAIN), strict=True):
            home = Path(room) / name
            home.mkdir()
            linked(objects(texts, features, home), folder / f"{name}.wasm")


def main(folder: Path, *names: str) -> None:
    """Emit all kernels, or those named, where the linker is; else say so, and leave them out."""
    for name in NAMES:
        (folder / f"{name}.wasm").unlink(missing_ok=True)
    if not linker_here():
        sys.stderr.write("ziglang is not installed: the page is built without its own solver\n")
        return
    with tempfile.TemporaryDirectory() as cache:
        settings = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_CACHE_DIR": cache}
        command = [sys.executable, "-m", __spec__.name, str(folder), *names]
        environment = {**os.environ, **settings, "HIGHNOON_EMITTING": "1"}
        if subprocess.run(command, env=environment, check=False).returncode:
            # Whoever wants to play does not wait for that; a test says what broke, and where.
            sys.stderr.write("no kernels, for the reason above: no solver in the page itself\n")


if __name__ == "__main__":
    chosen = Path(sys.argv[1])
    chosen.mkdir(parents=True, exist_ok=True)
    if os.environ.get("HIGHNOON_EMITTING"):
        try:
            emit(chosen, sys.argv[2:])
        except Broken as broken:
            sys.exit(str(broken))
    else:
        main(chosen, *sys.argv[2:])
