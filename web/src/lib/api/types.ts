/** Short names for what the server's schema says. `schema.d.ts` is generated: `npm run types`. */

import type { components } from './schema';

export type Schemas = components['schemas'];

export type Phrase = Schemas['PlainPhrase'];
export type GameInfo = Schemas['HouseGame'];
export type SeatState = Schemas['SeatState'];
export type Choice = Schemas['LegalChoice'];
export type SeenEvent = Schemas['SeenEvent'];
export type LogEntry = Schemas['LogLine'];
export type TableState = Schemas['TableState'];
export type Moment = Schemas['MomentState'];
export type Hint = Schemas['Hint'];
export type Evaluation = Schemas['EvaluationState'];
export type Analysis = Schemas['AnalysisState'];
export type Point = Schemas['PointState'];
export type Turning = Schemas['TurningState'];
export type Worth = Schemas['WorthState'];
export type Aids = Schemas['AidsState'];
export type Opened = Schemas['NewTable'];
export type Seated = Schemas['Seated'];
export type TalkLine = Schemas['TalkLine'];
export type PublicTable = Schemas['PublicTable'];
export type MyTable = Schemas['MyTable'];
export type PacePlan = Schemas['PaceAsk'];
/** Who sits where in the next game: for a list, who of now takes each seat. */
export type SeatsAgain = 'same' | 'rotate' | number[];
export type LiveMessage = Schemas['LiveMessage'];

export type SeatPlan = Schemas['SeatAsk'];
export type TablePlan = Pick<Schemas['TableAsk'], 'game' | 'seats'> & Partial<Schemas['TableAsk']>;
