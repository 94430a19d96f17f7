import { expect, test } from 'vitest';
import { askedLanguage, prefersJson } from './asked.ts';

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'image/*',
  'x',
  ',,;q=',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'application/json, text/html',
  'application/json;q=0.8, text/html;q=0.9',
  'application/json;q=0, */*',
  'application/json;q=0.1, */*;q=0.5',
  'text/*, application/*',
  'text/html;q=0',
  'APPLICATION/XHTML+XML, application/json;q=0.9',
  'text/html;q=9',
])('who accepts %j gets a page', (accept) => {
  expect(prefersJson(accept)).toBe(false);
});

test.each([
  'application/json',
  'Application/JSON; charset=utf-8',
  'application/problem+json',
  'application/ld+json, */*;q=0.1',
  'application/json, text/plain, */*',
  'application/json, */*;q=0.9',
  'text/html; q = 0.2, application/json;q=0.3',
  'text/html;q=0, */*',
  'application/*',
])('who accepts %j wants JSON', (accept) => {
  expect(prefersJson(accept)).toBe(true);
});

const offered = new Set(['en', 'hi', 'ta']);

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi'],
  [{ 'accept-language': 'en;q=0.5, ta-IN' }, 'ta'],
  [{ 'accept-language': 'fr, HI;q=0.2' }, 'hi'],
  [{ 'accept-language': 'hi;q=0, ta;q=0.1' }, 'ta'],
  [{ 'accept-language': 'fr-FR, *;q=0.1' }, 'en'],
  [{ cookie: 'language=hi', 'accept-language': 'ta' }, 'hi'],
  [{ cookie: 'a=b; language=ta; c=d', 'accept-language': 'hi' }, 'ta'],
  [{ cookie: 'language=xx', 'accept-language': 'hi' }, 'hi'],
  [{ cookie: 'language=../x', 'accept-language': 'hi' }, 'hi'],
])('of %o the language is %s', (headers, language) => {
  expect(askedLanguage(headers, offered)).toBe(language);
});
