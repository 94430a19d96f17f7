import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawCode, sealQuote } from '#domain/contracts/seal.ts';
import { expect, type Neev, test } from './support/fixtures.ts';
import { aBuilder, type Builder } from './support/masons.ts';
import { callAt, type Member, makeMember } from './support/members.ts';
import { enter, photo } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** A contract of two stages that both have signed; nothing of it is looked at here. @returns its id */
async function anAgreedContract(neev: Neev, customer: Member, builder: Builder): Promise<string> {
  const call = <T>(as: Member, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    callAt<{ data: T }>(neev.address, method, { path, as, ...(body && { body }) }).then(({ data }) => data);
  const line = (no: number, more: object) => ({ no, unit: 'm2', brings: 'provider', ...more });
  const tender = await call<{ _id: string }>(customer, 'POST', '/tenders', {
    clientId: randomUUID(),
    ...{ name: 'Bathroom', of: 'contractor', category: 'Construction Contract', source: { kind: 'typed' } },
    ...{ pin: '411001', to: [builder.listing], opensAt: inDays(2) },
    wishes: { pay: 'fixed', from: inDays(10).slice(0, 10), days: 12, gives: {} },
    bill: {
      lines: [
        line(1, { stage: 1, name: 'Wall tiles', quantity: 20 }),
        line(2, { stage: 2, name: 'Paint', quantity: 40 }),
      ],
      stages: [
        { no: 1, name: 'Tiles', see: ['Joints are even'], photos: 2 },
        { no: 2, name: 'Paint', see: [], photos: 2 },
      ],
    },
  });
  const code = drawCode();
  const price = {
    ...{ tenderId: tender._id, version: 1, listing: builder.listing, gstPercent: null, validDays: 30 },
    ...{ from: inDays(10).slice(0, 10), days: 12, ahead: [], retentionPercent: 5, defectMonths: 12 },
    lines: [1, 2].map((no) => ({ no, rate: 1000, material: true, how: 'line' })),
    whole: false,
  };
  const box = await sealQuote(price, { tenderId: tender._id, code });
  if (!box) throw new Error('too long for a box');
  const quote = await call<{ _id: string }>(builder, 'POST', `/tenders/${tender._id}/quotes`, {
    ...{ clientId: randomUUID(), listing: builder.listing, version: 1, sha256: box.sha256 },
    sealed: Buffer.from(box.sealed).toString('base64'),
  });
  await call(customer, 'PUT', `/tenders/${tender._id}/hour`, { now: true });
  await call(builder, 'PUT', `/tenderQuotes/${quote._id}/open`, { code });
  const { _id: id, papers } = await call<{ _id: string; papers: { _id: string; sha256: string }[] }>(
    customer,
    'PUT',
    `/tenderQuotes/${quote._id}/accept`,
    { clientId: randomUUID() },
  );
  for (const as of [customer, builder])
    await call(as, 'PUT', `/workContracts/${id}/papers/${papers[0]?._id}/sign`, {
      sha256: papers[0]?.sha256,
    });
  return id;
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I have finished this stage' }).first().click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo());
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Tell the customer' }).click();
}

test('a stage is said to be done, sent back, said again and accepted; money ahead is asked twice; material waits without a line', async ({
  page,
  browser,
  neev,
}) => {
  const customer = await makeMember(neev, 'Aarti Joshi');
  const builder = await aBuilder(neev, 'Vikram Patil');
  const id = await anAgreedContract(neev, customer, builder);
  const theirs = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(theirs, neev, builder);
  await theirs.goto(`/site?id=${id}`);
  await expect(theirs.getByText('Nothing is written yet.', { exact: false })).toBeVisible();
  await finish(theirs);

  await enter(page, neev, customer);
  await page.goto(`/site?id=${id}`);
  await page.getByRole('button', { name: 'Look and accept' }).click();
  await page.getByRole('button', { name: 'Send back' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('The joints are not even');
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(theirs.getByText('Not right: The joints are not even')).toBeVisible();
  await finish(theirs);
  await expect(page.getByText('The builder says it is done')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(theirs.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('₹19,000 to pay for accepted work')).toBeVisible();

  await page.getByRole('button', { name: 'I paid' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Amount|How much|Rupees/)
    .fill('25000');
  await page.getByRole('dialog').getByRole('button', { name: 'Write it in the book' }).click();
  await expect(page.getByText('₹6,000 is ahead of the work')).toBeVisible();
  await page.getByRole('button', { name: 'I know, write it' }).click();
  await theirs.getByRole('button', { name: 'Yes, I got it' }).first().click();
  await expect(page.getByText('₹6,000 paid ahead of the work')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Material came' }).click();
  for (const key of ['5', '2']) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: 'Write it in the book' }).click();
  await page.context().setOffline(false);
  await expect(theirs.getByText(/52 bags/).first()).toBeVisible();
  const { data } = await callAt<{ data: { author: string | null; sig?: string }[] }>(neev.address, 'GET', {
    path: `/siteBooks/${id}`,
    as: customer,
  });
  // Each phone signed what was written on it, and neither finds anything wrong with the book.
  expect(data.filter(({ author, sig }) => author !== null && sig === undefined)).toEqual([]);
  for (const one of [page, theirs])
    await expect(one.getByText('This book has changed since you last saw it')).toHaveCount(0);
  for (const one of [page, theirs])
    expect((await new AxeBuilder({ page: one }).analyze()).violations).toEqual([]);
});

test('what is typed in one tab goes on in the other, and is written once', async ({ page, neev }) => {
  const customer = await makeMember(neev, 'Aarti Joshi');
  const id = await anAgreedContract(neev, customer, await aBuilder(neev, 'Vikram Patil'));
  await enter(page, neev, customer);
  await page.goto(`/site?id=${id}`);
  await page.getByRole('button', { name: 'I paid' }).click();
  const amount = (at: Page) => at.getByRole('dialog').getByLabel(/How much/);
  await amount(page).fill('12000');
  const tab = await page.context().newPage();
  await tab.goto(`/site?id=${id}`);
  await tab.getByRole('button', { name: 'I paid' }).click();
  await expect(amount(tab)).toHaveValue('12000');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('You go on with this in another tab.')).toBeVisible();
  await amount(tab).fill('11000');
  await page.getByRole('button', { name: 'I paid' }).click();
  await expect(amount(page)).toHaveValue('11000');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Write it in the book' }).click();
  await page.getByRole('button', { name: 'I know, write it' }).click();
  const entries = async () =>
    (
      await callAt<{ data: { kind: string }[] }>(neev.address, 'GET', {
        path: `/siteBooks/${id}`,
        as: customer,
      })
    ).data;
  const kinds = async () => (await entries()).map(({ kind }) => kind);
  // Neev itself writes that the work was agreed.
  await expect.poll(kinds).toEqual(['event', 'money']);
});
