import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { slowParts } from './lint/linear-patterns.mjs';

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const files = ['contract', 'content', 'domain', 'server', 'web'].flatMap((room) =>
  readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(?:\.test|-in-test)\.tsx?$|(?:^|\/)testing\//.test(path))
    .map((path) => `${room}/${path}`),
);

type Node = Record<string, unknown>;

/** Every node of a syntax tree. */
function nodesOf(tree: unknown): Node[] {
  const nodes = [tree];
  // What is added while it runs is run over, too.
  for (const node of nodes)
    for (const part of Object.values(node as Node))
      if (typeof part === 'object' && part !== null) nodes.push(part);
  return nodes as Node[];
}

const written: Pattern[] = [];
const makers: string[] = [];
for (const file of files) {
  const text = readFileSync(root + file, 'utf8');
  for (const node of nodesOf(parseSync(file, text).program)) {
    const regex = node.regex as { pattern: string; flags: string } | undefined;
    if (regex) written.push({ file, source: regex.pattern, flags: regex.flags });
    const called = node.callee as { name?: string } | undefined;
    if (called?.name === 'RegExp') makers.push(file);
  }
}

/** What makes them is loaded by a process of its own, which sees each as it is made. */
const made = (): Pattern[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/lint/made-patterns.mjs', ...new Set(makers)],
      { cwd: root, encoding: 'utf8' },
    ),
  );

const slowIn = (patterns: readonly Pattern[]) =>
  patterns.flatMap(({ file, source, flags }) =>
    slowParts(source, flags).map((part) => `${file}: ${part} in /${source.slice(0, 120)}/${flags}`),
  );

test('no pattern in the source takes more than linear time', { timeout: 60_000 }, () => {
  expect(written.length).toBeGreaterThan(700);
  expect(slowIn(written)).toEqual([]);
});

test('no pattern that a module makes when it is loaded takes more than linear time', {
  timeout: 60_000,
}, () => {
  const all = made();
  // One that is made later, from what somebody typed, could not be looked at.
  expect(new Set(all.map(({ file }) => file))).toEqual(new Set(makers));
  expect(slowIn(all)).toEqual([]);
});

test.each([
  ['a search that is begun anew at every digit', String.raw`\d+(?:\.\d+)?\s*ft`, 'u'],
  ['white space that two parts share', String.raw`\d\s*(?:ft)?\s*site`, ''],
  ['a name that repeats what begins it', String.raw`chaud\w*\s*deep`, ''],
  ['anything between two words', 'leave.*open', ''],
  ['an end that is looked for from every blank', String.raw`\s+$`, ''],
  ['a group that repeats a repetition', String.raw`^(?:\w+\s?)*$`, ''],
])('%s is found', (_, source, flags) => {
  expect(slowParts(source, flags)).not.toEqual([]);
});

test.each([
  [String.raw`\s+`, 'g'],
  [String.raw`^\d+ft$`, ''],
  [String.raw`(?<!\d)\d+ft`, ''],
  [String.raw`\bbhej\w*\s`, ''],
  [String.raw`<Key>([^<]*)<\/Key>`, 'g'],
  [String.raw`\d{1,15}\s{0,4}ft`, 'u'],
])('/%s/%s is linear', (source, flags) => {
  expect(slowParts(source, flags)).toEqual([]);
});
