import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { callAt, makeMember, openBetween } from './support/members.ts';
import { enter, newcomer, photo } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });

const messages = (page: Page) => page.getByRole('log');
const head = (page: Page) => page.getByRole('region', { name: /^Chat with/ }).getByText(/^(On|Off)line$/);
const saved = (page: Page) => messages(page).getByText(/^(Sent|Delivered|Seen)$/);
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
};

const shown = (page: Page, alt: string) => messages(page).getByRole('img', { name: alt });
const attach = async (page: Page) => {
  await page.getByLabel('Attach a photo').setInputFiles(await photo());
  await expect(page.getByText('Photo to send')).toBeVisible();
};

/** A second browser, of the demo's worker; and the first one's conversation with them, opened by the Message button. */
async function two(page: Page, browser: Browser, neev: Neev): Promise<Page> {
  const worker = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(worker, neev, 'worker');
  const userId = await worker.evaluate<string>(`JSON.parse(localStorage.getItem('user'))._id`);
  await newcomer(page, neev, 'Meera Customer');
  await page.goto(`/profileDashbord?role=worker&id=${await recordOf(worker, userId)}`);
  await page.getByRole('link', { name: 'Message' }).first().click();
  await expect(page).toHaveURL(/\/chatDialog\?c=/);
  return worker;
}

async function recordOf(page: Page, userId: string): Promise<string> {
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  const answer = await page.request.get(`/getWorker/${userId}`, { headers: { token } });
  return (await answer.json()).data._id;
}

test('without a conversation the screen says so: Chat here! Look for new Opportunities', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Customer');
  await page.goto('/chatDialog');
  await expect(page.getByText('Chat here! Look for new Opportunities')).toBeVisible();
});

test('Message opens the conversation, and both write and read at once', async ({ page, browser, neev }) => {
  const worker = await two(page, browser, neev);
  // A user is online while connected; a message is delivered once the chat is open too.
  const listed = worker.waitForResponse((answer) => answer.url().includes('/getConversations/'));
  await worker.goto('/chatDialog');
  await listed;
  await expect(head(page)).toHaveText('Online');
  await write(page, 'Are you free on Monday? See https://example.in/plan.');
  await expect(messages(page).getByText('Delivered')).toBeVisible();
  await worker.getByRole('link', { name: /Meera Customer, 1 unread/ }).click();
  await expect(messages(worker).getByRole('link', { name: 'https://example.in/plan' })).toBeVisible();
  await expect(messages(page).getByText('Seen')).toBeVisible();
  await worker.getByRole('button', { name: 'Yes, I am free. Which day?' }).click();
  await expect(messages(page).getByText('Yes, I am free. Which day?')).toBeVisible();
  // What comes while the conversation is open is seen at once.
  await write(page, 'On Monday');
  await expect(messages(page).getByText('Seen')).toHaveCount(2);
  await worker.context().close();
  await expect(head(page)).toHaveText('Offline');
});

test('what is written without a line waits, also over a reload, and is sent once', async ({
  page,
  browser,
  neev,
}) => {
  const worker = await two(page, browser, neev);
  await write(page, 'The first one');
  await expect(saved(page).last()).toBeVisible();
  // The pages still come; only the line is cut.
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.reload();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await write(page, 'Written in a tunnel');
  await expect(messages(page).getByText('Waiting to be sent')).toBeVisible();
  await page.reload();
  await expect(messages(page).getByText('Waiting to be sent')).toBeVisible();
  await page.unrouteAll();
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(saved(again)).toHaveCount(2);
  await worker.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(messages(worker).getByText('Written in a tunnel')).toHaveCount(1);
});

