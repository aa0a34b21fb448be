/** A picture as an SVG of its own. */

import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { read, write } from './markup.js';
import { drawn, rulesOf } from './styles.js';

/**
 * @typedef {import('./markup.js').Content} Content
 * @typedef {import('./markup.js').Element} Element
 * @typedef {import('svelte').Component<any>} Component
 * @typedef {import('../src/art/print/picture.ts').Picture} Picture
 */

/** The stylesheets that components share; the first two have the custom properties. */
const SHARED = ['theme.css', 'art/dark_cave/cave.css', 'art/art.css'].map((file) =>
  readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8'),
);
const RULES = SHARED.flatMap(rulesOf);
const PROPERTIES = Object.fromEntries(
  RULES.filter(({ root }) => root).flatMap(({ declarations }) =>
    declarations.filter(([name]) => name.startsWith('--')),
  ),
);
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * @param {Picture} picture
 * @param {Component} Defs the shared paint
 */
export function draw({ draw: Drawing, props, box }, Defs) {
  const content = rendered(/** @type {Component} */ (/** @type {unknown} */ (Drawing)), { ...props });
  const paint = paintOf(content, Defs);
  const defs = paint.length > 0 ? `<defs>${write(paint)}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${defs}${write(content)}</svg>`;
}

/**
 * @param {Component} Drawing
 * @param {Record<string, unknown>} props
 */
function rendered(Drawing, props) {
  const { head, body } = render(Drawing, { props });
  const own = [...head.matchAll(STYLE)].flatMap(([, css = '']) => rulesOf(css));
  const content = read(body);
  drawn(content, [...RULES, ...own], PROPERTIES);
  return content;
}

/**
 * The gradients and the like that a drawing names.
 *
 * @param {readonly Content[]} content
 * @param {Component} Defs
 */
function paintOf(content, Defs) {
  const names = new Set([...write(content).matchAll(/url\(#([\w-]+)\)/g)].map(([, name]) => name));
  if (names.size === 0) return [];
  const found = within(rendered(Defs, {})).filter(({ attributes }) => names.has(attributes.get('id')));
  if (found.length < names.size) throw new Error(`${[...names].join(', ')}: not all of these are in Defs.svelte`);
  return found;
}

/**
 * @param {readonly Content[]} content
 * @returns {Element[]}
 */
function within(content) {
  return content.flatMap((each) => (typeof each === 'string' ? [] : [each, ...within(each.children)]));
}
