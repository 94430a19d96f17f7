import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainWordsRule, refusedWord } from './plain-words.mjs';

test.each([
  ['Somebody whom one asks', 'whom'],
  ['Whoever asks', 'whoever'],
  ['a book, of which\n   * a page is lost', 'of which'],
  ['a book and a page thereof', 'thereof'],
  ['It is small, HENCE cheap', 'hence'],
  ['forWhom', 'whom'],
  ['for_whom', 'whom'],
  ['whom-to-ask.ts', 'whom'],
  ['listOfWhich', 'of which'],
  ['WhoeverAsks', 'whoever'],
  ['askWhomNow', 'whom'],
  ['henceforth, whomsoever, which of them, wholesome', undefined],
])('In "%s" the lint refuses %s', (text, word) => {
  expect(refusedWord(text)).toBe(word);
});

const at = (line: number) => ({ start: { line }, end: { line } });
interface Source {
  file?: string;
  comments?: object[];
}
/** What is refused of a file, and then of one node. */
function refusals({ file = 'a.ts', comments = [] }: Source, visit = (_rule: Rule) => {}): number {
  let found = 0;
  const rule = plainWordsRule.create({
    filename: `/neev/${file}`,
    sourceCode: { getAllComments: () => comments },
    report: () => {
      found += 1;
    },
  });
  rule.Program({ type: 'Program' });
  visit(rule);
  return found;
}
type Rule = ReturnType<typeof plainWordsRule.create>;

test('A comment over two lines is read as one', () => {
  const line = (value: string, no: number) => ({ type: 'Line', value, loc: at(no) });
  expect(refusals({ comments: [line(' A part of', 1), line(' which nothing is known.', 2)] })).toBe(1);
  expect(refusals({ comments: [line(' A part of', 1), line(' which nothing is known.', 3)] })).toBe(0);
});

test('Names of files, variables and attributes are read, and titles of tests', () => {
  expect(refusals({ file: 'whom.tsx' })).toBe(1);
  expect(refusals({}, (rule) => rule.Identifier({ name: 'asksWhom' }))).toBe(1);
  expect(refusals({}, (rule) => rule.JSXIdentifier({ name: 'Whom' }))).toBe(1);
  const identifier = (name: string) => ({ type: 'Identifier', name });
  const each = { type: 'CallExpression', callee: { type: 'MemberExpression', object: identifier('test') } };
  const title = { type: 'Literal', value: 'whoever asks is answered' };
  const call = (callee: object) => (rule: Rule) => rule.CallExpression({ callee, arguments: [title] });
  expect(refusals({}, call(identifier('test')))).toBe(1);
  expect(refusals({}, call(each))).toBe(1);
  expect(refusals({}, call(identifier('say')))).toBe(0);
});

test('Styles and tables are written in plain words too', () => {
  const files = execFileSync('git', ['ls-files', '*.css', '*.sql'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file));
  expect(files.length).toBeGreaterThan(100);
  const refused = files.flatMap((file) => refusedWord(`${file}\n${readFileSync(file, 'utf8')}`) ?? []);
  expect(refused).toEqual([]);
});
