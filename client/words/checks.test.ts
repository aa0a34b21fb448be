/** What the build says of words that are missing or wrong. */

import { describe, expect, test } from 'vitest';
import { checked, WordsError } from './making.js';
import { types } from './types.js';

const HEAD = `### Words to try things with.
###
### $cards (Number) how many
### $card (Text) what it is called
### $person, $target (Person) who it is about
### $own (YesNo) whether it is the own one
### $tool (lamp | cart)
`;

const CARDS = 'hand = { $cards -> | [one] { $cards } card | *[other] { $cards } cards | }';
const KARTEN = 'hand = { $cards -> | [one] { $cards } Karte | *[other] { $cards } Karten | }';

/** A bar stands for a new line, as Fluent wants one before each variant. */
function laid(text: string): string {
  return `${text.replaceAll(' | ', '\n    ')}\n`;
}

function area(words: Readonly<Record<string, string>>) {
  const sources = Object.entries(words).map(([language, text]) => [
    language,
    [{ path: `words/${language}.ftl`, text: language === 'en' ? `${HEAD}\n${laid(text)}` : laid(text) }],
  ]);
  return { name: 'dark_cave', part: 'dark_cave', files: [], sources: Object.fromEntries(sources) as never };
}

function mistakes(en: string, de = en, language = 'de'): readonly string[] {
  try {
    checked([area({ en, [language]: de })]);
    return [];
  } catch (error) {
    if (error instanceof WordsError) return error.message.split('\n');
    throw error;
  }
}

describe('between languages', () => {
  test('nothing is said where all is well', () => {
    expect(mistakes(CARDS, KARTEN)).toEqual([]);
  });

  test('a message that a language lacks', () => {
    expect(mistakes('title = Rules\nopen = Open it', 'title = Regeln')).toEqual([
      'words/de.ftl:2: open is missing; words/en.ftl:10 has it',
    ]);
  });

  test('a message that only a language has', () => {
    expect(mistakes('title = Rules', 'title = Regeln\ntitel = Regeln')).toEqual([
      'words/de.ftl:2: titel isn’t in the en file, so nobody asks for it',
    ]);
  });

  test('a param that the reference doesn’t have', () => {
    expect(mistakes('lay = Lay { $card }', 'lay = { $karte } legen')).toEqual([
      'words/de.ftl:1: lay is never told $karte; its params are $card',
    ]);
    expect(mistakes('close = Close', 'close = { $card } schließen')).toEqual([
      'words/de.ftl:1: close is never told $card; it has no params',
    ]);
  });

  test('a param that comes in by another message', () => {
    const en = 'lay = Lay { $card }\nmore = More';
    expect(mistakes(en, 'lay = { $card } legen\nmore = Mehr: { lay }')).toEqual([
      'words/de.ftl:2: more is never told $card; it has no params',
    ]);
  });

  test('a param may be left out', () => {
    expect(mistakes(CARDS, 'hand = Handkarten')).toEqual([]);
  });
});

describe('plurals', () => {
  const many = (...plurals: readonly string[]): string =>
    `hand = { $cards -> ${plurals.map((plural) => `| [${plural}] kart `).join('')}| *[other] karty | }`;

  test('one that the language has and the message lacks', () => {
    expect(mistakes(CARDS, 'hand = { $cards -> | *[other] { $cards } Karten | }')).toEqual([
      'words/de.ftl:1: hand lacks the plural [one] that de has',
    ]);
    expect(mistakes(CARDS, many('one', 'few'), 'pl')).toEqual([
      'words/pl.ftl:1: hand lacks the plural [many] that pl has',
    ]);
    expect(mistakes(CARDS, many('one', 'few', 'many'), 'pl')).toEqual([]);
  });

  test('one that the language doesn’t know', () => {
    expect(mistakes(CARDS, many('one', 'few'))).toEqual([
      'words/de.ftl:1: hand has the plural [few], which de doesn’t know',
    ]);
  });

  test('a single number may stand for itself, also beside plurals', () => {
    expect(mistakes(CARDS, 'hand = { $cards -> | [1] eine Karte | *[other] { $cards } Karten | }')).toEqual([]);
    expect(mistakes(CARDS, many('0', 'one'))).toEqual([]);
    expect(mistakes(CARDS, 'hand = { $cards -> | [0] keine | [few] Karten | *[other] Karten | }')).toHaveLength(1);
  });

  test('ordinals are the language’s own', () => {
    const ordinal = (keys: string): string => `hand = { NUMBER($cards, type: "ordinal") ->${keys} | *[other] th | }`;
    expect(mistakes(ordinal(' | [one] st | [two] nd | [few] rd'), ordinal(''))).toEqual([]);
    expect(mistakes(ordinal(' | [one] st | [two] nd'), ordinal(''))).toEqual([
      'words/en.ftl:9: hand lacks the plural [few] that en has',
    ]);
  });
});

