/** Positions in their parts: what is read is written again, and one part is changed at a time. */

import { describe, expect, it } from 'vitest';

import { form as desperados } from '../src/lib/desk/desperados/fields';
import type { Form, Parts } from '../src/lib/desk/fields';
import { form as river } from '../src/lib/desk/moon-river/fields';

const RIVER =
  '3 camp none expand purple dominoes=1 .,K3@white,K4@orange,. D,C,K3,K4 - - DTPRF 30 - ' +
  '5/5/5/M*2,D,3/Mon!P,D,^,2[Mc,K5] 5/5/5/5/2,^,2[] 5/5/5/5/2,^,2[D]';
const GANG =
  'players=3 phase=heists round=1 move=2 plan=1 sheriff=taos:fort-sumner,roswell green=yuma:phoenix,tucson ' +
  'green-lost=taos red=yuma:nogales,tucson deputies=taos,taos banks=500.0,800.0,1100.0,2300.0,2600.0';

const read = (form: Form, text: string): Parts => form.read(text)!;
function filled(form: Form, text: string, key: string, value: string): string {
  const parts = read(form, text);
  return form.write({ ...parts, fields: parts.fields.map((one) => (one.key === key ? { ...one, value } : one)) });
}

describe('a position of Moon River', () => {
  it.each([RIVER, `${RIVER} pieces=7D:1;5,5,3,5,2;CM,DF;3ace,4c,3ad,3be,2ace`])('comes back: %s', (text) => {
    expect(river.write(read(river, text))).toBe(text);
  });
  it('has a grid for each ranch, with its free cells empty', () => {
    const [purple, white] = read(river, RIVER).grids;
    expect(purple!.cells).toHaveLength(25);
    expect(purple!.cells.slice(15)).toEqual(['M*2', 'D', '', '', '', 'Mon!P', 'D', '^', '', '']);
    expect(white!.cells.filter(Boolean)).toEqual(['^']);
  });
  it('changes in one cell, one field, one store', () => {
    const parts = read(river, RIVER);
    const [purple, ...others] = parts.grids;
    const cells = purple!.cells.map((cell, n) => (n === 0 ? 'K3' : cell));
    const text = river.write({ ...parts, grids: [{ ...purple!, cells }, ...others] });
    expect(text).toContain(' K3,4/5/5/M*2,D,3/');
    expect(filled(river, RIVER, 'cows', '7')).toContain(' DTPRF 7 - ');
    expect(filled(river, RIVER, 'turn', '')).toContain(' purple - .,K3');
    expect(filled(river, RIVER, 'orange-stores', 'D,K3')).toMatch(/\[D,K3\]$/);
  });
  it.each(['', '3 camp', '9 camp none', RIVER.replace('5/5/5/5/2,^,2[]', '5/4[]'), `${RIVER} a b`])(
    'that has other parts is none: %s',
    (text) => expect(river.read(text)).toBeNull(),
  );
});

describe('a position of Desperados', () => {
  it('comes back, with what has no part of its own', () => {
    expect(desperados.write(read(desperados, GANG))).toBe(GANG);
    expect(desperados.write(read(desperados, `${GANG} map=abc=`))).toBe(`${GANG} map=abc=`);
  });
  it('has start, cards and lost cards of each seat apart', () => {
    expect(filled(desperados, GANG, 'green-start', 'taos')).toContain(' green=taos:phoenix,tucson ');
    expect(filled(desperados, GANG, 'red-cards', '')).toContain(' red=yuma deputies');
    expect(filled(desperados, GANG, 'green-lost', '')).not.toContain('lost');
    expect(filled(desperados, GANG, 'arrested', 'red')).toContain(' arrested=red banks=');
  });
  it.each(['', 'players=2 phase=cards', 'players=3 yuma'])('that has other parts is none: %s', (text) =>
    expect(desperados.read(text)).toBeNull(),
  );
});
