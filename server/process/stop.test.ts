import { expect, test, vi } from 'vitest';
import { type Stoppable, stopAll } from './stop.ts';

test('what never ends does not keep the database from being closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const done: string[] = [];
  const never = () => new Promise(() => undefined);
  const app = { close: never, server: { closeAllConnections: () => done.push('connections') } };
  const embedded = { stop: async () => void done.push('database') };
  const running: Stoppable = { app, jobs: { stop: never }, pool: { end: never }, embedded };
  const stopped = stopAll(running);
  await vi.advanceTimersByTimeAsync(9000);
  await stopped;
  vi.useRealTimers();
  expect(done).toEqual(['connections', 'database']);
});

test('a start that failed takes down what was up', async () => {
  const done: string[] = [];
  const pool = { end: async () => void done.push('pool') };
  await stopAll({ pool, embedded: { stop: async () => void done.push('database') } });
  expect(done).toEqual(['pool', 'database']);
});
