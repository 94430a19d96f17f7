import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { makeServiceFetch } from './service-fetch.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
async function serving(answer: RequestListener): Promise<string> {
  const made = createServer(answer);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/v1`;
}

describe('What is asked of a service of the operator’s', () => {
  test('goes to it with method and key, and its answer comes back whole', async () => {
    const base = await serving((request, response) => {
      response.writeHead(201, { 'x-of-service': 'yes' });
      response.end(`${request.method} ${request.url} ${request.headers.authorization}`);
    });
    const answer = await makeServiceFetch(base, 1000)(`${base}/chat?n=1`, {
      method: 'POST',
      headers: { authorization: 'Bearer key' },
    });
    expect([answer.status, answer.headers.get('x-of-service')]).toEqual([201, 'yes']);
    expect(await answer.text()).toBe('POST /v1/chat?n=1 Bearer key');
  });

  test.each([
    'https://elsewhere.in/v1/chat',
    'http://127.0.0.1:1/v1/chat',
    'https://ai.example.in:8443/v1/chat',
    'http://ai.example.in/v1/chat',
    'https://ai.example.in/admin',
    'https://ai.example.in/v1/../admin',
    'https://ai.example.in@elsewhere.in/v1/chat',
  ])('goes nowhere else: the key does not leave to %s', async (url) => {
    const ask = makeServiceFetch('https://ai.example.in/v1', 1000);
    await expect(ask(url)).rejects.toThrow('not the address of the service');
    await expect(ask(new URL(url))).rejects.toThrow('not the address of the service');
    await expect(ask(new Request(url.replace('ai.example.in@', '')))).rejects.toThrow('not the address');
  });

  test('is not sent on to where the service points', async () => {
    const asked: string[] = [];
    const base = await serving((request, response) => {
      asked.push(String(request.url));
      response.writeHead(302, { location: '/v1/other' }).end();
    });
    await expect(makeServiceFetch(base, 1000)(`${base}/chat`)).rejects.toThrow();
    expect(asked).toEqual(['/v1/chat']);
  });

  test.each([
    [1000, true],
    [1001, false],
  ])('may answer so much: of 1000 bytes allowed, %i are taken: %s', async (bytes, taken) => {
    const base = await serving((_request, response) => void response.end(Buffer.alloc(bytes)));
    const answer = await makeServiceFetch(base, 1000)(`${base}/chat`);
    const body = answer.arrayBuffer();
    if (taken) expect((await body).byteLength).toBe(bytes);
    else await expect(body).rejects.toThrow('the answer is too large');
  });

  test('an endless answer is cut off', async () => {
    const base = await serving((_request, response) => {
      const pour = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(50_000), () => setImmediate(pour));
      };
      pour();
    });
    const answer = await makeServiceFetch(base, 200_000)(`${base}/chat`);
    await expect(answer.text()).rejects.toThrow('the answer is too large');
  });

  test('an answer without a body has none', async () => {
    const base = await serving((_request, response) => void response.writeHead(204).end());
    const answer = await makeServiceFetch(base, 10)(`${base}/chat`);
    expect([answer.status, answer.body]).toEqual([204, null]);
  });
});
