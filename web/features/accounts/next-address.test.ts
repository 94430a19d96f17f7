import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShared, ownAddress, wantedFirst } from './next-address.ts';

describe('After a login one goes', () => {
  test('nowhere but to this origin, whatever the address asks for', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'a',
      '@',
      ':',
      '\t',
      '\n',
      '?',
      '#',
      'http:',
      'elsewhere.in',
      'product',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const own = ownAddress(parts.join(''));
        if (own === undefined) return;
        expect(own.startsWith('/')).toBe(true);
        expect(new URL(own, 'https://neev.example').origin).toBe('https://neev.example');
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['/profileDashbord?role=worker&id=1#top', '/profileDashbord?role=worker&id=1#top'],
    ['/', '/'],
    ['/a/../product', '/product'],
    ['/WORKERSPAGE/?city=Indore', '/workersPage?city=Indore'],
  ])('to %s', (next, own) => expect(ownAddress(next)).toBe(own));

  test.each([
    '',
    'product',
    '//elsewhere.in',
    '/\\elsewhere.in',
    '/noSuchPage',
    '/\t/elsewhere.in',
    '/.//elsewhere.in',
    '/Register',
    '/register?x=1',
    'https://elsewhere.in',
    7,
    null,
    undefined,
  ])('home instead of to %j', (next) => expect(ownAddress(next)).toBeUndefined());
});

describe('After a registration one goes', () => {
  test('to the list that one had searched', () => {
    const searched = '/workersPage?category=Construction&near=411001';
    expect(wantedFirst(searched)).toBe(searched);
    expect(isShared(searched)).toBe(false);
  });

  test.each(['/profileDashbord?role=worker&id=1', '/productDashboard?id=1', '/hire?to=worker:1'] as const)(
    'to what somebody had shared: %s',
    (next) => {
      expect(wantedFirst(next)).toBe(next);
      expect(isShared(next)).toBe(true);
    },
  );

  test.each([undefined, '/workersPage', '/chatDialog?c=1', '/adminLabour?q=a'] as const)(
    'not to %s',
    (next) => {
      expect(wantedFirst(next)).toBeUndefined();
    },
  );
});
