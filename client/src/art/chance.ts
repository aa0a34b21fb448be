/** Repeatable chance: the same place always looks the same. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A well-mixed 32-bit number from up to three whole numbers. */
export function mix(a: number, b = 0, c = 0): number {
  let h = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca77) ^ Math.imul(c | 0, 0xc2b2ae3d);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A number from 0 up to 1 from up to three whole numbers. */
export function chance(a: number, b = 0, c = 0): number {
  return mix(a, b, c) / 0x1_0000_0000;
}

/** A stream of numbers from 0 up to 1. */
export function stream(seed: number): () => number {
  let count = 0;
  return () => chance(seed, ++count, 77);
}

/** Smooth noise between -1 and 1, with bumps about one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = ease(x - left);
  const v = ease(y - top);
  const upper = blend(chance(left, top, seed), chance(left + 1, top, seed), u);
  const lower = blend(chance(left, top + 1, seed), chance(left + 1, top + 1, seed), u);
  return blend(upper, lower, v) * 2 - 1;
}

export function blend(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function step(low: number, high: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - low) / (high - low))));
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
