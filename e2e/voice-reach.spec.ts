import type { Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { humming } from './support/launch.ts';
import { hardToUse } from './support/measures.ts';
import { enter, newcomer } from './support/people.ts';

test.describe.configure({ timeout: 240_000 });
test.use({
  launchOptions: humming,
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Collects what is hard to use on the screen with this question. */
function looker(page: Page) {
  const found: string[] = [];
  const look = async (question: string) => {
    await expect(page.getByRole('heading', { level: 1, name: question, exact: true })).toBeVisible();
    await page.evaluate('document.fonts.ready');
    const wrong = await page.evaluate<string[]>(hardToUse);
    found.push(...wrong.map((what) => `${question} ${what}`));
  };
  /** Whatever it asks, once it has loaded. */
  const lookAtAny = async () => {
    const heading = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Wait a moment.' });
    await look((await heading.textContent()) ?? '');
  };
  const touch = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  return { found, look, lookAtAny, touch };
}

async function wear(page: Page, theme: string): Promise<void> {
  await page.addInitScript({ content: `localStorage.setItem('neev:theme', '${theme}')` });
}

/** The demo's customer says something to the demo's worker. */
async function spokenTo(page: Page, neev: Neev): Promise<string> {
  const [me, other] = await Promise.all(
    ['customer', 'worker'].map(async (who) =>
      (await page.request.post('/login', { data: neev.accounts[who] })).json(),
    ),
  );
  const headers = { token: me.auth };
  const opening = { headers, data: { receiverId: other.user._id } };
  const { data } = await (await page.request.post('/newConversation', opening)).json();
  const message = { headers, data: { conversationId: data._id, text: 'Come at eight' } };
  expect((await page.request.post('/message/add', message)).ok()).toBe(true);
  return data._id;
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test('Who works finds large targets and strong letters on every screen of worker mode', async ({
      page,
      neev,
    }) => {
      await wear(page, theme);
      const id = await spokenTo(page, neev);
      await enter(page, neev, 'worker');
      const { found, look, lookAtAny, touch } = looker(page);
      await page.goto('/voice');
      await look('Touch your language.');
      await touch('English');
      await look('What do you want to do?');
      await page.goto('/voice/free');
      await look('Are you free today?');
      await touch('Later');
      await look('Later');
      await page.goto('/voice/chat');
      await look('Who do you want to talk to?');
      await page.goto(`/voice/chat?c=${id}`);
      await look('Listen, then touch and speak.');
      await touch('Speak');
      await expect(page.getByRole('timer')).toHaveText(/^0:(?!00)/);
      await look('Speak now. Touch again when you are done.');
      await touch('Done');
      await look('Listen once. Send it?');
      await touch('Send');
      await look('It is sent.');
      for (const path of [
        '/voice/jobs',
        '/voice/hajri',
        '/voice/week',
        '/voice/card',
        '/voice/card?step=end',
        '/voice/contracts',
      ]) {
        await page.goto(path);
        await lookAtAny();
      }
      expect(found).toEqual([]);
    });

    test('Who registers finds them too', async ({ page, neev }) => {
      await wear(page, theme);
      const { found, look, lookAtAny, touch } = looker(page);
      await page.goto('/voice/account');
      await look('Your phone number?');
      await touch('1');
      await touch('Done');
      await expect(page.getByRole('alert')).toBeVisible();
      await look('Your phone number?');
      await newcomer(page, neev, `Sita ${theme}`);
      await page.goto('/voice/register');
      await lookAtAny();
      await touch('Yes');
      await look('What work do you do?');
      await touch('Cleaning');
      await look('How many years have you done it?');
      await touch('Two years');
      await look('How many rupees for one day?');
      await touch('5');
      await look('How many rupees for one day?');
      expect(found).toEqual([]);
    });
  });
}
