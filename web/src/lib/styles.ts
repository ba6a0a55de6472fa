/** Styles of computers: the same strength with another temper; 13 is level 3, cautious (as `bots/styles.py` has it). */

export const STYLES = ['cautious', 'bold'] as const;
const APART = 10;
const MOST = APART * (1 + STYLES.length);

const isStyled = (level: number): boolean => level >= APART && level < MOST;

/** How strong a computer is, whatever its style; programs' numbers are their own. */
export const strength = (level: number): number => (isStyled(level) ? level % APART : level);

/** The style of a level's number, if it has one. */
export const styleOf = (level: number): (typeof STYLES)[number] | undefined =>
  isStyled(level) ? STYLES[Math.floor(level / APART) - 1] : undefined;

/** A level with another style, if the game offers it; as usual otherwise. */
export function inStyle(level: number, style: string, offered: readonly number[]): number {
  const wanted = strength(level) + APART * (1 + STYLES.indexOf(style as (typeof STYLES)[number]));
  return offered.includes(wanted) ? wanted : strength(level);
}
