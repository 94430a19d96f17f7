import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** `npm run test:long` asks for ten thousand, which takes most of an hour. */
const times = process.env.HEAP_TIMES ?? '60';
const minutes = times === '60' ? 5 : 180;
/** Bytes a run: what compilers and the last texts of a cache take in so few. A plan that was never forgotten took 60,000. */
const most = 25_000;

test('no costly function leaves anything behind that grows with its calls', {
  timeout: minutes * 60_000,
}, () => {
  const script = ['--expose-gc', '--import', 'tsx', 'scripts/heap.mjs', times];
  const cwd = fileURLToPath(new URL('../', import.meta.url));
  const left = JSON.parse(execFileSync(process.execPath, script, { cwd, encoding: 'utf8' }));
  expect(Object.keys(left).length).toBeGreaterThan(7);
  expect(Object.entries<number>(left).filter(([, bytes]) => bytes > most)).toEqual([]);
});
