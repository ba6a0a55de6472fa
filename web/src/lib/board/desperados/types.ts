/** What Desperados adds to the server's schema. */

import type { Schemas } from '../../api/types';

export type MapView = Schemas['MapView'];
export type DesperadosView = Schemas['DesperadosView'];
export type DesperadosOutlook = Schemas['DesperadosOutlook'];
export type Suspect = Schemas['SuspectView'];
export type Plan = Schemas['PlanView'];
