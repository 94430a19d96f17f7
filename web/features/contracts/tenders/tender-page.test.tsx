// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { TenderPage } from './tender-page.tsx';
import { aTender, logInAs } from './tenders-in-test.ts';

const heard = vi.hoisted(() => new Map<string, (news: unknown) => void>());
vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: (event: string, handler: (news: unknown) => void) => {
    heard.set(event, handler);
    return () => undefined;
  },
}));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { success: vi.fn() } }));

let tender: Tender;
let refusal: string | undefined;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  tender = aTender();
  refusal = undefined;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push({ path, body: JSON.parse(String(body)) });
    if (method !== 'GET' && refusal) return Response.json({ type: `/problems/${refusal}` }, { status: 409 });
    return path.startsWith('/tenders/t1') || path.startsWith('/jobRequests/')
      ? Response.json({ data: tender })
      : Response.json({ type: '/problems/not-found' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
});

async function open(as: 'asha' | 'ravi', address = '/tender?id=t1') {
  logInAs(as);
  await showPage({ component: TenderPage, address, messages: ['tenders', 'bill', 'hiring'] });
  await waitFor(() => expect(screen.queryByText('Loading the bill')).toBeNull());
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ravi = (changes: Partial<Tender['asked'][number]> = {}): Tender['asked'] => [
  { listing: { kind: 'contractor', _id: 'c1' }, name: 'Ravi', profilePic: null, state: 'seen', ...changes },
];

test('the customer reads what is left until the hour and how far each is, and no price', async () => {
  await open('asha');
  expect(screen.getByText(/^Prices open Fri, 4 Dec, 19:00/)).toBeTruthy();
  expect(screen.getByText('1 hour left')).toBeTruthy();
  const people = within(screen.getByRole('region', { name: 'People you asked' }));
  expect(people.getByText('Has seen it')).toBeTruthy();
  expect(people.getByText('Price is locked in')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Compare the prices' })).toBeNull();
  const bill = within(screen.getByRole('region', { name: 'The bill' }));
  expect(bill.getByText('3.6 m²')).toBeTruthy();
  expect(bill.getByText('38.8 sq ft')).toBeTruthy();
});

test('the hour can be now only once everybody has sent a price or said no', async () => {
  await open('asha');
  expect(screen.queryByRole('button', { name: 'Open now' })).toBeNull();
  cleanup();
  tender = aTender({ asked: [...ravi({ state: 'passed' }), ...aTender().asked.slice(1)] });
  await open('asha');
  press('Open now');
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Open now' }));
  await waitFor(() => expect(sent).toEqual([{ path: '/tenders/t1/hour', body: { now: true } }]));
});

test('after the hour a locked price says who can open it, and a missing one that it did not come', async () => {
  tender = aTender({ now: '2026-12-04T13:31:00.000Z' });
  await open('asha');
  expect(screen.getByText('No price came')).toBeTruthy();
  expect(screen.getByText(/^Still locked\. Udaan can open it from any phone/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Type a code' }).getAttribute('href')).toBe('/compareQuotes?id=t1');
  expect(screen.queryByRole('link', { name: 'Change the bill' })).toBeNull();
});

test('where nothing is left to do the hour has no empty foot', async () => {
  tender = aTender({ asked: ravi({ state: 'opened' }), opensAt: '2020-01-01T13:30:00.000Z' });
  await open('ravi');
  const hour = screen.getByText(/^Prices opened/).closest('section');
  expect(hour?.childElementCount).toBe(1);
});

test('a question is answered to everybody, and a visit is agreed to', async () => {
  tender = aTender({
    questions: [{ _id: 'q1', text: 'Which tiles?', answer: null, mine: false }],
    asked: ravi({ visitAt: '2026-12-04T04:30:00.000Z' }),
  });
  await open('asha');
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: ' Matt ones ' } });
  press('Answer');
  await waitFor(() =>
    expect(sent[0]).toEqual({ path: '/tenders/t1/questions/q1', body: { answer: 'Matt ones' } }),
  );
  press('Agree to the visit of Ravi');
  await waitFor(() =>
    expect(sent[1]).toEqual({
      path: '/tenders/t1/visit',
      body: { listing: { kind: 'contractor', _id: 'c1' }, agree: true },
    }),
  );
});

test('one more time to look is offered, before the hour alone', async () => {
  tender = aTender();
  await open('asha');
  press('Offer a time to look');
  const time = screen.getByLabelText('When can they come?');
  fireEvent.change(time, { target: { value: '2026-12-04T19:30' } });
  press('Offer this time');
  expect(screen.getByText('Choose a time from now on, before the prices open')).toBeTruthy();
  fireEvent.change(time, { target: { value: '2026-12-04T18:30' } });
  press('Offer this time');
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/tenders/t1/visit', body: { at: '2026-12-04T13:00:00.000Z' } }]),
  );
});

test('who was asked prices the bill, asks, chooses a time or says no', async () => {
  tender = aTender({
    asked: ravi(),
    wishes: { ...aTender().wishes, visits: ['2026-12-04T12:00:00.000Z', '2026-12-05T04:30:00.000Z'] },
  });
  await open('ravi');
  expect(screen.getByRole('link', { name: 'Write my price' }).getAttribute('href')).toBe('/priceQuote?id=t1');
  // A time that is over is not offered.
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio'));
  press('Come at this time');
  fireEvent.change(screen.getByLabelText('Ask the customer'), { target: { value: 'Which tiles?' } });
  press('Ask');
  press('Not for me');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ path }) => path)).toEqual([
    '/tenders/t1/visit',
    '/tenders/t1/questions',
    '/jobRequests/t1/pass',
  ]);
});

test('a question that did not arrive is sent again under the same name', async () => {
  tender = aTender({ asked: ravi() });
  await open('ravi');
  refusal = 'quotes-closed';
  fireEvent.change(screen.getByLabelText('Ask the customer'), { target: { value: 'Which tiles?' } });
  press('Ask');
  await screen.findByText('The hour is over. Prices can no longer be sent or changed');
  refusal = undefined;
  press('Ask');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toEqual(sent[1]);
});

test('another question after one that did not arrive is another one, and a reload loses no words', async () => {
  tender = aTender({ asked: ravi() });
  await open('ravi');
  refusal = 'quotes-closed';
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText('Ask the customer'), { target: { value } });
  write('Which tiles?');
  press('Ask');
  await waitFor(() => expect(sent).toHaveLength(1));
  refusal = undefined;
  write('Which taps?');
  press('Ask');
  await waitFor(() => expect(sent).toHaveLength(2));
  const [first, second] = sent.map(({ body }) => (body as { clientId: string }).clientId);
  expect(second).not.toBe(first);
  await waitFor(() => expect(screen.getByLabelText('Ask the customer')).toHaveProperty('value', ''));
  write('Which doors?');
  cleanup();
  await open('ravi');
  expect(screen.getByLabelText('Ask the customer')).toHaveProperty('value', 'Which doors?');
});

test('news of the tender show at once', async () => {
  await open('asha');
  tender = aTender({ asked: ravi({ state: 'passed' }) });
  await act(async () => heard.get('hiring')?.({ kind: 'tender', _id: 't1' }));
  expect(await screen.findByText('Said no')).toBeTruthy();
});

test('a bill that is not for the reader is not there', async () => {
  await open('asha', '/tender?id=other');
  expect(screen.getByRole('heading', { name: 'This bill is not here' })).toBeTruthy();
});
