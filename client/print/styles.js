/**
 * Styles become attributes: what prints the pictures knows neither stylesheets nor custom properties.
 *
 * Only what the art uses is understood; anything else fails the build rather than getting lost.
 */

import { parseCss } from 'svelte/compiler';

/**
 * @typedef {import('./markup.js').Element} Element
 * @typedef {import('./markup.js').Content} Content
 * @typedef {import('svelte/compiler').AST.CSS.StyleSheetFile} Sheet
 * @typedef {import('svelte/compiler').AST.CSS.ComplexSelector} Selector
 * @typedef {import('svelte/compiler').AST.CSS.RelativeSelector} Compound
 * @typedef {import('svelte/compiler').AST.CSS.SimpleSelector} Simple
 *
 * @typedef {{ selector: Selector, root: boolean, weight: number, declarations: readonly [string, string][] }} Rule
 * @typedef {Readonly<Record<string, string>>} Properties
 */

/** What is drawn by attributes of the same name. */
const DRAWN = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'opacity', 'clip-path', 'display', 'overflow', 'paint-order'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['stroke-opacity', 'stop-color', 'stop-opacity', 'text-anchor', 'font-size', 'font-weight', 'letter-spacing'],
]);
/** What only a page does. */
const ELSEWHERE = new Set([
  ...['animation', 'cursor', 'filter', 'flex', 'height', 'inset', 'pointer-events', 'position', 'transition'],
  ...['font-variant-numeric', 'transform-box', 'transform-origin', 'user-select', 'width', 'will-change'],
]);
const FAMILY = 'Vollkorn';

/**
 * The rules of a stylesheet, in their order; those within `@media` are about screens.
 *
 * @param {string} css
 * @returns {Rule[]}
 */
export function rulesOf(css) {
  return parseCss(css).children.flatMap((node) => {
    if (node.type !== 'Rule') return [];
    const declarations = node.block.children.flatMap((each) =>
      each.type === 'Declaration' ? [/** @type {[string, string]} */ ([each.property, each.value])] : [],
    );
    return node.prelude.children.map((selector) => ({
      selector,
      root: isRoot(selector),
      weight: weightOf(selector),
      declarations,
    }));
  });
}

/**
 * Gives each element the attributes that its styles come to, and takes off what only the page needs.
 *
 * @param {readonly Content[]} content
 * @param {readonly Rule[]} rules
 * @param {Properties} properties the custom properties around it
 * @param {readonly Element[]} above the elements that it lies in
 */
export function drawn(content, rules, properties, above = []) {
  for (const element of content) {
    if (typeof element === 'string') continue;
    const line = [...above, element];
    const styles = new Map(
      rules
        .filter(({ selector }) => matches(selector, line))
        .toSorted((one, other) => one.weight - other.weight)
        .flatMap(({ declarations }) => declarations),
    );
    for (const [name, value] of inline(element)) styles.set(name, value);
    const own = { ...properties };
    for (const [name, value] of styles) if (name.startsWith('--')) own[name] = spelled(value, properties);
    for (const [name, value] of styles) if (!name.startsWith('--')) put(element, name, spelled(value, own));
    drawn(element.children, rules, own, line);
    tidy(element, own);
  }
}

/**
 * A value without `var()` and `light-dark()`.
 *
 * @param {string} value
 * @param {Properties} properties
 * @returns {string}
 */
export function spelled(value, properties) {
  const known = value.replace(/var\((--[\w-]+)\)/g, (_all, /** @type {string} */ name) => {
    const found = properties[name];
    if (found === undefined) throw new Error(`${name} has no value`);
    return spelled(found, properties);
  });
  // By day: that takes less ink.
  return known.replace(
    /light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^()]|\([^()]*\))*)\)/g,
    (_all, /** @type {string} */ day) => day.trim(),
  );
}

/**
 * Whether it means the root of every document, whatever its theme.
 *
 * @param {Selector} selector
 */
