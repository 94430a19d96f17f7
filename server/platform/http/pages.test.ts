import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '#server/platform/config/settings/read-settings.ts';
import { makeHttp } from './http.ts';
import { servePages } from './pages.ts';

let app: FastifyInstance;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), `<!doctype html><p>${'Neev '.repeat(400)}`);
  await writeFile(join(folder, 'assets/page-1a2b.js'), 'export {}');
  for (const language of ['en', 'hi']) {
    await mkdir(join(folder, 'pages', language), { recursive: true });
    const write = (name: string, root: string) =>
      writeFile(
        join(folder, 'pages', language, name),
        `<!doctype html><script>go()</script><style>p{}</style><div id="root" ${root}>${name} ${language}</div>`,
      );
    await write('about.html', 'data-path="/about"');
    await write('missing.html', 'data-path=""');
    await write('register.html', 'data-path="/register" data-alone');
    await write('contractors.html', 'data-path="/contractors" data-alone data-known');
  }
  const list = ['/assets/list.js', '/assets/list.css'];
  const needs = { 'en *': ['/assets/more.js'], 'hi /workersPage': list, 'en /contractors': list };
  await writeFile(join(folder, 'pages/needs.json'), JSON.stringify(needs));
  app = await makeHttp(readSettings({}), pino({ level: 'silent' }));
  await servePages(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const html = { accept: 'text/html' };

test.each([
  ['/', {}],
  ['/?from=mail', {}],
  ['/workersPage', html],
  ['/workersPage', {}],
  ['/WORKERSpage/', { accept: '*/*' }],
  ['/voice/jobs?from=mail', { accept: 'image/webp' }],
  ['/workersPage', { accept: 'application/json;q=0.4, text/*;q=0.5' }],
])('%s asked for as %o gets the application, fresh at each visit', async (url, headers) => {
  const answer = await get(url, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test.each([
  ['/nonsense', {}],
  ['/nonsense', html],
  ['/workersPage/more', { accept: '*/*' }],
  ['/drawings/gone.svg', { accept: 'image/*' }],
])('%s asked for as %o is nothing, and the application says so', async (url, headers) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    if (method === 'GET') expect(answer.body).toContain('missing.html en');
    const again = await app.inject({
      method,
      url,
      headers: { ...headers, 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(404);
  }
});

test('the page is compressed for who takes that', async () => {
  const answer = await get('/', { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(String(answer.headers.vary)).toMatch(/accept-encoding/i);
});

test('a file whose name carries its content is kept for good', async () => {
  const answer = await get('/assets/page-1a2b.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/workersPage', { accept: 'application/json' }],
  ['/', { accept: 'application/json' }],
  ['/nonsense', { accept: 'application/json, text/plain, */*' }],
  ['/assets/page-older.js', html],
  ['/assets/page-older.js', {}],
])('%s asked for as %o is nothing, and nobody keeps that', async (url, headers) => {
  const answer = await get(url, headers);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test('a file is sent by its name alone, its compressed copy to who takes it', async () => {
  await writeFile(join(folder, 'assets/page-1a2b.js.br'), 'compressed');
  const answer = await get('/assets/page-1a2b.js?v=1', { 'accept-encoding': 'br' });
  expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'compressed']);
  expect((await app.inject({ method: 'HEAD', url: '/assets/page-1a2b.js' })).statusCode).toBe(200);
  for (const url of [
    '/assets/page-1a2b.js.br',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/',
  ])
    expect((await get(url)).statusCode, url).toBe(404);
});

test('a public page comes as it was rendered, in the language of who asks', async () => {
  expect((await get('/about', html)).body).toContain('about.html en');
  const hindi = await get('/about?utm=mail', { ...html, 'accept-language': 'hi-IN' });
  expect(hindi.body).toContain('about.html hi');
  expect(hindi.headers.vary).toBe('accept-encoding, accept, accept-language, cookie');
  expect((await get('/about', { ...html, cookie: 'language=hi' })).body).toContain('about.html hi');
  expect((await get('/pages/hi/about.html', html)).body).not.toContain('about.html');
});

test('a page that reads its address is rendered for the address without parameters alone', async () => {
  expect((await get('/register', html)).body).toContain('register.html en');
  expect((await get('/register?step=login', html)).body).not.toContain('register.html');
});

test.each([
  ['/workersPage', 'hi', '</assets/list.js>; rel=modulepreload'],
  ['/chatDialog', 'en', '</assets/more.js>; rel=modulepreload'],
])(
  'the bare page at %s in %s names the scripts that it will need, and no style: Firefox refuses a prefetch',
  async (url, language, link) => {
    const answer = await get(url, { ...html, 'accept-language': language });
    expect(answer.headers.link).toBe(link);
    expect(String(answer.headers.vary)).toMatch(/accept-language/);
  },
);

test('a page that was rendered names none: its script begins after its words', async () => {
  expect((await get('/about', html)).headers.link).toBeUndefined();
});

test('a page with records to wait for names its scripts, rendered or bare', async () => {
  const scripts = '</assets/list.js>; rel=modulepreload';
  expect((await get('/contractors', html)).headers.link).toBe(scripts);
  expect((await get('/contractors?category=mason', html)).headers.link).toBe(scripts);
});

test('who has a page is not sent it again; each encoding is a page of its own', async () => {
  const first = await get('/about', { ...html, 'accept-encoding': 'br' });
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^"[\w-]+-br"$/);
  const again = await get('/about', { ...html, 'accept-encoding': 'br', 'if-none-match': `"x", W/${tag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/about', { ...html, 'if-none-match': tag })).statusCode).toBe(200);
  expect(
    (await get('/about', { ...html, 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'],
  ).toBe('gzip');
});

test('of the script and style in a page only those that the build put there may run', async () => {
  const policy = String((await get('/about', html)).headers['content-security-policy']);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('go()')}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hash('p{}')}';`);
  expect(policy).not.toContain('unsafe');
});
