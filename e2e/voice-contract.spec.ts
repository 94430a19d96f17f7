import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { aBuilder, type Builder } from './support/masons.ts';
import { hardToUse } from './support/measures.ts';
import { callAt, type Member, makeMember } from './support/members.ts';
import { enter, photo } from './support/people.ts';

test.describe.configure({ timeout: 480_000 });
test.use({
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const aTender = (builder: Builder) => ({
  clientId: randomUUID(),
  ...{ name: 'Bathroom', of: 'contractor', category: 'Construction Contract', source: { kind: 'typed' } },
  ...{ pin: '411001', to: [builder.listing], opensAt: inDays(2) },
  wishes: { pay: 'fixed', from: inDays(10).slice(0, 10), visits: [inDays(1)], gives: {} },
  bill: {
    lines: [
      { no: 1, stage: 1, name: 'Wall tiles', quantity: 20, unit: 'm2', brings: 'provider' },
      { no: 2, stage: 2, name: 'Paint', quantity: 40, unit: 'm2', brings: 'provider' },
    ],
    stages: [
      { no: 1, key: 'tiles', name: 'Tiles', see: [], photos: 2 },
      { no: 2, key: 'paint', name: 'Paint', see: [], photos: 2 },
    ],
  },
});

/** Touches of the builder, and what is hard to use on the screens that are looked at. */
function builderAt(page: Page) {
  const found: string[] = [];
  const touch = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  return {
    found,
    touch,
    asks: async (question: string, timeout = 20_000) => {
      const heading = page.getByRole('heading', { level: 1, name: question, exact: true });
      await expect(heading).toBeVisible({ timeout });
      await page.evaluate('document.fonts.ready');
      found.push(...(await page.evaluate<string[]>(hardToUse)).map((what) => `${question} ${what}`));
    },
    number: async (digits: string) => {
      for (const digit of digits) await touch(digit);
      await touch('Done');
    },
  };
}

for (const { theme, tag } of [
  { theme: 'light', tag: [] },
  { theme: 'dark', tag: '@long' },
])
  test(`A builder who does not read prices, signs and keeps a contract by pictures and voice, ${theme}`, {
    tag,
  }, async ({ page, neev }) => {
    const call = <Data>(as: Member, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      callAt<{ data: Data }>(neev.address, method, { path, as, ...(body && { body }) }).then(
        ({ data }) => data,
      );
    const customer = await makeMember(neev, 'Aarti Joshi');
    const builder = await aBuilder(neev, `Vikram ${theme}`);
    const tender = await call<{ _id: string }>(customer, 'POST', '/tenders', aTender(builder));
    await page.addInitScript({
      content: `localStorage.setItem('neev:theme', '${theme}'); localStorage.setItem('neev:language-chosen', 'yes')`,
    });
    await enter(page, neev, builder);
    const { found, touch, asks, number } = builderAt(page);

    await page.goto('/voice');
    await asks('What do you want to do?');
    await page.getByRole('button', { name: 'Contracts , 1 waiting' }).click();
    await page.getByRole('link', { name: /Aarti Joshi/ }).click();
    await asks('They ask for your price.');
    await touch('I look at it');
    await asks('When will you come?');
    await page.locator('main button').first().click();
    await asks('We told them.');
    await page.goto(`/voice/tender?id=${tender._id}`);
    await touch('My price in all');
    await asks('How many rupees for the whole work?');
    await number('60000');
    await asks('How many days will it take?');
    await number('12');
    await asks('Lock this price? Until the hour nobody reads it.');
    await page.reload();
    await page.getByRole('button', { name: 'Yes', exact: true }).dblclick();
    await asks('Locked. Open Neev at the hour. Send the code to somebody you trust.');
    await expect(page.locator('[data-code]')).toHaveText(/^([0-9A-Z]{4}\s*){4}$/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    // All have answered: the hour is now, and this phone opens the price by itself.
    await call(customer, 'PUT', `/tenders/${tender._id}/hour`, { now: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Done', exact: true })).toBeVisible({
      timeout: 30_000,
    });
    const { quotes } = await call<{ quotes: { _id: string; total: number }[] }>(
      customer,
      'GET',
      `/tenders/${tender._id}/comparison`,
    );
    expect(quotes.map(({ total }) => total)).toEqual([60_000]);
    const { _id: id, papers } = await call<{ _id: string; papers: { _id: string; sha256: string }[] }>(
      customer,
      'PUT',
      `/tenderQuotes/${quotes[0]?._id}/accept`,
      { clientId: randomUUID() },
    );

    await page.goto(`/voice/contracts?id=${id}`);
    await asks('This is the agreement. Listen.');
    await touch('Listen');
    // As long as it takes to be said.
    await asks('Do you sign this?', 120_000);
    await touch('Yes');
    await asks('Signed.');
    const [paper] = papers;
    await call(customer, 'PUT', `/workContracts/${id}/papers/${paper?._id}/sign`, { sha256: paper?.sha256 });

    await page.goto(`/voice/contracts?id=${id}`);
    await touch('Work is done');
    await asks('Which part is done?');
    await touch(/1\s*Tiles/);
    await asks('All of it, or half?');
    await touch('Half');
    await asks('Take a photo');
    await page.getByLabel('Take a photo').setInputFiles(await photo());
    await touch('Good like this');
    await asks('It is written. They see it.');
    await page.context().setOffline(true);
    await touch('Next');
    await touch('Material came');
    await asks('What came?');
    await touch('Cement');
    await asks('Cement');
    await number('52');
    await asks('Who brought it?');
    await touch('I did');
    await asks('It is kept. We send it when you are online.');
    await page.context().setOffline(false);
    await page.reload();
    const read = () =>
      callAt<{ data: { kind: string; sig?: string; body: Record<string, unknown> }[] }>(neev.address, 'GET', {
        path: `/siteBooks/${id}`,
        as: builder,
      }).then(({ data }) => data.filter(({ kind }) => kind !== 'event'));
    await expect.poll(async () => (await read()).map(({ kind }) => kind)).toEqual(['work', 'delivery']);
    const [work, delivery] = await read();
    expect(work).toMatchObject({ sig: expect.any(String), body: { stage: 1, whole: false } });
    expect(delivery).toMatchObject({ sig: expect.any(String), body: { material: 'cement', quantity: 52 } });
    await touch('I got money');
    await asks('How many rupees did you get?');
    await number('5000');
    await asks('In the hand, by phone, or in the bank?');
    await touch('In the hand');
    await asks('It is written. They see it.');
    expect(found).toEqual([]);
  });
