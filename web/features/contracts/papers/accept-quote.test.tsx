// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession } from '#web/shared/api/session.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { logInAs } from '../tenders/tenders-in-test.ts';
import { AcceptQuote } from './accept-quote.tsx';
import { OwnContracts } from './own-contracts.tsx';
import { aContract } from './papers-in-test.ts';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));

let sent: { clientId: string; stages?: number[] }[];
let refusal: string | undefined;
beforeEach(() => {
  sent = [];
  refusal = undefined;
  logInAs('asha');
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/workContracts')) {
      const isMine = path.includes('as=customer');
      const { customerName, listingName, ...known } = aContract();
      const short = { ...known, customerName, listingName, total: 19_896, waitsForMe: false };
      const all = [short, { ...short, _id: 'w2', name: 'Roof', total: null, waitsForMe: true }];
      return Response.json({ data: isMine ? all : [], nextCursor: null, total: isMine ? 2 : 0 });
    }
    sent.push(JSON.parse(String(body)));
    return refusal
      ? Response.json({ type: `/problems/${refusal}` }, { status: 409 })
      : Response.json({ data: aContract() });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
});

const quote = {
  _id: 'q1',
  listingName: 'Udaan Builders',
  missing: 1,
  whole: false,
  stages: [
    { no: 1, amount: 12_798, ahead: 1279 },
    { no: 2, amount: 7098, ahead: 0 },
  ],
};
const stages = [
  { no: 1, name: 'Plaster' },
  { no: 2, name: 'Floors' },
];
const show = async (changes: Partial<typeof quote> = {}) => {
  await showPage({
    component: () => <AcceptQuote quote={{ ...quote, ...changes }} stages={stages} />,
    address: '/compareQuotes?id=t1',
    messages: ['papers'],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Accept this price' }));
};
const accept = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));

test('a price is accepted whole, and it is said that both sign a draft first', async () => {
  await show();
  expect(screen.getByText(/It stands only when both have signed it/)).toBeTruthy();
  expect(screen.getByText('₹19,896')).toBeTruthy();
  expect(screen.getByText('1 line has no price and stays out.')).toBeTruthy();
  accept();
  await waitFor(() => expect(sent).toEqual([{ clientId: expect.any(String) }]));
});

test('of a price only chosen stages are accepted; none are not', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Plaster/ }));
  expect(screen.getByText('₹7,098', { selector: 'b' })).toBeTruthy();
  accept();
  await waitFor(() => expect(sent).toMatchObject([{ stages: [2] }]));
  cleanup();
  await show();
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Choose a stage' }));
  expect(sent).toHaveLength(1);
});

test('a price for all stages or none lets nobody choose', async () => {
  await show({ whole: true });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('This price is for all stages.')).toBeTruthy();
});

test.each([
  ['stage-taken', 'Another contract has this stage already'],
  ['quote-whole', 'This price is for all stages or none'],
  ['quote-over', 'This price is not valid any more. Ask for it again'],
])('%s is said in the dialog, and the same wish sent again is the same', async (problem, words) => {
  refusal = problem;
  await show();
  accept();
  expect(await screen.findByText(words)).toBeTruthy();
  accept();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.clientId).toBe(sent[1]?.clientId);
});

test('in my work what waits for a signature stands first', async () => {
  await showPage({
    component: () => <OwnContracts as="customer" />,
    address: '/myWork',
    messages: ['papers', 'hiring'],
  });
  const rows = await screen.findAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/contract?id=w2', '/contract?id=w1']);
  expect(within(rows[0] as HTMLElement).getByText('Waits for your signature')).toBeTruthy();
});
