import type { Browser, Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { humming } from './support/launch.ts';
import { makeMember, openBetween } from './support/members.ts';
import { enter } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ launchOptions: humming });

const log = (page: Page) => page.getByRole('log');
const play = (page: Page) => log(page).getByRole('button', { name: /^Play: Voice message, \d+ seconds$/ });

async function two(page: Page, browser: Browser, neev: Neev): Promise<Page> {
  const [asha, ravi] = [await makeMember(neev, 'Asha Voice'), await makeMember(neev, 'Ravi Voice')];
  const id = await openBetween(neev.address, asha, ravi);
  const other = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(page, neev, asha);
  await enter(other, neev, ravi);
  for (const one of [page, other]) {
    await one.goto(`/chatDialog?c=${id}`);
    await expect(log(one)).toBeVisible();
  }
  return other;
}

/** By key: a robot's click so soon after Stop, and at its place, would count as the second of a double tap. */
const send = (page: Page) => page.getByRole('button', { name: 'Send the voice message' }).press('Enter');

/** For so many seconds at least: on a busy machine the clock may pass over one. */
async function record(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  const clock = page.getByText(/^\d:\d\d \/ 1:00$/);
  const shown = async () => Number((await clock.textContent())?.slice(2, 4));
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThanOrEqual(seconds);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
}

test('a voice is recorded, heard before it is sent, and heard by the other one', async ({
  page,
  browser,
  neev,
}) => {
  const other = await two(page, browser, neev);
  await record(page, 2);
  await page.getByRole('button', { name: /^Play: Voice message/ }).click();
  await expect(page.getByRole('button', { name: /^Pause: Voice message/ })).toBeVisible();
  await send(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(log(page).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
  const heard = other.waitForResponse(/\/message\/[^/]+\/voice$/);
  await play(other).click();
  expect((await heard).headers()['content-type']).toMatch(/^audio\//);
  await expect(log(other).getByRole('button', { name: /^Pause: Voice message/ })).toBeVisible();
  await expect(play(other)).toBeVisible();
});

test('what was recorded without a line waits, and goes once when the line is back', async ({
  page,
  browser,
  neev,
}) => {
  const other = await two(page, browser, neev);
  // The recorder's own script comes with the first press.
  await record(page, 1);
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.context().setOffline(true);
  await record(page, 1);
  await send(page);
  await expect(log(page).getByText('Waiting to be sent')).toBeVisible();
  await page.context().setOffline(false);
  await expect(log(page).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible({ timeout: 30_000 });
  await expect(play(other)).toHaveCount(1);
});

test('who cannot play a voice here asks for words with one press', async ({ page, browser, neev }) => {
  const other = await two(page, browser, neev);
  await record(page, 1);
  await send(page);
  await other.route('**/message/*/voice', (route) =>
    route.fulfill({ body: 'no sound', contentType: 'audio/mp4' }),
  );
  await play(other).click();
  await expect(log(other).getByText('This phone cannot play it.')).toBeVisible();
  await log(other).getByRole('button', { name: 'Ask for text' }).click();
  await expect(log(page).getByText('I cannot play your voice message. Please write it.')).toBeVisible();
});
