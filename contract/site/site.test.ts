import { describe, expect, test } from 'vitest';
import { problemsOf } from '../problems-in-test.ts';
import { confirmSubscription, contactBody, siteFacts, subscribe, unsubscribe, upload } from './site.calls.ts';

const given = { email: 'asha@example.in', username: 'Asha', message: 'Hello' };

test('The contact form needs e-mail, username and message, told in this order', () => {
  expect(problemsOf(contactBody, given)).toEqual([]);
  expect(problemsOf(contactBody, {})).toEqual([
    'email: email-invalid',
    'username: required',
    'message: message-missing',
  ]);
  expect(problemsOf(contactBody, { ...given, message: ' \n ' })).toEqual(['message: message-missing']);
});

test('A message has at most 4,000 characters and keeps its lines', () => {
  expect(problemsOf(contactBody, { ...given, message: 'x'.repeat(4000) })).toEqual([]);
  expect(problemsOf(contactBody, { ...given, message: 'x'.repeat(4001) })).toEqual(['message: message-long']);
  expect(contactBody.parse({ ...given, message: 'one\r\n\r\ntwo' }).message).toBe('one\n\ntwo');
});

test('A username cannot bring a line of its own into the mail', () => {
  expect(contactBody.parse({ ...given, username: 'Asha\r\nBcc: x@y.in' }).username).toBe('Asha Bcc: x@y.in');
});

test('Subscribing asks for an address in a language of Neev', () => {
  expect(problemsOf(subscribe.body, { email: 'asha' })).toEqual(['email: email-invalid']);
  expect(problemsOf(subscribe.body, { email: 'asha@example.in', language: 'fr' })).toHaveLength(1);
  expect(subscribe.body?.parse({ email: ' Asha@Example.in ', language: 'hi' })).toEqual({
    email: 'asha@example.in',
    language: 'hi',
  });
});

describe('What is no token gets the sentence of one that has run out', () => {
  test.each([undefined, null, 5, {}, 'x'.repeat(601)])('%j', (token) => {
    expect(problemsOf(confirmSubscription.body, { token })).toEqual(['token: link-invalid']);
    if (token !== undefined) expect(problemsOf(unsubscribe.body, { token })).toEqual(['token: link-invalid']);
  });

  test('mail programs send the token in the address and a form of their own', () => {
    expect(unsubscribe.query?.parse({ token: 'abc' })).toEqual({ token: 'abc' });
    expect(unsubscribe.body?.parse({ 'List-Unsubscribe': 'One-Click' })).toEqual({});
  });
});

test('What the operator did not set is absent from the public figures', () => {
  expect(siteFacts.parse({ social: [], demo: false, adminEmails: ['a@b.in'] })).toEqual({
    social: [],
    demo: false,
  });
  expect(siteFacts.safeParse({ social: [], demo: true, latLng: [22.7] }).success).toBe(false);
});

test('An upload is a multipart file and answers an address', () => {
  expect(upload.files).toEqual(['file']);
  expect(upload.response.parse({ url: '/files/a.webp', path: '/srv/a.webp' })).toEqual({
    url: '/files/a.webp',
  });
});