function isRoot({ children: [compound, ...more] }) {
  const [simple, ...others] = compound?.selectors ?? [];
  return more.length + others.length === 0 && simple?.type === 'PseudoClassSelector' && simple.name === 'root';
}

/**
 * @param {Element} element
 * @returns {[string, string][]}
 */
function inline({ attributes }) {
  const style = attributes.get('style') ?? '';
  return style.split(';').flatMap((each) => {
    const [name = '', value] = each.split(/:(.*)/s);
    return value === undefined ? [] : [/** @type {[string, string]} */ ([name.trim(), value.trim()])];
  });
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function put({ attributes }, name, value) {
  if (name === 'font') {
    const [weight = '', size = ''] = value.split(' ');
    attributes.set('font-weight', weight);
    attributes.set('font-size', size.replace('px', ''));
    attributes.set('font-family', FAMILY);
  } else if (name === 'display' && value !== 'none') {
    return;
  } else if (DRAWN.has(name)) {
    attributes.set(name, value.replace(/(\d)px\b/g, '$1'));
  } else if (!ELSEWHERE.has(name)) {
    throw new Error(`${name}: ${value} can't be printed`);
  }
}

/**
 * @param {Element} element
 * @param {Properties} properties
 */
function tidy({ attributes }, properties) {
  for (const [name, value] of attributes) {
    const lost = ['class', 'style', 'role', 'focusable', 'tabindex'].includes(name) || /^(aria|data)-/.test(name);
    if (lost) attributes.delete(name);
    else if (value.includes('var(')) attributes.set(name, spelled(value, properties));
  }
}

/**
 * Whether a selector means the last of these elements, each of which lies in the one before it.
 *
 * @param {Selector} selector
 * @param {readonly Element[]} line
 */
function matches({ children }, line) {
  const [last, ...rest] = children.toReversed();
  const [element, ...above] = line.toReversed();
  return last !== undefined && element !== undefined && fits(last, element) && lies(last, rest, above);
}

/**
 * @param {Compound} inner
 * @param {readonly Compound[]} outer
 * @param {readonly Element[]} above
 * @returns {boolean}
 */
function lies(inner, outer, above) {
  const [next, ...rest] = outer;
  if (next === undefined) return true;
  const far = inner.combinator?.name === ' ' ? above.length : 1;
  if (![' ', '>'].includes(inner.combinator?.name ?? '')) throw new Error(`${inner.combinator?.name}: unknown`);
  return above.slice(0, far).some((each, at) => fits(next, each) && lies(next, rest, above.slice(at + 1)));
}

/**
 * @param {Compound} compound
 * @param {Element} element
 */
function fits({ selectors }, element) {
  return selectors.every((each) => means(each, element));
}

/**
 * @param {Simple} simple
 * @param {Element} element
 * @returns {boolean}
 */
function means(simple, element) {
  if (simple.type === 'TypeSelector') return simple.name === '*' || simple.name === element.name;
  if (simple.type === 'ClassSelector')
    return (element.attributes.get('class') ?? '').split(/\s+/).includes(simple.name);
  if (simple.type === 'PseudoClassSelector') {
    if (simple.name === 'root') return false;
    if (simple.args && ['where', 'is'].includes(simple.name)) {
      return simple.args.children.some(({ children: [compound] }) => compound !== undefined && fits(compound, element));
    }
  }
  throw new Error(`a selector of the kind ${simple.type} is unknown here`);
}

/**
 * How much a selector counts: its classes, then its types.
 *
 * @param {Selector} selector
 */
function weightOf({ children }) {
  const simple = children.flatMap(({ selectors }) => selectors);
  const classes = simple.filter(
    (each) => each.type === 'ClassSelector' || (each.type === 'PseudoClassSelector' && each.name === 'is'),
  );
  const types = simple.filter((each) => each.type === 'TypeSelector' && each.name !== '*');
  return classes.length * 100 + types.length;
}
