import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedList } from './stored-list.ts';

interface Item {
  id: string;
}
const list = storedList<Item>('in-test', { idOf: ({ id }) => id, guests: true });
const ids = () => list.read().map(({ id }) => id);

/** Another tab writes what it made of what it had read. */
function otherTabWrites(...items: string[]): void {
  const at = Object.keys(localStorage).find((name) => name.includes('in-test')) ?? '';
  localStorage.setItem(at, JSON.stringify(items.map((id) => ({ id }))));
  window.dispatchEvent(new StorageEvent('storage', { key: at }));
}

beforeEach(() => localStorage.clear());
afterEach(() => list.rewrite([]));

test('what two tabs put in at one moment waits in both', () => {
  list.write([{ id: 'own' }]);
  otherTabWrites('theirs');
  expect(ids()).toEqual(['theirs', 'own']);
});

test('what another tab took out again is put back no second time', () => {
  list.write([{ id: 'own' }]);
  otherTabWrites('theirs');
  otherTabWrites('theirs');
  expect(ids()).toEqual(['theirs']);
});

test('what this tab took out stays out, and so does what another took out later', () => {
  list.write([{ id: 'own' }, { id: 'sent' }]);
  list.rewrite([{ id: 'own' }]);
  otherTabWrites('own', 'theirs');
  expect(ids()).toEqual(['own', 'theirs']);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 6000);
  otherTabWrites('theirs');
  expect(ids()).toEqual(['theirs']);
  clock.mockRestore();
});
