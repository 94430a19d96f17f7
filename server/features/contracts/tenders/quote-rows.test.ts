import { expect, test } from 'vitest';
import { aListedContractor, askForPrices, seal } from '#server/testing/contracts.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ownQuotes, quotesIn, quotesOfUser } from './quote.data.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

test('No list of prices loads their boxes, which are up to 64 kB each', async () => {
  const [customer, suresh] = [await neev.loginAs(), await aListedContractor(neev)];
  const { _id: tenderId } = await askForPrices(neev, customer, { to: [suresh.listing] });
  const { quote } = await seal(neev, suresh, { tenderId });
  const { db } = neev.services;
  const read = [
    ...(await quotesIn(db, tenderId, ['sealed'])),
    ...(await ownQuotes(db, tenderId, suresh.userId)),
    ...(await quotesOfUser(db, suresh.userId, 10)),
  ];
  expect(read.map(({ id }) => id)).toEqual([quote._id, quote._id, quote._id]);
  for (const row of read) expect(Object.keys(row)).not.toContain('sealed');
});
