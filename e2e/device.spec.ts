import type { Page } from '@playwright/test';
import { anAgreedContract, askedOf } from './support/contracts.ts';
import { expect, test } from './support/fixtures.ts';
import { aBuilder } from './support/masons.ts';
import { makeMember, openBetween, openLine, sendSurely } from './support/members.ts';
import { enter, fillRegistration } from './support/people.ts';
import { newPerson } from './support/person.ts';

// What a phone does wrong by itself: its clock, its storage, its Back.
test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

async function workerReady(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated');
  await page.waitForLoadState('networkidle');
}

test('Back closes what stands over the page, keeps what was typed, and then leaves the page', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'customer');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Worker', exact: true }).first().click();
  await expect(page).toHaveURL(/\/workersPage/);
  const search = page.getByRole('textbox', { name: 'Name, place or work' });
  await search.fill('mas');
  const more = page.getByRole('button', { name: 'More', exact: true });
  for (const close of ['back', 'button', 'back'] as const) {
    await more.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (close === 'back') await page.goBack();
    else await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/workersPage/);
    await expect(search).toHaveValue('mas');
  }
  await more.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/workersPage/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('A clock that is a day ahead is told, with what to do', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.goto('/workersPage');
  await expect(page.getByText(/clock is 1 day ahead.*set date and time to automatic/)).toBeVisible();
});

test('Whose device keeps nothing signs up all the same, stays logged in on this page, and is told', async ({
  page,
  neev,
}) => {
  await page.addInitScript({
    content: "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
  });
  await page.goto('/register');
  await page.getByText('Mail', { exact: true }).click();
  await fillRegistration(page, neev, newPerson('Full Phone'));
  await expect(page).toHaveURL(/roleSelectionPage/);
  await expect(page.getByText(/This device cannot store anything for Neev/)).toBeVisible();
});

test('A conversation that is reloaded without a line shows what was seen and what waits', async ({
  page,
  neev,
}) => {
  const [asha, ravi] = [await makeMember(neev, 'Asha Devi'), await makeMember(neev, 'Ravi Kumar')];
  const id = await openBetween(neev.address, ravi, asha);
  const line = openLine(neev.address, ravi);
  await sendSurely(line, {
    conversationId: id,
    clientId: crypto.randomUUID(),
    text: 'Come on Monday',
    type: 'text',
  });
  await enter(page, neev, asha);
  await page.goto(`/chatDialog?c=${id}`);
  const log = page.getByRole('log');
  await expect(log.getByText('Come on Monday')).toBeVisible();
  await workerReady(page);
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Message' }).fill('I will come');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(log.getByText('Come on Monday')).toBeVisible();
  await expect(log.getByText('I will come')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('Where the browser threw out a part of the shell there is no white page, and it is mended on a line', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'customer');
  await page.goto('/about');
  await workerReady(page);
  await page.evaluate(`caches.keys().then(async (names) => {
    for (const name of names) {
      const store = await caches.open(name);
      for (const request of await store.keys()) if (/\\.js$/.test(new URL(request.url).pathname)) await store.delete(request);
    }
  })`);
  await page.context().setOffline(true);
  await page.goto('/userDashbord');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /Try again/ }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).last()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' }).last()).toBeVisible();
});

interface OpenSheet {
  at: string;
  button: string;
  /** Else the first one. */
  field?: string;
  text: string;
}

/** Opens a sheet, types, goes back, and opens it again: what was typed stands there. */
async function comesBack(page: Page, { at, button, field, text }: OpenSheet): Promise<void> {
  await page.goto(at);
  const sheet = page.getByRole('dialog');
  for (const typed of ['', text]) {
    await page.getByRole('button', { name: button }).first().click();
    const first = sheet.locator('textarea, input:not([type=radio], [type=checkbox], [type=file])');
    const place = (field ? sheet.getByLabel(field) : first).first();
    if (typed) await expect(place, at).toHaveValue(typed);
    else await place.fill(text);
    await page.goBack();
    await expect(sheet, at).toHaveCount(0);
    await expect(page, at).toHaveURL(at);
  }
}

test('Back closes a sheet on the pages of work, and what was typed in it stands there when it is opened again', async ({
  page,
  browser,
  neev,
}) => {
  const customer = await makeMember(neev, 'Aarti Joshi');
  const builder = await aBuilder(neev, 'Vikram Patil');
  const id = await anAgreedContract(neev, customer, builder);
  const tender = await askedOf(neev, customer, builder);
  await enter(page, neev, customer);
  const visit = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 16);
  await comesBack(page, { at: `/site?id=${id}`, button: 'I paid', field: 'How much', text: '12000' });
  await comesBack(page, { at: `/site?id=${id}`, button: 'Something is not right', text: 'Damp' });
  const look = { at: `/tender?id=${tender}`, button: 'Offer a time to look', text: visit };
  await comesBack(page, look);
  await page.goto('/bill');
  await page.getByRole('main').getByRole('link', { name: 'Bathroom' }).click();
  await expect(page.getByRole('button', { name: 'Add work' }).first()).toBeVisible();
  await comesBack(page, { at: page.url(), button: 'Add work', field: 'Work', text: 'Door frame' });

  const mason = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(mason, neev, 'worker');
  const { data } = await mason.evaluate<{ data: { _id: string }[] }>(
    `fetch('/bookings?as=provider&status=under_way', { headers: { token: localStorage.token } }).then((answer) => answer.json())`,
  );
  const book = `/hajriBook?id=${data[0]?._id}`;
  await comesBack(mason, { at: book, button: 'Add a payment', field: 'How much', text: '5000' });
  for (const typed of ['5000', '']) {
    await mason.getByRole('button', { name: 'Add a payment' }).click();
    await expect(mason.getByLabel('How much')).toHaveValue(typed);
    await mason.getByRole('button', { name: 'Cancel' }).click();
  }
  const days = { button: 'Change days, number or price', field: 'Price', text: '777' };
  await comesBack(mason, { at: `/booking?id=${data[0]?._id}`, ...days });
});
