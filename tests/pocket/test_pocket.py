"""What a browser runs is what a house runs: the kernels step by step, and the rules by their suite.

Where the page was not built with its pocket, `make page` makes it; without the linker there are no
kernels to compare, and the build has said so.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import SimpleNamespace

import pytest

from highnoon.core.registry import keys
from highnoon.engine.longhorn.search import Search
from tests.cases import cases
from tests.engine.arrays.decisions import decisions
from tests.pocket.signatures import hopes, positions, ranches, signature
from tools.pocket.kernels import (
    NAMES,
    SIMD,
    Broken,
    compiled,
    linked,
    linker_here,
    objects,
    turned,
)
from tools.pocket.kernels import main as emit_kernels
from tools.pocket.library import library_files
from tools.pocket.pack import lacking, pack, packed_files, zipped

ROOT = Path(__file__).parents[2]
POCKET = ROOT / "web" / "pocket"
LONG = 900
"""Seconds, for machines that are busy."""


without_linker = pytest.mark.skipif(
    not linker_here(), reason="ziglang is not installed: no kernels as WASM"
)


def under_pyodide(kernels: str, program: str, *arguments: str) -> str:
    """What a program prints there."""
    # Only pytest's own runs need what lies beside it: our Python must do without.
    packages = {"HIGHNOON_PACKAGES": sysconfig.get_path("purelib")} if kernels == "-" else {}
    command = ["tools/pocket/node.mjs", kernels, f"tests/pocket/{program}", *arguments]
    return in_node(*command, **packages)


def in_node(*command: str, **more: str) -> str:
    done = subprocess.run(
        ["node", *command],
        cwd=ROOT,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def packed() -> Path:
    """The folder of the page's own Python, as the sources are now."""
    pack()
    return POCKET


@without_linker
@pytest.mark.parametrize("kind", ["kernels", "kernels-plain"])
def test_kernels_do_the_same_as_wasm_step_by_step(kind: str) -> None:
    path = POCKET / f"{kind}.wasm"
    assert path.exists(), "make page writes the kernels; if it fails, its error says at which step"
    theirs = under_pyodide(str(path), "signatures.py").splitlines()
    ours = [signature(state) for state in positions()]
    assert len(ours) >= 50
    assert {state.choose_nugget for state in positions()} == {True, False}
    playouts = [hopes(state) for state in ranches()]
    assert len(playouts) > 5
    assert theirs == [*ours, *playouts, *decisions(4)]


def test_the_contract_of_every_game_holds_under_pyodide(packed: Path) -> None:
    # What draws its examples with hypothesis needs native code that Pyodide does not bring.
    left_out = "--ignore=/repository/tests/contract/test_codecs.py"
    text = under_pyodide("-", "contract.py", "/repository/tests/contract", left_out)
    assert " passed" in text
    assert "failed" not in text


@without_linker
def test_visits_that_begin_with_one_picture_have_dice_of_their_own() -> None:
    first, second = json.loads(in_node("tests/pocket/pictures.mjs", "web/pocket/kernels.wasm"))
    assert first["dice"] != second["dice"]
    for key in keys():
        (one, seed), (other, others) = first["tables"][key], second["tables"][key]
        assert one != other
        assert seed != others
    # What is searched is the same, and the same as here.
    state = next(positions(1))
    search = Search(state, memory=1 << 19)
    search.bounds(state)
    assert first["nodes"] == second["nodes"] == search.nodes


def test_the_same_sources_give_the_same_bytes(packed: Path, tmp_path: Path) -> None:
    pack(tmp_path)
    for name in ("python.zip", "library.zip", "games.json"):
        assert (packed / name).read_bytes() == (tmp_path / name).read_bytes()
    names = {name for name, _ in packed_files()}
    assert "highnoon/server/pocket/pocket.py" in names
    assert not any("/http/" in name or "/cli/" in name for name in names)
    assert not any(name.startswith(("unittest", "xml")) for name, _ in library_files())


def test_every_level_of_every_game_plays_here_but_those_that_lack_their_kernels() -> None:
    assert lacking(kernels=True) == {}
    assert lacking(kernels=False) == {"longhorn": [5], "moon-river": [5]}


