/** The sounds of the table, synthesised: each is over within 300 ms, and none is loud. */

/** What a sound is like; a game says which of its events sound how. */
export type SoundName = 'knock' | 'paper' | 'thud' | 'chime' | 'bell' | 'motif';

/** Which of a game's events are heard, by their keys; all others are silent. */
export type SoundTable = Readonly<Record<string, { readonly sound?: SoundName }>>;

interface Tone {
  readonly wave: OscillatorType;
  /** Where the tone begins and where it goes, in hertz. */
  readonly from: number;
  readonly to: number;
  /** At its loudest, where 1 is all that a loudspeaker has. Three sounds together stay far below that. */
  readonly level: number;
  /** In seconds, from the beginning of the sound. */
  readonly begin: number;
  readonly rise: number;
  readonly end: number;
}

interface Whisper extends Omit<Tone, 'wave'> {
  /** Which part of the noise is let through, around where it goes. */
  readonly band: BiquadFilterType;
}

interface Recipe {
  readonly tones: readonly Tone[];
  readonly whispers: readonly Whisper[];
}

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  // A card laid on wood.
  knock: {
    tones: [
      { wave: 'sine', from: 230, to: 165, level: 0.16, begin: 0, rise: 0.003, end: 0.13 },
      { wave: 'triangle', from: 520, to: 430, level: 0.035, begin: 0, rise: 0.002, end: 0.05 },
    ],
    whispers: [{ band: 'lowpass', from: 1500, to: 700, level: 0.06, begin: 0, rise: 0.002, end: 0.03 }],
  },
  // A card drawn over others.
  paper: {
    tones: [],
    whispers: [{ band: 'bandpass', from: 2600, to: 4200, level: 0.16, begin: 0, rise: 0.05, end: 0.16 }],
  },
  // Rock that comes down, a tool that breaks. The triangle is for loudspeakers that have no depth.
  thud: {
    tones: [
      { wave: 'sine', from: 120, to: 58, level: 0.18, begin: 0, rise: 0.006, end: 0.28 },
      { wave: 'triangle', from: 190, to: 95, level: 0.05, begin: 0, rise: 0.006, end: 0.16 },
    ],
    whispers: [{ band: 'lowpass', from: 420, to: 160, level: 0.12, begin: 0, rise: 0.006, end: 0.2 }],
  },
  // Two soft notes, upwards: what was broken works again.
  chime: {
    tones: [note(523.25, 0.1, 0, 0.16), note(659.25, 0.1, 0.1, 0.29)],
    whispers: [],
  },
  // A small bell with its strange overtone.
  bell: {
    tones: [
      note(783.99, 0.11, 0, 0.29),
      { wave: 'sine', from: 2163, to: 2163, level: 0.018, begin: 0, rise: 0.004, end: 0.16 },
    ],
    whispers: [],
  },
  // Three notes for an end.
  motif: {
    tones: [note(392, 0.1, 0, 0.13), note(523.25, 0.1, 0.08, 0.21), note(659.25, 0.1, 0.16, 0.295)],
    whispers: [],
  },
};

/** Has a sound begin at a time of the context; what it's made of goes away by itself. */
export function sound(context: BaseAudioContext, noise: AudioBuffer, name: SoundName, at: number): void {
  const { tones, whispers } = RECIPES[name];
  for (const tone of tones) {
    const source = new OscillatorNode(context, { type: tone.wave, frequency: tone.from });
    glide(source.frequency, tone, at);
    run(source, source, tone, at);
  }
  for (const whisper of whispers) {
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: whisper.band, frequency: whisper.from, Q: 0.8 });
    glide(filter.frequency, whisper, at);
    run(source, source.connect(filter), whisper, at);
  }
}

/** Noise that is longer than any sound. */
export function noiseFor(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.3), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

function note(pitch: number, level: number, begin: number, end: number): Tone {
  return { wave: 'sine', from: pitch, to: pitch, level, begin, rise: 0.012, end };
}

type Shape = Omit<Tone, 'wave'>;

/** Silence, as far as a curve that never comes to nothing can tell. */
const FAINT = 0.0001;

function glide(pitch: AudioParam, { from, to, begin, end }: Shape, at: number): void {
  pitch.setValueAtTime(from, at + begin);
  pitch.exponentialRampToValueAtTime(to, at + end);
}

function run(source: AudioScheduledSourceNode, heard: AudioNode, shape: Shape, at: number): void {
  const volume = new GainNode(heard.context, { gain: 0 });
  heard.connect(volume).connect(heard.context.destination);
  const { gain } = volume;
  const start = at + shape.begin;
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(shape.level, start + shape.rise);
  gain.exponentialRampToValueAtTime(FAINT, at + shape.end);
  source.start(start);
  source.stop(at + shape.end);
}
