/**
 * The catalogue as modules of a sensible size: for each language one with what every page says,
 * for each game one with its words, one with its rules and one with its first game, and one with
 * what bots and the solver say. `virtual:catalogues` knows how to load what a board says, `virtual:catalogues-later`
 * the rest.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../src/highnoon/i18n/locales');
const INDEX = 'virtual:catalogues';
const BASE = [
  'common',
  'server',
  'computers',
  'doors',
  'limits',
  'games',
  'names',
  'web',
  'web-table',
  'web-people',
  'web-reading',
  'licences',
];
const GAMES = readdirSync(join(import.meta.dirname, '../src/highnoon/games'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
  .map((one) => one.name.replaceAll('_', '-'));
/** What bots and the solver say, for `en/advice`. */
const ADVICE = ['bots', ...GAMES.map((game) => `bots-${game}`), 'solver', 'judging', 'web-advice'];
/** Who plays, and the computers of all games by name: `en/who`. */
const WHO = ['web-who', 'levels', 'styles', ...GAMES.map((game) => `levels-${game}`)];
/** The company at a table, what its computers weigh, and what is reported there: `en/together`. */
const TOGETHER = ['together', 'web-together', 'reports', 'weighing'];

/** Tables on the device, and those that are taken along: `en/pocket`. */
const POCKET = ['pocket', 'along'];

/** Positions far from any table, and what may be wrong with them: `en/study`. */
const STUDY = ['study', 'web-study', 'web-positions', ...GAMES.map((game) => `${game}-positions`)];

/** The deal of the day, and solved deals: `en/daily`. */
const DAILY = ['web-daily', 'web-deals'];

/** What is loaded only when somebody reads it: `en/rules-longhorn`, `en/lesson-longhorn`. */
const TEXTS = ['rules', 'lesson'];

/** The files of a catalogue: `en` is what every page says, `en/longhorn` what Longhorn says. */
function filesOf(name: string): string[] {
  const [language, part] = name.split('/') as [string, string | undefined];
  const text = TEXTS.find((one) => part?.startsWith(`${one}-`));
  const whole = part
    ? { advice: ADVICE, who: WHO, together: TOGETHER, pocket: POCKET, study: STUDY, daily: DAILY }[part]
    : BASE;
  const styles = part && GAMES.includes(part) ? ['styles'] : [];
  const own = [part!, `${part}-options`, `web-${part}`, `levels-${part}`, ...styles];
  const files = whole ?? (text ? [text, part!] : own);
  return files.map((file) => join(LOCALES, language, `${file}.ftl`)).filter(existsSync);
}

function names(parts: readonly string[]): string[] {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((one) => one.isDirectory());
  const all = languages.flatMap(({ name }) => parts.map((part) => (part ? `${name}/${part}` : name)));
  return all.filter((name) => filesOf(name).length);
}

/** What every page knows how to load: what all of them say, the company, and the games. */
const FIRST = ['', 'together', ...GAMES];
/** What is listed only once somebody wants some of it: a list of all would outweigh the words of a game. */
const LATER = [
  'advice',
  'who',
  'maps',
  'telegraph',
  'games-kept',
  'groups',
  'evening',
  'pocket',
  'study',
  'operator',
  'puzzles',
  'daily',
  ...TEXTS.flatMap((text) => GAMES.map((game) => `${text}-${game}`)),
];

/** A text without what is only for whoever edits it: comments, and empty lines between messages. */
function bare(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n+(?=[a-z])/g, '\n');
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}` || id === `\0${INDEX}-later`) {
        const lines = names(id.endsWith('later') ? LATER : FIRST).map(
          (name) => `'${name}': () => import('${INDEX}/${name}')`,
        );
        return `export default { ${lines.join(', ')} };`;
      }
      if (!id.startsWith(`\0${INDEX}/`)) return undefined;
      const name = id.slice(INDEX.length + 2);
      const files = filesOf(name);
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => bare(readFileSync(file, 'utf8'))).join('\n');
      // What a computer cannot see is told where one is chosen, not while it plays.
      const told = name.endsWith('/who') ? text : text.replace(/^bot-.*-blind = .*\n/gm, '');
      return `export default ${JSON.stringify(told)};`;
    },
  };
}
