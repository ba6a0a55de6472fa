// Compiles the Python in all zips of a folder with Pyodide's own Python: node tools/pocket/compile.mjs <folder>

import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const { loadPyodide } = await import(join(HERE, '../../web/node_modules/pyodide/pyodide.mjs'));
// The same bytes every time, and lines without columns, which nobody reads.
const env = { HOME: '/', PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' };
const python = await loadPyodide({ env });
python.FS.mkdir('/zips');
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(process.argv[2]) }, '/zips');
python.runPython(readFileSync(join(HERE, 'compiling.py'), 'utf8'), { filename: 'compiling.py' });
process.exit(0);
