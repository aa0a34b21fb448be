/** The last moves of a game as a short animation, made on the page from what is drawn at each moment. */

import { tick } from 'svelte';
import { apng } from './apng';
import type { Course } from './course.svelte';
import { asPng, pictureOf } from './picture';

/** So many moments at most, and how long they stay, in milliseconds. */
const MOMENTS = 12;
const STAYS = 800;
const LAST = 2_600;
/** So wide it is at most, in pixels. */
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
  words: () => { readonly title: string; readonly caption: string },
  onframe: (made: number, all: number) => void,
): Promise<Blob> {
  const here = course.at;
  const moments = momentsTo(course, here);
  const frames: Uint8Array[] = [];
  const scale = Math.min(1, WIDTH / ground.clientWidth);
  try {
    // Backwards, since cards fly where one moment follows another.
    for (const at of moments.toReversed()) {
      course.pause();
      course.go(at);
      await drawn(course);
      const { title, caption } = words();
      const picture = await asPng(pictureOf(ground, title, caption), scale);
      frames.unshift(new Uint8Array(await picture.arrayBuffer()));
      onframe(frames.length, moments.length);
    }
  } finally {
    course.go(here);
  }
  const delays = frames.map((_frame, at) => (at === frames.length - 1 ? LAST : STAYS));
  return new Blob([apng(frames, delays)], { type: 'image/png' });
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
