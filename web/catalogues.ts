/**
 * The catalogue as modules of a sensible size: for each language one with what every page says,
 * for each game one with its words, one with its rules and one with its first game, and one with
 * what bots and the solver say. `virtual:catalogues` knows how to load them all.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../src/highnoon/i18n/locales');
const INDEX = 'virtual:catalogues';
const BASE = ['common', 'server', 'computers', 'doors', 'limits', 'games', 'web', 'licences'];
const GAMES = readdirSync(join(import.meta.dirname, '../src/highnoon/games'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
  .map((one) => one.name.replaceAll('_', '-'));
/** What bots and the solver say, for `en/advice`. */
const ADVICE = ['bots', ...GAMES.map((game) => `bots-${game}`), 'solver', 'web-advice'];
/** What is said about the company at a table, and about maps of one's own. */
const MORE = ['together', 'maps'];

/** What is loaded only when somebody reads it: `en/rules-longhorn`, `en/lesson-longhorn`. */
const TEXTS = ['rules', 'lesson'];

/** The files of a catalogue: `en` is what every page says, `en/longhorn` what Longhorn says. */
function filesOf(name: string): string[] {
  const [language, part] = name.split('/') as [string, string | undefined];
  const text = TEXTS.find((one) => part?.startsWith(`${one}-`));
  const files = !part ? BASE : part === 'advice' ? ADVICE : text ? [text, part] : [part, `web-${part}`];
  return files.map((file) => join(LOCALES, language, `${file}.ftl`)).filter(existsSync);
}

function names(): string[] {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((one) => one.isDirectory());
  const parts = [...GAMES, 'advice', ...MORE, ...TEXTS.flatMap((text) => GAMES.map((game) => `${text}-${game}`))];
  const all = languages.flatMap(({ name }) => [name, ...parts.map((part) => `${name}/${part}`)]);
  return all.filter((name) => filesOf(name).length);
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) {
        const lines = names().map((name) => `'${name}': () => import('${INDEX}/${name}')`);
        return `export default { ${lines.join(', ')} };`;
      }
      if (!id.startsWith(`\0${INDEX}/`)) return undefined;
      const files = filesOf(id.slice(INDEX.length + 2));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))};`;
    },
  };
}
