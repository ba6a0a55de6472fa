/**
 * What the page brings along to be a house of its own: Pyodide, our Python and the kernels, made by
 * `python -m tools.pocket.pack`. `virtual:pocket` says whether they are there (null where they were not
 * made, and the page then plays at houses alone); `virtual:pocket/parts`, which the first board does not
 * need, where they are and how much they weigh.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MODULE = 'virtual:pocket';
const PARTS = 'virtual:pocket/parts';
const PACKED = join(import.meta.dirname, 'pocket');
const PYODIDE = join(import.meta.dirname, 'node_modules/pyodide');
/** The levels of each game that a browser does not play; it is read here, and not fetched. */
const LACKING = 'lacking.json';
/** A zip travels packed as a whole, and is unpacked by the worker: no host need know how. */
const PACK = '.pack';
const PLAIN = '/kernels-plain.wasm';
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json'];

interface File {
  name: string;
  body: Buffer;
}

function files(): { runtime: string; all: File[] } {
  const { version } = JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8')) as { version: string };
  const runtime = `assets/pyodide-${version}/`;
  const read = (folder: string, name: string) => readFileSync(join(folder, name));
  const own = readdirSync(PACKED)
    .filter((name) => !name.startsWith('.') && name !== LACKING)
    .sort();
  const print = createHash('sha256');
  for (const name of own) print.update(read(PACKED, name));
  const home = `assets/pocket-${print.digest('hex').slice(0, 12)}/`;
  return {
    runtime,
    all: [
      ...RUNTIME.map((name) => ({ name: runtime + name, body: read(PYODIDE, name) })),
      ...own.map((name) => sent({ name: home + name, body: read(PACKED, name) })),
    ],
  };
}

/** Bytes of a file as it travels; what is packed already does not get smaller. */
const travelling = (body: Buffer): number => Math.min(body.length, gzipSync(body, { level: 9 }).length);

function sent({ name, body }: File): File {
  return name.endsWith('.zip')
    ? { name: name.replace(/\.zip$/, PACK), body: gzipSync(body, { level: 9 }) }
    : { name, body };
}

export function pocket(): Plugin {
  let found: ReturnType<typeof files> | null = null;
  return {
    name: 'pocket',
    buildStart() {
      found = existsSync(join(PACKED, 'python.zip')) ? files() : null;
      if (!found) this.warn('web/pocket is not there (make page writes it): tables on the device are left out');
    },
    resolveId: (id) => (id === MODULE || id === PARTS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) {
        const games = found?.all.find((file) => file.name.endsWith('/games.json'))?.name;
        return `export default ${JSON.stringify(games ?? null)};`;
      }
      if (id !== `\0${PARTS}`) return undefined;
      if (!found) return 'export default null;';
      const at = (name: string) => found?.all.find((file) => file.name.endsWith(name))?.name ?? null;
      // Of the two kinds of kernels a browser fetches one.
      const fetched = found.all.filter(({ name }) => !name.endsWith(PLAIN));
      const wire = fetched.reduce((sum, { body }) => sum + travelling(body), 0);
      const size = fetched.reduce((sum, { body }) => sum + body.length, 0);
      return `export default ${JSON.stringify({
        runtime: found.runtime,
        library: at(`/library${PACK}`),
        python: at(`/python${PACK}`),
        kernels: at('/kernels.wasm'),
        plain: at(PLAIN),
        lacking: JSON.parse(readFileSync(join(PACKED, LACKING), 'utf8')) as Record<string, number[]>,
        size,
        wire,
      })};`;
    },
    generateBundle() {
      for (const { name, body } of found?.all ?? []) {
        this.emitFile({ type: 'asset', fileName: name, source: body });
        if (name.endsWith('.wasm') || name.endsWith('.mjs')) {
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(body, { level: 9 }) });
        }
      }
    },
    /** What a page needs offline: all of it, in every language. Only now are names final. */
    writeBundle({ dir }, bundle) {
      const parts = found?.all.map(({ name }) => name) ?? [];
      const ours = (name: string) => name.startsWith('assets/') && !parts.some((part) => name.startsWith(part));
      const offline = { all: Object.keys(bundle).filter(ours), pocket: parts };
      writeFileSync(join(dir!, 'offline.json'), JSON.stringify(offline));
      if (!found) return;
      const wire = [...offline.all, ...parts]
        .filter((name) => !name.endsWith(PLAIN))
        .reduce((sum, name) => sum + travelling(readFileSync(join(dir!, name))), 0);
      const index = join(dir!, 'index.html');
      writeFileSync(index, readFileSync(index, 'utf8').replace('data-wire="0"', `data-wire="${wire}"`));
    },
  };
}
