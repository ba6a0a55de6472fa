/** What creates something is asked with an id that is kept until the answer is here: a lost answer is asked for again. */

import { Refused, unique } from './refused';

const KEY = 'highnoon-asked';
const TRIES = 3;
/** Ids older than this are of clicks that nobody remembers (milliseconds). */
const FRESH = 60 * 60 * 1000;

interface Open {
  id: string;
  at: number;
}

function read(): Record<string, Open> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Open>;
  } catch {
    return {};
  }
}

let open = read();

function write(): void {
  const since = Date.now() - FRESH;
  open = Object.fromEntries(Object.entries(open).filter(([, { at }]) => at > since));
  try {
    localStorage.setItem(KEY, JSON.stringify(open));
  } catch {
    // Without storage an id lasts as long as the page.
  }
}

/** A short name for what is asked; should two share one, the server notices and a new id is taken. */
function nameOf(what: string): string {
  let name = 0;
  for (let n = 0; n < what.length; n++) name = (Math.imul(name, 31) + what.charCodeAt(n)) | 0;
  return `${what.length}:${name}`;
}

const pause = (tries: number) => new Promise((done) => setTimeout(done, 400 * 2 ** tries));

/** Ask for something once, however often the line breaks meanwhile. */
export async function once<T>(what: string, ask: (request: string) => Promise<T>): Promise<T> {
  const name = nameOf(what);
  for (let tries = 1; ; tries++) {
    const known = open[name];
    const { id } = (open[name] = known && known.at > Date.now() - FRESH ? known : { id: unique(), at: Date.now() });
    write();
    try {
      const answer = await ask(id);
      delete open[name];
      write();
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const reused = error.phrase.key === 'error-request-reused';
      if (error.status >= 400 && error.status < 500 && error.status !== 429) {
        delete open[name];
        write();
      }
      if (tries === TRIES || (error.status && !reused)) throw error;
      if (!reused) await pause(tries);
    }
  }
}
