import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quoteBody } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { openQuote } from '#domain/contracts/seal.ts';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { cachesInTest } from '../caches-in-test.ts';
import { listing, tenderId, tenderInTest } from '../tender-in-test.ts';
import { PriceQuotePage } from './price-quote-page.tsx';
import { forgetCode, keptCodes } from './seal/codes.ts';

interface Sent {
  sha256: string;
  sealed: string;
}
const quoteId = '7e57ab1e-0000-4000-8000-00000000000c';
let tender: Tender;
let sent: Sent[];
let line: 'good' | 'none';

const problem = (name: string, status: number) =>
  new Response(JSON.stringify({ type: `/problems/${name}` }), { status });
let answer: (path: string, body: unknown) => Response;

const quoteOf = (
  { sha256 }: Sent,
  more: Partial<Tender['quotes'][number]> = {},
): Tender['quotes'][number] => ({
  _id: quoteId,
  tenderId,
  version: 1,
  listing,
  listingName: 'Patil Construction',
  providerId: 'u2',
  status: 'sealed',
  sha256,
  sealedAt: '2029-12-30T10:00:00.000Z',
  openedAt: null,
  lateMinutes: 0,
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'u2', fullname: 'Vikram', role: 'member' }));
  localStorage.setItem('token', 't');
  cachesInTest();
  vi.stubGlobal('scrollTo', () => undefined);
  tender = tenderInTest();
  sent = [];
  line = 'good';
  answer = (_, body) => {
    sent.push(body as Sent);
    const quote = quoteOf(body as Sent);
    tender = { ...tender, quotes: [quote] };
    return new Response(JSON.stringify({ data: quote }), { status: 201 });
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (line === 'none') throw new TypeError('no line');
    if (init.method === 'GET') return new Response(JSON.stringify({ data: tender }));
    return answer(new URL(address, 'http://neev.test').pathname, JSON.parse(String(init.body ?? '{}')));
  });
});
afterEach(async () => {
  cleanup();
  for (const { sha256 } of await keptCodes()) await forgetCode(sha256);
  vi.unstubAllGlobals();
});

