import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type Caller, requireOwner, requireOwnersId, requireSelf, tokenOf } from './access.ts';

const caller = (changes: Partial<Caller> = {}): Caller => ({
  userId: 'u1',
  fullname: 'Asha',
  email: 'a@b.in',
  admin: false,
  tokenHash: Buffer.from('x'),
  ...changes,
});
const admin = caller({ userId: 'a1', admin: true });
const request = (headers: Record<string, string | string[]>) => ({ headers }) as unknown as FastifyRequest;

describe('The token travels in the header "token" or as a bearer', () => {
  test.each<[Record<string, string | string[]>, string | undefined]>([
    [{ token: 'abc' }, 'abc'],
    [{ authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'bearer   abc' }, 'abc'],
    [{ token: 'one', authorization: 'Bearer other' }, 'one'],
    [{ token: '', authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'Basic abc' }, undefined],
    [{ authorization: 'Bearer' }, undefined],
    [{ authorization: 'Bearer a b' }, undefined],
    [{ cookie: 'token=abc' }, undefined],
    [{}, undefined],
  ])('%j: %s', (headers, token) => expect(tokenOf(request(headers))).toBe(token));
});

const refused = expect.objectContaining({ problem: 'not-allowed', status: 403 });

test('A record is written only by its owner or an admin', () => {
  expect(() => requireOwner(caller(), 'u1')).not.toThrow();
  expect(() => requireOwner(admin, 'u1')).not.toThrow();
  expect(() => requireOwner(caller(), 'u2')).toThrow(refused);
});

describe('A user id in a body', () => {
  test.each([undefined, '', 'u1'])('that is %j is the caller’s own', (userId) => {
    expect(() => requireSelf(caller(), userId)).not.toThrow();
    expect(() => requireOwnersId('u1', userId)).not.toThrow();
  });

  test('that is another’s is refused, to an admin too: a record stays its owner’s', () => {
    expect(() => requireSelf(caller(), 'u2')).toThrow(refused);
    expect(() => requireSelf(admin, 'u1')).toThrow(refused);
    expect(() => requireOwnersId('u1', 'a1')).toThrow(refused);
  });
});
