import type { Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { typeCode } from './support/people.ts';
import { newPerson } from './support/person.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** Ten digits of India that nobody else of these tests has. */
const newPhone = () =>
  `9${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`;

/** Signs up by phone alone. @returns its number */
async function signUpByPhone(page: Page, neev: Neev): Promise<string> {
  const phone = newPhone();
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Ramesh Kumar');
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { name: 'Check your phone' }).waitFor();
  await typeCode(page, await neev.codeFor(phone));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page).toHaveURL(/roleSelectionPage/);
  return phone;
}

const section = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true });

test('On a phone one registers with ten digits and a code, and logs in with a code', async ({
  page,
  neev,
}) => {
  const phone = await signUpByPhone(page, neev);
  await page.evaluate('localStorage.clear()');
  await page.goto('/register?step=login&next=%2FmyWork');
  // One press: who has a phone alone has no password to type.
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP character 1 of 6').waitFor();
  await typeCode(page, await neev.codeFor(phone));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/myWork/);
});

test('Who has a phone alone adds an e-mail: a code goes to the new one, another shows who asks', async ({
  page,
  neev,
}) => {
  const phone = await signUpByPhone(page, neev);
  const { email } = newPerson('Ramesh Kumar');
  await page.goto('/userDashbord');
  await section(page, 'Phone and e-mail').click();
  await expect(page.getByRole('region', { name: 'Phone' }).getByText(phone)).toBeVisible();
  await page.getByRole('button', { name: 'Add an e-mail' }).click();
  const form = page.getByRole('region', { name: 'Email' });
  await form.getByRole('button', { name: 'Send OTP' }).first().click();
  await expect(form.getByText('Enter an email address like')).toBeVisible();
  await form.getByLabel('New e-mail').fill(email);
  await form.getByRole('button', { name: 'Send OTP' }).first().click();
  await expect(form.getByRole('button', { name: /Send again in/ })).toBeVisible();
  await form.getByLabel('OTP', { exact: true }).fill(await neev.codeFor(email));
  // By key: a robot's touch so soon after the last one, and at its place, would count as the second of a double tap.
  await form.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(form.getByLabel('Your own code')).toBeFocused();
  await form.getByRole('button', { name: 'Send OTP' }).click();
  await expect(form.getByRole('button', { name: /Send again in/ })).toHaveCount(2);
  await form.getByLabel('Your own code').fill(await neev.codeFor(phone));
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Email' }).getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the e-mail' })).toBeVisible();
});

test('An account without a password is deleted with a code', async ({ page, neev }) => {
  const phone = await signUpByPhone(page, neev);
  await page.goto('/userDashbord');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('button', { name: /Send again in/ })).toBeVisible();
  await dialog.getByLabel('Your own code').fill('AAAAAA');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('OTP is incorrect')).toBeVisible();
  await dialog.getByLabel('Your own code').fill(await neev.codeFor(phone));
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate('localStorage.token ?? null')).toBeNull();
});

test('Behind a sheet the page stays as it was, with its bar at the top', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate("scrollTo({ top: 400, behavior: 'instant' })");
  const bar = page.getByRole('banner');
  const before = await bar.boundingBox();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate('scrollY')).toBe(400);
  expect(await bar.boundingBox()).toEqual(before);
});
