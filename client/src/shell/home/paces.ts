/** How fast computer players play: about how many milliseconds they take for a move. */

export const PACES = { none: 0, quick: 350, usual: 950, slow: 1900 } as const;

export type Pace = keyof typeof PACES;

export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];
