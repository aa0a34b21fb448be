import { describe, expect, test } from 'vitest';
import { cueOf, isNew, onPath, sentencesOf, type Asked, type Doing } from '../src/shell/lesson/lesson';
import type { AnySession } from '../src/shell/table/session.svelte';
import { around, kept, stand, tipOf } from '../src/shell/lesson/placing';

const DIG: Asked = { notes: 2, card: 'EW', tried: '1,0' };
const TAKE: Asked = { notes: 0, card: '', tried: '' };

function doing(changes: Partial<Doing> = {}): Doing {
  return { read: 0, chosen: null, tried: '', strayed: false, ...changes };
}

describe('a step of a lesson', () => {
  test('tells one note after another, then which card, where, and to tap there again', () => {
    expect(cueOf(DIG, doing())).toEqual({ kind: 'note', number: 0 });
    expect(cueOf(DIG, doing({ read: 1 }))).toEqual({ kind: 'note', number: 1 });
    expect(cueOf(DIG, doing({ read: 2 }))).toEqual({ kind: 'card' });
    expect(cueOf(DIG, doing({ read: 2, chosen: 'EW' }))).toEqual({ kind: 'place' });
    expect(cueOf(DIG, doing({ read: 2, chosen: 'EW', tried: '1,0' }))).toEqual({ kind: 'again' });
  });

  test('leaves out what is left to read once a card is taken', () => {
    expect(cueOf(DIG, doing({ chosen: 'EW' }))).toEqual({ kind: 'place' });
  });

  test('lets another card be taken, and another place be tried', () => {
    expect(cueOf(DIG, doing({ chosen: 'map' }))).toEqual({ kind: 'other-card' });
    expect(cueOf(DIG, doing({ chosen: 'EW', tried: '0,1' }))).toEqual({ kind: 'other-place' });
  });

  test('without a card says what to press', () => {
    expect(cueOf(TAKE, doing())).toEqual({ kind: 'place' });
  });

  test('begins anew where somebody comes back to it', () => {
    expect(cueOf(DIG, doing())).toEqual({ kind: 'note', number: 0 });
  });
});

describe('praise', () => {
  const session = (on_path: 'yes' | 'no') => ({ info: { lesson: { on_path } } }) as unknown as AnySession;

  test('is said to those who have done what was asked for, and to nobody else', () => {
    expect(onPath(session('yes'), 'Well dug!', 'Take the map.')).toBe('Well dug! Take the map.');
    expect(onPath(session('no'), 'Well dug!', 'Take the map.')).toBe('Take the map.');
  });
});

describe('all that is said of a step', () => {
  test('stands in the order in which it is told', () => {
    const notes = [{ text: 'You need gold.' }, { text: 'Paths lead there.' }];
    expect(sentencesOf({ notes, card: 'Take this one.', place: 'Lay it here.' })).toEqual([
      'You need gold.',
      'Paths lead there.',
      'Take this one.',
      'Lay it here.',
    ]);
    expect(sentencesOf({ place: 'End your turn.' })).toEqual(['End your turn.']);
  });
});

describe('whoever goes another way', () => {
  test('is told so once, and goes on with what still fits', () => {
    expect(cueOf(DIG, doing({ strayed: true }))).toEqual({ kind: 'strayed' });
    expect(cueOf(null, doing({ strayed: true }))).toEqual({ kind: 'strayed' });
    expect(cueOf(DIG, doing({ strayed: true, chosen: 'EW' }))).toEqual({ kind: 'place' });
    expect(cueOf(null, doing())).toBeNull();
  });
});

describe('a step that is asked for once more', () => {
  test('is not told again', () => {
    let before = '';
    const heard = ['1 dig', '', '1 dig', '', '1 look', '2 dig'].filter((step) => {
      const anew = isNew(step, before);
      if (anew) before = step;
      return anew;
    });
    expect(heard).toEqual(['1 dig', '1 look', '2 dig']);
  });
});

describe('several places', () => {
  test('are pointed at as one', () => {
    const goals = [100, 180, 260].map((y) => ({ x: 280, y, width: 30, height: 40 }));
    expect(around(goals)).toEqual({ x: 280, y: 100, width: 30, height: 200 });
    expect(around([])).toBeNull();
  });
});

