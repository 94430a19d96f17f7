import { afterEach, expect, test } from 'vitest';
import { beginWork, besides, OutOfTime, pauseWork, requireTime } from './work-time.ts';

/** As a loop does that never waits. */
function workFor(ms: number): void {
  const begun = process.cpuUsage();
  while (process.cpuUsage(begun).user + process.cpuUsage(begun).system < ms * 1000);
}
afterEach(() => beginWork(Number.POSITIVE_INFINITY));

test('work that takes longer than it may is ended', () => {
  beginWork(20);
  expect(requireTime).not.toThrow();
  workFor(200);
  expect(requireTime).toThrow(OutOfTime);
});

test('what has a limit of its own takes none of the time', () => {
  beginWork(20);
  const goOn = pauseWork();
  workFor(200);
  goOn();
  expect(requireTime).not.toThrow();
});

test('a plan or a sum takes none of the time, nor does one that fails', () => {
  beginWork(20);
  expect(
    besides(() => {
      workFor(200);
      return 7;
    }),
  ).toBe(7);
  const fails = () => {
    workFor(200);
    throw new Error('no such sum');
  };
  expect(() => besides(fails)).toThrow('no such sum');
  expect(requireTime).not.toThrow();
});
