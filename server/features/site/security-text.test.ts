import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#server/platform/config/settings/read-settings.ts';
import { makeHttp } from '#server/platform/http/http.ts';
import { securityTextRoutes } from './site.routes.ts';

const path = '/.well-known/security.txt';

async function read(environment: Record<string, string>) {
  const settings = readSettings(environment);
  const app = await makeHttp(settings, pino({ level: 'silent' }));
  onTestFinished(() => app.close());
  securityTextRoutes(app, settings);
  return app.inject({ url: path });
}

test('security.txt names the contact that the operator set, and a time until which it is good', async () => {
  const { statusCode, headers, body } = await read({ SECURITY_CONTACT: 'mailto:security@neev.example' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [contact, expires, languages] = body.split('\n');
  expect(contact).toBe('Contact: mailto:security@neev.example');
  expect(languages).toBe('Preferred-Languages: en, hi');
  const until = Date.parse(expires?.replace('Expires: ', '') ?? '');
  expect(until).toBeGreaterThan(Date.now());
});

test('without one it names the contact page, where that has https', async () => {
  const { body } = await read({ PUBLIC_URL: 'https://neev.example' });
  expect(body).toContain('Contact: https://neev.example/contact\n');
  expect(body).toContain(`Canonical: https://neev.example${path}\n`);
});

test('without either there is nothing at this address', async () => {
  expect((await read({})).statusCode).toBe(404);
});
