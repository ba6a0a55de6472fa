/** Which computers play on this device: every level that is offered is what it says. */

import packed from 'virtual:pocket/parts';
import { strength } from '../styles';

interface Offered {
  key: string;
  levels: number[];
  styles: number[];
  programs: unknown[];
}

/** The levels of a game that are not played on this device. */
export const lacking = (game: string): readonly number[] => packed?.lacking[game] ?? [];

/** A game as this device offers it: without levels that need more, and without the house's programs. */
export function asHere<Game extends Offered>(game: Game): Game {
  const left = lacking(game.key);
  const here = (level: number): boolean => !left.includes(strength(level));
  return { ...game, levels: game.levels.filter(here), styles: game.styles.filter(here), programs: [] };
}
