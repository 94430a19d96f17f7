import type { Browser, Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { humming } from './support/launch.ts';
import { makeMember, openBetween } from './support/members.ts';
import { enter } from './support/people.ts';

test.describe.configure({ timeout: 90_000 });
test.use({ launchOptions: humming, viewport: { width: 360, height: 780 }, hasTouch: true });

const log = (page: Page) => page.getByRole('log');
const question = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const touch = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const listen = 'Listen. To answer, touch the microphone and speak.';

/** Ravi lays bricks and does not read; Asha hires, and reads. */
async function two(ravi: Page, browser: Browser, neev: Neev) {
  const [hires, works] = [await makeMember(neev, 'Asha Hires'), await makeMember(neev, 'Ravi Works')];
  const id = await openBetween(neev.address, hires, works);
  const asha = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(ravi, neev, works);
  await enter(asha, neev, hires);
  await asha.goto(`/chatDialog?c=${id}`);
  return { asha, id };
}

/** In the ordinary chat. */
async function say(page: Page): Promise<void> {
  await touch(page, 'Record a voice message');
  await expect(page.getByText('0:01 / 1:00')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await touch(page, 'Send the voice message');
}

/** Until the clock shows a second. */
async function speak(page: Page): Promise<void> {
  await touch(page, 'Speak');
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await touch(page, 'Done');
  await question(page, 'Listen once. Send it?');
}

test('A worker hears what was said and answers by voice, in four touches', async ({
  page: ravi,
  browser,
  neev,
}) => {
  const { asha } = await two(ravi, browser, neev);
  await say(asha);
  await expect(log(asha).getByText(/^(Sent|Delivered)$/)).toBeVisible();
  await ravi.goto('/voice/chat');
  await question(ravi, 'Whom do you want to talk to?');
  await ravi.getByRole('link', { name: 'Asha Hires, 1 unread' }).click();
  await question(ravi, listen);
  // What stands on the screen is seen, as in the ordinary chat.
  await expect(log(asha).getByText('Seen')).toBeVisible();
  await touch(ravi, /^Play: Voice message/);
  await expect(log(ravi).getByRole('button', { name: /^Play: Voice message/ })).toBeVisible();
  await speak(ravi);
  await touch(ravi, 'Send');
  await question(ravi, 'It is sent.');
  await expect(log(ravi).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
  await expect(log(asha).getByRole('button', { name: /^Play: Voice message/ })).toHaveCount(2);
});

test('Without a line an answer waits and says so, and goes by itself', async ({
  page: ravi,
  browser,
  neev,
}) => {
  const { asha, id } = await two(ravi, browser, neev);
  await ravi.goto(`/voice/chat?c=${id}`);
  await question(ravi, listen);
  await ravi.context().setOffline(true);
  await speak(ravi);
  await touch(ravi, 'Send');
  await question(ravi, 'It is kept. It goes out by itself when there is a line.');
  await expect(log(ravi).getByText('Waiting to be sent')).toBeVisible();
  await ravi.context().setOffline(false);
  await expect(log(ravi).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible({ timeout: 30_000 });
  await question(ravi, 'It is sent.');
  await expect(log(asha).getByRole('button', { name: /^Play: Voice message/ })).toHaveCount(1);
});

test('Who goes back from what was not sent is asked whether to send it', async ({
  page: ravi,
  browser,
  neev,
}) => {
  const { id } = await two(ravi, browser, neev);
  await ravi.goto(`/voice/chat?c=${id}`);
  await speak(ravi);
  await touch(ravi, 'Back');
  await question(ravi, 'You have not sent what you said. Send it?');
  await touch(ravi, 'Throw away');
  await question(ravi, listen);
  await expect(log(ravi).getByRole('button')).toHaveCount(0);
});
