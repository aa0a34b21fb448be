/** What part of the unbounded maze is seen, and how large. */

import type { Place } from './places';

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 150;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A point of the maze, in its own units, at which the middle of the window looks, and the scale. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const SMALLEST = 0.12;
const LARGEST = 2.4;
/** However much room there is, a fitted card is not drawn larger than this. */
const LARGEST_FIT = 1.15;

/** The box around all cards that lie at these places. */
export function boxAround(places: readonly Place[]): Box {
  if (places.length === 0) return { x: 0, y: 0, width: CARD_WIDTH, height: CARD_HEIGHT };
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    x: left * CARD_WIDTH,
    y: top * CARD_HEIGHT,
    width: (Math.max(...xs) - left + 1) * CARD_WIDTH,
    height: (Math.max(...ys) - top + 1) * CARD_HEIGHT,
  };
}

/** Room that stays free at the sides of the window, in pixels. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Sees the whole box, in the middle of what the margins leave. */
export function fit(box: Box, room: Size, margins: Margins): Camera {
  const wanted = Math.min(
    (room.width - margins.left - margins.right) / box.width,
    (room.height - margins.top - margins.bottom) / box.height,
    LARGEST_FIT,
  );
  const scale = Math.max(wanted, SMALLEST);
  return {
    x: box.x + box.width / 2 + (margins.right - margins.left) / 2 / scale,
    y: box.y + box.height / 2 + (margins.bottom - margins.top) / 2 / scale,
    scale,
  };
}

/** Moves what is seen by so many pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Enlarges by a factor; the point under the finger stays there. Pixels count from the middle. */
export function zoom(camera: Camera, factor: number, dx: number, dy: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, SMALLEST), LARGEST);
  const kept = 1 / camera.scale - 1 / scale;
  return { x: camera.x + dx * kept, y: camera.y + dy * kept, scale };
}

/** Never loses sight of the maze: the middle of the window stays over the box. */
export function within(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: Math.min(Math.max(camera.x, box.x), box.x + box.width),
    y: Math.min(Math.max(camera.y, box.y), box.y + box.height),
  };
}

/** The place under a point; pixels count from the middle of the window. */
export function placeAt(camera: Camera, dx: number, dy: number): Place {
  return {
    x: Math.floor((camera.x + dx / camera.scale) / CARD_WIDTH),
    y: Math.floor((camera.y + dy / camera.scale) / CARD_HEIGHT),
  };
}

/** Where a place is seen: pixels from the upper left corner of the window. */
export function boxOf(camera: Camera, place: Place, room: Size): Box {
  return {
    x: room.width / 2 + (place.x * CARD_WIDTH - camera.x) * camera.scale,
    y: room.height / 2 + (place.y * CARD_HEIGHT - camera.y) * camera.scale,
    width: CARD_WIDTH * camera.scale,
    height: CARD_HEIGHT * camera.scale,
  };
}

/** The camera as an SVG `viewBox`. */
export function viewBox(camera: Camera, room: Size): string {
  const width = room.width / camera.scale;
  const height = room.height / camera.scale;
  return `${camera.x - width / 2} ${camera.y - height / 2} ${width} ${height}`;
}
