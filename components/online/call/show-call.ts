/** What a call from a game says, and where it leads. */
export interface Call {
  readonly title: string;
  readonly body: string;
  /** A later call of the same game takes the place of an earlier one. */
  readonly tag: string;
  readonly path: string;
}

const ICON = '/app-icons/icon-192.png';

/** Can this browser call at all? Without a secure connection, and in some browsers of phones, it cannot. */
export const canCall = (): boolean => 'Notification' in window;

/**
 * Shows a call outside the page. Phones take one from the worker alone, and a browser without the worker from the page alone.
 * @returns takes it away again
 */
export async function showCall({ title, body, tag, path }: Call): Promise<() => void> {
  const options = { body, tag, icon: ICON, data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) {
    await worker.showNotification(title, options);
    return () => void worker.getNotifications({ tag }).then((shown) => shown.forEach((one) => one.close()));
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return () => shown.close();
}
