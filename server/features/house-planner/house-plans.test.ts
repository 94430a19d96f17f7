import { expect, test } from 'vitest';
import { mostPlans } from '#contract/house-planner/saved-plans.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
type Saved = { _id: string; name: string; search: string };

test('a saved plan is listed for its user alone, the newest first', async () => {
  const as = await neev.loginAs();
  const other = await neev.loginAs();
  for (const name of ['By the river', 'On the hill']) {
    const { status, body } = await neev.call('POST', '/housePlans', {
      as,
      body: { name, search: 'land=30x50&area=Hill' },
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name, search: 'land=30x50&area=Hill' });
  }
  const { body } = await neev.call('GET', '/housePlans', { as });
  expect(body.data.map(({ name }: Saved) => name)).toEqual(['On the hill', 'By the river']);
  expect((await neev.call('GET', '/housePlans', { as: other })).body.data).toEqual([]);
});

test('only its user deletes a plan; for everybody else there is none', async () => {
  const as = await neev.loginAs();
  const other = await neev.loginAs();
  const admin = await neev.loginAs({ admin: true });
  const { body } = await neev.call('POST', '/housePlans', { as, body: { name: 'Mine', search: '' } });
  const path = `/housePlans/${body.data._id}`;
  expect((await neev.call('DELETE', path, { as: other })).status).toBe(404);
  expect((await neev.call('DELETE', path, { as: admin })).status).toBe(404);
  expect((await neev.call('DELETE', path, { as })).status).toBe(200);
  expect((await neev.call('DELETE', path, { as })).status).toBe(404);
});

test('a plan needs a name, and its address is one', async () => {
  const as = await neev.loginAs();
  const save = (body: object) => neev.call('POST', '/housePlans', { as, body });
  expect((await save({ name: ' ', search: '' })).status).toBe(400);
  expect((await save({ name: 'A', search: 'land="><script>' })).status).toBe(400);
  expect((await save({ name: 'A', search: `land=${'4'.repeat(1300)}` })).status).toBe(400);
});

test(`a user keeps ${mostPlans} plans, also when two are saved at once`, async () => {
  const as = await neev.loginAs();
  await neev.services.db
    .insertInto('house_plans')
    .values(
      Array.from({ length: mostPlans - 1 }, (_, n) => ({ user_id: as.userId, name: `${n}`, search: '' })),
    )
    .execute();
  const save = () => neev.call('POST', '/housePlans', { as, body: { name: 'More', search: '' } });
  const answers = await Promise.all([save(), save()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const { body } = await neev.call('GET', '/housePlans', { as });
  expect(body.data).toHaveLength(mostPlans);
});

test('saved plans are in one’s own data', async () => {
  const as = await neev.loginAs();
  await neev.call('POST', '/housePlans', { as, body: { name: 'Mine', search: 'floors=1' } });
  const { body } = await neev.call('GET', '/me/data', { as });
  expect(body.data.housePlans).toMatchObject([{ name: 'Mine', search: 'floors=1' }]);
});