@without_linker
def test_every_level_decides_in_every_variant_under_pyodide(packed: Path) -> None:
    lines = under_pyodide(str(packed / "kernels.wasm"), "levels.py").splitlines()
    assert [line.partition(": ")[0] for line in lines] == [case.name for case in cases()]
    assert all(line.endswith(": 1 2 3 4 5") for line in lines), lines


@without_linker
def test_the_same_kernels_give_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for seed in ("1", "2"):
        monkeypatch.setenv("PYTHONHASHSEED", seed)
        (folder := tmp_path / seed).mkdir()
        emit_kernels(folder, "transpositions_find", "turns_lay")
        made.append([(folder / f"{name}.wasm").read_bytes() for name in NAMES])
    assert made[0] == made[1]
    assert len(set(made[0])) == len(NAMES)


def test_without_the_linker_the_build_says_so_and_leaves_the_kernels_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kernels.wasm").write_bytes(b"of a build before")
    monkeypatch.setattr("tools.pocket.kernels.linker_here", lambda: False)
    emit_kernels(tmp_path)
    assert "ziglang is not installed" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_ir_that_is_not_as_numba_writes_it_is_named() -> None:
    with pytest.raises(Broken, match="chance_bounds"):
        turned("chance_bounds", 'target triple = "x86_64"\ndefine i32 @other() {\n  ret i32 0\n}\n')


@without_linker
def test_kernels_name_no_folder_of_whoever_built_them(packed: Path) -> None:
    for name in NAMES:
        assert b"site-packages" not in (packed / f"{name}.wasm").read_bytes()


def test_what_exceptions_say_is_left_out() -> None:
    def told(what: str) -> str:
        said = f'@.const.pickledata.ab = internal constant [{len(what)} x i8] c"{what}"'
        kept = f"{{ ptr @.const.pickledata.ab, i32 {len(what)}, ptr null }}"
        kernel = "define i32 @turns_lay() {\n  ret i32 0\n}\n"
        return f"{said}\n@.const.picklebuf.ab = internal constant {kept}\n{kernel}"

    assert turned("turns_lay", told("/one/folder")) == turned("turns_lay", told("/another/folder"))


class Newer:
    """A kernel of another Numba."""

    def __init__(self, text: str = "") -> None:
        library = SimpleNamespace(get_llvm_str=lambda: text)
        described = SimpleNamespace(llvm_func_name="its_name")
        self.overloads: dict[object, object] = (
            {(): SimpleNamespace(library=library, fndesc=described)} if text else {}
        )

    def compile(self, _: object) -> None:
        """It would."""


@pytest.mark.parametrize(
    ("kernel", "step"),
    [
        (Newer(), "Numba does not compile turns_lay"),
        (Newer("define i32 @another_name()"), "the IR of turns_lay has no function .* its_name"),
    ],
)
def test_a_numba_that_has_changed_is_told_by_kernel_and_step(
    kernel: Newer, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.pocket.kernels.entries", lambda: {"turns_lay": (kernel, ())})
    with pytest.raises(Broken, match=step):
        compiled(["turns_lay"])


@without_linker
def test_what_llvm_or_the_linker_refuse_is_told_by_kernel_and_step(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="LLVM does not turn turns_lay into wasm32"):
        objects({"turns_lay": "define i32 @turns_lay() { nonsense }"}, SIMD, tmp_path)
    (part := tmp_path / "turns_lay.o").write_bytes(b"no object file")
    with pytest.raises(Broken, match=r"wasm-ld does not link the kernels: .*turns_lay\.o"):
        linked([part], tmp_path / "kernels.wasm")


def test_a_pocket_starts_from_what_is_packed_alone(tmp_path: Path) -> None:
    sources = tmp_path / "python.zip"
    zipped(sources, packed_files())
    program = (
        f"import sys; sys.path[:0] = [{str(sources)!r}]; import highnoon.server.pocket.pocket as p;"
        f" assert p.__file__.startswith({str(sources)!r}), p.__file__"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
