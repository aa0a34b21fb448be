import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Point } from '../src/shell/frame/bubble';
import { KINDS as CAVE } from '../src/games/dark_cave/telling/events';
import { KINDS as ROOFS } from '../src/games/sabotage/telling/events';
import { KINDS as TUNNELS } from '../src/games/saboteur/telling/events';
import { Hearing } from '../src/shell/sound/hearing';
import type { SoundTable } from '../src/shell/sound/sounds';
import { Drag } from '../src/shell/table/drag.svelte';
import { keyOf, numberOf } from '../src/shell/table/keys';

/** What happens to a hand, in order. */
class Hand {
  canDrag = true;
  pointed: string | null = null;
  readonly happened: string[] = [];
  grab(index: number): void {
    this.happened.push(`grab ${index}`);
  }
  putBack(): void {
    this.happened.push('put back');
  }
}

const globals = globalThis as unknown as Record<string, unknown>;

beforeEach(() => {
  const page = new EventTarget();
  globals['addEventListener'] = page.addEventListener.bind(page);
  globals['removeEventListener'] = page.removeEventListener.bind(page);
  globals['dispatchEvent'] = page.dispatchEvent.bind(page);
  globals['document'] = { elementFromPoint: () => null, querySelector: () => null };
});

afterEach(() => {
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'document'])
    Reflect.deleteProperty(globals, name);
});

function finger(type: string, x: number, y: number, more = {}): PointerEvent {
  return Object.assign(new Event(type), { pointerId: 1, button: 0, clientX: x, clientY: y, ...more }) as PointerEvent;
}

describe('a card that is dragged', () => {
  let hand: Hand;
  let drag: Drag<string>;

  beforeEach(() => {
    hand = new Hand();
    // Right of x = 50 there is something to be dropped on.
    drag = new Drag<string>(hand);
    drag.landing = (_under, at: Point) =>
      at.x > 50 ? { aim: 'there', snaps: true, drop: () => hand.happened.push('dropped') } : null;
  });

  test('is taken once the finger has gone far enough, and dropped where it ends', () => {
    drag.begin(finger('pointerdown', 0, 0), 2);
    dispatchEvent(finger('pointermove', 5, 5));
    expect([drag.active, ...hand.happened]).toEqual([false]);
    dispatchEvent(finger('pointermove', 60, 5));
    expect([drag.active, drag.snapped, hand.pointed]).toEqual([true, true, 'there']);
    dispatchEvent(finger('pointermove', 40, 5));
    expect([drag.snapped, hand.pointed]).toEqual([false, null]);
    dispatchEvent(finger('pointermove', 60, 5));
    dispatchEvent(finger('pointerup', 60, 5));
    expect([drag.active, drag.justEnded, hand.pointed]).toEqual([false, true, null]);
    expect(hand.happened).toEqual(['grab 2', 'dropped']);
  });

  test('goes back where it is dropped on nothing, or the finger is taken away', () => {
    for (const end of ['pointerup', 'pointercancel']) {
      drag.begin(finger('pointerdown', 0, 0), 0);
      dispatchEvent(finger('pointermove', 20, 0));
      dispatchEvent(finger(end, 20, 0));
    }
    expect(hand.happened).toEqual(['grab 0', 'put back', 'grab 0', 'put back']);
  });

  test('is not taken by a tap, by another finger or button, or while cards hold still', () => {
    drag.begin(finger('pointerdown', 0, 0, { button: 2 }), 0);
    dispatchEvent(finger('pointermove', 60, 0));
    hand.canDrag = false;
    drag.begin(finger('pointerdown', 0, 0), 0);
    dispatchEvent(finger('pointermove', 60, 0));
    hand.canDrag = true;
    drag.begin(finger('pointerdown', 0, 0), 0);
    dispatchEvent(finger('pointermove', 60, 0, { pointerId: 2 }));
    dispatchEvent(finger('pointerup', 1, 0));
    expect([drag.justEnded, ...hand.happened]).toEqual([false]);
  });
});

describe('the keys of a table', () => {
  const key = (name: string, more = {}): KeyboardEvent =>
    ({ key: name, target: { closest: () => null }, ...more }) as unknown as KeyboardEvent;

  test('are letters in lower case, and others by their name', () => {
    expect([keyOf(key('X')), keyOf(key('Escape')), keyOf(key('?'))]).toEqual(['x', 'Escape', '?']);
  });

  test('are left to the browser, to fields and to what is open', () => {
    expect(keyOf(key('r', { ctrlKey: true }))).toBeNull();
    expect(keyOf(key('r', { target: { closest: () => ({}) } }))).toBeNull();
    globals['document'] = { querySelector: () => ({}) };
    expect(keyOf(key('r'))).toBeNull();
  });

  test('from 1 to 9 choose a card', () => {
    expect(['1', '9', '0', 'a', '10'].map(numberOf)).toEqual([1, 9, null, null, null]);
  });
});

describe('what is heard', () => {
  const table: SoundTable = {
    laid: { sound: 'knock' },
    drew: { sound: 'paper' },
    won: { sound: 'motif' },
    broke: { sound: 'thud' },
    mended: { sound: 'chime' },
  };
  const event = (key: string) => ({ key, seat: 1, params: {}, secret: {} });
  const view = (keys: readonly string[], more = {}) => ({
    round: 1,
    seat: 0,
    decider: 1,
    history: keys.map(event),
    ...more,
  });

  test('is a card and the end in every game', () => {
    for (const kinds of [TUNNELS, ROOFS, CAVE]) {
      const heard = [kinds.dealt, kinds.laid, kinds.drew, kinds['game-over']];
      expect(heard.filter(({ sound }) => sound === undefined)).toEqual([]);
    }
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is what is new, the own turn, and at most three sounds at once', () => {
    const hearing = new Hearing();
    expect(hearing.arrived(view(['laid']), table)).toEqual([]);
    expect(hearing.arrived(view(['laid', 'drew'], { decider: 0 }), table)).toEqual(['paper', 'bell']);
    const many = ['laid', 'drew', 'laid', 'mended', 'broke', 'drew', 'won'];
    expect(hearing.arrived(view(many), table).toSorted()).toEqual(['chime', 'motif', 'thud']);
  });

  test('is nothing that happened while the table was lost or out of sight', () => {
    const hearing = new Hearing();
    hearing.arrived(view([]), table);
    hearing.lost();
    expect(hearing.arrived(view(['laid']), table)).toEqual([]);
    hearing.cameBack();
    expect(hearing.arrived(view(['laid', 'laid']), table)).toEqual([]);
    vi.advanceTimersByTime(501);
    expect(hearing.arrived(view(['laid', 'laid', 'won']), table)).toEqual(['motif']);
  });
});
