/** The window through which the cave is seen: it fits itself until the reader moves it. */

import { SIZE } from '../../art/dark_cave/geometry';
import type { Point } from '../../shell/bubble';
import type { Box } from '../../shell/flights.svelte';
import type { Place } from './places';

const MARGIN = 16;
/** The tools lie in a row below. */
const TOOLS = 52;
const LEAST = 0.18;
const MOST = 2.2;

export class CaveWindow {
  width = $state(0);
  height = $state(0);
  element: SVGElement | undefined = $state.raw();
  x = $state(50);
  y = $state(50);
  scale = $state(0.5);
  moved = $state(false);
  /** Whether the next change is seen as a movement. */
  glides = $state(false);
  private fitted = false;
  private box = { left: -450, top: -450, right: 550, bottom: 550 };
  private readonly fingers = new Map<number, Point>();
  /** The pointer has been dragged: the click that ends it is no tap. */
  dragged = false;

  readonly transform: string = $derived(
    `translate(${this.width / 2}px, ${this.height / 2}px) scale(${this.scale}) translate(${-this.x}px, ${-this.y}px)`,
  );

  /** What has to be in sight. */
  see(places: readonly Place[]): void {
    const xs = places.map((place) => place.x);
    const ys = places.map((place) => place.y);
    this.box = {
      left: Math.min(...xs) * SIZE,
      top: Math.min(...ys) * SIZE,
      right: (Math.max(...xs) + 1) * SIZE,
      bottom: (Math.max(...ys) + 1) * SIZE,
    };
    if (!this.moved) this.fit();
  }

  fit(): void {
    if (this.width === 0 || this.height === 0) return;
    this.glides = this.fitted;
    this.fitted = true;
    const { left, top, right, bottom } = this.box;
    const wide = (this.width - 2 * MARGIN) / (right - left);
    const high = (this.height - MARGIN - TOOLS) / (bottom - top);
    this.scale = Math.max(LEAST, Math.min(0.95, wide, high));
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2 + (TOOLS - MARGIN) / 2 / this.scale;
  }

  seeAll(): void {
    this.moved = false;
    this.fit();
  }

  enlarge(factor: number): void {
    this.zoom(factor, { x: this.width / 2, y: this.height / 2 });
    this.glides = true;
  }

  /** The place under a point of the screen. */
  placeUnder(point: Point): Place {
    const { x, y } = this.inside(point);
    return {
      x: Math.floor(((x - this.width / 2) / this.scale + this.x) / SIZE),
      y: Math.floor(((y - this.height / 2) / this.scale + this.y) / SIZE),
    };
  }

  /** Where a spot of the cave is on the screen. */
  onScreen({ x, y }: Point): Point {
    const rect = this.element?.getBoundingClientRect();
    return {
      x: (x - this.x) * this.scale + this.width / 2 + (rect?.left ?? 0),
      y: (y - this.y) * this.scale + this.height / 2 + (rect?.top ?? 0),
    };
  }

  /** Where a place is on the screen. */
  boxOnScreen({ x, y }: Place): Box {
    const size = SIZE * this.scale;
    return { ...this.onScreen({ x: x * SIZE, y: y * SIZE }), width: size, height: size };
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, pointOf(event));
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
    this.dragged = true;
    this.moved = true;
    this.glides = false;
    this.fingers.set(event.pointerId, now);
    const share = other ? 2 : 1;
    this.x -= (now.x - before.x) / this.scale / share;
    this.y -= (now.y - before.y) / this.scale / share;
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.zoom(distance(now, other) / Math.max(1, distance(before, other)), this.inside(middle));
    }
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 500), this.inside(pointOf(event)));
  }

  private zoom(factor: number, { x, y }: Point): void {
    const scale = Math.max(LEAST, Math.min(MOST, this.scale * factor));
    this.x += (x - this.width / 2) * (1 / this.scale - 1 / scale);
    this.y += (y - this.height / 2) * (1 / this.scale - 1 / scale);
    this.scale = scale;
    this.moved = true;
    this.glides = false;
  }

  private inside(point: Point): Point {
    const rect = this.element?.getBoundingClientRect();
    return { x: point.x - (rect?.left ?? 0), y: point.y - (rect?.top ?? 0) };
  }
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
