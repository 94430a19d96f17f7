import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession } from '#web/shared/api/session.ts';
import { keepPlace, keptPlace } from './kept-place.ts';

beforeEach(() => localStorage.clear());

test('The place is kept until another is', () => {
  expect(keptPlace()).toBeUndefined();
  keepPlace(' 411001 ');
  expect(keptPlace()).toBe('411001');
  keepPlace('Indore');
  expect(keptPlace()).toBe('Indore');
});

test.each([undefined, '', '  '])('An empty place (%j) forgets it', (place) => {
  keepPlace('411001');
  keepPlace(place);
  expect(keptPlace()).toBeUndefined();
});

test('Logging out forgets it', () => {
  keepPlace('411001');
  clearSession();
  expect(keptPlace()).toBeUndefined();
});

test('A device that keeps nothing costs the convenience alone: this page still knows it', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  keepPlace('411001');
  vi.unstubAllGlobals();
  expect(keptPlace()).toBe('411001');
  keepPlace(undefined);
});
