/** What Longhorn adds to the server's schema. */

import type { Schemas } from '../../api/types';

export type LonghornView = Schemas['LonghornView'];
export type LonghornOutlook = Schemas['LonghornOutlook'];
