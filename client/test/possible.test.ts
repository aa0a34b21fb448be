/** What can be done, told in words and put together by what it is done with. */

import { beforeAll, describe, expect, it } from 'vitest';
import { possible } from '../src/games/saboteur/possible';
import { wantWords } from '../src/i18n/words.svelte';
import type { SaboteurView } from '../src/protocol';
import { grouped, headingOf, type Possibility } from '../src/shell/guide/possible';

const way = (title: string, text: string, card = '', away = false): Possibility => ({
  title,
  text,
  card,
  away,
  act: () => Promise.resolve(),
});

describe('what can be done', () => {
  it('stands by card in the order of the hand, then what needs none, and putting away comes last', () => {
    const groups = grouped(
      [
        way('Discard', 'Map', 'map', true),
        way('Finish', 'It costs a point'),
        way('Map', 'north', 'map'),
        way('Lamp', 'Ben', 'break-lamp'),
        way('Map', 'south', 'map'),
      ],
      ['break-lamp', 'map'],
    );
    expect(groups.map(({ title, card, all }) => [title, card, all.length])).toEqual([
      ['Lamp', 'break-lamp', 1],
      ['Map', 'map', 2],
      ['Finish', '', 1],
      ['Discard', '', 1],
    ]);
  });

  it('is said once where two cards of the hand are the same', () => {
    expect(grouped([way('Map', 'north', 'map'), way('Map', 'north', 'map')], ['map', 'map'])[0]?.all).toHaveLength(1);
  });

  it('shows nothing of one card where several are put away', () => {
    const [group] = grouped(
      [way('Discard', 'Map', 'map', true), way('Discard', 'Lamp', 'lamp', true)],
      ['map', 'lamp'],
    );
    expect(group?.card).toBe('');
  });
});

describe('above what can be done', () => {
  beforeAll(() => wantWords('guide'));

  it('stands a heading, too, where the game tells nothing of a move', () => {
    const groups = grouped([way('Map', 'north', 'map'), way('', 'Tinker with NES lamp')], ['map']);
    expect(groups.map((group) => headingOf(group, groups))).toEqual(['Map', 'Other moves']);
  });

  it('stands none where it tells nothing of all moves', () => {
    const groups = grouped([way('', 'Play 1'), way('', 'Play 2')]);
    expect(groups.map((group) => headingOf(group, groups))).toEqual(['']);
  });
});

describe('at a table of Saboteur', () => {
  beforeAll(async () => {
    await wantWords('saboteur');
  });

  const view = {
    maze: [{ x: 1, y: 0, card: 'EW', lit: 'EW', kind: 'tunnel' }],
    goals: [
      { x: 8, y: -2, face: null, card: null, known: null },
      { x: 8, y: 0, face: null, card: null, known: null },
      { x: 8, y: 2, face: null, card: null, known: null },
    ],
  } as unknown as SaboteurView;

  function possibilities(hand: readonly string[], ...legal: string[]): (readonly [string, string])[] {
    const made: string[] = [];
    const session = {
      view,
      legal,
      hand,
      me: 0,
      nameOf: (seat: number | null) => ['Ada', 'Ben'][seat ?? -1] ?? '',
      moveSentence: (move: string) => move,
      make: (move: string) => {
        made.push(move);
        return Promise.resolve(true);
      },
    };
    const all = possible(session);
    for (const each of all) void each.act({ x: 0, y: 0 });
    expect(made).toEqual(legal);
    return all.map(({ card, text }) => [card, text]);
  }

  it('each way to lay a card names its place and how it lies', () => {
    expect(possibilities(['NES'], 'lay NES 2,0', 'lay NSW 2,0')).toEqual([
      ['NES', 'Lay here: J8; open to the north, east and south'],
      ['NES', 'Lay here: J8; open to the north, south and west'],
    ]);
  });

  it('a dead end is called one wherever it could be laid', () => {
    expect(possibilities(['E.S'], 'lay E.S 2,0')).toEqual([
      ['E.S', 'Lay here: J8; dead end, open to the east and south'],
    ]);
  });

  it('each action names whom or what it is aimed at', () => {
    expect(
      possibilities(
        ['break-lamp', 'lamp+cart', 'rockfall', 'map'],
        'break lamp 2',
        'mend lamp+cart cart 1',
        'rockfall 1,0',
        'map 8,2',
        'pass map',
      ),
    ).toEqual([
      ['break-lamp', 'Break the lamp: Ben'],
      ['lamp+cart', 'Mend the cart: Ada'],
      ['rockfall', 'Bring down a straight tunnel: I8'],
      ['map', 'Look under the south goal'],
      ['map', 'Map'],
    ]);
  });
});
