/** Long lists of choices in two steps: first where or whose, then what. */

import type { Choice } from '../../api/types';

export interface Group {
  /** The part of the choices' notation that they share, such as `b3`. */
  key: string;
  choices: Choice[];
}

/** Which word of an action's notation makes the group, by kind. */
const SHARED: Readonly<Record<string, number>> = {
  place: 1,
  drive: 1,
  steal: 1,
  demand: 1,
  bonus: 1,
  recruit: 1,
  cowboy: 1,
};

/** Up to so many choices are simply shown; a chip always comes before its side. */
const FEW = 10;
const SIDES = 2;

/** Choices that belong to no group, and the groups in the order of their first choice; no group where few are. */
export function grouped(choices: readonly Choice[]): { single: Choice[]; groups: Group[] } {
  const few = choices.some((choice) => choice.kind === 'recruit') ? SIDES : FEW;
  if (choices.length <= few) return { single: [...choices], groups: [] };
  const groups = new Map<string, Choice[]>();
  const single: Choice[] = [];
  for (const choice of choices) {
    const word = SHARED[choice.kind];
    const key = word === undefined ? undefined : choice.action.split(' ')[word];
    if (key === undefined) single.push(choice);
    else groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return { single, groups: [...groups].map(([key, found]) => ({ key, choices: found })) };
}
