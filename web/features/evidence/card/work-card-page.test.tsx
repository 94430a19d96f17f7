import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Card } from '#contract/evidence/cards.calls.ts';
import type { Outside } from '#contract/evidence/outside-days.calls.ts';
import { encodeCard } from '#domain/evidence/card.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { WorkCardPage } from './work-card-page.tsx';

const work: Card['work'] = {
  ...{
    from: '2025-11-23',
    days: { mason: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 30], helper: Array(12).fill(1) },
  },
  ...{ outside: 28, employers: 3, outsideBy: 2, signed: 7 },
};
const pay = { agreed: 45_000, received: 40_000, owed: 5000 };
const ninety = { yes: true, to: '2026-11-22', by: 'with-outside' } as const;
const token = encodeCard(
  {
    ...{
      iss: 'https://neev.test',
      vct: 'neev-card-1',
      iat: 1,
      exp: 2,
      name: 'Ravi Test',
      phone: '3210',
      ninety,
    },
    status: { status_list: { idx: 4, uri: 'https://neev.test/card/status' } },
  },
  { work, pay },
  // Whether it is signed rightly is no matter here.
  { kid: 'k', sign: () => new Uint8Array(64), sha256: () => new Uint8Array(32), salt: () => 'salt' },
);
const card: Card = {
  ...{ idx: 4, token, issuedAt: '2026-11-22T06:00:00.000Z', expiresAt: '2027-05-21T06:00:00.000Z' },
  ...{ ninety, work, pay },
};
const asked: Outside = {
  ...{ _id: 'one', employerName: 'Sunil Shah', phoneLast4: '5678', pin: '411001', trade: 'mason' },
  ...{ dates: ['2026-11-01', '2026-11-02'], confirmedAt: null, createdAt: new Date().toISOString() },
};

async function open(own: Card | null, outside: Outside[] = []) {
  let shown = own;
  answerCalls(({ pathname }, method) => {
    if (pathname.startsWith('/outsideDays'))
      return { body: { data: method === 'GET' ? outside : outside[0] } };
    shown = method === 'POST' ? card : method === 'DELETE' ? null : shown;
    return { body: { data: shown } };
  });
  await showPage({
    component: WorkCardPage,
    address: '/workCard',
    messages: ['card', 'categories', 'problems'],
  });
}

beforeEach(() => localStorage.setItem('neev:language', 'en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing is made before a yes to what the card’s reader learns', async () => {
  await open(null);
  const make = await screen.findByRole('button', { name: 'Make my card' });
  expect(screen.getByText('Your name, and the last four digits of your phone.')).toBeTruthy();
  expect(make.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByLabelText('Yes, make a card that says this'));
  fireEvent.click(make);
  expect(await screen.findByText('Ravi Test')).toBeTruthy();
});

test('the card says who it is of and its yes, and shows a code', async () => {
  await open(card);
  const face = await screen.findByRole('article', { name: 'Work card' });
  expect(within(face).getByText('90 days of work: yes')).toBeTruthy();
  for (const said of ['Phone ends in 3210', '62 days in books', '28 days outside Neev', '3 employers agreed'])
    expect(within(face).getByText(said)).toBeTruthy();
  expect(within(face).getByRole('img', { name: 'Square code of the card: yes or no' })).toBeTruthy();
});

test('a print of card’s size says yes or no; a page says what was chosen; both in Hindi too', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open(card);
  fireEvent.click(await screen.findByLabelText('Also days by trade and how many employers'));
  const sheet = () => document.querySelector<HTMLElement>('[data-card-print]');
  const code = () => sheet()?.querySelector<SVGElement>('svg[role=img]');
  fireEvent.click(screen.getByRole('button', { name: 'Print card size' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(sheet()?.querySelector('table')).toBeNull();
  expect(sheet()?.textContent).toContain('90 दिन काम: हाँ');
  expect(Number.parseFloat(code()?.style.width ?? '')).toBeGreaterThanOrEqual(42);
  fireEvent.click(screen.getByRole('button', { name: 'Print A5 page' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(sheet()?.textContent).toContain('Mason50');
  expect(sheet()?.textContent).not.toContain('₹');
  const modules = Number(code()?.getAttribute('viewBox')?.split(' ')[2]);
  const width = Number.parseFloat(code()?.style.width ?? '');
  expect([width >= 60, width / modules >= 0.35]).toEqual([true, true]);
});

test('is taken back after one more question', async () => {
  await open(card);
  fireEvent.click(await screen.findByRole('button', { name: 'Take the card back' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take the card back' }));
  expect(await screen.findByRole('button', { name: 'Make my card' })).toBeTruthy();
});

test('days outside wait for their code, which is typed where they stand', async () => {
  await open(card, [asked]);
  expect(await screen.findByText(/^2 days outside Neev, 1.+2 Nov/)).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Confirm the days' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  fireEvent.paste(screen.getByLabelText('Digit 1'), { clipboardData: { getData: () => '123456' } });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
});

test('of days outside each between the first and the last can be left out', async () => {
  await open(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Add days' }));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-04' } });
  fireEvent.click(screen.getByRole('button', { name: '2 Nov' }));
  expect(screen.getByText('3 days chosen')).toBeTruthy();
});
