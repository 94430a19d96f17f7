import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerEvent } from '#contract/assistant/events.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { streamAnswer } from './use-asking.ts';

const fetched = vi.fn<typeof fetch>();
const letters = new TextEncoder();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (event: AnswerEvent) => `${JSON.stringify(event)}\n`;
const text = (said: string): AnswerEvent => ({ type: 'text', text: said });
const done: AnswerEvent = { type: 'done', speaker: 'built-in' };

/** The server's answer in just these pieces. */
function answers(...pieces: Uint8Array[]) {
  fetched.mockResolvedValue(
    new Response(
      new ReadableStream({
        start(line) {
          for (const piece of pieces) line.enqueue(piece);
          line.close();
        },
      }),
    ),
  );
}

async function read(signal = new AbortController().signal) {
  const events: AnswerEvent[] = [];
  try {
    for await (const event of streamAnswer('slab ki tarai?', signal)) events.push(event);
  } catch (error) {
    return { events, error };
  }
  return { events, error: undefined };
}

const problemOf = (error: unknown) => (error instanceof CallError ? error.problem : error);

describe('An answer that comes in pieces', () => {
  const events = [text('**ईंट**: 1,338 नग'), text('₹8.5 और 😀\n- रेत'), done];
  const bytes = letters.encode(events.map(line).join(''));

  test('is whole, wherever the line cuts it, within a letter too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }), async (places) => {
        const cuts = [0, ...places.toSorted((a, b) => a - b), bytes.length];
        answers(...cuts.slice(1).map((cut, at) => bytes.slice(cuts[at], cut)));
        expect(await read()).toEqual({ events, error: undefined });
      }),
      { numRuns: 60 },
    );
  });

  test('byte by byte is the same', async () => {
    answers(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
    expect((await read()).events).toEqual(events);
  });

  test('is over with its last event, whatever comes after', async () => {
    answers(bytes, letters.encode(`${line(text('more'))}no JSON at all`));
    expect(await read()).toEqual({ events, error: undefined });
  });

  test('may have empty lines, which keep the line alive', async () => {
    answers(letters.encode(`\n\n${line(text('a'))}\n\n${line(done)}`));
    expect((await read()).events).toEqual([text('a'), done]);
  });
});

describe('An answer that breaks off is told as a broken line', () => {
  test.each([
    ['before anything came', ''],
    ['between two lines', line(text('a'))],
    ['within a line', `${line(text('a'))}{"type":"te`],
    ['with a last line that has no end', line(text('a')) + JSON.stringify(done)],
    ['by something that is no answer', `${line(text('a'))}<html>\n`],
  ])('%s', async (_, sent) => {
    answers(letters.encode(sent));
    const { events, error } = await read();
    expect(events).toEqual(sent.startsWith('{"type":"text"') ? [text('a')] : []);
    expect(problemOf(error)).toBe('network');
  });

  test('within a letter: what was whole stays, and nothing is made of the half letter', async () => {
    const whole = letters.encode(line(text('पानी')));
    const half = letters.encode(line(text('ईंट'))).slice(0, '{"type":"text","text":"'.length + 2);
    answers(whole, half);
    const { events, error } = await read();
    expect(events).toEqual([text('पानी')]);
    expect(problemOf(error)).toBe('network');
  });

  test('by the network itself', async () => {
    fetched.mockResolvedValue(
      new Response(
        new ReadableStream({
          pull(line) {
            line.error(new TypeError('network gone'));
          },
        }),
      ),
    );
    expect(problemOf((await read()).error)).toBe('network');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(problemOf((await read()).error)).toBe('network');
  });
});

describe('What the server refuses', () => {
  test('before the first word is named by its problem', async () => {
    fetched.mockResolvedValue(Response.json({ type: '/problems/prompt-empty' }, { status: 400 }));
    const { error } = await read();
    expect(error).toMatchObject({ problem: 'prompt-empty', status: 400 });
  });

  test('without a word of its own is a fault on our side', async () => {
    fetched.mockResolvedValue(new Response('<html>bad gateway</html>', { status: 502 }));
    expect((await read()).error).toMatchObject({ problem: 'server-error', status: 502 });
  });

  test('in the middle of an answer keeps what was said', async () => {
    const problem: AnswerEvent = { type: 'problem', problem: 'server-error' };
    answers(letters.encode(line(text('a')) + line(problem) + line(text('b'))));
    const { events, error } = await read();
    expect(events).toEqual([text('a')]);
    expect(problemOf(error)).toBe('server-error');
  });

  test('for a session that has ended ends it in this browser', async () => {
    localStorage.setItem('user', JSON.stringify({ _id: 'u', fullname: 'A B', email: 'a@b.c' }));
    localStorage.setItem('token', 'old');
    fetched.mockResolvedValue(Response.json({ type: '/problems/login-needed' }, { status: 401 }));
    expect(problemOf((await read()).error)).toBe('login-needed');
    expect(currentSession()).toBeNull();
  });
});

describe('The question', () => {
  test('goes with the session’s token', async () => {
    localStorage.setItem('user', JSON.stringify({ _id: 'u', fullname: 'A B', email: 'a@b.c' }));
    localStorage.setItem('token', 'mine');
    answers(letters.encode(line(done)));
    await read();
    const [address, sent] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/assistant/answer');
    expect(sent).toMatchObject({
      method: 'POST',
      headers: { token: 'mine', 'content-type': 'application/json' },
      body: '{"prompt":"slab ki tarai?"}',
    });
  });
});

describe('Who stops an answer', () => {
  /** A line that says nothing until it is cut, as the browser does it. */
  function silent(first = '') {
    fetched.mockImplementation(async (_, given) => {
      const signal = given?.signal;
      return new Response(
        new ReadableStream({
          start(line) {
            if (first) line.enqueue(letters.encode(first));
            signal?.addEventListener('abort', () => line.error(new DOMException('aborted', 'AbortError')));
          },
        }),
      );
    });
  }

  test('hears no complaint of a broken line, but his own reason', async () => {
    silent(line(text('a')));
    const stop = new AbortController();
    const events: AnswerEvent[] = [];
    const ended = (async () => {
      for await (const event of streamAnswer('?', stop.signal)) {
        events.push(event);
        stop.abort();
      }
    })();
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    expect(events).toEqual([text('a')]);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test('and a server that says nothing for 45 seconds is given up; each sign of life begins them anew', async () => {
    vi.useFakeTimers();
    let say: (piece: string) => void = () => undefined;
    fetched.mockImplementation(
      async (_, given) =>
        new Response(
          new ReadableStream({
            start(line) {
              say = (piece) => line.enqueue(letters.encode(piece));
              given?.signal?.addEventListener('abort', () => line.error(new TypeError('cut')));
            },
          }),
        ),
    );
    let over: Awaited<ReturnType<typeof read>> | undefined;
    const reading = read().then((result) => {
      over = result;
    });
    await vi.advanceTimersByTimeAsync(44_000);
    say('\n');
    await vi.advanceTimersByTimeAsync(44_000);
    expect(over).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    await reading;
    expect(problemOf(over?.error)).toBe('network');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no clock running after an answer', async () => {
    vi.useFakeTimers();
    answers(letters.encode(line(done)));
    await read();
    expect(vi.getTimerCount()).toBe(0);
  });
});
