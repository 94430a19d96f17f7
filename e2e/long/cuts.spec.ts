import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { expect, type Neev, test } from '../support/fixtures.ts';
import { fillIn, forms, type } from '../support/forms.ts';
import { isNeev, keepsPages, type Line, randomLine } from '../support/line.ts';
import { aMason } from '../support/masons.ts';
import { callAt, type Member, makeMember, openBetween, readAll } from '../support/members.ts';
import { enter } from '../support/people.ts';

// Each journey makes its own people, so both workers share them.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

type Cuts = Parameters<typeof randomLine>[0];
const cutsOf = (context: Cuts): Line =>
  randomLine(context, (seed) => {
    test.info().annotations.push({ type: 'seed', description: String(seed) });
    process.stdout.write(`cuts: CUTS_SEED=${seed}\n`);
  });

interface Listing {
  kind: 'worker';
  _id: string;
}

async function listingOf(neev: Neev, mason: Member): Promise<Listing> {
  interface Me {
    data: { records: { record: { _id: string } }[] };
  }
  const { data } = await callAt<Me>(neev.address, 'GET', { path: '/me', as: mason });
  return { kind: 'worker', _id: data.records[0]?.record._id ?? '' };
}

/** One mason for a day at 900 rupees. @returns the request and its item */
async function askFor(
  neev: Neev,
  customer: Member,
  asked: { to: Listing; choose: 'first' | 'me'; from: string },
) {
  const { to, choose, from } = asked;
  const item = { of: 'worker', category: 'Construction', count: 1, dates: { from, days: 1 }, price: 900 };
  const body = { clientId: randomUUID(), pin: '411038', choose, to: [to], items: [item] };
  const { data } = await callAt<{ data: { _id: string; items: { _id: string }[] } }>(neev.address, 'POST', {
    path: '/jobRequests',
    as: customer,
    body,
  });
  return { id: data._id, itemId: data.items[0]?._id ?? '' };
}

const inDays = (days: number) => siteDate(new Date(Date.now() + days * 86_400_000));
const totalOf = async (neev: Neev, as: Member, path: string) =>
  (await callAt<{ data: unknown[] }>(neev.address, 'GET', { path, as })).data.length;

async function daysSaid(neev: Neev, as: Member, bookingId: string): Promise<number> {
  const book = { path: `/hajri/${bookingId}`, as };
  const { data } = await callAt<{ data: { kind: string }[] }>(neev.address, 'GET', book);
  return data.filter(({ kind }) => kind === 'day').length;
}

test('A customer asks for masons while the line comes and goes: nothing typed is lost, one request arrives', async ({
  page,
  context,
  neev,
}) => {
  const customer = await makeMember(neev, 'Asha Cut');
  await enter(page, neev, customer);
  await seeOnce(page, ['/myWork?tab=asked', '/hire?step=3', '/hire?step=2', '/hire']);
  const line = cutsOf(context);
  const tap = async (name: string) => {
    await line.chance();
    await page.getByRole('button', { name, exact: true }).click();
    await isNeev(page, neev.address);
  };

  await tap('More: Mason');
  await tap('More: Mason');
  await line.chance();
  await page.reload();
  await isNeev(page, neev.address);
  await expect(page.getByLabel('How many: Mason')).toHaveValue('2');
  await tap('Next: days');
  await tap('One day more');
  await tap('Next: site and pay');
  await line.chance();
  await page.getByLabel('PIN code of the site').fill('411038');
  await tap('Send request');

  await expect(page).toHaveURL(/\/myWork\?tab=asked$|\/jobRequest\?id=/);
  await line.mend();
  await expect(page.getByText(/waits to be sent/)).toHaveCount(0, { timeout: 30_000 });
  await page.goto('/myWork?tab=asked');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  expect(await totalOf(neev, customer, '/jobRequests?as=mine')).toBe(1);
});

