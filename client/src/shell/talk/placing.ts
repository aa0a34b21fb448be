/** Where speech bubbles stand: near their speakers, beside each other, and beside all that one needs to play. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

/** How far apart the places are that are tried, in pixels. */
const STEP = 6;

/** So far away a bubble goes rather than touch what had better be seen, in pixels, and rather than lie over nothing else. */
const DETOURS = [120, 400] as const;

/** So much of a bubble may lie over that while others speak, too. */
const MOST = 0.4;

interface Bubble {
  /** The box of its speaker, where that is in sight. */
  readonly at: Box | null;
  readonly size: Size;
  /** Where it stands already; it stays there, whoever has fallen silent meanwhile. */
  readonly stays?: Box | undefined;
}

/** What lies where bubbles may stand. */
export interface Around {
  /** What none of them may hide. */
  readonly kept: readonly Box[];
  /** What they hide only where there is no other room. */
  readonly spared: readonly Box[];
}

const NOTHING: Around = { kept: [], spared: [] };

/**
 * A box for each bubble, in order.
 *
 * Where there isn't room for all, those that have been there for longest make way: they have none.
 *
 * @param bubbles what is said, the oldest first
 * @param room where bubbles may stand
 * @param around what lies there
 */
export function placed(bubbles: readonly Bubble[], room: Box, around: Around = NOTHING): (Box | null)[] {
  for (let first = 0; first < bubbles.length; first += 1) {
    const boxes = together(bubbles.slice(first), room, around);
    if (boxes) return [...bubbles.slice(0, first).map(() => null), ...boxes];
  }
  // What is said last may be too long for what is left.
  return bubbles.length > 1 ? [...placed(bubbles.slice(0, -1), room, around), null] : bubbles.map(() => null);
}

/** A box for each; null where there isn't room for all of them. */
function together(bubbles: readonly Bubble[], room: Box, { kept, spared }: Around): Box[] | null {
  const most = bubbles.length > 1 ? MOST : 1;
  const standing = bubbles.map(({ stays }) => (stays && !meetsAny(stays, kept) ? stays : undefined));
  const taken = standing.flatMap((box) => box ?? []);
  const boxes: Box[] = [];
  for (const [index, { at, size }] of bubbles.entries()) {
    const box = standing[index] ?? nearest(wanted(at, size, room), room, [...kept, ...taken], spared);
    if (!box || shareOver(box, spared) > most) return null;
    if (!standing[index]) taken.push(box);
    boxes.push(box);
  }
  return boxes;
}

/** Where it is wanted, or as near as it can be without hiding anything; null where there is no room. */
function nearest(want: Box, room: Box, kept: readonly Box[], spared: readonly Box[]): Box | null {
  let [best, least]: [Box | null, number] = [null, Infinity];
  for (const top of steps(want.top, room.top, room.top + room.height - want.height)) {
    for (const left of steps(want.left, room.left, room.left + room.width - want.width)) {
      const away = Math.hypot(left - want.left, top - want.top);
      const box = { ...want, left, top };
      if (away >= least || meetsAny(box, kept)) continue;
      const price = away + detour(shareOver(box, spared));
      if (price < least) [best, least] = [box, price];
    }
  }
  return best;
}

function detour(share: number): number {
  const [touch, whole] = DETOURS;
  return share > 0 ? touch + (whole - touch) * share : 0;
}

/** From the least to the most, and where it is wanted. */
function steps(want: number, least: number, most: number): number[] {
  const count = Math.max(0, Math.floor((most - least) / STEP)) + 1;
  return [want, ...Array.from({ length: count }, (_, at) => least + at * STEP), Math.max(least, most)];
}

/** Of a speaker who isn't in sight at the bottom, where it hides least; else at the speaker. */
function wanted(at: Box | null, size: Size, room: Box): Box {
  return at ? atSpeaker(at, size, room) : atBottom(size, room);
}

function atBottom(size: Size, room: Box): Box {
  const left = room.left + (room.width - size.width) / 2;
  return within({ left, top: room.top + room.height - size.height, ...size }, room);
}

/** Beside a speaker in a column at the edge; below or above one in a row. */
function atSpeaker(at: Box, size: Size, room: Box): Box {
  const column = at.left + at.width < room.left + room.width / 3 && at.width < at.left + at.height * 5;
  const right = at.left + at.width + GAP;
  if (column && room.width > 600) return within({ left: right, top: at.top, ...size }, room);
  const under = at.top + at.height + GAP;
  const fits = under + size.height <= room.top + room.height;
  const left = at.left + at.width / 2 - size.width / 2;
  return within({ left, top: fits ? under : at.top - size.height - GAP, ...size }, room);
}

function within(box: Box, room: Box): Box {
  return {
    ...box,
    left: clamped(box.left, room.left, room.left + room.width - box.width),
    top: clamped(box.top, room.top, room.top + room.height - box.height),
  };
}

function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much of a box lies over others, at most 1. */
function shareOver(box: Box, others: readonly Box[]): number {
  const over = others.reduce((sum, other) => sum + common(box, other), 0);
  return Math.min(1, over / (box.width * box.height));
}

function common(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function meetsAny(box: Box, others: readonly Box[]): boolean {
  return others.some((other) => common(box, other) > 0);
}
