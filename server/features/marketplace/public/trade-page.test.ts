import { describe, expect, test } from 'vitest';
import { aGroup, aProduct, aRentalProvider, aWorker } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { everyTrade, findTrade, slugOfTrade } from './public-address.rules.ts';

const neev = useTestApp({ PUBLIC_URL: 'http://neev.test' });

const workers = async (many: number, fields: object = {}) => {
  for (let made = 0; made < many; made += 1)
    await neev.call('POST', '/worker', {
      as: await neev.loginAs(),
      body: aWorker({ role: 'Tiles', pin: '411001', price: 600 + 50 * made, ...fields }),
    });
};
const get = (url: string) => neev.app.inject({ url });
const ofTiles = '/w/tiles-marble-work-helper/pune';

describe('The page of a trade in a district', () => {
  test('is there from eight listings on, and the sitemap names it then', async () => {
    await workers(7);
    expect((await get(ofTiles)).statusCode).toBe(404);
    expect((await get('/sitemaps/pages.xml')).body).not.toContain('/w/');
    await workers(1);
    expect((await get(ofTiles)).statusCode).toBe(200);
    expect((await get('/sitemaps/pages.xml')).body).toContain(`<loc>http://neev.test${ofTiles}</loc>`);
  });

  test('says how many, the usual price, the minimum wage with its date, and what there is to read; no person', async () => {
    await workers(8, { fullName: 'Ramesh Kumar', pin: '800001' });
    const { body } = await get('/w/tiles-marble-work-helper/patna');
    expect(body).toContain('<dd><b>8</b></dd>');
    expect(body).toContain('₹650 to ₹850');
    expect(body).toMatch(/Minimum wage.*?In force since \d/s);
    expect(body).toContain('<details>');
    expect(body).not.toMatch(/Ramesh|98\d{8}/);
  });

  test('leaves out who is suspended, at once', async () => {
    await workers(8);
    await neev.services.pool.query('update providers set suspended = true where price = 600');
    expect((await get(ofTiles)).statusCode).toBe(404);
  });

  test('counts another trade, another kind and another district apart', async () => {
    await workers(4);
    await workers(4, { role: 'Loading' });
    await workers(4, { pin: '110001' });
    for (let made = 0; made < 4; made += 1)
      await neev.call('POST', '/addGroupWorker', {
        as: await neev.loginAs(),
        body: aGroup({ category: 'Tiles | Marbel', pin: '411001' }),
      });
    for (const path of [ofTiles, '/w/tiles-marble-crew/pune', '/w/loading-unloading/pune'])
      expect((await get(path)).statusCode).toBe(404);
  });

  test('shows a crew’s price a head, and of machines no wage', async () => {
    for (let made = 0; made < 8; made += 1) {
      const as = await neev.loginAs();
      await neev.call('POST', '/addGroupWorker', {
        as,
        body: aGroup({ category: 'Tiles | Marbel', pin: '411001', price: 6000, groupSize: 6 }),
      });
      await neev.call('POST', '/registerRentalProvider', { as, body: aRentalProvider({ pin: '411001' }) });
      await neev.call('POST', '/addProduct', { as, body: aProduct({ category: 'Hammer', price: 100 }) });
    }
    const crew = (await get('/w/tiles-marble-crew/pune')).body;
    expect(crew).toContain('₹1,000');
    expect(crew).not.toContain('₹1,000 to');
    const hammers = (await get('/w/hammer/pune')).body;
    expect(hammers).toContain('₹100');
    expect(hammers).not.toContain('Minimum wage');
  });

  test.each(['/w/plumbing/pune', '/w/hammer/nowhere', '/w/rental-shop/pune', '/w/%3Cb%3E/%3Cb%3E'])(
    '%s is nothing',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<b>/');
    },
  );
});

test('every category of every kind, and every trade that listings say, has an address of its own', () => {
  const trades = everyTrade();
  expect(trades.length).toBeGreaterThan(150);
  expect(new Set(trades.map(slugOfTrade)).size).toBe(trades.length);
  for (const trade of trades) expect(findTrade(slugOfTrade(trade))).toEqual(trade);
  expect(findTrade('plumber')).toMatchObject({ kind: 'worker', trades: ['plumber'] });
});

test('plumbers have a page where eight of them say so, and the sitemap names it', async () => {
  await workers(7, { role: 'Other', trades: ['plumber'] });
  await workers(3, { role: 'Other', trades: ['painter'] });
  expect((await get('/w/plumber/pune')).statusCode).toBe(404);
  await workers(1, { role: 'Other', trades: ['electrician', 'plumber'] });
  const { statusCode, body } = await get('/w/plumber/pune');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Plumber</h1>');
  expect(body).toContain('<dd><b>8</b></dd>');
  expect((await get('/sitemaps/pages.xml')).body).toContain('<loc>http://neev.test/w/plumber/pune</loc>');
});
