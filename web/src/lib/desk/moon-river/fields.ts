/** A position of Moon River in its parts (docs/notation.md): the table's fields, then a ranch for each player. */

import { label, type Field, type Form, type Grid } from '../fields';

const SEATS = ['purple', 'white', 'orange', 'green'] as const;
const PHASES =
  'board scenario saloon column ranchero stand take expand place discard drought circle recruit drive offer demand steal bonus forgo over';
const FIELDS: readonly [key: string, name: string, options?: string][] = [
  ['boards', 'moon-river-option-boards'],
  ['scenario', 'moon-river-option-scenario', 'none timber gold outlaws city draw'],
  ['phase', 'web-study-phase', PHASES],
  ['seat', 'web-study-side', `${SEATS.join(' ')} chance nobody`],
  ['turn', 'web-study-field-turn'],
  ['here', 'moon-river-board-here'],
  ['there', 'moon-river-board-there'],
  ['drawn', 'web-study-field-drawn'],
  ['box', 'web-study-field-box'],
  ['saloon', 'moon-river-board-saloon'],
  ['cows', 'web-study-field-cows'],
  ['tiles', 'web-study-field-tiles'],
];
const NOTHING = '-';
const WIDE = 5;
const ROWS = '/';

/** `5/2,^,2` as cells; a number is a run of free ones. */
function spread(text: string): string[] {
  return text
    .split(ROWS)
    .flatMap((row) => row.split(','))
    .flatMap((cell) => (/^\d$/.test(cell) ? Array<string>(Number(cell)).fill('') : [cell]));
}

function packed(cells: readonly string[]): string {
  const rows = Array.from({ length: cells.length / WIDE }, (_, n) => cells.slice(n * WIDE, (n + 1) * WIDE));
  return rows.map(runs).join(ROWS);
}

/** Free cells of a row as numbers. */
function runs(row: readonly string[]): string {
  const found: string[] = [];
  let free = 0;
  for (const cell of [...row, null]) {
    if (cell === '') {
      free += 1;
      continue;
    }
    if (free) found.push(String(free));
    free = 0;
    if (cell !== null) found.push(cell);
  }
  return found.join(',');
}

export const form: Form = {
  read(text) {
    const [players = '', ...parts] = text.trim().split(/\s+/);
    const count = Number(players);
    const pieces = parts.slice(FIELDS.length + count);
    if (!(count >= 2 && count <= SEATS.length) || parts.length < FIELDS.length + count || pieces.length > 1)
      return null;
    const fields: Field[] = FIELDS.map(([key, name, options], n) => ({
      key,
      label: label(name),
      value: parts[n]!,
      ...(options && { options: options.split(' ') }),
    }));
    const grids: Grid[] = [];
    for (const [n, seat] of SEATS.slice(0, count).entries()) {
      const [, cells = '', stores = ''] = /^([^[]*)\[(.*)\]$/.exec(parts[FIELDS.length + n]!) ?? [];
      const name = label(`moon-river-seat-${seat}`);
      if (spread(cells).length % WIDE) return null;
      grids.push({ key: seat, label: name, wide: WIDE, cells: spread(cells) });
      fields.push({ key: `${seat}-stores`, label: label('web-study-field-stores', { seat: name }), value: stores });
    }
    return { fields, grids, kept: [players, ...pieces] };
  },
  write({ fields, grids, kept: [players, ...pieces] }) {
    const told = fields.slice(0, FIELDS.length).map(({ value }) => value || NOTHING);
    const ranches = grids.map(({ cells }, n) => `${packed(cells)}[${fields[FIELDS.length + n]!.value}]`);
    return [players, ...told, ...ranches, ...pieces].join(' ');
  },
};
