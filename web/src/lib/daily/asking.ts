/** The deals of the day, and tables with them. */

import { create, get } from '../api/client';
import type { DailyDeal, Look, Opened } from '../api/types';

export const deals = (): Promise<DailyDeal[]> => get('daily');

export const openDeal = (game: string, level: number, look: Look): Promise<Opened> =>
  create(`daily/${encodeURIComponent(game)}`, { level, ...look });
