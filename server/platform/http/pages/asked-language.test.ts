import { expect, test } from 'vitest';
import { askedLanguage } from './asked-language.ts';

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
