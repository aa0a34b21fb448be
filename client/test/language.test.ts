import { describe, expect, test } from 'vitest';
import { sentence, speaking } from '../src/i18n/language';
import { isolated } from '../src/i18n/person';

type Say = (params: object) => string;

const TEXT = `
title = Rules
seat-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
seat-took = { WHO($person) ->
    [you] You take { $card }.
   *[other] { $person } takes { $card }.
}
own = { $own ->
    [yes] mine
   *[no] yours
}
-cave = the cave
where = { CAPITAL(place) } is dark.
place = { -cave }
always = The same
`;

const words = speaking('en', { text: TEXT, withParams: ['seat-hand', 'seat-took', 'own', 'always'] }) as {
  readonly title: string;
  readonly seat: { readonly hand: Say; readonly took: Say };
  readonly own: Say;
  readonly where: string;
  readonly always: Say;
};

describe('the words of a language', () => {
  test('are texts, or sentences that are told something', () => {
    expect(words.title).toBe('Rules');
    expect([-1.5, 0, 1, 2, 12345].map((cards) => words.seat.hand({ cards }))).toEqual([
      '−1.5 cards',
      '0 cards',
      '1 card',
      '2 cards',
      '12345 cards',
    ]);
    expect([words.own({ own: true }), words.own({ own: false })]).toEqual(['mine', 'yours']);
  });

  test('speak to the reader, and of others by their name', () => {
    const took = (name: string, you: boolean): string => words.seat.took({ person: { name, you }, card: 'gold' });
    expect(took('Ada', false)).toBe('Ada takes gold.');
    expect(took('Ada', true)).toBe('You take gold.');
    // A name means nothing else.
    expect(took('you', false)).toBe('you takes gold.');
  });

  test('may use words of their own, and begin with a capital letter', () => {
    expect(words.where).toBe('The cave is dark.');
  });

  test('may leave out what they are told', () => {
    expect(words.always({ cards: 3 })).toBe('The same');
  });
});

test('a single sentence asks for its params, and chooses by numbers', () => {
  const valueFor = (param: string): string | number => (param === 'seat' ? 'Ada' : 1);
  expect(sentence('en', '{ $seat } has { $number -> \n [one] a card\n *[other] { $number } cards\n }.', valueFor)).toBe(
    'Ada has a card.',
  );
  expect(sentence('en', 'Nobody is there.', valueFor)).toBe('Nobody is there.');
});

test('a name that is written from the right turns nothing around beside it', () => {
  expect(isolated('Ada')).toBe('Ada');
  expect(isolated('')).toBe('');
  for (const name of ['עדה', 'عمر']) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
