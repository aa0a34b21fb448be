/** What is wrong with the words of an area: between languages, and within a message. */

import {
  FunctionReference,
  MessageReference,
  NumberLiteral,
  SelectExpression,
  TermReference,
  VariableReference,
} from '@fluent/syntax';
import { REFERENCE } from './areas.js';
import { declared } from './params.js';
import { expressions, line, meant, paramsOf, patterns, problem, read } from './reading.js';

/**
 * @typedef {import('./areas.js').Area} Area
 * @typedef {import('./params.js').Kind} Kind
 * @typedef {import('./reading.js').Entry} Entry
 * @typedef {import('./reading.js').Problem} Problem
 * @typedef {import('./reading.js').Words} Words
 * @typedef {import('@fluent/syntax').Pattern} Pattern
 * @typedef {import('@fluent/syntax').Expression} Expression
 *
 * The words of an area in the language that the others are held against.
 * @typedef {object} Reference
 * @property {Words} words
 * @property {Map<string, Kind>} kinds
 */

/** What may be called in a message, and how the page does it: `src/i18n/language.ts`. */
const FUNCTIONS = ['NUMBER', 'CAPITAL', 'WHO'];
const KEY = /^[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*$/;

/**
 * @param {Area} area
 * @param {readonly string[]} languages those that every area has to have
 * @returns {{ reference: Reference, problems: Problem[] }}
 */
export function check(area, languages) {
  const words = read(REFERENCE, area.sources[REFERENCE] ?? []);
  const reference = { words, kinds: declared(words.heads) };
  const problems = [...words.problems, ...ofReference(reference), ...ofMessages(words, reference)];
  for (const language of languages.filter((each) => each !== REFERENCE)) {
    const other = read(language, area.sources[language] ?? []);
    problems.push(...other.problems, ...against(other, reference, area), ...ofMessages(other, reference));
  }
  return { reference, problems };
}

/**
 * Keys that can be asked for, and params that are declared.
 *
 * @param {Reference} reference
 * @returns {Problem[]}
 */
function ofReference({ words, kinds }) {
  /** @type {Problem[]} */
  const problems = [];
  const keys = [...words.messages.keys()];
  for (const entry of words.messages.values()) {
    const group = keys.find((key) => key.startsWith(`${entry.key}-`));
    if (!KEY.test(entry.key)) problems.push(problem(entry, entry.node, 'a key is made of words joined by “-”'));
    if (group) problems.push(problem(entry, entry.node, `is a message and a group, since there is ${group}`));
  }
  for (const entry of [...words.messages.values(), ...words.terms.values()]) {
    for (const param of entry.node.type === 'Message' ? paramsOf(words, entry) : []) {
      if (kinds.has(param)) continue;
      problems.push(
        problem(entry, entry.node, `the head of the file doesn’t say what $${param} is: “$${param} (Text)”`),
      );
    }
  }
  return problems;
}

/**
 * The same messages, and no param that the reference doesn't have.
 *
 * @param {Words} words
 * @param {Reference} reference
 * @param {Area} area
 * @returns {Problem[]}
 */
function against(words, reference, area) {
  /** @type {Problem[]} */
  const problems = [];
  // A message that can't be read is not missing.
  const unread = new Set(words.problems.map(({ key }) => key));
  for (const [key, { node, source }] of reference.words.messages) {
    if (words.messages.has(key) || unread.has(key)) continue;
    const path = source.path.replace(new RegExp(`${REFERENCE}\\.ftl$`), `${words.language}.ftl`);
    const own = (area.sources[words.language] ?? []).find((each) => each.path === path);
    const end = (own?.text ?? '').split('\n').length;
    problems.push({ path, line: end, key, text: `is missing; ${source.path}:${line(source, node)} has it` });
  }
  for (const entry of words.messages.values()) {
    const other = reference.words.messages.get(entry.key);
    if (!other) {
      problems.push(problem(entry, entry.node, `isn’t in the ${REFERENCE} file, so nobody asks for it`));
      continue;
    }
    const params = paramsOf(reference.words, other);
    for (const param of paramsOf(words, entry)) {
      if (!params.has(param)) problems.push(problem(entry, entry.node, `is never told $${param}; ${takes(params)}`));
    }
  }
  return problems;
}

/** @param {Set<string>} params */
function takes(params) {
  return params.size === 0
    ? 'it has no params'
    : `its params are ${[...params].map((param) => `$${param}`).join(', ')}`;
}

/**
 * @param {Words} words
 * @param {Reference} reference
 * @returns {Problem[]}
 */
function ofMessages(words, { kinds }) {
  /** @type {Problem[]} */
  const problems = [];
  for (const entry of [...words.messages.values(), ...words.terms.values()]) {
    // The params of a term come from those who use it, word by word.
    const known = entry.node.type === 'Message' ? kinds : null;
    for (const pattern of patterns(entry.node)) {
      for (const expression of expressions(pattern)) {
        for (const text of faults(words, expression, known)) problems.push(problem(entry, expression, text));
      }
      for (const text of shown(pattern, known)) problems.push(problem(entry, pattern, text));
    }
    if (circular(words, entry)) problems.push(problem(entry, entry.node, 'comes back to itself'));
  }
  return problems;
}

/**
 * @param {Words} words
 * @param {Expression} expression
 * @param {Map<string, Kind> | null} kinds
 * @returns {string[]}
 */
function faults(words, expression, kinds) {
  if (expression instanceof MessageReference || expression instanceof TermReference) {
    const name = `${expression instanceof TermReference ? '-' : ''}${expression.id.name}`;
    const form = expression.attribute ? `.${expression.attribute.name}` : '';
    return meant(words, expression) ? [] : [`speaks of ${name}${form}, which this language doesn’t have`];
  }
  if (expression instanceof FunctionReference) return ofCall(expression, kinds);
  return expression instanceof SelectExpression ? ofChoice(words.language, expression, kinds) : [];
}

/**
 * @param {FunctionReference} call
 * @param {Map<string, Kind> | null} kinds
 * @returns {string[]}
 */
function ofCall({ id, arguments: { positional } }, kinds) {
  const [argument] = positional;
  if (!FUNCTIONS.includes(id.name)) return [`there is no function ${id.name}; there are ${FUNCTIONS.join(', ')}`];
  if (!argument || positional.length > 1) return [`${id.name} takes one argument`];
  if (id.name === 'CAPITAL' || !kinds) return [];
  const wanted = id.name === 'WHO' ? 'Person' : 'Number';
  const name = argument instanceof VariableReference ? argument.id.name : null;
  return name !== null && kinds.get(name) === wanted ? [] : [`${id.name} takes a param that is a ${wanted}`];
}

/**
 * @param {string} language
 * @param {SelectExpression} choice
 * @param {Map<string, Kind> | null} kinds
 * @returns {string[]}
 */
function ofChoice(language, { selector, variants }, kinds) {
  const keys = variants.map(({ key }) => (key instanceof NumberLiteral ? key.value : key.name));
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) return [`has the variant [${twice}] twice`];
  // The forms of terms are a language's own.
  if (selector instanceof TermReference || !kinds) return [];
  if (selector instanceof FunctionReference) {
    if (selector.id.name === 'WHO') return complete(keys, ['you', 'other']);
    if (selector.id.name === 'NUMBER') return ofPlural(language, keys, isOrdinal(selector) ? 'ordinal' : 'cardinal');
    return FUNCTIONS.includes(selector.id.name) ? [`can’t choose by ${selector.id.name}`] : [];
  }
  if (!(selector instanceof VariableReference)) return ['chooses by something that never changes'];
  const name = selector.id.name;
  const kind = kinds.get(name) ?? 'Text';
  if (kind === 'Number') return ofPlural(language, keys, 'cardinal');
  if (kind === 'YesNo') return complete(keys, ['yes', 'no']);
  if (kind === 'Person') return [`asks for a person by WHO($${name})`];
  return kind === 'Text' ? [`can’t choose by $${name}, which is any text`] : complete(keys, kind);
}

