/** Checks all words and makes their types. */

import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areas } from './areas.js';
import { check } from './checks.js';
import { types } from './types.js';
import { unasked, usesHere } from './uses.js';

/**
 * @typedef {import('./areas.js').Area} Area
 * @typedef {import('./checks.js').Reference} Reference
 */

const FOLDER = fileURLToPath(new URL('../generated/', import.meta.url));
const TYPES = `${FOLDER}words.d.ts`;

/** The words can't be used; the message has a line for each mistake, which says where it is. */
export class WordsError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    // Whoever mends words needs no trace of the program.
    this.stack = message;
  }
}

/**
 * Checks words, and says what can be asked for.
 *
 * @param {readonly Area[]} all
 * @returns {Map<string, Reference>} by area
 * @throws {WordsError} there is a mistake
 */
export function checked(all) {
  const languages = [...new Set(all.flatMap((area) => Object.keys(area.sources)))];
  const results = all.map((area) => ({ area, ...check(area, languages) }));
  refuse(results.flatMap((result) => result.problems));
  return new Map(results.map(({ area, reference }) => [area.name, reference]));
}

/**
 * @param {readonly import('./reading.js').Problem[]} problems
 * @throws {WordsError} there are any
 */
function refuse(problems) {
  if (problems.length === 0) return;
  throw new WordsError(problems.map(({ path, line, key, text }) => `${path}:${line}: ${key} ${text}`).join('\n'));
}

/**
 * Checks the words that lie here, and writes their types where TypeScript finds them.
 *
 * @throws {WordsError} there is a mistake
 */
export function make() {
  const all = areas();
  const references = checked(all);
  const uses = usesHere();
  refuse(all.flatMap((area) => unasked(area, /** @type {Reference} */ (references.get(area.name)).words, uses)));
  const text = types(references, all);
  // Whoever watches the file has nothing to do where nothing has changed.
  if (!existsSync(TYPES) || readFileSync(TYPES, 'utf8') !== text) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(TYPES, text);
  }
  return references;
}
