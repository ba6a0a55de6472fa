/** What this browser prefers; kept in local storage, never sent anywhere. */

import { MediaQuery } from 'svelte/reactivity';
import catalogues from 'virtual:catalogues';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'quick' | 'normal' | 'slow';

/** Minutes of the day; the night may lie between them. */
export interface Quiet {
  begin: number;
  end: number;
}

export interface Settings {
  language: string;
  theme: Theme;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  speed: Speed;
  /** Ask before a choice becomes final. */
  confirm: boolean;
  /** Make a choice by itself where there is only one. */
  single: boolean;
  /** Single-key shortcuts: 1-9, H, U. */
  shortcuts: boolean;
  /** Show who is ahead while a game is on, where the table allows hints. */
  evaluation: boolean;
  /** Tell by a notification of the browser when it is this person's turn. */
  notify: boolean;
  /** When nothing is told to a closed phone. */
  quiet: Quiet | null;
  /** How this person is called at tables, and which portrait is theirs; empty for none. */
  name: string;
  portrait: string;
  /** Whether this person has been asked for them. */
  introduced: boolean;
  /** The level of the computer that was last played against, by game. */
  levels: Readonly<Record<string, number>>;
}

/** The portraits there are, as the house knows them. */
export const PORTRAITS: readonly string[] = [
  'rancher',
  'teacher',
  'prospector',
  'gambler',
  'engineer',
  'singer',
  'doctor',
  'drover',
  'horse',
  'hound',
  'owl',
  'coyote',
];

const KEY = 'highnoon-settings';

const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  de: 'Deutsch',
  nl: 'Nederlands',
  pt: 'Português',
  ru: 'Русский',
};

/** The languages that have a catalogue, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMES).filter(([code]) => code in catalogues),
);

function browserLanguage(): string {
  const wanted = navigator.languages ?? [navigator.language];
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return known ?? 'en';
}

/** Whether the device is set to dark; followed while the page is open. */
const night = typeof matchMedia === 'function' ? new MediaQuery('(prefers-color-scheme: dark)') : null;

function media(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function initial(): Settings {
  const fresh: Settings = {
    language: browserLanguage(),
    theme: 'auto',
    sound: false,
    volume: 0.6,
    speed: 'normal',
    // A finger covers what it touches and cannot hover: there, a look before the leap.
    confirm: media('(pointer: coarse)'),
    single: true,
    shortcuts: true,
    evaluation: false,
    notify: false,
    quiet: null,
    name: '',
    portrait: '',
    introduced: false,
    levels: {},
  };
  return { ...fresh, ...stored() };
}

function stored(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const settings: Settings = $state(initial());

/** Change preferences and keep only those that were ever chosen by hand. */
export function prefer(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
}

export function reducedMotion(): boolean {
  return media('(prefers-reduced-motion: reduce)');
}

/** How many times slower than written films run; 0 means not at all. */
export function filmPace(): number {
  return { off: 0, quick: 0.5, normal: 1, slow: 2.2 }[settings.speed];
}

/** Light or dark, as it is shown now. */
export function shownTheme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme;
  return night?.current ? 'dark' : 'light';
}
