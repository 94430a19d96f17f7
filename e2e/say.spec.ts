import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { photo, typeCode } from './support/people.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const mostTaps = 12;

/** Counts what a thumb does: a press of a button, a link or a field. */
function thumb(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(role: 'button' | 'link', name: string | RegExp) {
      taps += 1;
      await page.getByRole(role, { name }).tap();
    },
    async type(label: string | RegExp, text: string) {
      taps += 1;
      await page.getByLabel(label).tap();
      await page.keyboard.type(text);
    },
  };
}

test('A guest says what they need, registers by phone within it, and the request is sent in 12 taps', async ({
  page,
  neev,
}) => {
  const hand = thumb(page);
  await page.goto('/');
  await hand.type('What do you need?', '2 masons and 5 helpers for 3 days from next Monday, 411001 fresco');
  await hand.tap('button', 'Find people');
  await expect(page.getByRole('button', { name: /^2 masons/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^5 helpers/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^3 days from/ })).toBeVisible();
  await expect(page.getByText('Not understood: fresco')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Near 411001, within 25 km' })).toBeVisible();
  await hand.tap('button', /^Ask .* near you$/);
  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeVisible();
  // A long button leaves what stands beside it no narrow column of single words.
  const sum = page.getByRole('region', { name: 'Send me the code' }).getByRole('status');
  expect((await sum.boundingBox())?.width).toBeGreaterThan(120);
  await page.locator('input[type=file]').setInputFiles(await photo());
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();

  // The phone ends the page while its owner looks for the number.
  await page.reload();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(page.getByText('2 masons')).toBeVisible();
  const phone = `9${String(Date.now()).slice(-9)}`;
  await hand.type('Your name', 'Aarti Joshi');
  await hand.type('Phone', phone);
  await hand.tap('button', 'Send me the code');
  await page.getByLabel('OTP character 1 of 6').waitFor();

  await page.reload();
  await expect(page.getByText(phone)).toBeVisible();
  await typeCode(page, 'AAAAAA');
  await page.getByRole('button', { name: 'Send request' }).tap();
  await expect(
    page.getByRole('main').getByText('Verification failed entered OTP is not correct').first(),
  ).toBeVisible();
  await hand.type('OTP character 1 of 6', await neev.codeFor(phone));
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/jobRequests'));
  await hand.tap('button', 'Send request');
  expect(hand.taps()).toBeLessThanOrEqual(mostTaps);
  const { data } = await (await sent).json();
  expect(data).toMatchObject({ pin: '411001', items: [{ count: 2 }, { count: 5 }] });
  expect(data.pictures).toHaveLength(1);
  await expect(page).toHaveURL(/\/jobRequest\?id=/);
  await expect(page.getByText(/^Your request (was|is) sent/).first()).toBeVisible();
  // What was sent is no draft any more.
  await page.goto('/');
  await expect(page.getByLabel('What do you need?')).toHaveValue('');
});
