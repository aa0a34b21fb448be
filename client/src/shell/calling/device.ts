/** What a device can do to call its owner; where it can't, nothing happens. */

import { ROOT } from '../server/root';

const SHAKE = 180;

/** The number at the icon of the program, where it is installed, and a mark on the icon of the window; none for 0. */
export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const { href } = new URL(`${ROOT}${count > 0 ? 'favicon-turn' : 'favicon'}.svg`, location.href);
  // Told the same again, the browser fetches it again.
  if (icon && icon.href !== href) icon.href = href;
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}

/** Shakes a phone; browsers let only those pages do it that have been touched. */
export function shake(): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(SHAKE);
}

/** Whether messages are allowed; nothing where the browser has none for this page. */
export function permission(): NotificationPermission | null {
  return 'Notification' in globalThis && isSecureContext ? Notification.permission : null;
}

/** Asks the reader whether messages are allowed. */
export async function askPermission(): Promise<boolean> {
  return permission() !== null && (await Notification.requestPermission()) === 'granted';
}

/** A message of the system; one about the same table takes the place of the last. */
export async function send(title: string, body: string, table: string): Promise<void> {
  if (permission() !== 'granted') return;
  const options = { body, tag: table, icon: `${ROOT}icon-192.png` };
  try {
    const message = new Notification(title, options);
    message.onclick = () => {
      focus();
      message.close();
    };
  } catch {
    // Phones take messages from the worker only.
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, { ...options, data: location.href });
  }
}
