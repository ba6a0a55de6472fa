/** What this browser prefers; kept in local storage, never sent anywhere. */

import catalogues from 'virtual:catalogues';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'quick' | 'normal' | 'slow';

export interface Settings {
  language: string;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  /** Ask before a choice becomes final. */
  confirm: boolean;
  /** Single-key shortcuts: 1-9, H, U. */
  shortcuts: boolean;
  /** Show who is ahead while a game is on, where the table allows hints. */
  evaluation: boolean;
  /** Tell by a notification of the browser when it is this person's turn. */
  notify: boolean;
  /** How this person is called at tables. */
  name: string;
}

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

function media(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function initial(): Settings {
  const fresh: Settings = {
    language: browserLanguage(),
    theme: 'auto',
    sound: false,
    speed: 'normal',
    // A finger covers what it touches and cannot hover: there, a look before the leap.
    confirm: media('(pointer: coarse)'),
    shortcuts: true,
    evaluation: false,
    notify: false,
    name: '',
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
  return media('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}
