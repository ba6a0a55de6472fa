/** A position of Desperados in its parts (docs/notation.md): `name=value`, a seat's start apart from its cards. */

import { label, type Field, type Form } from '../fields';

const SEATS = ['sheriff', 'green', 'red', 'yellow', 'purple', 'orange'] as const;
const PHASES = 'banks plan muster hideout sheriff cards heists tiles over'.split(' ');
/** Fields before the seats, and after them. */
const FIRST = ['phase', 'round', 'move', 'plan'] as const;
const REST = [
  'deputies',
  'ridden',
  'decided',
  'heists',
  'reckoned',
  'due',
  'arrested',
  'poker-gone',
  'banks',
  'loot',
] as const;
const NAMES: Record<string, string> = { phase: 'web-study-phase' };

const seatsOf = (players: string): readonly string[] => SEATS.slice(0, Number(players));

export const form: Form = {
  read(text) {
    const words = text.trim().split(/\s+/);
    const told = new Map(words.map((word) => [word.split('=', 1)[0]!, word.slice(word.indexOf('=') + 1)]));
    const players = told.get('players') ?? '';
    if (words.some((word) => !word.includes('=')) || seatsOf(players).length < 3) return null;
    const take = (key: string): string => {
      const value = told.get(key) ?? '';
      told.delete(key);
      return value;
    };
    const field = (key: string): Field => ({
      key,
      label: label(NAMES[key] ?? `web-study-field-${key}`),
      value: take(key),
      ...(key === 'phase' && { options: PHASES }),
    });
    take('players');
    const fields = FIRST.map(field);
    for (const key of seatsOf(players)) {
      const seat = label(`desperados-seat-${key}`);
      const [start = '', cards = ''] = take(key).split(':');
      fields.push(
        { key: `${key}-start`, label: label('web-study-field-start', { seat }), value: start },
        { key: `${key}-cards`, label: label('web-study-field-cards', { seat }), value: cards },
      );
      if (key !== 'sheriff')
        fields.push({
          key: `${key}-lost`,
          label: label('web-study-field-lost', { seat }),
          value: take(`${key}-lost`),
        });
    }
    fields.push(...REST.map(field));
    return { fields, grids: [], kept: [players, ...[...told].map(([key, value]) => `${key}=${value}`)] };
  },
  write({ fields, kept: [players = '', ...more] }) {
    const value = (key: string): string => fields.find((one) => one.key === key)?.value ?? '';
    const said = (key: string, text: string): string[] => (text ? [`${key}=${text}`] : []);
    const seats = seatsOf(players).flatMap((key) => {
      const cards = value(`${key}-cards`);
      const row = value(`${key}-start`) + (cards ? `:${cards}` : '');
      return [...said(key, row), ...said(`${key}-lost`, value(`${key}-lost`))];
    });
    const plain = (keys: readonly string[]): string[] => keys.flatMap((key) => said(key, value(key)));
    return [`players=${players}`, ...plain(FIRST), ...seats, ...plain(REST), ...more].join(' ');
  },
};