test('A mason answers a request and marks a day while the line comes and goes: each arrives once', async ({
  page,
  context,
  neev,
}) => {
  const customer = await makeMember(neev, 'Meera Cut');
  const mason = await aMason(neev, 'Ramesh Cut');
  const to = await listingOf(neev, mason);
  const today = await askFor(neev, customer, { to, choose: 'first', from: inDays(0) });
  const offer = { clientId: randomUUID(), itemId: today.itemId, listing: to, count: 1, price: 900 };
  const { booking } = await callAt<{ booking: { _id: string } }>(neev.address, 'POST', {
    path: '/jobOffers',
    as: mason,
    body: offer,
  });
  const next = await askFor(neev, customer, { to, choose: 'me', from: inDays(5) });
  await enter(page, neev, mason);
  const book = `/hajriBook?id=${booking._id}`;
  const tabs = ['/', '/myWork?tab=booked', '/calendar'];
  for (const address of [...tabs, book, '/myWork?tab=forMe']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await keepsPages(page);
  const line = cutsOf(context);

  for (const address of tabs) {
    await line.chance();
    await page.goto(address);
    await isNeev(page, neev.address);
  }
  await page.goto('/myWork?tab=forMe');
  await line.chance();
  await page.getByRole('button', { name: 'Agree' }).click();
  await line.chance();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: 30_000 });
  await line.chance();
  // The list may stand there as it was before the answer went, and say so.
  await page.reload();
  await isNeev(page, neev.address);

  await line.chance();
  await page.goto(book);
  await line.chance();
  await page.getByRole('button', { name: 'nothing written' }).first().click();
  await line.chance();
  await page.reload();
  await isNeev(page, neev.address);

  await line.mend();
  await page.goto('/myWork?tab=forMe');
  await expect(page.getByText('You answered. Now the customer decides.')).toBeVisible({
    timeout: 30_000,
  });
  await expect.poll(() => daysSaid(neev, customer, booking._id), { timeout: 30_000 }).toBe(1);
  expect(await totalOf(neev, customer, `/jobRequests/${next.id}/offers`)).toBe(1);
});

test('Messages that are written while the line comes and goes arrive in order, each once', async ({
  page,
  context,
  neev,
}) => {
  const asha = await makeMember(neev, 'Asha Chat Cut');
  const ravi = await makeMember(neev, 'Ravi Chat Cut');
  const conversation = await openBetween(neev.address, asha, ravi);
  await enter(page, neev, asha);
  await page.goto(`/chatDialog?c=${conversation}`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  const line = cutsOf(context);
  const texts = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `${word} of six`);
  for (const text of texts) {
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    await line.chance();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(text).last()).toBeVisible();
    await isNeev(page, neev.address);
  }
  await line.mend();
  const arrived = async () => (await readAll(neev.address, ravi, conversation)).map(({ text }) => text);
  await expect.poll(arrived, { timeout: 30_000 }).toEqual(texts);
});

/** Seen once, on a good line, so that they open without one. */
async function seeOnce(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await keepsPages(page);
}
const nothingWaits = (page: Page) =>
  expect(page.getByText(/waits? to be sent/)).toHaveCount(0, { timeout: 30_000 });

test('Lists and tabs open while the line comes and goes, by their address and by the bar', async ({
  page,
  context,
  neev,
}) => {
  await enter(page, neev, await makeMember(neev, 'Lata Browse'));
  const pages = ['/groupOfWorkers', '/myWork?tab=asked', '/chatDialog', '/'];
  await seeOnce(page, ['/workersPage', ...pages]);
  const line = cutsOf(context);
  for (const address of pages) {
    await line.chance();
    await page.goto(address);
    await isNeev(page, neev.address);
    await line.chance();
    await page.getByRole('navigation').last().getByRole('link').first().click();
    await isNeev(page, neev.address);
    await page.goBack();
    await isNeev(page, neev.address);
  }
  await line.mend();
  await page.goto('/workersPage');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('A worker registers while the line comes and goes: what was typed stays, one record arrives', async ({
  page,
  context,
  neev,
}) => {
  const member = await makeMember(neev, 'Ramesh Cut Form');
  await enter(page, neev, member);
  await seeOnce(page, [forms.worker.path]);
  const line = cutsOf(context);
  const typed = { 'Age (only 18+)': '34', 'Phone number': '98260 41177' };
  for (const [label, value] of Object.entries(typed)) {
    await line.chance();
    await type(page, { [label]: value });
    await line.chance();
    await page.reload();
    await isNeev(page, neev.address);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await line.mend();
  await page.reload();
  await fillIn(page, forms.worker);
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'You are offline' })).toBeDisabled();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
  await expect(page.getByText('Form Submitted Successfully!!')).toBeVisible();
  expect((await listingOf(neev, member))._id).not.toBe('');
});

test('A house is filled in and drawn while the line comes and goes: a reload loses nothing', async ({
  page,
  context,
  neev,
}) => {
  await seeOnce(page, ['/ThreedmapHouse?land=20x30&rooms=2BHK', '/mapForm']);
  const line = cutsOf(context);
  const comesBack = async () => {
    await line.chance();
    await page.reload();
    await isNeev(page, neev.address);
  };
  await page.getByLabel('Land size').fill('30x50');
  await comesBack();
  await page.getByLabel('3BHK').check();
  await comesBack();
  await expect(page.getByLabel('Land size')).toHaveValue('30x50');
  await expect(page.getByLabel('3BHK')).toBeChecked();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/ThreedmapHouse\?land=30x50&rooms=3BHK$/);
  await comesBack();
  await expect(page.getByText('1,500 sq ft')).toBeVisible();
  await line.mend();
});

/** In a month's look; those of the month before are past, and disabled. */
const dayThat = (date: string, state: string) => new RegExp(`^\\S+ ${Number(date.slice(8))} .*${state}`);

