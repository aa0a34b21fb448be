/** A page that was left open while the server was updated: the parts that it has yet to fetch are gone. */

const KEY = 'pitprop:left';

/** Loads the page anew where a part is missing because the server has another version of the page by now. */
export function followUpdates(): void {
  window.addEventListener('vite:preloadError', () => {
    const script = ownScript();
    // Once from each version: whatever lies between may serve an old page for a while.
    if (script === '' || sessionStorage.getItem(KEY) === script) return;
    void isOutdated(script).then((outdated) => {
      if (!outdated) return;
      sessionStorage.setItem(KEY, script);
      location.reload();
    });
  });
}

/** The script that this page has begun with; its name tells the version. */
function ownScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '';
}

/** Whether the page that is served now begins with another script. */
async function isOutdated(script: string): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}
