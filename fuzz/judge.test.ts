import { describe, expect, test } from 'vitest';
import { asCurl, bytesOf, type Call } from './call.ts';
import { faultOf, innerWordsIn } from './judge.ts';
import { randomOf } from './random.ts';
import { readAnswer } from './wire.ts';

const call: Call = {
  method: 'POST',
  target: '/worker?a=1',
  headers: [['content-type', 'application/json']],
  body: Buffer.from('{"a":"\u0000\'"}'),
  travel: 'whole',
  mayBeCut: false,
};
const answered = (status: number, body: string, type = 'application/problem+json') => ({
  kind: 'answer' as const,
  ms: 1,
  answer: { status, headers: new Map([['content-type', type]]), body: Buffer.from(body) },
});
const problem = (name: string) => JSON.stringify({ type: `/problems/${name}`, detail: 'Try again' });
const faultIn = (...words: Parameters<typeof answered>) => faultOf(call, answered(...words), 30);
const pageWith = (status: number) =>
  faultOf({ ...call, method: 'GET' }, answered(status, '<!doctype html>', 'text/html; charset=utf-8'), 30);

describe('A fault is', () => {
  test.each([
    ['an error of ours', faultIn(500, problem('server-error')), 'status 500'],
    ['a bad gateway', faultIn(502, problem('server-error')), 'status 502'],
    ['silence', faultOf(call, { kind: 'silent' }, 30), 'no answer in 30 s'],
    [
      'a line that was closed',
      faultOf(call, { kind: 'closed' }, 30),
      'the line was closed without an answer',
    ],
    [
      'a refusal that is no problem',
      faultIn(404, 'Not found', 'text/plain'),
      'a 404 that is no problem details',
    ],
    [
      'a problem of no catalogue',
      faultIn(400, problem('none')),
      'a 400 of a problem that is in no catalogue: none',
    ],
  ])('%s', (_, fault, words) => expect(fault).toBe(words));

  test.each([
    ['a stack trace', 'TypeError: x\n    at read (/app/dist/server/main.js:10:3)'],
    ['SQL', 'select a, b from users where id = $1'],
    ['words of the database', 'duplicate key value violates unique constraint "users_email_key"'],
    ['a file path', 'open /app/node_modules/x'],
    ['the name of a library', 'FST_ERR_CTP_INVALID_MEDIA_TYPE'],
    ['a value that is none', 'Hello undefined'],
    ['words of a parser', 'Unexpected token } in JSON'],
  ])('an answer with %s', (_, words) => {
    expect(innerWordsIn(words)).toBeDefined();
    expect(faultIn(200, JSON.stringify({ data: words }), 'application/json')).toMatch(/^an answer with /);
  });
});

describe('No fault is', () => {
  test.each([
    ['what was done', faultIn(200, '{"data":"Select a mason from the list"}', 'application/json')],
    ['what was refused', faultIn(400, problem('bad-input'))],
    ['that a service is out of order', faultIn(503, problem('not-ready'))],
    ['a full disk', faultIn(507, problem('storage-full'))],
    ['that nobody waited for', faultOf({ ...call, travel: 'half' }, { kind: 'closed' }, 30)],
    ['a page that says it is not there', pageWith(404)],
    ['a page that says it is gone', pageWith(410)],
  ])('%s', (_, fault) => expect(fault).toBeUndefined());

  test('but a page that says anything else is one', () =>
    expect(pageWith(403)).toBe('a 403 that is no problem details'));
});

test('The same seed and number make the same call, another number another', () => {
  const three = (seed: number, nth: number) => {
    const random = randomOf(seed, nth);
    return [random.next(), random.next(), random.whole(0, 1e6)];
  };
  expect(three(7, 1)).toEqual(three(7, 1));
  expect(three(7, 1)).not.toEqual(three(7, 2));
  expect(three(7, 1)).not.toEqual(three(8, 1));
});

test('A call is told so that a shell makes it again', () => {
  expect(asCurl(call, 'http://localhost')).toBe(
    `curl -i --path-as-is -X 'POST' 'http://localhost/worker?a=1' -H 'content-type: application/json' --data-binary $'{"a":"\\x00\\x27"}'`,
  );
  expect(bytesOf(call).toString()).toContain(
    'POST /worker?a=1 HTTP/1.1\r\ncontent-type: application/json\r\n\r\n{',
  );
});

test('An answer in chunks is read whole', () => {
  const bytes = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n';
  expect(String(readAnswer(Buffer.from(bytes))?.body)).toBe('abcde');
});
