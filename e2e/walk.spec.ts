import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, newcomer } from './support/people.ts';

const box = async (what: Locator) => {
  const found = await what.boundingBox();
  if (!found) throw new Error('it is not on the page');
  return found;
};
/** Whether a press in the middle of it would reach it. */
const uncovered = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    return element === hit || element.contains(hit);
  });
const cards = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Workers' });

test('A notice hides no heading, on a phone or a wide screen', async ({ page, neev }) => {
  await enter(page, neev, 'customer');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/product?q=zzqqzz');
    const notice = page.getByRole('status').filter({ hasText: 'No Product found !!' });
    await notice.waitFor();
    for (const heading of await page.getByRole('main').getByRole('heading').all())
      expect(await uncovered(heading)).toBe(true);
  }
});

test('Offline, the strip that says so hides nothing that waits to be sent', async ({ page, neev }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, neev, 'worker');
  await page.goto('/chatDialog');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.waitFor();
  // What says that there is no line comes a moment after the page, and over the line.
  await expect
    .poll(() => page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).join()"))
    .toContain('/offline-note-');
  await page.context().setOffline(true);
  await field.fill('I am on my way');
  await field.press('Enter');
  const waiting = page.getByText('Waiting to be sent').last();
  await expect(page.getByText('You are offline').last()).toBeVisible();
  await expect(waiting).toBeInViewport();
  expect(await uncovered(waiting)).toBe(true);
  expect(await uncovered(field)).toBe(true);
});

test('From 1400 pixels a list has three columns, and a guest on a phone sees the name', async ({
  page,
  neev,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('neev', { exact: true })).toBeVisible();
  await enter(page, neev, 'customer');
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto('/workersPage');
  const [first, second, third, fourth] = await Promise.all(
    [0, 1, 2, 3].map((index) => box(cards(page).getByRole('listitem').nth(index))),
  );
  expect(new Set([first?.y, second?.y, third?.y]).size).toBe(1);
  expect(fourth?.y).toBeGreaterThan(first?.y ?? 0);
});

test('A list opened bare begins near the kept place, until that filter is removed', async ({
  page,
  neev,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, neev, 'customer');
  await page.goto('/workersPage');
  await page.getByLabel('City or PIN code').first().fill('411001');
  await page.getByRole('button', { name: 'Apply Filter' }).first().click();
  await page.goto('/workersPage');
  await expect(page).toHaveURL(/available=true&near=411001&radiusKm=50/);
  await page.getByRole('button', { name: 'Remove Filter' }).first().click();
  await expect(page).toHaveURL(/\/workersPage$/);
});

test('A worker’s home has the switch, and a product’s owner can switch it on where it stands', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'worker');
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Free for work today?' });
  await question.getByRole('button', { name: 'Not today' }).click();
  await expect(question.getByRole('button', { name: 'Not today' })).toHaveAttribute('aria-pressed', 'true');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await enter(page, neev, 'provider');
  await page.goto('/');
  await expect(page.getByRole('switch', { name: /^Available (yes|no)$/ }).first()).toBeVisible();
});

test('Who has no photo shows initials, in the bar, on the dashboard and in chat alike', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Asha Devi');
  await page.goto('/userDashbord');
  await expect(page.getByRole('banner').getByText('AD', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('AD', { exact: true }).first()).toBeVisible();
  await page.goto('/chatDialog');
  await expect(page.getByRole('main').getByText('AD', { exact: true })).toBeVisible();
});

test('A reload deep in a list, and the way back from a profile, come to the same card', async ({
  page,
  neev,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, neev, 'customer');
  await page.goto('/workersPage');
  const cards = page.getByRole('main').getByRole('list', { name: 'Workers' }).getByRole('heading');
  await expect(cards.first()).toBeVisible();
  // Deep: in the part that came when the first had been scrolled through.
  const first = await cards.count();
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  const card = cards.nth(first + 4).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const name = (await card.textContent()) ?? '';
  const again = page.getByRole('main').getByRole('link', { name, exact: true });
  await page.reload();
  await expect(again).toBeInViewport();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(again).toBeInViewport();
});

test('An admin’s list grows by scrolling, and a reload deep in it comes to the same record', async ({
  page,
  neev,
}) => {
  await enter(page, neev, 'admin');
  await page.goto('/adminWorkers');
  const names = page.getByRole('main').getByRole('link', { name: /^[A-Z]\w+ [A-Z]\w+/ });
  await expect(names.first()).toBeVisible();
  // So deep, in the fourth page, that the browser, which scrolls back in what is there at first, does not come to it by itself.
  const deep = 76;
  await expect
    .poll(async () => {
      await names.last().scrollIntoViewIfNeeded();
      return names.count();
    })
    .toBeGreaterThan(deep);
  const record = names.nth(deep);
  await record.scrollIntoViewIfNeeded();
  const name = (await record.textContent()) ?? '';
  await page.reload();
  const again = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(again).toBeInViewport();
  await again.click();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(again).toBeInViewport();
});
