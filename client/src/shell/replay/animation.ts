/** The last moves of a game as a short animation, made on the page from what is drawn at each moment. */

import { tick } from 'svelte';
import type { Box } from '../table/flights.svelte';
import { apng, type Frame } from './apng';
import type { Course } from './course.svelte';
import { asCanvas, pictureOf, pngOf } from './picture';
import type { PictureWords } from './pictureText';

/** How many moments at most, and how long they stay, in milliseconds. */
const MOMENTS = 12;
const STAYS = 800;
const LAST = 2_600;
/** How many lines what happened has in each picture, since all are of one size. */
const CAPTION_LINES = 3;
/** How wide it is at most, in pixels. */
const WIDTH = 640;

/** The moments that are shown: the last ones of the round up to one of them. */
export function momentsTo(course: Pick<Course, 'moments'>, at: number): number[] {
  const round = course.moments[at]?.round;
  const first = Math.max(
    course.moments.findIndex((each) => each.round === round),
    at - MOMENTS + 1,
  );
  return Array.from({ length: at - first + 1 }, (_, index) => first + index);
}

/**
 * The file; the course is where it was before when it is done.
 *
 * @param course what is looked back on
 * @param ground what holds the drawings
 * @param words what stands below the picture of the moment that is shown
 * @param onframe told how many frames of how many are made
 */
export async function animation(
  course: Course,
  ground: HTMLElement,
  words: () => PictureWords,
  onframe: (made: number, all: number) => void,
): Promise<Blob> {
  const here = course.at;
  const moments = momentsTo(course, here);
  const frames: Frame[] = [];
  let later: HTMLCanvasElement | null = null;
  const scale = Math.min(1, WIDTH / ground.clientWidth);
  const shown = ground.closest<HTMLElement>('[data-replay]');
  try {
    // Whatever is told of a moment, all of them leave the ground the same height.
    shown?.setAttribute('data-filming', '');
    // Backwards, since cards fly where one moment follows another.
    for (const at of moments.toReversed()) {
      course.pause();
      course.go(at);
      await drawn(course);
      const pixels = await asCanvas(pictureOf(ground, words(), ground.getBoundingClientRect(), CAPTION_LINES), scale);
      if (later) frames.unshift(await frameOf(frames.length, ...changed(pixels, later)));
      later = pixels;
      onframe(frames.length + 1, moments.length);
    }
    if (later) frames.unshift(await frameOf(frames.length, later));
  } finally {
    shown?.removeAttribute('data-filming');
    course.go(here);
  }
  return new Blob([apng(frames)], { type: 'image/png' });
}

/** What is shown of a moment, so many before the end. */
async function frameOf(before: number, canvas: HTMLCanvasElement, { x, y } = { x: 0, y: 0 }): Promise<Frame> {
  const png = await pngOf(canvas);
  return { png: new Uint8Array(await png.arrayBuffer()), x, y, delay: before === 0 ? LAST : STAYS };
}

/** What is drawn over one picture to make another one of it, and where: nothing where both are the same. */
function changed(one: HTMLCanvasElement, other: HTMLCanvasElement): [HTMLCanvasElement, Box] {
  const [before, after] = [pixelsOf(one), pixelsOf(other)];
  const part = changedIn(before, after);
  after.values.forEach((value, at) => (after.values[at] = value === before.values[at] ? 0 : value));
  const canvas = document.createElement('canvas');
  canvas.width = part.width;
  canvas.height = part.height;
  canvas.getContext('2d')!.putImageData(after.data, -part.x, -part.y);
  return [canvas, part];
}

/** The pixels of a picture, row by row. */
interface Pixels {
  readonly width: number;
  readonly values: Uint32Array;
}

function pixelsOf(canvas: HTMLCanvasElement): Pixels & { readonly data: ImageData } {
  const data = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width: data.width, values: new Uint32Array(data.data.buffer) };
}

/** The smallest part of two pictures of one size in which they differ; a single pixel where they don't. */
export function changedIn(one: Pixels, other: Pixels): Box {
  const { width } = one;
  let [left, right, top, bottom] = [width, -1, -1, -1];
  one.values.forEach((value, at) => {
    if (value === other.values[at]) return;
    const x = at % width;
    bottom = Math.floor(at / width);
    if (top < 0) top = bottom;
    left = Math.min(left, x);
    right = Math.max(right, x);
  });
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Waits until the moment is here and has been drawn. */
async function drawn(course: Course): Promise<void> {
  for (;;) {
    await tick();
    await new Promise((settle) => requestAnimationFrame(settle));
    if (course.here) break;
    if (course.failed) throw new Error('the moments could not be fetched');
  }
  // Pictures of cards take their turn, and the window goes where it is to be.
  await new Promise((settle) => setTimeout(settle, 450));
}
