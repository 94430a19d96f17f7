import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { typeCode } from './support/people.ts';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const translate = join(import.meta.dirname, 'support/translate-page.js');

async function open(page: Page, neev: Neev, who?: string): Promise<void> {
  await page.addInitScript({ path: translate });
  if (!who) return;
  const data = { ...neev.accounts[who], admin: who === 'admin' };
  const { user, auth } = await (await page.request.post('/login', { data })).json();
  const stored = { user: JSON.stringify(user), token: auth };
  await page.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` });
}

/** A translated page stays whole while it is loaded, while its forms refuse what is missing, and in other words. */
async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expect(page.locator('font').first()).toBeAttached();
    const send = page.getByRole('main').locator('button[type=submit]').first();
    if (await send.isVisible()) await send.click();
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
}

test('On a translated page one registers by phone', async ({ page, neev }) => {
  const phone = `9${String(Date.now()).slice(-9)}`;
  await open(page, neev);
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Enter a 10-digit mobile number')).toBeVisible();
  await page.getByLabel('Full name').fill('Ramesh Kumar');
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { name: 'Check your phone' }).waitFor();
  await typeCode(page, await neev.codeFor(phone));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL(/roleSelectionPage/);
});

test('What was typed before a translated page was alive is kept', async ({ page, neev }) => {
  await open(page, neev);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Ramesh Kumar');
  await expect(page.locator('font').first()).toBeAttached();
  go();
  // A press that comes before the page is alive does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText(/Enter an email address|Enter a 10-digit/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel('Full name')).toHaveValue('Ramesh Kumar');
});

test('Every public page stays whole', async ({ page, neev }) => {
  await open(page, neev);
  await walk(page, [
    '/',
    '/register',
    '/register?step=login',
    '/about',
    '/services',
    '/contact',
    '/wrongWords?from=/about',
    '/privacy',
    '/terms',
    '/mapForm',
    '/ThreedmapHouse',
    '/nowhere',
  ]);
});

test('Every page of a customer stays whole', async ({ page, neev }) => {
  await open(page, neev, 'customer');
  await walk(page, [
    '/workersPage',
    '/groupOfWorkers',
    '/contractors',
    '/EngineerPage',
    '/product',
    '/contractors?maxPrice=1',
    '/pixisAi',
    '/aiChat',
    '/chatDialog',
    '/hire',
    '/myWork',
    '/userDashbord',
    '/roleSelectionPage',
  ]);
});

test('Every page of a provider stays whole', async ({ page, neev }) => {
  await open(page, neev, 'worker');
  await walk(page, [
    '/registerSomebody',
    '/labourForm',
    '/contractorForm',
    '/groupOfWorkerForm',
    '/rentalProviderForm',
    '/userDashbord',
    '/myWork',
    '/voice/chat',
  ]);
});

test('Every page of an admin stays whole', async ({ page, neev }) => {
  await open(page, neev, 'admin');
  await walk(page, [
    '/adminDashboard',
    '/adminWorkers',
    '/rentalProducts',
    '/adminAudit',
    '/adminMessages',
    '/adminReports',
    '/adminKnowledge',
    '/adminSuspended',
  ]);
});
