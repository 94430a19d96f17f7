import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const path = '/.well-known/security.txt';
const own = useTestApp({ SECURITY_CONTACT: 'mailto:security@neev.example' });
const page = useTestApp({ PUBLIC_URL: 'https://neev.example' });
const none = useTestApp();
const read = async (neev: typeof own) => neev.app.inject({ url: path });

test('security.txt names the contact that the operator set, and a time until which it is good', async () => {
  const { statusCode, headers, body } = await read(own);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [contact, expires, languages] = body.split('\n');
  expect(contact).toBe('Contact: mailto:security@neev.example');
  expect(languages).toBe('Preferred-Languages: en, hi');
  const until = Date.parse(expires?.replace('Expires: ', '') ?? '');
  expect(until).toBeGreaterThan(Date.now());
});

test('without one it names the contact page, where that has https', async () => {
  const { body } = await read(page);
  expect(body).toContain('Contact: https://neev.example/contact\n');
  expect(body).toContain(`Canonical: https://neev.example${path}\n`);
});

test('without either there is nothing at this address', async () => {
  expect((await read(none)).statusCode).toBe(404);
});
