import { expect, test, vi } from 'vitest';
import { keepLoaded, startServiceWorker } from './service-worker.ts';

test('The worker keeps the files that a page has loaded, and of clips no more than was heard', async () => {
  const posted = vi.fn();
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve({ active: { postMessage: posted } }) },
  });
  const loaded = ['/assets/page-1a.js', '/assets/start-2b.m4a', '/files/face.webp'];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    loaded.map((path) => ({ name: window.location.origin + path }) as PerformanceEntry),
  );
  await keepLoaded();
  expect(posted).toHaveBeenCalledWith({ keep: ['/assets/page-1a.js'] });
  vi.unstubAllGlobals();
});

/** A worker that tells its state when the test says so. */
class Worker extends EventTarget {
  state = 'installing';
  reach(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Registers on a page that has no worker yet. @returns how often a new version was offered, and what comes next */
async function aFirstVisit() {
  const registration = Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    active: null as Worker | null,
    waiting: null as Worker | null,
  });
  const container = { controller: null as Worker | null, register: async () => registration };
  vi.stubGlobal('navigator', { serviceWorker: container });
  const offered = vi.fn();
  await startServiceWorker(offered);
  return { registration, container, offered };
}

test('The first worker is no new version, even where it is told to be installed once it has the page', async () => {
  const { registration, container, offered } = await aFirstVisit();
  const first = new Worker();
  registration.installing = first;
  registration.dispatchEvent(new Event('updatefound'));
  container.controller = first;
  first.reach('installed');
  expect(offered).not.toHaveBeenCalled();
  Object.assign(registration, { installing: new Worker(), active: first });
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing.reach('installed');
  expect(offered).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
