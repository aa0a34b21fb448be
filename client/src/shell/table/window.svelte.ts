/** The window through which an unbounded ground is seen: it fits itself until the reader moves it. */

import type { Point } from '../frame/bubble';
import {
  boxAround,
  cameraOf,
  edgesOf,
  fit,
  groundAt,
  pan,
  seenAt,
  within,
  zoom,
  type Camera,
  type Edges,
  type Margins,
  type Scales,
  type Size,
} from './camera';
import { pointOf } from './drag.svelte';
import type { Box } from './flights.svelte';
import type { Place } from './places';
import { room as tableRoom } from './room.svelte';

const MARGIN = 22;
/** The tools lie in a row below, or where there is little height in a column to the left; there is some room around. */
const AROUND = 14;
const LOW = 360;
/** Lower than this, a column of tools has no room either: only the one that fits it all lies over the ground. */
const FLAT = 214;
/** How small things may be drawn where the reader wants to see all of them. */
const WHOLE = 0.1;
/** A finger that has travelled less than this has tapped, in pixels. */
const TAP = 8;
/** Cards smaller than this aren't met by a finger, which means the nearest that is no farther away than this. */
export const FINGER = 28;
const REACH = 24;
/** How much larger than what a finger meets the thing it was brought nearer for is drawn. */
const NEARER = 1.6;

