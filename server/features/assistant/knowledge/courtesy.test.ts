import { expect, test } from 'vitest';
import { withoutCourtesy } from './courtesy.ts';

test.each([
  ["keep an eye on it while I'm in Dubai", 'keep an eye on it while I am in Dubai'],
  ['thanks. we’re building a wall', 'we are building a wall'],
  ["a wall 8' high", "a wall 8' high"],
])('A shortened word is written out, and no foot mark: %s', (said, asked) => {
  expect(withoutCourtesy(said)).toBe(asked);
});
