/** What messages are told: the params, as the head of the reference says them: `$cards (Number) how many`. */

/**
 * @typedef {'Text' | 'Number' | 'Person' | 'YesNo' | readonly string[]} Kind one of these, or one of several words
 */

const DECLARATION = /^\$[\w-]+(?:, \$[\w-]+)* \(([^)]*)\)/;
const KINDS = /** @type {const} */ (['Text', 'Number', 'Person', 'YesNo']);
const CHOICE = /^[\w-]+(?: \| [\w-]+)+$/;

/** How a kind is written in TypeScript. */
const TYPES = { Text: 'string', Number: 'number', Person: 'Person', YesNo: 'boolean' };

/**
 * The kind of each param that is declared.
 *
 * @param {readonly string[]} heads the lines at the head of the reference
 * @returns {Map<string, Kind>}
 */
export function declared(heads) {
  /** @type {Map<string, Kind>} */
  const kinds = new Map();
  for (const head of heads) {
    const match = DECLARATION.exec(head.trim());
    const kind = kindOf(match?.[1] ?? '');
    if (!match || kind === null) continue;
    for (const [name] of match[0].matchAll(/\$[\w-]+/g)) kinds.set(name.slice(1), kind);
  }
  return kinds;
}

/**
 * @param {string} text
 * @returns {Kind | null}
 */
function kindOf(text) {
  const named = KINDS.find((kind) => kind === text);
  if (named !== undefined) return named;
  return CHOICE.test(text) ? text.split(' | ') : null;
}

/**
 * @param {Kind} kind
 * @returns {string}
 */
export function typeOf(kind) {
  return typeof kind === 'string' ? TYPES[kind] : kind.map((word) => `'${word}'`).join(' | ');
}
