import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Statement } from '#contract/hiring/statement.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { monthOf, monthsBefore, StatementPage } from './statement-page.tsx';

const aStatement = (changes: Partial<Statement> = {}): Statement => ({
  data: [
    {
      _id: 'asha',
      name: 'Asha Test',
      pin: '452001',
      agreedDays: 12.5,
      oneSidedDays: 2,
      wages: 8750,
      paid: 5000,
      phone: '9876500000',
      saysPaid: 6000,
      owed: 3750,
      dates: [
        { date: '2026-11-02', mark: 'full', overtimeHours: 2, signed: true },
        { date: '2026-11-03', mark: 'half', overtimeHours: 0, signed: false },
      ],
      oneSided: [{ date: '2026-11-05', mark: 'full' }],
      takenBack: ['2026-11-06'],
      books: [{ bookingId: 'b', head: 'ab'.repeat(32) }],
    },
    {
      _id: 'gone',
      name: null,
      pin: '411001',
      agreedDays: 1,
      oneSidedDays: 0,
      wages: 700,
      paid: 700,
      ...{ phone: null, saysPaid: 0, owed: 0, dates: [], oneSided: [], takenBack: [] },
      books: [],
    },
  ],
  from: '2025-11-23',
  to: '2026-11-22',
  name: 'Ravi Test',
  total: { agreedDays: 13.5, oneSidedDays: 2, wages: 9450, paid: 5700, owed: 3750 },
  seal: null,
  daysInYear: 34,
  ...changes,
});
const open = async (statement: Statement) => {
  const asked = answerCalls(() => ({ body: statement }));
  await showPage({ component: StatementPage, address: '/hajriStatement', messages: ['ledger'] });
  return asked;
};

beforeEach(() => localStorage.setItem('neev:language', 'en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a worker’s sheet has days, wages and payments by employer, seals and lines to sign on', async () => {
  await open(aStatement());
  const row = (await screen.findByText('Asha Test', { selector: 'th' })).closest('tr');
  expect(row?.textContent).toContain('PIN 452001');
  expect(row?.textContent).toContain('seal abababababababab');
  expect([...(row?.querySelectorAll('td') ?? [])].map((one) => one.textContent)).toEqual([
    '12.5',
    '2',
    '₹8,750',
    '₹5,000',
    '₹3,750',
  ]);
  expect(row?.textContent).toContain('98765 00000');
  expect(row?.textContent).toContain('The employer says: paid ₹6,000');
  screen.getByRole('heading', { name: 'Days at Asha Test' });
  screen.getByText('2 Nov 2 h overtime ✓ · 3 Nov half day');
  screen.getByText('Agreed once, taken back later');
  expect(screen.getByText('Signature of the employer: Former user')).toBeTruthy();
  expect(screen.getByText('₹9,450')).toBeTruthy();
  expect(screen.getByText('34 days of building work in the last 12 months')).toBeTruthy();
  expect(screen.getByText(/^After 90 days/)).toBeTruthy();
});

test('ninety days open the welfare board’s register', async () => {
  await open(aStatement({ daysInYear: 90 }));
  expect(await screen.findByText(/The employer must register within 30 days/)).toBeTruthy();
});

test('a month is asked for by its first and last day', async () => {
  const asked = await open(aStatement());
  await screen.findByText('Ravi Test', { exact: false });
  const choice = screen.getByLabelText('Period');
  const first = monthsBefore(new Date().toISOString().slice(0, 10))[3] ?? '';
  fireEvent.change(choice, { target: { value: first } });
  await waitFor(() => expect(asked.at(-1)?.search).toBe(`?from=${first}&to=${monthOf(first).to}`));
});

test('twelve months go back from this one, and a month ends on its last day', () => {
  const months = monthsBefore('2026-03-31');
  expect([months.length, months[0], months[1], months[11]]).toEqual([
    12,
    '2026-03-01',
    '2026-02-01',
    '2025-04-01',
  ]);
  expect(monthOf('2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthOf('2026-12-01').to).toBe('2026-12-31');
});

test('without work it says so, and there is nothing to print', async () => {
  await open(aStatement({ data: [] }));
  expect(await screen.findByText('No work in this time')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Print or save as PDF' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('A seal is a code for the camera, with where it is checked', async () => {
  await open(aStatement({ seal: { token: 'a.b.c', note: '', witnesses: [] } }));
  await screen.findByRole('img', { name: 'Seal of the book' });
  screen.getByText(/^The seal of these sums\. Read it with the camera at http.*\/check$/);
});

test('The file of proof is of the days on the sheet, and says that it holds the whole books', async () => {
  const statement = aStatement();
  const asked = await open(statement);
  URL.createObjectURL = () => '#';
  const button = await screen.findByRole('button', {
    name: 'Proof file (JSON)',
    description: /holds your whole books/,
  });
  fireEvent.click(button);
  const { from, to } = statement;
  await waitFor(() =>
    expect(`${asked.at(-1)?.pathname}${asked.at(-1)?.search}`).toBe(`/statement/file?from=${from}&to=${to}`),
  );
});
