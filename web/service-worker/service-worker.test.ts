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
        request: new Request(`https://neev.test${path}`),
        respondWith: (answered: Promise<Response>) => answered.then(resolve, reject),
      });
    });
    expect(answer.status).toBe(504);
  },
);

test('a clip is a part of a file, kept as a file of its own and there without a line', async () => {
  const kept = new Map<string, Response>();
  const store = {
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    keys: async () => [...kept.keys()],
  };
  const listeners = await startWithoutLine();
  vi.stubGlobal('caches', { match: async (key: string) => kept.get(key)?.clone(), open: async () => store });
  vi.stubGlobal(
    'fetch',
    async () => new Response('clip', { status: 206, headers: { 'content-type': 'audio/mp4' } }),
  );
  const ask = async (range: string) => {
    const waits: Promise<unknown>[] = [];
    const answer = await new Promise<Response>((resolve, reject) => {
      listeners.get('fetch')?.({
        request: new Request('https://neev.test/assets/free-Bz40.m4a', { headers: { range } }),
        respondWith: (answered: Promise<Response>) => answered.then(resolve, reject),
        waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      });
    });
    await Promise.all(waits);
    return answer;
  };
  const first = await ask('bytes=0-3');
  expect([first.status, first.headers.get('content-type'), await first.text()]).toEqual([
    200,
    'audio/mp4',
    'clip',
  ]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  expect(await (await ask('bytes=0-3')).text()).toBe('clip');
  expect((await ask('bytes=4-7')).status).toBe(504);
});
