/** What the page has for each game: its folder here says it. Games without one are played in words. */

import type { Component } from 'svelte';

import type { Looker } from '../table/looker.svelte';
import type { Session } from '../table/session.svelte';

export type TableScreen = Component<{ session: Session; looker: Looker }>;
/** Takes the text of an option that comes as a file; undefined for the house's own. */
export type FilePicker = Component<{ text: string | undefined }, object, 'text'>;

/** Draws the figure of this name. */
export type Figures = Component<{ name: string }>;

type Load<T> = () => Promise<{ default: T }>;

interface Screens {
  play: Load<TableScreen>;
  ending: Load<TableScreen>;
  legend?: Load<Component>;
}

/** What a game's own folder gives; everything is loaded when it is first needed. */
export interface GamePage extends Screens {
  /** Its place among the posters while the house has not said which games it has. */
  order: number;
  poster: {
    art: string;
    /** The colour of the title by day. */
    ink?: string;
    /** The part of the picture that is always seen. */
    focus?: string;
  };
  /** The drawings of its rules. */
  figures?: Load<Figures>;
  /** Where the card of the first game stands beside the board. */
  lessonCard?: { right?: string; bottom?: string; width?: string };
  /** Options that are chosen by more than a file's name. */
  pickers?: Readonly<Record<string, Load<FilePicker>>>;
  /** The house's own file of an option: whoever wants their own begins with it. */
  samples?: Readonly<Record<string, Load<string>>>;
  /** The text about options that the printed game does not combine; they are given as JSON. */
  houseRules?: (options: Readonly<Record<string, string>>) => string | null;
}

const FOLDERS = import.meta.glob<GamePage>('./*/index.ts', { eager: true, import: 'default' });

const PAGES: ReadonlyMap<string, GamePage> = new Map(
  Object.entries(FOLDERS)
    .map(([path, page]): [string, GamePage] => [path.split('/')[1]!, page])
    .sort(([, one], [, other]) => one.order - other.order),
);

const PLAIN: Screens = {
  play: () => import('./plain/Plain.svelte'),
  ending: () => import('./plain/PlainEnding.svelte'),
};

/** The games that the page draws. */
export const drawnGames = (): string[] => [...PAGES.keys()];

export const pageOf = (game: string): GamePage | undefined => PAGES.get(game);

export const screensOf = (game: string): Screens => PAGES.get(game) ?? PLAIN;
