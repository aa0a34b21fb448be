/** The types of the words: what can be asked for, and what each message has to be told. */

import { parts } from './areas.js';
import { typeOf } from './params.js';
import { paramsOf } from './reading.js';

/**
 * @typedef {import('./checks.js').Reference} Reference
 * @typedef {{ [word: string]: Branch | string }} Branch
 */

const HEAD = `// Made from the .ftl files by client/words; \`npm run words\` makes it anew.

import type { Person } from '../src/i18n/person';
`;

/**
 * @param {ReadonlyMap<string, Reference>} references by area
 * @param {readonly import('./areas.js').Area[]} all
 * @returns {string}
 */
export function types(references, all) {
  const interfaces = [...references].map(
    ([area, reference]) => `\nexport interface ${typeName(area)} ${branch(tree(reference), 0)}\n`,
  );
  const entries = [...references.keys()].map((area) => `  readonly ${area}: ${typeName(area)};\n`);
  const names = parts(all).map((part) => `'${part}'`);
  const areas = `\nexport interface Areas {\n${entries.join('')}}\n`;
  return `${HEAD}${interfaces.join('')}${areas}\nexport type Part = ${names.join(' | ')};\n`;
}

/**
 * What the words of an area are called: `DarkCaveWords`.
 *
 * @param {string} area
 */
function typeName(area) {
  const words = area.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Words`;
}

/**
 * @param {Reference} reference
 * @returns {Branch}
 */
function tree({ words, kinds }) {
  /** @type {Branch} */
  const top = {};
  for (const entry of words.messages.values()) {
    const way = entry.key.split('-');
    const last = /** @type {string} */ (way.pop());
    let at = top;
    for (const word of way) {
      const next = (at[word] ??= {});
      if (typeof next !== 'string') at = next;
    }
    const params = [...paramsOf(words, entry)].map(
      (param) => `readonly ${param}: ${typeOf(kinds.get(param) ?? 'Text')}`,
    );
    at[last] = params.length === 0 ? 'string' : `(params: { ${params.join('; ')} }) => string`;
  }
  return top;
}

/**
 * @param {Branch} words
 * @param {number} depth
 * @returns {string}
 */
function branch(words, depth) {
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(words).map(([word, next]) => {
    const type = typeof next === 'string' ? next : branch(next, depth + 1);
    return `${indent}readonly ${word}: ${type};\n`;
  });
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`;
}
