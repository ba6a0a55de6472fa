/** What the operator asks of the house; the secret stays in this tab. */

import { get, post, type Refused } from '../api/client';
import type { Schemas } from '../api/types';

export type House = Schemas['HouseState'];
export type Process = Schemas['ProcessState'];
export type Table = Schemas['OperatorTable'];
export type Report = Schemas['ReportState'];
export type Block = Schemas['BlockState'];
export type Act = Schemas['AuditLine'];
export type Which = 'running' | 'finished' | 'closed';

const KEY = 'highnoon-operator';

export function keptSecret(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepSecret(secret: string): void {
  try {
    if (secret) sessionStorage.setItem(KEY, secret);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The operator's doors, opened with a secret. */
export class Office {
  constructor(readonly secret: string) {}

  house = (): Promise<House> => this.get('');
  tables = (which: Which, before?: number): Promise<Table[]> =>
    this.get(`/tables?which=${which}${before === undefined ? '' : `&before=${before}`}`);
  reports = (all: boolean): Promise<Report[]> => this.get(`/reports?all=${all}`);
  blocks = (): Promise<Block[]> => this.get('/blocks');
  audit = (before?: number): Promise<Act[]> => this.get(before === undefined ? '/audit' : `/audit?before=${before}`);

  close = (table: string, why: string) => this.post(`/tables/${encodeURIComponent(table)}/close`, { why });
  reopen = (table: string) => this.post(`/tables/${encodeURIComponent(table)}/reopen`, {});
  forget = (table: string, what: { seat: number | null; names: boolean; talk: boolean }) =>
    this.post(`/tables/${encodeURIComponent(table)}/forget`, what);
  settle = (report: number, remove: boolean) => this.post(`/reports/${report}`, { remove });
  block = (network: string, seconds: number, why: string) => this.post('/blocks', { network, seconds, why });
  lift = (network: string) => this.post('/blocks/lift', { network });

  private get<T>(path: string): Promise<T> {
    return get<T>(`operator${path}`, this.secret);
  }
  private post(path: string, json: object): Promise<unknown> {
    return post(`operator${path}`, json, this.secret);
  }
}

/** Whether the secret no longer opens the door, or there is none from here. */
export const isShut = ({ status }: Refused): boolean => status === 401 || status === 404;
