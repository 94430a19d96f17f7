// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnDay } from '#contract/hiring/calendar.calls.ts';
import { addDays, datesBetween, siteDate } from '#domain/calendar/dates.ts';
import { storeSession } from '#web/shared/api/session.ts';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { flushQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { CalendarPage } from './calendar-page.tsx';

const today = siteDate(new Date());
const tomorrow = addDays(today, 1);
const crew = { kind: 'groupWorker', _id: 'l1' } as const;
const settings = {
  listing: crew,
  name: 'Shivaji Crew',
  of: 2,
  available: true,
  availableSaidAt: null,
  restDays: [0],
  yearlyOff: ['01-26'],
};
let days: Pick<OwnDay, 'date' | 'state' | 'bookingId' | 'blockId'>[] = [];
let people: object[] = [];
let blocks: object[] = [];
let sent: { call: string; body: unknown }[] = [];
let line = true;

beforeEach(() => {
  [days, people, blocks, sent] = [[], [], [], []];
  line = true;
  const me = { _id: 'me', fullname: 'Lata', email: 'l@neev.test', profilePic: null, role: 'user' };
  storeSession({ ...me, language: 'en' } as never, 'token');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://neev.test');
    const method = init.method ?? 'GET';
    if (!line && method !== 'GET') throw new TypeError('no line');
    if (method !== 'GET')
      sent.push({
        call: `${method} ${url.pathname}`,
        body: init.body ? JSON.parse(String(init.body)) : undefined,
      });
    const all = datesBetween(url.searchParams.get('from') ?? today, url.searchParams.get('to') ?? today);
    const row = (date: string, no: number) => ({
      ...{ unit: `u${no}`, no, label: no === 1 ? 'Ravi' : null, listing: crew, date },
      ...{ part: 'day', state: 'free', rest: false },
      ...days.find((day) => day.date === date),
    });
    const answers: Record<string, unknown> = {
      '/restDays': { listings: [settings], morningCheck: false },
      '/ownDays': all.flatMap((date) => [row(date, 1), row(date, 2)]),
      '/crewMembers': people,
      '/blocks': blocks,
    };
    return new Response(
      JSON.stringify({ data: method === 'GET' ? answers[url.pathname] : null, nextCursor: null }),
    );
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (address = '/calendar') =>
  showPage({ component: CalendarPage, address, messages: ['calendar'] });
const dayThat = (says: string) => new RegExp(`(?<!\\d)${siteDay(tomorrow, 'en')}, .*${says}`);
const letGo = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Clear the choice' })).toBeNull());
/** Where today ends both its month and its week, tomorrow stands in the next. */
async function pressTomorrow() {
  // "12 Dec" is another day than "2 Dec".
  const name = new RegExp(`(?<!\\d)${siteDay(tomorrow, 'en')}, `);
  await screen.findByRole('button', { name: /, today, / });
  if (!screen.queryByRole('button', { name }))
    fireEvent.click(screen.getByRole('button', { name: 'Later month' }));
  fireEvent.click(await screen.findByRole('button', { name }));
}

describe('My days', () => {
  test('block a day for all, or for one person', async () => {
    await open();
    await pressTomorrow();
    fireEvent.click(await screen.findByRole('button', { name: 'Block these days' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: 'POST /blocks',
      body: { listing: crew, from: tomorrow, to: tomorrow, part: 'day' },
    });
    expect(sent[0]?.body).not.toHaveProperty('unitIds');
    fireEvent.change(screen.getByLabelText('For which person'), { target: { value: 'u2' } });
    await pressTomorrow();
    fireEvent.change(await screen.findByLabelText('Part of the day'), { target: { value: 'morning' } });
    fireEvent.click(screen.getByRole('button', { name: 'Block these days' }));
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ unitIds: ['u2'], part: 'morning' }));
  });

  test('give a day free again out of the middle of a block: what lies around it comes back', async () => {
    days = [{ date: tomorrow, state: 'blocked', blockId: 'k1' }];
    blocks = [
      { _id: 'k1', listing: crew, from: today, to: addDays(today, 3), part: 'day', unitIds: ['u1', 'u2'] },
    ];
    await open();
    await pressTomorrow();
    fireEvent.click(await screen.findByRole('button', { name: 'Free again' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /blocks/k1', 'POST /blocks', 'POST /blocks']);
    expect(sent.slice(1).map(({ body }) => body)).toMatchObject([
      { from: today, to: today, unitIds: ['u1', 'u2'] },
      { from: addDays(today, 2), to: addDays(today, 3) },
    ]);
  });

  test('are blocked without a line too: the day says that it waits, and is sent once there is one', async () => {
    await open();
    await pressTomorrow();
    line = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Block these days' }));
    const day = dayThat('blocked: Waiting to be sent');
    await screen.findByRole('button', { name: day });
    screen.getByText(`Your days: ${siteDay(tomorrow, 'en')}`);
    line = true;
    await act(flushQueue);
    expect(sent).toMatchObject([{ call: 'POST /blocks', body: { from: tomorrow, to: tomorrow } }]);
    expect(screen.queryByRole('button', { name: day })).toBeNull();
  });

  const block = { _id: 'k1', listing: crew, from: today, to: tomorrow, part: 'day', unitIds: ['u1', 'u2'] };

  test('are given free again without a line too: shown as free that waits, and the rest of the block comes back after it', async () => {
    days = [{ date: tomorrow, state: 'blocked', blockId: 'k1' }];
    blocks = [block];
    await open();
    await pressTomorrow();
    line = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Free again' }));
    await screen.findByRole('button', { name: dayThat('free: Waiting to be sent') });
    screen.getByText(`Days free again: ${siteDay(tomorrow, 'en')}`);
    line = true;
    await act(flushQueue);
    expect(sent).toMatchObject([
      { call: 'DELETE /blocks/k1' },
      { call: 'POST /blocks', body: { from: today, to: today, unitIds: ['u1', 'u2'] } },
    ]);
  });

  test('blocked again while "free again" waits are blocked after it', async () => {
    days = [{ date: tomorrow, state: 'blocked', blockId: 'k1' }];
    blocks = [{ ...block, from: tomorrow }];
    await open();
    await pressTomorrow();
    line = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Free again' }));
    await letGo();
    fireEvent.click(await screen.findByRole('button', { name: dayThat('free: Waiting to be sent') }));
    line = true;
    fireEvent.click(await screen.findByRole('button', { name: 'Block these days' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['DELETE /blocks/k1', 'POST /blocks']));
  });

  test.each([
    ['was never sent is taken back, and nothing goes', false, []],
    ['may have arrived is deleted by the name it was given here', true, ['DELETE /blocks/NAME']],
  ])('given free again while their block waits: one that %s', async (_, sawLine, gone) => {
    const sight = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(sawLine);
    await open();
    await pressTomorrow();
    line = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Block these days' }));
    await letGo();
    fireEvent.click(await screen.findByRole('button', { name: dayThat('blocked: Waiting to be sent') }));
    const [waiting] = readQueue();
    fireEvent.click(await screen.findByRole('button', { name: 'Free again' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: dayThat('blocked: Waiting to be sent') })).toBeNull(),
    );
    line = true;
    await act(flushQueue);
    expect(sent.map(({ call }) => call.replace(waiting?.id ?? '', 'NAME'))).toEqual(gone);
    sight.mockRestore();
  });

  test('off wait for a line as they were last chosen', async () => {
    await open();
    line = false;
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mon' }));
    await screen.findByText('Your days: Days off');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sun' }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Sun' })).toHaveProperty('checked', false),
    );
    line = true;
    await act(flushQueue);
    expect(sent).toMatchObject([{ call: 'PUT /restDays', body: { restDays: [1], yearlyOff: ['01-26'] } }]);
  });

  test('lead from a booked day to the booking', async () => {
    days = [{ date: tomorrow, state: 'booked', bookingId: 'b1' }];
    await open();
    await pressTomorrow();
    const link = await screen.findByRole('link', { name: 'Open the booking' });
    expect(link.getAttribute('href')).toBe('/booking?id=b1');
    expect(screen.queryByRole('button', { name: 'Block these days' })).toBeNull();
  });

  test('set weekly and yearly days off', async () => {
    await open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mon' }));
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        call: 'PUT /restDays',
        body: { restDays: [0, 1], yearlyOff: ['01-26'] },
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove 26 Jan' }));
    await waitFor(() => expect(sent[1]).toMatchObject({ body: { yearlyOff: [] } }));
  });

  test('switch the morning’s question on', async () => {
    await open();
    fireEvent.click(await screen.findByRole('switch', { name: 'Ask me each morning' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'PUT /morningCheck', body: { on: true } }]));
  });

  test('show who is in the group and let them go only after a question', async () => {
    people = [
      {
        _id: 'm1',
        listing: crew,
        crewName: 'Shivaji Crew',
        leaderId: 'me',
        leaderName: 'Lata',
        userId: 'ravi',
        name: 'Ravi',
        profilePic: null,
        status: 'asked',
      },
    ];
    await open();
    expect(await screen.findByText('has not answered yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Let go' }));
    expect(sent).toEqual([]);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Let go' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'DELETE /crewMembers/m1', body: undefined }]));
  });

  test('ask each person a crew wants whether they agree', async () => {
    people = [
      {
        _id: 'm2',
        listing: crew,
        crewName: 'Big Crew',
        leaderId: 'mohan',
        leaderName: 'Mohan',
        userId: 'me',
        name: 'Lata',
        profilePic: null,
        status: 'asked',
      },
    ];
    await open();
    expect(await screen.findByText('Mohan asks you into “Big Crew”')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'PUT /crewMembers/m2', body: { accept: true } }]));
  });

  test('ask a person into the group where a profile led here, and not before the press', async () => {
    await open('/calendar?member=ravi');
    expect(await screen.findByText('Ask this person into your group?')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'POST /crewMembers', body: { listing: crew, userId: 'ravi' } }]),
    );
  });
});
