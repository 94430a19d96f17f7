import { expect, test } from 'vitest';
import { aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const told = () =>
  neev.services.db
    .selectFrom('mails')
    .select(['recipient', 'template', 'facts'])
    .orderBy('recipient')
    .execute();
const follow = (as: TestUser, id: string) => neev.call('POST', `/follow/${id}`, { as });

async function aRegisteredWorker(): Promise<{ as: TestUser; id: string }> {
  const as = await neev.loginAs();
  const { body } = await neev.call('POST', '/worker', { as, body: aWorker() });
  return { as, id: body.data._id };
}

test('the people one follows stand in one list, with their listings, until one follows no longer', async () => {
  const { as: worker, id } = await aRegisteredWorker();
  const as = await neev.loginAs();
  for (const time of [1, 2]) expect((await follow(as, worker.userId)).status, `time ${time}`).toBe(200);
  const { body } = await neev.call('GET', '/following', { as });
  expect(body.data).toEqual([
    {
      userId: worker.userId,
      fullname: 'Asha Test',
      profilePic: null,
      listings: [{ kind: 'worker', _id: id, name: 'Ramesh Kumar', available: false }],
    },
  ]);
  expect((await neev.call('GET', `/getWorker/${id}`, { as })).body.data.following).toBe(true);
  expect((await neev.call('DELETE', `/follow/${worker.userId}`, { as })).status).toBe(200);
  expect((await neev.call('GET', '/following', { as })).body.data).toEqual([]);
});

test('nobody follows oneself or who is not there', async () => {
  const as = await neev.loginAs();
  expect((await follow(as, as.userId)).body).toMatchObject({ status: 400, type: '/problems/follow-self' });
  for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect((await follow(as, id)).body).toMatchObject({ status: 404, data: null });
    expect((await neev.call('DELETE', `/follow/${id}`, { as })).status).toBe(200);
  }
});

test('followers are told when the provider becomes available, at most once in 24 hours, never a demo account by mail', async () => {
  const { as: worker, id } = await aRegisteredWorker();
  const [first, second, demo] = [await neev.loginAs(), await neev.loginAs(), await neev.loginAs()];
  for (const as of [first, second, demo]) await follow(as, worker.userId);
  await neev.services.db.updateTable('users').set({ demo: true }).where('id', '=', demo.userId).execute();
  const put = (status: boolean) => neev.call('PUT', `/updateWorker/${id}`, { as: worker, body: { status } });
  for (const status of [true, false, true, true]) await put(status);
  expect((await told()).map(({ recipient }) => recipient)).toEqual([first.email, second.email].sort());
  expect((await told())[0]).toMatchObject({
    template: 'now-available',
    facts: { kind: 'worker', name: 'Ramesh Kumar', path: `/profileDashbord?role=worker&id=${id}` },
  });
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await neev.services.db
    .updateTable('follows')
    .set({ told_at: yesterday })
    .where('follower_id', '=', first.userId)
    .execute();
  await put(false);
  await put(true);
  expect(await told()).toHaveLength(3);
});
