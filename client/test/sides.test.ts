import { expect, test } from 'vitest';
import type { GameInfo, SidesInfo } from '../src/protocol';
import { evenSides } from '../src/shell/company/sides';

const GAME = {
  name: 'saboteur',
  options: [
    {
      name: 'saboteurs',
      titles: { en: 'Number of saboteurs' },
      values: [
        { name: 'drawn', titles: { en: 'Left to chance' } },
        { name: 'all', titles: { en: 'All in play · House rule' } },
      ],
    },
  ],
} as unknown as GameInfo;

const SIX: SidesInfo = {
  edition: 'amigo',
  players: 6,
  option: 'saboteurs',
  value: 'all',
  usual: 'drawn',
  rounds: 300,
  diggers: 54,
  low: 48,
  high: 60,
  usual_diggers: 68,
};

function offered(players: number, values: Record<string, string> = {}, edition = 'amigo') {
  return evenSides(GAME, [SIX], edition, players, values);
}

test('what was measured for so many players is offered, by its title', () => {
  expect(offered(6)).toMatchObject({ titles: { en: 'All in play · House rule' }, chosen: false, others: false });
});

test('nothing is offered where nothing was measured', () => {
  expect(offered(5)).toBeNull();
  expect(offered(6, {}, 'nl')).toBeNull();
  expect(evenSides({ ...GAME, options: [] }, [SIX], 'amigo', 6, {})).toBeNull();
});

test('a table that plays so is told it', () => {
  expect(offered(6, { saboteurs: 'all' })).toMatchObject({ chosen: true, others: false });
  expect(evenSides(GAME, [{ ...SIX, value: 'drawn' }], 'amigo', 6, {})).toMatchObject({ chosen: true });
});

test('a table that plays otherwise, too, is told that this was not measured', () => {
  expect(offered(6, { attach: 'tunnel' })).toMatchObject({ chosen: false, others: true });
});
