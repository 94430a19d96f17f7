import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { partsOf } from '#domain/voice/says.ts';
import { lengthsIn } from '../scripts/data/voice-texts.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, newcomer, photo } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, locale: 'hi-IN' });

const inDays = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** Touches, counted: the digits of one number, and several trades, are one answer, ended by the tick. */
function toucher(page: Page) {
  let touches = 0;
  return {
    count: () => touches,
    tile: async (name: string) => {
      touches += 1;
      await page.getByRole('button', { name, exact: true }).click();
    },
    several: async (names: string[], end: string) => {
      touches += 1;
      for (const name of [...names, end]) await page.getByRole('button', { name, exact: true }).click();
    },
    number: async (digits: string) => {
      touches += 1;
      for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
      await page.getByRole('button', { name: 'हो गया', exact: true }).click();
    },
  };
}

const question = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('A worker registers by pictures and voice, in at most eight answers and a photo', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Ramesh Voice');
  await page.goto('/?mode=voice');
  const clips: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('.m4a')) clips.push(request.headers().range ?? 'whole');
  });
  const touch = toucher(page);
  await question(page, 'अपनी भाषा छुएँ।');
  await page.getByRole('button', { name: 'हिंदी', exact: true }).click();
  await question(page, 'आपको क्या करना है?');
  await page.getByRole('button', { name: 'काम ढूँढें' }).click();
  await touch.tile('हाँ');
  await touch.tile('टाइल');
  await touch.several(['टाइल मिस्त्री', 'मार्बल मिस्त्री'], 'हो गया (2 / 5)');
  await touch.tile('दस साल');
  // A digit that was forgotten is asked about, and costs nothing but a "no".
  for (const name of ['6', '5', 'हो गया', 'नहीं'])
    await page.getByRole('button', { name, exact: true }).click();
  for (const _ of '65') await page.getByRole('button', { name: 'मिटाएँ', exact: true }).click();
  await touch.number('650');
  await touch.number('411001');
  await touch.number('34');
  await touch.number('9876543210');
  await question(page, 'अब आपकी फ़ोटो।');
  await page.getByLabel('फ़ोटो लें').setInputFiles(await photo());
  await page.getByRole('button', { name: 'यही ठीक है' }).click();
  await question(page, /हो गया। अब लोग/);
  expect(touch.count()).toBeLessThanOrEqual(8);
  // Each screen has spoken, and the price was read back.
  const places = partsOf(lengthsIn('hi'));
  for (const clip of ['whichWork', 'consent'] as const) {
    const { start = 0, end = 0 } = places.get(clip) ?? {};
    expect(clips).toContain(`bytes=${start}-${end - 1}`);
  }
  expect(clips).not.toContain('whole');
  await page.goto('/userDashbord');
  await expect(page.getByText('₹650').first()).toBeVisible();
});

test('What is wrong is said beside the number, and nothing typed before is lost', async ({ page, neev }) => {
  await newcomer(page, neev, 'Sita Voice');
  await page.goto('/voice/register');
  const touch = toucher(page);
  await touch.tile('हाँ');
  await touch.tile('सफ़ाई');
  await touch.tile('दो साल');
  await touch.number('500');
  await touch.number('899999');
  await expect(page.getByRole('alert')).toContainText('यह पिन कोड हमें नहीं मिला');
  await page.reload();
  await question(page, 'आपकी जगह का पिन कोड?');
  await page.goBack();
  await question(page, 'एक दिन के कितने रुपये?');
  await expect(page.getByLabel('लिखा है')).toHaveText('₹500');
});

test('Who knows no PIN code and cannot write finds the town from a list, over a reload too', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Sita Voice');
  await page.goto('/voice/register');
  const touch = toucher(page);
  for (const tile of ['हाँ', 'सफ़ाई', 'दो साल']) await touch.tile(tile);
  await touch.number('500');
  await page.getByRole('button', { name: 'मुझे नहीं पता' }).click();
  await touch.tile('सूची से');
  await question(page, 'आप किस राज्य में रहते हैं?');
  for (
    let looked = 0;
    !(await page.getByRole('button', { name: 'गोवा', exact: true }).isVisible());
    looked += 1
  ) {
    expect(looked).toBeLessThan(8);
    await page.getByRole('button', { name: 'और जगहें' }).press('Enter');
    await page.waitForURL(`**step=placeState*${looked * 5 + 5}`);
  }
  await page.reload();
  await touch.tile('गोवा');
  await question(page, 'आप किस ज़िले में रहते हैं?');
  await page.goBack();
  await question(page, 'आप किस राज्य में रहते हैं?');
  // By key: a touch so soon after the first would count as the second of a double tap.
  await page.getByRole('button', { name: 'गोवा', exact: true }).press('Enter');
  await question(page, 'आप किस ज़िले में रहते हैं?');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.locator('main button').filter({ hasText: 'गोवा' }).first().click();
  await question(page, 'इनमें से आपके सबसे पास कौन सी जगह है?');
  await page.locator('main button').first().click();
  await question(page, 'आपकी उम्र कितनी है?');
});

test('A job is answered in three touches', async ({ page: mason, browser, neev }) => {
  const customer = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(mason, neev, 'worker');
  await newcomer(customer, neev, 'Meera Voice');
  const token = (page: Page) => page.evaluate<string>(`localStorage.getItem('token')`);
  const me = await mason.evaluate<string>(`JSON.parse(localStorage.getItem('user'))._id`);
  const listing = await (
    await mason.request.get(`/getWorker/${me}`, { headers: { token: await token(mason) } })
  ).json();
  const sent = await customer.request.post('/jobRequests', {
    headers: { token: await token(customer) },
    data: {
      clientId: randomUUID(),
      pin: '411001',
      address: '12 Hill Road',
      description: 'A wall of bricks',
      choose: 'first',
      facilities: { food: true },
      to: [{ kind: 'worker', _id: listing.data._id }],
      items: [
        {
          of: 'worker',
          category: listing.data.role,
          count: 1,
          dates: { from: inDays(60), days: 3 },
          price: 900,
          per: 'day',
        },
      ],
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await mason.goto('/voice');
  await mason.getByRole('button', { name: 'हिंदी', exact: true }).click();
  await mason.getByRole('button', { name: 'मेरे लिए काम' }).click();
  await expect(mason.getByText('Meera Voice')).toBeVisible();
  await expect(mason.getByText(/^पुणे, [\d,]+ किमी$/)).toBeVisible();
  await expect(mason.getByText('₹900')).toBeVisible();
  await expect(mason.getByText('खाना मिलेगा')).toBeVisible();
  const { violations } = await new AxeBuilder({ page: mason }).analyze();
  expect(violations).toEqual([]);
  await mason.getByRole('button', { name: 'हाँ', exact: true }).click();
  await question(mason, 'हो गया। काम आपका है।');
});

test('Free today is one touch, and later a day', async ({ page, neev }) => {
  await enter(page, neev, 'worker');
  await page.goto('/voice/free');
  await page.getByRole('button', { name: 'बाद में' }).click();
  await page.getByRole('button', { name: /कल/ }).click();
  await question(page, 'ठीक है। लोगों को दिखेगा कि आप खाली हैं।');
});
