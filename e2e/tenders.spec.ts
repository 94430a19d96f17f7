import AxeBuilder from '@axe-core/playwright';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { drawCode, sealQuote } from '#domain/contracts/seal.ts';
import { expect, type Neev, test } from './support/fixtures.ts';
import { aContractor } from './support/masons.ts';
import { callAt, type Member, makeMember } from './support/members.ts';
import { enter } from './support/people.ts';

/** Prices every line at 100 rupees, seals it and sends it, as the contractor's phone does. */
async function sendPrice(neev: Neev, as: Member, id: string): Promise<void> {
  const { data } = await callAt<{ data: Tender }>(neev.address, 'GET', { path: `/tenders/${id}`, as });
  const [asked] = data.asked;
  if (!asked) throw new Error('nobody is asked');
  const { listing } = asked;
  const { version, lines } = data.bill;
  const body = {
    ...{ tenderId: id, version, listing, gstPercent: null, validDays: 30, from: '2027-01-10', days: 20 },
    lines: lines.map(({ no }) => ({ no, rate: 100, material: true, how: 'line' })),
    ...{ ahead: [], retentionPercent: 5, defectMonths: 12, whole: false },
  };
  const locked = await sealQuote(body, { tenderId: id, code: drawCode() });
  if (!locked) throw new Error('too long for a box');
  const sealed = btoa(String.fromCharCode(...locked.sealed));
  const sent = { clientId: `price-${id}`, listing, version, sha256: locked.sha256, sealed };
  await callAt(neev.address, 'POST', { path: `/tenders/${id}/quotes`, as, body: sent });
}

test('a bathroom is made into a bill, two contractors are asked by name, and a locked price shows at once', async ({
  page,
  neev,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const customer = await makeMember(neev, 'Asha Joshi');
  const [ravi] = await Promise.all(['Ravi Patil', 'Udaan Builders'].map((name) => aContractor(neev, name)));
  if (!ravi) throw new Error('no contractor');
  await enter(page, neev, customer);

  await page.goto('/bill');
  await page.getByRole('link', { name: 'Bathroom' }).click();
  await page.getByLabel('Length (feet)').fill('10');
  await page.getByLabel('Width (feet)').fill('10');
  await expect(page.getByText('9.29 m²').first()).toBeVisible();
  await page.getByRole('button', { name: 'Change Test under water or pressure' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.reload();
  await expect(page.getByText('8 lines in 4 stages')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole('link', { name: 'Ask for prices' }).first().click();
  await page.getByLabel('PIN code of the site').fill('411038');
  await page.getByRole('checkbox', { name: /Ravi Patil/ }).check();
  await page.getByRole('checkbox', { name: /Udaan Builders/ }).check();
  await page.getByRole('button', { name: 'Ask 2' }).dblclick();
  await expect(page).toHaveURL(/\/tender\?id=[0-9a-f-]{36}$/);
  const people = page.getByRole('region', { name: 'People you asked' });
  await expect(people.getByText('Asked, not seen yet')).toHaveCount(2);

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await sendPrice(neev, ravi, id);
  await expect(people.getByText('Price is locked in')).toBeVisible();
  const mine = { path: '/tenders?as=mine', as: customer };
  expect((await callAt<{ total: number }>(neev.address, 'GET', mine)).total).toBe(1);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id: rule }) => rule)).toEqual([]);
});
