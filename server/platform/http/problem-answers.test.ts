import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ProblemName, problems } from '#contract/problems.ts';
import { AppError, fieldError, problemDetails } from './errors.ts';
import { answerNotFound, answerProblems } from './problem-answers.ts';

let app: FastifyInstance;
let thrown: unknown;
let diskFull = false;
let logged: string[] = [];

beforeEach(() => {
  logged = [];
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  diskFull = false;
  answerProblems(app, async () => diskFull);
  app.setNotFoundHandler((_, reply) => answerNotFound(reply));
  app.get('/fails', async () => {
    throw thrown;
  });
});
afterEach(() => app.close());

async function answerTo(error: unknown) {
  thrown = error;
  return app.inject('/fails');
}

describe('Errors are problem details', () => {
  test.each(Object.keys(problems) as ProblemName[])('%s has its type, status and sentence', async (name) => {
    const answer = await answerTo(new AppError(name));
    const { status, sentence } = problems[name];
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ type: `/problems/${name}`, status, detail: sentence });
  });

  test('a missing record has the member data null, others have none', async () => {
    expect((await answerTo(new AppError('user-missing'))).json()).toHaveProperty('data', null);
    expect((await answerTo(new AppError('not-allowed'))).json()).not.toHaveProperty('data');
  });

  test('too many requests say how long to wait', async () => {
    const answer = await answerTo(new AppError('too-many', { retryAfter: 42 }));
    expect(answer.headers['retry-after']).toBe('42');
    expect((await answerTo(new AppError('too-many'))).headers).not.toHaveProperty('retry-after');
  });

  test('bad input names each field with its own sentence; the detail is the first one’s', () => {
    const error = new AppError('age-under-18', {
      errors: [
        { path: 'age', problem: 'age-under-18' },
        { path: 'social.1', problem: 'social-invalid' },
      ],
    });
    expect(problemDetails(error)).toEqual({
      type: '/problems/age-under-18',
      title: 'age under 18',
      status: 400,
      detail: 'You must be 18 or older to register',
      errors: [
        { path: 'age', type: '/problems/age-under-18', message: 'You must be 18 or older to register' },
        {
          path: 'social.1',
          type: '/problems/social-invalid',
          message: problems['social-invalid'].sentence,
        },
      ],
    });
  });

  test('one wrong field is its own problem', () => {
    expect(problemDetails(fieldError('pin', 'pin-unknown'))).toMatchObject({
      type: '/problems/pin-unknown',
      errors: [{ path: 'pin' }],
    });
  });

  test('an address that is nothing is 404 with data null', async () => {
    const answer = await app.inject('/nowhere');
    expect(answer.json()).toMatchObject({ type: '/problems/unknown-path', status: 404, data: null });
  });
});

describe('What others throw is told in our words', () => {
  const withCode = (code: string, message = 'insert into users … plinth@example.in') =>
    Object.assign(new Error(message), { code });
  test.each<[string, unknown, ProblemName]>([
    ['a body that is too large', Object.assign(new Error(), { statusCode: 413 }), 'too-large'],
    ['a type that is not read', Object.assign(new Error(), { statusCode: 415 }), 'unsupported-type'],
    ['malformed JSON', new SyntaxError('Unexpected token'), 'bad-json'],
    ['another fault of the caller', Object.assign(new Error(), { statusCode: 400 }), 'bad-input'],
    ['a text that no database holds', withCode('22021'), 'bad-input'],
    ['a database that is gone', withCode('08006'), 'not-ready'],
    ['a database that stops', withCode('57P01'), 'not-ready'],
    ['too many connections', withCode('53300'), 'not-ready'],
    ['a refused connection', withCode('ECONNREFUSED'), 'not-ready'],
    ['a broken rule of the database', withCode('23505'), 'server-error'],
    ['a fault of ours', new TypeError('x is undefined'), 'server-error'],
  ])('%s', async (_, error, name) => {
    const answer = await answerTo(error);
    expect(answer.json()).toMatchObject({ type: `/problems/${name}`, status: problems[name].status });
  });

  test('no answer has a stack trace, and no log what a user typed', async () => {
    const answer = await answerTo(withCode('23505'));
    expect(answer.body).not.toMatch(/at |\.ts|insert/);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('23505');
    expect(logged[0]).not.toContain('plinth@example.in');
  });

  test('a fault of the caller is not logged as ours', async () => {
    await answerTo(new AppError('not-allowed'));
    await answerTo(new SyntaxError('Unexpected token'));
    expect(logged).toEqual([]);
  });
});

describe('What is away or full', () => {
  const coded = (code: string) => Object.assign(new Error('broke'), { code });

  test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s is 507: a write that was not made', async (code) => {
    expect((await answerTo(coded(code))).json()).toMatchObject({
      type: '/problems/storage-full',
      status: 507,
    });
  });

  test.each(['57P01', '57P03', '08006', 'ECONNREFUSED', 'EPIPE'])('%s is 503', async (code) => {
    expect((await answerTo(coded(code))).json()).toMatchObject({ type: '/problems/not-ready', status: 503 });
  });

  test('a database that went away in the middle is 503, and 507 while its disk is full', async () => {
    const error = new Error('Connection terminated unexpectedly');
    expect((await answerTo(error)).statusCode).toBe(503);
    diskFull = true;
    expect((await answerTo(error)).statusCode).toBe(507);
    expect((await answerTo(new Error('something else'))).statusCode).toBe(500);
  });
});

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('who leaves before the first piece of an answer has made no failure', async () => {
  const leaves = deferred();
  const over = deferred();
  const caller = new Socket();
  app.post('/pieces', async (request, reply) => {
    request.raw.socket.once('close', leaves.resolve);
    reply.raw.once('close', () => setImmediate(over.resolve));
    caller.destroy();
    await leaves.promise;
    return reply.send(Readable.from(['late']));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  caller.connect(port, '127.0.0.1', () => {
    const head = ['POST /pieces HTTP/1.1', 'Host: neev.test', 'content-type: application/json'];
    caller.write(`${head.join('\r\n')}\r\ncontent-length: 2\r\n\r\n{}`);
  });
  await over.promise;
  expect(logged).toEqual([]);
});
