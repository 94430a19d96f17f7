import { expect, test, vi } from 'vitest';
import { keepLoaded } from './service-worker.ts';

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
