import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { answerSent, logInAs, someTerms } from '../rentals-in-test.ts';
import { RentTermsForm } from './terms-form.tsx';
import { termsBody, valuesOf } from './terms-values.ts';

const fetchBefore = globalThis.fetch;
const said: unknown[] = [];
beforeEach(() => {
  said.length = 0;
  logInAs('u2');
  vi.spyOn(toast, 'success').mockImplementation((text) => void said.push(text));
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetchBefore;
});

async function show(answer: { status?: number; body: unknown } = { body: { data: someTerms() } }) {
  const sent = answerSent(({ method }) => (method === 'PUT' ? answer : { body: { data: someTerms() } }));
  const component = () => <RentTermsForm productId="p1" />;
  await showPage({ component, address: '/productRegister', messages: ['rentals'] });
  await screen.findByRole('heading', { name: 'Rent terms' });
  return () => sent.filter(({ method }) => method === 'PUT');
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save terms' }));

describe('The owner’s terms', () => {
  test('are sent as figures; what is empty is not asked for', async () => {
    const sent = await show();
    type('How many you have', '3');
    type('Price an hour (₹)', '1,200');
    fireEvent.click(screen.getByLabelText('Costs extra'));
    type('Operator a day (₹)', '800');
    fireEvent.click(screen.getByLabelText('You'));
    type('Diesel an hour (₹)', '120');
    save();
    await waitFor(() => expect(said).toEqual(['Rent terms saved']));
    expect(sent()).toEqual([
      {
        method: 'PUT',
        path: '/rentTerms/p1',
        body: {
          stock: 3,
          perDay: 1000,
          perHour: 1200,
          dayHours: 8,
          graceMinutes: 60,
          bufferMinutes: 0,
          operator: 'extra',
          operatorPerDay: 800,
          diesel: 'owner',
          dieselPerHour: 120,
          downtimeStops: true,
        },
      },
    ]);
  });

  test('that are wrong are named where they stand, and nothing typed is lost', async () => {
    const errors = [{ path: 'stock', type: '/problems/count-invalid' }];
    await show({ status: 400, body: { type: '/problems/count-invalid', errors } });
    type('How many you have', 'many');
    save();
    await waitFor(() =>
      expect(screen.getByLabelText('How many you have').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByLabelText('How many you have')).toHaveProperty('value', 'many');
  });

  test('that take away booked machines are refused with the reason', async () => {
    await show({ status: 409, body: { type: '/problems/units-booked' } });
    save();
    await screen.findByText('Some of these are booked. Move those bookings first');
    expect(said).toEqual([]);
  });
});

test('What the form shows is what it sends', () => {
  const terms = someTerms({ perWeek: 5000, gstPercent: 18, downtimeStops: false });
  const { productId: _, said: __, ...body } = terms;
  expect(termsBody(valuesOf(terms))).toEqual(body);
});
