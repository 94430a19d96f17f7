import { describe, expect, test } from 'vitest';
import { isProblemName, notices, type ProblemName, problems } from './problems.ts';

describe('The error catalogue says exactly what the specification says', () => {
  test.each<[ProblemName, number, string]>([
    ['wrong-login', 401, 'E-mail or Password  is incorrect'],
    ['not-an-admin', 403, 'You are not a valid Admin '],
    ['email-taken', 409, 'Email-id is already registered'],
    ['email-unknown', 404, 'Email is not registered'],
    ['registration-failed', 500, 'Registeration failed try after sometime'],
    ['wrong-code', 400, 'Verification failed entered OTP is not correct'],
    ['wrong-reset-code', 400, 'OTP is incorrect'],
    ['mail-failed', 502, 'Something went wrong try after some time'],
    ['password-update-failed', 500, 'Something went wrong try after sometime'],
    ['name-short', 400, 'Name should be more than 1 characters'],
    ['password-short', 400, 'Password should be more than 4 characters'],
    ['passwords-differ', 400, 'Passwords do not match'],
    ['title-short', 400, 'Please give valid title'],
    ['description-short', 400, 'Please give valid description'],
    ['prompt-empty', 400, 'Please enter a prompt'],
    ['user-missing', 404, 'User does not exist'],
    ['no-products', 404, 'Not any products'],
  ])('%s, %d: %s', (name, status, sentence) => expect(problems[name]).toEqual({ status, sentence }));

  test('success is told in its words too', () => {
    expect(notices).toEqual({
      codeSent: 'OTP has been sent successfully',
      passwordUpdated: 'Password has been updated successfully',
    });
  });
});

describe('Answers to what went wrong keep to the decisions', () => {
  test.each<[string, ProblemName, number]>([
    ['bad input is never 422', 'bad-input', 400],
    ['malformed JSON', 'bad-json', 400],
    ['a cursor that is not ours', 'bad-cursor', 400],
    ['no valid token', 'login-needed', 401],
    ['what one may not do', 'not-allowed', 403],
    ['what changes by an admin only after verification', 'locked-after-verification', 403],
    ['a product without a rental provider', 'provider-needed', 403],
    ['a missing record', 'not-found', 404],
    ['registering again', 'already-registered', 409],
    ['more saved plans than one may keep', 'plans-full', 409],
    ['too large', 'too-large', 413],
    ['a type that is not supported', 'unsupported-type', 415],
    ['a body that is compressed', 'body-encoded', 415],
    ['what is no picture', 'picture-unsupported', 415],
    ['too many requests', 'too-many', 429],
    ['a code asked for again within a minute', 'code-wait', 429],
    ['the pictures of a day', 'upload-quota', 429],
    ['a broken server', 'server-error', 500],
    ['more pictures than can be decoded', 'pictures-busy', 503],
    ['more questions than the assistant can answer', 'assistant-busy', 503],
    ['a store of pictures that does not answer', 'pictures-away', 503],
    ['a database that does not answer', 'not-ready', 503],
  ])('%s: %s is %d', (_, name, status) => expect(problems[name].status).toBe(status));

  test('no two problems of one status say the same', () => {
    const said = Object.values(problems).map(({ status, sentence }) => `${status} ${sentence.trim()}`);
    expect(new Set(said).size).toBe(said.length);
  });

  test('every problem is a client’s or a server’s error with a name that an address can carry', () => {
    for (const [name, { status, sentence }] of Object.entries(problems)) {
      expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(sentence).toMatch(/^[A-Z].*[^.]$/);
    }
  });

  test.each(['toString', 'constructor', '__proto__', '', 'Wrong-Login'])('%j names no problem', (name) => {
    expect(isProblemName(name)).toBe(false);
  });
});
