import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const code = tracked.filter((file) => /\.(tsx?|mjs|css|sql)$/.test(file) && existsSync(join(root, file)));
const pages = tracked.filter(
  (file) => file.endsWith('.md') && !file.startsWith('content/') && existsSync(join(root, file)),
);
const rules = [...read('docs/rules.md').matchAll(/^### (\S+)$/gm)].map(([, name]) => name);

test('Each rule has a name of its own, and a line in the map of rules to code and tests', () => {
  expect(new Set(rules).size).toBe(rules.length);
  const mapped = [...read('docs/spec-map.md').matchAll(/^- \*\*\[(\S+)\]\(rules\.md#\1\)\*\*/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(mapped)).toEqual(new Set(rules));
  expect(mapped).toHaveLength(rules.length);
});

test('A comment cites a rule that exists, and no page that is not in the repository', () => {
  const wrong = code.flatMap((file) => {
    const text = read(file);
    const cited = [...text.matchAll(/docs\/rules\.md#([\w-]+)/g)].map(([, name]) => name);
    const unknown = cited.filter((name) => !rules.includes(name)).map((name) => `${file}: ${name}`);
    // The words of this line are put together, so that it does not find itself.
    const outside = new RegExp(`\\u00a7\\d|\\b${'decision'}s? \\d`, 'i').test(text)
      ? [`${file}: cites a page from outside`]
      : [];
    return [...unknown, ...outside];
  });
  expect(wrong).toEqual([]);
});

// FEATURE, AREA and the like stand for any.
test('Every file and folder that a page of docs names is there', () => {
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:contract|domain|content|server|web|e2e|bench|scripts|docs)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/[A-Z]{4}/.test(path) && !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

// Those in capitals stand for any.
test('A file that a page of docs names without its folder is there', () => {
  const names = /`((?:[\w-]+\/)*[a-z][\w-]*(?:\.[\w-]+)*\.(?:tsx?|mjs|css|sql))`/g;
  const stand = ['area.role.ts', 'thing-page.tsx'];
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(names)]
      .map(([, name = '']) => name)
      .filter((name) => !/[A-Z]{4}/.test(name) && !stand.includes(name))
      .filter((name) => !tracked.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('A line of README and CONTRIBUTING can be read in a terminal: no table is wider than 120 columns', () => {
  const wide = ['README.md', 'CONTRIBUTING.md'].flatMap((page) =>
    read(page)
      .split('\n')
      .filter((line) => line.startsWith('|') && line.length > 120),
  );
  expect(wide).toEqual([]);
});

test('A function that a page of docs names with its file is in that file', () => {
  const named = /`(\w+)` in `((?:contract|domain|server|web|scripts|e2e)\/[\w./-]+\.(?:tsx?|mjs))`/g;
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(named)]
      .filter(([, name = '', file = '']) => !new RegExp(`\\b${name}\\b`).test(read(file)))
      .map(([whole]) => `${page}: ${whole}`),
  );
  expect(missing).toEqual([]);
});
