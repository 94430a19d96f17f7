import { expect, test } from 'vitest';
import type { DrawEvent } from '#contract/image-generation/events.ts';
import type { Artist, Drawing } from '../artists/artist.ts';
import { makeQueue, type QueueLimits } from './queue.ts';

/** An artist that finishes each picture when the test says so. */
function standIn(limits: QueueLimits = { waiting: 3, time: 60_000 }) {
  const begun: { prompt: string; drawing: Drawing; finish(): void; fail(): void }[] = [];
  const artist: Artist = {
    name: 'renderer',
    atOnce: 1,
    draw: (prompt, drawing) =>
      new Promise((done, failed) => {
        begun.push({
          prompt,
          drawing,
          finish: () => done(Buffer.from(prompt)),
          fail: () => failed(new Error('the key is sk-secret')),
        });
      }),
  };
  const queue = makeQueue(artist, limits);
  const order = (userId: string, gone = new AbortController()) => {
    const told: DrawEvent[] = [];
    const photo = queue.draw({
      userId,
      prompt: userId,
      gone: gone.signal,
      onEvent: (event) => told.push(event),
    });
    photo.catch(() => undefined);
    return { photo, told, gone };
  };
  return { begun, order, queue };
}
const settle = () => new Promise((done) => setImmediate(done));

test('one picture is drawn at a time, and who waits hears the place in the queue', async () => {
  const { begun, order } = standIn();
  const [first, second, third] = [order('a'), order('b'), order('c')];
  await settle();
  expect(begun.map(({ prompt }) => prompt)).toEqual(['a']);
  expect(second.told.at(-1)).toEqual({ type: 'waiting', ahead: 1 });
  expect(third.told.at(-1)).toEqual({ type: 'waiting', ahead: 2 });
  begun[0]?.finish();
  expect(String(await first.photo)).toBe('a');
  await settle();
  expect(begun.map(({ prompt }) => prompt)).toEqual(['a', 'b']);
  expect(third.told.at(-1)).toEqual({ type: 'waiting', ahead: 1 });
});

test('progress is passed on', async () => {
  const { begun, order } = standIn();
  const { told } = order('a');
  await settle();
  begun[0]?.drawing.onProgress(0.4);
  expect(told.at(-1)).toEqual({ type: 'progress', done: 0.4 });
});

test('a user has one picture under way', async () => {
  const { order } = standIn();
  order('a');
  await expect(order('a').photo).rejects.toMatchObject({ problem: 'picture-under-way' });
});

test('a full queue refuses', async () => {
  const { order } = standIn({ waiting: 1, time: 60_000 });
  order('a');
  order('b');
  await expect(order('c').photo).rejects.toMatchObject({ problem: 'picture-queue-full' });
});

test('a picture is cancelled when its user leaves, and the next one begins', async () => {
  const { begun, order } = standIn();
  const [first] = [order('a'), order('b')];
  await settle();
  first.gone.abort();
  await expect(first.photo).rejects.toThrow();
  await settle();
  expect(begun[0]?.drawing.signal.aborted).toBe(true);
  expect(begun.map(({ prompt }) => prompt)).toEqual(['a', 'b']);
});

test('who leaves while waiting is never drawn, and may ask again', async () => {
  const { begun, order } = standIn();
  const [, second] = [order('a'), order('b')];
  second.gone.abort();
  await expect(second.photo).rejects.toThrow();
  const again = order('b');
  await settle();
  begun[0]?.finish();
  await settle();
  begun[1]?.finish();
  expect(String(await again.photo)).toBe('b');
  expect(begun).toHaveLength(2);
});

test('what fails is told in our words, and the next one begins', async () => {
  const { begun, order } = standIn();
  const [first] = [order('a'), order('b')];
  await settle();
  begun[0]?.fail();
  await expect(first.photo).rejects.toMatchObject({
    problem: 'picture-failed',
    message: expect.not.stringContaining('sk-'),
  });
  await settle();
  expect(begun).toHaveLength(2);
});

test('an artist that never ends is left after the time limit', async () => {
  const { begun, order } = standIn({ waiting: 3, time: 20 });
  const { photo } = order('a');
  await expect(photo).rejects.toMatchObject({ problem: 'picture-slow' });
  expect(begun[0]?.drawing.signal.aborted).toBe(true);
});

test('when the process stops, what waits and what is drawn ends', async () => {
  const { begun, order, queue } = standIn();
  const [first, second] = [order('a'), order('b')];
  await settle();
  queue.end();
  await expect(first.photo).rejects.toMatchObject({ problem: 'picture-failed' });
  await expect(second.photo).rejects.toMatchObject({ problem: 'picture-failed' });
  expect(begun).toHaveLength(1);
  await expect(order('c').photo).rejects.toMatchObject({ problem: 'picture-failed' });
});
