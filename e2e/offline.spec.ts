import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

/** Until what is seen once stays, and the tab bar's pages are at hand. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated');
  await page.waitForLoadState('networkidle');
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' }).last();

test('Every tab opens without a line, and a reload too: never the browser’s error page', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'worker');
  await page.goto('/');
  await settle(page);
  const links = tabs(page).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(2);
  await page.context().setOffline(true);
  for (let at = 0; at < count; at += 1) {
    await links.nth(at).click();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('You are offline').last()).toBeVisible();
    await page.reload();
    await expect(tabs(page)).toBeVisible();
  }
});

/** Whether all of our own that the page has loaded, its tabs' pages too, is among what is never thrown out. */
const isKept = (page: Page) =>
  page.evaluate<boolean>(`(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('shell '));
    if (!name || !navigator.serviceWorker.controller) return false;
    const kept = new Set((await (await caches.open(name)).keys()).map(({ url }) => url));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.filter((one) => one.startsWith(location.origin + '/assets/')).every((one) => kept.has(one));
  })()`);

for (const who of ['guest', 'worker'])
  test(`On a first visit the tabs are kept by themselves, and each opens without a line: ${who}`, async ({
    page,
    browser,
    neev,
  }) => {
    if (who !== 'guest') await enter(page, neev, who);
    const storageState = await page.context().storageState();
    const visit = await (await browser.newContext({ baseURL: neev.address, storageState })).newPage();
    await visit.setViewportSize({ width: 360, height: 800 });
    await visit.goto('/');
    await expect.poll(() => isKept(visit)).toBe(true);
    await visit.context().setOffline(true);
    for (const link of await tabs(visit).getByRole('link').all()) {
      await link.click();
      await expect(visit.getByText('You are offline').last()).toBeVisible();
      await expect(visit.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visit.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
      // A guest's page of entering has no tabs.
      await visit.goto('/');
    }
  });

test('A list that was seen last is there without a line, marked with its age', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  await page.goto('/workersPage');
  await settle(page);
  const first = page.getByRole('main').getByRole('list', { name: 'Workers' }).getByRole('heading').first();
  const name = (await first.getByRole('link').textContent()) ?? '';
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByText(/Offline\. Updated/)).toBeVisible();
});

test('A page whose script never came says so inside the page, and opens when the line is back', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'customer');
  await page.goto('/about');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('Logging out leaves no answer on the device', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  await page.goto('/workersPage');
  await settle(page);
  const kept = () =>
    page.evaluate<number>(`new Promise((tell) => {
      const opening = indexedDB.open('neev-answers');
      opening.onsuccess = () => {
        const count = opening.result.transaction('answers').objectStore('answers').count();
        count.onsuccess = () => { opening.result.close(); tell(count.result); };
      };
    })`);
  await expect.poll(kept).toBeGreaterThan(0);
  await page.goto('/userDashbord');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/register/);
  await expect.poll(kept).toBe(0);
});
