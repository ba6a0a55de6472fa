/** The worker: Python with our house in it, away from the page's thread. */

import { lastingTables, noteStanding, putTable, tableText, type Why } from './database';
import type { Boot, FromWorker, ToWorker } from './messages';
import { startPython, type Pocket } from './python';

const scope = self as unknown as { postMessage(message: FromWorker): void; onmessage: unknown };
const tell = (message: FromWorker): void => scope.postMessage(message);

/** Tell how much has come, whoever fetches it. */
function counting(): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, control) {
        tell({ kind: 'loaded', bytes: part.byteLength });
        control.enqueue(part);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(counter), { status, headers });
  };
}

/** What travels packed is unpacked on its way, whoever fetches it: Pyodide has its own library brought. */
function unpacking(packed: string[]): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (what, how) => {
    const answer = await plain(what, how);
    const address = what instanceof Request ? what.url : String(what);
    if (!answer.ok || !packed.some((file) => address.endsWith(file))) return answer;
    return new Response(answer.body!.pipeThrough(new DecompressionStream('gzip')));
  };
}

/** Where the browser keeps nothing, tables last as long as the page, and the page says so. */
async function keeper(): Promise<object> {
  try {
    const database = await lastingTables();
    return {
      put: async (id: string, seq: number, text: string): Promise<Why> => putTable(await database(), { id, seq, text }),
      get: async (id: string) => tableText(await database(), id),
      note: async (id: string, seats: string) => noteStanding(await database(), id, seats),
    };
  } catch {
    tell({ kind: 'fleeting' });
    const texts = new Map<string, string>();
    return {
      put(id: string, _: number, text: string): Promise<Why> {
        texts.set(id, text);
        return Promise.resolve('');
      },
      get: (id: string) => Promise.resolve(texts.get(id)),
      note: () => undefined,
    };
  }
}

async function start(boot: Boot): Promise<Pocket> {
  // What is kept already does not travel; untouched, the browser keeps it compiled, too.
  if (await self.caches?.match(boot.python)) tell({ kind: 'loaded', bytes: Infinity });
  else counting();
  unpacking([boot.python, boot.library]);
  const [{ python, house }, kept] = await Promise.all([startPython(boot), keeper()]);
  toPy = (value) => python.toPy(value);
  return house.Pocket(kept, (line: number, text: string | undefined, code: number) =>
    tell(text === undefined ? { kind: 'closed', line, code } : { kind: 'heard', line, text }),
  );
}

let toPy: (value: unknown) => unknown = (value) => value;
let pocket: Promise<Pocket> | null = null;
/** Lets the lock of a line's table go. */
const locks = new Map<number, () => void>();
const ELSEWHERE = { error: { key: 'pocket-error-elsewhere', args: {}, reasons: [] } };
const REPLACED = 4409;

/** One page at a time has a table open; another is told so. */
async function locked(line: number, table: string): Promise<boolean> {
  if (!navigator.locks) return true;
  return new Promise((taken) => {
    void navigator.locks.request(`highnoon-${table}`, { ifAvailable: true }, (lock) => {
      taken(lock !== null);
      return lock ? new Promise<void>((free) => locks.set(line, free)) : undefined;
    });
  });
}

async function open(house: Pocket, line: number, table: string, tokens: string[]): Promise<void> {
  if (await locked(line, table)) return house.open_line(line, table, toPy(tokens));
  tell({ kind: 'heard', line, text: JSON.stringify({ type: 'error', request: null, ...ELSEWHERE }) });
  tell({ kind: 'closed', line, code: REPLACED });
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === 'boot') {
    pocket = start(message.boot);
    await pocket;
    tell({ kind: 'ready' });
    return;
  }
  const house = await pocket!;
  if (message.kind === 'ask') {
    const { call, method, path, token, body } = message;
    const answer = await house.ask(method, path, token, body ?? undefined);
    const [status, text] = answer.toJs();
    answer.destroy();
    tell({ kind: 'answer', call, status, text });
  } else if (message.kind === 'open') await open(house, message.line, message.table, message.tokens);
  else if (message.kind === 'say') await house.hear(message.line, message.text);
  else {
    await house.close_line(message.line);
    locks.get(message.line)?.();
    locks.delete(message.line);
  }
}

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
};
