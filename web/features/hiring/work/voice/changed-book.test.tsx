import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '#domain/ledger/entry.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { logInAs } from '../../offers/offers-in-test.ts';
import { ChangedBook } from './changed-book.tsx';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  update: async (key: string, to: (value: unknown) => unknown) => void kept.set(key, to(kept.get(key))),
}));

const entry = {
  ...{ _id: 'e1', seq: 3, author: 'ravi', side: 'provider', clientId: 'c1', kind: 'money' },
  body: { sort: 'wage', to: 'provider', amount: 500, on: '2026-11-02', how: 'cash' },
} as unknown as Entry;

async function open(isUnwritten: boolean) {
  const done = vi.fn();
  const changed = { bookId: 'b1', entry, isUnwritten };
  const component = () => <ChangedBook changed={changed} onDone={done} />;
  await showPage({ component, address: '/voice', messages: ['voice', 'work', 'hiring'] });
  return done;
}
const touch = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  kept.clear();
  logInAs('ravi');
});
afterEach(cleanup);

test('who wrote a line elsewhere says so once, and it is asked no more', async () => {
  const done = await open(true);
  await screen.findByRole('heading', { level: 1, name: /Did you write this yourself\?/ });
  touch('Yes');
  expect(done).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(kept.get('own:ravi:b1')).toMatchObject({ known: ['c1'] }));
});

test('a line that its reader did not write stays one', async () => {
  const done = await open(true);
  touch('No');
  expect(done).toHaveBeenCalledOnce();
  expect(kept.size).toBe(0);
});

test('a book that was changed asks for no yes', async () => {
  await open(false);
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});
