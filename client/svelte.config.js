/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    // Builds elements one by one instead of through innerHTML, which the page's
    // `require-trusted-types-for` forbids.
    fragments: 'tree',
  },
};
