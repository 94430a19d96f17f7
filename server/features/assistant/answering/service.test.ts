import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { shippedRates } from '#domain/estimate/rates.ts';
import { forModel } from '../tools/base/tool.ts';
import type { Piece } from './answerer.ts';
import { makeServiceAnswerer } from './service.ts';
import {
  begin,
  callsForEver,
  callsTool,
  type ServiceInTest,
  says,
  startServiceInTest,
  words,
} from './service-in-test.ts';

const key = 'sk-the-secret.key';
let service: ServiceInTest;
let elsewhere: ServiceInTest;
beforeAll(async () => {
  service = await startServiceInTest();
  elsewhere = await startServiceInTest();
});
beforeEach(() => {
  service.asked.length = 0;
  elsewhere.asked.length = 0;
});
afterAll(async () => {
  await service.close();
  await elsewhere.close();
});

const weights: number[] = [];
const steel = forModel({
  name: 'steel',
  description: 'Weighs steel',
  input: z.object({ metres: z.number().max(1000) }),
  run: async ({ metres }) => {
    weights.push(metres);
    return {
      text: `${metres} m of steel weigh 44.4 kg`,
      links: [{ title: 'Steel', path: '/aiChat?article=steel' }],
    };
  },
});
const answering = (signal = new AbortController().signal) =>
  makeServiceAnswerer({ baseUrl: service.baseUrl, apiKey: key, chatModel: 'any', imageModel: undefined }, [
    steel,
  ]).answer({
    text: 'What do 50 m of 12 mm steel weigh?',
    locale: 'en',
    history: [{ role: 'user', text: 'Hello' }],
    caller: { userId: 'x', admin: false },
    rates: shippedRates,
    signal,
  });
async function answer(signal?: AbortSignal) {
  const pieces: Piece[] = [];
  for await (const piece of answering(signal)) pieces.push(piece);
  const text = pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
  return { text, links: pieces.flatMap((piece) => (piece.type === 'used' ? piece.links : [])) };
}

