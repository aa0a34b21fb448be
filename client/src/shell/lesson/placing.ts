/** Where a sentence of a lesson stands: beside what it points at, and on nothing that it is about. */

import type { Box } from '../table/flights.svelte';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is better not hidden, and how much that matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

/** What fills most of the room can't be kept free. */
export function kept(box: Box, weight: number, room: Size): Kept {
  const fills = box.width > room.width * 0.9 && box.height > room.height * 0.6;
  return { box, weight: fills ? 0 : weight };
}

const GAP = 12;
/** What is pointed at is never hidden while there is any other room. */
const NEVER = 10_000;
/** Beside what weighs this much there is a place, too. */
const HEAVY = 200;
/** Of two places that are equally near, the one whose middle is nearer: a pixel weighs as much as this many hidden. */
const FAR = 2;
/** A pixel between a sentence and what it points at weighs as much as this many that are hidden. */
const AWAY = 500;
/** How far a tip is seen to point. */
const REACH = 100;

/**
 * Of the places beside what is pointed at, and along the edges of the room, the one that hides least.
 *
 * @param size of the sentence
 * @param target what it points at; null for nothing
 * @param room where it may stand
 */
export function stand(size: Size, target: Box | null, room: Box, kept: readonly Kept[]): Box {
  const all = target ? [...kept, { box: target, weight: NEVER }] : kept;
  const beside = kept.filter(({ weight }) => weight >= HEAVY).flatMap(({ box }) => besides(size, target, box));
  const boxes = [...candidates(size, target, room), ...beside].map((at) => within({ ...at, ...size }, room));
  const costs = boxes.map((box) => cost(box, target, all));
  return boxes[costs.indexOf(Math.min(...costs))]!;
}

function candidates(size: Size, target: Box | null, room: Box): { x: number; y: number }[] {
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const mid = middle(target ?? room);
  const x = mid.x - size.width / 2;
  const y = mid.y - size.height / 2;
  const edges = [
    { x, y: bottom },
    { x, y: room.y },
    ...[room.x, right].flatMap((at) => [
      { x: at, y: bottom },
      { x: at, y: room.y },
      { x: at, y },
    ]),
  ];
  if (!target) return edges;
  // Beside the middle, and where it ends with what is pointed at or with the room.
  const xs = [x, target.x, target.x + target.width - size.width, room.x, right];
  const ys = [y, target.y, target.y + target.height - size.height, room.y, bottom];
  const [above, below] = [target.y - size.height - GAP, target.y + target.height + GAP];
  const [before, after] = [target.x - size.width - GAP, target.x + target.width + GAP];
  return [
    ...xs.flatMap((each) => [above, below].map((at) => ({ x: each, y: at }))),
    ...ys.flatMap((each) => [before, after].map((at) => ({ x: at, y: each }))),
    ...edges,
  ];
}

/** Above and below something, as near to what is pointed at as it can be; to its left and right. */
function besides(size: Size, target: Box | null, box: Box): { x: number; y: number }[] {
  const mid = middle(target ?? box);
  const [x, y] = [mid.x - size.width / 2, mid.y - size.height / 2];
  return [
    { x, y: box.y - size.height - GAP },
    { x, y: box.y + box.height + GAP },
    { x: box.x - size.width - GAP, y },
    { x: box.x + box.width + GAP, y },
  ];
}

function cost(box: Box, target: Box | null, kept: readonly Kept[]): number {
  const hidden = kept.reduce((sum, each) => sum + each.weight * shared(box, each.box), 0);
  return hidden + (target ? FAR * apart(box, target) + AWAY * Math.max(0, gap(box, target) - GAP) : 0);
}

/** How many pixels lie between two boxes. */
function gap(one: Box, other: Box): number {
  const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  const down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
  return Math.hypot(Math.max(0, across), Math.max(0, down));
}

/** How many pixels two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function apart(one: Box, other: Box): number {
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function within(box: Box, room: Box): Box {
  const most = { x: room.x + room.width - box.width, y: room.y + room.height - box.height };
  return { ...box, x: clamped(box.x, room.x, most.x), y: clamped(box.y, room.y, most.y) };
}

function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The box around several; null where there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** On which edge of a sentence its tip is, and how far along that. */
export interface Tip {
  readonly side: 'top' | 'bottom' | 'left' | 'right';
  readonly along: number;
}

/** Where the tip of a sentence shows towards what it points at; none where it would point past that. */
export function tipOf(box: Box, target: Box): Tip | null {
  if (gap(box, target) > REACH) return null;
  const to = middle(target);
  const inset = 20;
  const x = clamped(to.x - box.x, inset, box.width - inset);
  const y = clamped(to.y - box.y, inset, box.height - inset);
  const isOver = box.x + x >= target.x && box.x + x <= target.x + target.width;
  const isBeside = box.y + y >= target.y && box.y + y <= target.y + target.height;
  if (isOver && target.y >= box.y + box.height) return { side: 'bottom', along: x };
  if (isOver && target.y + target.height <= box.y) return { side: 'top', along: x };
  if (isBeside && target.x >= box.x + box.width) return { side: 'right', along: y };
  if (isBeside && target.x + target.width <= box.x) return { side: 'left', along: y };
  return null;
}
