/** What is said at a table, in the reader's words. */

import type { TalkLine } from '../api/types';
import { t } from '../i18n/say.svelte';

/** Quick phrases for every table; the server knows the same keys. */
export const QUICK = [
  'hello',
  'luck',
  'ready',
  'moment',
  'turn',
  'nice',
  'clever',
  'ouch',
  'oops',
  'sorry',
  'thanks',
  'yes',
  'no',
  'played',
  'again',
  'bye',
] as const;

/** Quick phrases about a place. */
export const PLACED = ['meet', 'rob', 'avoid', 'sheriff'] as const;

export function spoken(line: TalkLine): string {
  return line.quick ? t(`web-quick-${line.quick}`, { place: line.text }) : line.text;
}
