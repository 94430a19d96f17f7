import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  newsAddress,
  type PageAddress,
  pageAddress,
  paths,
  productAddress,
  profileAddress,
} from './paths.ts';

describe('An address that came from elsewhere', () => {
  test.each(Object.values(paths))(
    '%s is a screen’s, with what it says of it and however it is spelled',
    (path) => {
      expect(pageAddress(path)).toBe(path);
      expect(pageAddress(`${path}?id=1#part`)).toBe(`${path}?id=1#part`);
      expect(pageAddress(path.toUpperCase())).toBe(path);
      expect(pageAddress(path === '/' ? path : `${path}/`)).toBe(path);
    },
  );

  test.each([
    '',
    'about',
    '/about/part',
    '/noSuchPage?x=/about',
    '?x',
    '//about',
    'https://neev.example/about',
  ])('%j is none of ours', (text) => expect(pageAddress(text)).toBeUndefined());
});

test('Made addresses are those of screens', () => {
  const made = [profileAddress('worker', '1'), productAddress('1'), newsAddress(undefined)];
  expectTypeOf(made).toEqualTypeOf<PageAddress[]>();
  expect(made.map((address) => pageAddress(address))).toEqual(made);
});
