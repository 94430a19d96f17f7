import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { PhoneEntry } from '#web/features/accounts/register/phone-entry.tsx';
import { queryClient } from '#web/shared/api/query-client.ts';
import { readDraft } from '#web/shared/browser/drafts.ts';
import { type Answer, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { readWish } from '../ask/wish/use-wish.ts';
import { Understood } from './understood.tsx';

const mason = { of: 'worker', category: 'Construction', trade: 'mason', skill: 'skilled', count: 2 };
const helper = { of: 'worker', category: 'Construction', trade: 'helper', skill: 'unskilled', count: 5 };
const first = addDays(siteDate(new Date()), 7);
const dates = { from: first, days: 3 };
const near = (item: number, amount: number | '<3', { within = 25, usual = null as object | null } = {}) => ({
  item,
  near: amount,
  within,
  by: 'trade',
  usualPerDay: usual,
});
let answers: Record<string, (body: never) => Answer>;
let sent: [string, unknown][];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answers = {
    '/readWish': () => ({
      body: { data: { items: [mason, helper], dates, pin: '411001', unread: ['fresco'] } },
    }),
    '/matches': () => ({
      body: {
        data: [
          near(0, 14, { usual: { low: 950, high: 1100 } }),
          near(1, 24, { usual: { low: 850, high: 900 } }),
        ],
      },
    }),
    '/places': () => ({ body: { data: [{ place: 'Pune', district: 'Pune', state: 'Maharashtra' }] } }),
    '/tellMe': () => ({ status: 201, body: { data: { until: '2126-12-31T00:00:00.000Z' } } }),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://neev.test');
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    sent.push([pathname, body]);
    const { status = 200, body: answer } = answers[pathname]?.(body as never) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (kept = false) =>
  showPage({
    component: () => (
      <Understood
        Entry={PhoneEntry}
        WantWork={({ as = 'worker' }) => <a href={`/${as}`}>I want work</a>}
        sentence="2 masons and 5 helpers"
        kept={kept}
      />
    ),
    address: '/',
    messages: ['requests', 'hiring', 'categories', 'account'],
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const asked = (path: string) => sent.filter(([called]) => called === path).map(([, body]) => body);

describe('What a sentence said', () => {
  test('stands as chips; what was not understood is shown, and who is near with what they take', async () => {
    await open();
    await screen.findByRole('button', { name: '2 masons' });
    expect(screen.getByRole('button', { name: '5 helpers' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^3 days from/ })).toBeTruthy();
    await screen.findByRole('button', { name: '411001 Pune' });
    expect(screen.getByText('Not understood: fresco')).toBeTruthy();
    await screen.findByRole('button', { name: 'Ask 38 people near you' });
    expect(screen.getByText('14 near you')).toBeTruthy();
    expect(screen.getByText('₹950 to ₹1,100')).toBeTruthy();
    expect(screen.getByText('₹18,450 to ₹20,100')).toBeTruthy();
  });

  test('is changed by its chip: a count, the days, the place, a line more or less', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '5 helpers' }));
    press('More: Helper');
    expect(screen.getByRole('button', { name: '6 helpers' }).getAttribute('aria-expanded')).toBe('true');
    press('Take out');
    expect(screen.queryByRole('button', { name: /helpers/ })).toBeNull();
    press(/^3 days from/);
    press('One day more');
    await screen.findByRole('button', { name: /^4 days from/ });
    await waitFor(() => expect(asked('/matches').at(-1)).toMatchObject({ items: [{ trade: 'mason' }] }));
    expect(readWish('')).toMatchObject({ days: 4, items: [{ count: 2, trade: 'mason' }] });
  });

  test('without a place asks for it first; the count comes as soon as it is known', async () => {
    answers['/readWish'] = () => ({ body: { data: { items: [mason], unread: [] } } });
    await open();
    const pin = await screen.findByLabelText('PIN code of the site');
    expect(screen.getByRole('button', { name: 'Where?' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('You named no days: we took one day from tomorrow.')).toBeTruthy();
    expect(asked('/matches')).toEqual([]);
    fireEvent.change(pin, { target: { value: '411001' } });
    await screen.findByRole('button', { name: /^Ask \d+ people near you$/ });
  });

  test('with another town asks for its PIN code, and keeps none of the place before', async () => {
    await open();
    await screen.findByRole('button', { name: '411001 Pune' });
    cleanup();
    answers['/readWish'] = () => ({ body: { data: { items: [mason], dates, place: 'Nashik', unread: [] } } });
    queryClient.clear();
    await open();
    await screen.findByRole('button', { name: 'PIN code in Nashik?' });
    expect(readWish('')?.pin).toBe('');
  });

  test('of a house alone leads to its plan and cost, and speaks of no days', async () => {
    answers['/readWish'] = () => ({ body: { data: { items: [], house: 'ghar', unread: [] } } });
    await open();
    const offer = await screen.findByRole('link', { name: 'Build a house? See its plan and cost' });
    expect(offer.getAttribute('href')).toBe('/mapForm');
    expect(screen.queryByText(/^You named no days/)).toBeNull();
  });

  test('offers the way to work before all else to who looks for work', async () => {
    answers['/readWish'] = () => ({ body: { data: { items: [mason], seeksWork: true, unread: [] } } });
    await open();
    expect(await screen.findByRole('link', { name: 'I want work' })).toBeDefined();
  });

  test('of who offers a machine leads to its form and not to the hiring of one', async () => {
    const jcb = { of: 'product', category: 'Excavator', machine: 'excavator', count: 1 };
    answers['/readWish'] = () => ({
      body: { data: { items: [jcb], seeksWork: true, offers: 'provider', unread: [] } },
    });
    await open();
    const way = await screen.findByRole('link', { name: 'I want work' });
    expect(way.getAttribute('href')).toBe('/provider');
    expect(screen.queryByText('We understood this. Tap to change.')).toBeNull();
    press('No, I want to hire');
    expect(screen.getByText('We understood this. Tap to change.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'I want work' })).toBeNull();
  });

  test('without its first day says that tomorrow was taken', async () => {
    answers['/readWish'] = () => ({
      body: { data: { items: [mason], dates: { ...dates, assumed: true }, pin: '411001', unread: [] } },
    });
    await open();
    expect(await screen.findByText('You named no first day: we took tomorrow.')).toBeTruthy();
  });

  test('with a PIN code that there is not says so at once, and not after the code', async () => {
    answers['/matches'] = () => ({ status: 400, body: { type: '/problems/pin-unknown', data: null } });
    await open();
    expect(await screen.findByText(/^We do not know this PIN code/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
    press('Say where the work is');
    expect(screen.getByLabelText('PIN code of the site')).toBeTruthy();
  });

  test('can be asked where the count of people fails: that is no fault of the place', async () => {
    answers['/matches'] = () => ({ status: 429, body: { type: '/problems/too-many', data: null } });
    await open();
    expect(await screen.findByRole('button', { name: 'Ask everyone near you' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Say where the work is' })).toBeNull();
  });

  test('that nobody understands opens the choice, and is no dead end', async () => {
    answers['/readWish'] = () => ({ body: { data: { items: [], unread: ['xyz'] } } });
    await open();
    await screen.findByText('We did not understand who you need. Pick it here.');
    fireEvent.click(screen.getByLabelText('Engineer'));
    fireEvent.click(screen.getByLabelText(/^Civil/));
    press('Add');
    await screen.findByRole('button', { name: /Civil/ });
  });

  test('is asked on the page of the review, with the whole draft kept', async () => {
    const { history } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask 38 people near you' }));
    await waitFor(() => expect(history.location.href).toBe('/hire?step=4'));
    expect(readDraft('hire')?.wish).toContain('mason');
  });

  test('can be looked at first: the list of the trade, the place and the days', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Look at them first' });
    expect(Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://n').searchParams)).toEqual({
      category: 'Construction',
      trade: 'mason',
      near: '411001',
      radiusKm: '25',
      freeFrom: first,
      freeTo: addDays(first, 2),
    });
  });

  test('that was understood before is not asked about again', async () => {
    await open();
    await screen.findByRole('button', { name: '2 masons' });
    cleanup();
    await open(true);
    await screen.findByRole('button', { name: '2 masons' });
    expect(asked('/readWish')).toHaveLength(1);
  });

  test('that does not arrive is kept and asked again', async () => {
    const answer = answers['/readWish'];
    answers['/readWish'] = () => ({ status: 502, body: { type: '/problems/server-error' } });
    await open();
    answers['/readWish'] = answer as (typeof answers)[string];
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: '2 masons' });
  });
});

describe('Nobody near', () => {
  beforeEach(() => {
    answers['/readWish'] = () => ({ body: { data: { items: [mason], dates, pin: '411038', unread: [] } } });
    answers['/matches'] = () => ({ body: { data: [near(0, 6, { within: 50 })] } });
  });

  test('is said with who is farther away, who can be asked', async () => {
    const { history } = await open();
    await screen.findByRole('heading', { name: 'Nobody near 411038 yet.' });
    expect(screen.getByText(/^6 are within 50 km\./)).toBeTruthy();
    press('Ask everyone within 50 km');
    await waitFor(() => expect(history.location.href).toBe('/hire?step=4'));
    expect(readWish('')).toMatchObject({ radiusKm: 50, to: [] });
  });

  test('within the widest circle neither is said, and a request can be left open', async () => {
    answers['/matches'] = () => ({ body: { data: [near(0, 0, { within: 100 })] } });
    const { history } = await open();
    await screen.findByRole('heading', { name: 'Nobody within 100 km yet.' });
    expect(screen.queryByRole('button', { name: /^Ask everyone within/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'See who works near' }).getAttribute('href')).toBe(
      '/workersPage?near=411038&radiusKm=100',
    );
    press('Leave a request open');
    await waitFor(() => expect(history.location.href).toBe('/hire?step=4'));
    expect(readWish('')).toMatchObject({ radiusKm: 100 });
  });

  test('can be waited for, by a guest after the log-in in the same place', async () => {
    localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Asha', email: 'a@neev.test' }));
    localStorage.setItem('token', 't');
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Tell me when somebody comes' }));
    await screen.findByText(/^We tell you once/);
    expect(asked('/tellMe')).toEqual([
      { items: [{ of: 'worker', category: 'Construction' }], pin: '411038' },
    ]);
    cleanup();
    localStorage.clear();
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Tell me when somebody comes' }));
    const entry = (await screen.findByLabelText('Your name')).closest('form') as HTMLElement;
    expect(within(entry).getByLabelText('Phone')).toBeTruthy();
  });
});
