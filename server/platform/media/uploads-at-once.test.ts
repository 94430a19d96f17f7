import { expect, test, vi } from 'vitest';
import { aForm, aPicture } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { inTurn, mostWaiting } from './decode-turns.ts';

const neev = useTestApp();

test('More pictures at once than can wait: the others get 503 with Retry-After, and keep their number of the day', async () => {
  let release: () => void = () => undefined;
  const held = inTurn(() => new Promise<void>((resolve) => (release = resolve)));
  const others = Array.from({ length: mostWaiting }, () => inTurn(async () => undefined));
  const user = await neev.loginAs();
  const take = vi.spyOn(neev.services.limits, 'take');
  const answer = await neev.call('POST', '/upload', { as: user, ...aForm({}, { file: await aPicture() }) });
  expect([answer.status, answer.body.type]).toEqual([503, '/problems/pictures-busy']);
  expect(answer.headers['retry-after']).toBe('10');
  expect(take.mock.calls.flat()).not.toContain('upload-by-user');
  expect(await neev.services.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  release();
  await Promise.all([held, ...others]);
  const again = await neev.call('POST', '/upload', { as: user, ...aForm({}, { file: await aPicture() }) });
  expect(again.status).toBe(201);
});

test('A call that is no picture is answered while pictures wait', async () => {
  let release: () => void = () => undefined;
  const held = inTurn(() => new Promise<void>((resolve) => (release = resolve)));
  const user = await neev.loginAs();
  const waiting = neev.call('POST', '/upload', { as: user, ...aForm({}, { file: await aPicture() }) });
  expect((await neev.call('GET', '/me', { as: user })).status).toBe(200);
  release();
  await held;
  expect((await waiting).status).toBe(201);
});