test('a picture is seen by the other side; one chosen without a line waits, also over a reload, and comes in order', async ({
  page,
  browser,
  neev,
}) => {
  const worker = await two(page, browser, neev);
  await worker.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await attach(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(shown(worker, 'Photo from Meera Customer')).toHaveCount(1);
  await worker.getByRole('button', { name: 'Photo from Meera Customer' }).click();
  await expect(worker.getByRole('dialog', { name: 'Photo from Meera Customer' })).toBeVisible();
  await worker.keyboard.press('Escape');
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.reload();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await attach(page);
  // What is typed beside a picture follows it.
  await write(page, 'This is the wall');
  await expect(messages(page).getByText('Waiting to be sent')).toHaveCount(2);
  await page.reload();
  await expect(shown(page, 'Your photo')).toHaveCount(2);
  // A WebSocket's route stays with its page.
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(saved(again)).toHaveCount(3);
  await expect(shown(worker, 'Photo from Meera Customer')).toHaveCount(2);
  await expect(messages(worker).locator('img, p:has-text("This is the wall")').last()).toHaveText(
    'This is the wall',
  );
});

test('text is never read as HTML, and one’s own message can be deleted for both', async ({
  page,
  browser,
  neev,
}) => {
  const worker = await two(page, browser, neev);
  await worker.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await write(page, '<img src=x onerror=alert(1)> <b>bold</b>');
  await expect(messages(worker).getByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeVisible();
  await page.getByRole('button', { name: 'Message options' }).last().click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(messages(worker).getByText('This message was deleted').last()).toBeVisible();
  await expect(messages(page).getByText('This message was deleted').last()).toBeVisible();
});

for (const width of [360, 1280])
  test(`an open conversation has no axe finding and no sideways scroll at ${width} pixels`, async ({
    page,
    browser,
    neev,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    const worker = await two(page, browser, neev);
    await worker.context().close();
    await write(page, `A long word: ${'neev'.repeat(40)}`);
    await expect(saved(page).last()).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

test('a long history loads backwards without a jump, and who reads it keeps the place', async ({
  page,
  neev,
}) => {
  const asha = await makeMember(neev, 'Asha Writes');
  await newcomer(page, neev, 'Meera Customer');
  const userId = await page.evaluate<string>(`JSON.parse(localStorage.getItem('user'))._id`);
  const id = await openBetween(neev.address, asha, { ...asha, userId });
  const write = (text: string) =>
    callAt(neev.address, 'POST', { path: '/message/add', as: asha, body: { conversationId: id, text } });
  for (let nth = 1; nth <= 55; nth += 1) await write(`brick ${nth}`);
  await page.goto(`/chatDialog?c=${id}`);
  const brick = (nth: number) => messages(page).getByText(`brick ${nth}`, { exact: true });
  await expect(brick(55)).toBeInViewport();
  await expect(brick(16)).toHaveCount(1);
  await expect(brick(15)).toHaveCount(0);
  await brick(20).scrollIntoViewIfNeeded();
  await expect(brick(1)).toHaveCount(1);
  await expect(brick(20)).toBeInViewport();
  const place = await brick(20).boundingBox();
  await write('brick 56');
  await page.getByRole('button', { name: 'New messages' }).waitFor();
  expect(await brick(20).boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(brick(56)).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 420 });
  await expect(brick(56)).toBeInViewport();
});

test('who opens a conversation sees its end, and keeps it in sight while what is above grows', async ({
  page,
  neev,
}) => {
  const asha = await makeMember(neev, 'Asha Writes');
  await newcomer(page, neev, 'Meera Customer');
  const userId = await page.evaluate<string>(`JSON.parse(localStorage.getItem('user'))._id`);
  const id = await openBetween(neev.address, asha, { ...asha, userId });
  const write = (text: string) =>
    callAt(neev.address, 'POST', { path: '/message/add', as: asha, body: { conversationId: id, text } });
  await write('ईंट और रेत कल सुबह आ जाएगी। '.repeat(120));
  await write('The end');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/chatDialog?c=${id}`);
  const end = messages(page).getByText('The end');
  await expect(end).toBeInViewport();
  // As when its letters, or a picture, arrive after the words.
  await messages(page)
    .getByText('ईंट')
    .evaluate((words) => words.style.setProperty('line-height', '3'));
  await expect(end).toBeInViewport();
});

test('an address of a conversation that is not one’s own says so, under a heading', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Customer');
  const [asha, ravi] = [await makeMember(neev, 'Asha Writes'), await makeMember(neev, 'Ravi Reads')];
  await page.goto(`/chatDialog?c=${await openBetween(neev.address, asha, ravi)}`);
  await expect(page.getByText('This is not here any more')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat');
});

test('a conversation further down than the list is loaded is opened with its name', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Customer');
  const userId = await page.evaluate<string>(`JSON.parse(localStorage.getItem('user'))._id`);
  const [older, newer] = [await makeMember(neev, 'Asha Older'), await makeMember(neev, 'Ravi Newer')];
  const id = await openBetween(neev.address, older, { ...older, userId });
  await openBetween(neev.address, newer, { ...newer, userId });
  await page.route(/getConversations/, (route) =>
    route.continue({ url: route.request().url().replace('limit=100', 'limit=1') }),
  );
  await page.goto(`/chatDialog?c=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Older');
});
