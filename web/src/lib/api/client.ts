/** Commands and questions to the server over HTTP. */

import packedGames from 'virtual:pocket';

import { forDevice, isHere, noteHouse, place } from '../pocket/place.svelte';
import { address } from '../router.svelte';
import { once } from './asking';
import { Refused, unique } from './refused';
import type {
  Again,
  Aids,
  GameInfo,
  Hint,
  Look,
  Moment,
  MyTable,
  Opened,
  Phrase,
  PublicTable,
  Seated,
  TablePlan,
  TableState,
} from './types';

export { Refused, unique };

/** The server cannot be reached. */
export const OFFLINE: Phrase = { key: 'web-error-offline', args: {} };

interface Call {
  method?: 'GET' | 'POST';
  token?: string | undefined;
  json?: unknown;
  text?: string;
  within?: number;
}

/** How long a server may take to answer (milliseconds), and how long where it has to think first. */
const ANSWER_WITHIN = 12_000;
const THOUGHT_WITHIN = 150_000;
const SAID_WITHIN = 5000;

async function call(
  path: string,
  { method = 'GET', token, json, text, within = THOUGHT_WITHIN }: Call = {},
): Promise<Response> {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  if (text !== undefined) headers.set('Content-Type', 'application/x-ndjson');
  const body = text ?? (json === undefined ? null : JSON.stringify(json));
  // The list of public tables is the house's alone: by it the page sees that the house is back.
  const ofHouse = method === 'GET' && path === 'tables';
  if (!ofHouse && forDevice(path)) return onDevice(method, path, token, body);
  let answer: Response;
  try {
    answer = await fetch(address(`api/${path}`), { method, headers, body, signal: AbortSignal.timeout(within) });
  } catch {
    noteHouse(false);
    throw new Refused(OFFLINE, 0);
  }
  noteHouse(true);
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

/** The same question to this device, whose worker gives the same answers. */
async function onDevice(
  method: string,
  path: string,
  token: string | undefined,
  body: string | null,
): Promise<Response> {
  const { device } = await import('../pocket/device.svelte');
  let found: { status: number; text: string };
  try {
    found = await device.ask(method, path, token, body);
  } catch {
    throw new Refused({ key: 'pocket-error-start', args: {} }, 0);
  }
  const answer = new Response(found.text, { status: found.status });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { error } = (await answer.json()) as { error: Phrase & { reasons: Phrase[] } };
    return new Refused({ key: error.key, args: error.args }, answer.status, error.reasons);
  } catch {
    return new Refused({ key: 'web-error-server', args: { status: answer.status } }, answer.status);
  }
}

export async function get<T>(path: string, token?: string): Promise<T> {
  return (await call(path, { token })).json() as Promise<T>;
}

export async function post<T>(path: string, json: unknown, token?: string, within = THOUGHT_WITHIN): Promise<T> {
  return (await call(path, { method: 'POST', token, json, within })).json() as Promise<T>;
}

/** Ask for a table or a seat, once. */
export function create<T>(path: string, json: object, token?: string): Promise<T> {
  return once(`${path} ${JSON.stringify(json)}`, (request) => post<T>(path, { ...json, request }, token));
}

/** The games of the house; without one, those that this page can play itself. */
export async function games(): Promise<GameInfo[]> {
  if (place.house) {
    try {
      return await get('games');
    } catch (error) {
      if (!packedGames || !(error instanceof Refused) || error.status) throw error;
    }
  }
  return (await fetch(address(packedGames!))).json() as Promise<GameInfo[]>;
}
export const open = (table: TablePlan): Promise<Opened> => create('tables', table);
/** A first game of this kind: a fixed deal that explains itself. */
export const learn = (game: string, { name, ...face }: Look): Promise<Opened> =>
  create(`lessons/${encodeURIComponent(game)}`, { name: name ?? null, ...face });
export const join = (code: string, look: Look): Promise<Seated> => create('join', { code, ...look });
export const tableState = (id: string, token?: string): Promise<TableState> => get(`tables/${id}`, token);
export const moment = (id: string, n: number, token?: string, eyes?: string): Promise<Moment> =>
  get(`tables/${id}/moments/${n}${eyes ? `?as=${eyes}` : ''}`, token);
export const aids = (id: string, token?: string): Promise<Aids> => get(`tables/${id}/aids`, token);
export const publicTables = (): Promise<PublicTable[]> => (place.house ? get('tables') : Promise.resolve([]));

/** How my tables stand: those of the house, and those of this device, which are read without waking it. */
export async function mine(seats: { table: string; token: string }[]): Promise<MyTable[]> {
  const own = [...new Set(seats.map(({ table }) => table).filter(isHere))];
  const far = seats.filter(({ table }) => !isHere(table));
  const here = own.length ? await (await import('../pocket/device.svelte')).standings(own) : [];
  const near = here.flatMap((text) => (text ? (JSON.parse(text) as MyTable[]) : []));
  if (!far.length || !place.house) return near;
  try {
    return [...near, ...(await post<MyTable[]>('mine', { seats: far }))];
  } catch (error) {
    if (!near.length) throw error;
    return near;
  }
}
export const sit = (id: string, look: Look, code?: string | null, seat?: number): Promise<Seated> =>
  create(`tables/${id}/seats`, { ...look, ...(code && { code }), ...(seat !== undefined && { seat }) });

/** What a seat can ask of its table. */
export function atTable(id: string, token: string) {
  const at = <T>(what: string, json: unknown = {}, within = ANSWER_WITHIN): Promise<T> =>
    post<T>(`tables/${id}/${what}`, json, token, within);
  return {
    act: (action: string, version: number, request: string, beat: boolean) =>
      at<{ version: number }>('actions', { action, version, request, beat }),
    undo: () => at<{ done: boolean; needs: number[] }>('undo', { request: unique() }),
    answerUndo: (agree: boolean) => at<{ done: boolean }>('undo/answer', { agree }),
    resign: () => at<{ done: boolean }>('resign', { request: unique() }),
    rematch: (again: Again) => at<{ id: string }>('rematch', again),
    leave: () => at('leave'),
    comeBack: () => at('return'),
    waitNoLonger: (seat: number, end: boolean) => at('absent', { seat, end }),
    vote: (against: number, agree: boolean) => at<{ done: boolean }>('vote', { against, agree }),
    offer: (seat: number) => at<{ done: boolean }>(`seats/${seat}/offer`),
    hint: () => at<Hint>('hint', {}, THOUGHT_WITHIN),
    say: (text: string, to: 'all' | 'side', request: string, quick?: string) =>
      at('say', { text, to, request, ...(quick && { quick }) }, SAID_WITHIN),
    pencil: (text: string) => at('pencil', { text }),
    name: (name: string | null, portrait: string | null) => at('name', { name, portrait }),
  };
}

export async function record(id: string, token?: string): Promise<string> {
  return (await call(`tables/${id}/record`, { token })).text();
}

export async function upload(text: string): Promise<{ id: string }> {
  return once(`records ${text}`, async (request) => {
    const answer = await call(`records?request=${request}`, { method: 'POST', text });
    return (await answer.json()) as { id: string };
  });
}
