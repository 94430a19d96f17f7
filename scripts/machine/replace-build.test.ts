import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow, replaceBuild } from './replace-build.mjs';

let folder = '';
let last: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'neev-build-'));
  last = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build of these files, put in place. */
function build(files: Record<string, string>): void {
  const fresh = join(folder, 'next');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(fresh, name)), { recursive: true });
    writeFileSync(join(fresh, name), text);
  }
  mkdirSync(join(folder, 'dist'), { recursive: true });
  last = replaceBuild({ fresh, place: join(folder, 'dist'), last });
}
const there = () =>
  [...filesBelow(join(folder, 'dist'))]
    .map((file) => file.slice(folder.length + 6))
    .sort((a, b) => (a < b ? -1 : 1));
const main = (text: string, hash: string) => ({
  'server/main.js': text,
  [`server/chunk-${hash}.js`]: text,
  [`server/chunk-${hash}.js.map`]: text,
  [`web/assets/home-page-${hash.toLowerCase()}.js.br`]: text,
});

test('what a server loads late is there after a build under it, and gone after the next one', () => {
  build({ ...main('one', 'AAAA1111'), 'web/pages/en/old.html': 'one' });
  build(main('two', 'BBBB2222'));
  expect(readFileSync(join(folder, 'dist/server/main.js'), 'utf8')).toBe('two');
  expect(readFileSync(join(folder, 'dist/server/chunk-AAAA1111.js'), 'utf8')).toBe('one');
  expect(existsSync(join(folder, 'dist/web/assets/home-page-aaaa1111.js.br'))).toBe(true);
  // Whatever has no hash is of one build alone.
  expect(existsSync(join(folder, 'dist/web/pages/en/old.html'))).toBe(false);
  build(main('three', 'CCCC3333'));
  expect(there()).toEqual(Object.keys({ ...main('', 'BBBB2222'), ...main('', 'CCCC3333') }).sort());
  expect(existsSync(join(folder, 'next'))).toBe(false);
});
