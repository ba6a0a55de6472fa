/** Phrases in the reader's language: one Fluent catalogue for page and terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import catalogues from 'virtual:catalogues';

import type { Phrase } from '../api/types';

type Args = Phrase['args'];
/** What is said instead of a seat's own phrase, by its key. */
export type Names = Readonly<Record<string, Phrase>>;

const NOBODY: Names = {};

const now: { language: string; bundle: FluentBundle; names: Names } = $state({
  language: 'en',
  bundle: new FluentBundle('en', { useIsolating: false }),
  names: NOBODY,
});
/** The games whose words are wanted besides those of every page; also `rules-…` and `lesson-…`. */
const wanted = new Set<string>();
const bundles = new Map<string, Promise<FluentBundle>>();
let newest = '';
/** The language that was asked for last, which may still be on its way. */
let chosen = 'en';

async function read(language: string, games: readonly string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const names = [language, ...games.map((game) => `${language}/${game}`)];
  if (names.some((name) => !(name in catalogues)))
    Object.assign(catalogues, (await import('virtual:catalogues-later')).default);
  // A text that is not translated yet is read in English.
  const found = names.flatMap((name) => catalogues[name] ?? catalogues[name.replace(language, 'en')] ?? []);
  const texts = await Promise.all(found.map((load) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(text.default));
  return bundle;
}

/** Show everything in this language, now and in what is loaded later. */
export async function useLanguage(language: string, games: readonly string[] = []): Promise<void> {
  for (const game of games) wanted.add(game);
  chosen = language;
  const key = [language, ...wanted].join(' ');
  if (!bundles.has(key)) bundles.set(key, read(language, [...wanted]));
  newest = key;
  // Asked for several at once, only the last one has all words: nobody goes on without it.
  let asked = '';
  let bundle = now.bundle;
  try {
    while (asked !== newest) bundle = await bundles.get((asked = newest))!;
  } catch (error) {
    // What cannot be had is not waited for by whatever else is said.
    if (asked === newest) chosen = now.language;
    throw error;
  }
  now.language = asked.split(' ')[0]!;
  now.bundle = bundle;
}

/** Have the words of these games too. */
export async function alsoSpeak(...games: string[]): Promise<void> {
  await useLanguage(chosen, games);
}

export function language(): string {
  return now.language;
}

/** Call people by their names wherever a sentence speaks of their seats. */
export function callPeople(names: Names): void {
  now.names = names;
}

/** A phrase that came from the server; `otherwise` is said where no text for it exists. */
export function say(phrase: Phrase, otherwise?: string): string {
  return otherwise === undefined || known(phrase.key) ? t(phrase.key, phrase.args) : otherwise;
}

/** A message by its key. A key without a message is shown as it is: never silently nothing. */
export function t(key: string, args: Args = {}, names = now.names): string {
  const message = now.bundle.getMessage(key);
  const told = spoken(args, names);
  return message?.value ? now.bundle.formatPattern(message.value, told, []) : bare(key, told);
}

/** A key without a text, still readable; games and seats are called by their own keys. */
function bare(key: string, args: Record<string, FluentVariable>): string {
  const name = /^(.+)-title$|-seat-(.+)$/.exec(key);
  if (name) return (name[1] ?? name[2])!;
  return [key, ...Object.entries(args).map(([one, value]) => `${one}=${String(value)}`)].join(' ');
}

/** What a game is called: a name on the sign, or at least its title. */
export function gameName(game: string): string {
  return known(`web-game-${game}`) ? t(`web-game-${game}`) : t(`${game}-title`);
}

/** Whether the catalogue has this message. */
export function known(key: string): boolean {
  return now.bundle.hasMessage(key);
}

/**
 * Arguments as text. A phrase brings its other forms along: where `$colour` is said, `$colour-many`
 * is the attribute `.many` of the colour's own message, so that adjectives can agree with nouns.
 */
function spoken(args: Args, names: Names): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number' || typeof value === 'string') told[name] = value;
    else if (Array.isArray(value)) told[name] = list(value.map((one) => nested(one, names)[0]));
    else if (value && typeof value === 'object') {
      const [text, forms] = nested(value, names);
      told[name] = text;
      for (const [form, other] of forms) told[`${name}-${form}`] = other;
    } else told[name] = String(value);
  }
  return told;
}

/** A phrase within another one, and its other forms; a seat is called by the name of whoever sits there. */
function nested(phrase: Phrase, names: Names): [string, [string, string][]] {
  const given = names[phrase.key];
  // The role beside a name is the seat's own word.
  const [{ key, args }, left] = given ? [given, NOBODY] : [phrase, names];
  const told = spoken(args, left);
  const forms = Object.entries(now.bundle.getMessage(key)?.attributes ?? {});
  return [t(key, args, left), forms.map(([form, pattern]) => [form, now.bundle.formatPattern(pattern, told, [])])];
}

/** A phrase without arguments, to be said within another one. */
export function word(key: string): Phrase {
  return { key, args: {} };
}

/** Several things as the language lists them (CLDR): a, b, and c. */
export function list(words: string[]): string {
  return new Intl.ListFormat(now.language).format(words);
}

export function money(amount: number): string {
  return new Intl.NumberFormat(now.language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}
