import { afterEach, describe, expect, test } from 'vitest';
import { listed, sideBySide, t } from '../src/i18n';
import { s as cave } from '../src/games/dark_cave/i18n';
import { s as roofs } from '../src/games/sabotage/i18n';
import { s as maze } from '../src/games/saboteur/i18n';
import { rowLetters, rowStory } from '../src/games/sabotage/telling/names';
import { aShape, cardName, openSides, shapeKind } from '../src/games/saboteur/telling/names';
import type { GameTexts } from '../src/protocol';
import { preferences } from '../src/shell/preferences.svelte';
import { refusalSentence } from '../src/shell/sentences';

const LANGUAGES = ['en', 'de', 'nl'] as const;

afterEach(() => {
  preferences.language = 'en';
});

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}

test.each([
  ['page', t],
  ['Saboteur', maze],
  ['Sabotage', roofs],
  ['The Dark Cave', cave],
])('the words of %s are the same in all languages, and none is empty', (_name, words) => {
  const all = LANGUAGES.map((language) => {
    preferences.language = language;
    return keysOf(words()).toSorted();
  });
  expect(all[1]).toEqual(all[0]);
  expect(all[2]).toEqual(all[0]);
});

test.each(LANGUAGES)('one card is one card, and all other numbers are many (%s)', (language) => {
  preferences.language = language;
  for (const say of [t().table.cards, t().seats.hand]) {
    const texts = [0, 1, 2, 21].map((cards) => say({ cards }));
    const [none, one, two, many] = texts.map((text) => text.replace(/^\d+ /, ''));
    expect(one).not.toBe(two);
    expect([none, many]).toEqual([two, two]);
  }
});

test('lists are joined as the language joins them', () => {
  const joined = LANGUAGES.map((language) => {
    preferences.language = language;
    return [listed(['a']), listed(['a', 'b'])];
  });
  expect(joined).toEqual([
    ['a', 'a and b'],
    ['a', 'a und b'],
    ['a', 'a en b'],
  ]);
});

describe('the sentences of refusals', () => {
  const texts = {
    language: 'en',
    refusals: { missing: '{seat} has no {tool}, {cards}, at {place}.' },
    params: { tool: 'tool', cards: 'tool' },
    words: { tool: { lamp: 'lamp', cart: 'cart' } },
  } as unknown as GameTexts;
  const nameOf = (seat: number): string => `P${seat}`;
  const speak = (param: string, value: string): string => `<${param} ${value}>`;

  test('speak of seats by name, of things by their words, of the rest as the game says', () => {
    const refusal = {
      key: 'missing',
      clause: 'S-1',
      params: { seat: 2, tool: 'lamp', cards: 'lamp+cart', place: '1,0' },
    };
    expect(refusalSentence(refusal, texts, nameOf, speak)).toBe('P2 has no lamp, lamp and cart, at <place 1,0>.');
  });

  test('are their key while there is no text', () => {
    expect(refusalSentence({ key: 'other', clause: '', params: {} }, texts, nameOf, speak)).toBe('other');
    expect(refusalSentence({ key: 'missing', clause: '', params: {} }, null, nameOf, speak)).toBe('missing');
  });
});

test('path cards are called by their shape', () => {
  expect(['NESW', 'NES', 'NS', 'NE', 'N', 'N.S'].map(shapeKind)).toEqual([
    'crossing',
    'fork',
    'straight',
    'bend',
    'end',
    'end',
  ]);
  expect(openSides('NE')).toBe('open to the north and east');
});

test.each([
  ['en', 'Straight tunnel, open to the north and south', 'a straight tunnel'],
  ['de', 'Gerader Weg, offen nach Norden und Süden', 'einen geraden Weg'],
  ['nl', 'Rechte gang, open naar het noorden en zuiden', 'een rechte gang'],
] as const)('a card by itself is named, and told of in a sentence (%s)', (language, alone, inSentence) => {
  preferences.language = language;
  expect(cardName('NS')).toBe(alone);
  expect(aShape('NS')).toBe(inSentence);
});

test.each(LANGUAGES)('one tool is one tool, and two are many (%s)', (language) => {
  preferences.language = language;
  const { broken, mended } = maze().roundEnd;
  for (const say of [broken, mended]) {
    const [one, two] = [1, 2].map((number) => say({ number }).replace(/^\d+ /, ''));
    expect(one).not.toBe(two);
  }
});

test('of facts one after the other no line begins with a dot', () => {
  expect(sideBySide(['a b', 'c'])).toBe('a b\u00a0· c');
  expect(sideBySide([])).toBe('');
});

test.each(LANGUAGES)('nobody is an opponent where sides are hidden (%s)', (language) => {
  preferences.language = language;
  const said = [t().seats.opponent, t().home.strength, t().home.opponents({ count: 2 }), t().reasons.title].join(' ');
  expect(said).not.toMatch(/opponent|gegner|tegenstander/i);
});

describe('the rows of a roof', () => {
  const roof = (...colours: readonly string[]): string[] => colours.map((colour) => (colour ? `X-${colour}` : ''));

  test('say which clause gives their points', () => {
    const first = (...colours: readonly string[]): string => rowStory(0, roof(...colours)).clause;
    expect(first('red', '', '')).toBe('A-10');
    // Where one card is missing: those that it would bring.
    expect(first('red', 'red', '')).toBe('A-11');
    expect(first('red', 'yellow', '')).toBe('A-12');
    expect(first('red', 'red', 'red')).toBe('A-11');
    expect(first('red', 'yellow', 'red')).toBe('A-12');
    expect(first('red', 'blue', 'red')).toBe('A-13');
  });

  test('are read from the left or from above', () => {
    expect([rowLetters(0), rowLetters(6), rowLetters(7)]).toEqual(['A–B–C', 'A–E–I', 'C–E–G']);
  });
});
