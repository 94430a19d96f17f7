import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { tenderId, tenderInTest } from '../tender-in-test.ts';
import { CompareQuotesPage } from './compare-quotes-page.tsx';
import { comparedInTest } from './compared-in-test.ts';

const { comparison } = comparedInTest();
const locked: Tender['asked'][number] = {
  listing: { kind: 'contractor', _id: 'l4' },
  name: 'Deccan Builders',
  profilePic: null,
  state: 'sealed',
  quote: 'q4',
};
let tender: Tender;
let opening: { status: number; body: unknown };
let asked: URL[];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Aarti', role: 'customer' }));
  localStorage.setItem('token', 't');
  tender = tenderInTest({ opensAt: '2020-01-01T13:30:00.000Z', now: new Date().toISOString() });
  opening = { status: 200, body: { data: { _id: 'q4', status: 'opened' } } };
  asked = answerCalls(({ pathname }, method) => {
    if (method === 'PUT') return opening;
    return pathname.endsWith('/comparison') ? { body: { data: comparison } } : { body: { data: tender } };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wideness = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
const open = () =>
  showPage({
    component: CompareQuotesPage,
    address: `/compareQuotes?id=${tenderId}`,
    messages: ['compare', 'quotes', 'bill'],
  });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('Open prices', () => {
  test('the padded line is told on top, in one sentence', async () => {
    await open();
    const section = await screen.findByRole('region', { name: 'What makes the greatest difference' });
    expect(within(section).getAllByRole('listitem')[0]?.textContent).toBe(
      'Plaster: Patil asks ₹61 more per sq ft than the others, ₹21,886 in all.',
    );
  });

  test('why a price has no equal one is said by its lines', async () => {
    const [first, ...rest] = comparison.lines;
    if (!first) throw new Error('no line');
    const cells = first.cells.map((cell) => (cell.quote === 'Udaan' ? { ...cell, equal: null } : cell));
    comparison.lines = [{ ...first, cells }, ...rest];
    await open();
    expect(await screen.findByText('Price and bill differ about who brings material:')).toBeTruthy();
    comparison.lines = [first, ...rest];
  });

  test('lines without a price are named, and so is money ahead of the work with its stage', async () => {
    await open();
    const card = (await screen.findByRole('heading', { level: 3, name: 'Patil' })).closest('li');
    expect(card?.textContent).toContain('1 line is not priced: Taps');
    expect(card?.textContent).toContain(
      'Up to ₹22,000 (40 %) is paid before the work stands, at the stage Walls.',
    );
  });

  test('the fewest missing are first, and the lowest price at a press alone', async () => {
    await open();
    await screen.findByRole('heading', { level: 3, name: 'Patil' });
    expect(names()).toEqual(['Udaan', 'Shinde', 'Patil']);
    fireEvent.click(screen.getByLabelText('Lowest price first'));
    expect(names()).toEqual(['Shinde', 'Udaan', 'Patil']);
  });

  test('on a desk each quote is a column, and a press unfolds a stage', async () => {
    wideness(true);
    await open();
    const table = await screen.findByRole('table', { name: 'Line by line' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Work', 'Usual here', 'Udaan', 'Shinde', 'Patil']);
    expect(within(table).queryByRole('rowheader', { name: /Taps/ })).toBeNull();
    fireEvent.click(within(table).getByRole('button', { name: /Fittings/ }));
    const row = within(table).getByRole('rowheader', { name: /Taps/ }).closest('tr');
    expect(row?.textContent).toContain('Not priced counted as ₹6,000');
  });

  test('on a phone one quote stands beside the middle of all', async () => {
    wideness(false);
    await open();
    fireEvent.click(await screen.findByLabelText('Patil'));
    const line = screen
      .getAllByText('Plaster')
      .find((one) => one.closest('details'))
      ?.closest('li');
    expect(line?.textContent).toContain('Middle of all ₹37.16');
    expect(line?.textContent).toContain('₹98.16');
    expect(line?.textContent).toContain('High');
  });
});

describe('Locked prices', () => {
  beforeEach(() => {
    tender = { ...tender, asked: [locked] };
  });

  test('who has not opened is named, and the code that they tell opens it', async () => {
    await open();
    expect(await screen.findByText(/Still locked. Deccan Builders can open it/)).toBeDefined();
    fireEvent.change(screen.getByLabelText('Code of Deccan Builders'), {
      target: { value: '\u200eK7QP – २M४X – 9D3A – HWRT\u2069' },
    });
    const before = asked.length;
    tender = { ...tender, asked: [{ ...locked, state: 'opened' }] };
    fireEvent.click(screen.getByRole('button', { name: 'Open with this code' }));
    await waitFor(() => expect(screen.queryByText(/Still locked/)).toBeNull());
    expect(asked.slice(before).map(({ pathname }) => pathname)).toContain('/tenderQuotes/q4/open');
  });

  test('a wrong code is told beside its field', async () => {
    opening = { status: 400, body: { type: '/problems/opening-code-wrong' } };
    await open();
    const field = await screen.findByLabelText('Code of Deccan Builders');
    fireEvent.change(field, { target: { value: 'K7QP 2M4X 9D3A HWRT' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open with this code' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });
});

test('before the hour nothing is compared', async () => {
  tender = tenderInTest({
    opensAt: new Date(Date.now() + 3_600_000).toISOString(),
    now: new Date().toISOString(),
  });
  await open();
  expect(await screen.findByText(/^Prices open /)).toBeDefined();
  expect(asked.map(({ pathname }) => pathname)).not.toContain(`/tenders/${tenderId}/comparison`);
});

test('to others than its customer it is not there', async () => {
  tender = { ...tender, customerId: 'u9' };
  await open();
  expect(await screen.findByRole('heading', { name: 'These prices are not here' })).toBeDefined();
});
