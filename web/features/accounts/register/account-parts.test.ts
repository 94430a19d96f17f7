import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/shared/api/call-error.ts';
import { askForCode, codeWasSent, nextCodeAt } from '../code/sent-codes.ts';
import { checkAddress, checkDetails, checkNewPassword } from '../form/checks.ts';
import { failureOf, refusedFields, serverBroke } from '../form/failure.ts';
import { useSecondsLeft } from '../form/failure-note.tsx';
import { forgetTyped, keepTyped, readTyped } from '../form/typed.ts';
import { ownAddress } from '../next-address.ts';

describe('After login one goes to a path of this origin only', () => {
  test.each([
    ['/workersPage', '/workersPage'],
    ['/workersPage?maxPrice=700#top', '/workersPage?maxPrice=700#top'],
    ['/profileDashbord?role=worker&id=w1', '/profileDashbord?role=worker&id=w1'],
    ['/a/../userDashbord', '/userDashbord'],
    ['https://evil.example/', undefined],
    ['//evil.example/', undefined],
    ['/\\evil.example/', undefined],
    ['/\t/evil.example/', undefined],
    ['/..//evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['workersPage', undefined],
    ['', undefined],
    ['/register', undefined],
    ['/REGISTER?step=login', undefined],
    [undefined, undefined],
    [7, undefined],
  ])('%j: %j', (next, address) => expect(ownAddress(next)).toBe(address));
});

describe('Registration is checked field by field', () => {
  const right = {
    fullname: 'Asha Rao',
    kind: 'email' as const,
    address: 'asha@example.in',
    password: 'plinth',
    confirm: 'plinth',
  };

  test('nothing is wrong with what is right', () => expect(checkDetails(right)).toBeNull());

  test.each([
    [{ fullname: 'A' }, { fullname: 'name-short' }],
    [{ fullname: 'x'.repeat(81) }, { fullname: 'name-long' }],
    [{ address: 'asha' }, { email: 'email-invalid' }],
    [{ password: '1234', confirm: '1234' }, { password: 'password-short' }],
    [{ confirm: 'Plinth' }, { confirm: 'passwords-differ' }],
    [{ password: '1234' }, { password: 'password-short', confirm: 'passwords-differ' }],
    [
      { fullname: '', address: '' },
      { fullname: 'name-short', email: 'email-invalid' },
    ],
  ])('%j: %j', (changes, wrong) => expect(checkDetails({ ...right, ...changes })).toEqual(wrong));

  test('with a phone no password is asked for', () => {
    const given = {
      fullname: 'Ramu',
      kind: 'phone' as const,
      address: '9826041177',
      password: '',
      confirm: '',
    };
    expect(checkDetails(given)).toBeNull();
    expect(checkDetails({ ...given, address: 'ramu@example.in' })).toEqual({ email: 'phone-invalid' });
  });

  test('a new password and its confirmation must match', () => {
    expect(checkNewPassword({ password: 'plinth', confirm: 'plinth' })).toBeNull();
    expect(checkNewPassword({ password: 'plinth', confirm: '' })).toEqual({ confirm: 'passwords-differ' });
    expect(checkAddress('email', 'asha@example.in')).toBeUndefined();
    expect(checkAddress('email', '')).toBe('email-invalid');
    expect(checkAddress('phone', '98260 41177')).toBeUndefined();
    expect(checkAddress('phone', '12345')).toBe('phone-invalid');
  });
});

describe('What a failed answer means for the form', () => {
  test('a 429 says when to try again', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const error = new CallError('too-many', { status: 429, retryAfter: 30 });
    expect(failureOf(error)).toEqual({ problem: 'too-many', until: 1_030_000 });
    expect(failureOf(new CallError('wrong-login', { status: 401 }))).toEqual({
      problem: 'wrong-login',
      until: 0,
    });
    vi.useRealTimers();
  });

  test('what is no answer at all is the line', () => {
    expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ problem: 'network', until: 0 });
  });

  test('only the fields of the form are marked', () => {
    const fields = [
      { path: 'email', problem: 'email-invalid' },
      { path: 'otp', problem: 'wrong-code' },
    ] as const;
    const error = new CallError('email-invalid', { status: 400, fields: [...fields] });
    expect(refusedFields(error, ['fullname', 'email'])).toEqual({ email: 'email-invalid' });
    expect(refusedFields(new Error('x'), ['email'])).toEqual({});
  });

  test.each([
    [new CallError('server-error', { status: 500 }), true],
    [new CallError('mail-failed', { status: 502 }), true],
    [new CallError('wrong-code', { status: 400 }), false],
    [new CallError('network'), false],
  ])('%s: the server’s side: %s', (error, broke) => expect(serverBroke(error)).toBe(broke));
});

