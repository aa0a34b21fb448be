/** Where the page lies on its server: `/`, or the folder behind which a proxy has put it. */
export const ROOT = import.meta.env.DEV ? '/' : new URL(/* @vite-ignore */ '..', import.meta.url).pathname;
