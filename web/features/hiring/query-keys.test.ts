import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain, hiringKeys } from './query-keys.ts';

/** What is old, of a cache that holds two of each. */
async function staleAfter(
  ...news: Parameters<typeof askAgain> extends [unknown, ...infer News] ? News : never
) {
  const queries = new QueryClient();
  const keys = ['a', 'b'].flatMap((id) => [
    hiringKeys.request(id),
    hiringKeys.offers(id),
    hiringKeys.offer(id),
    hiringKeys.booking(id),
  ]);
  const all = [...keys, hiringKeys.requests('mine'), hiringKeys.bookings('customer')];
  for (const key of all) queries.setQueryData(key, 'known');
  await askAgain(queries, ...news);
  return all.filter((key) => queries.getQueryState(key)?.isInvalidated).map((key) => key.slice(1).join(' '));
}

test('an event makes old what it names, and the lists that show it', async () => {
  expect(await staleAfter({ kind: 'offer', _id: 'a' })).toEqual(['offers a', 'offer a', 'offers b']);
  expect(await staleAfter({ kind: 'request', _id: 'a' })).toEqual(['request a', 'offers a', 'requests mine']);
  expect(await staleAfter({ kind: 'booking', _id: 'a' })).toEqual([
    'request a',
    'offers a',
    'offer a',
    'booking a',
    'request b',
    'offers b',
    'offer b',
    'bookings customer ',
  ]);
});

test('a book and a calendar ask for themselves, and nothing else of hiring is asked again', async () => {
  expect(await staleAfter({ kind: 'book', _id: 'a' }, { kind: 'calendar', _id: 'a' })).toEqual([]);
});
