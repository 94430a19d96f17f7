import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { expect, test } from 'vitest';
import { makeServiceFetch } from './service-fetch.ts';
import { continueTrace, currentTrace, traceCalls } from './trace.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test.each([
  ['of this version', `00-${trace}-${parent}-01`],
  ['of a later version, which may say more', `01-${trace}-${parent}-01-more`],
])('a valid traceparent is continued with a span of our own: %s', (_, header) => {
  const continued = continueTrace(header);
  expect(continued).toMatchObject({ trace, flags: '01' });
  expect(continued.span).toMatch(/^(?!00f067aa0ba902b7)[0-9a-f]{16}$/);
});

test.each([
  ['none', undefined],
  ['nothing', ''],
  ['words', 'trace-me'],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${parent}-01`],
  ['a parent of zeros', `00-${trace}-${'0'.repeat(16)}-01`],
  ['the version that is forbidden', `ff-${trace}-${parent}-01`],
  ['more than this version says', `00-${trace}-${parent}-01-more`],
  ['capitals', `00-${trace.toUpperCase()}-${parent}-01`],
  ['a line that would be forged into the log', `00-${trace}-${parent}-01\n{"forged":true}`],
])('what is no valid traceparent begins a new trace: %s', (_, header) => {
  const begun = continueTrace(header);
  expect(begun).toMatchObject({ flags: '00', trace: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(begun.trace).not.toBe(trace);
});

test('a call’s trace stands in its log and its answer, and what it asks of a service carries it', async () => {
  let asked: unknown;
  const service = createServer((request, response) => {
    asked = request.headers.traceparent;
    response.end('{}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  const lines: string[] = [];
  const log: FastifyBaseLogger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const app = fastify({ loggerInstance: log });
  traceCalls(app);
  app.get('/ask', async (request) => {
    request.log.info('asking');
    await makeServiceFetch(base, 1000)(`${base}/chat`, {
      method: 'POST',
      headers: { authorization: 'Bearer key' },
    });
    return currentTrace();
  });
  const headers = { traceparent: `00-${trace}-${parent}-01` };
  const answer = await app.inject({ url: '/ask', headers });
  await app.close();
  service.close();
  const { span } = answer.json();
  expect(answer.headers.traceparent).toBe(`00-${trace}-${span}-01`);
  expect(asked).toBe(answer.headers.traceparent);
  expect(lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'asking')).toMatchObject({ trace });
});

test('calls at the same time have each their own trace', async () => {
  const app = fastify();
  traceCalls(app);
  app.get('/', async () => {
    await new Promise((done) => setImmediate(done));
    return currentTrace();
  });
  const answers = await Promise.all([1, 2, 3].map(() => app.inject('/')));
  await app.close();
  expect(new Set(answers.map((answer) => answer.json().trace)).size).toBe(3);
  expect(currentTrace()).toBeUndefined();
});
