import { expect, test } from './support/fixtures.ts';
import { swiftShader } from './support/launch.ts';
import { allowed, weighPages } from './support/weights.ts';

test.use({ launchOptions: swiftShader });

test('home, lists, chat and the 3D house keep to their weight, so that they open on a slow line', async ({
  browser,
  neev,
  request,
}) => {
  test.setTimeout(240_000);
  const { user, auth } = await (await request.post('/login', { data: neev.accounts.customer })).json();
  const stored = { user: JSON.stringify(user), token: auth, 'neev:language': 'en' };
  const weights = await weighPages(browser, { address: neev.address, stored });
  for (const [page, kilobytes] of Object.entries(weights))
    expect.soft(kilobytes, `kB gzip of ${page}`).toBeLessThanOrEqual(allowed[page as keyof typeof allowed]);
});
