import type { Browser, Page } from '@playwright/test';
import { messages as account } from '#web/shared/i18n/messages/en/dashboard.ts';
import { messages as en } from '#web/shared/i18n/messages/en/ledger.ts';
import { messages as security } from '#web/shared/i18n/messages/en/security.ts';
import { messages as shell } from '#web/shared/i18n/messages/en/shell.ts';
import { expect, type Neev, test } from './support/fixtures.ts';
import { enter } from './support/people.ts';

// A session ends while lines of a hajri book wait for a line: nothing is lost that its writer was not asked for, and the
// key that signs is gone with the session.

async function sit(browser: Browser, neev: Neev): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: neev.address, viewport: { width: 1280, height: 900 } })
  ).newPage();
  await enter(page, neev, 'customer');
  return page;
}

async function bookId(page: Page): Promise<{ id: string; headers: { token: string } }> {
  const headers = { token: String(await page.evaluate("localStorage.getItem('token')")) };
  const bookings = await page.request.get('/bookings?as=customer&status=under_way', { headers });
  return { id: (await bookings.json()).data[0]._id, headers };
}

interface Said {
  device?: string;
  sig?: string;
  body: { amount?: number };
}
async function readBook(page: Page): Promise<Said[]> {
  const { id, headers } = await bookId(page);
  return (await (await page.request.get(`/hajri/${id}`, { headers })).json()).data;
}

async function openBook(page: Page): Promise<void> {
  await page.goto(`/hajriBook?id=${(await bookId(page)).id}`);
  await page.getByRole('button', { name: en.addMoney, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function pay(page: Page, amount: number): Promise<void> {
  await page.getByRole('button', { name: en.addMoney, exact: true }).click();
  await page.locator('dialog[open]').getByLabel(en.amount).fill(String(amount));
  await page.getByRole('button', { name: en.save, exact: true }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** What the browser keeps to sign with and of books, by kind. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(`new Promise((done) => {
    indexedDB.open('neev-books').onsuccess = ({ target: { result } }) => {
      const all = result.transaction('books').objectStore('books').getAllKeys();
      all.onsuccess = () => { result.close(); done([...new Set(all.result.map((key) => key.split(':')[0]))].sort()); };
    };
  })`);
/** A picture of this user, and one that waits of another user of this browser, whose session ended by itself. */
const othersWait = (page: Page): Promise<void> =>
  page.evaluate(`new Promise((done) => {
    localStorage.setItem('neev:waiting:book:another', '[{"pictures":["of-another"]}]');
    const opening = indexedDB.open('neev-own', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('unsent-pictures');
    opening.onsuccess = ({ target: { result } }) => {
      const change = result.transaction('unsent-pictures', 'readwrite');
      for (const name of ['of-another', 'own']) change.objectStore('unsent-pictures').put({}, name);
      change.oncomplete = () => { result.close(); done(); };
    };
  })`);
const pictures = (page: Page): Promise<string[]> =>
  page.evaluate(`new Promise((done) => {
    indexedDB.open('neev-own').onsuccess = ({ target: { result } }) => {
      if (!result.objectStoreNames.contains('unsent-pictures')) { result.close(); return done([]); }
      const all = result.transaction('unsent-pictures').objectStore('unsent-pictures').getAllKeys();
      all.onsuccess = () => { result.close(); done(all.result); };
    };
  })`);
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    "Object.keys(localStorage).filter((key) => key.startsWith('neev:waiting:book')).flatMap((key) => JSON.parse(localStorage.getItem(key))).length",
  );

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/userDashbord');
  await page.getByText('Sign-in and security').click();
}
const question = (page: Page) => page.getByRole('alertdialog');
const cancel = (page: Page) =>
  question(page).getByRole('button', { name: shell.cancel, exact: true }).click();

test('Who logs out while a line waits is asked first, on each way out; without a yes it waits on', async ({
  browser,
  neev,
}) => {
  const page = await sit(browser, neev);
  await openBook(page);
  await pay(page, 1201);
  await expect(page.getByText(en.unsentHint(1))).toHaveCount(0);
  expect(await kept(page)).toContain('key');
  // The server is there, and takes no lines.
  const isCut = { now: true };
  await page.route('**/hajri/**', (route) =>
    isCut.now && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await pay(page, 1202);
  await expect(page.getByText(en.unsentHint(1))).toBeVisible();
  await page.getByRole('button', { name: shell.logout, exact: true }).click();
  await expect(question(page)).toContainText(shell.unsentText);
  await cancel(page);
  await openSecurity(page);
  await page.getByRole('button', { name: account.logOutEverywhere, exact: true }).click();
  await expect(question(page)).toContainText(shell.unsentText);
  await cancel(page);
  await page.getByRole('button', { name: account.deleteAccount, exact: true }).click();
  await expect(page.locator('dialog[open]')).toContainText(shell.unsentText);
  await page.keyboard.press('Escape');
  expect(await waiting(page)).toBe(1);
  isCut.now = false;
  await openBook(page);
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe(0);
  await expect(page.getByText('1,202').first()).toBeVisible();
  await othersWait(page);
  await page.getByRole('button', { name: shell.logout, exact: true }).click();
  await expect(page).toHaveURL(/register/);
  expect(await kept(page)).toEqual([]);
  await expect.poll(() => pictures(page)).toEqual(['of-another']);
});

test('A session that another phone ends takes its key along, and its waiting lines go with the next one', async ({
  browser,
  neev,
}) => {
  const lost = await sit(browser, neev);
  await openBook(lost);
  await pay(lost, 1301);
  await expect(lost.getByText(en.unsentHint(1))).toHaveCount(0);
  await lost.context().setOffline(true);
  await pay(lost, 1302);
  await expect(lost.getByText(en.unsentHint(1))).toBeVisible();

  const other = await sit(browser, neev);
  await openSecurity(other);
  const sessions = other
    .getByRole('region', { name: security.sessionsTitle })
    .getByRole('listitem')
    .filter({ hasText: security.signs });
  await expect(sessions).toHaveCount(1);
  await sessions.getByRole('button', { name: security.end }).click();
  await expect(question(other)).toContainText(security.endText);
  await question(other).getByRole('button', { name: security.end, exact: true }).click();
  await expect(sessions).toHaveCount(0);

  await lost.context().setOffline(false);
  await expect.poll(() => lost.evaluate("localStorage.getItem('token')"), { timeout: 30_000 }).toBeNull();
  expect(await waiting(lost)).toBe(1);
  await expect.poll(() => kept(lost)).not.toContain('key');
  expect(await kept(lost)).toContain('seen');

  await enter(lost, neev, 'customer');
  await openBook(lost);
  await expect.poll(() => waiting(lost), { timeout: 20_000 }).toBe(0);
  const lines = await readBook(lost);
  const of = (amount: number) => lines.filter((line) => line.body.amount === amount);
  expect(of(1302).map(({ sig }) => typeof sig)).toEqual(['string']);
  expect(of(1302)[0]?.device).not.toBe(of(1301)[0]?.device);
  await expect(lost.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});