describe('a sentence', () => {
  const room = { x: 0, y: 100, width: 320, height: 200 };
  const size = { width: 200, height: 60 };

  test('stands inside the room, and never on what it points at while there is other room', () => {
    for (let x = 0; x <= 290; x += 10) {
      for (let y = 100; y <= 260; y += 10) {
        const target = { x, y, width: 30, height: 40 };
        const box = stand(size, target, room, []);
        expect(box.x).toBeGreaterThanOrEqual(room.x);
        expect(box.y).toBeGreaterThanOrEqual(room.y);
        expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
        expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height);
        expect(tipOf(box, target)).not.toBeNull();
      }
    }
  });

  test('keeps free what glows, where it can', () => {
    const target = { x: 145, y: 180, width: 30, height: 40 };
    const glowing = { box: { x: 145, y: 110, width: 30, height: 40 }, weight: 6 };
    expect(stand(size, target, room, [glowing]).y).toBeGreaterThan(target.y);
  });

  test('points with its tip at what lies below the room, such as a card of the hand', () => {
    const card = { x: 260, y: 340, width: 50, height: 75 };
    const box = stand(size, card, room, []);
    expect(box.y + box.height).toBe(room.y + room.height);
    expect(tipOf(box, card)).toEqual({ side: 'bottom', along: Math.min(180, 285 - box.x) });
  });
});

test('a sentence leaves what the chosen card does to be read, though that goes from edge to edge', () => {
  const room = { x: 0, y: 100, width: 378, height: 320 };
  const note = { x: 0, y: 340, width: 378, height: 80 };
  const target = { x: 160, y: 300, width: 40, height: 40 };
  const box = stand({ width: 340, height: 90 }, target, room, [kept(note, 300, room)]);
  expect(box.y + box.height).toBeLessThanOrEqual(target.y);
  expect(kept(room, 300, room).weight).toBe(0);
});

test('a sentence stays near what it is about, above what the chosen card does', () => {
  const room = { x: 230, y: 50, width: 860, height: 640 };
  const note = { x: 515, y: 628, width: 435, height: 45 };
  const pass = { x: 960, y: 770, width: 80, height: 44 };
  const box = stand({ width: 152, height: 50 }, pass, room, [kept(note, 300, room)]);
  expect(box.y + box.height).toBeLessThanOrEqual(note.y);
  expect(box.y + box.height).toBeGreaterThan(note.y - 40);
});

describe('the tip of a sentence', () => {
  const box = { x: 100, y: 100, width: 200, height: 60 };

  test('points at nothing from far away, and never past what is meant', () => {
    expect(tipOf(box, { x: 180, y: 400, width: 40, height: 40 })).toBeNull();
    expect(tipOf(box, { x: 20, y: 180, width: 60, height: 40 })).toBeNull();
    expect(tipOf(box, { x: 180, y: 180, width: 40, height: 40 })).toEqual({ side: 'bottom', along: 100 });
  });
});

test('a sentence about a player above the ground stands right below, whatever happens to be told there', () => {
  const room = { x: 6, y: 146, width: 378, height: 300 };
  const ticker = { box: { x: 0, y: 140, width: 390, height: 34 }, weight: 2 };
  const player = { x: 4, y: 50, width: 126, height: 86 };
  const box = stand({ width: 212, height: 44 }, player, room, [ticker]);
  expect(box.y).toBe(148);
  expect(tipOf(box, player)?.side).toBe('top');
});

test('a sentence about all of the left half stands beside it rather than on the other half', () => {
  const room = { x: 6, y: 50, width: 1077, height: 669 };
  const own = { x: 11, y: 133, width: 440, height: 505 };
  const other = Array.from({ length: 9 }, (_, at) => ({
    box: { x: 660 + (at % 3) * 120, y: 220 + Math.floor(at / 3) * 120, width: 115, height: 115 },
    weight: 2,
  }));
  const box = stand({ width: 300, height: 137 }, own, room, other);
  expect(box.x).toBe(463);
  expect(tipOf(box, own)?.side).toBe('left');
});
