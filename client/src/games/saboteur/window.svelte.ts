/** The window through which the maze is seen: it fits itself until the reader moves it. */

import {
  boxAround,
  boxOf,
  fit,
  pan,
  placeAt,
  within,
  zoom,
  type Box,
  type Camera,
  type Margins,
  type Size,
} from './camera';
import { placeText, type Place } from './places';
import type { Point } from '../../shell/bubble';

const MARGIN = 14;
/** The tools lie in a row below, or where there is little height in a column to the left. */
const TOOLS = 60;
const LOW = 360;

export class MazeWindow {
  width = $state(0);
  height = $state(0);
  /** The element on the page, once it is there. */
  element: HTMLElement | undefined = $state.raw();
  camera: Camera = $state.raw({ x: 400, y: 75, scale: 0.4 });
  /** The reader has moved the window: it stays where it was put. */
  moved = $state(false);
  /** Whether the next change is shown as a movement. */
  glides = $state(true);
  box: Box = $state.raw(boxAround([]));

  readonly room: Size = $derived({ width: this.width, height: this.height });
  readonly low: boolean = $derived(this.height < LOW);
  readonly transform: string = $derived(
    `translate(${this.width / 2}px, ${this.height / 2}px) scale(${this.camera.scale}) ` +
      `translate(${-this.camera.x}px, ${-this.camera.y}px)`,
  );

  private round = 0;
  private readonly sights = new Map<string, Place>();

  /** What has been in sight in a round stays there, so that the window moves seldom. */
  see(round: number, places: readonly Place[]): void {
    if (round !== this.round) {
      this.round = round;
      this.moved = false;
      this.sights.clear();
    }
    for (const place of places) this.sights.set(placeText(place), place);
    this.box = boxAround([...this.sights.values()]);
  }

  /** Fits the window to what matters, unless the reader has moved it. */
  refit(): void {
    if (!this.moved && this.width > 0 && this.height > 0) {
      this.camera = fit(this.box, this.room, this.margins);
    }
  }

  private get margins(): Margins {
    return {
      top: MARGIN,
      right: MARGIN,
      bottom: this.low ? MARGIN : TOOLS,
      left: this.low ? TOOLS : MARGIN,
    };
  }

  // --- Where things are --------------------------------------------------------------------

  placeUnder(point: Point): Place {
    const { x, y } = this.fromMiddle(point);
    return placeAt(this.camera, x, y);
  }

  /** Where a place is seen, from the corner of the window. */
  boxInside(place: Place): Box {
    return boxOf(this.camera, place, this.room);
  }

  /** Where a place is seen on the screen. */
  boxOnScreen(place: Place): Box {
    const rect = this.element?.getBoundingClientRect();
    const seen = this.boxInside(place);
    return { ...seen, x: seen.x + (rect?.left ?? 0), y: seen.y + (rect?.top ?? 0) };
  }

  private fromMiddle(point: Point): Point {
    const rect = this.element?.getBoundingClientRect();
    return {
      x: point.x - (rect?.left ?? 0) - this.width / 2,
      y: point.y - (rect?.top ?? 0) - this.height / 2,
    };
  }

  // --- Moving it ---------------------------------------------------------------------------

  /** Moves and enlarges it as fingers do; the last two are those of a second finger that rests. */
  follow(before: Point, now: Point, other: Point | undefined): void {
    if (!other) {
      this.put(pan(this.camera, now.x - before.x, now.y - before.y));
      return;
    }
    const shifted = pan(this.camera, (now.x - before.x) / 2, (now.y - before.y) / 2);
    const middle = this.fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    this.put(zoom(shifted, factor, middle.x, middle.y));
  }

  /** Enlarges it around a point. */
  enlargeAt(factor: number, point: Point): void {
    const { x, y } = this.fromMiddle(point);
    this.put(zoom(this.camera, factor, x, y));
  }

  enlarge(factor: number): void {
    this.put(zoom(this.camera, factor, 0, 0), true);
  }

  seeAll(): void {
    this.glides = true;
    this.moved = false;
    this.refit();
  }

  private put(camera: Camera, glides = false): void {
    this.glides = glides;
    this.moved = true;
    this.camera = within(camera, this.box);
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
