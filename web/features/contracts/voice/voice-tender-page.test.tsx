import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type QuoteBody, quoteBody } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { openQuote } from '#domain/contracts/seal.ts';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { cachesInTest } from '../caches-in-test.ts';
import { forgetCode, keptCodes } from '../quotes/seal/codes.ts';
import { listing, tenderId, tenderInTest } from '../tender-in-test.ts';
import { VoiceTenderPage } from './voice-tender-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
  onReconnect: () => () => undefined,
}));

interface Made {
  method: string;
  path: string;
  body: { sha256: string; sealed: string };
}
let tender: Tender;
let made: Made[];
let line: 'good' | 'none';

const aQuote = (sha256: string, more: object = {}): Tender['quotes'][number] => ({
  _id: '7e57ab1e-0000-4000-8000-00000000000c',
  ...{ tenderId, version: 1, listing, listingName: 'Patil Construction', providerId: 'u2', status: 'sealed' },
  ...{ sha256, sealedAt: '2029-12-30T10:00:00.000Z', openedAt: null, lateMinutes: 0 },
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'u2', fullname: 'Vikram', role: 'member' }));
  localStorage.setItem('token', 't');
  cachesInTest();
  tender = tenderInTest();
  made = [];
  line = 'good';
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (line === 'none') throw new TypeError('no line');
    const path = new URL(address, 'http://neev.test').pathname;
    if (method === 'GET') return Response.json({ data: tender });
    made.push({ method, path, body: JSON.parse(String(body ?? '{}')) });
    if (method === 'PUT') return Response.json({ data: tender });
    const quote = aQuote(made.at(-1)?.body.sha256 ?? '');
    tender = { ...tender, quotes: [quote] };
    return Response.json({ data: quote }, { status: 201 });
  });
});
afterEach(async () => {
  cleanup();
  for (const { sha256 } of await keptCodes()) await forgetCode(sha256);
  vi.unstubAllGlobals();
});

/** Nobody knows what a line usually costs. */
const noHouse = async () => () => ({
  ...{ bill: null, land: '' },
  usual: { reference: () => null, date: '2026-11-01', place: '' },
});
const open = (step = '') =>
  showPage({
    component: () => VoiceTenderPage({ loadHouse: noHouse }),
    address: `/voice/tender?id=${tenderId}${step}`,
    messages: ['voice', 'quotes', 'tenders'],
  });
const touch = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const asks = (name: string) => screen.findByRole('heading', { level: 1, name });
async function typeNumber(digits: string) {
  for (const digit of digits) await touch(digit);
  await touch('Done');
}

async function price() {
  await touch('My price in all');
  await asks('How many rupees for the whole work?');
  await typeNumber('450000');
  await asks('How many days will it take?');
  await typeNumber('40');
  await asks('Lock this price? Until the hour nobody reads it.');
  expect(screen.getByText('₹4,50,000')).toBeTruthy();
}

test('One sum is sealed on the device as on the page for it, once, and its code alone opens it', async () => {
  await open();
  await asks('They ask for your price.');
  await price();
  const yes = screen.getByRole('button', { name: 'Yes' });
  fireEvent.click(yes);
  fireEvent.click(yes);
  await asks('Locked. Open Neev at the hour. Send the code to somebody you trust.');
  expect(made).toHaveLength(1);
  const [{ sha256, sealed } = { sha256: '', sealed: '' }] = made.map(({ body }) => body);
  const [kept] = await keptCodes();
  const box = { sha256, sealed: Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0)) };
  const opened = await openQuote(box, { tenderId, code: kept?.code ?? '' });
  const body: QuoteBody = quoteBody.parse(opened.ok ? opened.body : undefined);
  expect(body).toMatchObject({ days: 40, retentionPercent: 5, defectMonths: 12, gstPercent: null });
  expect(body.lines.map(({ how }) => how)).toEqual(['whole', 'whole', 'whole']);
  const quantities = [22.5, 33.333, 4];
  const sum = body.lines.reduce(
    (all, { rate }, at) => all + Math.ceil((rate ?? 0) * (quantities[at] ?? 0)),
    0,
  );
  expect(sum).toBe(450_000);
  expect(JSON.stringify(made)).not.toContain('450000');
  const fours = screen.getByText((_, element) => element?.hasAttribute('data-code') ?? false);
  expect(fours.textContent?.replace(/\s/g, '')).toBe(kept?.code);
});

test('Before it is locked the price stands on the device alone: in no address, and there after a reload', async () => {
  await open();
  await price();
  expect(window.location.href).not.toContain('450000');
  cleanup();
  await open('&step=lock');
  expect(await screen.findByText('₹4,50,000')).toBeTruthy();
  expect(made).toEqual([]);
});

test('Without a line a locked price waits on the phone, and is said to', async () => {
  await open();
  await price();
  line = 'none';
  await touch('Yes');
  await waitFor(() => expect(readQueue().map(({ kind }) => kind)).toEqual(['quote']));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('Who comes to look touches a time, and who does not want says no', async () => {
  tender = tenderInTest({ wishes: { ...tender.wishes, visits: ['2029-12-31T05:30:00.000Z'] } });
  await open();
  await touch('I look at it');
  await asks('When will you come?');
  fireEvent.click(screen.getByText('11:00'));
  await asks('We told them.');
  cleanup();
  await open();
  await touch('No');
  await asks('Good. You said no.');
  expect(made.map(({ path }) => path)).toEqual([
    `/tenders/${tenderId}/visit`,
    `/jobRequests/${tenderId}/pass`,
  ]);
});

test('Who said no by a slip of the thumb can still name a price, and is not asked for a no again', async () => {
  tender = tenderInTest({
    asked: tender.asked.map((one) => ({ ...one, state: 'passed' as const })),
    wishes: { ...tender.wishes, visits: ['2029-12-31T05:30:00.000Z'] },
  });
  await open();
  await asks('They ask for your price.');
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I look at it' })).toBeNull();
  await price();
});

test('From the hour on one touch opens it with the code of this phone; without one that is said', async () => {
  tender = tenderInTest({ now: '2030-01-01T14:00:00.000Z', quotes: [aQuote('a'.repeat(64))] });
  await open();
  await asks('The code is not on this phone.');
  cleanup();
  tender = { ...tender, quotes: [] };
  await open();
  await asks('The time for prices is over.');
});
