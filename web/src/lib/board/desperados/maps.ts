/** Maps, before a table is opened on one. */

import { get, post } from '../../api/client';
import type { MapView } from './types';

/** The map of the house, and its file. */
export const sampleMap = (): Promise<{ map: MapView; text: string }> => get('maps/desperados');

/** What a map file shows, or a refusal with all that is wrong with it. */
export const tryMap = (text: string): Promise<{ map: MapView }> => post('maps/desperados', { text });
