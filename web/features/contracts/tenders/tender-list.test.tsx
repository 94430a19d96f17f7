// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { TenderList } from './tender-list.tsx';
import { aTender, logInAs } from './tenders-in-test.ts';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));

const { wishes: _, bill: _bill, ...tender } = aTender();
const short = { ...tender, lines: 9, asked: 2, sealed: 1, opened: 0, own: 'seen' };
let data: object[];
let isLost: boolean;

beforeEach(() => {
  data = [short];
  isLost = false;
  logInAs('asha');
  answerCalls(({ pathname }) =>
    pathname === '/tenders' && !isLost ? { body: { data, nextCursor: null, total: data.length } } : undefined,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (as: 'mine' | 'forMe') =>
  showPage({ component: () => <TenderList as={as} />, address: '/myWork', messages: ['tenders', 'bill'] });

test('the customer reads how many prices are locked in, and until when', async () => {
  await show('mine');
  expect((await screen.findByRole('link', { name: 'Bathroom' })).getAttribute('href')).toBe('/tender?id=t1');
  expect(screen.getByText('1 of 2 prices locked in')).toBeTruthy();
  expect(screen.getByText(/^Prices open Fri, 4 Dec, 19:00/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New bill of work' }).getAttribute('href')).toBe('/bill');
});

test('who is asked reads who asks, and where their own answer stands', async () => {
  await show('forMe');
  expect(await screen.findByText('From Asha Joshi, Pune')).toBeTruthy();
  expect(screen.getByText('Not priced yet')).toBeTruthy();
});

test.each(['mine', 'forMe'] as const)(
  'a list that did not load says so and is asked for again (%s)',
  async (as) => {
    isLost = true;
    await show(as);
    expect(await screen.findByText('The bills did not load')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Have a price for a repair' })).toBeNull();
    isLost = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bathroom' })).toBeTruthy();
  },
);

test('without any there is only the way to a first one', async () => {
  data = [];
  await show('mine');
  expect(await screen.findByRole('link', { name: 'Have a price for a repair' })).toBeTruthy();
  cleanup();
  await show('forMe');
  expect(screen.queryByRole('heading')).toBeNull();
});
