/** Where speech bubbles stand: at their speakers, inside the window, above the hand, and beside each other. */

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

interface Bubble {
  /** The box of its speaker, where that is in sight. */
  readonly at: Box | null;
  readonly size: Size;
  /** Where it stands already; it stays there, whoever has fallen silent meanwhile. */
  readonly stays?: Box | undefined;
}

/**
 * A box for each bubble, in order.
 *
 * @param bubbles what is said
 * @param room where bubbles may stand
 * @param kept what none of them may hide, as long as there is room beside it
 */
export function placed(bubbles: readonly Bubble[], room: Box, kept: Box | null = null): Box[] {
  const taken = bubbles.flatMap(({ stays }) => stays ?? []);
  if (kept) taken.push(kept);
  return bubbles.map(({ at, size, stays }) => {
    if (stays) return stays;
    const box = at ? atSpeaker(wanted(at, size, room), taken, room) : above(atBottom(size, room), taken, room);
    taken.push(box);
    return box;
  });
}

/** Where it is wanted or further down; above that where there is no room, and at the bottom where there is none at all. */
function atSpeaker(box: Box, taken: readonly Box[], room: Box): Box {
  const places = [below(box, taken, room), above(box, taken, room)];
  return places.find((place) => !taken.some((other) => meets(place, other))) ?? atBottom(box, room);
}

/** Of a speaker who isn't in sight, where it hides least. */
function atBottom(size: Size, room: Box): Box {
  const left = room.left + (room.width - size.width) / 2;
  return within({ left, top: room.top + room.height - size.height, ...size }, room);
}

/** Beside a speaker in a column at the edge; below or above one in a row. */
function wanted(at: Box, size: Size, room: Box): Box {
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

/** The same box, further down until it hides no other. */
function below(box: Box, others: readonly Box[], room: Box): Box {
  const hidden = others.find((other) => meets(box, other));
  if (!hidden) return box;
  const lower = { ...box, top: hidden.top + hidden.height + GAP };
  const fits = lower.top + lower.height <= room.top + room.height;
  return fits ? below(lower, others, room) : box;
}

/** The same box, further up until it hides no other. */
function above(box: Box, others: readonly Box[], room: Box): Box {
  const hidden = others.find((other) => meets(box, other));
  if (!hidden) return box;
  const higher = { ...box, top: hidden.top - GAP - box.height };
  return higher.top >= room.top ? above(higher, others, room) : box;
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
