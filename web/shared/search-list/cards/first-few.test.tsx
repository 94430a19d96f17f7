import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFirstFew } from './endless-list.ts';

afterEach(cleanup);

const items = [...'abcdefgh'];

/** What is drawn, time after time, and how to draw it once more with other records. */
function draw(first: string[]) {
  const drawn: string[] = [];
  const { rerender } = renderHook(({ all }) => drawn.push(useFirstFew(all).join('')), {
    initialProps: { all: first },
  });
  return { drawn, come: (all: string[]) => rerender({ all }) };
}

test('Of records that had to be waited for none is drawn as they come, then a screenful, then all', () => {
  const { drawn, come } = draw([]);
  come(items);
  expect(drawn).toEqual(['', '', 'abcd', 'abcdefgh']);
});

test('What comes later is drawn at once', () => {
  const { drawn, come } = draw([]);
  come(items);
  drawn.length = 0;
  come([...items, 'i', 'j']);
  expect(drawn).toEqual(['abcdefghij']);
});

test('Records that are there from the start are drawn at once, so that a way back finds its place', () => {
  expect(draw(items).drawn).toEqual(['abcdefgh']);
});
