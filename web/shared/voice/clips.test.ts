import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findClip } from './clip-index.ts';

const clip = findClip('hi', 'whichWork');
if (!clip) throw new Error('no clip');
const whole = new Uint8Array(clip.end + 100).map((_, at) => at % 251);
const part = whole.slice(clip.start, clip.end);

let clipOf: typeof import('./clips.ts').clipOf;
beforeEach(async () => {
  vi.resetModules();
  ({ clipOf } = await import('./clips.ts'));
});
afterEach(() => vi.unstubAllGlobals());

/** A server that gives each answer once, in order. */
function answering(...answers: (Response | Error)[]) {
  const fetched = vi.fn(async (_address: string, _asked: RequestInit) => {
    const answer = answers.shift() ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const bytesOf = async (blob: Blob | undefined) => blob && new Uint8Array(await blob.arrayBuffer());
const partial = () => new Response(part, { status: 206, headers: { 'content-type': 'audio/mp4' } });

test('Of a flow’s file the bytes of one clip are fetched, once', async () => {
  const fetched = answering(partial());
  const [first, second] = await Promise.all([clipOf('hi', 'whichWork'), clipOf('hi', 'whichWork')]);
  expect(first).toBe(second);
  expect(await bytesOf(first)).toEqual(part);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toMatch(/hi\/register\.m4a$/);
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({ range: `bytes=${clip.start}-${clip.end - 1}` });
});

test('The clip is cut out where the whole file is answered', async () => {
  answering(new Response(whole, { status: 200 }));
  expect(await bytesOf(await clipOf('hi', 'whichWork'))).toEqual(part);
});

test('Without a line there is no clip, and with one it is asked for again', async () => {
  answering(new TypeError('no line'), new Response(null, { status: 504 }), partial());
  expect(await clipOf('hi', 'whichWork')).toBeUndefined();
  expect(await clipOf('hi', 'whichWork')).toBeUndefined();
  expect(await bytesOf(await clipOf('hi', 'whichWork'))).toEqual(part);
});
