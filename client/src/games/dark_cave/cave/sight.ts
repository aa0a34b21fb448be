/** What of the cave is in sight where it can't all be drawn large enough: what can be done, or what happened last. */

import type { DarkCaveView } from '../../../protocol';
import type { Place } from '../../../shell/table/places';
import { parseField } from './places';

/** Cards smaller than this, as a share of their own size, can't be told apart. */
const READABLE = 0.5;
/** Fields on cards smaller than this are too near each other for a finger. */
const TAPPABLE = 0.32;
/** What is near the own dwarf, in cards. */
const NEAR = 2;
/** How much is seen around what has happened, and around what can be aimed at, in cards. */
const AROUND = 0.75;
const AROUND_AIMS = 0.25;

/** What of a session decides what has to be in sight. */
interface Watching {
  readonly view: Pick<DarkCaveView, 'players' | 'on_turn'> | null;
  readonly me: number;
  readonly walks: boolean;
  readonly chosen: string | null;
  readonly lines: readonly { readonly place: Place | null }[];
}

export class Sight {
  private readonly session: Watching;
  private readonly scaleFor: (places: readonly Place[]) => number;
  /** What is aimed at is seen together with the dwarf that it is for. */
  private readonly wide: boolean;

  constructor(session: Watching, scaleFor: (places: readonly Place[]) => number, wide = false) {
    this.session = session;
    this.scaleFor = scaleFor;
    this.wide = wide;
  }

  isReadable(places: readonly Place[]): boolean {
    return this.scaleFor(places) >= READABLE;
  }

  /** What has to be in sight of all that lies in the cave; the places that can be aimed at come first. */
  wanted(all: readonly Place[], aims: readonly Place[]): readonly Place[] {
    const own = this.standing(this.session.me);
    if (aims.length > 0 && this.session.chosen !== null)
      return this.wide ? around([...aims, ...own]) : aroundAims(aims);
    if (aims.length > 0 && this.session.walks) return this.walk(own, aims);
    const happened = this.session.lines.findLast((line) => line.place !== null)?.place;
    // Before anything has happened the doors are worth seeing.
    if (!happened) return all;
    const latest = around([happened]);
    const turn = this.standing(this.session.view?.on_turn ?? -1);
    for (const more of [[...turn, ...own], [...turn]]) {
      const both = around([happened, ...more]);
      if (this.isReadable(both)) return both;
    }
    return latest;
  }

  /** Where a dwarf can go; not what a ladder leads to far away, if fingers could not tell the rest apart then. */
  private walk(own: readonly Place[], aims: readonly Place[]): Place[] {
    const all = around([...aims, ...own], AROUND_AIMS);
    if (this.scaleFor(all) >= TAPPABLE) return all;
    const near = aims.filter((aim) => own.every(({ x, y }) => Math.hypot(aim.x - x, aim.y - y) <= NEAR));
    return around([...near, ...own], AROUND_AIMS);
  }

  private standing(seat: number): Place[] {
    const field = this.session.view?.players[seat]?.field ?? '';
    return field === '' ? [] : [parseField(field).place];
  }
}

/** What is seen where something can be aimed at. */
export function aroundAims(aims: readonly Place[]): Place[] {
  return around(aims, AROUND_AIMS);
}

function around(places: readonly Place[], room = AROUND): Place[] {
  return places.flatMap(({ x, y }) => [
    { x: x - room, y: y - room },
    { x: x + room, y: y + room },
  ]);
}
