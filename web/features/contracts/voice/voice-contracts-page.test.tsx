// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteBook } from '#contract/contracts/site-book.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import type { Spoken } from '#web/shared/voice/speech.ts';
import { aContract, anAgreement } from '../papers/papers-in-test.ts';
import { aSiteBook, aSiteContract, payment, type Said } from '../site-book/site-in-test.ts';
import { logInAs } from '../tenders/tenders-in-test.ts';
import { VoiceContractsPage } from './voice-contracts-page.tsx';

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
const heard = vi.hoisted(() => ({ spoken: 'said' as Spoken, texts: [] as string[] }));
vi.mock('#web/shared/voice/speech.ts', async (original) => ({
  ...(await original<object>()),
  speak: async (_: string, sayings: { text: string }[]) => {
    heard.texts.push(...sayings.map(({ text }) => text));
    return heard.spoken;
  },
}));

let book: SiteBook;
let contract: object;
let sent: { kind: string; body: Record<string, unknown> }[];
let signed: unknown[];
/** Nothing arrives, though the browser says that there is a line. */
let isCut: boolean;

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  kept.clear();
  sent = [];
  signed = [];
  isCut = false;
  heard.spoken = 'said';
  heard.texts = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-16T06:00:00Z') });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      if (isCut) throw new TypeError('Failed to fetch');
      const { entries } = JSON.parse(String(body));
      sent.push(...entries);
      return Response.json({
        data: entries.map(({ clientId }: { clientId: string }) => ({ clientId, entry: {} })),
      });
    }
    if (method === 'PUT') {
      signed.push([path.replace(/^.*\/papers/, ''), JSON.parse(String(body))]);
      return Response.json({ data: aContract().papers[0] });
    }
    if (path.startsWith('/siteBooks/w1')) return Response.json(book);
    return Response.json({ data: contract });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearSession();
});

async function open(said: Said[], step = '') {
  book = aSiteBook('provider', said);
  contract = aSiteContract('provider');
  logInAs('udaan');
  await show(step);
}
const show = (step = '') =>
  showPage({
    component: VoiceContractsPage,
    address: `/voice/contracts?id=w1${step}`,
    messages: ['voice', 'site-book', 'ledger', 'papers', 'bill', 'hiring'],
  });
const touch = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const asks = (name: string) => screen.findByRole('heading', { level: 1, name });
const written = () => waitFor(() => expect(sent.length).toBeGreaterThan(0)).then(() => sent);
async function typeNumber(digits: string) {
  for (const digit of digits) await touch(digit);
  await touch('Done');
}

test('Half a stage is said with a picture, once: half of each line, never less than was said', async () => {
  await open([]);
  await touch('Work is done');
  await asks('Which part is done?');
  await touch(/1\s*Plaster/);
  await touch('Half');
  await asks('Take a photo');
  const camera = screen.getByLabelText('Take a photo');
  fireEvent.change(camera, { target: { files: [new File(['x'], 'wall.jpg', { type: 'image/jpeg' })] } });
  const good = await screen.findByRole('button', { name: 'Good like this' });
  fireEvent.click(good);
  fireEvent.click(good);
  await asks('It is written. They see it.');
  expect(await written()).toMatchObject([
    {
      kind: 'work',
      body: {
        stage: 1,
        version: 1,
        whole: false,
        lines: [{ line: 1, quantity: 60.25 }],
        pictures: ['hire:new'],
      },
    },
  ]);
  expect(sent).toHaveLength(1);
});

test('What the customer says they paid is asked first: yes agrees, and no disputes it', async () => {
  await open([payment]);
  await asks('Did this money come to you?');
  expect(screen.getByText('₹40,000')).toBeTruthy();
  await touch('Yes');
  expect(await written()).toMatchObject([{ kind: 'agree', body: { entry: 'paid' } }]);
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sent = [];
  await open([payment]);
  await touch('No');
  expect(await written()).toMatchObject([
    { kind: 'dispute', body: { entry: 'paid', reason: 'This money did not come to me.' } },
  ]);
});

