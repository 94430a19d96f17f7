import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawEvent } from '#contract/image-generation/events.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import type { Artist, Drawing } from './artist.ts';
import { takeTurn } from './drawing-order.data.ts';
import { type DrawingTurns, makeDrawingTurns } from './drawing-turns.job.ts';
import { makeDrawingOrders, type OrderLimits } from './image-generation.rules.ts';

// The app's own process serves calls alone: the test says who draws.
const neev = useTestApp({ ROLE: 'web' });
/** Milliseconds; processes look for orders each second. */
const patience = 20_000;
const limits: OrderLimits = { waiting: 3, time: 60_000 };

interface Begun {
  prompt: string;
  drawing: Drawing;
  finish(): void;
  fail(): void;
}

let running: DrawingTurns[] = [];
let begun: Begun[] = [];
/** One process that draws, each picture until the test says so. */
function worker({ atOnce = 1, each = 1 } = {}): DrawingTurns {
  const artist: Artist = {
    name: 'renderer',
    atOnce: each,
    draw: (prompt, drawing) =>
      new Promise((done, failed) => {
        begun.push({
          prompt,
          drawing,
          finish: () => done(Buffer.from(`photo of ${prompt}`)),
          fail: () => failed(new Error('the key is sk-secret')),
        });
      }),
  };
  const turns = makeDrawingTurns({
    db: neev.services.db,
    artist,
    houseOf: async () => undefined,
    atOnce,
  });
  running.push(turns);
  return turns;
}
const drawn = (): string[] => begun.map(({ prompt }) => prompt);
const has = (expected: string[]) => vi.waitFor(() => expect(drawn()).toEqual(expected), patience);

const users = new Map<string, string>();
beforeEach(async () => {
  begun = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) users.set(name, (await neev.loginAs()).userId);
});
afterEach(async () => {
  await Promise.all(running.map((turns) => turns.end()));
  running = [];
  await neev.services.db.deleteFrom('drawing_orders').execute();
});

/** The calls of one process's users. */
function web(turns?: DrawingTurns, given = limits) {
  const orders = makeDrawingOrders(neev.services.db, () => turns?.look(), given);
  const order = (name: string, gone = new AbortController()) => {
    const told: DrawEvent[] = [];
    const photo = orders.draw({
      userId: users.get(name) ?? '',
      prompt: name,
      gone: gone.signal,
      onEvent: (event) => told.push(event),
    });
    photo.catch(() => undefined);
    const hears = (event: DrawEvent) => vi.waitFor(() => expect(told.at(-1)).toEqual(event), patience);
    return { photo, told, gone, hears };
  };
  return { order, end: orders.end };
}

test('one picture is drawn at a time, and who waits hears the place in the queue', async () => {
  const { order } = web(worker());
  const first = order('a');
  await has(['a']);
  const second = order('b');
  await second.hears({ type: 'waiting', ahead: 1 });
  const third = order('c');
  await third.hears({ type: 'waiting', ahead: 2 });
  begun[0]?.finish();
  expect(String(await first.photo)).toBe('photo of a');
  await has(['a', 'b']);
  await third.hears({ type: 'waiting', ahead: 1 });
});

test('of several processes together no more are drawn at a time than the setting says', async () => {
  const [one, other, third] = [worker({ atOnce: 2 }), worker({ atOnce: 2 }), worker({ atOnce: 2 })];
  const { order } = web();
  for (const name of ['a', 'b']) {
    order(name);
    for (const turns of [one, other, third]) turns.look();
  }
  await vi.waitFor(() => expect(begun).toHaveLength(2), patience);
  await order('c').hears({ type: 'waiting', ahead: 2 });
  expect(await takeTurn(neev.services.db, 2)).toBeUndefined();
  begun[0]?.finish();
  await vi.waitFor(() => expect(begun).toHaveLength(3), patience);
});

test('a picture is drawn by another process than the one that was asked, and its progress is passed on', async () => {
  worker();
  const { order } = web();
  const { hears, photo } = order('a');
  await has(['a']);
  begun[0]?.drawing.onProgress(0.5);
  await hears({ type: 'progress', done: 0.5 });
  begun[0]?.finish();
  expect(String(await photo)).toBe('photo of a');
});

test('a user has one picture under way, wherever it was asked for', async () => {
  const first = web().order('a');
  await first.hears({ type: 'waiting', ahead: 0 });
  await expect(web().order('a').photo).rejects.toMatchObject({ problem: 'picture-under-way' });
});

