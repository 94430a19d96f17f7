// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteBook } from '#contract/contracts/site-book.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { readUnsent } from '#web/shared/work-book/book-outbox.ts';
import { logInAs } from '../tenders/tenders-in-test.ts';
import { aSiteBook, aSiteContract, claim, payment, type Said } from './site-in-test.ts';
import { SitePage } from './site-page.tsx';

// What signs is tried beside it (work-book/sign-entries.test.ts): here lines go at once.
vi.mock('#web/shared/work-book/sign/book-device.ts', async (original) => ({
  ...(await original<object>()),
  bookDevice: async () => undefined,
}));
vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
  onReconnect: () => () => undefined,
}));
vi.mock('#web/shared/media/prepare-picture.ts', () => ({ preparePicture: async (file: File) => file }));
const kept = vi.hoisted(() => new Map<string, Blob>());
vi.mock('#web/shared/media/unsent-pictures.ts', () => ({
  keepPicture: async (key: string, file: Blob) => void kept.set(key, file),
  findPicture: async (key: string) => kept.get(key),
  deletePicture: async (key: string) => void kept.delete(key),
}));
vi.mock('#web/shared/media/send-form.ts', () => ({
  sendForm: async () => ({ data: { picture: 'hire:new' } }),
}));

let book: SiteBook;
let facts: Partial<SiteBook>;
let sent: { kind: string; body: Record<string, unknown> }[];
let isOffline: boolean;
let refusal: string | undefined;

const answer = ({ clientId }: { clientId: string }) =>
  refusal
    ? { clientId, problem: { type: `/problems/${refusal}`, title: '', status: 409, detail: '' } }
    : { clientId, entry: book.data[0] ?? {} };

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  kept.clear();
  [sent, isOffline, refusal, facts] = [[], false, undefined, {}];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-16T06:00:00Z') });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'POST' && isOffline) throw new TypeError('no network');
    if (method === 'POST') {
      const { entries } = JSON.parse(String(body));
      sent.push(...entries);
      return Response.json({ data: entries.map(answer) });
    }
    if (path.startsWith('/siteBooks/w1')) return Response.json(book);
    if (path.startsWith('/workContracts/w1/pictures')) return new Response(new Blob(['x']));
    if (path.startsWith('/workContracts/w1')) return Response.json({ data: aSiteContract(book.side) });
    return Response.json({ type: '/problems/not-found' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearSession();
});

async function open(side: SiteBook['side'], said: Said[], changes: Partial<SiteBook['standing']> = {}) {
  book = { ...aSiteBook(side, said, changes), ...facts };
  logInAs(side === 'customer' ? 'asha' : 'udaan');
  const messages = ['site-book', 'ledger', 'bill'] as const;
  await showPage({ component: SitePage, address: '/site?id=w1', messages: [...messages] });
  await screen.findByRole('heading', { level: 1, name: 'Site book' });
  await screen.findByRole('heading', { name: 'Stages' });
}
const press = (name: string, at: Pick<typeof screen, 'getAllByRole'> = screen) =>
  fireEvent.click(at.getAllByRole('button', { name })[0] as HTMLElement);
const inDialog = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });
const stage = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);

test('a new book says what to do first, and one that is not there leads to My work', async () => {
  await open('customer', []);
  expect(screen.getByText(/Nothing is written yet/)).toBeTruthy();
  expect(stage('Plaster').getByText('Nothing said yet')).toBeTruthy();
  cleanup();
  await showPage({
    component: SitePage,
    address: '/site?id=w2',
    messages: ['site-book', 'ledger', 'bill'],
  });
  expect(await screen.findByText('This site book is not here')).toBeTruthy();
});

test('a provider says that a stage is finished, with a picture', async () => {
  await open('provider', []);
  fireEvent.click(stage('Plaster').getByRole('button', { name: 'I have finished this stage' }));
  press('Tell the customer', inDialog());
  expect(inDialog().getByText('Take 1 to 12 pictures')).toBeTruthy();
  const picture = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
  fireEvent.change(inDialog().getByLabelText('Take a picture'), { target: { files: [picture] } });
  await inDialog().findByAltText('Picture 1');
  press('Tell the customer', inDialog());
  await waitFor(() =>
    expect(sent).toMatchObject([
      { kind: 'work', body: { stage: 1, version: 1, whole: true, lines: [], pictures: ['hire:new'] } },
    ]),
  );
  expect(kept.size).toBe(0);
});

test('a part is written in the units of the site, no more than the bill says', async () => {
  await open('provider', []);
  fireEvent.click(stage('Plaster').getByRole('button', { name: 'I have finished this stage' }));
  fireEvent.click(inDialog().getByLabelText('A part'));
  type('Plaster, sq ft', '2000');
  press('Tell the customer', inDialog());
  expect(inDialog().getByText(/more than the bill says/)).toBeTruthy();
});

test('a customer looks at a finished stage and accepts it, or sends it back with a reason', async () => {
  await open('customer', [claim]);
  press('Look and accept');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Plaster' }));
  expect(await stage('Plaster').findByAltText('Picture 1')).toBeTruthy();
  expect(stage('Plaster').getByText('The builder says it is done')).toBeTruthy();
  fireEvent.click(stage('Plaster').getByRole('button', { name: 'Send back' }));
  fireEvent.change(inDialog().getByLabelText('What happened'), { target: { value: 'A corner is missing' } });
  press('Write it in the book', inDialog());
  await waitFor(() =>
    expect(sent).toMatchObject([
      { kind: 'dispute', body: { entry: 'claim', reason: 'A corner is missing' } },
    ]),
  );
  fireEvent.click(stage('Plaster').getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ kind: 'agree', body: { entry: 'claim' } }));
});

