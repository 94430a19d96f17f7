import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { photo } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'hi-IN' });

/** Ten digits of India that nobody else of these tests has. */
const newPhone = () =>
  `9${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`;

const touch = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** By key: a robot's touch so soon after the last one, and at its place, would count as the second of a double tap. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const question = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function type(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await touch(page, digit);
  await touch(page, 'हो गया');
}

/** Worker mode's first screen, as a visitor. */
async function open(page: Page, way: string): Promise<void> {
  await page.goto('/?mode=voice');
  await page.getByRole('button', { name: 'हिंदी', exact: true }).click();
  await press(page, way);
}

test('A visitor hears the consent, comes into an account by keypad, and registers', async ({
  page,
  neev,
}) => {
  const phone = newPhone();
  await open(page, 'काम ढूँढें');
  await question(page, /आप यह सब कभी भी बदल या मिटा सकते हैं/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await touch(page, 'हाँ');
  await question(page, 'आपका फ़ोन नंबर?');
  await type(page, phone);
  await page.getByLabel('आपका नाम?').fill('रमेश');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await touch(page, 'हो गया');
  await question(page, /छह अंक दबाएँ/);
  const code = await neev.codeFor(phone);
  await type(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).toContainText('यह कोड सही नहीं है');
  for (let n = 0; n < 6; n += 1) await touch(page, 'मिटाएँ');
  await type(page, code);
  // The yes is not asked for twice.
  await question(page, 'आप क्या काम करते हैं?');
  await touch(page, 'टाइल');
  await touch(page, 'मार्बल मिस्त्री');
  await touch(page, 'हो गया (1 / 5)');
  await touch(page, 'दस साल');
  // However many notes an amount has, the keys stay where the finger finds them.
  const place = () => page.evaluate<number>(`document.querySelector('main button:last-of-type').offsetTop`);
  await expect(page.getByRole('button', { name: '9', exact: true })).toBeVisible();
  const before = await place();
  for (const digit of '6000') await touch(page, digit);
  expect(await place()).toBe(before);
  for (let n = 0; n < 4; n += 1) await touch(page, 'मिटाएँ');
  await type(page, '650');
  // While the PIN code is looked after, its keys take nothing that is meant for the next question.
  await page.route(/\/places\?/, async (route) => {
    for (const key of ['3', 'हो गया'])
      await expect(page.getByRole('button', { name: key, exact: true })).toBeDisabled();
    await route.continue();
  });
  await type(page, '411001');
  await type(page, '34');
  // The number is there; the tick says that it is the one.
  await question(page, 'आपका फ़ोन नंबर?');
  await press(page, 'हो गया');
  await page.getByLabel('फ़ोटो लें').setInputFiles(await photo());
  await touch(page, 'यही ठीक है');
  await question(page, /हो गया। अब लोग/);
});

test('Who has an account comes in with phone and code, and is where they wanted to go', async ({
  page,
  neev,
}) => {
  const phone = newPhone();
  await page.request.post('/email', { data: { phone } });
  await page.request.post('/signup', {
    data: { phone, fullname: 'Sita Voice', otp: await neev.codeFor(phone) },
  });
  await open(page, 'आज खाली?');
  await type(page, phone);
  await question(page, /छह अंक दबाएँ/);
  await type(page, await neev.codeFor(phone));
  await expect(page).toHaveURL(/\/voice\/free/);
});

test('Who does not agree is thanked: no code was sent, and nothing that was typed is left', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await open(page, 'काम ढूँढें');
  await touch(page, 'नहीं');
  await question(page, 'धन्यवाद। हमने कुछ भी नहीं रखा।');
  expect(sent.filter((path) => ['/email', '/send-mail', '/signup'].includes(path))).toEqual([]);
  const left = await page.evaluate('Object.keys(sessionStorage).filter((key) => /draft|register/.test(key))');
  expect(left).toEqual([]);
});
