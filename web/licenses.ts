/**
 * The licences of all that others made and the page ships, as `licenses.txt`. Vite lists the packages whose
 * code is in the bundle (`build.license`); the fonts come in by style sheets, which it does not look at, and
 * Pyodide as files, with a Python inside.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What Vite writes, and we read and take out again. */
export const LISTED = 'licenses.json';
const HERE = import.meta.dirname;
const RULE = '='.repeat(79);

interface Entry {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const listed = bundle[LISTED];
        if (listed?.type !== 'asset') throw new Error(`Vite has not listed the licences (build.license: ${LISTED})`);
        const code = JSON.parse(String(listed.source)) as Entry[];
        delete bundle[LISTED];
        const shipped = [...packagesOf(bundle).map(read), ...runtimes(bundle)];
        const entries = [...code, ...shipped].sort((a, b) => a.name.localeCompare(b.name, 'en'));
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: entries.map(told).join('\n\n') + '\n' });
      },
    },
  };
}

/** The packages whose files are shipped as they are. */
function packagesOf(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
  const names = files.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** What runs tables on the device, where the page brings it along. */
function runtimes(bundle: Rolldown.OutputBundle): Entry[] {
  if (!Object.keys(bundle).some((name) => name.startsWith('assets/pyodide-'))) return [];
  const lock = readFileSync(join(HERE, 'node_modules/pyodide/pyodide-lock.json'), 'utf8');
  const { info } = JSON.parse(lock) as { info: { python: string } };
  const pyodide = read('pyodide');
  const { version } = pyodide;
  // Whoever hands out what it covers says where its source is: the licence asks for that.
  const source = `Its source: https://github.com/pyodide/pyodide/tree/${version}`;
  return [
    { ...pyodide, text: `${source}\n\n${ours(pyodide.identifier)}` },
    { name: 'pyodide/libraries', version, identifier: 'several', text: ours('linked')! },
    { name: 'cpython', version: info.python, identifier: 'Python-2.0' },
  ];
}

function read(name: string): Entry {
  const folder = join(HERE, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = join(folder, 'LICENSE');
  return {
    name,
    version,
    identifier: license,
    ...(existsSync(file) && { text: readFileSync(file, 'utf8').trim() }),
  };
}

/** The text of a licence that we keep for those that come without it. */
function ours(identifier: string | undefined): string | null {
  const file = join(HERE, 'licenses', `${identifier ?? ''}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : null;
}

/** A package with its licence; those that come without its text have it from us. */
function told({ name, version, identifier, text }: Entry): string {
  const full = text ?? ours(identifier);
  if (!identifier || !full) throw new Error(`${name} ${version} comes without a licence: put its text into licenses`);
  return `${RULE}\n${name} ${version} (${identifier})\n${RULE}\n\n${full}`;
}
