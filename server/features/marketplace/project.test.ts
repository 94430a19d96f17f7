import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

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

async function send(as: TestUser): Promise<string> {
  const grey = { width: 300, height: 300, channels: 3 as const, background: '#777' };
  const form = new FormData();
  const bytes = new Uint8Array(await sharp({ create: grey }).jpeg().toBuffer());
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'wall.jpg');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const body = Buffer.from(await sent.arrayBuffer());
  return (await neev.call('POST', '/upload', { as, body, headers })).body.url;
}

test('a project shows up to four pictures that its owner sent, and takes them along when it goes', async () => {
  const user = await neev.loginAs();
  const other = await neev.loginAs();
  const own = [await send(user), await send(user)];
  const add = (pictures: unknown) =>
    neev.call('POST', '/addProject', {
      as: user,
      body: { title: 'A house', description: 'Two floors', pictures },
    });
  for (const wrong of [
    [await send(other)],
    ['https://elsewhere.example/x.webp'],
    ['x'.repeat(201)],
    'x',
    [5],
  ])
    expect((await add(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await add(Array(5).fill(own[0]))).status).toBe(400);
  const { body } = await add([...own, own[0]]);
  expect(body.data.pictures).toEqual(own);
  const listed = await neev.call('GET', `/getProjects/${user.userId}`, { as: other });
  expect(listed.body.data[0].pictures).toEqual(own);
  await neev.call('DELETE', `/deleteProject/${body.data._id}`, { as: user });
  for (const address of own) expect((await neev.app.inject(address)).statusCode).toBe(404);
});
