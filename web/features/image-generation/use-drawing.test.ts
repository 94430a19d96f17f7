import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DrawEvent } from '#contract/image-generation/events.ts';
import { streamDrawing } from './use-drawing.ts';

const photo: DrawEvent = { type: 'photo', photo: 'QUJD', artist: 'renderer', missing: [], inside: null };
const whole: DrawEvent[] = [{ type: 'waiting', ahead: 2 }, { type: 'progress', done: 0.5 }, photo];
const bytesOf = (events: readonly object[]) =>
  new TextEncoder().encode(events.map((event) => `${JSON.stringify(event)}\n`).join(''));

/** The service sends these pieces, one after the other. */
function answerWith(pieces: readonly Uint8Array[], end: 'close' | 'break' = 'close') {
  const asked: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    const left = [...pieces];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = left.shift();
        if (next) controller.enqueue(next);
        else if (end === 'close') controller.close();
        else controller.error(new TypeError('the line broke'));
      },
    });
    return new Response(body);
  });
  return asked;
}
async function heard(signal = new AbortController().signal) {
  const events: DrawEvent[] = [];
  for await (const event of streamDrawing('केरल का घर', signal)) events.push(event);
  return events;
}

beforeEach(() => {
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('user', JSON.stringify({ _id: '1', fullname: 'Asha', email: '', profilePic: null }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('A drawing is heard event by event', () => {
  test('wherever the network cuts the lines', async () => {
    const bytes = bytesOf(whole);
    for (let cut = 1; cut < bytes.length; cut++) {
      answerWith([bytes.slice(0, cut), bytes.slice(cut)]);
      expect(await heard()).toEqual(whole);
    }
  });

  test('also when each byte comes alone, in the middle of a letter of Hindi too', async () => {
    const hindi = [{ type: 'waiting', ahead: 1, note: 'कृपया रुकिए 🏠' }, photo];
    answerWith(Array.from(bytesOf(hindi), (byte) => Uint8Array.of(byte)));
    expect(await heard()).toEqual(hindi);
  });

  test('and empty lines are nothing', async () => {
    const text = `\n${JSON.stringify(whole[0])}\n\n${JSON.stringify(photo)}\n`;
    answerWith([new TextEncoder().encode(text)]);
    expect(await heard()).toEqual([whole[0], photo]);
  });

  test('the picture is the last one: what follows is not heard', async () => {
    answerWith([bytesOf([photo, { type: 'progress', done: 1 }])]);
    expect(await heard()).toEqual([photo]);
  });

  test('the prompt and the session go with the call', async () => {
    const asked = answerWith([bytesOf(whole)]);
    await heard();
    expect(asked[0]?.address).toBe('/dream/draw');
    expect(asked[0]?.init).toMatchObject({ method: 'POST', headers: { token: 'a-token' } });
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ prompt: 'केरल का घर' });
  });
});

describe('What goes wrong has a name', () => {
  test('the problem that the server tells on the way', async () => {
    answerWith([bytesOf([whole[0] ?? {}, { type: 'problem', problem: 'picture-slow' }])]);
    await expect(heard()).rejects.toMatchObject({ problem: 'picture-slow' });
  });

  test('a refusal before the first event', async () => {
    const body = JSON.stringify({ type: '/problems/picture-quota' });
    vi.stubGlobal('fetch', async () => new Response(body, { status: 429 }));
    await expect(heard()).rejects.toMatchObject({ problem: 'picture-quota', status: 429 });
  });

  test('a refusal without words of ours', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(heard()).rejects.toMatchObject({ problem: 'server-error', status: 502 });
  });

  test.each([
    ['ends before the picture', [bytesOf(whole.slice(0, 2))], 'close' as const],
    ['says nothing at all', [], 'close' as const],
    ['breaks', [bytesOf(whole.slice(0, 1))], 'break' as const],
    ['ends inside a line', [bytesOf(whole).slice(0, -9)], 'close' as const],
    ['carries a page instead', [new TextEncoder().encode('<!doctype html>\n')], 'close' as const],
  ])('a stream that %s is the network’s fault', async (_, pieces, end) => {
    answerWith(pieces, end);
    await expect(heard()).rejects.toMatchObject({ problem: 'network' });
  });

  test('no answer is the network’s fault too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(heard()).rejects.toMatchObject({ problem: 'network' });
  });

  test('who leaves hears no problem but the own leaving', async () => {
    const gone = new AbortController();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      gone.abort(new Error('left'));
      return Promise.reject(signal?.aborted ? new Error('aborted') : new Error('still there'));
    });
    await expect(heard(gone.signal)).rejects.toThrow('left');
  });
});
