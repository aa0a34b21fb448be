/** Puts texts on the clipboard, also where a plain address in a home network has no `navigator.clipboard`. */

/**
 * Copies a text that is shown.
 *
 * @param shown what shows it; it is left selected, so that it can be copied by hand where nothing else works.
 * @returns whether it has been copied.
 */
export async function copyText(text: string, shown: HTMLElement): Promise<boolean> {
  select(shown);
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // It may be out of bounds by a policy or a setting that doesn't bind the command.
    }
  }
  return copySelected(text);
}

function select(shown: HTMLElement): void {
  if (shown instanceof HTMLInputElement) shown.select();
  else getSelection()?.selectAllChildren(shown);
}

function copySelected(text: string): boolean {
  let put = false;
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    put = true;
  };
  document.addEventListener('copy', fill, { capture: true, once: true });
  try {
    // Given up by the standard and kept by every browser, since pages without TLS have nothing else.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy') && put;
  } finally {
    document.removeEventListener('copy', fill, { capture: true });
  }
}
