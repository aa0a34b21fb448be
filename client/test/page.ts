/** What the page finds in every browser and Node hasn't: a reader who speaks English and likes things to move. */

const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });
Object.defineProperty(globalThis, 'matchMedia', { value: () => media, configurable: true });
