/** A page that was left open while the server was updated: the parts that it has yet to fetch are gone. */

/** Loads the page anew where a part is missing because the server has another version of the page by now. */
export function followUpdates(): void {
  window.addEventListener('vite:preloadError', () => {
    void isOutdated().then((outdated) => {
      if (outdated) location.reload();
    });
  });
}

/** Whether the page that is served now begins with another script. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1);
  if (!script) return false;
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}
