import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Neev } from './fixtures.ts';
import { newPerson, type Person } from './person.ts';

/** Signs up by the screen, with the code from the outbox. */
export async function signUp(page: Page, neev: Neev, person: Person): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, neev, person);
}

/** The same on the page that is open. */
export async function fillRegistration(page: Page, neev: Neev, person: Person): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Re-enter password').fill(person.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await typeCode(page, await neev.codeFor(person.email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor({ state: 'hidden' });
}

/** Makes the account without the screens, and logs the browser in. */
export async function newcomer(page: Page, neev: Neev, name: string): Promise<Person> {
  const person = newPerson(name);
  const { email, password } = person;
  await page.request.post('/email', { data: { email } });
  const otp = await neev.codeFor(email);
  await page.request.post('/signup', { data: { fullname: name, email, password, otp } });
  await enter(page, neev, person);
  return person;
}

/** Small letters are accepted. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('OTP character 1 of 6').click();
  await page.keyboard.type(code.toLowerCase());
}

/** Logs the browser in without the screen, for journeys that begin after it. */
export async function enter(page: Page, neev: Neev, who: string | Person): Promise<void> {
  const account = typeof who === 'string' ? neev.accounts[who] : who;
  const data = { email: account?.email, password: account?.password, admin: who === 'admin' };
  const answer = await page.request.post('/login', { data });
  expect(answer.ok()).toBe(true);
  const { user, auth } = await answer.json();
  await page.goto('/about');
  await page.evaluate(
    `Object.assign(localStorage, ${JSON.stringify({ user: JSON.stringify(user), token: auth })})`,
  );
}

/** A photo as a phone takes it: a JPEG with the place where it was taken in it. */
export async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#b2472a' } });
  const buffer = await picture
    .withExif({ IFD3: { GPSLatitude: '22/1 43/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer };
}