/** @param {FunctionReference} call */
function isOrdinal({ arguments: { named } }) {
  return named.some(({ name, value }) => name.name === 'type' && 'value' in value && value.value === 'ordinal');
}

/**
 * Either all plurals that the language has, or single numbers and the rest.
 *
 * @param {string} language
 * @param {readonly string[]} keys
 * @param {'cardinal' | 'ordinal'} type
 * @returns {string[]}
 */
function ofPlural(language, keys, type) {
  const rules = new Intl.PluralRules(language, { type });
  const plurals = keys.filter((key) => !/^[\d.-]+$/.test(key));
  const foreign = plurals.find((key) => !rules.resolvedOptions().pluralCategories.some((category) => category === key));
  if (foreign !== undefined) return [`has the plural [${foreign}], which ${language} doesn’t know`];
  if (plurals.length === 1 && plurals[0] === 'other' && keys.length > 1) return [];
  const needed = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
  const missing = [...needed].find((category) => !plurals.includes(category));
  return missing === undefined ? [] : [`lacks the plural [${missing}] that ${language} has`];
}

/**
 * @param {readonly string[]} keys
 * @param {readonly string[]} wanted
 * @returns {string[]}
 */
function complete(keys, wanted) {
  const missing = wanted.find((word) => !keys.includes(word));
  const foreign = keys.find((key) => !wanted.includes(key));
  if (missing !== undefined) return [`lacks the variant [${missing}]`];
  return foreign === undefined ? [] : [`has the variant [${foreign}]; there are ${wanted.join(', ')}`];
}

/**
 * What is put into a text as it is can be read.
 *
 * @param {Pattern} pattern
 * @param {Map<string, Kind> | null} kinds
 * @returns {string[]}
 */
function shown(pattern, kinds) {
  const selectors = new Set(
    [...expressions(pattern)].map((each) => (each instanceof SelectExpression ? each.selector : null)),
  );
  return [...expressions(pattern)].flatMap((expression) => {
    if (selectors.has(/** @type {any} */ (expression))) return [];
    if (expression instanceof FunctionReference && expression.id.name === 'WHO')
      return ['WHO chooses between [you] and [other]'];
    if (!(expression instanceof VariableReference)) return [];
    const kind = kinds?.get(expression.id.name);
    const hidden = kind === 'YesNo' || Array.isArray(kind);
    return hidden ? [`can’t show $${expression.id.name}, it can only choose by it`] : [];
  });
}

/**
 * Whether a message speaks of itself, maybe through others.
 *
 * @param {Words} words
 * @param {Entry} entry
 */
function circular(words, entry) {
  const reaches = (/** @type {Pattern} */ pattern, /** @type {readonly Pattern[]} */ way) => {
    if (way.includes(pattern)) return true;
    for (const expression of expressions(pattern)) {
      if (!(expression instanceof MessageReference || expression instanceof TermReference)) continue;
      const next = meant(words, expression);
      if (next && reaches(next, [...way, pattern])) return true;
    }
    return false;
  };
  return patterns(entry.node).some((pattern) => reaches(pattern, []));
}