describe('What a reload may keep', () => {
  beforeEach(() => sessionStorage.clear());

  test('is name and e-mail, and is gone when the account is made', () => {
    keepTyped({ fullname: 'Asha' });
    keepTyped({ email: 'asha@example.in' });
    expect(readTyped()).toMatchObject({ fullname: 'Asha', email: 'asha@example.in' });
    forgetTyped();
    expect(readTyped()).toEqual({ fullname: '', email: '', phone: '', sent: {} });
  });

  test('that another program has broken is nothing', () => {
    sessionStorage.setItem('neev:register', '{"email":');
    expect(readTyped()).toEqual({ fullname: '', email: '', phone: '', sent: {} });
  });
});

describe('A code is in the mailbox', () => {
  let sent: { path: string; body: unknown }[] = [];
  let answer: () => Response;
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    sessionStorage.clear();
    sent = [];
    answer = () => Response.json({ message: 'OTP has been sent successfully' });
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      sent.push({ path, body: JSON.parse(body) });
      return answer();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const mail = (value: string) => ({ value, body: { email: value.trim() } });
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

  test('once it was asked for, in the language of the page', async () => {
    await askForCode('register', mail('asha@example.in'));
    await askForCode('forgot', mail('asha@example.in'));
    expect(sent).toEqual([
      { path: '/email', body: { email: 'asha@example.in', language: 'en' } },
      { path: '/send-mail', body: { email: 'asha@example.in', language: 'en' } },
    ]);
  });

  test('for half of its ten minutes: who comes back types that one', async () => {
    await askForCode('register', mail('asha@example.in'));
    pass(4 * 60);
    await askForCode('register', mail(' Asha@Example.in '));
    expect(sent).toHaveLength(1);
    pass(2 * 60);
    await askForCode('register', mail('asha@example.in'));
    expect(sent).toHaveLength(2);
  });

  test('of one address is none of another, and of registration none of a reset', async () => {
    await askForCode('register', mail('asha@example.in'));
    expect(codeWasSent('register', 'ASHA@example.in')).toBe(true);
    expect(codeWasSent('register', 'ravi@example.in')).toBe(false);
    expect(codeWasSent('forgot', 'asha@example.in')).toBe(false);
  });

  test('of a phone is known again however the number is typed', async () => {
    await askForCode('register', { value: '+91 98260 41177', body: { phone: '+91 98260 41177' } });
    expect(sent[0]?.body).toEqual({ phone: '+91 98260 41177', language: 'en' });
    expect(codeWasSent('register', '9826041177')).toBe(true);
  });

  test('is asked for anew at most once a minute', async () => {
    await askForCode('register', mail('asha@example.in'));
    expect(nextCodeAt('register', 'asha@example.in')).toBe(1_060_000);
    await askForCode('register', mail('asha@example.in'), true);
    expect(sent).toHaveLength(2);
  });

  test('that was mailed from another tab a moment ago is the one to type', async () => {
    answer = () =>
      Response.json({ type: '/problems/code-wait' }, { status: 429, headers: { 'retry-after': '20' } });
    await askForCode('register', mail('asha@example.in'));
    expect(codeWasSent('register', 'asha@example.in')).toBe(true);
    expect(nextCodeAt('register', 'asha@example.in')).toBe(1_020_000);
  });

  test('is asked for again where a wrong clock wrote down when: nothing is waited for', async () => {
    vi.setSystemTime(1_000_000 + 86_400_000);
    await askForCode('register', mail('asha@example.in'));
    vi.setSystemTime(1_000_000);
    const { result } = renderHook(() => useSecondsLeft(nextCodeAt('register', 'asha@example.in')));
    expect(result.current).toBe(0);
    await askForCode('register', mail('asha@example.in'));
    expect(sent).toHaveLength(2);
    expect(nextCodeAt('register', 'asha@example.in')).toBe(1_060_000);
  });

  test('is waited for as long as was said, however the clock is set meanwhile', () => {
    const { result } = renderHook(() => useSecondsLeft(1_060_000));
    expect(result.current).toBe(60);
    vi.setSystemTime(1_000_000 - 86_400_000);
    act(() => void vi.advanceTimersByTime(20_000));
    expect(result.current).toBe(40);
  });

  test('not, where the mail did not leave', async () => {
    answer = () => Response.json({ type: '/problems/mail-failed' }, { status: 502 });
    await expect(askForCode('register', mail('asha@example.in'))).rejects.toMatchObject({
      problem: 'mail-failed',
    });
    expect(codeWasSent('register', 'asha@example.in')).toBe(false);
  });
});
