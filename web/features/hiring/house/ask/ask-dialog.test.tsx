// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import type { Candidate } from '../needs/candidate.ts';
import type { Need } from '../needs/needs.ts';
import { AskDialog } from './ask-dialog.tsx';
import { requestsOf, type Wanted } from './requests-of.ts';

const candidate = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  userId: `user-${id}`,
  of: 'worker',
  name: `Person ${id}`,
  owner: null,
  place: 'Pune',
  price: 800,
  groupSize: null,
  experience: 4,
  verified: true,
  demo: false,
  distanceKm: 3,
  picture: null,
  ...changes,
});
const tiler: Need = {
  id: 'worker Tiles',
  of: 'worker',
  category: 'Tiles',
  keys: ['tiler'],
  days: 41,
  phase: 'floors',
  after: 0,
  people: 1,
  lasts: 12,
};
const crew: Need = {
  id: 'groupWorker Construction Labour',
  of: 'groupWorker',
  category: 'Construction Labour',
  keys: ['helper'],
  days: 100,
  phase: 'footing',
  after: 0,
  people: 1,
  lasts: 12,
};
const whole: Need = {
  id: 'e',
  of: 'engineer',
  category: 'Architectural',
  keys: ['architect'],
  days: null,
  phase: 'site',
  after: 0,
  people: 1,
  lasts: 12,
};
const wanted: Wanted[] = [
  { need: tiler, chosen: [candidate('one'), candidate('two')] },
  { need: crew, chosen: [candidate('three', { of: 'groupWorker', groupSize: 8 })] },
  { need: whole, chosen: [] },
];

describe('The request of a house', () => {
  const given = { batch: 'b1', pin: '411001', from: '2026-12-02', text: 'A house' };

  test('has a line for each work that somebody was chosen for, its days shared among all heads', () => {
    const [request, ...more] = requestsOf(wanted, given).map(({ body }) => body);
    expect(more).toEqual([]);
    expect(request?.items.map(({ of, category, count, dates }) => [of, category, count, dates])).toEqual([
      ['worker', 'Tiles', 2, { from: '2026-12-02', days: 21 }],
      ['groupWorker', 'Construction Labour', 8, { from: '2026-12-02', days: 13 }],
    ]);
    expect(request?.to).toEqual([
      { kind: 'worker', _id: 'one' },
      { kind: 'worker', _id: 'two' },
      { kind: 'groupWorker', _id: 'three' },
    ]);
  });

  test('leaves the price to them, and the choice to the customer', () => {
    const [request] = requestsOf([{ need: whole, chosen: [candidate('e')] }], given);
    expect(request?.body).toMatchObject({
      choose: 'me',
      items: [{ price: null, per: 'job', dates: { days: 1 } }],
    });
  });

  test('never asks for more days at once than a booking can hold', () => {
    const long = { ...tiler, days: 900 };
    const [request] = requestsOf([{ need: long, chosen: [candidate('one')] }], given);
    expect(request?.body.items[0]?.dates).toEqual({ from: '2026-12-02', days: 180 });
  });

  test('asks each for the days of their own phase, and never further than a request may reach', () => {
    const [late, latest] = [28, 340].map((after) => ({ ...tiler, days: 900, after }));
    const dates = [late, latest].map(
      (of) => of && requestsOf([{ need: of, chosen: [candidate('one')] }], given)[0]?.body.items[0]?.dates,
    );
    expect(dates).toEqual([
      { from: '2026-12-30', days: 180 },
      { from: '2027-11-07', days: 10 },
    ]);
  });

  test('of more than ten works becomes two, of names of their own', () => {
    const many = Array.from(
      { length: 11 },
      (_, place): Wanted => ({
        need: { ...tiler, id: `n${place}` },
        chosen: [candidate(`p${place}`)],
      }),
    );
    const requests = requestsOf(many, given).map(({ body }) => body);
    expect(requests.map(({ items }) => items.length)).toEqual([10, 1]);
    expect(requests.map(({ clientId }) => clientId)).toEqual(['b1:p0', 'b1:p10']);
  });
});

let sent: Record<string, unknown>[] = [];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  localStorage.setItem('user', JSON.stringify({ _id: 'me', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 't');
  answer = () => new Response('{"data":{"_id":"r1"}}', { status: 201 });
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(onSent = vi.fn()) {
  const component = () => (
    <AskDialog
      wanted={wanted}
      text="Are you free?"
      batch="b1"
      pin="411001"
      from="2026-12-02"
      onSent={onSent}
      onClose={() => undefined}
    />
  );
  await showPage({ component, address: '/ThreedmapHouse', messages: ['house'] });
  return onSent;
}

describe('Ask all', () => {
  test('sends one request of all its items, also at a double click, and leads to it', async () => {
    const onSent = await open();
    const send = screen.getByRole('button', { name: 'Send to all' });
    fireEvent.click(send);
    fireEvent.click(send);
    const link = await screen.findByRole('link', { name: 'See the request' });
    expect(link.getAttribute('href')).toBe('/jobRequest?id=r1');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ description: 'Are you free?', pin: '411001' });
    expect(onSent.mock.calls).toEqual([[['user-one', 'user-two', 'user-three']]]);
  });

  test('says of each work who is asked, for how many days and from when', async () => {
    await open();
    expect(screen.getByText('Person one, Person two')).toBeTruthy();
    expect(screen.getByText(/^21 days from .*2 Dec/)).toBeTruthy();
    expect(screen.getByText(/^13 days from .*2 Dec/)).toBeTruthy();
  });

  test('waits where there is no line, and is asked once for all', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const onSent = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Send to all' }));
    await screen.findByText('This phone keeps it. We send it when you are online.');
    expect(onSent).toHaveBeenCalledOnce();
    expect(readQueue()).toMatchObject([
      { id: 'b1:one', kind: 'ask', title: 'Tile layer; Helper', body: { clientId: 'b1:one' } },
    ]);
    expect(screen.getByRole('link', { name: 'See the request' }).getAttribute('href')).toBe(
      '/myWork?tab=asked',
    );
  });

  test('says why it did not go out, marks nobody as asked, and the next try is the same request', async () => {
    answer = () => new Response('{"type":"/problems/chat-blocked"}', { status: 403 });
    const onSent = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Send to all' }));
    await screen.findByText('You cannot write to this person');
    expect(onSent).not.toHaveBeenCalled();
    answer = () => new Response('{"data":{"_id":"r1"}}', { status: 201 });
    fireEvent.click(screen.getByRole('button', { name: 'Send to all' }));
    await screen.findByText(/Your request is sent/);
    expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
  });
});
