/**
 * What a card or place can be marked as:
 * `target` can be chosen now, `selected` is chosen, `last` was played last, `refused` can't be chosen.
 */
export type Mark = 'target' | 'selected' | 'last' | 'refused';

/** How any card is drawn, whatever is on it. */
export interface CardLook {
  title?: string | undefined;
  x?: number | undefined;
  y?: number | undefined;
  width?: number | string | undefined;
  height?: number | string | undefined;
  framed?: boolean | undefined;
  ghost?: boolean | undefined;
  mark?: Mark | undefined;
}
