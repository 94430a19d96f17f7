import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsOf, read } from '../problems-in-test.ts';
import {
  codeAlphabet,
  codeLength,
  deletionBody,
  fullname,
  loginBody,
  me,
  newPassword,
  newPasswordBody,
  passwordChangeBody,
  profileBody,
  publicUser,
  signupBody,
  typedCode,
} from './account.ts';

describe('A name has more than 1 character', () => {
  test.each([
    ['Al', 'Al'],
    ['  Asha  Rao ', 'Asha Rao'],
    ['रमेश', 'रमेश'],
    ['A', '! name-short'],
    [' A ', '! name-short'],
    // One character on the screen, two for the machine.
    ['😀', '! name-signs'],
    ['', '! name-short'],
    [undefined, '! name-short'],
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), '! name-long'],
  ])('%j is read as %j', (given, kept) => expect(read(fullname, given)).toBe(kept));
});

describe('A password has more than 4 characters and is taken as it was typed', () => {
  test.each([
    ['12345', '12345'],
    [' pass ', ' pass '],
    ['1234', '! password-short'],
    ['', '! password-short'],
    [12345, '! password-short'],
    [undefined, '! password-short'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), '! password-long'],
  ])('%j is read as %j', (given, kept) => expect(read(newPassword, given)).toBe(kept));
});

describe('A code has 6 digits and capitals, none that look alike', () => {
  test('its letters cannot be mistaken for one another', () => {
    expect(codeLength).toBe(6);
    for (const alike of '0O1IL') expect(codeAlphabet).not.toContain(alike);
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
    expect(codeAlphabet).toMatch(/^[2-9A-Z]+$/);
  });

  test('small letters and spaces are accepted', () => {
    const codes = fc.array(fc.constantFrom(...codeAlphabet), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(codes, (letters) => {
        const code = letters.join('');
        expect(read(typedCode(), code.toLowerCase())).toBe(code);
        expect(read(typedCode(), ` ${letters.join(' ')}\t`)).toBe(code);
      }),
    );
  });

  test('anything typed goes to the comparison, so that it counts as a try; nothing typed is missing', () => {
    expect(read(typedCode(), 'no code')).toBe('NOCODE');
    expect(read(typedCode(), 234567)).toBe('234567');
    for (const nothing of ['', '  ', null, undefined])
      expect(read(typedCode(), nothing)).toBe('! code-missing');
    expect(read(typedCode('wrong-code'), '')).toBe('! wrong-code');
  });
});

const person = { fullname: 'Asha Rao', email: 'Asha@Example.in', password: 'plinth', otp: 'ab2345' };

describe('Sign-up', () => {
  test('takes name, e-mail, password and code; unknown fields are ignored', () => {
    expect(read(signupBody, { ...person, language: 'hi', role: 'admin', _id: 'x' })).toEqual({
      ...person,
      email: 'asha@example.in',
      otp: 'AB2345',
      language: 'hi',
    });
  });

  test('tells every wrong field, in the order of the form', () => {
    expect(problemsOf(signupBody, {})).toEqual([
      'fullname: name-short',
      'otp: wrong-code',
      'email: email-invalid',
    ]);
    expect(problemsOf(signupBody, { ...person, fullname: 'A', password: '1234' })).toEqual([
      'fullname: name-short',
      'password: password-short',
    ]);
  });

  test.each(['fr', '', 'EN', 5])('a language that Neev does not speak, %j, is refused', (language) => {
    expect(problemsOf(signupBody, { ...person, language })).toHaveLength(1);
  });
});

test('A reset needs e-mail, new password and code; a code that is none is the reset’s own sentence', () => {
  expect(problemsOf(newPasswordBody, {})).toEqual([
    'password: password-short',
    'otp: wrong-reset-code',
    'email: email-invalid',
  ]);
});

describe('Login', () => {
  test('takes an address as it was typed: what is no address is only wrong', () => {
    expect(read(loginBody, { email: 'not an address', password: '1' })).toEqual({
      email: 'not an address',
      password: '1',
    });
  });

  test('what is too long to be right is wrong, what is missing is missing', () => {
    expect(problemsOf(loginBody, {})).toEqual(['email: required', 'password: required']);
    expect(problemsOf(loginBody, { email: 'a'.repeat(255), password: 'x' })).toEqual(['email: wrong-login']);
    expect(problemsOf(loginBody, { email: 'a', password: 'x'.repeat(201) })).toEqual([
      'password: wrong-login',
    ]);
  });

  test('only true asks for an admin’s session', () => {
    expect(problemsOf(loginBody, { email: 'a', password: 'x', admin: 'true' })).toHaveLength(1);
    expect(read(loginBody, { email: 'a', password: 'x', admin: true })).toMatchObject({ admin: true });
  });
});

describe('The own account', () => {
  test('is changed in part; null takes the photo away, what is absent stays', () => {
    expect(read(profileBody, {})).toEqual({});
    expect(read(profileBody, { profilePic: null })).toEqual({ profilePic: null });
    expect(read(profileBody, { email: 'new@example.in', role: 'admin' })).toEqual({});
    expect(problemsOf(profileBody, { fullname: 'A' })).toEqual(['fullname: name-short']);
  });

  test('a new password and the account’s end need the present password', () => {
    expect(problemsOf(passwordChangeBody, { newPassword: '1234' })).toEqual([
      'password: required',
      'newPassword: password-short',
    ]);
    // Which of the two is needed the server knows: some have no password.
    expect(problemsOf(deletionBody, {})).toEqual([]);
    expect(problemsOf(deletionBody, { password: 'x'.repeat(201) })).toEqual(['password: own-password-wrong']);
  });
});

describe('What answers carry of a user', () => {
  const own = {
    _id: 'u1',
    fullname: 'Asha Rao',
    email: 'asha@example.in',
    phone: null,
    codesOnly: false,
    role: 'customer',
    profilePic: null,
    language: 'en',
    demo: false,
    awayMails: true,
    createdAt: '2025-11-14T00:00:00.000Z',
    updatedAt: '2025-11-14T00:00:00.000Z',
  };

  test.each([
    ['to the user', me, own],
    ['to others', publicUser, { _id: 'u1', userId: 'u1', fullname: 'Asha Rao', profilePic: null }],
  ])('%s is never a password or its hash', (_, schema, known) => {
    const leaky = { ...known, password: 'plinth', password_hash: '$argon2id$', token: 't', otp: 'AB2345' };
    expect(read(schema, leaky)).toEqual(known);
  });

  test.each(['seller', 'Worker', ''])('the role %j is none of the seven', (role) => {
    expect(me.safeParse({ ...own, role }).success).toBe(false);
  });
});