export class GroundWindow {
  width = $state(0);
  height = $state(0);
  /** How much of its lower edge is covered by something else, in pixels. */
  foot = $state(0);
  /** How much room belongs to what stands below all that lies there, in pixels. */
  below = $state(0);
  /** How high the row of tools is, or how wide their column, in pixels: as high as a finger needs, or as large text. */
  tools = $state(46);
  /** The tools are put away, as beside the end of a game, and with them whatever lies in the other corner. */
  bare = $state(false);
  /** By how much text is larger than usual. */
  readonly larger: number = $derived(tableRoom.text / 16);
  /** The element on the page, once it is there. */
  element: Element | undefined = $state.raw();
  /** What is drawn on the ground, and glides with the camera. */
  world: Element | undefined = $state.raw();
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 0.4 });
  /** The reader has moved the window: it stays where it was put. */
  moved = $state(false);
  /** Not all can be in sight and be told apart: the window follows what happens. */
  follows = $state(false);
  /** The reader wants all in sight nevertheless. */
  whole = $state(false);
  /** What matters is in sight as it is: nothing moves. */
  steady = $state(false);
  /** Whether the next change is shown as a movement. */
  glides = $state(false);
  /** All that lies on the ground. */
  bounds: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** What has to be in sight. */
  private sight: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });

  readonly room: Size = $derived({ width: this.width, height: this.height });
  /** There is little height. */
  readonly slight: boolean = $derived(this.height < LOW);
  /** What lies over it has its room at the left edge, and not along the foot; whatever covers that for a while. */
  readonly squat: boolean = $derived(FLAT <= this.height && this.slight);
  readonly flat: boolean = $derived(this.height - this.foot < Math.max(FLAT, 3 * this.tools + AROUND));
  /** The tools lie in a column. */
  readonly low: boolean = $derived(this.squat && !this.flat);
  /** What stands along its edges, so that places can be named. */
  readonly edges: Edges = $derived.by(() => edgesOf(this.camera, this.room, this.card, this.bounds, this.larger));
  readonly transform: string = $derived(
    `translate(${this.width / 2}px, ${this.height / 2}px) scale(${this.camera.scale}) ` +
      `translate(${-this.camera.x}px, ${-this.camera.y}px)`,
  );

  /** How large a card is in the units of the ground, and how it is scaled where all is in sight. */
  private readonly card: Size;
  private readonly scales: Scales;
  private fitted = false;
  private brought = false;
  /** It was enlarged for a finger that had too little to aim at. */
  private nearer = false;
  /** What is aimed at, as whoever aims calls it. */
  private aimed = '';
  /** What has touched it last wasn't a mouse. */
  private touched = false;
  private readonly fingers = new Map<number, Point>();
  private dragged = false;

  constructor(card: Size, scales: Scales) {
    this.card = card;
    this.scales = scales;
  }

  /** What lies on the ground, and what of it has to be in sight. */
  see(all: readonly Place[], wanted: readonly Place[] = all): void {
    this.bounds = boxAround(all, this.card);
    this.sight = boxAround(wanted, this.card);
  }

  /**
   * How large these places would be drawn if all of them were in sight.
   *
   * @param foot how much of the lower edge would be covered
   */
  scaleFor(places: readonly Place[], foot = this.foot): number {
    return fit(boxAround(places, this.card), this.room, this.marginsOver(foot), { ...this.scales, least: 0 }).scale;
  }

  /** Fits the window to what matters, unless the reader has moved it; an effect calls it. */
  refit(): void {
    if (this.moved || this.steady || this.width === 0 || this.height === 0) return;
    this.glides = this.fitted;
    this.fitted = true;
    const least = this.whole ? WHOLE : this.scales.least;
    this.camera = fit(this.sight, this.room, this.marginsOver(this.foot), { ...this.scales, least });
  }

  private marginsOver(foot: number): Margins {
    return {
      top: MARGIN,
      right: MARGIN,
      bottom: Math.max(this.slight ? Math.max(MARGIN, foot) : foot + this.tools + AROUND, this.below),
      left: this.squat ? this.tools + AROUND : MARGIN,
    };
  }

  // --- Where things are --------------------------------------------------------------------

  /** What is seen at this moment: on the way to the camera while it glides there. */
  get drawn(): Camera {
    const { world } = this;
    const glides = world?.getAnimations().some(({ playState }) => playState === 'running') ?? false;
    return world && glides ? cameraOf(new DOMMatrix(getComputedStyle(world).transform), this.room) : this.camera;
  }

  /** The place under a point of the screen. */
  placeUnder(point: Point): Place {
    const middle = this.fromMiddle(point);
    const { x, y } = groundAt(this.drawn, middle.x, middle.y);
    return { x: Math.floor(x / this.card.width), y: Math.floor(y / this.card.height) };
  }

  /** Where a place is seen, from the corner of the window. */
  boxInside(place: Place): Box {
    const { width, height } = this.card;
    const { scale } = this.camera;
    const corner = { x: place.x * width, y: place.y * height };
    return { ...seenAt(this.camera, corner, this.room), width: width * scale, height: height * scale };
  }

  /** Where everything is seen that has to be in sight, from the corner of the window. */
  get sightInside(): Box {
    const { scale } = this.camera;
    const { width, height } = this.sight;
    return { ...seenAt(this.camera, this.sight, this.room), width: width * scale, height: height * scale };
  }

  /** Where a place is seen on the screen. */
  boxOnScreen(place: Place): Box {
    return this.shifted(this.boxInside(place));
  }

  /** Where a point of the ground is on the screen. */
  onScreen(spot: Point, camera = this.drawn): Point {
    return this.shifted(seenAt(camera, spot, this.room));
  }

  private shifted<Spot extends Point>(spot: Spot): Spot {
    const rect = this.element?.getBoundingClientRect();
    return { ...spot, x: spot.x + (rect?.left ?? 0), y: spot.y + (rect?.top ?? 0) };
  }

  private fromMiddle(point: Point): Point {
    const rect = this.element?.getBoundingClientRect();
    return {
      x: point.x - (rect?.left ?? 0) - this.width / 2,
      y: point.y - (rect?.top ?? 0) - this.height / 2,
    };
  }

  /** Whether a place is in sight, and nothing lies over it: above what covers the foot lie the tools. */
  shows(place: Place): boolean {
    const { x, y, width, height } = this.boxInside(place);
    const covered = this.foot > 0 && !this.slight ? this.foot + this.tools + AROUND : this.foot;
    return x >= 0 && y >= 0 && x + width <= this.width && y + height <= this.height - covered;
  }

  /** Moves the window so far that a place is in sight; where it is already, nothing moves. */
  bring(place: Place): void {
    if (this.shows(place) || this.width === 0) return;
    const middle = { x: (place.x + 0.5) * this.card.width, y: (place.y + 0.5) * this.card.height };
    this.put({ ...this.camera, ...middle }, true);
    this.brought = true;
  }

  /** What is aimed at: for what was aimed at before it was brought nearer. */
  aim(what: string): void {
    if (what !== this.aimed) this.goOn();
    this.aimed = what;
  }

  /** Something has happened: a window that was only brought to a place, or nearer, goes on as before. */
  goOn(): void {
    if (this.brought || this.nearer) this.moved = false;
    this.brought = this.nearer = false;
  }

  /** Which of some places is meant by a tap: that under it, or where they are too small for a finger the nearest. */
  meant(places: readonly Place[], at: Point): Place {
    const under = this.placeUnder(at);
    if (!this.isTooSmall(FINGER) || places.some(({ x, y }) => x === under.x && y === under.y)) return under;
    const far = (place: Place): number => {
      const box = this.boxOnScreen(place);
      return Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);
    };
    const nearest = places.toSorted((a, b) => far(a) - far(b))[0];
    return nearest && far(nearest) <= REACH ? nearest : under;
  }

  /**
   * Where cards are drawn too small for the finger that means one, it is enlarged, and what was meant stays where it
   * is. Tells whether that was so.
   */
  approach(place: Place, least = FINGER): boolean {
    if (!this.isTooSmall(least)) return false;
    const { x, y, width, height } = this.boxInside(place);
    this.nearer = !this.moved;
    this.enlarge((least * NEARER) / this.finest, x + (width - this.width) / 2, y + (height - this.height) / 2);
    return true;
  }

  /** The shorter side of a card as it is drawn, in pixels. */
  private get finest(): number {
    return Math.min(this.card.width, this.card.height) * this.camera.scale;
  }

  private isTooSmall(least: number): boolean {
    return this.touched && this.finest < least;
  }

  // --- Fingers -----------------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.touched = event.pointerType !== 'mouse';
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, pointOf(event));
  }

  /** Moves and enlarges it as fingers do; tells whether one of them is down and has moved it. */
  move(event: PointerEvent): boolean {
    const before = this.fingers.get(event.pointerId);
    if (!before) return false;
    // It was let go where nobody heard of it.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      this.up(event);
      return false;
    }
    const now = pointOf(event);
    if (!this.dragged && distance(now, before) < TAP) return false;
    this.dragged = true;
    this.element?.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, now);
    this.follow(before, now, [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1]);
    return true;
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Whether a finger is down. */
  get held(): boolean {
    return this.fingers.size > 0;
  }

  /** Whether a click is a tap, and not the end of a movement. */
  isTap(event: MouseEvent): boolean {
    return event.detail === 0 || !this.dragged;
  }

  /** The other finger, if there is one, rests. */
  private follow(before: Point, now: Point, other: Point | undefined): void {
    if (!other) {
      this.put(pan(this.camera, now.x - before.x, now.y - before.y));
      return;
    }
    const shifted = pan(this.camera, (now.x - before.x) / 2, (now.y - before.y) / 2);
    const middle = this.fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    this.put(zoom(shifted, factor, middle.x, middle.y));
  }

  /** Enlarges it around the pointer. */
  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.fromMiddle(pointOf(event));
    this.put(zoom(this.camera, Math.exp(-event.deltaY / 400), x, y));
  };

  // --- Tools -------------------------------------------------------------------------------

  /** Enlarges it around a point, in pixels from the middle. */
  enlarge(factor: number, dx = 0, dy = 0): void {
    this.put(zoom(this.camera, factor, dx, dy), true);
  }

  /** Enlarges it so far at once that a finger finds what lies there. */
  comeNearer(least: number): void {
    this.enlarge(Math.max(least, (FINGER * NEARER) / this.finest));
  }

  seeAll(): void {
    // Pressed again, the window follows what happens once more.
    this.whole = this.follows && (this.moved || !this.whole);
    this.moved = this.nearer = false;
    this.refit();
  }

  private put(camera: Camera, glides = false): void {
    this.brought = false;
    this.glides = glides;
    this.moved = true;
    this.camera = within(camera, this.bounds);
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