test('What the customer brought, and what they find not right, is asked too: yes agrees, no says why not', async () => {
  const bags: Said = {
    ...{ _id: 'bags', side: 'customer', kind: 'delivery' },
    body: { by: 'customer', material: 'cement', unit: 'bag', quantity: 52, on: '2026-12-15', back: false },
  };
  const crack: Said = {
    ...{ _id: 'crack', side: 'customer', kind: 'defect' },
    body: { text: 'A crack over the door', pictures: [], answerBy: '2026-12-20', snag: true },
  };
  const back: Said = { ...bags, _id: 'back', body: { ...bags.body, back: true } } as Said;
  await open([bags, crack, back]);
  isCut = true;
  await asks('Did this come from the customer?');
  expect(screen.getByText('52 bags')).toBeTruthy();
  await touch('Yes');
  await asks('The customer says this is wrong. Will you correct it?');
  expect(await screen.findByText('A crack over the door')).toBeTruthy();
  await touch('No');
  await asks('What do you want to do?');
  isCut = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { kind: 'agree', body: { entry: 'bags' } },
    { kind: 'dispute', body: { entry: 'crack', reason: 'I do not see this so. Let us talk.' } },
  ]);
});

test('Who wrote that money came themselves agrees to the same, and is not paid twice', async () => {
  const own: Said = { ...payment, _id: 'got', side: 'provider' };
  await open([own, payment]);
  await touch('Yes');
  expect(await written()).toMatchObject([{ kind: 'agree', body: { entry: 'paid', sameAs: 'got' } }]);
});

test('Money that came is a number and how it came', async () => {
  await open([]);
  await touch('I got money');
  await asks('How many rupees did you get?');
  await typeNumber('25000');
  await asks('In the hand, by phone, or in the bank?');
  cleanup();
  await show('&step=money+how');
  await touch('By phone');
  expect(await written()).toMatchObject([
    {
      kind: 'money',
      body: { sort: 'advance', to: 'provider', amount: 25_000, on: '2026-12-16', how: 'upi' },
    },
  ]);
});

test('Material is its picture, a number in its unit, and who brought it', async () => {
  await open([]);
  await touch('Material came');
  await touch('Cement');
  expect(await screen.findByText('bags')).toBeTruthy();
  await typeNumber('52');
  await asks('Who brought it?');
  await touch('The customer');
  expect(await written()).toMatchObject([
    {
      kind: 'delivery',
      body: { by: 'customer', material: 'cement', unit: 'bag', quantity: 52, back: false },
    },
  ]);
});

test('An agreement is signed by the hash of what was heard, and only once all of it was', async () => {
  contract = aContract({ side: 'provider' });
  logInAs('udaan');
  heard.spoken = 'silent';
  await show();
  expect(await screen.findByText(/₹19,896/)).toBeTruthy();
  await touch('Listen');
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  heard.spoken = 'said';
  await touch('Listen');
  await asks('Do you sign this?');
  await touch('Yes');
  await asks('Signed.');
  expect(signed).toEqual([['/p1/sign', { sha256: 'ab'.repeat(32) }]]);
});

test('An agreement’s clauses are heard, and what the two typed is said by the phone or read by somebody', async () => {
  const typed = anAgreement();
  if (typed.kind !== 'agreement') throw new Error('no agreement');
  contract = aContract({
    side: 'provider',
    papers: [{ ...typed, body: { ...typed.body, terms: 'No work on Sundays' } }],
  });
  logInAs('udaan');
  await show();
  expect(await screen.findByText('Extra work counts only if both have signed it.')).toBeTruthy();
  expect(screen.getByText('No work on Sundays')).toBeTruthy();
  await touch('Listen');
  await asks('Do you sign this?');
  expect(heard.texts).toContain('Extra work counts only if both have signed it.');
  expect(heard.texts).not.toContain('No work on Sundays');
  expect(heard.texts).toContain('More is written. Let somebody read it to you.');
});

test('No leaves an agreement as it stands', async () => {
  contract = aContract({ side: 'provider' });
  logInAs('udaan');
  await show();
  await touch('Listen');
  await touch('No');
  await asks('Good. You said no.');
  expect(signed).toEqual([]);
});

test('Where nothing arrives, nobody hears that the others see it, whatever the browser says of its line', async () => {
  await open([]);
  isCut = true;
  await touch('Material came');
  await touch('Cement');
  await typeNumber('52');
  await touch('I did');
  await asks('It is kept. We send it when you are online.');
  isCut = false;
  window.dispatchEvent(new Event('online'));
  await asks('It is written. They see it.');
  expect(await written()).toMatchObject([{ kind: 'delivery', body: { material: 'cement', quantity: 52 } }]);
});
