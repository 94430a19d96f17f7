import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutLine } from './without-a-line-in-test.ts';

const root = join(import.meta.dirname, '..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(\.|-in-)test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Call {
  method: string;
  path: string;
}
const isCall = (value: object): value is Call => 'method' in value && 'path' in value;

/** However deep: calls of the kinds of providers stand in a table. By the name that the module exports. */
function callsIn(value: unknown, name: string): [string, Call][] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if (isCall(value)) return [[name, value]];
  return Object.values(value).flatMap((inner) => callsIn(inner, name));
}

const modules = await Promise.all(
  filesIn('contract').map(async (file) => {
    const exported: Record<string, unknown> = await import(join(root, file));
    return { file, calls: Object.entries(exported).flatMap(([name, value]) => callsIn(value, name)) };
  }),
);
const writing = modules.flatMap(({ calls }) => calls).filter(([, { method }]) => method !== 'GET');
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const web = filesIn('web').map((file) => ({ file, text: read(file) }));

/** How a file shows what it does. */
const shows = {
  waits: /\b(sendOrQueue|storedList)\b/,
  'needs-a-line': /<(LineButton|LineConfirm|LineNote)\b|\buseNeedsLine\(/,
  'keeps-typed': /\bkeepInDraft\b/,
  'by-itself': /\b(call\(|use(Back)?Online\b)/,
};

test('Calls stand in files that are named so, and in no others: by the name the build keeps their schemas back', () => {
  const named = modules.filter(({ file }) => file.endsWith('.calls.ts'));
  expect(modules.filter(({ calls }) => calls.length > 0)).toEqual(named);
});

test('Of every writing call it is written down what becomes of it without a line', () => {
  expect(Object.keys(withoutLine).toSorted()).toEqual(
    [...new Set(writing.map(([, call]) => nameOf(call)))].toSorted(),
  );
});

test('What waits, needs a line, keeps what was typed or goes by itself does so where the table says', () => {
  const wrong = Object.entries(withoutLine).flatMap(([call, ways]) =>
    ways.flatMap((way) =>
      way.in
        .filter((file) => !shows[way.does].test(read(file)))
        .map((file) => `${call} ${way.does}: ${file}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('What our pages do not call, they do not import', () => {
  const unused = writing.filter(([, call]) => withoutLine[nameOf(call)]?.length === 0);
  const wrong = unused.flatMap(([name]) =>
    web
      .filter(({ text }) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#contract/`).test(text))
      .map(({ file }) => `${name}: ${file}`),
  );
  expect(wrong).toEqual([]);
});
