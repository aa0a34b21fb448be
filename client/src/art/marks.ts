/**
 * What a card or place can be marked as:
 * `target` can be chosen now, `selected` is chosen, `last` was played last, `refused` can't be chosen.
 */
export type Mark = 'target' | 'selected' | 'last' | 'refused';
