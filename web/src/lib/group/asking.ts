/** What can be asked of a group. */

import { create, get, post } from '../api/client';
import type { GroupState, Membership, Schemas, Seated } from '../api/types';
import { myLook } from '../ui/introduction.svelte';

const at = (id: string, what = '') => `groups/${encodeURIComponent(id)}${what}`;

export const found = (name: string, member: string): Promise<Membership> => create('groups', { name, member });
export const enter = (id: string, name: string): Promise<Membership> => create(at(id, '/members'), { name });
export const look = (id: string, token?: string): Promise<GroupState> => get(at(id), token);
export const rename = (id: string, token: string, name: string) => post(at(id, '/name'), { name }, token);
export const call = (id: string, token: string, name: string) => post(at(id, '/me'), { name }, token);
export const leave = (id: string, token: string) => post(at(id, '/leave'), {}, token);
export const sitAt = (id: string, token: string, table: string, seat: number): Promise<Seated> => {
  const { portrait } = myLook();
  return create(at(id, `/tables/${encodeURIComponent(table)}/seats`), { seat, ...(portrait && { portrait }) }, token);
};
export const setHook = (id: string, token: string, url: string, language: string) =>
  post(at(id, '/webhook'), { url, language }, token);
export const tryHook = (id: string, token: string): Promise<Schemas['HookTried']> =>
  post(at(id, '/webhook/test'), {}, token);
export const stopHook = (id: string, token: string) => post(at(id, '/webhook/stop'), {}, token);
