import { expect, test } from './support/fixtures.ts';
import { signUp, typeCode } from './support/people.ts';
import { newPerson } from './support/person.ts';

test('registration: form, then OTP sent, then OTP verified, then account created, then /roleSelectionPage', async ({
  page,
  neev,
}) => {
  const person = newPerson('Asha Kulkarni');
  await signUp(page, neev, person);
  await expect(page).toHaveURL(/\/roleSelectionPage$/);
  await expect(page.getByRole('heading', { name: 'Choose Your Role' })).toBeVisible();
  const stored = await page.evaluate('[localStorage.user, localStorage.role]');
  expect(stored).toEqual([expect.stringContaining(person.email), 'customer']);

  await page.goto('/register');
  await expect(page).toHaveURL(/\/roleSelectionPage$/);
});

test('what is wrong stands beside its field, and nothing typed is lost', async ({ page, neev }) => {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('A');
  await page.getByLabel('Email').fill('asha@neev.test');
  await page.getByLabel('Password', { exact: true }).fill('four');
  await page.getByLabel('Re-enter password').fill('fore');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Name should be more than 1 characters').first()).toBeVisible();
  await expect(page.getByText('Password should be more than 4 characters').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('asha@neev.test');

  await page.getByLabel('Full name').fill('Asha');
  await page.getByLabel('Email').fill(neev.accounts.worker?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill('four and more');
  await page.getByLabel('Re-enter password').fill('four and more');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Email-id is already registered').first()).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha');
});

test('forgot password: email, then OTP, then new password, then logged in and sent to /', async ({
  page,
  neev,
}) => {
  const person = newPerson('Ravi Menon');
  await signUp(page, neev, person);
  await page.getByRole('heading', { name: 'Choose Your Role' }).waitFor();
  await page.evaluate('localStorage.clear()');

  await page.goto('/register?step=login');
  await page
    .getByRole('link', { name: 'Forget Password' })
    .or(page.getByRole('button', { name: 'Forget Password' }))
    .click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  await typeCode(page, 'AAAAAA');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('OTP is incorrect').first()).toBeVisible();
  for (let key = 0; key < 7; key += 1) await page.keyboard.press('Backspace');
  await typeCode(page, await neev.codeFor(person.email));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('New password').fill('a new strong wall');
  await page.getByLabel('Confirm password').fill('a new strong wall');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Password has been updated successfully')).toBeVisible();
  await expect(page).toHaveURL(`${neev.address}/`);
});

test('login with a code: email, then OTP, and one is at the page one wanted', async ({ page, neev }) => {
  const person = newPerson('Sunita Pal');
  await signUp(page, neev, person);
  await page.getByRole('heading', { name: 'Choose Your Role' }).waitFor();
  const device = await page.evaluate("localStorage.getItem('neev:device')");
  await page.evaluate("for (const key of ['user', 'token', 'role']) localStorage.removeItem(key)");

  await page.goto('/register?step=login&next=/userDashbord');
  await page.getByRole('link', { name: 'Log in with a code' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor();
  await typeCode(page, 'AAAAAA');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('OTP is incorrect').first()).toBeVisible();
  for (let key = 0; key < 7; key += 1) await page.keyboard.press('Backspace');
  await typeCode(page, await neev.codeFor(person.email));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`${neev.address}/userDashbord`);
  expect(await page.evaluate("localStorage.getItem('neev:device')")).toBe(device);
});

test('login failure and an address outside the list say so', async ({ page, neev }) => {
  await page.goto('/register?step=login');
  await page.getByLabel('Email').fill('nobody@neev.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('E-mail or Password is incorrect').first()).toBeVisible();

  const { email = '', password = '' } = neev.accounts.customer ?? {};
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Admin Login' }).click();
  await expect(page.getByText('You are not a valid Admin').first()).toBeVisible();
});

test('logout goes to /register, clears the session and keeps the language', async ({ page, neev }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const person = newPerson('Meera Das');
  await signUp(page, neev, person);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('radio', { name: 'हिंदी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: 'बंद करें', exact: true }).click();
  await page.getByRole('button', { name: 'लॉग आउट' }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await page.evaluate('localStorage.token ?? null')).toBeNull();
});
