import { afterEach, expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';
import { beginWork, OutOfTime } from './work-time.ts';

afterEach(() => beginWork(Number.POSITIVE_INFINITY));

test('What was read before is not read again, also where it said nothing', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const lately = memoize(2, read);
  expect([lately('wall'), lately('wall'), lately(''), lately('')]).toEqual([4, 4, undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('where one text more is read than is kept, only the one asked for the longest time ago is forgotten', () => {
  const read = vi.fn((text: string) => text.length);
  const lately = memoize(2, read);
  for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) lately(text);
  expect(read.mock.calls.flat()).toEqual(['one', 'two', 'three', 'two']);
});

test('nothing more is read once the time of the work is over', () => {
  const lately = memoize(2, (text) => text.length);
  lately('one');
  beginWork(-1);
  expect(() => lately('two')).toThrow(OutOfTime);
  expect(lately('one')).toBe(3);
});