/** Tiles cost 40 rupees, plaster 30. */
const loadHouse = vi.fn(async () => () => ({
  bill: null,
  land: '',
  usual: {
    reference: (key?: string) => {
      const rate = key === 'wallTiles' ? 40 : 30;
      return key ? { low: rate, rate, high: rate, material: 10 } : null;
    },
    date: '2026-11-01',
    place: '',
  },
}));
const open = () =>
  showPage({
    component: () => PriceQuotePage({ loadHouse }),
    address: `/priceQuote?id=${tenderId}`,
    messages: ['quotes', 'bill', 'hiring'],
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sum = () =>
  within(screen.getByRole('region', { name: /Time and money|Read it|Seal/ })).getByRole('status');

/** To another step: the router draws it a moment later. */
const go = (name: string) => act(async () => press(name));

async function toRead() {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Your price for Aarti Joshi' });
  type(/Rate of Wall tiles/, '100');
  type(/Rate of Taps/, '1500');
  await go('Time and money');
  await screen.findByText('Step 2 of 3: time and money');
  type('Days of work', '12');
  await go('Read it');
  await screen.findByText('Step 3 of 3: read before you seal');
}

describe('Writing', () => {
  test('the sum is there at every key, and so is what is typed after a reload', async () => {
    await open();
    await screen.findByLabelText(/Rate of Taps/);
    type(/Rate of Taps/, '1500');
    expect(sum().textContent).toContain('1 of 3 lines priced');
    expect(sum().textContent).toContain('₹6,000');
    cleanup();
    await open();
    expect(await screen.findByLabelText(/Rate of Taps/)).toHaveProperty('value', '1500');
  });

  test('a bill without any price does not go on', async () => {
    await open();
    await screen.findByText('Step 1 of 3: prices');
    press('Time and money');
    expect(await screen.findByText('Price at least one line')).toBeDefined();
    expect(screen.getByText('Step 1 of 3: prices')).toBeDefined();
  });

  test('a rate that was typed goes over into metres and costs the same', async () => {
    await open();
    await screen.findByLabelText(/Rate of Wall tiles/);
    type(/Rate of Wall tiles/, '130');
    const before = sum().textContent;
    fireEvent.click(screen.getByLabelText('Metre, m², m³'));
    expect(screen.getByLabelText(/Rate of Wall tiles/)).toHaveProperty('value', '1399.31');
    expect(sum().textContent).toBe(before);
  });

  test('a sum for a stage is shared by its lines', async () => {
    await open();
    fireEvent.click(await screen.findByLabelText('Each stage'));
    type('Price of Walls', '50000');
    expect(sum().textContent).toContain('₹50,000');
    expect(sum().textContent).toContain('2 of 3 lines priced');
  });

  test('a price by the area does not go on without the area', async () => {
    await open();
    fireEvent.click(await screen.findByLabelText('Per sq ft of house'));
    type('Rupees per sq ft', '1650');
    press('Time and money');
    expect(await screen.findByText('Enter the area')).toBeDefined();
    expect(screen.getByText('Step 1 of 3: prices')).toBeDefined();
  });

  test('a sum is spread by what its lines usually cost, with the material that is in it', async () => {
    const [tiles, plaster] = tender.bill.lines;
    if (!tiles || !plaster) throw new Error('two lines');
    const keyed = [
      { ...tiles, key: 'wallTiles', quantity: 10 },
      { ...plaster, key: 'plaster', quantity: 10 },
    ];
    tender = { ...tender, bill: { ...tender.bill, lines: keyed, stages: tender.bill.stages.slice(0, 1) } };
    await open();
    fireEvent.click(await screen.findByLabelText('One price'));
    type('Price of everything', '60000');
    expect(await screen.findByText('₹40,000')).toBeDefined();
    // The customer brings the plaster's: 20 rupees are the work.
    expect(screen.getByText('₹20,000')).toBeDefined();
  });

  test('what spreads a sum is here before it is asked for: the line may be gone by then', async () => {
    loadHouse.mockClear();
    await open();
    await screen.findByLabelText(/Rate of Wall tiles/);
    expect(loadHouse).toHaveBeenCalledOnce();
  });

  test('a stage with a wrong rate stays unfolded', async () => {
    await open();
    await screen.findByLabelText(/Rate of Taps/);
    type(/Rate of Taps/, 'abc');
    const fold = screen.getByText('Fittings').closest('details');
    if (!fold) throw new Error('a fold');
    fold.open = false;
    fireEvent(fold, new Event('toggle'));
    expect(fold.open).toBe(true);
  });

  test('lines without a price are named before it is sealed', async () => {
    await toRead();
    expect(screen.getByText('1 line is not priced')).toBeDefined();
    expect(screen.getByText('Plaster', { selector: 'p' })).toBeDefined();
  });

  test('a rate is read before it is sealed as it was typed, to the paisa', async () => {
    await open();
    await screen.findByLabelText(/Rate of Wall tiles/);
    type(/Rate of Wall tiles/, '130.45');
    await go('Time and money');
    type('Days of work', '12');
    await go('Read it');
    expect(await screen.findByText('₹130.45 per sq ft')).toBeDefined();
  });

  test('numbers are read before they are sealed as they will stand, however they were typed', async () => {
    await open();
    await screen.findByLabelText(/Rate of Wall tiles/);
    type(/Rate of Wall tiles/, '100');
    await go('Time and money');
    type('Days of work', ' १८० ');
    type('GST in percent', '18%');
    type('Kept back until the end, percent', '५ %');
    await go('Read it');
    const facts = (await screen.findByText('Days of work')).closest('dl');
    for (const said of ['180', '18 %', '5 %']) expect(facts?.textContent).toContain(said);
    expect(facts?.textContent).not.toMatch(/[०-९]|% %/);
    expect(screen.getByText('Total with 18 % GST')).toBeDefined();
  });
});

describe('Sealing', () => {
  test('the server gets a box and a hash; the code is shown and stays on this device', async () => {
    await toRead();
    press('Seal my price');
    expect(await screen.findByRole('heading', { name: 'Your price is sealed' })).toBeDefined();
    const [kept] = await keptCodes();
    expect(kept).toMatchObject({ tenderId, quoteId, opensAt: tender.opensAt });
    const [box] = sent;
    if (!kept || !box) throw new Error('one price');
    expect(JSON.stringify(box)).not.toContain(kept.code);
    await waitFor(() =>
      expect(document.querySelector('[data-code]')?.textContent?.replaceAll(' ', '')).toBe(kept.code),
    );
    const sealed = Uint8Array.from(atob(box.sealed), (sign) => sign.charCodeAt(0));
    const opened = await openQuote({ sha256: box.sha256, sealed }, { tenderId, code: kept.code });
    expect(quoteBody.safeParse('body' in opened && opened.body).success).toBe(true);
  });

  test('a code that the device cannot keep is shown, to be written down now', async () => {
    await toRead();
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('private')) });
    press('Seal my price');
    expect(await screen.findByText('Write this code down now.')).toBeDefined();
    const shown = document.querySelector('[data-code]')?.textContent?.replaceAll(' ', '') ?? '';
    const [box] = sent;
    const sealed = Uint8Array.from(atob(box?.sealed ?? ''), (sign) => sign.charCodeAt(0));
    const opened = await openQuote({ sha256: box?.sha256 ?? '', sealed }, { tenderId, code: shown });
    expect('body' in opened).toBe(true);
  });

  test('without a line it waits, and the page says until when it must go', async () => {
    await toRead();
    line = 'none';
    press('Seal my price');
    expect(await screen.findByText(/Not sent yet. It must arrive before/)).toBeDefined();
    expect(readQueue()).toMatchObject([{ kind: 'quote', title: 'Bathroom' }]);
    expect(await keptCodes()).toHaveLength(1);
  });

  test('pressed twice it is sealed once', async () => {
    await toRead();
    press('Seal my price');
    press('Seal my price');
    await screen.findByRole('heading', { name: 'Your price is sealed' });
    expect(sent).toHaveLength(1);
  });

  test('a fault of the server leaves its code: the price may have arrived', async () => {
    await toRead();
    answer = (_, body) => {
      sent.push(body as Sent);
      tender = { ...tender, quotes: [quoteOf(body as Sent)] };
      return problem('server-error', 500);
    };
    press('Seal my price');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(async () => expect(await keptCodes()).toMatchObject([{ sha256: sent[0]?.sha256 }]));
    cleanup();
    await open();
    expect(await screen.findByRole('heading', { name: 'Your price is sealed' })).toBeDefined();
    await waitFor(() => expect(document.querySelector('[data-code]')).not.toBeNull());
  });

  test('refused after the hour it says so, and what was typed is still there', async () => {
    await toRead();
    answer = () => problem('quotes-closed', 409);
    press('Seal my price');
    expect(await screen.findByText(/The hour is over/)).toBeDefined();
    expect(await keptCodes()).toEqual([]);
    cleanup();
    await open();
    expect(await screen.findByLabelText(/Rate of Taps/)).toHaveProperty('value', '1500');
  });
});

