/** Where we are, by address. */

export type Route =
  | { page: 'home' }
  | { page: 'games' | 'operator' | 'daily' }
  | { page: 'puzzles'; game: string; puzzle: string; themes: string[] }
  | { page: 'explorer'; game: string; deal: string }
  | { page: 'open'; game: string; group: string }
  | { page: 'group'; id: string }
  | { page: 'table'; id: string; moment: number | null }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'study'; game: string; table: string; moment: number | null; position: string }
  | { page: 'lost' };

/** The server writes its own base path into the page. */
const base = new URL(document.documentElement.dataset.base ?? '/', location.origin);

export function parse(url: URL, root: string = base.pathname): Route {
  const path = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : '';
  const [first, second, more, rest] = path.replace(/\/$/, '').split('/').map(decoded);
  if (!first) return { page: 'home' };
  if ((first === 'games' || first === 'operator' || first === 'daily') && !second) return { page: first };
  if (first === 'puzzles' && !rest) {
    const themes = url.searchParams.get('theme')?.split(',').filter(Boolean) ?? [];
    return { page: 'puzzles', game: second ?? '', puzzle: more ?? '', themes };
  }
  if (first === 'explorer' && !more)
    return { page: 'explorer', game: second ?? '', deal: url.searchParams.get('deal') ?? '' };
  if (first === 'open' && !more)
    return { page: 'open', game: second ?? '', group: url.searchParams.get('group') ?? '' };
  if (first === 'g' && !more) return { page: 'group', id: second ?? '' };
  if ((first === 'rules' || first === 'learn') && !more) return { page: first, game: second ?? '' };
  if (first === 'study' && !more) {
    const asked = url.searchParams;
    const moment = Number.parseInt(asked.get('at') ?? '', 10);
    return {
      page: 'study',
      game: second ?? '',
      table: asked.get('table') ?? '',
      moment: Number.isNaN(moment) ? null : moment,
      position: asked.get('position') ?? '',
    };
  }
  if (first === 't' && second && !more) {
    const moment = Number.parseInt(url.searchParams.get('at') ?? '', 10);
    return { page: 'table', id: second, moment: Number.isNaN(moment) ? null : moment };
  }
  return { page: 'lost' };
}

/** A part of an address; one that is no proper text stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The secret of a personal link, until the table's page takes it; it never stays in the address bar. */
let secret: { id: string; token: string } | null = null;

/** The address without a seat's secret in it, which is kept aside. */
function hushed(url: URL): URL {
  if (!url.hash.startsWith('#seat=')) return url;
  const route = parse(url);
  const token = /^#seat=([\w~.-]+)$/.exec(url.hash)?.[1];
  if ((route.page === 'table' || route.page === 'group') && token) secret = { id: route.id, token };
  const plain = new URL(url);
  plain.hash = '';
  return plain;
}

/** The secret that came along with the link to a table or a group, once. */
export function secretOfLink(id: string): string | null {
  hushBar();
  const found = secret?.id === id ? secret.token : null;
  if (found) secret = null;
  return found;
}

function hushBar(): URL {
  const url = new URL(location.href);
  const plain = hushed(url);
  if (plain !== url) history.replaceState(null, '', plain);
  return plain;
}

/** Where we are; `links` counts the personal links that led somewhere. */
export const here: { route: Route; links: number } = $state({ route: parse(hushBar()), links: 0 });

/** An address of ours, complete. */
export function address(path: string): string {
  return new URL(path, base).href;
}

export function go(path: string, replace = false): void {
  const url = hushed(new URL(address(path)));
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  follow();
  if (!replace) scrollTo(0, 0);
}

function follow(): void {
  here.route = parse(hushBar());
  if (secret) here.links += 1;
}

export function startRouter(): void {
  addEventListener('popstate', follow);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
    if (url.pathname.includes('/api/') || (url.hash && !url.hash.startsWith('#seat='))) return;
    event.preventDefault();
    go(url.href);
  });
}