const saysOfDays = [
  ['Block these days', 'free'],
  ['Free again', 'blocked'],
] as const;

test('A mason says whether he is free, and blocks a day, while the line comes and goes: the last word stands, one block arrives', async ({
  page,
  context,
  neev,
}) => {
  const mason = await aMason(neev, 'Suresh Cut');
  const { _id } = await listingOf(neev, mason);
  await enter(page, neev, mason);
  await seeOnce(page, ['/calendar', '/']);
  const line = cutsOf(context);
  interface Worker {
    data: { status: boolean };
  }
  const isFree = async () =>
    (await callAt<Worker>(neev.address, 'GET', { path: `/getWorker/${_id}`, as: mason })).data.status;
  for (const word of ['Yes', 'Not today', 'Yes', 'Not today', 'Yes']) {
    await line.chance();
    const answer = page.getByRole('main').getByRole('button', { name: word, exact: true });
    await answer.click();
    await expect(answer).toHaveAttribute('aria-pressed', 'true');
    await isNeev(page, neev.address);
  }
  await page.goto('/calendar');
  await isNeev(page, neev.address);
  const tomorrow = addDays(inDays(0), 1);
  if (tomorrow.endsWith('-01')) await page.getByRole('button', { name: 'Later month' }).click();
  await page
    .getByRole('button', { name: dayThat(tomorrow, 'free'), disabled: false })
    .first()
    .click();
  await line.chance();
  await page.getByRole('button', { name: 'Block these days' }).click();
  await expect(page.getByRole('button', { name: 'Block these days' })).toHaveCount(0);
  await line.chance();
  await page.reload();
  await isNeev(page, neev.address);

  await line.mend();
  await nothingWaits(page);
  await expect.poll(isFree, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => totalOf(neev, mason, '/blocks'), { timeout: 30_000 }).toBe(1);
});

test('A mason blocks a day, gives it free again and unfollows a customer while the line comes and goes: the last word stands', async ({
  page,
  context,
  neev,
}) => {
  const [mason, other] = [await aMason(neev, 'Dinesh Cut'), await aMason(neev, 'Mohan Cut')];
  await callAt(neev.address, 'POST', { path: `/follow/${other.userId}`, as: mason });
  await enter(page, neev, mason);
  await seeOnce(page, ['/userDashbord', '/calendar']);
  const line = cutsOf(context);
  const tomorrow = addDays(inDays(0), 1);
  const press = async (name: string) => {
    await line.chance();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: /^(Clear the choice|Unfollow .*)$/ })).toHaveCount(0);
    await line.chance();
    await page.reload();
    await isNeev(page, neev.address);
  };
  for (const [name, state] of [...saysOfDays, ...saysOfDays]) {
    if (tomorrow.endsWith('-01')) await page.getByRole('button', { name: 'Later month' }).click();
    const day = page.getByRole('button', { name: dayThat(tomorrow, state), disabled: false }).first();
    await expect(async () => {
      // What arrived and was not read again is seen once there is a line. A slow press counts; another takes it back.
      if (!(await day.isVisible())) await context.setOffline(false);
      if ((await day.getAttribute('aria-pressed', { timeout: 1000 })) !== 'true')
        await day.click({ timeout: 1000 });
    }).toPass();
    await press(name);
  }
  await page.goto('/userDashbord');
  await press('Unfollow Mohan Cut');

  await line.mend();
  await nothingWaits(page);
  for (const path of ['/blocks', '/following'])
    await expect.poll(() => totalOf(neev, mason, path), { timeout: 30_000 }).toBe(0);
});

test('A guest writes to Neev while the line comes and goes: one message arrives, from whichever page', async ({
  page,
  context,
  neev,
}) => {
  await seeOnce(page, ['/about', '/contact']);
  const line = cutsOf(context);
  const fields = {
    'E-mail': 'guest@neev.test',
    Username: `Guest ${randomUUID()}`,
    Message: 'Is Indore near?',
  };
  for (const [label, value] of Object.entries(fields)) {
    await line.chance();
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.reload();
  await isNeev(page, neev.address);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(fields.Message);
  await page.waitForLoadState('networkidle');
  await line.chance();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('', { timeout: 30_000 });
  await line.chance();
  await page.goto('/about');
  await line.mend();
  await nothingWaits(page);
  const { email, password } = neev.accounts.admin ?? {};
  const body = { email, password, admin: true };
  const { auth } = await callAt<{ auth: string }>(neev.address, 'POST', { path: '/login', body });
  const admin = { token: auth } as Member;
  const messages = async () =>
    (
      await callAt<{ data: { username: string }[] }>(neev.address, 'GET', {
        path: '/admin/contactMessages?limit=50',
        as: admin,
      })
    ).data.filter(({ username }) => username === fields.Username).length;
  await expect.poll(messages, { timeout: 30_000 }).toBe(1);
});
