/** Takes out of the typeface what nobody here reads or sees: weights, and letters of other languages. */

import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What most readers need: letters beyond Latin 1 are fetched where a name has one. */
export const FONT = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Its licence asks to be handed on with it. */
export const LICENCE = fileURLToPath(import.meta.resolve('@fontsource-variable/vollkorn/LICENSE'));

/** Latin 1, and what our three languages and our own texts set besides. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

const TEXT = CHARACTERS.map(([first = 0, last = 0]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
).join('');

/** From `--weight` to `--weight-strong`. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

/** What is done with the letters: moved closer, joined ("fi"), and figures of one height and one width. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/**
 * @param {Uint8Array} font
 * @returns {Promise<Uint8Array>}
 */
export function trimmed(font) {
  return subsetFont(Buffer.from(font), TEXT, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

/**
 * One weight of the typeface in the form that printing takes.
 *
 * @param {Uint8Array} font
 * @param {number} weight
 * @returns {Promise<Uint8Array>}
 */
export function cast(font, weight) {
  return subsetFont(Buffer.from(font), TEXT, { targetFormat: 'truetype', variationAxes: { wght: weight } });
}
