/** What the build makes of the `.ftl` files: `words/plugin.js`. */

declare module 'virtual:words' {
  type Areas = Readonly<Record<string, import('./language').AreaText>>;

  /** The words of each language, fetched when they are wanted. */
  export const words: Readonly<Record<import('../protocol').Language, () => Promise<{ readonly areas: Areas }>>>;
}
