import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ PUBLIC_URL: 'https://neev.example' });
let port = 0;
beforeAll(async () => {
  await neev.app.listen({ port: 0, host: '127.0.0.1' });
  const address = neev.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => neev.app.server.closeAllConnections());

const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.toLowerCase()));
  });

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: neev\r\nconnection: close\r\n\r\n`;

test.each([
  ['a page of the product', asking('/healthz')],
  ['a path that is none', asking('/none')],
  ['an address that cannot be decoded', asking('/%zz')],
  ['what is no HTTP', 'hello\r\n\r\n'],
])('Every answer keeps browsers to https and to its type: %s', async (_what, bytes) => {
  const answer = await answerTo(bytes);
  expect(answer).toContain('strict-transport-security: max-age=31536000; includesubdomains');
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('An answer tells other sites nothing of the page that it was asked from', async () => {
  expect(await answerTo(asking('/.well-known/security.txt'))).toContain('referrer-policy: same-origin');
});
