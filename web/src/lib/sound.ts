/** Small sounds, made as they are played: no files, nothing to load. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'take' | 'ride' | 'token' | 'end';

interface Note {
  pitch: number;
  at: number;
  long: number;
  shape: OscillatorType;
  loud: number;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 523, at: 0, long: 0.09, shape: 'triangle', loud: 0.16 },
    { pitch: 784, at: 0.08, long: 0.16, shape: 'triangle', loud: 0.16 },
  ],
  take: [{ pitch: 180, at: 0, long: 0.12, shape: 'sawtooth', loud: 0.05 }],
  ride: [
    { pitch: 130, at: 0, long: 0.05, shape: 'square', loud: 0.06 },
    { pitch: 110, at: 0.09, long: 0.05, shape: 'square', loud: 0.06 },
  ],
  token: [{ pitch: 988, at: 0, long: 0.22, shape: 'sine', loud: 0.12 }],
  end: [392, 523, 659, 784].map((pitch, n) => ({
    pitch,
    at: n * 0.13,
    long: 0.24,
    shape: 'triangle' as const,
    loud: 0.15,
  })),
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const note of NOTES[sound]) {
    const start = context.currentTime + note.at;
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = note.shape;
    oscillator.frequency.setValueAtTime(note.pitch, start);
    volume.gain.setValueAtTime(note.loud, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + note.long);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + note.long);
  }
}
