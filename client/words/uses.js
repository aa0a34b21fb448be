/** Which messages the page asks for, as far as the text of its code tells. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT, GAMES } from './areas.js';
import { expressions, patterns, problem } from './reading.js';

/**
 * @typedef {import('./areas.js').Area} Area
 * @typedef {import('./reading.js').Problem} Problem
 * @typedef {import('./reading.js').Words} Words
 *
 * What a file of the page names.
 * @typedef {object} Uses
 * @property {string} path
 * @property {Set<string>} pairs a group and one of its words: `pile.draw`
 * @property {Set<string>} whole groups of which any word may be meant
 * @property {Set<string>} handed groups that are handed on, to somebody who calls them `words`
 */

const SOURCES = join(CLIENT, 'src');

/** `s().pile.draw` */
const PAIR = /(\w+)(?:\(\))?\??\.(?=(\w+))/g;
/** `s().pile[which]` and `wordFor(s().pile, which)` */
const LOOKED_UP = /\.(\w+)(?=\[)|(?<=wordFor\([\w.()]+\.)(\w+)(?=,)/g;
/** `words={s().pile}` */
const HANDED_ON = /\(\)(?:\.\w+)*\.(\w+)(?![\w.[(])/g;
/** `const words = s().pile;` and `const { draw, discard } = s().pile;` */
const RENAMED = /(?:(\w+)|\{([^{}]*)\}) = (?:\$derived\()?[\w.()]+\.(\w+)\)?;/g;

/**
 * What each file of the page names.
 *
 * @returns {Uses[]}
 */
export function usesHere() {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => usesOf(join(SOURCES, path), readFileSync(join(SOURCES, path), 'utf8')));
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Uses}
 */
export function usesOf(path, text) {
  const pairs = new Set(Array.from(text.matchAll(PAIR), ([, group, word]) => `${group}.${word}`));
  const whole = new Set(Array.from(text.matchAll(LOOKED_UP), ([, by, of]) => by ?? of ?? ''));
  const handed = new Set(Array.from(text.matchAll(HANDED_ON), ([, group]) => group ?? ''));
  for (const [, name = '', names = '', group = ''] of text.matchAll(RENAMED)) {
    for (const word of names.match(/\w+/g) ?? []) pairs.add(`${group}.${word}`);
    if (name === '') continue;
    for (const pair of pairs) if (pair.startsWith(`${name}.`)) pairs.add(pair.replace(name, group));
    if (text.includes(`${name}[`)) whole.add(group);
  }
  return { path, pairs, whole, handed };
}

/**
 * The messages of an area that neither code nor another message asks for.
 *
 * @param {Area} area
 * @param {Words} words in the language that the others are held against
 * @param {readonly Uses[]} code
 * @returns {Problem[]}
 */
export function unasked(area, words, code) {
  // A game asks for no other game's words.
  const game = area.files.find((file) => file.startsWith(GAMES))?.split('i18n')[0] ?? GAMES;
  const near = code.filter(({ path }) => !path.startsWith(GAMES) || path.startsWith(game));
  const entries = [...words.messages.values()];
  const parts = entries.flatMap(({ node }) => patterns(node).flatMap((pattern) => [...expressions(pattern)]));
  const spoken = new Set(parts.map((part) => (part.type === 'MessageReference' ? part.id.name : '')));
  return entries
    .filter(({ key, source }) => !source.shared && !spoken.has(key) && !isAsked(key, near))
    .map((entry) => problem(entry, entry.node, 'is asked for by nobody'));
}

/**
 * @param {string} key
 * @param {readonly Uses[]} code
 */
function isAsked(key, code) {
  const [word = '', group] = key.split('-').toReversed();
  if (group === undefined) return code.some(({ pairs }) => [...pairs].some((pair) => pair.endsWith(`.${word}`)));
  const byOthers = code.some(({ pairs }) => pairs.has(`words.${word}`));
  return code.some(
    ({ pairs, whole, handed }) => pairs.has(`${group}.${word}`) || whole.has(group) || (byOthers && handed.has(group)),
  );
}
