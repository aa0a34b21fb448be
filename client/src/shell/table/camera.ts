/** What part of an unbounded ground is seen, and how large. */

import type { Box } from './flights.svelte';
import { columnName, rowName, type Place } from './places';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of the ground, in its own units, at which the middle of the window looks, and the scale. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const SMALLEST = 0.12;
const LARGEST = 2.4;

/** The box around all cards that lie at these places. */
export function boxAround(places: readonly Place[], card: Size): Box {
  if (places.length === 0) return { x: 0, y: 0, ...card };
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    x: left * card.width,
    y: top * card.height,
    width: (Math.max(...xs) - left + 1) * card.width,
    height: (Math.max(...ys) - top + 1) * card.height,
  };
}

/** Room that stays free at the sides of the window, in pixels. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** How small and how large things may be drawn where all is to be in sight. */
export interface Scales {
  readonly least: number;
  readonly most: number;
}

/** Sees the whole box, in the middle of what the margins leave, as far as its scales allow. */
export function fit(box: Box, room: Size, margins: Margins, { least, most }: Scales): Camera {
  const wanted = Math.min(
    (room.width - margins.left - margins.right) / box.width,
    (room.height - margins.top - margins.bottom) / box.height,
    most,
  );
  const scale = Math.max(wanted, least);
  return {
    x: box.x + box.width / 2 + (margins.right - margins.left) / 2 / scale,
    y: box.y + box.height / 2 + (margins.bottom - margins.top) / 2 / scale,
    scale,
  };
}

/** What is seen while it is drawn moved and enlarged like this: how a movement has come so far. */
export function cameraOf({ a, e, f }: Pick<DOMMatrixReadOnly, 'a' | 'e' | 'f'>, room: Size): Camera {
  return { x: (room.width / 2 - e) / a, y: (room.height / 2 - f) / a, scale: a };
}

/** Moves what is seen by some pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Enlarges by a factor; the point under the finger stays there. Pixels count from the middle. */
export function zoom(camera: Camera, factor: number, dx: number, dy: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, SMALLEST), LARGEST);
  const kept = 1 / camera.scale - 1 / scale;
  return { x: camera.x + dx * kept, y: camera.y + dy * kept, scale };
}

/** Never loses sight of the ground: the middle of the window stays over the box. */
export function within(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: Math.min(Math.max(camera.x, box.x), box.x + box.width),
    y: Math.min(Math.max(camera.y, box.y), box.y + box.height),
  };
}

/** Where a point of the ground is seen: pixels from the upper left corner of the window. */
export function seenAt(camera: Camera, point: Place, room: Size): Place {
  return {
    x: room.width / 2 + (point.x - camera.x) * camera.scale,
    y: room.height / 2 + (point.y - camera.y) * camera.scale,
  };
}

/** The point of the ground that is seen this many pixels from the middle of the window. */
export function groundAt(camera: Camera, dx: number, dy: number): Place {
  return { x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale };
}

/** The name of a column or a row, and where its middle is seen: pixels along the edge. */
export interface EdgeMark {
  readonly index: number;
  readonly name: string;
  readonly at: number;
}

type Mark = Omit<EdgeMark, 'name'>;

export interface Edges {
  readonly columns: readonly EdgeMark[];
  readonly rows: readonly EdgeMark[];
}

/** Names closer than this run together, in pixels, where text is as large as browsers have it. */
const APART = 18;

/**
 * The columns and rows of a ground that are in sight, with those around it that can still be built on.
 *
 * @param larger by how much text is larger than usual.
 */
export function edgesOf(camera: Camera, room: Size, card: Size, bounds: Box, larger = 1): Edges {
  const corner = seenAt(camera, { x: 0, y: 0 }, room);
  const marks = (from: number, side: 'width' | 'height', indices: readonly [number, number]): Mark[] =>
    marksAlong(from, card[side] * camera.scale, room[side], indices, APART * larger);
  const columns = marks(corner.x, 'width', span(bounds.x, bounds.width, card.width));
  const rows = marks(corner.y, 'height', span(bounds.y, bounds.height, card.height));
  return {
    columns: columns.map((mark) => ({ ...mark, name: columnName(mark.index) })),
    rows: rows.map((mark) => ({ ...mark, name: rowName(mark.index) })),
  };
}

/** The first and the last column (or row) of a box, and one more at either end. */
function span(start: number, length: number, step: number): readonly [number, number] {
  return [Math.round(start / step) - 1, Math.round((start + length) / step)];
}

function marksAlong(
  origin: number,
  step: number,
  length: number,
  [first, last]: readonly [number, number],
  apart: number,
): Mark[] {
  if (step <= 0 || length <= 0) return [];
  const every = Math.ceil(apart / step);
  const marks: Mark[] = [];
  for (let index = first; index <= last; index += 1) {
    const at = origin + (index + 0.5) * step;
    if (index % every === 0 && at > apart && at < length - apart / 2) marks.push({ index, at });
  }
  return marks;
}
