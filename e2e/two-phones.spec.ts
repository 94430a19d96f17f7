import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { aMason } from './support/masons.ts';
import { enter } from './support/people.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
test.use(phone);

/** Counts what two thumbs do. */
function thumbs() {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(page: Page, name: string | RegExp) {
      taps += 1;
      await page.getByRole('button', { name, exact: true }).first().tap();
    },
    async type(page: Page, label: string, text: string) {
      taps += 1;
      await page.getByLabel(label).tap();
      await page.keyboard.type(text);
    },
  };
}

test('From a guest’s sentence to a mason hired by pictures and voice are at most 12 taps on two phones', async ({
  page: customer,
  browser,
  neev,
}) => {
  const member = await aMason(neev, 'Bablu Two Phones');
  const mason = await (await browser.newContext({ ...phone, baseURL: neev.address })).newPage();
  await enter(mason, neev, member);
  await mason.goto('/voice');
  await mason.getByRole('button', { name: 'हिंदी', exact: true }).tap();

  const hands = thumbs();
  await customer.goto('/');
  await hands.type(customer, 'What do you need?', '1 mason for 2 days from tomorrow, 411038');
  await hands.tap(customer, 'Find people');
  await hands.tap(customer, /^Ask .* near you$/);
  const number = `9${String(Date.now()).slice(-9)}`;
  await hands.type(customer, 'Your name', 'Aarti Two Phones');
  await hands.type(customer, 'Phone', number);
  await hands.tap(customer, 'Send me the code');
  await customer.getByLabel('OTP character 1 of 6').waitFor();
  await hands.type(customer, 'OTP character 1 of 6', await neev.codeFor(number));
  await hands.tap(customer, 'Send request');
  await expect(customer).toHaveURL(/\/jobRequest\?id=/);

  await hands.tap(mason, /^मेरे लिए काम/);
  await expect(mason.getByText('Aarti Two Phones')).toBeVisible();
  await hands.tap(mason, 'हाँ');
  await hands.tap(customer, 'Hire');
  await expect(customer.getByText(/1 of 1/).first()).toBeVisible();
  expect(hands.taps()).toBeLessThanOrEqual(12);
});
