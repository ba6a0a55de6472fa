/** The groups this device is in, and its key to each. */

import type { Membership } from '../api/types';
import { secretOfLink } from '../router.svelte';

export interface MyGroup {
  id: string;
  name: string;
  token: string;
  /** When it was last looked at (milliseconds). */
  at: number;
}

const KEY = 'highnoon-groups';

function read(): MyGroup[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as MyGroup[]) : [];
  } catch {
    return [];
  }
}

const mine: { groups: MyGroup[] } = $state({ groups: read() });

function write(groups: MyGroup[]): void {
  mine.groups = groups.sort((a, b) => b.at - a.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(mine.groups));
  } catch {
    // Without storage a membership lasts as long as the page; the personal link still brings it back.
  }
}

/** My groups, the one looked at last first. */
export function myGroups(): readonly MyGroup[] {
  return mine.groups;
}

export function membership(id: string): MyGroup | null {
  return mine.groups.find((one) => one.id === id) ?? null;
}

export function keepGroup({ id, token }: Pick<Membership, 'id' | 'token'>, name: string): void {
  write([{ id, token, name, at: Date.now() }, ...mine.groups.filter((one) => one.id !== id)]);
}

export function forgetGroup(id: string): void {
  write(mine.groups.filter((one) => one.id !== id));
}

/** Take over the membership of a personal link that led here. */
export function adoptGroup(id: string): void {
  const token = secretOfLink(id);
  if (token) keepGroup({ id, token }, membership(id)?.name ?? '');
}
