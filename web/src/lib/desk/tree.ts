/** A tree of positions that somebody studies: pure data, written as a link or a file. */

export const FORMAT = 1;
/** More is no study but an accident, or somebody's joke. */
export const MOST = 2000;
const LONGEST_NOTE = 2000;
const LONGEST_NAME = 80;

export interface Node {
  readonly id: number;
  /** What led here from the node above, in notation; empty at the root. */
  action: string;
  /** The position's text, once the rules have told it. */
  position: string | null;
  name: string;
  note: string;
  children: Node[];
  readonly above: Node | null;
}

export interface Tree {
  game: string;
  root: Node;
}

/** A file or a link that is none of ours. */
export class NotOurs extends Error {}

let count = 0;

function node(above: Node | null, action: string, position: string | null): Node {
  return { id: count++, action, position, name: '', note: '', children: [], above };
}

export function planted(game: string, position: string): Tree {
  return { game, root: node(null, '', position) };
}

/** The node that an action leads to: the one that is there, or a new branch. */
export function grown(above: Node, action: string, position: string | null): Node {
  const known = above.children.find((one) => one.action === action);
  if (known) {
    known.position ??= position;
    return known;
  }
  const made = node(above, action, position);
  above.children.push(made);
  return made;
}

export function cut(one: Node): void {
  if (one.above) one.above.children = one.above.children.filter((other) => other !== one);
}

/** How many nodes there are from here on. */
export const size = (one: Node): number => one.children.reduce((sum, child) => sum + size(child), 1);

/** All nodes from the root to this one. */
export function pathTo(one: Node): Node[] {
  const path = [one];
  while (path[0]!.above) path.unshift(path[0]!.above);
  return path;
}

/** What comes after this one on the first branch, itself included. */
export function lineFrom(one: Node): Node[] {
  const line = [one];
  while (line.at(-1)!.children.length) line.push(line.at(-1)!.children[0]!);
  return line;
}

/** The node beside this one: branches of one position, in the order in which they grew. */
export function beside(one: Node, step: number): Node {
  const all = one.above?.children ?? [one];
  return all[(all.indexOf(one) + step + all.length) % all.length]!;
}

// --- written ---

/** `[action, name, note, children]`; what is empty at the end is left out. */
type Written = [string, ...unknown[]];

function writeNode(one: Node): Written {
  const parts: Written = [one.action, one.name, one.note, one.children.map(writeNode)];
  while (parts.length > 1 && !(parts.at(-1) as string | unknown[]).length) parts.pop();
  return parts;
}

export function written({ game, root }: Tree): string {
  return JSON.stringify({ 'highnoon-study': FORMAT, game, position: root.position, tree: writeNode(root) });
}

export function read(text: string): Tree {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NotOurs();
  }
  const { game, position, tree, 'highnoon-study': format } = (found ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || typeof game !== 'string' || typeof position !== 'string') throw new NotOurs();
  let left = MOST;
  const readNode = (above: Node | null, from: unknown): Node => {
    if (!Array.isArray(from) || --left < 0) throw new NotOurs();
    const [action, name = '', note = '', children = []] = from as unknown[];
    if (typeof action !== 'string' || typeof name !== 'string' || typeof note !== 'string' || !Array.isArray(children))
      throw new NotOurs();
    const made = node(above, action, above ? null : position);
    made.name = name.slice(0, LONGEST_NAME);
    made.note = note.slice(0, LONGEST_NOTE);
    made.children = children.map((child) => readNode(made, child));
    return made;
  };
  return { game, root: readNode(null, tree) };
}

// --- in a link ---

async function through(data: BodyInit, how: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Response(data).body!.pipeThrough(how);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A tree for the end of a link: it stays with whoever opens it, no server sees it. */
export async function packed(tree: Tree): Promise<string> {
  const bytes = await through(written(tree), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(text: string): Promise<Tree> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return read(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    throw new NotOurs();
  }
}
