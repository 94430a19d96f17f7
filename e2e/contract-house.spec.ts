import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { Comparison } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { drawCode, sealQuote } from '#domain/contracts/seal.ts';
import { pricesOf, referenceOf } from '#domain/estimate/bill/references.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { expect, type Neev, test } from './support/fixtures.ts';
import { aBuilder, type Builder } from './support/masons.ts';
import { callAt, makeMember } from './support/members.ts';
import { enter } from './support/people.ts';

test.describe.configure({ timeout: 480_000 });

const plan = makePlan(defaultAnswers);
const usual = plan.ok ? pricesOf(plan.plan, shippedRates) : undefined;
const rateOf = ({ key }: Tender['bill']['lines'][number]) =>
  Math.round((usual && referenceOf(key, usual)?.rate) ?? 1000);

/** A phone of somebody's own. */
async function phoneOf(browser: Browser, neev: Neev, [who, language]: [Builder, 'en' | 'hi']): Promise<Page> {
  const context = await browser.newContext({ baseURL: neev.address, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await enter(page, neev, who);
  await page.evaluate(`localStorage.setItem('neev:language', '${language}')`);
  return page;
}

/** The bill of a house is made and sent to four. @returns the tender's id */
async function ask(page: Page, names: string[]): Promise<string> {
  await page.goto('/bill?land=30x40&rooms=2BHK&floors=1&form=house');
  await expect(page.getByText('40 lines in 11 stages')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Ask for prices' }).first().click();
  await page.getByLabel('PIN code of the site').fill('411038');
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Ask 4' }).click();
  await expect(page).toHaveURL(/\/tender\?id=/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** From the prices through the terms to the code. The words are those of the page. */
async function seal(page: Page, words: Record<'terms' | 'days' | 'read' | 'seal', string>): Promise<string> {
  await page.getByRole('button', { name: words.terms }).click();
  await page.getByRole('textbox', { name: words.days }).fill('180');
  await page.getByRole('button', { name: words.read }).click();
  await page.getByRole('button', { name: words.seal }).click();
  return ((await page.locator('[data-code]').textContent()) ?? '').trim();
}
const english = {
  terms: 'Time and money',
  days: 'Days of work',
  read: 'Read it',
  seal: 'Seal my price',
};
const hindi = { terms: 'समय और पैसे', days: 'काम के दिन', read: 'पढ़ें', seal: 'मेरा दाम बंद करें' };

/** Prices every line as usual, but brick walls by half more; sealed as a phone does it. */
async function sealPadded(neev: Neev, as: Builder, tender: Tender): Promise<{ path: string; code: string }> {
  const { version, lines } = tender.bill;
  const { listing } = as;
  const code = drawCode();
  const body = {
    ...{ tenderId: tender._id, version, listing, gstPercent: null, validDays: 30, days: 200 },
    ...{ from: tender.wishes.from, ahead: [], retentionPercent: 5, defectMonths: 12, whole: false },
    lines: lines.map((line) => ({
      ...{ no: line.no, material: true, how: 'line' },
      rate: line.name === 'Brick wall' ? rateOf(line) * 1.5 : rateOf(line),
    })),
  };
  const box = await sealQuote(body, { tenderId: tender._id, code });
  if (!box) throw new Error('too long for a box');
  const sealed = Buffer.from(box.sealed).toString('base64');
  const sent = { clientId: randomUUID(), listing, version, sha256: box.sha256, sealed };
  const path = `/tenders/${tender._id}/quotes`;
  const { data } = await callAt<{ data: { _id: string } }>(neev.address, 'POST', { path, as, body: sent });
  return { path: `/tenderQuotes/${data._id}/open`, code };
}

test('@long a house is priced by line, by stage in Hindi, and whole without a line; a lost phone opens late, and what is padded is named', async ({
  page,
  browser,
  neev,
}) => {
  const owner = await makeMember(neev, 'Aarti Joshi');
  const [sunita, imran, ramesh, kavita] = [
    await aBuilder(neev, 'Sunita Devi'),
    await aBuilder(neev, 'Imran Shaikh'),
    await aBuilder(neev, 'Ramesh Pawar'),
    await aBuilder(neev, 'Kavita More'),
  ];
  await enter(page, neev, owner);
  const id = await ask(page, ['Sunita Devi', 'Imran Shaikh', 'Ramesh Pawar', 'Kavita More']);
  const asOwner = { path: `/tenders/${id}`, as: owner };
  const read = async () => (await callAt<{ data: Tender }>(neev.address, 'GET', asOwner)).data;
  const { bill, ...rest } = await read();

  const sunitas = await phoneOf(browser, neev, [sunita, 'en']);
  await sunitas.goto(`/priceQuote?id=${id}`);
  await sunitas.getByRole('radio', { name: 'Metre, m², m³' }).click();
  await sunitas.locator('main details').first().waitFor();
  await sunitas.evaluate(`for (const fold of document.querySelectorAll('main details')) fold.open = true`);
  const rates = sunitas.getByLabel(/^Rate of/);
  await expect(rates).toHaveCount(bill.lines.length);
  for (const [place, line] of bill.lines.entries()) await rates.nth(place).fill(String(rateOf(line)));
  const code = await seal(sunitas, english);
  await expect(sunitas.getByText('Sealed and sent')).toBeVisible();
  // Her phone is off at the hour.
  await sunitas.context().close();

  const rameshs = await phoneOf(browser, neev, [ramesh, 'hi']);
  await rameshs.goto(`/priceQuote?id=${id}`);
  await rameshs.getByRole('radio', { name: 'हर हिस्से का' }).click();
  await expect(rameshs.getByText('दीवारें, ग्राउंड फ़्लोर', { exact: true })).toBeVisible();
  await rameshs.evaluate(`for (const fold of document.querySelectorAll('main details')) fold.open = true`);
  const sums = rameshs.getByLabel(/का दाम$/);
  await expect(sums).toHaveCount(bill.stages.length);
  for (const [place, { no }] of bill.stages.entries()) {
    const those = bill.lines.filter(({ stage }) => stage === no);
    const sum = those.reduce((all, line) => all + rateOf(line) * line.quantity, 0);
    await sums.nth(place).fill(String(Math.round(sum)));
  }
  await seal(rameshs, hindi);

  const kavitas = await phoneOf(browser, neev, [kavita, 'en']);
  const spreads = kavitas.waitForResponse(/usual-of-lines/);
  await kavitas.goto(`/priceQuote?id=${id}`);
  await spreads;
  await kavitas.context().setOffline(true);
  await kavitas.getByRole('radio', { name: 'One price' }).click();
  await kavitas.getByLabel('Price of everything').fill('1900000');
  await seal(kavitas, english);
  await expect(kavitas.getByText(/^Not sent yet/)).toBeVisible();
  await kavitas.context().setOffline(false);
  const padded = await sealPadded(neev, imran, { ...rest, bill });
  const states = async () => (await read()).asked.map(({ state }) => state);
  await expect.poll(states, { timeout: 60_000 }).toEqual(['sealed', 'sealed', 'sealed', 'sealed']);

  await page.goto(`/tender?id=${id}`);
  await page.getByRole('button', { name: 'Open now' }).click();
  await page.getByRole('button', { name: 'Open now' }).last().click();
  await expect(kavitas.getByRole('heading', { name: 'Your price is open' })).toBeVisible({ timeout: 60_000 });
  await expect(rameshs.getByRole('heading', { name: 'आपका दाम खुल गया' })).toBeVisible({ timeout: 60_000 });
  await callAt(neev.address, 'PUT', { path: padded.path, body: { code: padded.code } });
  const another = await phoneOf(browser, neev, [sunita, 'en']);
  await another.goto(`/priceQuote?id=${id}`);
  await another.getByLabel('Code of Sunita Devi').fill(code.toLowerCase().replaceAll(' ', '-'));
  await another.getByRole('button', { name: 'Open with this code' }).click();
  await expect(another.getByRole('heading', { name: 'Your price is open' })).toBeVisible();

  await page.goto(`/compareQuotes?id=${id}`);
  await expect(
    page.getByText(/^Brick wall: Imran Shaikh asks .* more per cu ft than the others/),
  ).toBeVisible();
  const comparing = { path: `/tenders/${id}/comparison`, as: owner };
  const { data } = await callAt<{ data: Comparison }>(neev.address, 'GET', comparing);
  const whole = data.quotes.find(({ listingName }) => listingName === 'Kavita More');
  // One sum is spread as work costs, also without a line: nobody is paid ahead by it.
  expect(whole?.worst.rupees).toBeLessThan(19_000);
  expect(whole?.total).toBe(1_900_000);
});
