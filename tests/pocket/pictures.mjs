// A picture of Python's memory, made and used as a page does: node tests/pocket/pictures.mjs <kernels>
// Prints what each of two visits says that begin with the same picture.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const POCKET = join(ROOT, 'web/pocket');
const { loadPyodide } = await import(join(ROOT, 'web/node_modules/pyodide/pyodide.mjs'));
const how = { stdLibURL: join(POCKET, 'library.zip') };

function lay(python) {
  python.FS.writeFile('/lib/house.zip', readFileSync(join(POCKET, 'python.zip')));
  python.FS.writeFile('/lib/kernels.so', readFileSync(process.argv[2]));
  return python;
}

async function visit(picture) {
  const python = lay(await loadPyodide({ ...how, _loadSnapshot: picture }));
  // The solver's table lies in memory behind all that there is, as a page sets it aside.
  const { HEAPU8, _sbrk } = python._module;
  const [end, size] = [HEAPU8.length, (1 << 24) + 65_536];
  _sbrk(end - _sbrk(0) + size);
  python.pyimport('highnoon.server.pocket.ready').begin(1 << 24, end, size);
  python.FS.mkdir('/repository');
  python.FS.mount(python.FS.filesystems.NODEFS, { root: ROOT }, '/repository');
  python.runPython('import sys; sys.path.append("/repository")');
  return JSON.parse(await python.runPythonAsync('from tests.pocket.visit import visit\nawait visit()'));
}

try {
  const first = lay(await loadPyodide({ ...how, _makeSnapshot: true }));
  first.runPython('import sys; sys.path.insert(0, "/lib/house.zip")');
  first.pyimport('highnoon.server.pocket.ready').prepare();
  const picture = first.makeMemorySnapshot();
  process.stdout.write(JSON.stringify([await visit(picture), await visit(picture)]));
} catch (error) {
  // Pyodide's own text would be quoted along with it.
  console.error(String(error.message).slice(-4000));
  process.exit(1);
}
process.exit(0);
