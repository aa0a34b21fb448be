/**
 * Counts up to a number, a step a task, so that what the reader does between two drawings isn't kept waiting.
 *
 * @param most what it counts to
 */
export function gradually(most: number): { readonly count: number } {
  let count = $state(0);
  $effect(() => {
    if (count >= most) return;
    const next = setTimeout(() => count++);
    return () => {
      clearTimeout(next);
    };
  });
  return {
    get count() {
      return count;
    },
  };
}
