/**
 * Python with our house in it. The first start imports everything and keeps a picture of its memory;
 * the next ones begin with that picture, as long as the files that it was made with are the page's.
 */

import type { Boot } from './messages';
import { forgetPictures, keepPicture, keptPicture, release } from './picture';

/** What we use of Pyodide. */
export interface Python {
  runPython(code: string): unknown;
  pyimport(name: string): House;
  toPy(value: unknown): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  FS: { writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void };
  _api: { config: { _loadSnapshot?: unknown } };
  _module: {
    _malloc(bytes: number): number;
    _free(place: number): void;
    _sbrk(bytes: number): number;
    HEAPU8: Uint8Array;
  };
}

/** The module of our house that a page begins with. */
interface House {
  prepare(): void;
  begin(memory: number, address: number, size: number): void;
  /** A class of Python is called as it is. */
  Pocket(keeper: object, tell: object): Pocket;
}

interface Answer {
  toJs(): [number, string];
  destroy(): void;
}

export interface Pocket {
  ask(method: string, path: string, token: string | undefined, body: string | undefined): Promise<Answer>;
  open_line(line: number, table: string, tokens: unknown): Promise<void>;
  hear(line: number, text: string): Promise<void>;
  close_line(line: number): Promise<void>;
}

const HOME = '/lib/house.zip';
/** Bytes that engines take besides the solver's table. */
const SPARE = 32 * 1024 * 1024;
/** The head of the table comes on top; memory grows by whole pages. */
const PAGE = 65_536;
/** What it answers that has no memory to give. */
const REFUSED = 2 ** 32 - 1;
const KERNELS = '/lib/kernels.so';
/** How long a start waits at most until its picture is kept (milliseconds). */
const KEEPS_WITHIN = 10_000;
const READY = 'highnoon.server.pocket.ready';

interface Parts {
  zip: ArrayBuffer;
  kernels: ArrayBuffer | null;
}

/** Lay our files where Python finds them: they are its own from now on, not copied. */
function lay({ FS }: Python, { zip, kernels }: Parts): void {
  FS.writeFile(HOME, new Uint8Array(zip), { canOwn: true });
  if (kernels) FS.writeFile(KERNELS, new Uint8Array(kernels), { canOwn: true });
}

/**
 * Memory for the solver's table behind all that there is, and its place: nobody was ever there, and what is not
 * written yet takes no room. It grows now by all that will be needed: a browser may copy it when it grows.
 */
function reserve({ _module }: Python, size: number): number {
  const end = _module.HEAPU8.length;
  const held = _module._sbrk(end - _module._sbrk(0) + size) !== REFUSED;
  _module._free(_module._malloc(SPARE));
  return held ? end : 0;
}

const passed = (time: number): Promise<void> => new Promise((over) => setTimeout(over, time));
const bytes = (file: string): Promise<ArrayBuffer> => fetch(file).then((answer) => answer.arrayBuffer());

export async function startPython(boot: Boot): Promise<{ python: Python; house: House }> {
  const { runtime, library, python: packed, kernels } = boot;
  const files = Promise.all([bytes(packed), kernels ? bytes(kernels) : null]);
  const kept = keptPicture(packed);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as {
    loadPyodide: (how: object) => Promise<Python>;
  };
  const how = { indexURL: runtime, stdLibURL: library };
  const [zip, compiled] = await files;
  const parts = { zip, kernels: compiled };
  const picture = await kept;
  let python: Python | null = null;
  if (picture) python = await loadPyodide({ ...how, _loadSnapshot: picture }).catch(() => null);
  if (python) {
    // The picture has become the memory: it is not needed twice.
    delete python._api.config._loadSnapshot;
    release(picture!);
    lay(python, parts);
  } else {
    if (picture) await forgetPictures();
    python = await loadPyodide({ ...how, _makeSnapshot: true });
    lay(python, parts);
    python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
    python.pyimport(READY).prepare();
    // A solver that thinks would leave the browser hardly a moment for it, and its 30 MB would stay all that time.
    await Promise.race([keepPicture(packed, python.makeMemorySnapshot()), passed(KEEPS_WITHIN)]);
  }
  const size = boot.memory + PAGE;
  const place = reserve(python, size);
  const house = python.pyimport(READY);
  house.begin(boot.memory, place, size);
  return { python, house };
}
