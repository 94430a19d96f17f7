import { expect, test } from './support/fixtures.ts';
import { enter } from './support/people.ts';

test('an applied filter with no match shows the warning, and Remove Filter reloads the full list', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'customer');
  await page.goto('/contractors?maxPrice=1');
  await expect(page.getByText('No Contractor found !!').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Filter' }).first().click();
  await expect(page).toHaveURL(/\/contractors$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('lists grow as one scrolls', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  await page.goto('/workersPage');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(24);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
});

test('add project: a short title, then a short description are refused; success clears and closes', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'worker');
  await page.goto('/userDashbord');
  await page
    .getByRole('button', { name: /add project/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please give valid title').first()).toBeVisible();
  await dialog.getByLabel('Title').fill('Stone wall in Mhow');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please give valid description').first()).toBeVisible();
  await dialog.getByLabel('Description').fill('Forty feet of dry stone.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Project Added Successfully!!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an admin who opens a missing record reads "User does not exist" and goes back to the list', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'admin');
  await page.goto('/workerProfile?id=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('User does not exist').first()).toBeVisible();
  await page.getByRole('button').or(page.getByRole('link')).filter({ hasText: 'Go to the list' }).click();
  await expect(page).toHaveURL(/\/adminWorkers/);
});
