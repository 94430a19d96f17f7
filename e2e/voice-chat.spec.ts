import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { humming } from './support/launch.ts';
import { makeMember, openBetween } from './support/members.ts';
import { enter } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ launchOptions: humming, viewport: { width: 360, height: 780 }, hasTouch: true });

const log = (page: Page) => page.getByRole('log');
const question = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const touch = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const listen = 'Listen, then touch and speak.';
const unsent = 'You have not sent what you said. Send it?';

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
  await expect(page.getByText(/^0:(?!00)\d\d \/ 1:00$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  // By key: a robot's click so soon after Stop, and at its place, would count as the second of a double tap.
  await page.getByRole('button', { name: 'Send the voice message' }).press('Enter');
}

/** Until the clock shows a second. */
async function speak(page: Page): Promise<void> {
  await touch(page, 'Speak');
  await expect(page.getByRole('timer')).toHaveText(/^0:(?!00)/);
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
  await question(ravi, 'Who do you want to talk to?');
  await ravi.getByRole('link', { name: 'Asha Hires, 1 unread' }).click();
  await question(ravi, listen);
  const { violations } = await new AxeBuilder({ page: ravi }).setLegacyMode().analyze();
  expect(violations).toEqual([]);
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
  await question(ravi, 'It is kept. We send it when you are online.');
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
  await question(ravi, unsent);
  await touch(ravi, 'Throw away');
  await question(ravi, listen);
  await expect(log(ravi).getByRole('button')).toHaveCount(0);
});

test('What was said and not sent is there again after a reload, in the ordinary chat too, and goes once', async ({
  page: ravi,
  browser,
  neev,
}) => {
  const { asha, id } = await two(ravi, browser, neev);
  await ravi.goto(`/voice/chat?c=${id}`);
  await speak(ravi);
  await ravi.reload();
  await question(ravi, unsent);
  const ordinary = await ravi.context().newPage();
  await ordinary.goto(`/chatDialog?c=${id}`);
  await touch(ordinary, 'Send the voice message');
  await expect(log(ordinary).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
  await touch(ravi, 'Send');
  await question(ravi, 'It is sent.');
  await expect(log(ravi).getByText(/^(Sent|Delivered|Seen)$/)).toBeVisible();
  await expect(log(asha).getByRole('button', { name: /^Play: Voice message/ })).toHaveCount(1);
  await ravi.reload();
  await question(ravi, listen);
});

test('Where the microphone is refused that is said, and the ordinary chat is one touch away', async ({
  page: ravi,
  browser,
  neev,
}) => {
  const { id } = await two(ravi, browser, neev);
  await ravi.addInitScript({
    content: `navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'));`,
  });
  await ravi.goto(`/voice/chat?c=${id}`);
  await touch(ravi, 'Speak');
  await question(ravi, 'The microphone is off. Allow it in the phone, or ask for help.');
  await ravi.getByRole('link', { name: 'Write' }).click();
  await expect(ravi).toHaveURL(`/chatDialog?c=${id}`);
  await expect(ravi.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('One cannot speak to a person one has blocked, and that is said', async ({
  page: ravi,
  browser,
  neev,
}) => {
  const { id } = await two(ravi, browser, neev);
  const token = await ravi.evaluate<string>(`localStorage.getItem('token')`);
  const blocking = { headers: { token }, data: { blocked: true } };
  expect((await ravi.request.put(`/conversation/${id}/blocked`, blocking)).ok()).toBe(true);
  await ravi.goto(`/voice/chat?c=${id}`);
  await question(ravi, 'You blocked this person. Neither of you can speak or write.');
  await expect(ravi.getByRole('button', { name: 'Speak' })).toHaveCount(0);
  await ravi.goto(`/voice/chat?c=${randomUUID()}`);
  await question(ravi, 'That did not work. Try again.');
});
