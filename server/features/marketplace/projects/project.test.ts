import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

test('a project is added to the user’s own profile and listed for everybody, oldest first', async () => {
  const user = await neev.loginAs();
  const other = await neev.loginAs();
  for (const title of ['First house', 'Second house']) {
    const body = { userId: user.userId, title, description: 'Two floors' };
    const { status, body: answer } = await neev.call('POST', '/addProject', { as: user, body });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({ userId: user.userId, title, description: 'Two floors' });
  }
  const { body } = await neev.call('GET', `/getProjects/${user.userId}`, { as: other });
  expect(body.data.map((project: { title: string }) => project.title)).toEqual([
    'First house',
    'Second house',
  ]);
});

test('the title is checked first, then the description', async () => {
  const as = await neev.loginAs();
  const both = await neev.call('POST', '/addProject', { as, body: { title: 'ab', description: 'ab' } });
  expect(both.status).toBe(400);
  expect(both.body.detail).toBe('Please give valid title');
  const one = await neev.call('POST', '/addProject', { as, body: { title: 'abc', description: '  ab ' } });
  expect(one.body.detail).toBe('Please give valid description');
});

test('a user id that is not the caller’s own is 403', async () => {
  const as = await neev.loginAs();
  const other = await neev.loginAs();
  const body = { userId: other.userId, title: 'A house', description: 'Two floors' };
  expect((await neev.call('POST', '/addProject', { as, body })).status).toBe(403);
});

test('only its owner or an admin deletes a project; a missing one is 404 with data null', async () => {
  const user = await neev.loginAs();
  const other = await neev.loginAs();
  const admin = await neev.loginAs({ admin: true });
  const add = async (): Promise<string> => {
    const body = { title: 'A house', description: 'Two floors' };
    return (await neev.call('POST', '/addProject', { as: user, body })).body.data._id;
  };
  const id = await add();
  expect((await neev.call('DELETE', `/deleteProject/${id}`, { as: other })).status).toBe(403);
  const gone = await neev.call('DELETE', `/deleteProject/${id}`, { as: user });
  expect(gone).toMatchObject({ status: 200, body: { data: null } });
  expect((await neev.call('DELETE', `/deleteProject/${await add()}`, { as: admin })).status).toBe(200);
  const { body: log } = await neev.call('GET', '/admin/auditLog?limit=2', { as: admin });
  expect(log.data[0]).toMatchObject({ act: 'delete', kind: 'project', recordName: 'A house' });
  for (const missing of [id, 'nonsense']) {
    const { status, body } = await neev.call('DELETE', `/deleteProject/${missing}`, { as: user });
    expect(status).toBe(404);
    expect(body.data).toBeNull();
  }
});
