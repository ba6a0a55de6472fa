/** This device as a house: its worker, what it fetches, and its lines. Loaded only when a table is here. */

import packed from 'virtual:pocket/parts';

import { address } from '../router.svelte';
import { tokensOf } from '../seats.svelte';
import { openTables, standingOf } from './database';
import { rememberKeys, restoreKeys } from './keys';
import type { FromWorker, ToWorker } from './messages';

interface Answer {
  status: number;
  text: string;
}

interface Follower {
  heard: (text: string) => void;
  closed: (code: number) => void;
}

/** Bytes for proofs: as much as a small phone can spare, and no more than the house's own engine takes. */
const MEMORY = 128 * 1024 * 1024;
const SMALL = 32 * 1024 * 1024;
const LITTLE = 2;
const MEGABYTE = 1_000_000;
/** Where the service worker keeps the page's files. */
const KEPT = 'highnoon-page';

/** A module of one instruction for several words at once: does this browser know it? */
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

class Device {
  /** How much has come of what has to be fetched, from 0 to 1; null while nothing is fetched. */
  share = $state<number | null>(null);
  /** The same in megabytes as they travel; what a table does not wait for comes after it. */
  readonly brought = $derived(((this.share ?? 0) * (packed?.wire ?? 0)) / MEGABYTE);
  /** Why it does not work, or why nothing lasts. */
  trouble = $state<'failed' | 'fleeting' | null>(null);
  private worker: Worker | null = null;
  private bytes = 0;
  private calls = 0;
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly followers = new Map<number, Follower>();
  private ready: Promise<void> | null = null;

  /** Fetch and start what is needed, once; a failed start may be tried again. */
  start(): Promise<void> {
    return (this.ready ??= new Promise((begun, failed) => {
      if (!packed) return failed(new Error('left out of this page'));
      const kernels = WebAssembly.validate(SIMD) ? packed.kernels : packed.plain;
      this.share = this.bytes = 0;
      this.trouble = null;
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.worker = worker;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') {
          this.share = null;
          // Without a network there is nothing new to keep.
          keepForLater(kernels).catch(() => undefined);
          begun();
        } else if (data.kind === 'failed') this.fail(data.why, failed);
        else this.hear(data);
      };
      worker.onerror = (event) => this.fail(event.message, failed);
      const memory = (navigator as { deviceMemory?: number }).deviceMemory;
      this.tell({
        kind: 'boot',
        boot: {
          runtime: address(packed.runtime),
          library: address(packed.library),
          python: address(packed.python),
          kernels: kernels && address(kernels),
          memory: memory !== undefined && memory <= LITTLE ? SMALL : MEMORY,
        },
      });
    }));
  }

  private fail(why: string, failed: (error: Error) => void): void {
    console.error(why);
    if (this.share === null) return;
    this.share = this.ready = null;
    this.trouble = 'failed';
    this.worker?.terminate();
    failed(new Error(why));
  }

  private tell(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(data: FromWorker): void {
    if (data.kind === 'loaded') {
      this.bytes += data.bytes;
      this.share = Math.min(1, this.bytes / (packed?.size ?? 1));
    } else if (data.kind === 'fleeting') this.trouble = 'fleeting';
    else if (data.kind === 'answer') {
      this.asked.get(data.call)?.(data);
      this.asked.delete(data.call);
    } else if (data.kind === 'heard') this.followers.get(data.line)?.heard(data.text);
    else if (data.kind === 'closed') {
      this.followers.get(data.line)?.closed(data.code);
      this.followers.delete(data.line);
    }
  }

  /** What a house would answer. */
  async ask(method: string, path: string, token: string | undefined, body: string | null): Promise<Answer> {
    await Promise.all([this.start(), restoreKeys()]);
    const table = /^tables\/([^/?]+)/.exec(path)?.[1] ?? '';
    const known = tokensOf(table);
    const call = ++this.calls;
    const answer = await new Promise<Answer>((answered) => {
      this.asked.set(call, answered);
      this.tell({ kind: 'ask', call, method, path, token: token ?? Object.values(known)[0], body });
    });
    if (method === 'POST' && answer.status < 300) await this.remember(path, answer.text, known);
    return answer;
  }

  /** The keys of a new table are kept before it is shown; those of the next game are the same. */
  private async remember(path: string, text: string, known: Record<string, string>): Promise<void> {
    if (!/^(tables|(lessons|daily)\/[^/]+|tables\/[^/]+\/rematch)$/.test(path)) return;
    const { id, tokens } = JSON.parse(text) as { id: string; tokens?: Record<string, string> };
    await rememberKeys(id, tokens ?? known);
  }

  /** Follow a table; what is returned ends it. */
  follow(table: string, tokens: string[], follower: Follower): { say: (text: string) => void; shut: () => void } {
    const line = ++this.calls;
    this.followers.set(line, follower);
    Promise.all([this.start(), restoreKeys()]).then(
      () =>
        this.followers.has(line) &&
        this.tell({ kind: 'open', line, table, tokens: tokens.length ? tokens : Object.values(tokensOf(table)) }),
      () => follower.closed(0),
    );
    return {
      say: (text) => this.tell({ kind: 'say', line, text }),
      shut: () => {
        this.followers.delete(line);
        this.tell({ kind: 'shut', line });
      },
    };
  }
}

export const device = new Device();

/** How tables of this device stand, without waking Python: JSON for each, undefined where nothing is kept. */
export async function standings(tables: readonly string[]): Promise<(string | undefined)[]> {
  try {
    const database = await openTables();
    return await Promise.all(tables.map((id) => standingOf(database, id)));
  } catch {
    return tables.map(() => undefined);
  }
}

/** Bring along what an installed app needs, before its first table and only once; the page tells how far it is. */
export async function keepAhead(): Promise<void> {
  // The page itself is kept last.
  if (await self.caches?.match(address(''), { cacheName: KEPT })) return;
  await device.start().catch(() => undefined);
}

/** From now on the page starts without a network, and the browser is asked not to throw games away. */
async function keepForLater(kernels: string | null): Promise<void> {
  await navigator.storage?.persist?.();
  const { keepOffline } = await import('./offline');
  await keepOffline(kernels);
}
