import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('What was read before is not read again, also where it said nothing', () => {
  const read = vi.fn((text: string) => (text === '' ? undefined : text.length));
  const lately = remembered(2, read);
  expect([lately('wall'), lately('wall'), lately(''), lately('')]).toEqual([4, 4, undefined, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('No more texts are kept than it was told', () => {
  const read = vi.fn((text: string) => text.length);
  const lately = remembered(2, read);
  for (const text of ['one', 'two', 'three', 'one']) lately(text);
  expect(read.mock.calls.flat()).toEqual(['one', 'two', 'three', 'one']);
});
