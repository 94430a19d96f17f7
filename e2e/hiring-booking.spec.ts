import { type BrowserContext, expect, type Page } from '@playwright/test';
import { siteDate } from '#domain/calendar/dates.ts';
import { test } from './support/fixtures.ts';
import { aMason } from './support/masons.ts';
import { enter } from './support/people.ts';

/** A call of the page's own user. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
const ask = async (page: Page, path: string, body?: object): Promise<any> =>
  page.evaluate(
    async ([address, json, token]) => {
      const headers = { token, 'content-type': 'application/json' };
      const answer = await fetch(address ?? '', json ? { method: 'POST', headers, body: json } : { headers });
      return answer.json();
    },
    [path, body && JSON.stringify(body), String(await page.evaluate('localStorage.token'))] as const,
  );

/** The customer asks the mason for today, and the mason agrees. @returns the booking's id */
async function agree(customer: Page, mason: Page): Promise<string> {
  const me = await ask(mason, '/me');
  const { record } = me.data.records.find(({ kind }: { kind: string }) => kind === 'worker');
  const listing = { kind: 'worker', _id: record._id };
  const dates = { from: siteDate(new Date()), days: 1 };
  const item = { of: 'worker', category: record.role, count: 1, dates, price: 900 };
  const asked = await ask(customer, '/jobRequests', {
    clientId: 'r1',
    pin: '411001',
    address: '14 Paud Road',
    sitePhone: '9822012345',
    choose: 'first',
    to: [listing],
    items: [item],
  });
  const itemId = asked.data.items[0]._id;
  const offered = await ask(mason, '/jobOffers', { clientId: 'o1', itemId, listing, count: 1, price: 900 });
  return offered.booking._id;
}

test('A booking goes from agreed to done, each side saying what it knows', async ({
  page,
  context,
  neev,
}) => {
  const browser = context.browser();
  const other: BrowserContext | undefined = await browser?.newContext({ baseURL: neev.address });
  const mason = await other?.newPage();
  if (!mason) throw new Error('no second browser');
  await enter(page, neev, 'customer');
  await enter(mason, neev, await aMason(neev, 'Ramesh Booked'));
  const id = await agree(page, mason);

  await mason.goto(`/booking?id=${id}`);
  await expect(mason.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919822012345');
  await page.goto(`/booking?id=${id}`);
  await mason.getByRole('button', { name: 'I arrived' }).click();

  // The customer's page follows by itself.
  await expect(page.getByRole('button', { name: 'The work is done' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'At work' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await mason.getByRole('button', { name: 'The work is done' }).click();
  await page.getByRole('button', { name: 'Yes, it is done' }).click();
  await expect(page.getByText(/^Done on/)).toBeVisible();
  await expect(mason.getByText(/^Done on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, it is done' })).toHaveCount(0);
  await other?.close();
});
