/** Tunnels of a path card as geometry: what is dug, what lies on the floor and what blocks the way. */

import { resample, sample, trace, type Point } from './contour';
import { CARD_BOX } from './rock';
import { isDeadEnd, parseShape, type Opening, type Shape } from './shape';
import { axesOf, MIDDLE } from './tunnelAxes';
import { blockOf, deckOf, glowOf, lanternOf, propsOf, type Block, type Deck, type Frame } from './tunnelFittings';
import { FAR, hollowOf, shortened } from './tunnelHollow';
import { trackAlong } from './tunnelTrack';
import { chisel, FLOOR_SHIFT, grit, WALL_HEIGHT } from './tunnelWalls';

/** One group of joined openings, ready to be painted from the ground up. */
export interface Tunnel {
  readonly openings: readonly Opening[];
  readonly deadEnd: boolean;
  /** Where light that reaches the tunnel spills over on the rock around: near and far. */
  readonly spill: readonly [string, string];
  /** The cut itself; of it, what the floor leaves free is the wall at the back. */
  readonly cut: string;
  /** Where rock ends and the cut begins, without the openings: the edge itself and the lip around it. */
  readonly edge: string;
  readonly lip: string;
  readonly chisel: string;
  readonly floor: string;
  /** The floor as far as light reaches it. */
  readonly near: string;
  readonly trodden: string;
  readonly core: string;
  readonly grit: string;
  readonly ties: string;
  readonly rails: string;
  readonly turnplate: Point | null;
  readonly props: readonly Frame[];
  readonly lantern: Point | null;
  /** The lamplight on the rock around: middle and radii, within the card; none in a dead end. */
  readonly glow: readonly [x: number, y: number, rx: number, ry: number] | null;
  readonly blocks: readonly Block[];
  /** Where this group is a bridge over another one: drawn last, with planks. */
  readonly deck: Deck | null;
}

/** How many ways there are to dig the same card. */
const VARIANTS = 12;

const known = new Map<string, readonly Tunnel[]>();

/**
 * The tunnels of a path card.
 *
 * @param notation the card as it lies, such as `NES` or `N.E.W`
 * @param seed any whole number; the same number always gives the same walls
 * @param over which group runs over the other where two cross (`NS.EW`)
 */
export function tunnels(notation: string, seed: number, over: string = 'NS'): readonly Tunnel[] {
  const variant = ((seed % VARIANTS) + VARIANTS) % VARIANTS;
  const key = `${notation}|${variant}|${over}`;
  const seen = known.get(key);
  if (seen) return seen;
  const dug = dig(parseShape(notation), variant, over);
  known.set(key, dug);
  return dug;
}

type Crossing = 'none' | 'below' | 'above';

function dig(shape: Shape, variant: number, over: string): Tunnel[] {
  const names = shape.groups.map((group) => group.join(''));
  const crossed = names.includes('NS') && names.includes('EW');
  const tight = shape.groups.some((group) => !isDeadEnd(group));
  const crossing = (name: string): Crossing => {
    if (!crossed) return 'none';
    return name === over ? 'above' : 'below';
  };
  return shape.groups
    .map((group, index) => tunnel(group, variant * 31 + index * 7 + 1, tight, crossing(names[index]!)))
    .sort((first, second) => Number(first.deck !== null) - Number(second.deck !== null));
}

function tunnel(group: readonly Opening[], seed: number, tight: boolean, crossing: Crossing): Tunnel {
  const deadEnd = isDeadEnd(group);
  const plain = crossing !== 'none';
  const axes = axesOf(group, seed, tight, plain);
  const hollow = hollowOf(group, axes, seed, plain);
  const floor = (x: number, y: number): number => Math.max(hollow(x, y), hollow(x, y - WALL_HEIGHT));
  const cut = sample(hollow, CARD_BOX, 4);
  const ground = resample(cut, (x, y, here) => (here > FAR ? here : Math.max(here, hollow(x, y - WALL_HEIGHT))));
  const bright = deadEnd ? resample(ground, shortened(group[0]!, tight)) : ground;
  const lantern = plain ? null : lanternOf(group, seed);
  const tracks = axes.map((axis) => trackAlong(axis, group, deadEnd, tight));
  return {
    openings: group,
    deadEnd,
    spill: [trace(cut, 4.5, 6).fill, trace(cut, 9.5, 8).fill],
    cut: trace(cut, 0).fill,
    edge: trace(cut, 0).wall,
    lip: trace(cut, 1.5).wall,
    chisel: chisel(cut, seed),
    floor: trace(ground, 0, 3.6).fill,
    near: trace(bright, 0, 4).fill,
    trodden: trace(bright, -3.4, 4.5).fill,
    core: trace(bright, -7.2, 5).fill,
    grit: grit(floor, seed),
    ties: tracks.map((track) => track.ties).join(''),
    rails: tracks.map((track) => track.rails).join(''),
    turnplate: group.length > 2 ? [MIDDLE[0], MIDDLE[1] + FLOOR_SHIFT] : null,
    props: plain ? [] : propsOf(group),
    lantern,
    glow: deadEnd ? null : glowOf(group),
    blocks: deadEnd ? [blockOf(group[0]!, seed, tight)] : [],
    deck: crossing === 'above' ? deckOf(group) : null,
  };
}
