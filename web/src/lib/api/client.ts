/** Commands and questions to the server over HTTP. */

import { address } from '../router.svelte';
import { once } from './asking';
import { Refused, unique } from './refused';
import type {
  Aids,
  GameInfo,
  Hint,
  Moment,
  MyTable,
  Opened,
  Phrase,
  PublicTable,
  Seated,
  SeatsAgain,
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
}

async function call(path: string, { method = 'GET', token, json, text }: Call = {}): Promise<Response> {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  if (text !== undefined) headers.set('Content-Type', 'application/x-ndjson');
  const body = text ?? (json === undefined ? null : JSON.stringify(json));
  let answer: Response;
  try {
    answer = await fetch(address(`api/${path}`), { method, headers, body });
  } catch {
    throw new Refused(OFFLINE, 0);
  }
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

export async function post<T>(path: string, json: unknown, token?: string): Promise<T> {
  return (await call(path, { method: 'POST', token, json })).json() as Promise<T>;
}

/** Ask for a table or a seat, once. */
function create<T>(path: string, json: object): Promise<T> {
  return once(`${path} ${JSON.stringify(json)}`, (request) => post<T>(path, { ...json, request }));
}

export const games = (): Promise<GameInfo[]> => get('games');
export const open = (table: TablePlan): Promise<Opened> => create('tables', table);
/** A first game of this kind: a fixed deal that explains itself. */
export const learn = (game: string, name: string): Promise<Opened> =>
  create(`lessons/${encodeURIComponent(game)}`, { name: name || null });
export const join = (code: string, name: string): Promise<Seated> => create('join', name ? { code, name } : { code });
export const tableState = (id: string, token?: string): Promise<TableState> => get(`tables/${id}`, token);
export const moment = (id: string, n: number, token?: string, eyes?: string): Promise<Moment> =>
  get(`tables/${id}/moments/${n}${eyes ? `?as=${eyes}` : ''}`, token);
export const aids = (id: string, token?: string): Promise<Aids> => get(`tables/${id}/aids`, token);
export const publicTables = (): Promise<PublicTable[]> => get('tables');
export const mine = (seats: { table: string; token: string }[]): Promise<MyTable[]> => post('mine', { seats });
export const sit = (id: string, name: string, seat?: number): Promise<Seated> =>
  create(`tables/${id}/seats`, { ...(name && { name }), ...(seat !== undefined && { seat }) });

/** What a seat can ask of its table. */
export function atTable(id: string, token: string) {
  const at = <T>(what: string, json: unknown = {}): Promise<T> => post<T>(`tables/${id}/${what}`, json, token);
  return {
    act: (action: string, version: number, request: string) =>
      at<{ version: number }>('actions', { action, version, request }),
    undo: () => at<{ done: boolean; needs: number[] }>('undo', { request: unique() }),
    answerUndo: (agree: boolean) => at<{ done: boolean }>('undo/answer', { agree }),
    resign: () => at<{ done: boolean }>('resign', { request: unique() }),
    rematch: (seats: SeatsAgain) => at<{ id: string }>('rematch', { seats }),
    leave: () => at('leave'),
    comeBack: () => at('return'),
    vote: (against: number, agree: boolean) => at<{ done: boolean }>('vote', { against, agree }),
    offer: (seat: number) => at<{ done: boolean }>(`seats/${seat}/offer`),
    hint: () => at<Hint>('hint'),
    say: (text: string, to: 'all' | 'side', quick?: string) =>
      at('say', { text, to, request: unique(), ...(quick && { quick }) }),
    pencil: (text: string) => at('pencil', { text }),
    name: (name: string) => at('name', { name }),
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