test('a full queue refuses', async () => {
  const { order } = web(undefined, { waiting: 2, time: 60_000 });
  await order('a').hears({ type: 'waiting', ahead: 0 });
  await order('b').hears({ type: 'waiting', ahead: 1 });
  await expect(order('c').photo).rejects.toMatchObject({ problem: 'picture-queue-full' });
});

test('a picture is cancelled when its user leaves, and the next one begins', async () => {
  const { order } = web(worker());
  const first = order('a');
  await has(['a']);
  order('b');
  first.gone.abort();
  await expect(first.photo).rejects.toThrow();
  await has(['a', 'b']);
  expect(begun[0]?.drawing.signal.aborted).toBe(true);
});

test('who leaves while waiting is never drawn, and may ask again', async () => {
  const { order } = web(worker());
  order('a');
  await has(['a']);
  const second = order('b');
  await second.hears({ type: 'waiting', ahead: 1 });
  second.gone.abort();
  await expect(second.photo).rejects.toThrow();
  await vi.waitFor(async () => expect(await ordersLeft()).toBe(1));
  const again = order('b');
  begun[0]?.finish();
  await has(['a', 'b']);
  begun[1]?.finish();
  expect(String(await again.photo)).toBe('photo of b');
});

const ordersLeft = async (): Promise<number> =>
  (await neev.services.db.selectFrom('drawing_orders').select('id').execute()).length;

test('what fails is told in our words, and the next one begins', async () => {
  const { order } = web(worker());
  const first = order('a');
  await has(['a']);
  order('b');
  begun[0]?.fail();
  await expect(first.photo).rejects.toMatchObject({
    problem: 'picture-failed',
    message: expect.not.stringContaining('sk-'),
  });
  await has(['a', 'b']);
});

test('an artist that never ends is left after the time limit, and nothing is kept of the order', async () => {
  const { order } = web(worker(), { waiting: 3, time: 600 });
  const { photo } = order('a');
  await has(['a']);
  await expect(photo).rejects.toMatchObject({ problem: 'picture-slow', status: 503, retryAfter: 60 });
  await vi.waitFor(() => expect(begun[0]?.drawing.signal.aborted).toBe(true), patience);
  expect(await ordersLeft()).toBe(0);
});

test('an order that is lost on a busy machine is told as slow, with when to try again', async () => {
  const { hears, photo } = web().order('a');
  await hears({ type: 'waiting', ahead: 0 });
  await neev.services.db.deleteFrom('drawing_orders').execute();
  await expect(photo).rejects.toMatchObject({ problem: 'picture-slow', status: 503, retryAfter: 60 });
});

test('a process that stops gives what it draws to another', async () => {
  const stopping = worker();
  const { order } = web(stopping);
  const { photo } = order('a');
  await has(['a']);
  await stopping.end();
  worker();
  await has(['a', 'a']);
  begun[1]?.finish();
  expect(String(await photo)).toBe('photo of a');
});

test('what a process that died was drawing is drawn by another, and what it sends late is not taken', async () => {
  const { order } = web(worker());
  const { photo } = order('a');
  await has(['a']);
  await neev.services.db
    .updateTable('drawing_orders')
    .set({ turn: '00000000-0000-4000-8000-000000000000', turn_until: new Date(0) })
    .execute();
  worker();
  await has(['a', 'a']);
  begun[0]?.fail();
  begun[1]?.finish();
  expect(String(await photo)).toBe('photo of a');
});

test('what nobody waits for any more is not drawn', async () => {
  const wanted_until = new Date(0);
  const rowOf = (name: string) => ({ user_id: users.get(name) ?? '', prompt: name });
  await neev.services.db
    .insertInto('drawing_orders')
    .values([
      { ...rowOf('b'), wanted_until },
      { ...rowOf('c'), wanted_until: new Date(Date.now() + 60_000) },
    ])
    .execute();
  worker({ atOnce: 5, each: 5 });
  await has(['c']);
});

test('when the process stops, what its users wait for ends', async () => {
  const { order, end } = web(worker());
  const [first, second] = [order('a'), order('b')];
  await vi.waitFor(() => expect(begun).toHaveLength(1), patience);
  end();
  await expect(first.photo).rejects.toMatchObject({ problem: 'picture-failed' });
  await expect(second.photo).rejects.toMatchObject({ problem: 'picture-failed' });
  await expect(order('c').photo).rejects.toMatchObject({ problem: 'picture-failed' });
});
