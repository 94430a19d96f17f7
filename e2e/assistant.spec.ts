import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, newcomer } from './support/people.ts';

test.describe.configure({ timeout: 120_000 });

const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const thread = (page: Page) => page.getByRole('region', { name: 'Questions and answers' });
const ask = async (page: Page, question: string) => {
  await box(page).fill(question);
  await box(page).press('Enter');
};

test('a question is answered with the formula, survives a reload, and is forgotten when one starts again', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Customer');
  await page.goto('/aiChat');
  await page.getByRole('button', { name: /How many bricks for a wall/ }).click();
  // The first question may come while the thread of a server that has just begun still reads.
  await expect(thread(page).getByText('Formula:')).toBeVisible({ timeout: 60_000 });
  await expect(thread(page).getByText(/Neev’s built-in assistant/)).toBeVisible();
  await page.reload();
  await expect(thread(page).getByText('Formula:')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByRole('heading', { name: 'What do you want to know?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What do you want to know?' })).toBeVisible();
});

test('Shift+Enter makes a line and Enter sends; the answer leads to the list with the same filter, and to its article', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'customer');
  await page.goto('/aiChat');
  await box(page).fill('tile layers');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('under 2000');
  await expect(box(page)).toHaveValue('tile layers\nunder 2000');
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('');
  await thread(page).getByRole('link', { name: 'All tile layers' }).click();
  await expect(page).toHaveURL(/\/workersPage\?category=Tiles&maxPrice=2000/);
  await page.goto('/aiChat');
  await ask(page, 'कंक्रीट की तराई कितने दिन करें?');
  await thread(page).getByRole('link', { name: /तराई/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Curing');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/aiChat$/);
});

test('an answer that fails gives an alert and a note in the bubble, and what was asked can be asked again', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Customer');
  await page.goto('/aiChat');
  const problem = { type: '/problems/assistant-failed', status: 502 };
  await page.route('**/assistant/answer', (route) =>
    route.fulfill({ status: 502, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await ask(page, 'How many days must concrete be cured?');
  await expect(page.getByRole('alert')).toContainText('The assistant does not answer');
  await expect(thread(page).getByText('Oops, I dropped my trowel.', { exact: false })).toBeVisible();
  await page.unroute('**/assistant/answer');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(thread(page).getByText(/14 days/)).toBeVisible();
});

test('while one waits dots tick, and the answer can be stopped; without a line the question comes back', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Customer');
  await page.goto('/aiChat');
  // Never answered: the page ends it.
  await page.route('**/assistant/answer', () => undefined);
  await ask(page, 'Which cement?');
  await expect(thread(page).getByText('....', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop the answer' }).click();
  await expect(thread(page).getByText('You stopped this answer.')).toBeVisible();
  await page.unroute('**/assistant/answer');
  await page.route('**/assistant/answer', (route) => route.abort());
  await ask(page, 'Which sand?');
  await expect(page.getByRole('alert')).toContainText('You are offline, or the network is slow');
  await expect(box(page)).toHaveValue('Which sand?');
});

// docs/rules.md#assistant-9
test('a question that is not known is shared by its asker, read by an admin without a name, and deleted', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Customer');
  await page.goto('/aiChat');
  await ask(page, 'Zxqv blorp 98765 43210?');
  await thread(page).getByRole('button', { name: 'Share the question' }).click();
  await expect(thread(page).getByText(/^Shared\./)).toBeVisible();
  await page.reload();
  await expect(thread(page).getByText(/^Shared\./)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await enter(page, neev, 'admin');
  await page.goto('/adminDashboard');
  await page.getByRole('link', { name: 'What the assistant did not know' }).click();
  await expect(page.getByText('Zxqv blorp •••?')).toBeVisible();
  await page.getByRole('link', { name: 'Something else' }).click();
  await expect(page.getByRole('heading', { name: 'Questions about: Something else' })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Zxqv blorp' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Zxqv blorp •••?')).toHaveCount(0);
});
