/** What Moon River adds to the server's schema. */

import type { Schemas } from '../../api/types';

export type MoonRiverView = Schemas['MoonRiverView'];
export type MoonRiverOutlook = Schemas['MoonRiverOutlook'];
