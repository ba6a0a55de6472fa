/** A closed phone: this browser's subscription, as the house is told of it. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../src/lib/settings.svelte';
import { base64url, ringHere, stopHere, wasStopped } from '../src/lib/telegraph/push';

const KEY = base64url(new Uint8Array([4, 250, 255, 62]).buffer);
const wish = { seats: [{ table: 't', token: 'secret' }], language: 'de', quiet: { begin: 1320, end: 420 } };

class Bell {
  endpoint = 'https://push.test/phone';
  gone = false;
  options: { applicationServerKey: ArrayBuffer | null };
  constructor(key: number[]) {
    this.options = { applicationServerKey: new Uint8Array(key).buffer };
  }
  toJSON = () => ({ endpoint: this.endpoint, keys: { p256dh: 'p', auth: 'a' } });
  unsubscribe = () => Promise.resolve((this.gone = true));
}

let bell: Bell | null = null;
const subscribe = vi.fn(() => Promise.resolve((bell = new Bell([4, 250, 255, 62]))));
const asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  bell = null;
  asked.length = 0;
  subscribe.mockClear();
  const registration = { pushManager: { getSubscription: () => Promise.resolve(bell), subscribe } };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
    asked.push({ path: new URL(url).pathname, body });
    return Promise.resolve(new Response(JSON.stringify({ key: KEY, done: true })));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a closed phone', () => {
  it('is told of the seats that are kept here, and when to be quiet', async () => {
    expect(await ringHere(wish)).toBe(true);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    const [, told] = asked;
    expect(told?.path).toBe('/api/bell');
    expect(told?.body).toMatchObject({
      ...wish,
      endpoint: 'https://push.test/phone',
      keys: { p256dh: 'p', auth: 'a' },
    });
  });

  it('keeps its subscription, unless the house has another key', async () => {
    const mine = (bell = new Bell([4, 250, 255, 62]));
    await ringHere(wish);
    expect(subscribe).not.toHaveBeenCalled();
    expect(mine.gone).toBe(false);
    const old = (bell = new Bell([1]));
    await ringHere(wish);
    expect(old.gone).toBe(true);
    expect(subscribe).toHaveBeenCalledOnce();
  });

  it('is not asked where the person has not allowed it', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    expect(await ringHere(wish)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('hears nothing more after one click', async () => {
    settings.notify = true;
    const mine = (bell = new Bell([1]));
    await stopHere();
    expect(settings.notify).toBe(false);
    expect(asked).toEqual([{ path: '/api/bell/stop', body: { endpoint: 'https://push.test/phone' } }]);
    expect(mine.gone).toBe(true);
  });

  it('knows that it was stopped while no page was open', async () => {
    vi.stubGlobal('caches', { delete: () => Promise.resolve(true) });
    expect(await wasStopped()).toBe(true);
  });
});
