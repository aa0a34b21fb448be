/** The niche in the rock that frames what a card in the hand shows: dug by the same pick as the tunnels. */

import { noise } from './chance';
import { sample, trace } from './contour';
import { CARD_BOX } from './rock';

export interface Niche {
  readonly spill: readonly [string, string];
  readonly cut: string;
  /** The wall at the back where the light falls, from wide to narrow. */
  readonly pools: readonly [string, string];
  readonly floor: string;
  readonly trodden: string;
  readonly edge: string;
  readonly lip: string;
}

const FLOOR = 121;

let dug: Niche | null = null;

/** The niche, which is dug when it is first asked for. */
export function niche(): Niche {
  dug ??= dig();
  return dug;
}

function dig(): Niche {
  const hollow = (x: number, y: number): number => {
    const aside = Math.max(0, Math.abs(x - 50) - 11);
    const above = Math.max(0, Math.abs(y - 80) - 36);
    return Math.hypot(aside, above) - 24 + noise(x / 12, y / 12, 5) * 1.6 + noise(x / 5, y / 5, 6) * 0.8;
  };
  const light = (x: number, y: number): number =>
    Math.hypot((x - 50) * 1.25, (y - 74) * 0.92) - 40 + noise(x / 9, y / 9, 8) * 2.5;
  const ground = (x: number, y: number): number => Math.max(hollow(x, y) + 1, FLOOR - y + noise(x / 9, 1, 9) * 1.5);
  const cut = sample(hollow, CARD_BOX, 4);
  const pool = sample((x, y) => Math.max(light(x, y), hollow(x, y) + 2), CARD_BOX, 4);
  const low = sample(ground, CARD_BOX, 4);
  return {
    spill: [trace(cut, 4).fill, trace(cut, 8).fill],
    cut: trace(cut, 0).fill,
    pools: [trace(pool, 0).fill, trace(pool, -11).fill],
    floor: trace(low, 0).fill,
    trodden: trace(low, -4).fill,
    edge: trace(cut, 0).wall,
    lip: trace(cut, 1.5).wall,
  };
}
