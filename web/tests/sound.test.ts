/** Sounds: silent until somebody wants them, each made of tones and noise, as loud as was chosen. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SOUNDS as DESPERADOS } from '../src/lib/board/desperados/sounds';
import { SOUNDS as LONGHORN } from '../src/lib/board/longhorn/sounds';
import { SOUNDS as MOON_RIVER } from '../src/lib/board/moon-river/sounds';
import { settings } from '../src/lib/settings.svelte';
import { play } from '../src/lib/sound';
import { ALL, sounded } from '../src/lib/synth';

const levels: number[] = [];
const started: number[] = [];
const pitched: number[] = [];
const param = () => ({
  setValueAtTime: (value: number) => void levels.push(value),
  exponentialRampToValueAtTime: vi.fn(),
});
const node = () => ({ connect: (to: unknown) => to });
class Source {
  type = '';
  buffer = null;
  frequency = {
    setValueAtTime: (_: number, at: number) => void pitched.push(at),
    exponentialRampToValueAtTime: vi.fn(),
  };
  connect = (to: unknown) => to;
  start = (at: number) => void started.push(at);
  stop = vi.fn();
}
class FakeContext {
  state = 'running';
  currentTime = 10;
  sampleRate = 100;
  destination = node();
  createOscillator = () => new Source();
  createBufferSource = () => new Source();
  createGain = () => ({ ...node(), gain: param() });
  createBiquadFilter = () => ({ ...node(), type: '', frequency: { setValueAtTime: vi.fn() } });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  levels.length = started.length = pitched.length = 0;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OscillatorNode', Source);
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
  settings.volume = 0.6;
});

describe('sounds', () => {
  it('are off unless somebody turned them on', async () => {
    expect(settings.sound).toBe(false);
    play('turn');
    settings.sound = true;
    settings.volume = 0;
    play('turn');
    await new Promise((done) => setTimeout(done, 20));
    expect(started).toEqual([]);
    settings.volume = 0.5;
    play('turn');
    await vi.waitFor(() => expect(started.length).toBeGreaterThan(0));
  });

  it('are at least twelve, and each is heard', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(12);
    for (const sound of ALL) {
      const before = started.length;
      sounded(sound, 1);
      expect(started.length, sound).toBeGreaterThan(before);
    }
    expect(Math.min(...started)).toBeGreaterThanOrEqual(10);
  });

  it('are as loud as was chosen', () => {
    sounded('coin', 1);
    const loud = [...levels];
    levels.length = 0;
    sounded('coin', 0.5);
    expect(levels).toEqual(loud.map((level) => level / 2));
  });

  it('begin at their pitch when they begin', () => {
    sounded('cow', 1);
    expect(pitched).toEqual(started);
    expect(started[1]).toBeGreaterThan(started[0]!);
  });

  it('that nobody may hear yet are not kept for later', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    sounded('turn', 1);
    expect(started).toEqual([]);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    sounded('turn', 1);
    expect(started.length).toBeGreaterThan(0);
  });

  it('belong to events of all three games', () => {
    for (const table of [LONGHORN, MOON_RIVER, DESPERADOS]) expect(Object.keys(table).length).toBeGreaterThan(6);
    const heard = new Set([LONGHORN, MOON_RIVER, DESPERADOS].flatMap((table) => Object.values(table)));
    for (const sound of heard) expect(ALL).toContain(sound);
  });
});
