/** A picture to print. */

import type { Component, ComponentProps } from 'svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whichever props a component takes
type Drawing = Component<any>;

/** A drawing, and which part of it is shown. */
export interface Picture {
  readonly draw: Drawing;
  readonly props: Readonly<Record<string, unknown>>;
  readonly box: readonly [left: number, top: number, width: number, height: number];
}

export type Pictures = Readonly<Record<string, Picture>>;

/** A picture; its props are those of its component. */
export function picture<Draw extends Drawing>(draw: Draw, props: ComponentProps<Draw>, box: Picture['box']): Picture {
  return { draw, props, box };
}