describe('From the hour on', () => {
  const over = { opensAt: '2020-01-01T13:30:00.000Z' };

  test('the price opens at one tap where its code is on this phone', async () => {
    await toRead();
    press('Seal my price');
    await screen.findByRole('heading', { name: 'Your price is sealed' });
    const [kept] = await keptCodes();
    tender = { ...tender, ...over };
    cleanup();
    await open();
    const opened: unknown[] = [];
    answer = (path, body) => {
      opened.push([path, body]);
      const quote = quoteOf({ sha256: kept?.sha256 ?? '', sealed: '' }, { status: 'opened', total: 28_000 });
      tender = { ...tender, quotes: [quote] };
      return new Response(JSON.stringify({ data: quote }));
    };
    fireEvent.click(await screen.findByRole('button', { name: 'Open my price' }));
    expect(await screen.findByText('₹28,000')).toBeDefined();
    expect(opened).toEqual([[`/tenderQuotes/${quoteId}/open`, { code: kept?.code }]]);
    expect(await keptCodes()).toEqual([]);
  });

  test('a wrong code is told beside its field', async () => {
    tender = tenderInTest({ ...over, quotes: [quoteOf({ sha256: 'f'.repeat(64), sealed: '' })] });
    await open();
    const field = await screen.findByLabelText('Code of Patil Construction');
    fireEvent.change(field, { target: { value: 'K7QP 2M' } });
    press('Open with this code');
    expect(await screen.findByText(/This code does not open this price/)).toBeDefined();
    expect(screen.queryByText('Sealed until')).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    answer = () => problem('opening-code-wrong', 400);
    fireEvent.change(field, { target: { value: 'k7qp-2m4x-9d3a-hwrt' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    press('Open with this code');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  test('the customer who asked finds a page with a name, and the way to the bill', async () => {
    tender = tenderInTest({ customerId: 'u2' });
    await open();
    expect(await screen.findByRole('link', { name: 'The bill' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Your price' })).toBeDefined();
  });

  test('who sent nothing reads that the hour is over', async () => {
    tender = tenderInTest(over);
    await open();
    expect(await screen.findByRole('heading', { name: 'The hour is over' })).toBeDefined();
  });
});

test('What another tab types stands here too, and is said', async () => {
  await toRead();
  const key = Object.keys(localStorage).find((one) => one.includes(':quote:')) ?? '';
  const typed = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), 'rate 2': '50' });
  localStorage.setItem(key, typed);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: typed })));
  expect(screen.getByText('Changed in another tab. Read it once more.')).toBeTruthy();
  await go('Seal my price');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('A price that is sealed already is said to be, where it is changed', async () => {
  tender = { ...tender, quotes: [quoteOf({ sha256: 'a'.repeat(64), sealed: '' })] };
  await open();
  await screen.findByRole('button', { name: 'Change my price' });
  await go('Change my price');
  expect(await screen.findByText(/^Your price is sealed already/)).toBeTruthy();
});

test('One line at a time is priced with big keys, skipped, gone back to, and stands in the form', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Your price for Aarti Joshi' });
  press('One line at a time');
  const dialog = within(screen.getByRole('dialog', { name: 'Line 1 of 3' }));
  const key = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  const typesInRate = () => document.activeElement === dialog.getByRole('textbox');
  expect(typesInRate()).toBe(true);
  for (const digit of ['1', '3', '0']) key(digit);
  key('Next line');
  expect(screen.getByRole('dialog', { name: 'Line 2 of 3' })).toBeTruthy();
  expect(typesInRate()).toBe(true);
  key('Skip it');
  key('Back');
  key('Back');
  key('Erase');
  key('Next line');
  key('Skip it');
  key('Done');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/Rate of Wall tiles/).value).toBe('13');
  expect(screen.getByLabelText<HTMLInputElement>(/Rate of Plaster/).value).toBe('');
  // It begins where the author left off.
  press('One line at a time');
  expect(screen.getByRole('dialog', { name: 'Line 2 of 3' })).toBeTruthy();
});
