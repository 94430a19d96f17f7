import { expect, test } from 'vitest';
import { serverTimeRule } from './server-time.mjs';

/** The rule in a file, and how often it has refused something. */
function ruleIn(file: string) {
  let found = 0;
  const rule = serverTimeRule.create({
    cwd: '/neev',
    filename: `/neev/${file}`,
    report: () => {
      found += 1;
    },
  });
  return { ...rule, found: () => found };
}

/** How often an expression is refused in a file. */
function refusals(file: string, source: { name: string; words: number }): number {
  const { NewExpression, found } = ruleIn(file);
  NewExpression({ callee: { name: source.name }, arguments: Array.from({ length: source.words }) });
  return found();
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

const asked = (name: string) => ({
  type: 'CallExpression',
  callee: { object: { name: 'Date' }, property: { name } },
});
test.each([
  ['a moment that was told', asked('parse'), 1],
  ['a moment that the device wrote down', { type: 'Identifier' }, 0],
])('The device’s own time less %s', (_, right, times) => {
  const { BinaryExpression, found } = ruleIn('web/features/hiring/book/page.tsx');
  BinaryExpression({ left: asked('now'), right });
  BinaryExpression({ left: right, right: asked('now') });
  expect(found()).toBe(times * 2);
});
