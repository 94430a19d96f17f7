import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { siteDate } from '#domain/calendar/dates.ts';
import { test } from './support/fixtures.ts';
import { aMason } from './support/masons.ts';
import { enter } from './support/people.ts';

/** A call of the page's own user. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
const ask = async (page: Page, path: string, body?: object, method = 'POST'): Promise<any> =>
  page.evaluate(
    async ([address, json, how, token]) => {
      const headers = { token, 'content-type': 'application/json' };
      const answer = await fetch(address ?? '', json ? { method: how, headers, body: json } : { headers });
      return answer.json();
    },
    [path, body && JSON.stringify(body), method, String(await page.evaluate('localStorage.token'))] as const,
  );

/** The customer asks the mason for two days from today, without an address, and the mason agrees. */
async function agree(customer: Page, mason: Page): Promise<string> {
  const { data } = await ask(mason, '/me');
  const { record } = data.records.find(({ kind }: { kind: string }) => kind === 'worker');
  const listing = { kind: 'worker', _id: record._id };
  const dates = { from: siteDate(new Date()), days: 2 };
  const item = { of: 'worker', category: record.role, count: 1, dates, price: 850 };
  const asked = await ask(customer, '/jobRequests', {
    ...{ clientId: randomUUID(), pin: '411001', choose: 'first', to: [listing], items: [item] },
  });
  const itemId = asked.data.items[0]._id;
  const offered = await ask(mason, '/jobOffers', { clientId: 'yes', itemId, listing, count: 1, price: 850 });
  return offered.booking._id;
}

test('After the booking: where the work is, one day’s pay by UPI, and hired again', async ({
  page,
  context,
  neev,
}) => {
  const other: BrowserContext | undefined = await context.browser()?.newContext({ baseURL: neev.address });
  const mason = await other?.newPage();
  if (!mason) throw new Error('no second browser');
  await enter(page, neev, 'customer');
  await enter(mason, neev, await aMason(neev, 'Ramesh Paid'));
  const id = await agree(page, mason);

  await page.goto(`/booking?id=${id}`);
  await page.getByRole('button', { name: 'Add address and phone' }).click();
  await page.getByLabel('Address').fill('Gate 2, Lake Road');
  await page.getByLabel('Phone at the site').fill('98220 12345');
  await page.getByRole('button', { name: 'Save' }).click();
  await mason.goto(`/booking?id=${id}`);
  await expect(mason.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    /^geo:.*Lake%20Road/,
  );
  await expect(mason.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919822012345');

  await mason.getByRole('button', { name: 'I arrived' }).click();
  await page.getByRole('button', { name: 'The work is done' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'The work is done' }).click();
  await mason.getByRole('button', { name: 'Yes, it is done' }).click();

  // One day of two: nobody wrote it yet.
  await page.getByRole('button', { name: 'Yes, write 1 day' }).click();
  const owed = page.locator('dl').getByText('₹850');
  await expect(owed).toHaveCount(2);
  await mason.getByRole('button', { name: 'Your UPI address' }).click();
  await mason.getByRole('textbox', { name: 'Your UPI address' }).fill('ramesh@gmail.com');
  await mason.getByRole('button', { name: 'Save' }).click();
  await expect(mason.getByText('Enter a UPI address like ramesh@okaxis')).toBeVisible();
  await mason.getByRole('textbox', { name: 'Your UPI address' }).fill('ramesh@okaxis');
  await mason.getByRole('button', { name: 'Save' }).click();
  await expect(mason.getByText('Your UPI address: ramesh@okaxis')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(page.getByRole('img', { name: 'QR code: pay ₹850 to ramesh@okaxis' })).toBeVisible();
  await mason.getByRole('button', { name: 'I got ₹850' }).click();
  await mason.getByRole('button', { name: 'By UPI' }).click();
  await expect(page.getByText('All is paid')).toBeVisible();

  await page.getByRole('button', { name: 'Hire again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
  await expect(page).toHaveURL(/\/jobRequest\?id=/);
  await other?.close();
});

test('Who is ill says so with three touches, and who is found for the days that are left has them with one', async ({
  page: customer,
  browser,
  neev,
}) => {
  const open = async (name: string) => {
    const other = await (await browser.newContext({ baseURL: neev.address, locale: 'en-IN' })).newPage();
    await enter(other, neev, await aMason(neev, name));
    return other;
  };
  const ill = await open('Ramesh Falls Ill');
  await enter(customer, neev, 'customer');
  const id = await agree(customer, ill);
  await ill.goto('/voice');
  await ill.getByRole('button', { name: 'English', exact: true }).click();
  // A press right behind another one may be taken for a second tap of it.
  const sick = ill.getByRole('button', { name: 'I am ill' });
  await expect(async () => {
    if (!(await sick.isVisible()))
      await ill.getByRole('button', { name: 'My work' }).click({ timeout: 2000 });
    await expect(sick).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await sick.click();
  await ill.getByRole('button', { name: 'Yes' }).click();
  await expect(ill.getByText(/We told them/)).toBeVisible();

  const helper = await open('Suresh Steps In');
  await customer.goto(`/booking?id=${id}`);
  await customer.getByRole('button', { name: 'Find a replacement' }).click();
  await customer.getByRole('link', { name: 'See who answers' }).click();
  await expect(customer).toHaveURL(/\/jobRequest\?id=/);
  await expect(customer.getByText('Ramesh Falls Ill')).toHaveCount(0);
  await helper.goto('/voice/jobs');
  await helper.getByRole('button', { name: 'Yes' }).first().click();
  await expect(helper.getByText('The work is yours')).toBeVisible();
  await expect(customer.getByText(/1 of 1/).first()).toBeVisible();
});
