import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { PhoneEntry } from '#web/features/accounts/register/phone-entry.tsx';
import { readQueue, takeToChange } from '#web/shared/browser/outbox/queue.ts';
import { flushQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { keepPin } from '#web/shared/browser/site-pin.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { HirePage } from './hire-page.tsx';
import { keepWish, readWish } from './wish/use-wish.ts';
import { newWish } from './wish/wish.ts';

const workerId = '7e57ab1e-0000-4000-8000-000000000001';
const otherId = '7e57ab1e-0000-4000-8000-000000000002';
const worker = {
  _id: workerId,
  userId: 'u2',
  fullName: 'Ramesh',
  role: 'Tiles',
  status: true,
  verified: true,
  age: 30,
  address: 'Pune',
  country: 'India',
  price: 800,
  experience: 4,
  profilePic: null,
  demo: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const place = { place: 'Pune', district: 'Pune', state: 'Maharashtra' };

let sent: Record<string, unknown>[];
let answer: () => Promise<Response> | Response;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 't');
  sent = [];
  answer = () => new Response('{"data":{"_id":"r1"}}', { status: 201 });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return answer();
    }
    const answers: Record<string, unknown> = {
      [`/getWorker/${workerId}`]: worker,
      [`/getWorker/${otherId}`]: { ...worker, _id: otherId, fullName: 'Suresh' },
      '/places': [place],
      '/fairPay': [],
    };
    const data = answers[new URL(address, 'http://neev.test').pathname] ?? null;
    return new Response(JSON.stringify({ data }), { status: data ? 200 : 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address = '/hire') =>
  showPage({
    component: () => HirePage({ Entry: PhoneEntry }),
    address,
    messages: ['requests', 'hiring', 'categories', 'account'],
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** To the last step, with two masons. */
async function toLast() {
  const page = await open();
  await heading('Who do you need?');
  type('How many: Mason', '2');
  press('Next: days');
  await heading('When?');
  press('Next: site and pay');
  await heading('Site and pay');
  return page;
}

describe('From a sentence that was read elsewhere', () => {
  const address =
    '/hire?items=worker:Construction:2:mason:skilled:900,worker:Construction:5:helper&from=2030-01-07&days=3&pin=411038';

  test('its people, days and place stand in the form, and no more in the address', async () => {
    const { history } = await open(address);
    await heading('Who do you need?');
    await waitFor(() => expect(history.location.href).toBe('/hire'));
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    expect(readWish('')).toMatchObject({
      items: [
        { trade: 'mason', skill: 'skilled', count: 2, price: '900' },
        { trade: 'helper', count: 5, price: '' },
      ],
      from: '2030-01-07',
      days: 3,
      pin: '411038',
    });
  });

  test('of machines alone it is asked what they cost, and nothing of wages, food or a bed', async () => {
    for (const [item, asked] of [
      ['product:Concrete mixer:2', 0],
      ['worker:Construction:2:mason', 1],
    ] as const) {
      await open(`/hire?items=${item}`);
      await heading('Who do you need?');
      press('Next: days');
      await heading('When?');
      press('Next: site and pay');
      await heading('Site and pay');
      expect(screen.queryAllByRole('group', { name: 'What will you provide?' })).toHaveLength(asked);
      cleanup();
    }
  });

  test('what was typed before and not sent stays where the sentence says nothing of it', async () => {
    keepWish('', newWish({ description: 'Behind the temple', pin: '411001' }));
    await open('/hire?items=worker:Construction:2:mason');
    await heading('Who do you need?');
    expect(readWish('')).toMatchObject({
      items: [{ count: 2 }],
      description: 'Behind the temple',
      pin: '411001',
    });
  });

  test('an address that nobody could have said changes nothing', async () => {
    keepWish('', newWish({ description: 'Behind the temple', days: 4 }));
    await open('/hire?items=worker:Nothing:2:mason,x:y,worker:Construction:0&days=9');
    await heading('Who do you need?');
    expect(readWish('')).toMatchObject({ description: 'Behind the temple', days: 4 });
  });
});

describe('From a profile', () => {
  test('a request is sent with three taps: Hire, Where, Send', async () => {
    keepPin('411001');
    const { history } = await open(`/hire?to=worker:${workerId}`);
    await heading('When?');
    press('Next: site and pay');
    await screen.findByText('Ramesh');
    press('Send request');
    await waitFor(() => expect(history.location.href).toBe('/jobRequest?id=r1'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      pin: '411001',
      to: [{ kind: 'worker', _id: workerId }],
      choose: 'first',
      items: [
        {
          of: 'worker',
          category: 'Tiles',
          count: 1,
          price: 800,
          dates: { from: addDays(siteDate(new Date()), 1), days: 1 },
        },
      ],
    });
  });

  test('everybody near can be asked instead', async () => {
    keepPin('411001');
    await open(`/hire?to=worker:${workerId}&step=3`);
    fireEvent.click(await screen.findByLabelText('Everyone near'));
    fireEvent.change(screen.getByLabelText('Ask everyone within'), { target: { value: '50' } });
    press('Send request');
    await waitFor(() => expect(sent[0]).toMatchObject({ to: 'nearby', radiusKm: 50 }));
  });

  test('who is not free then is named, and one touch asks only the others', async () => {
    keepPin('411001');
    answer = () =>
      new Response(
        JSON.stringify({
          type: '/problems/not-free',
          errors: [{ path: 'to.1', type: '/problems/not-free' }],
        }),
        { status: 409 },
      );
    await open(`/hire?to=worker:${workerId},worker:${otherId}&step=3`);
    await heading('Site and pay');
    press('Send request');
    await screen.findByText('Not free on these days any more');
    answer = () => new Response('{"data":{"_id":"r1"}}', { status: 201 });
    press('Ask only the others');
    await waitFor(() => expect(screen.queryByText('Not free on these days any more')).toBeNull());
    press('Send request');
    await waitFor(() => expect(sent[1]).toMatchObject({ to: [{ kind: 'worker', _id: workerId }] }));
  });
});

describe('Who and how many', () => {
  test('is counted by buttons or typed in any digits; more than 500 stays and is said to be wrong', async () => {
    await open();
    await heading('Who do you need?');
    const count = screen.getByLabelText('How many: Helper') as HTMLInputElement;
    expect(count.value).toBe('0');
    press('More: Helper');
    expect(count.value).toBe('1');
    press('Fewer: Helper');
    expect((screen.getByRole('button', { name: 'Fewer: Helper' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(count, { target: { value: '999' } });
    expect([count.value, count.getAttribute('aria-invalid')]).toEqual(['999', 'true']);
    fireEvent.change(count, { target: { value: '५००' } });
    fireEvent.blur(count);
    expect([count.value, count.getAttribute('aria-invalid')]).toEqual(['500', null]);
  });

  test('takes machines too, as a line of their own', async () => {
    await open();
    await heading('Who do you need?');
    press('Something else');
    fireEvent.click(screen.getByLabelText('Machine or tool'));
    // Machines have no skill.
    expect(screen.queryByRole('group', { name: 'How skilled?' })).toBeNull();
    fireEvent.click(screen.getByLabelText('Rammer'));
    press('Add');
    expect((screen.getByLabelText('How many: Rammer') as HTMLInputElement).value).toBe('1');
    expect(screen.getByText(/^1 machine, /)).toBeTruthy();
  });

  test('finds a trade or a machine by what people call it, and asks for exactly that', async () => {
    await open();
    await heading('Who do you need?');
    press('Something else');
    type('Search by name', 'nal mistri');
    fireEvent.click(await screen.findByRole('button', { name: 'Plumber' }));
    expect((screen.getByRole('radio', { name: 'Plumber' }) as HTMLInputElement).checked).toBe(true);
    press('Add');
    expect((screen.getByLabelText('How many: Plumber') as HTMLInputElement).value).toBe('1');
    press('Something else');
    type('Search by name', 'jcb');
    fireEvent.click(await screen.findByRole('button', { name: 'Excavator' }));
    expect(screen.getByRole('group', { name: 'Digging' })).toBeTruthy();
    press('Add');
    expect(screen.getByLabelText('How many: Excavator')).toBeTruthy();
    press('Something else');
    type('Search by name', 'astronaut');
    expect(await screen.findByText(/Nothing here is called “astronaut”/)).toBeTruthy();
  });

  test('nobody at all is said at once', async () => {
    await open();
    await heading('Who do you need?');
    press('Next: days');
    await screen.findByText('Say who or what you need');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who do you need?');
  });
});

describe('When', () => {
  test('says the days in words, with the last one; six weekdays can rest, not seven', async () => {
    await open('/hire?step=2');
    await heading('When?');
    type('First day', '2026-12-04');
    for (let more = 0; more < 2; more += 1) press('One day more');
    press('Sunday');
    expect(screen.getByText('3 days from 4 Dec, no work on Sunday. Last day: 7 Dec.')).toBeTruthy();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) press(day);
    expect((screen.getByRole('button', { name: 'Saturday' }) as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('Where and at what price', () => {
  test('the place of the PIN code is named, and address and phone are said to stay hidden', async () => {
    await toLast();
    type('PIN code of the site', '411001');
    await screen.findByText('Pune');
    expect(screen.getAllByText('Only people you book see this.')).toHaveLength(2);
  });

  test('the total follows count, days and price', async () => {
    await toLast();
    const dock = screen.getByRole('region', { name: 'Send request' });
    expect(within(dock).getByText('They name the price')).toBeTruthy();
    type('₹ per person', '750');
    expect(within(dock).getByText('₹1,500')).toBeTruthy();
  });

  test('facilities, words, address and phone go along', async () => {
    await toLast();
    type('PIN code of the site', '411001');
    fireEvent.click(screen.getByLabelText('Food'));
    type('What work is it?', 'A wall');
    type('Address of the site', '12 Hill Road');
    type('Phone at the site', '98765 43210');
    press('Send request');
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        facilities: { lodging: false, food: true, transport: false, gear: false },
        description: 'A wall',
        address: '12 Hill Road',
        sitePhone: '98765 43210',
        choose: 'me',
        to: 'nearby',
      }),
    );
  });
});

describe('Sending', () => {
  test('what is wrong stands beside its field, which gets the focus; nothing is sent', async () => {
    await toLast();
    type('PIN code of the site', '41');
    press('Send request');
    await screen.findByText('Enter a 6-digit PIN code');
    expect(sent).toEqual([]);
    const pin = screen.getByLabelText('PIN code of the site');
    expect(document.activeElement).toBe(pin);
    type('PIN code of the site', '411001');
    expect(screen.queryByText('Enter a 6-digit PIN code')).toBeNull();
  });

  test('what the server finds wrong with a line leads to its step', async () => {
    answer = () =>
      new Response(
        JSON.stringify({
          type: '/problems/dates-invalid',
          errors: [{ path: 'items.0.dates', type: '/problems/dates-invalid' }],
        }),
        { status: 400 },
      );
    await toLast();
    type('PIN code of the site', '411001');
    press('Send request');
    await heading('When?');
    const day = screen.getByLabelText('First day');
    expect(day.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(day));
  });

  test('a double tap is one request', async () => {
    await toLast();
    type('PIN code of the site', '411001');
    press('Send request');
    press('Sending …');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('without a connection the request waits, and goes once, as it was typed, when the line is back', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const { history } = await toLast();
    type('PIN code of the site', '411001');
    press('Send request');
    await waitFor(() => expect(history.location.href).toBe('/myWork?tab=asked'));
    expect(readQueue()).toMatchObject([{ kind: 'ask', title: 'Mason' }]);
    answer = () => new Response('{"data":{"_id":"r1"}}', { status: 201 });
    await flushQueue();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(readQueue()).toEqual([]);
  });

  test('a request that waits is changed with everything that was typed', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const { history } = await toLast();
    type('PIN code of the site', '411001');
    press('Send request');
    await waitFor(() => expect(history.location.href).toBe('/myWork?tab=asked'));
    cleanup();
    const [waiting] = readQueue();
    if (waiting) takeToChange(waiting);
    await open('/hire?step=3');
    await screen.findByText(/Your unsent request/);
    expect((screen.getByLabelText('PIN code of the site') as HTMLInputElement).value).toBe('411001');
  });

  test('what was sent is no draft any more; the next request has a name of its own', async () => {
    await toLast();
    type('PIN code of the site', '411001');
    press('Send request');
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    await toLast();
    expect(screen.queryByText(/Your unsent request/)).toBeNull();
    // The site is known by now.
    press('Send request');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.clientId).not.toBe(sent[1]?.clientId);
  });

  test('one can start again, with nothing of what was typed', async () => {
    await toLast();
    type('PIN code of the site', '411001');
    cleanup();
    await open();
    await screen.findByText(/Your unsent request/);
    press('Start again');
    const count = screen.getByLabelText('How many: Mason') as HTMLInputElement;
    expect(count.value).toBe('0');
  });
});
