// Small sounds, made here from tones and noise: nothing has to be heard to play.

/** @type {AudioContext | undefined} */
let made;

const context = () => (made ??= new AudioContext());

/** A tone: pitch at its beginning and end, when it begins, how long it lasts, how loud it is. */
/** @typedef {[from: number, to: number, late: number, long: number, loud: number, shape?: OscillatorType]} Tone */
/** Noise: the pitch it is filtered to, when it begins, how long it lasts, how loud it is. */
/** @typedef {[pitch: number, late: number, long: number, loud: number]} Hiss */

/** @type {Record<string, { tones?: Tone[], hisses?: Hiss[] }>} */
const SOUNDS = {
  draw: { hisses: [[1800, 0, 0.09, 0.5]], tones: [[240, 180, 0.05, 0.08, 0.3]] },
  auction: { tones: [[392, 392, 0, 0.5, 0.3, "triangle"], [523, 523, 0.16, 0.6, 0.3, "triangle"]] },
  gavel: { tones: [[150, 70, 0, 0.16, 0.9], [150, 70, 0.22, 0.18, 0.9]], hisses: [[900, 0, 0.05, 0.6], [900, 0.22, 0.05, 0.6]] },
  dice: { hisses: [[2600, 0, 0.04, 0.6], [2100, 0.07, 0.04, 0.5], [2800, 0.15, 0.04, 0.4], [2300, 0.2, 0.03, 0.3]] },
  wheel: { hisses: [[500, 0, 0.7, 0.35]], tones: [[90, 130, 0, 0.7, 0.3, "sawtooth"]] },
  coins: { tones: [[1800, 1750, 0, 0.12, 0.25], [2300, 2250, 0.06, 0.16, 0.25]] },
  chapter: { tones: [[196, 194, 0, 1.4, 0.4, "triangle"], [294, 292, 0.02, 1.2, 0.25, "triangle"]] },
  turn: { tones: [[660, 660, 0, 0.4, 0.3], [880, 880, 0.14, 0.45, 0.3]] },
  end: { tones: [[392, 392, 0, 0.4, 0.3], [494, 494, 0.18, 0.4, 0.3], [587, 587, 0.36, 0.4, 0.3], [784, 784, 0.54, 0.9, 0.35]] },
};

/**
 * Let what sounds begin and fade.
 * @param {AudioNode} source
 * @param {number} start
 * @param {number} long
 * @param {number} loud
 */
function fading(source, start, long, loud) {
  const gain = context().createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  source.connect(gain).connect(context().destination);
}

/** @param {number} long */
function noise(long) {
  const { sampleRate } = context();
  const buffer = context().createBuffer(1, Math.ceil(sampleRate * long), sampleRate);
  buffer.getChannelData(0).forEach((_, at, data) => (data[at] = Math.random() * 2 - 1));
  const source = context().createBufferSource();
  source.buffer = buffer;
  return source;
}

/**
 * Play a sound by its name, so loud (0 to 1).
 * @param {string} name
 * @param {number} volume
 */
export function play(name, volume) {
  const { tones = [], hisses = [] } = SOUNDS[name] ?? {};
  const now = context().currentTime + 0.01;
  for (const [from, to, late, long, loud, shape = "sine"] of tones) {
    const tone = context().createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(from, now + late);
    tone.frequency.exponentialRampToValueAtTime(to, now + late + long);
    fading(tone, now + late, long, loud * volume * 0.4);
    tone.start(now + late);
    tone.stop(now + late + long);
  }
  for (const [pitch, late, long, loud] of hisses) {
    const source = noise(long);
    const filter = context().createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source.connect(filter);
    fading(filter, now + late, long, loud * volume * 0.5);
    source.start(now + late);
  }
}
