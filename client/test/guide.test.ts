/** What is told of cards and chapters, before anything is drawn. */

import { describe, expect, it } from 'vitest';
import type { CardText, ChapterText, SaidInfo } from '../src/protocol';
import { cardThere as cardInCave } from '../src/games/dark_cave/pieces';
import { drawings as cave } from '../src/games/dark_cave/rules';
import { cardThere } from '../src/games/saboteur/pieces';
import { drawings as saboteur } from '../src/games/saboteur/rules';
import type { DarkCaveView, SaboteurView } from '../src/protocol';
import { textOfCard } from '../src/shell/guide/about';
import { hintFor, isHint, moveOf } from '../src/shell/talk/hints';
import { framed } from '../src/shell/guide/frame';
import { inReadingOrder, runsOf } from '../src/shell/guide/reading';

const kind = (card: string, does: string, clause = 'S-1'): CardText => ({ card, copies: 1, does, clause });
const group = (...cards: CardText[]) => [{ key: 'all', title: '', copies: cards.length, clause: '', cards }];

describe('the gallery', () => {
  it('tells once of cards that do the same', () => {
    const runs = runsOf([kind('NS', 'a tunnel'), kind('EW', 'a tunnel'), kind('map', 'a look', 'S-45')]);
    expect(runs.map(({ does, clause, cards }) => [does, clause, cards.map(({ card }) => card)])).toEqual([
      ['a tunnel', 'S-1', ['NS', 'EW']],
      ['a look', 'S-45', ['map']],
    ]);
  });

  it('knows a card whichever end is up', () => {
    const cards = group(kind('NES', 'fork'), kind('map', 'look'), kind('goal:NE', 'stone'));
    expect(textOfCard(cards, saboteur, 'NSW')?.does).toBe('fork');
    expect(textOfCard(cards, saboteur, 'NES')?.does).toBe('fork');
    expect(textOfCard(cards, saboteur, 'map')?.does).toBe('look');
    expect(textOfCard(cards, saboteur, 'goal:SW')?.does).toBe('stone');
    expect(textOfCard(cards, saboteur, 'NEW')).toBeNull();
  });

  it('knows the cards of the cave as they lie', () => {
    const cards = group(
      kind('II:NES+hole', 'hole'),
      kind('I:NS.EW+bridge-NS', 'bridge'),
      kind('goal:NE+ladder', 'goal'),
      kind('start:NESW+ladder', 'start'),
    );
    expect(textOfCard(cards, cave, 'II:NSW+hole')?.does).toBe('hole');
    expect(textOfCard(cards, cave, 'I:NS.EW+bridge-NS')?.does).toBe('bridge');
    expect(textOfCard(cards, cave, 'I:NS.EW+bridge-EW')).toBeNull();
    expect(textOfCard(cards, cave, 'goal:SW+ladder')?.does).toBe('goal');
    expect(textOfCard(cards, cave, 'start:NESW+ladder')?.does).toBe('start');
  });
});

describe('a ground', () => {
  it('tells which card lies at a place of the maze', () => {
    const maze = [
      { x: 0, y: 0, card: 'NESW', lit: 'NESW', kind: 'start' },
      { x: 1, y: 0, card: 'EW', lit: 'EW', kind: 'tunnel' },
      { x: 8, y: 2, card: 'SW', lit: '', kind: 'goal' },
    ];
    const goals = [
      { x: 8, y: 0, face: 'treasure', card: 'NESW', known: null },
      { x: 8, y: 2, face: 'NE', card: 'SW', known: null },
      { x: 8, y: -2, face: null, card: null, known: 'NW' },
    ];
    const view = { maze, goals } as unknown as SaboteurView;
    const cardAt = (x: number, y: number): string => cardThere(view, { x, y });
    expect([cardAt(0, 0), cardAt(1, 0), cardAt(8, 0), cardAt(8, 2), cardAt(8, -2), cardAt(5, 5)]).toEqual([
      'start',
      'EW',
      'goal:treasure',
      'goal:SW',
      '',
      '',
    ]);
  });

  it('tells which card lies at a place of the cave', () => {
    const net = [
      { x: 0, y: 0, card: 'NESW+ladder', kind: 'start', openings: 'NESW', feature: 'ladder' },
      { x: 1, y: 0, card: 'I:EW', kind: 'path', openings: 'EW', feature: null },
    ];
    const view = { net } as unknown as DarkCaveView;
    expect(cardInCave(view, { x: 0, y: 0 })).toBe('start:NESW+ladder');
    expect(cardInCave(view, { x: 1, y: 0 })).toBe('I:EW');
    expect(cardInCave(view, { x: 2, y: 0 })).toBe('');
  });
});

describe('the rules', () => {
  it('stand in the order of their chapters, and what has none comes last', () => {
    const chapters = ['turn', 'cards'].map((section): ChapterText => ({ section, text: '', figures: [] }));
    const sections = ['cards', 'more', 'turn'].map((key) => ({ key }));
    expect(inReadingOrder(sections, chapters).map(({ key }) => key)).toEqual(['turn', 'cards', 'more']);
    expect(inReadingOrder(sections, []).map(({ key }) => key)).toEqual(['cards', 'more', 'turn']);
  });

  it('show the part of a ground that is told, or all of it', () => {
    const card = { width: 100, height: 150 };
    expect(framed([0, 0, 3, 0], [], card)).toBe('-12 -12 424 174');
    expect(
      framed(
        [],
        [
          { x: 0, y: 0 },
          { x: 1, y: -1 },
        ],
        card,
      ),
    ).toBe('-12 -162 224 324');
  });
});

describe('a hint', () => {
  const said = (claim: string, entry: number, params: SaidInfo['params']): SaidInfo => ({
    number: 1,
    seat: 0,
    entry,
    round: 1,
    events: 1,
    claim,
    params,
    text: '',
    at: 0,
    name: 'Ada',
    reasons: [],
  });

  it('is for the decision before which it was asked for', () => {
    const talk = [
      said('hint', 3, { by: 'expert', move: 'pass NS' }),
      said('hello', 5, {}),
      said('hint', 5, { by: 'expert', move: 'lay NS 1,0' }),
    ];
    expect(moveOf(hintFor(talk, 5)!)).toBe('lay NS 1,0');
    expect(moveOf(hintFor(talk, 3)!)).toBe('pass NS');
    expect(hintFor(talk, 4)).toBeNull();
    expect(talk.filter(isHint)).toHaveLength(2);
  });

  it('tells nothing to those who have not asked', () => {
    const [other] = [said('hint', 3, {})];
    expect(hintFor([other], 3)).toBeNull();
    expect(moveOf(other)).toBe('');
  });
});
