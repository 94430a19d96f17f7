import { describe, expect, test } from 'vitest';
import { aProduct, aRentalProvider, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ PUBLIC_URL: 'http://neev.test' });

/** A listing whose owner wants a page, verified unless said otherwise. */
async function shown(fields: object = {}, said: object = { public: true }, verified = true) {
  const as = await neev.loginAs();
  const made = await neev.call('POST', '/worker', {
    as,
    body: aWorker({ pin: '411001', address: 'Pune', ...fields }),
  });
  const id: string = made.body.data._id;
  if (verified) await neev.services.pool.query('update providers set verified = true where id = $1', [id]);
  const { body } = await neev.call('PUT', `/updateWorker/${id}`, { as, body: said });
  return { as, id, path: body.data.publicPath as string, record: body.data };
}
const get = (url: string, headers: Record<string, string> = {}) => neev.app.inject({ url, headers });
const ldOf = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');

describe('A listing has a page for everybody', () => {
  test('where the owner says a trade, its address and title name that and no category', async () => {
    const { path, id } = await shown({
      fullName: 'Suresh Nale',
      role: 'Other',
      trades: ['plumber', 'welder'],
    });
    expect(path).toBe(`/p/plumber/pune/suresh-nale-${id}`);
    const { body } = await get(path);
    expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toContain('Plumber');
    expect(body).not.toContain('Other Labour');
    const old = await get(`/p/other-labour-works/pune/suresh-nale-${id}`);
    expect([old.statusCode, old.headers.location]).toEqual([301, path]);
    expect((await get(`${path}?lang=hi`)).body).toContain('प्लंबर');
  });

  test('once its owner says so, at an address of trade, town and name', async () => {
    const { path, id, record } = await shown({ fullName: 'Ramesh Kumar', role: 'Tiles' });
    expect(path).toBe(`/p/tiles-marble-work-helper/pune/ramesh-kumar-${id}`);
    expect(record).toMatchObject({ public: true, publicPhoto: false });
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<h1 dir="auto">Ramesh Kumar</h1>');
    expect(answer.body).toContain(`href="/hire?to=worker:${id}"`);
  });

  test('and not before: nobody is told that there is a listing', async () => {
    const as = await neev.loginAs();
    const { body } = await neev.call('POST', '/worker', { as, body: aWorker() });
    expect(body.data).toMatchObject({ public: null });
    expect(body.data.publicPath).toBeUndefined();
    expect((await get(`/p/tiles/pune/x-${body.data._id}`)).statusCode).toBe(404);
  });

  test('never with phone, e-mail, PIN code or a place as somebody wrote it, whatever the texts hold', async () => {
    const { path, as } = await shown({
      fullName: 'Ramesh 98260 41177',
      phone: '9826041177',
      address: 'House 12, MG Road',
      pin: '411001',
    });
    const { body } = await get(path);
    for (const secret of ['41177', '9826041177', 'MG Road', '411001', as.email, as.userId])
      expect(body).not.toContain(secret);
    expect(body).toContain('Pune, Maharashtra');
  });

  test('with the photo only where its owner agreed to it', async () => {
    const { as, id, path } = await shown();
    await neev.services.pool.query("update providers set profile_pic = '/files/face.webp' where id = $1", [
      id,
    ]);
    expect((await get(path)).body).not.toContain('face.webp');
    await neev.call('PUT', `/updateWorker/${id}`, { as, body: { publicPhoto: true } });
    expect((await get(path)).body).toContain('src="/files/face.webp"');
  });

  test('that only its owner can open, and an admin can end', async () => {
    const { id, path } = await shown();
    const admin = await neev.loginAs({ admin: true });
    expect(
      (await neev.call('PUT', `/updateWorker/${id}`, { as: admin, body: { public: false } })).status,
    ).toBe(200);
    expect((await get(path)).statusCode).toBe(410);
    const again = await neev.call('PUT', `/updateWorker/${id}`, { as: admin, body: { public: true } });
    expect([again.status, again.body.type]).toEqual([403, '/problems/not-allowed']);
    expect((await get(path)).statusCode).toBe(410);
  });

  test('without a script, under a policy that lets none run', async () => {
    const { path } = await shown();
    const { headers, body } = await get(path);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
    expect(body.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
    expect(body).not.toMatch(/ (?:style|on\w+)="/);
  });

  test.each([
    ['"><script>alert(1)</script>', 'script-alert-1-script'],
    ["</script><!-- O'Brien & Sons", 'script-obrien-sons'],
    ['\u2028 a/b ? c # d %2F', 'a-b-c-d-2f'],
    ['👷🏽‍♂️🔨 7', '7'],
    ['محمد علی', ''],
    ['रमेश कुमार', 'ramesh-kumar'],
    ['ரமேஷ்', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('safely for somebody called %s', async (name, slug) => {
    const { path, id, record } = await shown({ fullName: name });
    expect(path.split('/').at(-1)).toBe(slug ? `${slug}-${id}` : id);
    for (const url of [path, `/p/${id}/poster`]) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body.match(/<script/g)?.length ?? 0).toBe(url === path ? 1 : 0);
      expect(body).not.toContain('<!-- O');
    }
    const { body } = await get(path);
    expect(ldOf(body)).toMatchObject({
      '@type': 'Person',
      name: record.fullName.replace(/\s+/g, ' ').trim(),
    });
    const picture = await get(`/p/${id}/picture.jpg`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

describe('The address of a page', () => {
  test('is one: every other spelling leads there for good, in the same language', async () => {
    const { path, id } = await shown({ fullName: 'Ramesh' });
    for (const wrong of [
      `/p/plumber/pune/ramesh-${id}`,
      `/p/x/y/${id}`,
      `/p/x/y/${id.toUpperCase()}`,
      `/p/${id}`,
    ]) {
      const { statusCode, headers } = await get(`${wrong}?lang=hi`);
      expect([wrong, statusCode, headers.location]).toEqual([wrong, 301, `${path}?lang=hi`]);
    }
  });

  test.each([
    '/p/x/y/z',
    '/p/x/y/ramesh-00000000-0000-4000-8000-000000000000',
    '/p/%00/%F0/z',
    `/p/a/b/${'z'.repeat(280)}`,
  ])('%s is nothing', async (url) => {
    expect((await get(url)).statusCode).toBeLessThan(405);
    expect((await get(url)).statusCode).toBeGreaterThan(399);
  });

  test('takes its site from the settings, whatever host is asked', async () => {
    const { path } = await shown();
    for (const url of [path, '/sitemap.xml', '/sitemaps/1.xml', '/robots.txt']) {
      const { body } = await get(url, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
      expect(body).toContain('http://neev.test');
      expect(body).not.toContain('evil');
    }
  });
});

describe('The end of a page', () => {
  const sitemap = async () => (await get('/sitemaps/1.xml')).body;
  const ends: [string, (as: TestUser, id: string) => Promise<unknown>][] = [
    ['withdrawn', (as, id) => neev.call('PUT', `/updateWorker/${id}`, { as, body: { public: false } })],
    ['deleted', (as, id) => neev.call('DELETE', `/deleteWorker/${id}`, { as })],
    [
      'gone with its account',
      (as) => neev.services.pool.query('delete from users where id = $1', [as.userId]),
    ],
    [
      'suspended',
      async (as) => {
        const admin = await neev.loginAs({ admin: true });
        const body = { reason: 'fraud', note: 'Made up' };
        expect(
          (await neev.call('PUT', `/admin/accounts/${as.userId}/suspension`, { as: admin, body })).status,
        ).toBeLessThan(300);
      },
    ],
  ];
  test.each(ends)('%s answers 410 at once, and no sitemap names it', async (_, end) => {
    const { as, id, path } = await shown();
    expect(await sitemap()).toContain(`<loc>http://neev.test${path}</loc>`);
    await end(as, id);
    for (const url of [path, `/p/${id}/poster`, `/p/${id}/picture.jpg`, `/p/other/place/x-${id}`]) {
      const { statusCode, body } = await get(url, { 'if-none-match': '*' });
      expect([url, statusCode]).toEqual([url, 410]);
      expect(body).toContain('noindex');
      expect(body).not.toContain('Ramesh');
    }
    expect(await sitemap()).not.toContain(id);
    expect((await get('/sitemap.xml')).body).not.toContain('/sitemaps/1.xml');
  });

  test('is kept by no cache that would not ask again', async () => {
    const { path, id } = await shown();
    for (const url of [path, `/p/${id}/picture.jpg`, '/sitemap.xml', '/sitemaps/1.xml'])
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });
});

test('what waits for its verification has a page to share, and search engines are not told of it', async () => {
  const { path } = await shown({}, { public: true }, false);
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect((await get('/sitemaps/1.xml')).statusCode).toBe(404);
});

describe('A page is read in six languages', () => {
  test('in the reader’s own where the address names none', async () => {
    const { path } = await shown({ fullName: 'Ramesh' });
    const hindi = await get(path, { 'accept-language': 'hi-IN' });
    expect(hindi.body).toContain('<html lang="hi">');
    expect(hindi.headers.vary).toContain('accept-language');
    expect((await get(`${path}?lang=ta`, { 'accept-language': 'hi-IN' })).body).toContain('<html lang="ta">');
    expect((await get(`${path}?lang=xx&lang=y`)).body).toContain('<html lang="en">');
  });

  test('each has its own canonical address, and names all the others', async () => {
    const { path } = await shown();
    for (const [lang, canonical] of [
      ['?lang=en', ''],
      ['', ''],
      ['?lang=bn&utm_source=x', '?lang=bn'],
    ]) {
      const { body } = await get(path + lang);
      expect(body).toContain(`<link rel="canonical" href="http://neev.test${path}${canonical}">`);
      for (const other of ['hi', 'mr', 'bn', 'te', 'ta'])
        expect(body).toContain(`hreflang="${other}" href="http://neev.test${path}?lang=${other}"`);
      for (const bare of ['en', 'x-default'])
        expect(body).toContain(`hreflang="${bare}" href="http://neev.test${path}"`);
    }
  });
});

describe('What machines read of a page', () => {
  test('of a worker is a person who offers work at a price', async () => {
    const { path } = await shown({ fullName: 'Ramesh', role: 'Tiles', price: 700 });
    expect(ldOf((await get(path)).body)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Ramesh',
      url: `http://neev.test${path}`,
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Pune',
        addressRegion: 'Maharashtra',
        addressCountry: 'IN',
      },
      makesOffer: { '@type': 'Offer', price: 700, priceCurrency: 'INR' },
    });
  });

  test('of a shop is a business, of a machine a product', async () => {
    const as = await neev.loginAs();
    const shop = await neev.call('POST', '/registerRentalProvider', { as, body: aRentalProvider() });
    const tool = await neev.call('POST', '/addProduct', {
      as,
      body: aProduct({ price: 120, description: 'Call 98260-41177' }),
    });
    const kinds: unknown[] = [];
    for (const [call, id] of [
      ['/updateProvider', shop.body.data._id],
      ['/updateProduct', tool.body.data._id],
    ]) {
      const { body } = await neev.call('PUT', `${call}/${id}`, { as, body: { public: true } });
      const page = (await get(body.data.publicPath)).body;
      expect(page).not.toContain('41177');
      kinds.push(ldOf(page)['@type']);
    }
    expect(kinds).toEqual(['LocalBusiness', 'Product']);
  });

  test('is a picture of 1200 by 630 in the script of the reader, drawn once', async () => {
    const { id, path } = await shown({ fullName: 'Ramesh' });
    expect((await get(`${path}?lang=hi`)).body).toContain(
      `<meta property="og:image" content="http://neev.test/p/${id}/picture.jpg?lang=hi">`,
    );
    const english = await get(`/p/${id}/picture.jpg`);
    const hindi = await get(`/p/${id}/picture.jpg?lang=hi`);
    expect(hindi.rawPayload.equals(english.rawPayload)).toBe(false);
    const again = await get(`/p/${id}/picture.jpg`, { 'if-none-match': `W/${english.headers.etag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

test('a shared link without a page leads to the profile, which asks for a login', async () => {
  const { id } = await shown({}, { public: false });
  const { statusCode, headers } = await get(`/p/${id}`);
  expect([statusCode, headers.location]).toEqual([302, `/profileDashbord?role=worker&id=${id}`]);
});

describe('Search engines', () => {
  test('are kept from the pages of members, and told where the sitemap is', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const closed = body.split('\n').flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);
    const opened = body.split('\n').flatMap((line) => line.match(/^Allow: (.+)$/)?.[1] ?? []);
    // The longest beginning decides (RFC 9309): "/site" would close "/sitemap.xml".
    const longest = (rules: string[], path: string) =>
      Math.max(0, ...rules.filter((start) => path.startsWith(start)).map((start) => start.length));
    const isClosed = (path: string) => longest(closed, path) > longest(opened, path);
    for (const path of [
      '/userDashbord',
      '/profileDashbord?id=1',
      '/workersPage',
      '/adminDashboard',
      '/booking',
      '/chatDialog',
      '/voice/jobs',
    ])
      expect([path, isClosed(path)]).toEqual([path, true]);
    for (const path of [
      '/',
      '/about',
      '/p/tiles/pune/x',
      '/w/tiles/pune',
      '/contact',
      '/privacy',
      '/terms',
      '/assets/a.js',
      '/sitemap.xml',
      '/sitemaps/1.xml',
    ])
      expect([path, isClosed(path)]).toEqual([path, false]);
    expect(body).toContain('\nSitemap: http://neev.test/sitemap.xml\n');
  });

  test.each(['/sitemaps/0.xml', '/sitemaps/2.xml', '/sitemaps/x', '/sitemaps/1.xml%00'])(
    'find nothing at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
