import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { aBuilder, type Builder } from './support/masons.ts';
import { callAt, type Member, makeMember } from './support/members.ts';
import { enter } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const line = (no: number, more: object) => ({ no, stage: 1, unit: 'm2', brings: 'provider', ...more });
const bill = {
  lines: [
    line(1, { name: 'Wall tiles', quantity: 22.5 }),
    line(2, { name: 'Plaster', quantity: 40 }),
    line(3, { name: 'Taps', stage: 2, unit: 'piece', quantity: 4 }),
  ],
  stages: [
    { no: 1, name: 'Walls', see: [], photos: 2 },
    { no: 2, name: 'Fittings', see: ['Water runs'], photos: 2 },
  ],
};

/** @returns the tender's id */
async function askForPrices(neev: Neev, customer: Member, to: Builder[]): Promise<string> {
  const body = {
    clientId: randomUUID(),
    name: 'Bathroom',
    of: 'contractor',
    category: 'Construction Contract',
    source: { kind: 'typed' },
    pin: '411001',
    to: to.map(({ listing }) => listing),
    opensAt: inHours(48),
    wishes: { pay: 'fixed', from: inHours(240).slice(0, 10), days: 12, gives: {} },
    bill,
  };
  const asked = await callAt<{ data: { _id: string } }>(neev.address, 'POST', {
    path: '/tenders',
    as: customer,
    body,
  });
  return asked.data._id;
}

/** Writes a price, seals it, and reads its code. */
async function seal(page: Page, id: string, rates: Record<string, string>): Promise<string> {
  await page.goto(`/priceQuote?id=${id}`);
  for (const [name, rate] of Object.entries(rates))
    await page.getByLabel(new RegExp(`^Rate of ${name}`)).fill(rate);
  await page.getByRole('button', { name: 'Time and money' }).click();
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Seal my price' }).click();
  await expect(page.getByRole('heading', { name: 'Your price is sealed' })).toBeVisible();
  return ((await page.locator('[data-code]').textContent()) ?? '').trim();
}

test('contractors seal their prices; they open by themselves, or by the code that the customer is told', async ({
  page: customerPage,
  browser,
  neev,
}) => {
  const customer = await makeMember(neev, 'Aarti Joshi');
  const vikram = await aBuilder(neev, 'Vikram Patil');
  const sanjay = await aBuilder(neev, 'Sanjay Shinde');
  const kavita = await aBuilder(neev, 'Kavita More');
  const id = await askForPrices(neev, customer, [vikram, sanjay, kavita]);
  const pageOf = async (who: Builder) => {
    const page = await (await browser.newContext({ baseURL: neev.address })).newPage();
    await enter(page, neev, who);
    return page;
  };
  const vikramsPage = await pageOf(vikram);
  await seal(vikramsPage, id, { 'Wall tiles': '130', Plaster: '40', Taps: '1500' });
  const found = await new AxeBuilder({ page: vikramsPage }).analyze();
  expect(found.violations).toEqual([]);
  const sanjaysPage = await pageOf(sanjay);
  await seal(sanjaysPage, id, { 'Wall tiles': '128', Plaster: '42', Taps: '1450' });
  const kavitasPage = await pageOf(kavita);
  const code = await seal(kavitasPage, id, { 'Wall tiles': '132', Plaster: '102' });
  // Her phone is lost; she knows the code.
  await kavitasPage.context().close();

  await enter(customerPage, neev, customer);
  await customerPage.goto(`/compareQuotes?id=${id}`);
  await expect(customerPage.getByText(/^Prices open /)).toBeVisible();
  await callAt(neev.address, 'PUT', { path: `/tenders/${id}/hour`, as: customer, body: { now: true } });

  await expect(vikramsPage.getByRole('heading', { name: 'Your price is open' })).toBeVisible();
  await expect(sanjaysPage.getByRole('heading', { name: 'Your price is open' })).toBeVisible();
  // Her page hears of those that have opened, and keeps the one that has not.
  await expect(customerPage.getByText(/Still locked\./)).toHaveCount(1);
  await expect(customerPage.getByText('Still locked. Kavita More can open it')).toBeVisible();
  await customerPage.getByLabel('Code of Kavita More').fill('0000 0000 0000 0000');
  await customerPage.getByRole('button', { name: 'Open with this code' }).click();
  await expect(customerPage.getByText('This code does not open this price.')).toBeVisible();
  await customerPage.getByLabel('Code of Kavita More').fill(code.toLowerCase().replaceAll(' ', '-'));
  await customerPage.getByRole('button', { name: 'Open with this code' }).click();
  await expect(customerPage.getByText(/Still locked/)).toHaveCount(0);

  await expect(
    customerPage.getByText('Plaster: Kavita More asks ₹61 more per sq ft than the others'),
  ).toBeVisible();
  await expect(customerPage.getByText('1 line is not priced: Taps')).toBeVisible();
  const compared = await new AxeBuilder({ page: customerPage }).analyze();
  expect(compared.violations).toEqual([]);
});
