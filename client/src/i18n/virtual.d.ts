/** What the build makes of the `.ftl` files: `words/plugin.js`. */

declare module 'virtual:words' {
  type Areas = Readonly<Record<string, import('./language').AreaText>>;
  type Part = import('../../generated/words').Part;

  /** The words of each language, part by part, fetched when they are wanted. */
  export const words: Readonly<
    Record<import('../protocol').Language, Readonly<Record<Part, () => Promise<{ readonly areas: Areas }>>>>
  >;
}
