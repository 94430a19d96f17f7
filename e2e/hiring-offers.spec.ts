import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, newcomer } from './support/people.ts';

test.describe.configure({ timeout: 180_000 });

const inDays = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const stored = <T>(page: Page, name: string) => page.evaluate<T>(`localStorage.getItem('${name}')`);
const userIdOf = async (page: Page): Promise<string> => JSON.parse(await stored<string>(page, 'user'))._id;

interface Called {
  data: { _id: string; role: string };
}

/** A call in the name of who is logged in on this page. */
async function ask(page: Page, path: string, data?: object): Promise<Called> {
  const headers = { token: await stored<string>(page, 'token') };
  const answer = await (data
    ? page.request.post(path, { headers, data })
    : page.request.get(path, { headers }));
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const card = (page: Page, name: string) =>
  page.getByRole('log').getByRole('article', { name, exact: true }).last();

test('a request becomes an offer in the chat, a counter and a booking, on both screens without a reload', async ({
  page: customer,
  browser,
  neev,
}) => {
  const mason = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(mason, neev, 'worker');
  await newcomer(customer, neev, 'Meera Bargains');
  const { data: listing } = await ask(mason, `/getWorker/${await userIdOf(mason)}`);
  const { data: request } = await ask(customer, '/jobRequests', {
    clientId: randomUUID(),
    pin: '411001',
    address: '12 Hill Road',
    description: 'A wall of bricks',
    choose: 'me',
    to: [{ kind: 'worker', _id: listing._id }],
    items: [
      {
        of: 'worker',
        category: listing.role,
        count: 1,
        dates: { from: inDays(20), days: 3 },
        price: 800,
        per: 'day',
      },
    ],
  });

  await customer.goto(`/jobRequest?id=${request._id}`);
  await expect(customer.getByText('No offer yet')).toBeVisible();
  await mason.goto(`/jobRequest?id=${request._id}`);
  await expect(
    mason.getByText('You get the address and the phone once the customer books you.'),
  ).toBeVisible();
  await expect(mason.getByText('12 Hill Road')).toHaveCount(0);

  await mason.getByRole('button', { name: 'Ask for another price' }).click();
  await mason.getByLabel(/^Price for one/).fill('900');
  await mason.goBack();
  await expect(mason.getByRole('dialog')).toHaveCount(0);
  await mason.getByRole('button', { name: 'Ask for another price' }).click();
  await expect(mason.getByLabel(/^Price for one/)).toHaveValue('900');
  await mason.getByRole('button', { name: 'Send the offer' }).click();
  await expect(mason.getByText(/^Waits for an answer until/)).toBeVisible();

  // The customer's page has it by itself, and the chat its card.
  await expect(customer.getByText('₹2,700')).toBeVisible();
  const found = await new AxeBuilder({ page: customer }).analyze();
  expect(found.violations).toEqual([]);
  await customer.getByRole('link', { name: /^Message: / }).click();
  const offered = customer.getByRole('log').getByRole('article').last();
  await expect(offered.getByText('₹900 a day', { exact: true })).toBeVisible();
  await mason.goto('/chatDialog');
  const talk = mason.getByRole('link', { name: /Meera Bargains/ });
  await expect(talk).toContainText('You: Offer');
  await talk.click();
  await expect(card(mason, 'Your offer').getByRole('button', { name: 'Take back' })).toBeVisible();

  await offered.getByRole('button', { name: 'Counter' }).click();
  await customer.getByLabel(/^Price for one/).fill('850');
  await customer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(card(customer, 'Your offer').getByText('₹850 a day')).toBeVisible();
  const countered = card(mason, 'Offer of Meera');
  await expect(countered.getByText('₹850 a day')).toBeVisible();
  await expect(card(mason, 'Your offer').getByText('Answered with new terms')).toBeVisible();

  await countered.getByRole('button', { name: 'Accept' }).click();
  await expect(countered.getByRole('link', { name: 'Open the booking' })).toBeVisible();
  await expect(card(customer, 'Your offer').getByRole('link', { name: 'Open the booking' })).toBeVisible();
  await mason.goto(`/jobRequest?id=${request._id}`);
  await expect(mason.getByText('1 of 1')).toBeVisible();
  await expect(mason.getByText(/12 Hill Road/)).toBeVisible();
});

test('where the first is taken, agreeing to the terms books at once; who says no is seen to', async ({
  page: customer,
  browser,
  neev,
}) => {
  const mason = await (await browser.newContext({ baseURL: neev.address })).newPage();
  await enter(mason, neev, 'worker');
  await newcomer(customer, neev, 'Asha Customer');
  const { data: listing } = await ask(mason, `/getWorker/${await userIdOf(mason)}`);
  const requestFor = async (choose: string, from: number) =>
    (
      await ask(customer, '/jobRequests', {
        clientId: randomUUID(),
        pin: '411001',
        choose,
        to: [{ kind: 'worker', _id: listing._id }],
        items: [
          {
            of: 'worker',
            category: listing.role,
            count: 1,
            dates: { from: inDays(from), days: 2 },
            price: 750,
            per: 'day',
          },
        ],
      })
    ).data._id;

  const first = await requestFor('first', 40);
  await customer.goto(`/jobRequest?id=${first}`);
  await mason.goto(`/jobRequest?id=${first}`);
  await mason.getByRole('button', { name: 'Take this work' }).click();
  await expect(mason.getByRole('link', { name: 'Open the booking' })).toBeVisible();
  await expect(customer.getByText('1 of 1')).toBeVisible();

  const other = await requestFor('me', 50);
  await customer.goto(`/jobRequest?id=${other}`);
  await expect(customer.getByText('not seen yet')).toBeVisible();
  await mason.goto(`/jobRequest?id=${other}`);
  await mason.getByRole('button', { name: 'Not for me' }).click();
  await expect(customer.getByText('said no')).toBeVisible();

  await customer.getByRole('button', { name: 'Close the request' }).click();
  await customer.getByRole('button', { name: 'Close it' }).click();
  await expect(customer.getByText('This request is closed. Your bookings stay.')).toBeVisible();
});
