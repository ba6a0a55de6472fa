/** Options that the printed game does not combine: whoever chooses them is told. */

/** The text about it, or null where the game is played as printed. Options are values as JSON. */
export function houseRules(options: Readonly<Record<string, string>>): string | null {
  if (!options.boards || !options.scenario) return null;
  const legends = options.boards !== '"camp"';
  const scenario = options.scenario !== '"none"';
  if (scenario === legends) return null;
  return scenario ? 'moon-river-house-scenario' : 'moon-river-house-boards';
}
