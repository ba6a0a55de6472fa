/** The order of the page's folders: each imports itself and what is below it, lazily or not. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../src');

/** From the bottom to the top; folders beside each other do not know each other. */
const ORDER: readonly (readonly string[])[] = [
  ['art', 'router', 'settings', 'styles', 'synth'],
  ['badge', 'notify', 'seats', 'sound'],
  ['pocket'],
  ['api'],
  ['i18n'],
  ['keeping', 'telegraph'],
  ['ui'],
  ['table'],
  ['study', 'together'],
  ['board/desperados', 'board/longhorn', 'board/moon-river', 'board/plain'],
  ['rules/desperados', 'rules/longhorn', 'rules/moon-river'],
  ['board'],
  ['rules'],
  ['lesson'],
  ['home'],
  ['daily', 'desk', 'explorer', 'group', 'opening', 'puzzles'],
  ['operator'],
  ['routes'],
  ['App', 'app', 'catalogues', 'fonts'],
  ['main'],
];

/** The place of a file in the order: its folder, or for a single module its name. */
function placeOf(path: string): string {
  // What a game's folder says about itself belongs to the list of games.
  if (/^lib\/board\/[\w-]+\/(index|house)(\.ts)?$/.test(path)) return 'board';
  const parts = path.replace(/^lib\//, '').split('/');
  if (parts.length === 1) return parts[0]!.split('.')[0]!;
  const within = parts.slice(0, 2).join('/');
  return parts.length > 2 && heightOf(within) >= 0 ? within : parts[0]!;
}

function heightOf(place: string): number {
  return ORDER.findIndex((layer) => layer.includes(place));
}

/** The game to which a folder belongs, if it belongs to one. */
const gameOf = (place: string): string | undefined => place.split('/')[1];

interface Import {
  file: string;
  from: string;
  to: string;
}

/** Everything that a text imports from inside the page. */
function imports(file: string, text: string): Import[] {
  const named = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g);
  return [...named]
    .map((found) => normalize(join(dirname(file), found[1]!)))
    .filter((target) => !target.startsWith('..'))
    .map((target) => ({ file, from: placeOf(file), to: placeOf(target) }));
}

function allowed({ from, to }: Import): boolean {
  if (from === to) return true;
  const otherGame = gameOf(from) !== undefined && gameOf(to) !== undefined && gameOf(from) !== gameOf(to);
  return heightOf(to) < heightOf(from) && !otherGame;
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(ts|svelte)$/.test(name));

describe('imports', () => {
  it('know every folder', () => {
    expect(files.filter((file) => heightOf(placeOf(file)) < 0)).toEqual([]);
  });

  it('go down only', () => {
    const found = files.flatMap((file) => imports(file, readFileSync(join(ROOT, file), 'utf-8')));
    expect(found.length).toBeGreaterThan(300);
    expect(found.filter((one) => !allowed(one))).toEqual([]);
  });

  it.each([
    ['lib/ui/Icon.svelte', "import { pageOf } from '../board';"],
    ['lib/ui/Icon.svelte', "const load = () => import('../board/longhorn/Piece.svelte');"],
    ['lib/board/longhorn/Tile.svelte', "import Piece from '../moon-river/Piece.svelte';"],
    ['lib/rules/longhorn/Figure.svelte', "import Piece from '../../board/moon-river/Piece.svelte';"],
    ['lib/api/client.ts', "import { t } from '../i18n/say.svelte';"],
    ['lib/table/hand.svelte.ts', "export type { Page } from '../../routes';"],
  ])('would not let %s say %s', (file, text) => {
    expect(imports(file, text).filter(allowed)).toEqual([]);
    expect(imports(file, text)).toHaveLength(1);
  });
});
