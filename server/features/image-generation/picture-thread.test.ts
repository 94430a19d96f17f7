import { expect, test } from 'vitest';
import { drawPicture } from './picture-thread.rules.ts';

const order = { prompt: 'modern villa', width: 960, height: 640 };

test('a drawing thread ends as soon as nobody waits for it', { timeout: 60_000 }, async () => {
  const gone = new AbortController();
  const told: number[] = [];
  const drawing = drawPicture(order, {
    signal: gone.signal,
    onProgress: (done) => {
      told.push(done);
      gone.abort(new Error('left'));
    },
  });
  await expect(drawing).rejects.toThrow('left');
  expect(told.at(-1)).toBeLessThan(0.5);
});

test('a thread that breaks is told as a failure', { timeout: 60_000 }, async () => {
  const told = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(drawPicture({ ...order, width: -1 }, told)).rejects.toThrow();
});
