import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PayNote } from '#contract/hiring/terms.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { logInAs } from '../offers/offers-in-test.ts';
import { PayNotes } from './pay-notes.tsx';
import { PriceNotes } from './price-notes.tsx';

const below: PayNote = {
  kind: 'below-minimum',
  perDay: 1710,
  since: '2025-04-01',
  skill: 'semi',
  basis: 'state',
  sentence: 'English of the server',
};
const local: PayNote = {
  kind: 'local',
  perDay: 700,
  low: 600,
  high: 1200,
  sentence: 'English of the server',
};

beforeEach(() => {
  logInAs('asha');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await act(() => setLanguage('en'));
});

const showNotes = (notes: PayNote[]) =>
  showPage({ component: () => <PayNotes notes={notes} />, address: '/hire', messages: ['hiring'] });
const said = async () => (await screen.findAllByRole('listitem')).map((note) => note.textContent);

describe('Beside a price', () => {
  test('the minimum stands with its date, and what is usual with both ends', async () => {
    await showNotes([below, local]);
    expect(await said()).toEqual([
      'Less than the minimum wage here: ₹1,710 a day for semi-skilled work since 1 Apr 2025',
      'Usual near here: ₹600 to ₹1,200 a day',
    ]);
  });

  test('the browser speaks its own language', async () => {
    await showNotes([below, { ...local, kind: 'below-local' }]);
    await said();
    await act(() => setLanguage('hi'));
    expect(await said()).toEqual([
      expect.stringMatching(/^न्यूनतम मज़दूरी से कम: .*1 अप्रैल 2025 से कम से कम ₹1,710/),
      'यहाँ आस-पास के आम दाम से कम: ₹600 से ₹1,200 रोज़',
    ]);
  });

  test('a central wage is for comparison, with its zone', async () => {
    await showNotes([{ ...below, kind: 'minimum', basis: 'central', zone: 'A' }]);
    expect(await said()).toEqual([
      'Central government sites pay at least ₹1,710 a day for semi-skilled work since 1 Apr 2025 (zone A)',
    ]);
  });

  test('the state, the zone, what other zones have and the source stand with the minimum', async () => {
    const zones = [
      { zone: 'I', perDay: 849 },
      { zone: 'III', perDay: 1710 },
    ];
    const source = 'https://www.example.in/wages';
    await showNotes([{ ...below, kind: 'minimum', state: 'Maharashtra', zone: 'III', zones, source }]);
    expect(await said()).toEqual([
      'Minimum wage here for semi-skilled work: ₹1,710 a day since 1 Apr 2025 (Maharashtra, zone III; zone I ₹849)Source: example.in',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe(source);
  });

  test('what is usual is said of the skill that it is known of', async () => {
    await showNotes([{ ...local, skill: 'skilled' }]);
    expect(await said()).toEqual(['Usual near here for skilled work: ₹600 to ₹1,200 a day']);
  });

  test('nothing stands where nothing is known', async () => {
    await showNotes([]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

function Form() {
  const [price, setPrice] = useState('');
  const [pin, setPin] = useState('1100');
  return (
    <>
      <input aria-label="PIN" value={pin} onChange={(event) => setPin(event.target.value)} />
      <input aria-label="Price" value={price} onChange={(event) => setPrice(event.target.value)} />
      <PriceNotes pin={pin} of="worker" category="Tiles" price={price} />
    </>
  );
}

describe('While a price is typed', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('Neev is asked once the place is known and the fingers rest', async () => {
    const asked = answerCalls((url) => ({
      body: { data: url.searchParams.get('price') === '600' ? [below] : [local] },
    }));
    await showPage({ component: Form, address: '/hire', messages: ['hiring'] });
    await screen.findByLabelText('PIN');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(asked).toEqual([]);
    type('PIN', '110 001');
    await screen.findByText(/Usual near here/);
    expect(asked.map(({ search }) => search)).toEqual(['?pin=110001&of=worker&category=Tiles&per=day']);
    for (const price of ['6', '60', '600']) type('Price', price);
    await screen.findByText(/Less than the minimum wage/);
    expect(asked).toHaveLength(2);
  });

  test('a guest asks nothing: wages are told to members alone', async () => {
    localStorage.clear();
    const asked = answerCalls(() => ({ body: { data: [local] } }));
    await showPage({ component: Form, address: '/hire', messages: ['hiring'] });
    type('PIN', '110 001');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(asked).toEqual([]);
  });

  test('a price that is none is not asked about, and a failure says nothing', async () => {
    const asked = answerCalls(() => ({ status: 500, body: {} }));
    await showPage({ component: Form, address: '/hire', messages: ['hiring'] });
    await screen.findByLabelText('PIN');
    type('PIN', '110001');
    type('Price', 'many');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.searchParams.has('price')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
