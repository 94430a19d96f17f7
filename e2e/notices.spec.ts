import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { enter, newcomer } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });

const worker = {
  role: 'Construction',
  age: 30,
  phone: '9876543210',
  address: 'Pune',
  pin: '411001',
  aadhar: '234123412346',
  experience: 3,
  price: 500,
};
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });
const another = async (browser: Browser, neev: Neev) =>
  (await browser.newContext({ baseURL: neev.address })).newPage();

/** A call as who is logged in there. */
async function ask(page: Page, method: 'post' | 'put', url: string, data: object) {
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  const answer = await page.request[method](url, { data, headers: { token } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).data;
}
const userIdOf = (page: Page) => page.evaluate<string>(`JSON.parse(localStorage.getItem('user'))._id`);

test('what an admin decides, who is free and who wrote stands in the open page’s list at once', async ({
  page,
  browser,
  neev,
}) => {
  const name = 'Balwant Notices';
  await newcomer(page, neev, name);
  const { _id } = await ask(page, 'post', '/worker', worker);
  await page.goto('/about');
  await expect(bell(page)).toHaveAccessibleName('Notices');

  await test.step('the admin sends the listing back, then verifies it', async () => {
    const admin = await another(browser, neev);
    await enter(admin, neev, 'admin');
    await ask(admin, 'post', '/admin/sendBack', { kind: 'worker', id: _id, reason: 'The photo is dark' });
    await expect(bell(page)).toHaveAccessibleName('Notices, 1 new');
    await ask(admin, 'put', `/updateWorker/${_id}`, { verified: true });
    await expect(bell(page)).toHaveAccessibleName('Notices, 2 new');
    await admin.context().close();
  });

  const follower = await another(browser, neev);
  await test.step('a follower hears that he is free, and a list that is open shows it, without a reload', async () => {
    await newcomer(follower, neev, 'Meera Follower');
    await ask(follower, 'post', `/follow/${await userIdOf(page)}`, {});
    await follower.goto(`/workersPage?q=${encodeURIComponent(name)}`);
    const card = follower.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('Not available');
    await expect(bell(follower)).toBeVisible();
    // The list is not asked for again: only the line can tell.
    await follower.route('**/getAllWorkers**', (route) => route.abort());
    await expect(async () => {
      await ask(page, 'put', `/updateWorker/${_id}`, { status: false });
      await ask(page, 'put', `/updateWorker/${_id}`, { status: true });
      await expect(card).not.toContainText('Not available', { timeout: 2000 });
    }).toPass();
    await bell(follower).click();
    await expect(
      follower.getByRole('dialog').getByRole('link', { name: new RegExp(`${name}.*available now`) }),
    ).toBeVisible();
    await follower.keyboard.press('Escape');
    await expect(bell(follower)).toHaveAccessibleName('Notices');
  });

  await test.step('a message is counted on the bell, the way to the chat and the title of any page', async () => {
    const { _id: conversationId } = await ask(follower, 'post', '/newConversation', {
      receiverId: await userIdOf(page),
    });
    await ask(follower, 'post', '/message/add', { conversationId, text: 'Are you free on Monday?' });
    await expect(bell(page)).toHaveAccessibleName('Notices, 3 new');
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect(page.getByRole('link', { name: 'Chat, 1 unread' })).toBeVisible();
  });

  await test.step('the list says it all, and what was shown is seen', async () => {
    await bell(page).click();
    const list = page.getByRole('dialog', { name: 'Notices' });
    await expect(list.getByRole('listitem')).toHaveText([
      /1 unread message from Meera Follower/,
      /is verified/,
      /needs a change.*Reason: The photo is dark/,
    ]);
    await expect(bell(page)).toHaveAccessibleName('Notices, 1 new');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await list.getByRole('link', { name: /unread message/ }).click();
    await expect(page).toHaveURL(/\/chatDialog\?c=/);
    await expect(page).toHaveTitle(/^Chat/);
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notices');
  });
});

test('a profile says when its person is online', async ({ page, browser, neev }) => {
  const other = await another(browser, neev);
  await enter(other, neev, 'worker');
  await newcomer(page, neev, 'Meera Looking');
  const token = await other.evaluate<string>(`localStorage.getItem('token')`);
  const answer = await other.request.get(`/getWorker/${await userIdOf(other)}`, { headers: { token } });
  await other.goto('/about');
  await page.goto(`/profileDashbord?role=worker&id=${(await answer.json()).data._id}`);
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await other.context().close();
  await expect(page.getByText('Online', { exact: true })).toBeHidden();
});
