/** Reads the words of one language, and finds out what each message needs. */

import {
  FunctionReference,
  Junk,
  lineOffset,
  Message,
  MessageReference,
  parse,
  Placeable,
  ResourceComment,
  SelectExpression,
  Term,
  TermReference,
  VariableReference,
} from '@fluent/syntax';

/**
 * @typedef {import('./areas.js').Source} Source
 * @typedef {import('@fluent/syntax').Pattern} Pattern
 * @typedef {import('@fluent/syntax').Expression} Expression
 * @typedef {import('@fluent/syntax').SyntaxNode} SyntaxNode
 *
 * Where a mistake is, and what it is: one line.
 * @typedef {{ readonly path: string, readonly line: number, readonly key: string, readonly text: string }} Problem
 *
 * One message or term.
 * @typedef {object} Entry
 * @property {string} key
 * @property {Message | Term} node
 * @property {Source} source
 *
 * @typedef {object} Words
 * @property {string} language
 * @property {Map<string, Entry>} messages by key
 * @property {Map<string, Entry>} terms by key, without the hyphen
 * @property {string[]} heads what stands at the head of the files, line by line
 * @property {Problem[]} problems
 */

/**
 * @param {string} language
 * @param {readonly Source[]} sources
 * @returns {Words}
 */
export function read(language, sources) {
  /** @type {Words} */
  const words = { language, messages: new Map(), terms: new Map(), heads: [], problems: [] };
  for (const source of sources) {
    for (const node of parse(source.text, { withSpans: true }).body) {
      if (node instanceof ResourceComment) words.heads.push(...node.content.split('\n'));
      if (node instanceof Junk) words.problems.push(junk(source, node));
      if (node instanceof Message || node instanceof Term) take(words, source, node);
    }
  }
  return words;
}

/**
 * @param {Words} words
 * @param {Source} source
 * @param {Message | Term} node
 */
function take(words, source, node) {
  const entry = { key: node.id.name, node, source };
  const home = node instanceof Message ? words.messages : words.terms;
  const before = home.get(entry.key);
  if (before) {
    words.problems.push(
      problem(entry, node, `stands already at ${before.source.path}:${line(before.source, before.node)}`),
    );
  } else if (!node.value) {
    words.problems.push(problem(entry, node, 'has no text'));
  } else {
    home.set(entry.key, entry);
  }
}

/**
 * @param {Source} source
 * @param {Junk} node
 * @returns {Problem}
 */
function junk(source, node) {
  const [annotation] = node.annotations;
  const key = /^-?[\w-]+/.exec(node.content)?.[0] ?? 'text';
  const text = `can’t be read: ${annotation?.message ?? 'it is neither a message nor a comment'}`;
  return { path: source.path, line: line(source, node), key, text };
}

/**
 * @param {Entry} entry
 * @param {SyntaxNode} node
 * @param {string} text
 * @returns {Problem}
 */
export function problem(entry, node, text) {
  return { path: entry.source.path, line: line(entry.source, node), key: entry.key, text };
}

/**
 * @param {Source} source
 * @param {SyntaxNode} node
 */
export function line(source, node) {
  return lineOffset(source.text, node.span?.start ?? 0) + 1;
}

/**
 * All expressions of a pattern, those within others included.
 *
 * @param {Pattern} pattern
 * @returns {Generator<Expression>}
 */
export function* expressions(pattern) {
  for (const element of pattern.elements) {
    if (element instanceof Placeable) yield* within(element);
  }
}

/**
 * @param {Expression | Placeable} expression
 * @returns {Generator<Expression>}
 */
function* within(expression) {
  if (expression instanceof Placeable) {
    yield* within(expression.expression);
    return;
  }
  yield expression;
  if (expression instanceof SelectExpression) {
    yield* within(expression.selector);
    for (const variant of expression.variants) yield* expressions(variant.value);
  }
  // What is handed to a term is the term's own.
  if (expression instanceof FunctionReference) {
    for (const argument of expression.arguments.positional) yield* within(argument);
  }
}

/**
 * The patterns of a message or term: its text, and its forms.
 *
 * @param {Message | Term} node
 * @returns {Pattern[]}
 */
export function patterns(node) {
  return [...(node.value ? [node.value] : []), ...node.attributes.map((attribute) => attribute.value)];
}

/**
 * The pattern that a reference means; nothing where there is none.
 *
 * @param {Words} words
 * @param {MessageReference | TermReference} reference
 * @returns {Pattern | null}
 */
export function meant(words, reference) {
  const home = reference instanceof TermReference ? words.terms : words.messages;
  const node = home.get(reference.id.name)?.node;
  const form = reference.attribute?.name;
  if (form === undefined) return node?.value ?? null;
  return node?.attributes.find((attribute) => attribute.id.name === form)?.value ?? null;
}

/**
 * The params that a message takes for its text, those of the messages that it speaks of included.
 *
 * @param {Words} words
 * @param {Entry} entry
 * @returns {Set<string>}
 */
export function paramsOf(words, entry) {
  /** @type {Set<string>} */
  const params = new Set();
  /** @type {Set<Pattern>} */
  const seen = new Set();
  const collect = (/** @type {Pattern | null} */ pattern) => {
    if (!pattern || seen.has(pattern)) return;
    seen.add(pattern);
    for (const expression of expressions(pattern)) {
      if (expression instanceof VariableReference) params.add(expression.id.name);
      if (expression instanceof MessageReference) collect(meant(words, expression));
    }
  };
  collect(entry.node.value);
  return params;
}
