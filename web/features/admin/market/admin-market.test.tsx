import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Market } from '#contract/hiring/market.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { AdminMarketPage } from './admin-market-page.tsx';

const weeks = ['2026-11-16', '2026-11-23'];
const line = (asked: number | null, filled: number | null, missing: number | null) => ({
  asked,
  filled,
  missing,
});
const market: Market = {
  weeks,
  places: [{ place: 'Pune', ...line(20, 6, 14) }],
  all: line(20, 6, 14),
  byWeek: [
    { ...line(null, null, null), answerHours: null },
    { ...line(20, 6, 14), answerHours: 3.42 },
  ],
  trades: [
    {
      of: 'worker',
      category: 'Plumbing',
      trade: 'plumber',
      ...line(20, 6, 14),
      byWeek: [line(null, null, null), line(20, 6, 14)],
      wage: { low: 700, middle: 800, high: 900, minimum: 710 },
    },
    { of: 'product', category: 'Mixer', trade: null, ...line(null, null, null), byWeek: [], wage: null },
  ],
  answered: { in1: 0.25, in6: 0.5, in24: 0.75 },
  answerHours: 3.42,
  unfilled: [{ why: 'no-answer', count: 9 }],
  back: { customers: null, providers: 0.4 },
  cancelled: [{ by: 'provider', why: 'ill', count: null }],
  owed: { books: 11, rupees: 38460, of: 40 },
  queues: { listings: [9, 14, 11, 3], reports: [0, 0, 0, 0], noShows: [0, 0, 0, 0], lifted: null },
};
const Page = () => (
  <QueryClientProvider client={queryClient}>
    <AdminMarketPage />
  </QueryClientProvider>
);
let asked: URL[] = [];
const open = async (data: Market) => {
  asked = answerCalls((url) => (url.pathname === '/admin/market' ? { body: { data } } : undefined));
  await showPage({ component: Page, address: '/adminMarket', messages: ['admin', 'market', 'categories'] });
};
beforeEach(() => {
  queryClient.clear();
  localStorage.setItem('neev:language', 'en');
});
afterEach(cleanup);

test('The market page says in words what its charts show, and what is too little to be told', async () => {
  await open(market);
  await screen.findByText('The last eight weeks: 20 requests, 6 filled, 14 not. 0 are still open.');
  expect(screen.getAllByText('30 %').length).toBeGreaterThan(0);
  expect(screen.getAllByText('3.4 hours').length).toBeGreaterThan(0);
  expect(screen.getByText('11 bookings')).toBeTruthy();
  expect(screen.getByText('₹38,460 in all, of 40 bookings that ended')).toBeTruthy();
  expect(screen.getByText('Back within 30 days: under 5 of customers, 40 % of workers')).toBeTruthy();
  expect(screen.getByText('3 wait over 3 days')).toBeTruthy();
  expect(screen.getByText('14 of 20 requests did not get everybody.')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Asked and filled, by work', hidden: true }));
  expect(table.getByText('Mixer, machine or tool')).toBeTruthy();
  expect(table.getAllByText('under 5')).toHaveLength(3);
});

test('A district that is chosen is asked for, and the figures before it stay until then', async () => {
  await open(market);
  fireEvent.click(await screen.findByRole('radio', { name: 'Pune' }));
  expect(screen.getByText('11 bookings')).toBeTruthy();
  await screen.findByText('The last eight weeks: 20 requests, 6 filled, 14 not. 0 are still open.');
  expect(asked.map(({ pathname, search }) => pathname + search)).toContain('/admin/market?place=Pune');
});

test('A market in which nobody has asked says so, and still shows what waits', async () => {
  await open({ ...market, all: line(0, 0, 0), places: [], trades: [] });
  await screen.findByText('Nobody has asked for work yet');
  expect(screen.getByText('3 wait over 3 days')).toBeTruthy();
});
