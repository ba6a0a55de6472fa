/** Sounds made as they are played, of tones and noise: no files, nothing to load but this. */

/** A tone that may glide, or noise through a filter; times are seconds, pitches hertz. */
interface Voice {
  wave: OscillatorType | 'noise';
  pitch: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}

const tone = (pitch: number, at: number, long: number, loud = 0.16, wave: OscillatorType = 'triangle'): Voice => ({
  wave,
  pitch,
  at,
  long,
  loud,
});
const noise = (pitch: number, at: number, long: number, loud: number): Voice => ({
  wave: 'noise',
  pitch,
  at,
  long,
  loud,
});
const hooves = [0, 0.1, 0.17, 0.34, 0.44, 0.51];

const SOUNDS = {
  /** It is my turn. */
  turn: [tone(523, 0, 0.1), tone(784, 0.09, 0.2)],
  /** A card is laid. */
  card: [noise(3200, 0, 0.07, 0.22), noise(900, 0.05, 0.05, 0.18)],
  /** A cow changes hands, and says so. */
  cow: [
    { wave: 'sawtooth', pitch: 150, to: 176, long: 0.14, loud: 0.08 },
    { wave: 'sawtooth', pitch: 176, to: 118, at: 0.12, long: 0.4, loud: 0.09 },
  ],
  /** Somebody rides. */
  ride: hooves.map((at, n) => noise(n % 3 ? 320 : 440, at, 0.05, 0.3)),
  /** A domino of land is laid on the table. */
  domino: [noise(1400, 0, 0.03, 0.4), tone(170, 0, 0.09, 0.2, 'sine')],
  /** A piece of wood stands on its place. */
  stand: [noise(2200, 0, 0.02, 0.25), tone(320, 0, 0.06, 0.14, 'sine')],
  /** Somebody joins: a whistle. */
  recruit: [
    { wave: 'sine', pitch: 900, to: 1500, long: 0.16, loud: 0.09 },
    { wave: 'sine', pitch: 1500, to: 1250, at: 0.17, long: 0.18, loud: 0.09 },
  ],
  /** Money changes hands. */
  coin: [tone(1976, 0, 0.06, 0.1, 'sine'), tone(2637, 0.06, 0.28, 0.1, 'sine')],
  /** A token does something. */
  token: [tone(988, 0, 0.22, 0.12, 'sine')],
  /** Pieces go back where they came from. */
  away: [{ wave: 'triangle', pitch: 330, to: 165, long: 0.3, loud: 0.13 }],
  /** A bank is robbed: dynamite, then coins. */
  loot: [
    noise(180, 0, 0.45, 0.5),
    { wave: 'sine', pitch: 90, to: 40, long: 0.4, loud: 0.3 },
    ...[0.3, 0.38, 0.46].map((at, n) => tone(1568 + 330 * n, at, 0.12, 0.08, 'sine')),
  ],
  /** The cell door. */
  arrest: [tone(310, 0, 0.09, 0.09, 'square'), noise(2600, 0, 0.18, 0.3), tone(98, 0.12, 0.35, 0.22, 'square')],
  /** A coach passes: the bell of the station. */
  coach: [tone(1318, 0, 0.5, 0.1, 'sine'), tone(1318, 0.22, 0.5, 0.08, 'sine')],
  /** Somebody said something. */
  talk: [tone(660, 0, 0.05, 0.1, 'sine'), tone(880, 0.06, 0.07, 0.1, 'sine')],
  /** The clock is running low. */
  clock: [noise(4200, 0, 0.02, 0.3), noise(3000, 0.25, 0.02, 0.3)],
  /** Won: a fanfare. */
  win: [392, 523, 659, 784].map((pitch, n) => tone(pitch, n * 0.13, n === 3 ? 0.6 : 0.2)),
  /** Lost: it goes down. */
  loss: [392, 370, 349, 330].map((pitch, n) => tone(pitch, n * 0.2, n === 3 ? 0.7 : 0.22, 0.13)),
  /** It is over, and nobody is ahead; or others played. */
  end: [tone(392, 0, 0.2), tone(523, 0.16, 0.45)],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof SOUNDS;
export const ALL = Object.keys(SOUNDS) as Sound[];

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Play a sound, as loud as this between 0 and 1. */
export function sounded(sound: Sound, volume: number): void {
  // Browsers let a page be heard only after somebody has touched it: what came before would wait, and sound at once.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const voice of SOUNDS[sound] as Voice[]) voiced(context, voice, volume);
}

function voiced(room: AudioContext, { wave, pitch, to, at = 0, long, loud }: Voice, volume: number): void {
  const start = room.currentTime + at;
  const fade = room.createGain();
  fade.gain.setValueAtTime(loud * volume, start);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + long);
  fade.connect(room.destination);
  const source = wave === 'noise' ? rustle(room, pitch, fade) : hum(room, wave, pitch, start, fade);
  if (to && source instanceof OscillatorNode) source.frequency.exponentialRampToValueAtTime(to, start + long);
  source.start(start);
  source.stop(start + long);
}

function hum(room: AudioContext, wave: OscillatorType, pitch: number, at: number, out: GainNode): OscillatorNode {
  const source = room.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  source.connect(out);
  return source;
}

/** Noise around a pitch. */
function rustle(room: AudioContext, pitch: number, out: GainNode): AudioBufferSourceNode {
  if (!hiss) {
    hiss = room.createBuffer(1, room.sampleRate, room.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  }
  const source = room.createBufferSource();
  source.buffer = hiss;
  const filter = room.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, room.currentTime);
  source.connect(filter).connect(out);
  return source;
}
