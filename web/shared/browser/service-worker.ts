/** The own service worker, which push.ts registers too (web/service-worker). */
export const workerFile = '/service-worker.js';

const isAble = (): boolean => 'serviceWorker' in navigator;

/**
 * A page that came rendered has its styles within (scripts/first-words.mjs). Without a line it is drawn anew and needs
 * their files: asked for once, the worker keeps them.
 */
function keepStyles(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]'))
    void fetch(href).catch(() => undefined);
}

/**
 * Registers it, and tells when another build has come: it waits until it is wanted (docs/rules.md#offline-3).
 * @param onNewVersion gets what takes it into use; the page loads anew then
 */
export async function startServiceWorker(onNewVersion: (use: () => void) => void): Promise<void> {
  if (!isAble()) return;
  const { serviceWorker } = navigator;
  // The first one takes over a page that had none: nothing changed for its reader.
  const hadOne = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(workerFile);
  if (hadOne) keepStyles();
  const offer = (waiting: ServiceWorker) =>
    onNewVersion(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting.postMessage('use-new-version');
    });
  if (hadOne && registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    // Nor does it replace one, however late its state is told: WebKit tells that it is installed once it has the page.
    if (!registration.active) return;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && serviceWorker.controller) offer(found);
    });
  });
}

/** A file of the application; of a flow's clips the worker keeps parts, and would fetch the whole. */
const isKeptWhole = (path: string): boolean => path.startsWith('/assets/') && !path.endsWith('.m4a');

/** Has the worker keep what this page has loaded up to now, so that it opens without a line and is not thrown out for room. */
export async function keepLoaded(): Promise<void> {
  if (!isAble()) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const keep = loaded
    .filter(({ origin, pathname }) => origin === window.location.origin && isKeptWhole(pathname))
    .map(({ pathname }) => pathname);
  active?.postMessage({ keep });
}

/** What the next user of this device must not see. */
export function forgetPictures(): void {
  if (isAble()) navigator.serviceWorker.controller?.postMessage('forget-pictures');
}