describe('choices', () => {
  test.each([
    ['{ $tool -> | [lamp] Lampe | *[axe] Axt | }', 'lacks the variant [cart]'],
    ['{ $tool -> | [lamp] L | [cart] K | *[axe] Axt | }', 'has the variant [axe]; there are lamp, cart'],
    ['{ $tool -> | [lamp] L | [lamp] K | *[cart] C | }', 'has the variant [lamp] twice'],
    ['{ $own -> | [yes] seins | *[other] ihrs | }', 'lacks the variant [no]'],
    ['{ WHO($person) -> | *[other] { $person } | }', 'lacks the variant [you]'],
    ['{ $person -> | [you] Du | *[other] sie | }', 'asks for a person by WHO($person)'],
    ['{ $card -> | [map] Plan | *[other] Karte | }', 'can’t choose by $card, which is any text'],
    ['{ title -> | [a] a | *[b] b | }', null],
    ['{ $tool }', 'can’t show $tool, it can only choose by it'],
    ['{ $own }', 'can’t show $own, it can only choose by it'],
    ['{ WHO($person) }', 'WHO chooses between [you] and [other]'],
    ['{ WHO($card) -> | [you] Du | *[other] sie | }', 'WHO takes a param that is a Person'],
    ['{ WHOM($person) -> | [you] Du | *[other] sie | }', 'there is no function WHOM; there are NUMBER, CAPITAL, WHO'],
  ])('%s', (text, mistake) => {
    const all = '{ $card } { $person } { $tool -> | [lamp] L | *[cart] C | } { $own -> | [yes] Y | *[no] N | }';
    const found = mistakes(`title = T\nall = ${all}`, `title = T\nall = ${text}`);
    if (mistake === null) expect(found).not.toEqual([]);
    else expect(found[0]).toBe(`words/de.ftl:2: all ${mistake}`);
  });

  test('persons, yes and no, and words are chosen by', () => {
    const text = 'all = { WHO($person) -> | [you] You | *[other] { $person } | } { $own -> | [yes] 1 | *[no] 2 | }';
    expect(mistakes(text)).toEqual([]);
  });
});

describe('within a message', () => {
  test.each([
    ['a = See { -pile }', 'a speaks of -pile, which this language doesn’t have'],
    ['a = See { pile }', 'a speaks of pile, which this language doesn’t have'],
    ['a = See { b.dative }\nb = B', 'a speaks of b.dative, which this language doesn’t have'],
    ['a = See { b }\nb = See { a }', 'a comes back to itself'],
    ['a = { $cardz } cards', 'a the head of the file doesn’t say what $cardz is: “$cardz (Text)”'],
    ['a = A\na-b = B', 'a is a message and a group, since there is a-b'],
    ['a_b = A', 'a_b a key is made of words joined by “-”'],
    ['a =\n    .form = A', 'a has no text'],
  ])('%s', (text, mistake) => {
    expect(mistakes(text)[0]).toBe(`words/en.ftl:9: ${mistake}`);
  });

  test('what can’t be read', () => {
    expect(mistakes('a = A', 'a = { $card')).toEqual(['words/de.ftl:1: a can’t be read: Expected token: "}"']);
  });

  test('a key that stands twice', () => {
    expect(mistakes('a = A\nb = B\na = C')[0]).toBe('words/en.ftl:11: a stands already at words/en.ftl:9');
  });

  test('forms and terms are a language’s own', () => {
    const de = '-clan = Clan\na = { b.dative } und { -clan(case: "genitive") }\nb = B\n    .dative = Be';
    expect(mistakes('a = A\nb = B', de)).toEqual([]);
  });
});

test('types say what can be asked for and what has to be told', () => {
  const en = `${CARDS}\nlay-card = { who } { $card } { $own -> | [yes] 1 | *[no] 2 | }\nwho = { $person }\ntool = { $tool -> | [lamp] 1 | *[cart] 2 | }\nlay-end = End`;
  const made = types(checked([area({ en })]), [area({ en })]);
  expect(made).toContain(`export interface DarkCaveWords {
  readonly hand: (params: { readonly cards: number }) => string;
  readonly lay: {
    readonly card: (params: { readonly person: Person; readonly card: string; readonly own: boolean }) => string;
    readonly end: string;
  };
  readonly who: (params: { readonly person: Person }) => string;
  readonly tool: (params: { readonly tool: 'lamp' | 'cart' }) => string;
}`);
});
