/** Whether a choice is as good as the best, by what the solver has proven of both. */

import type { ChoiceValue, Phrase, Values } from '../api/types';

export type Verdict =
  { kind: 'best' | 'thinking' | 'open' } | { kind: 'dollars'; dollars: number } | { kind: 'worse'; phrase: Phrase };

/** Dollars of a choice that are proven to the dollar; null where they are not. */
function dollars(one: ChoiceValue): number | null {
  const { margin } = one;
  return margin && margin.least !== null && margin.least === margin.most ? margin.least : null;
}

export function verdict(tried: string, better: string, found: Values | null): Verdict {
  if (tried === better) return { kind: 'best' };
  const mine = found?.choices.find(({ action }) => action === tried);
  if (!found || !mine) return { kind: found?.done ? 'open' : 'thinking' };
  const least = Math.max(...found.choices.map(({ low }) => low));
  if (mine.high < least) return { kind: 'worse', phrase: mine.phrase };
  const most = Math.max(...found.choices.map(({ high }) => high));
  if (mine.low < most) return { kind: found.done ? 'open' : 'thinking' };
  // The value is the best there is: then dollars count, where they are known of all that keep it.
  const kept = found.choices.filter(({ low }) => low >= most).map(dollars);
  const own = dollars(mine);
  if (own !== null) {
    const lost = Math.max(...kept.filter((one) => one !== null)) - own;
    if (lost > 0) return { kind: 'dollars', dollars: lost };
  }
  return found.done || (own !== null && !kept.includes(null)) ? { kind: 'best' } : { kind: 'thinking' };
}
