import { afterEach, expect, test, vi } from 'vitest';

type Listener = (event: unknown) => void;

/** The worker with a network that fails, and nothing kept. */
async function startWithoutLine(): Promise<Map<string, Listener>> {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('self', {
    addEventListener: (kind: string, hear: Listener) => listeners.set(kind, hear),
    location: { origin: 'https://neev.test' },
  });
  vi.stubGlobal('BUILD', 'test');
  vi.stubGlobal('AT_HAND', []);
  vi.stubGlobal('caches', { match: async () => undefined });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  vi.resetModules();
  await import('./service-worker.ts');
  return listeners;
}

afterEach(() => vi.unstubAllGlobals());

test.each(['/assets/more-Bz40.js', '/drawings/brand/mark.svg'])(
  'without a line %s is answered with a status, not with a promise that fails',
  async (path) => {
    const listeners = await startWithoutLine();
    const answer = await new Promise<Response>((resolve, reject) => {
      listeners.get('fetch')?.({
        request: { method: 'GET', mode: 'cors', url: `https://neev.test${path}` },
        respondWith: (answered: Promise<Response>) => answered.then(resolve, reject),
      });
    });
    expect(answer.status).toBe(504);
  },
);
