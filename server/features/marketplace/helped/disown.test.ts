import { beforeEach, expect, test } from 'vitest';
import { collectOwnRows } from '#server/features/accounts/own-data/own-data.data.ts';
import { aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let helper: TestUser;
let owner: TestUser;
let admin: TestUser;
let listing = '';
let people = 0;
beforeEach(async () => {
  people += 1;
  const phone = String(9876400000 + people);
  helper = await neev.loginAs({ fullname: 'Crew Leader' });
  owner = await neev.loginAs({ fullname: 'Ramu Old' });
  admin = await neev.loginAs({ admin: true });
  const { db } = neev.services;
  const { body } = await neev.call('POST', '/worker', { as: owner, body: aWorker({ phone }) });
  listing = body.data._id;
  await db.updateTable('providers').set({ helped_by: helper.userId }).where('id', '=', listing).execute();
});

const disown = (as: TestUser) => neev.call('DELETE', `/helped/${listing}`, { as });
const letters = async () =>
  (await neev.call('GET', '/admin/contactMessages', { as: admin })).body.data as unknown[];
const listings = () => neev.services.db.selectFrom('providers').select('id').execute();

test('who was registered without being asked deletes the listing with one word, and an admin learns who made it', async () => {
  expect(await disown(owner)).toMatchObject({ status: 200, body: { data: null } });
  expect(await listings()).toEqual([]);
  expect(await letters()).toEqual([
    {
      _id: expect.any(String),
      about: 'not-me',
      username: 'Ramu Old',
      message: '',
      concerns: { _id: helper.userId, name: 'Crew Leader' },
      read: false,
      createdAt: expect.any(String),
    },
  ]);
  expect((await disown(owner)).status).toBe(404);
  expect(await letters()).toHaveLength(1);
});

test('a helper who used the listing’s name up for another letter keeps nobody from saying it', async () => {
  const decoy = { email: 'h@neev.test', username: 'H', message: 'Hello', clientId: listing };
  expect((await neev.call('POST', '/contact', { body: decoy })).status).toBe(201);
  await disown(owner);
  expect(await letters()).toMatchObject([{ about: 'not-me', username: 'Ramu Old' }, { about: 'question' }]);
});

test('nobody else may say so, an admin neither', async () => {
  for (const as of [helper, await neev.loginAs(), admin]) expect((await disown(as)).status).toBe(404);
  expect([await listings(), await letters()]).toEqual([[{ id: listing }], []]);
});

test('a listing that its owner made is not disowned', async () => {
  await neev.services.db.updateTable('providers').set({ helped_by: null }).execute();
  expect((await disown(owner)).status).toBe(404);
  expect([await listings(), await letters()]).toEqual([[{ id: listing }], []]);
});

test('when the helper’s account has gone the letter stays, without a name', async () => {
  await disown(owner);
  await neev.services.db.deleteFrom('users').where('id', '=', helper.userId).execute();
  const [letter] = await letters();
  expect(letter).toMatchObject({ about: 'not-me', username: 'Ramu Old' });
  expect(letter).not.toHaveProperty('concerns');
});

test('the name of who said it is theirs: in what they download, and gone with their account', async () => {
  await disown(owner);
  const own = await collectOwnRows(neev.services.db, { id: owner.userId, email: owner.email });
  expect(own.contactMessages).toMatchObject([{ about: 'not-me' }]);
  await neev.services.db.deleteFrom('users').where('id', '=', owner.userId).execute();
  expect(await letters()).toMatchObject([
    { about: 'not-me', username: '', concerns: { name: 'Crew Leader' } },
  ]);
});
