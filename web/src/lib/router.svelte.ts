/** Where we are, by address. */

export type Route =
  | { page: 'home' }
  | { page: 'open'; game: string }
  | { page: 'table'; id: string; moment: number | null }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'lost' };

/** The server writes its own base path into the page. */
const base = new URL(document.documentElement.dataset.base ?? '/', location.origin);

export function parse(url: URL, root: string = base.pathname): Route {
  const path = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : '';
  const [first, second, more] = path.replace(/\/$/, '').split('/').map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (first === 'open' && !more) return { page: 'open', game: second ?? '' };
  if ((first === 'rules' || first === 'learn') && !more) return { page: first, game: second ?? '' };
  if (first === 't' && second && !more) {
    const moment = Number.parseInt(url.searchParams.get('at') ?? '', 10);
    return { page: 'table', id: second, moment: Number.isNaN(moment) ? null : moment };
  }
  return { page: 'lost' };
}

export const here: { route: Route } = $state({ route: parse(new URL(location.href)) });

/** An address of ours, complete. */
export function address(path: string): string {
  return new URL(path, base).href;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', address(path));
  else history.pushState(null, '', address(path));
  follow();
  if (!replace) scrollTo(0, 0);
}

function follow(): void {
  here.route = parse(new URL(location.href));
}

export function startRouter(): void {
  addEventListener('popstate', follow);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
    if (url.pathname.includes('/api/') || url.hash) return;
    event.preventDefault();
    go(url.href);
  });
}
