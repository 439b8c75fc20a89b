/** What the worker fetches for later would hold up what the page still fetches for now. */
const SETTLED_MS = 3000;

/** Registers the worker once the page has settled, and hands over a new version that waits. */
export function registerWorker(onNew: (worker: ServiceWorker) => void): () => void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return () => undefined;
  let wanted = true;
  const offer = (worker: ServiceWorker | null) => {
    // The first of all has nothing to replace.
    if (wanted && worker && navigator.serviceWorker.controller) onNew(worker);
  };
  const begin = async () => {
    const registration = await navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .catch(() => undefined);
    if (!registration) return;
    const watch = (installing: ServiceWorker | null) =>
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    offer(registration.waiting);
    // The browser may have found it before we asked.
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => (timer = setTimeout(() => void begin(), SETTLED_MS));
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    wanted = false;
    clearTimeout(timer);
    window.removeEventListener('load', settle);
  };
}

/** Lets the new version take over, and reloads this page with it. Other tabs go on with what they have. */
export function takeNew(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
}