describe('A service that answers', () => {
  test('is asked with key, model, history and tools, and its words come in order', async () => {
    service.behave = says('Good question. Ask an engineer.');
    expect(await answer()).toEqual({ text: 'Good question. Ask an engineer.\n', links: [] });
    const [asked] = service.asked;
    expect(asked).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${key}` });
    const body = JSON.parse(asked?.body ?? '');
    expect(body).toMatchObject({
      model: 'any',
      stream: true,
      tools: [{ function: { name: 'steel' } }, { function: { name: 'not_known' } }],
    });
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user', 'user']);
    expect(asked?.body).not.toContain(key);
  });

  test('calls a tool, and says what the tool found; the links are the tool’s', async () => {
    service.behave = callsTool('steel', { metres: 50 }, (found) => `So: ${found}.`);
    expect(await answer()).toEqual({
      text: 'So: 50 m of steel weigh 44.4 kg.\n',
      links: [{ title: 'Steel', path: '/aiChat?article=steel' }],
    });
    expect(weights).toEqual([50]);
  });

  test('numbers never come from a model: a sentence with a figure of its own is left out, and that is said', async () => {
    service.behave = callsTool(
      'steel',
      { metres: 50 },
      () => 'They weigh 44.40 kg. It costs 99,000 rupees. Buy ९९ more!\n1. Ask a mason.',
    );
    const { text } = await answer();
    expect(text).toContain('They weigh 44.40 kg.');
    expect(text).toContain('1. Ask a mason.');
    expect(text).not.toMatch(/99|९९/);
    expect(text).toMatch(/Figures that Neev could not check were left out/);
  });

  test('an answer of nothing but figures of its own is that note alone', async () => {
    service.behave = says('It weighs 7 tons.');
    expect((await answer()).text).toMatch(/^Figures that Neev could not check/);
  });
});

describe('A hostile service', () => {
  test('never gets its key repeated to the reader, however it cuts it', async () => {
    service.behave = says(`Your key is ${key} and (${key}), friend`);
    expect((await answer()).text).toBe('Your key is ••• and (•••), friend\n');
  });

  test('is text: HTML and Markdown stay the letters they are, and make no link', async () => {
    const text = '<script>alert(document.domain)</script> [free](https://evil.example) ![x](//evil.example)';
    service.behave = says(text);
    expect(await answer()).toEqual({ text: `${text}\n`, links: [] });
  });

  test.each([
    ['an unknown tool', 'shell', { command: 'cat /etc/passwd' }],
    ['a tool with a bad argument', 'steel', { metres: '1 ton' }],
    ['a tool with what is no JSON', 'steel', '{"metres": '],
  ])('that calls %s gets an error from it, and nothing else happens', async (_, name, given) => {
    weights.length = 0;
    service.behave = callsTool(name, given, () => 'I could not look that up.');
    expect((await answer()).text).toBe('I could not look that up.\n');
    expect(weights).toEqual([]);
  });

  test('that calls tools for ever is cut off', async () => {
    weights.length = 0;
    service.behave = callsForEver('steel', { metres: 1 });
    await expect(answer()).rejects.toThrow();
    expect(weights.length).toBeLessThanOrEqual(5);
  });

  test('that leads elsewhere is not followed', async () => {
    for (const status of [301, 302, 307, 308]) {
      service.behave = (response) =>
        response.writeHead(status, { location: `${elsewhere.baseUrl}/chat/completions` }).end();
      await expect(answer()).rejects.toThrow();
    }
    expect(elsewhere.asked).toEqual([]);
  });
});

describe('A failing service ends the answer', () => {
  test.each<[string, ServiceInTest['behave']]>([
    [
      'answers 500 and its key',
      (response) => response.writeHead(500).end(JSON.stringify({ error: { message: key } })),
    ],
    ['answers 401', (response) => response.writeHead(401).end('no')],
    ['answers 429', (response) => response.writeHead(429).end('{}')],
    ['answers nothing', (response) => begin(response).end()],
    ['answers with no words', says('')],
    ['hangs up', (response) => response.destroy()],
    ['sends broken events', (response) => begin(response).end('data: {"choices": [{"del\n\n')],
    [
      'sends a page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
    ],
    [
      'sends events of another shape',
      (response) => begin(response).end('data: {"hello": "world"}\n\ndata: [DONE]\n\n'),
    ],
    ['stops in the middle', (response) => begin(response).write(words('Half a'), () => response.destroy())],
    [
      'sends 50 MB without a word',
      (response) => {
        begin(response);
        const push = (left: number): void => {
          if (left === 0) response.end();
          else if (!response.destroyed)
            response.write(`data: ${' '.repeat(1024 * 1024)}`, () => push(left - 1));
        };
        push(50);
      },
    ],
  ])('that %s', async (_, behave) => {
    service.behave = behave;
    const failed = await answer().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(JSON.stringify([String(failed), failed])).not.toContain(key);
    expect(service.asked).toHaveLength(1);
  });

  test('that talks without end is stopped', async () => {
    service.behave = (response) => {
      begin(response);
      const push = (): void => {
        if (!response.destroyed) response.write(words('and so on '.repeat(100)), push);
      };
      push();
    };
    const { text } = await answer();
    expect(text.length).toBeGreaterThan(1000);
    expect(text.length).toBeLessThan(20_000);
  });

  test('that is not there', async () => {
    const gone = await startServiceInTest();
    await gone.close();
    const answerer = makeServiceAnswerer(
      { baseUrl: gone.baseUrl, apiKey: key, chatModel: 'any', imageModel: undefined },
      [],
    );
    const asking = answerer.answer({
      text: 'x',
      locale: 'en',
      history: [],
      caller: { userId: 'x', admin: false },
      rates: shippedRates,
      signal: new AbortController().signal,
    });
    await expect(asking[Symbol.asyncIterator]().next()).rejects.toThrow();
  });

  test('that never answers ends with the signal, and lets the line go', async () => {
    const controller = new AbortController();
    const left = new Promise<void>((resolve) => {
      service.behave = (response) => {
        response.on('close', resolve);
        begin(response).write(words('Wait'));
        controller.abort();
      };
    });
    await expect(answer(controller.signal)).rejects.toThrow();
    await left;
  });
});
