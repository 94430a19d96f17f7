import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { callAt, type Member, makeMember } from './support/members.ts';
import { enter, newcomer, photo } from './support/people.ts';

interface Asked {
  pin: string;
  pictures: string[];
  items: { category: string; count: number; price: number | null; dates: { days: number } }[];
}

const requestOf = (address: string, as: Member, id: string) =>
  callAt<{ data: Asked; type?: string }>(address, 'GET', { path: `/jobRequests/${id}`, as });

/** A worker of the demo, as its owner and as its profile. */
async function aWorker(address: string, as: Member) {
  const list = { path: '/getAllWorkers?limit=1', as };
  const { data } = await callAt<{ data: { _id: string; fullName: string }[] }>(address, 'GET', list);
  const [first] = data;
  if (!first) throw new Error('the demo lists no worker');
  return first;
}

async function sentId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/jobRequest\?id=[0-9a-f-]{36}$/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

test('a request is with a worker three taps after their profile, once the site is known', async ({
  page,
  neev,
}) => {
  const customer = await makeMember(neev, 'Asha Builder');
  const worker = await aWorker(neev.address, customer);
  await enter(page, neev, customer);
  const profile = `/profileDashbord?role=worker&id=${worker._id}`;
  await page.goto(profile);
  await page.getByRole('main').getByRole('link', { name: 'Hire' }).click();
  await page.getByRole('button', { name: 'Next: site and pay' }).click();
  await page.getByLabel('PIN code of the site').fill('411001');
  await page.getByRole('button', { name: 'Send request' }).click();
  const first = await sentId(page);

  await page.goto(profile);
  await page.getByRole('main').getByRole('link', { name: 'Hire' }).click();
  await page.getByRole('button', { name: 'Next: site and pay' }).click();
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  const second = await sentId(page);
  expect(second).not.toBe(first);
  const { data } = await requestOf(neev.address, customer, second);
  expect(data).toMatchObject({ pin: '411001', items: [{ count: 1, dates: { days: 1 } }] });
  const mine = { path: '/jobRequests?as=mine', as: customer };
  expect((await callAt<{ total: number }>(neev.address, 'GET', mine)).total).toBe(2);
});

test('masons, helpers and a machine are asked together, with a picture, and nothing typed is lost on the way', async ({
  page,
  neev,
}) => {
  await newcomer(page, neev, 'Meera Builder');
  await page.goto('/hire');
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'More: Mason' }).click();
  await page.getByLabel('How many: Helper').fill('5');
  await page.getByRole('button', { name: 'Something else' }).click();
  await page.getByLabel('Machine or tool').check();
  await page.getByLabel('Rammer').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Next: days' }).click();
  await page.getByRole('button', { name: 'One day more' }).click();
  await page.getByRole('button', { name: 'Sunday' }).click();
  await page.getByRole('button', { name: 'Next: site and pay' }).click();

  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Enter a 6-digit PIN code')).toBeVisible();
  await expect(page.getByLabel('PIN code of the site')).toBeFocused();
  await page.getByLabel('PIN code of the site').fill('411001');
  await expect(page.getByText('Pune', { exact: true })).toBeVisible();
  // A new start of the phone.
  await page.reload();
  await expect(page.getByText(/Your unsent request/)).toBeVisible();
  await expect(page.getByLabel('PIN code of the site')).toHaveValue('411001');
  await page.getByText('Add details, photos, address').click();
  await page.locator('input[type=file]').setInputFiles(await photo());
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/jobRequests'));
  await page.getByRole('button', { name: 'Send request' }).click();
  const { data }: { data: Asked } = await (await sent).json();
  expect(data.items.map(({ category, count }) => [category, count])).toEqual([
    ['Construction', 2],
    ['Construction', 5],
    ['Rammer', 1],
  ]);
  expect(data.pictures).toHaveLength(1);
  await sentId(page);
});

test('without a connection the request waits on the phone, and goes out once', async ({ page, neev }) => {
  const customer = await makeMember(neev, 'Kiran Builder');
  await enter(page, neev, customer);
  await page.goto('/hire');
  await page.getByRole('button', { name: 'More: Mason' }).click();
  await page.getByRole('button', { name: 'Next: days' }).click();
  await page.getByRole('button', { name: 'Next: site and pay' }).click();
  await page.getByLabel('PIN code of the site').fill('411001');
  await page.route('**/jobRequests', (route) => route.abort());
  await page.getByRole('button', { name: 'Send request' }).click();
  const waiting = page.getByText(/^Waiting to be sent/);
  await expect(waiting).toBeVisible();
  await page.unroute('**/jobRequests');
  await expect(waiting).toHaveCount(0);
  const mine = { path: '/jobRequests?as=mine', as: customer };
  expect((await callAt<{ total: number }>(neev.address, 'GET', mine)).total).toBe(1);
});

test('what waits outlives a session that ended meanwhile, and goes out once its user is back', async ({
  page,
  neev,
}) => {
  const customer = await makeMember(neev, 'Kiran Waiting');
  await enter(page, neev, customer);
  await page.goto('/hire');
  await page.getByRole('button', { name: 'More: Mason' }).click();
  await page.getByRole('button', { name: 'Next: days' }).click();
  await page.getByRole('button', { name: 'Next: site and pay' }).click();
  await page.getByLabel('PIN code of the site').fill('411001');
  await page.route('**/jobRequests', (route) => route.abort());
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Waiting to be sent/)).toBeVisible();
  // Ended from another device.
  const token = String(await page.evaluate('localStorage.token'));
  await callAt(neev.address, 'POST', { path: '/logout', as: { ...customer, token } });
  await expect.poll(() => page.evaluate('localStorage.token'), { timeout: 20_000 }).toBeUndefined();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/register?step=login&next=%2FmyWork');
  await page.getByRole('radio', { name: 'Mail' }).check({ force: true });
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/myWork/);
  const mine = { path: '/jobRequests?as=mine', as: customer };
  await expect.poll(async () => (await callAt<{ total: number }>(neev.address, 'GET', mine)).total).toBe(1);
  await expect(page.getByText(/^Waiting to be sent/)).toHaveCount(0);
});
