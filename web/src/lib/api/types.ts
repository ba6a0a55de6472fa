/** The server's words, until the schema is there. */
export interface Phrase { key: string; args: Record<string, unknown> }
export interface SeatState { seat: number; key: string; phrase: Phrase; name: string | null; kind: 'person' | 'bot' | 'open' | 'record'; level: number | null; side: number; present: boolean; device: number }
export interface Choice { action: string; index: number; phrase: Phrase; kind: string; args: (number | string)[]; outlook?: LonghornOutlook | null }
export interface SeenEvent { kind: string; data: Record<string, unknown>; phrase: Phrase | null }
export interface LogEntry { n: number; moment: number | null; by: number; events: SeenEvent[] }
export interface ScoreLine { what: Phrase; amount: number }
export interface Result { reason: Phrase; places: number[]; scores: number[]; breakdown: ScoreLine[][] }
export interface UndoState { can: boolean; needs: number[]; asked_by: number | null; answered: number[] }
export interface TableState {
  id: string; game: string; rules: number; options: Record<string, unknown>; public: boolean; hints: boolean; code: string | null;
  seats: SeatState[]; viewer: number; mine: number[]; version: number; waiting_for: number[]; prompt: Phrase; choices: Choice[];
  refusals?: Refusal[]; view: unknown; result: Result | null; log: LogEntry[]; log_from: number; talk: { by: number; text: string; to: string }[];
  undo: UndoState; moments: number | null; thinking: number[]; watching: number; rematch: string | null; resign: boolean; created: string; finished: string | null;
}
export interface Moment { moment: number; by: number; view: unknown; prompt: Phrase; log: LogEntry[]; result: Result | null }
export interface Hint { version: number; action: string; index: number; phrase: Phrase; value: number | null; reason: Phrase | null }
export interface GameInfo { key: string; rules: number; players: number[]; options: { key: string; default: unknown; values: unknown[] | null }[]; hidden: boolean; seats: Record<string, { key: string; phrase: Phrase; side: number }[]>; levels: number[] }
export interface SeatPlan { kind: 'me' | 'local' | 'open' | 'bot'; level?: number; name?: string }
export interface NewTable { game: string; options?: Record<string, unknown>; seats: SeatPlan[]; public?: boolean; hints?: boolean }
export interface Opened { id: string; code: string | null; tokens: Record<string, string> }
export interface Seated { id: string; seat: number; token: string }
export interface Refusal { action: string; kind: string; args: (number | string)[]; why: Phrase }
export interface LonghornView {
  viewer: number; phase: string; side: number; waiting_for: number | null; outlaw: number | null;
  cells: { place: number; key: string; cows: number[]; token: string }[];
  players: { herd: number[]; nuggets: string; dollars: number; worth: number; last_place: number | null }[];
  left: number[]; prices: number[]; removed: number[]; struck: number | null; stolen: number; to_place: number[]; again: boolean; ambush_nugget: string;
}
export interface LonghornOutlook { worth: number[]; steps: number; places: number[]; over: boolean }
