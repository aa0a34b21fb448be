/** The slates of a roof: rows of scales, no two roofs with quite the same. */

import { chance, mix } from '../chance';
import { ROOF_HEIGHT, ROOF_WIDTH } from './roof';

export interface Slates {
  readonly tones: readonly string[];
  readonly edges: string;
  readonly shines: string;
}

const WIDE = 25;
const HIGH = 19;
const TONES = 3;

const laid = new Map<number, Slates>();

/** The slates of roof number `seed`, from the ridge down. */
export function slates(seed: number): Slates {
  const known = laid.get(seed);
  if (known) return known;
  const tones = Array.from({ length: TONES }, () => '');
  let edges = '';
  let shines = '';
  const rows = Math.ceil(ROOF_HEIGHT / HIGH) + 1;
  // The lower rows lie under the upper ones.
  for (let row = rows; row >= 0; row--) {
    const shift = row % 2 === 0 ? 0 : WIDE / 2;
    for (let column = -1; column * WIDE < ROOF_WIDTH + WIDE; column++) {
      const x = column * WIDE + shift + (chance(column, row, seed) - 0.5) * 2;
      const y = row * HIGH - HIGH;
      const drop = HIGH + 8 + chance(column, row, seed + 1) * 3;
      const scale = `M${x.toFixed(1)} ${y}h${WIDE}v${(drop - 8).toFixed(1)}q0 8 -${WIDE / 2} 8t-${WIDE / 2} -8Z`;
      tones[mix(column, row, seed) % TONES] += scale;
      edges += `M${x.toFixed(1)} ${y}v${(drop - 8).toFixed(1)}q0 8 ${WIDE / 2} 8t${WIDE / 2} -8`;
      if (chance(column, row, seed + 2) < 0.3) {
        shines += `M${(x + 5).toFixed(1)} ${(y + drop - 3.4).toFixed(1)}q3 3 8 3`;
      }
    }
  }
  const roof = { tones, edges, shines };
  laid.set(seed, roof);
  return roof;
}
