// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { inDays } from '../../bookings/booking-in-test.ts';
import { CustomerHome } from './customer-home.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const request = (people: number) => ({
  _id: 'r1',
  status: 'open',
  choose: 'me',
  to: Array.from({ length: people }, (_, at) => ({ kind: 'worker', _id: `w${at}`, name: `Mason ${at}` })),
  place: 'Pune',
  items: [
    {
      _id: 'i1',
      of: 'worker',
      category: 'Construction',
      count: 1,
      filled: 0,
      dates: { from: inDays(3), days: 3 },
      price: 800,
      per: 'day',
      payNotes: [],
    },
  ],
  offersWaiting: 0,
});

async function show(people: number) {
  localStorage.setItem('token', 't');
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Asha', email: 'a@example.in' }));
  answerCalls((url) => ({
    body: { data: url.pathname === '/jobRequests' ? [request(people)] : [], nextCursor: null, total: 1 },
  }));
  await showPage({
    component: CustomerHome,
    address: '/userDashbord',
    messages: ['work', 'hiring', 'categories'],
  });
  return within(await screen.findByRole('region', { name: 'People you asked' }));
}

test('Of many people who were asked six are shown, and the way to all of them', async () => {
  const section = await show(9);
  expect(section.getAllByRole('listitem')).toHaveLength(6);
  expect(section.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/myWork?tab=asked');
});

test('Six people who were asked are all', async () => {
  const section = await show(6);
  expect(section.getAllByRole('listitem')).toHaveLength(6);
  expect(section.queryByRole('link', { name: 'See all' })).toBeNull();
});
