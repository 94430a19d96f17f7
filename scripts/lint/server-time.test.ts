import { expect, test } from 'vitest';
import { serverTimeRule } from './server-time.mjs';

/** How often an expression is refused in a file. */
function refusals(file: string, source: { name: string; words: number }): number {
  let found = 0;
  const { NewExpression } = serverTimeRule.create({
    cwd: '/neev',
    filename: `/neev/${file}`,
    report: () => {
      found += 1;
    },
  });
  NewExpression({ callee: { name: source.name }, arguments: Array.from({ length: source.words }) });
  return found;
}
const deviceTime = { name: 'Date', words: 0 };

test.each([
  ['a page', 'web/features/hiring/book/page.tsx', deviceTime, 1],
  ['a moment that was told', 'web/features/hiring/book/page.tsx', { name: 'Date', words: 1 }, 0],
  ['the reader of the device’s clock', 'web/shared/api/device-clock.ts', deviceTime, 0],
  ['a test', 'web/features/hiring/book/page.test.tsx', deviceTime, 0],
  ['the server', 'server/main.ts', deviceTime, 0],
])('The device’s own time in %s', (_, file, source, times) => {
  expect(refusals(file, source)).toBe(times);
});
