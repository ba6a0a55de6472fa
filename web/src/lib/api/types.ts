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
export type Weighing = Schemas['WeighingMessage'];
export type Evaluation = Schemas['EvaluationState'];
export type Analysis = Schemas['AnalysisState'];
export type Point = Schemas['PointState'];
export type Turning = Schemas['TurningState'];
export type Worth = Schemas['WorthState'];
export type StudyState = Schemas['StudyState'];
export type StudyLine = Schemas['StudyLine'];
export type Values = Schemas['ValuesState'];
export type ChoiceValue = Schemas['ChoiceValue'];
export type Aids = Schemas['AidsState'];
export type Opened = Schemas['NewTable'];
export type Seated = Schemas['Seated'];
export type TalkLine = Schemas['TalkLine'];
export type PublicTable = Schemas['PublicTable'];
export type MyTable = Schemas['MyTable'];
export type PacePlan = Schemas['PaceAsk'];
export type GroupState = Schemas['GroupState'];
export type Membership = Schemas['Membership'];
export type EndedGame = Schemas['EndedGame'];
export type SeatsOpen = TableState['seats_open'];
/** Who sits where in the next game: for a list, who of now takes each seat. */
/** How the next game is to be. */
export type Again = Partial<Schemas['RematchAsk']>;
/** How somebody is called and seen; what they have not said is left out. */
export interface Look {
  name?: string;
  portrait?: string;
}
export type LiveMessage = Schemas['LiveMessage'];

export type SeatPlan = Schemas['SeatAsk'];
export type TablePlan = Pick<Schemas['TableAsk'], 'game' | 'seats'> & Partial<Schemas['TableAsk']>;
export type PuzzleShelf = Schemas['PuzzleShelf'];
export type PuzzleState = Schemas['PuzzleState'];
export type PuzzleBoard = Schemas['PuzzleBoard'];
export type PuzzleTried = Schemas['PuzzleTried'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
export type SolverRating = Schemas['SolverRating'];
export type DailyDeal = Schemas['DailyDeal'];
export type DealShelf = Schemas['DealShelf'];
export type DealState = Schemas['DealState'];
export type DealShare = Schemas['DealShare'];
