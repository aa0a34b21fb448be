import { describe, expect, test } from 'vitest';
import { firstSpellings } from '../src/art/print/shapes';
import { read, write } from './markup.js';
import { drawn, rulesOf } from './styles.js';

const PROPERTIES = {
  '--rock': 'light-dark(#aaa, rgb(1 2 3 / 50%))',
  '--ink': 'var(--rock)',
  '--font': 'Vollkorn, serif',
};

/** What markup becomes by some styles. */
function printed(markup: string, css: string): string {
  const content = read(markup);
  drawn(content, rulesOf(css), PROPERTIES);
  return write(content);
}

describe('a picture that is printed', () => {
  test('has its styles as attributes, the more exact one first, and loses what is for the page', () => {
    const css = `.lit.s:where(.s) path.s { fill: var(--ink); cursor: pointer } path { fill: red; stroke: blue }`;
    expect(
      printed('<!--[--><g class="lit s" aria-hidden="true"><path class="s" d="M0 0"></path></g><!--]-->', css),
    ).toBe('<g><path d="M0 0" fill="#aaa" stroke="blue"/></g>');
  });

  test('takes properties from what it lies in', () => {
    const css = `.seat { --seat: #123 } .coat { fill: var(--seat); stroke-width: 2px }`;
    expect(printed('<g class="seat"><g><path class="coat"/></g></g>', css)).toBe(
      '<g><g><path fill="#123" stroke-width="2"/></g></g>',
    );
  });

  test('is what the page shows to whoever asks for nothing special', () => {
    const css = `@media (prefers-contrast: more) { path { fill: red } } :root { fill: red } path { fill: blue }`;
    expect(printed('<path/>', css)).toBe('<path fill="blue"/>');
  });

  test('sets text in the typeface', () => {
    expect(printed('<text>II &amp; I</text>', `text { font: 700 14px var(--font); text-anchor: middle }`)).toBe(
      '<text font-weight="700" font-size="14" font-family="Vollkorn" text-anchor="middle">II &amp; I</text>',
    );
  });

  test('fails the build where a style would get lost', () => {
    expect(() => printed('<path/>', `path { mix-blend-mode: multiply }`)).toThrow("can't be printed");
    expect(() => printed('<path/>', `path { fill: var(--lost) }`)).toThrow('--lost has no value');
    expect(() => printed('<path/>', `path:hover { fill: red }`)).toThrow('unknown');
  });
});

test('every card is spelled once, by the first of its half turns', () => {
  const all = firstSpellings();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('N.E.S.W');
  expect(all).toContain('NE.SW');
  expect(all).not.toContain('S');
  expect(all).not.toContain('NSW');
  expect(all.length).toBe(31);
});
