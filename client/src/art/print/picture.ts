/** A picture to print. */

import type { Component } from 'svelte';

/** A drawing, and which part of it is shown. */
export interface Picture {
  readonly draw: Component<never>;
  readonly props: Readonly<Record<string, unknown>>;
  readonly box: readonly [left: number, top: number, width: number, height: number];
}

export type Pictures = Readonly<Record<string, Picture>>;

/** A picture; its props are checked against its component. */
export function picture<Props extends Record<string, unknown>>(
  draw: Component<Props>,
  props: Props,
  box: Picture['box'],
): Picture {
  return { draw: draw, props, box };
}
