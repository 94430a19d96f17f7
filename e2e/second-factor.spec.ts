import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from './support/fixtures.ts';
import { newcomer } from './support/people.ts';
import type { Person } from './support/person.ts';

/** What the app shows `steps` of 30 seconds from now. */
const appCode = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function typeAppCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1', { exact: true }).click();
  await page.keyboard.type(code);
}

/** The key to type by hand, without the gaps that are for the eye. */
const shownSecret = async (page: Page): Promise<string> =>
  ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');

async function logInAgain(page: Page, { email, password }: Person): Promise<void> {
  await page.evaluate('localStorage.clear()');
  await page.goto('/register?step=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
}

/** The app is set up after the own password. */
async function beginSetUp(page: Page, password: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Second step at login' });
  await card.getByRole('button', { name: 'Turn on' }).click();
  await card.getByLabel('Current password').fill(password);
  await card.getByRole('button', { name: 'Continue' }).click();
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/userDashbord');
  await page.getByText('Sign-in and security').click();
}

test('a user turns on the second step, logs in with a code and with a recovery code, and ends another session', async ({
  page,
  neev,
}) => {
  const person = await newcomer(page, neev, 'Asha Kulkarni');
  await openSecurity(page);
  await beginSetUp(page, person.password);
  await page.getByRole('img', { name: 'QR code for your app' }).waitFor();
  const secret = await shownSecret(page);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);

  // A page that is loaded anew goes on with the same secret.
  await openSecurity(page);
  await beginSetUp(page, person.password);
  expect(await shownSecret(page)).toBe(secret);
  await typeAppCode(page, '000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  await expect(page.getByLabel('Digit 6')).toHaveValue('0');
  for (let key = 0; key < 7; key += 1) await page.keyboard.press('Backspace');
  await typeAppCode(page, appCode(secret, -1));
  await page.getByRole('button', { name: 'Turn on' }).dblclick();
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).locator('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('neev-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await logInAgain(page, person);
  // The step stands over a reload; the way back is the login.
  await page.reload();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await logInAgain(page, person);
  await typeAppCode(page, appCode(secret, 0));
  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await expect(page).toHaveURL(`${neev.address}/`);

  await logInAgain(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill('not one of mine');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  await expect(page.getByLabel('Recovery code')).toHaveValue('not one of mine');
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${neev.address}/`);

  await openSecurity(page);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  // With the two of the newcomer: of the sign-up, and of the login that followed it.
  await expect(sessions).toHaveCount(4);
  await expect(sessions.first()).toContainText('This device');
  await sessions.nth(1).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(sessions).toHaveCount(3);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByLabel('Current password').fill(person.password);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});