test('a payment above what stands is asked about a second time, and only then goes', async () => {
  await open('customer', []);
  press('I paid');
  type('How much, in rupees', '40,000');
  press('Write it in the book', inDialog());
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/₹38,721 is for work that does not stand yet/)).toBeTruthy();
  expect(readUnsent()).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'I know, write it' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ kind: 'money', body: { amount: 40_000, knowing: true } }]),
  );
});

test('a payment within what was agreed ahead is asked about once', async () => {
  await open('customer', []);
  press('I paid');
  type('How much, in rupees', '1279');
  press('Write it in the book', inDialog());
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'money', body: { amount: 1279 } }]));
  expect(sent[0]?.body.knowing).toBeUndefined();
});

test('what the server holds back as paid ahead goes once the customer knows', async () => {
  refusal = 'paid-ahead';
  await open('customer', []);
  press('I paid');
  type('How much, in rupees', '1000');
  press('Write it in the book', inDialog());
  expect(await screen.findByText('Not saved')).toBeTruthy();
  refusal = undefined;
  press('Send again');
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I know, write it' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ kind: 'money', body: { amount: 1000, knowing: true } }),
  );
  await waitFor(() => expect(readUnsent()).toEqual([]));
});

test('without a line entries wait on this device, and nothing is asked of them again', async () => {
  isOffline = true;
  await open('provider', [payment]);
  expect(screen.getByText(/Advance ₹40,000, .*did you get it/)).toBeTruthy();
  press('Yes, I got it');
  expect(await screen.findByText(/1 entry waits on this device/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes, I got it' })).toBeNull();
  expect(readUnsent()).toMatchObject([{ contractId: 'w1', kind: 'agree', body: { entry: 'paid' } }]);
});

test('the bar says in plain words how far money is ahead, and names both balances', async () => {
  const got: Said = { _id: 'yes', side: 'provider', kind: 'agree', body: { entry: 'paid' } };
  await open('customer', [payment, got, claim]);
  expect(screen.getByText('₹40,000 paid ahead of the work')).toBeTruthy();
  expect(screen.getByText(/If everything is accepted/)).toBeTruthy();
  expect(screen.getByText('Pay nothing more before the next stage is accepted.')).toBeTruthy();
});

test('material that came is written with the number keys, and more than is needed is named', async () => {
  const cement = {
    material: 'cement',
    unit: 'bag',
    delivered: 60,
    claimed: 60,
    needed: 8,
    more: 52,
    less: 0,
  };
  await open('provider', [], { materials: [cement, { ...cement, material: 'Lime', needed: null, more: 0 }] });
  expect(screen.getByText('52 bags more than the work up to Plaster needs')).toBeTruthy();
  expect(screen.getByText('60 bags came')).toBeTruthy();
  press('Material came');
  for (const key of ['5', '0']) fireEvent.click(inDialog().getByRole('button', { name: key }));
  press('Write it in the book', inDialog());
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        kind: 'delivery',
        body: { by: 'provider', material: 'cement', unit: 'bag', quantity: 50, back: false },
      },
    ]),
  );
});

test('what is too long for the book is said at its field, and nothing of it is cut or sent', async () => {
  await open('customer', []);
  press('Something is not right');
  const words = inDialog().getByLabelText('What is wrong');
  fireEvent.change(words, { target: { value: 'a'.repeat(501) } });
  press('Write it in the book', inDialog());
  expect(inDialog().getByText(/too long/)).toBeTruthy();
  expect(sent).toEqual([]);
  expect((words as HTMLTextAreaElement).value).toHaveLength(501);
  fireEvent.change(words, { target: { value: 'a'.repeat(500) } });
  press('Write it in the book', inDialog());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a snag is written, shown as repaired with a picture, and its status is said in words', async () => {
  const snag: Said = {
    ...{ _id: 'snag', side: 'customer', kind: 'defect' },
    body: { text: 'A crack', place: 'Kitchen', answerBy: '2026-12-20', snag: true, pictures: [] },
  };
  await open('provider', [snag]);
  expect(screen.getByText('Waits for the builder')).toBeTruthy();
  expect(screen.getByText('A crack, Kitchen')).toBeTruthy();
  press('It is repaired');
  const picture = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
  fireEvent.change(inDialog().getByLabelText('Take a picture'), { target: { files: [picture] } });
  await inDialog().findByAltText('Picture 1');
  press('Write it in the book', inDialog());
  await waitFor(() =>
    expect(sent).toMatchObject([{ kind: 'mended', body: { entry: 'snag', pictures: ['hire:new'] } }]),
  );
});

test('the end of the time for defects has a year; once it is past, what is due and not repaired is named', async () => {
  const defect: Said = {
    ...{ _id: 'patch', side: 'customer', kind: 'defect' },
    body: { text: 'A damp patch', answerBy: '2026-12-20', snag: false, pictures: [] },
  };
  facts = { handedOverOn: '2026-12-16', defectsUntil: '2027-12-16' };
  await open('customer', [defect]);
  expect(screen.getByText('Defects can be written until 16 Dec 2027.')).toBeTruthy();
  cleanup();
  facts = { handedOverOn: '2025-12-15', defectsUntil: '2026-12-15' };
  await open('customer', [defect]);
  expect(screen.getByText('The time for defects ended on 15 Dec 2026.')).toBeTruthy();
  const bar = within(screen.getByRole('region', { name: 'How money and work stand' }));
  expect(bar.getByText('What was kept back (5 %) is due now.')).toBeTruthy();
  expect(bar.getByText('1 defect is not repaired: A damp patch')).toBeTruthy();
});
