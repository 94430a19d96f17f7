import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, type Neev, test } from './support/fixtures.ts';
import { enter, newcomer, photo } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page, item: string) =>
  page
    .getByRole('button', { name: 'Block or report' })
    .click()
    .then(() => page.getByRole('button', { name: item, exact: true }).click());

async function call(page: Page, path: string, data: object): Promise<{ _id: string }> {
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  const answer = await page.request.post(path, { headers: { token }, data });
  return (await answer.json()).data;
}

/** Somebody who wrote to the demo's worker and was answered; and the admin in a browser of their own. */
async function quarrel(page: Page, browser: Browser, neev: Neev): Promise<Page> {
  await enter(page, neev, 'worker');
  const receiverId = await page.evaluate<string>(`JSON.parse(localStorage.getItem('user'))._id`);
  const admin = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(admin, neev, 'admin');
  await newcomer(page, neev, 'Meera Customer');
  const { _id } = await call(page, '/newConversation', { receiverId });
  for (const text of ['When can you come?', 'Send money first: https://example.in/pay <b>now</b>'])
    await call(page, '/message/add', { conversationId: _id, text });
  const token = await page.evaluate<string>(`localStorage.getItem('token')`);
  const multipart = { picture: await photo() };
  const sent = await page.request.post('/message/picture', { headers: { token }, multipart });
  const { picture } = (await sent.json()).data;
  await call(page, '/message/add', { conversationId: _id, type: 'image', text: picture });
  await page.goto(`/chatDialog?c=${_id}`);
  return admin;
}

async function noFinding(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBeLessThanOrEqual(0);
}

for (const { width, tag } of [
  { width: 360, tag: [] },
  { width: 1280, tag: '@long' },
])
  test(`a user reports a conversation and blocks; an admin reads it, closes the report, and cannot read it any more (${width} pixels)`, {
    tag,
  }, async ({ page, browser, neev }) => {
    await page.setViewportSize({ width, height: 780 });
    const admin = await quarrel(page, browser, neev);
    await admin.setViewportSize({ width, height: 780 });
    await menu(page, 'Report');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'An admin can then read this conversation. We do not tell the person you report.',
    );
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog).toContainText('Write what happened, in at most 500 characters');
    await noFinding(page);
    await dialog.getByLabel('What happened?').fill('Wants money first');
    // What was typed stays when it could not be sent.
    await page.route('**/conversation/*/report', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog).toContainText('You are offline, or the network is slow');
    await expect(dialog.getByLabel('What happened?')).toHaveValue('Wants money first');
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog).toContainText('Thank you. An admin will read the conversation.');
    await noFinding(page);
    await dialog.getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText('You blocked this person. Neither of you can write.')).toBeVisible();

    await admin.goto('/adminDashboard');
    await admin.getByRole('link', { name: /^Reported chats/ }).click();
    await admin
      .getByRole('link', { name: /^Meera Customer about/ })
      .first()
      .click();
    await admin.getByRole('button', { name: 'Read the conversation' }).click();
    const conversation = admin.getByRole('region', { name: 'Conversation' });
    const words = 'Send money first: https://example.in/pay <b>now</b>';
    await expect(conversation.getByText(words)).toBeVisible();
    await expect(conversation.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(conversation.getByRole('link')).toHaveCount(0);
    await conversation.getByRole('button', { name: 'Show photo' }).click();
    await expect(conversation.getByRole('img', { name: 'Photo' })).toBeVisible();
    await noFinding(admin);
    await admin.getByRole('button', { name: 'Close report' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Close report' }).click();
    await expect(conversation).toContainText(
      'You closed the report. You cannot read the conversation any more.',
    );
    await expect(admin.getByText(words)).toHaveCount(0);
    await expect(admin.getByRole('button', { name: 'Close report' })).toHaveCount(0);
    await noFinding(admin);
    await admin.goto('/adminAudit');
    await expect(admin.getByRole('link', { name: 'Closed a report' }).first()).toBeVisible();
    await admin.getByRole('link', { name: 'Read a reported chat' }).first().click();
    await expect(admin.getByRole('heading', { level: 1, name: /^Meera Customer about/ })).toBeVisible();
    await admin.context().close();
  });
