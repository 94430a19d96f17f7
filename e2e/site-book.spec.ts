import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { anAgreedContract } from './support/contracts.ts';
import { expect, test } from './support/fixtures.ts';
import { aBuilder } from './support/masons.ts';
import { callAt, makeMember } from './support/members.ts';
import { enter, photo } from './support/people.ts';

test.describe.configure({ timeout: 360_000 });
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** By key: the question stands where the sheet's button stood, and a robot's touch so soon counts as a double tap. */
const yesIKnow = (page: Page) => page.getByRole('button', { name: 'I know, write it' }).press('Enter');

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
  await yesIKnow(page);
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
  await yesIKnow(page);
  const entries = async () =>
    (
      await callAt<{ data: { kind: string }[] }>(neev.address, 'GET', {
        path: `/siteBooks/${id}`,
        as: customer,
      })
    ).data;
  const kinds = async () => (await entries()).map(({ kind }) => kind);
  // Neev itself writes that the work was agreed, and which paper both signed.
  await expect.poll(kinds).toEqual(['event', 'event', 'money']);
});
