/** The files of the house for options that come as files: whoever wants their own begins with them. */

const SAMPLES: Record<string, () => Promise<{ default: string }>> = {
  'moon-river/pieces': () => import('../../../../src/highnoon/games/moon_river/parcels.toml?raw'),
};

export async function sampleOf(game: string, option: string): Promise<string> {
  return (await SAMPLES[`${game}/${option}`]?.())?.default ?? '';
}
