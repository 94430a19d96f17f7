import { expect, test } from 'vitest';
import { makeContacts } from './contacts.rules.ts';

test('RATE_LIMITS=off lifts the quota of contacts', async () => {
  const services = { settings: { rateLimits: false, contactsPerDay: 1 } };
  const contacts = makeContacts(services as never, {
    areParties: async () => false,
    calledOffOf: async () => 9,
  });
  const caller = { userId: 'asha', admin: false };
  expect(
    await Promise.all(
      ['one', 'two', 'three'].map((id) => contacts.show(caller, { personId: id, ip: '10.0.0.1' })),
    ),
  ).toEqual([{ shown: true }, { shown: true }, { shown: true }]);
});
