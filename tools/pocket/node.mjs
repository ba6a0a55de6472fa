// Runs a Python program under Pyodide in Node, with our packed Python as a browser has it:
// node tools/pocket/node.mjs <kernels or -> <program.py> [arguments]

import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { loadPyodide } = await import(join(ROOT, 'web/node_modules/pyodide/pyodide.mjs'));
const [kernels, program, ...rest] = process.argv.slice(2);

const packages = (process.env.HIGHNOON_PACKAGES ?? '').split(':').filter(Boolean);
// A browser has the part of the standard library that our Python needs; packages may need the rest.
const python = await loadPyodide(packages.length ? {} : { stdLibURL: join(ROOT, 'web/pocket/library.zip') });
python.FS.writeFile('/lib/house.zip', readFileSync(join(ROOT, 'web/pocket/python.zip')));
if (kernels !== '-') python.FS.writeFile('/lib/kernels.so', readFileSync(resolve(kernels)));
python.FS.mkdir('/repository');
python.FS.mount(python.FS.filesystems.NODEFS, { root: ROOT }, '/repository');
for (const folder of packages) {
  // Packages of plain Python that a test needs, such as pytest; ours go first.
  python.FS.mkdir('/packages');
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/packages');
  python.runPython('import sys; sys.path.append("/packages")');
}
python.globals.set('arguments', python.toPy(rest));
python.runPython('import sys; sys.path[:0] = ["/lib/house.zip", "/repository"]');
try {
  await python.runPythonAsync(readFileSync(resolve(program), 'utf8'), { filename: program });
} catch (error) {
  // Pyodide's own text would be quoted along with it.
  console.error(String(error.message).slice(-4000));
  process.exit(1);
}
process.exit(python.runPython('globals().get("failed", 0)'));
