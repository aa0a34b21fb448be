/** What a finger in the cave means. */

import { actionOf, creatureOf } from '../../../art/dark_cave/cards';
import { SIZE, type Spot } from '../../../art/dark_cave/geometry';
import type { DarkCaveCard, DarkCaveView } from '../../../protocol';
import type { Point } from '../../../shell/frame/bubble';
import type { Camera } from '../../../shell/table/camera';
import type { GroundWindow } from '../../../shell/table/window.svelte';
import type { Target } from '../moves';
import { parsePlace, placeText, type Place } from '../../../shell/table/places';
import { edgeSpot, spotOf } from './places';
import type { Standing } from './standing';

/** How far from the middle of something a finger may come down and still mean it, in pixels. */
const REACH = 22;
/** How large a figure that is as large as life is, around its middle. */
const BODY = 16;

/** The place of a target in the cave. */
export function placeOf(target: Target): Place {
  return parsePlace((target.split(' ')[1] ?? '').split(':')[0] ?? '');
}

/** The middle of a target in the drawing of the cave. */
export function spotFor(view: DarkCaveView, target: Target): Spot {
  const place = placeOf(target);
  if (target.startsWith('edge')) return edgeSpot(place, target.split(' ')[2] ?? '');
  if (target.startsWith('field')) return spotOf(view, target.slice('field '.length));
  return { x: (place.x + 0.5) * SIZE, y: (place.y + 0.5) * SIZE };
}

export class Aiming {
  private readonly window: GroundWindow;

  constructor(window: GroundWindow) {
    this.window = window;
  }

  /** The nearest target, if one is near; a field under the finger that is nearer than all of them wins. */
  near(view: DarkCaveView, targets: readonly Target[], at: Point, field: string | undefined): Target | undefined {
    let best: Target | undefined;
    const { drawn } = this.window;
    let least = field === undefined ? REACH : Math.min(REACH, this.far(spotOf(view, field), at, drawn) + 0.5);
    for (const target of targets) {
      if (target.startsWith('seat')) continue;
      const far = this.far(spotFor(view, target), at, drawn);
      if (far < least) {
        best = target;
        least = far;
      }
    }
    return best;
  }

  /**
   * The figure under the finger: what is drawn there is meant, and not a field behind it. A mark that lies on the
   * figure is meant where the finger comes down in the middle of it.
   */
  figure(standing: readonly Standing[], grow: number, at: Point, mark?: Spot): Standing | undefined {
    const { drawn } = this.window;
    const far = (spot: Spot): number => this.far(spot, at, drawn);
    const body = BODY * grow * drawn.scale;
    const [found] = standing.filter(({ spot }) => far(spot) <= body).toSorted((a, b) => far(a.spot) - far(b.spot));
    return found && mark && 2 * far(mark) < far(found.spot) ? undefined : found;
  }

  /** What a card is aimed at on a card of the cave: a web at its nearest side, a creature at its nearest field. */
  on(view: DarkCaveView, card: DarkCaveCard, chosen: string, at: Point): Target {
    const place = placeText(card);
    if (actionOf(chosen) === 'web') {
      return this.nearest(
        view,
        ['N', 'E', 'S', 'W'].map((side) => `edge ${place} ${side}`),
        at,
      );
    }
    if (creatureOf(chosen) === null) return `card ${place}`;
    return this.nearest(
      view,
      card.fields.map((name) => `field ${place}:${name}`),
      at,
    );
  }

  private nearest(view: DarkCaveView, among: readonly Target[], at: Point): Target {
    const { drawn } = this.window;
    const far = (target: Target): number => this.far(spotFor(view, target), at, drawn);
    return among.toSorted((a, b) => far(a) - far(b))[0] ?? '';
  }

  /** What is meant is what was seen under the finger, also while the cave glides. */
  private far(spot: Spot, at: Point, drawn: Camera): number {
    const { x, y } = this.window.onScreen(spot, drawn);
    return Math.hypot(x - at.x, y - at.y);
  }
}
