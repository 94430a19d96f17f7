import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { answerSent, logInAs, someTerms } from '../rentals-in-test.ts';
import { QuoteBox } from './quote-box.tsx';
import { firstWish, quoteBody } from './wish.ts';

const fetchBefore = globalThis.fetch;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-01T20:00:00+05:30') });
  logInAs('u1');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  globalThis.fetch = fetchBefore;
});

const quote = {
  lines: [
    { key: 'days', amount: 2000, how: '2 × ₹1,000' },
    { key: 'transport', amount: 500, how: '≈ ₹500' },
  ],
  total: 2500,
  deposit: 5000,
};

async function show(
  terms = someTerms(),
  answer: { status?: number; body: unknown } = { body: { data: quote } },
) {
  const sent = answerSent(({ path }) => (path === '/rentQuote' ? answer : { body: { data: terms } }));
  const component = () => <QuoteBox productId="p1" own={false} />;
  await showPage({ component, address: '/productDashboard', messages: ['rentals'] });
  await screen.findByRole('heading', { name: 'What it costs, all in' });
  return () => sent.filter(({ path }) => path === '/rentQuote').map(({ body }) => body);
}

describe('The box on a product’s page', () => {
  test('says what the days cost, line by line, the deposit apart', async () => {
    const asked = await show();
    await screen.findByRole('rowheader', { name: 'Total' });
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Days 2 × ₹1,000₹2,000',
      'Transport, there and back ≈ ₹500₹500',
      'Total₹2,500',
      'Deposit given back after the return₹5,000',
    ]);
    const dates = { from: '2026-12-02', days: 1 };
    expect(asked()).toEqual([{ productId: 'p1', dates, count: 1, operator: true }]);
  });

  test('asks anew for other days and another place, once the fingers rest', async () => {
    const asked = await show();
    for (let presses = 0; presses < 3; presses += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Days: one more' }));
    fireEvent.change(screen.getByLabelText('PIN code of the site'), { target: { value: '411 001' } });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ dates: { days: 4 }, pin: '411001' }));
    expect(asked().length).toBeLessThanOrEqual(2);
    expect(screen.queryByLabelText('How many')).toBeNull();
  });

  test('offers hours, numbers and an operator where the terms have them', async () => {
    const asked = await show(someTerms({ perHour: 200, stock: 3, operator: 'extra', operatorPerDay: 800 }));
    fireEvent.click(screen.getByLabelText('By the hour'));
    fireEvent.click(screen.getByRole('button', { name: 'How many: one more' }));
    fireEvent.click(screen.getByLabelText('With an operator'));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({
        productId: 'p1',
        dates: { start: '2026-12-02T03:30:00.000Z', hours: 4 },
        count: 2,
        operator: false,
      }),
    );
    const more = screen.getByRole('button', { name: 'How many: one more' });
    fireEvent.click(more);
    fireEvent.click(more);
    expect(screen.getByLabelText('How many')).toHaveProperty('value', '3');
  });

  test('says why there is no answer', async () => {
    await show(someTerms(), { status: 400, body: { type: '/problems/dates-invalid' } });
    await screen.findByText(/Choose working days from today on/);
  });
});

test('A wish without a day or an hour is not asked about', () => {
  expect(quoteBody('p1', { ...firstWish(), from: '' })).toBeUndefined();
  expect(quoteBody('p1', { ...firstWish(), by: 'hour', startTime: '' })).toBeUndefined();
  expect(quoteBody('p1', { ...firstWish(), pin: '4110' })).not.toHaveProperty('pin');
});
