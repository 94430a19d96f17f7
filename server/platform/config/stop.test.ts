import { expect, test, vi } from 'vitest';
import { drain, type Stoppable, stopAll } from './stop.ts';

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

test('a drain lasts as long as is set, or until somebody is in a hurry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const hurry = new AbortController();
  const over: string[] = [];
  const waits = [
    drain(20, new AbortController().signal).then(() => over.push('its time')),
    drain(300, hurry.signal).then(() => over.push('hurry')),
  ];
  await vi.advanceTimersByTimeAsync(19_000);
  expect(over).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(over).toEqual(['its time']);
  hurry.abort();
  await Promise.all(waits);
  vi.useRealTimers();
  expect(over).toEqual(['its time', 'hurry']);
});

test('a start that failed takes down what was up', async () => {
  const done: string[] = [];
  const pool = { end: async () => void done.push('pool') };
  await stopAll({ pool, embedded: { stop: async () => void done.push('database') } });
  expect(done).toEqual(['pool', 'database']);
});

test('the database is closed last: who is being answered still needs it', async () => {
  const done: string[] = [];
  const say = (what: string) => async () => void done.push(what);
  let answered: () => void = () => undefined;
  const app = {
    close: () => new Promise<void>((resolve) => (answered = resolve)).then(say('calls')),
    server: { closeAllConnections: () => done.push('connections cut') },
  };
  const redis = { disconnect: () => void done.push('redis') };
  const stopped = stopAll({
    app,
    jobs: { stop: say('jobs') },
    redis,
    pool: { end: say('pool') },
    embedded: { stop: say('database') },
  });
  await vi.waitFor(() => expect(done).toEqual(['jobs']));
  answered();
  await stopped;
  expect(done).toEqual(['jobs', 'calls', 'redis', 'pool', 'database']);
});

test('what fails at the end is as good as done', async () => {
  const done: string[] = [];
  const fails = () => Promise.reject(new Error('no'));
  const app = { close: fails, server: { closeAllConnections: () => done.push('connections cut') } };
  await stopAll({
    app,
    jobs: { stop: fails },
    pool: { end: fails },
    embedded: { stop: async () => void done.push('database') },
  });
  expect(done).toEqual(['database']);
});
