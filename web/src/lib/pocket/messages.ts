/** What a page and its worker say to each other. */

export interface Boot {
  runtime: string;
  /** The standard library, as much of it as is needed. */
  library: string;
  python: string;
  kernels: string | null;
  /** Bytes that the solver may remember with. */
  memory: number;
}

export type ToWorker =
  | { kind: 'boot'; boot: Boot }
  | { kind: 'ask'; call: number; method: string; path: string; token: string | undefined; body: string | null }
  | { kind: 'open'; line: number; table: string; tokens: string[] }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'shut'; line: number };

export type FromWorker =
  | { kind: 'loaded'; bytes: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; call: number; status: number; text: string }
  | { kind: 'heard'; line: number; text: string }
  | { kind: 'closed'; line: number; code: number }
  /** Nothing is kept: what is played here lasts as long as the page. */
  | { kind: 'fleeting' };
