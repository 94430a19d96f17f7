import { beforeEach, expect, test } from 'vitest';
import { aForm, aGroup, aPicture, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const server = useTestApp({ RATE_LIMITS: 'off' });
let asha: TestUser;
beforeEach(async () => {
  asha = await server.loginAs();
});

const upload = async (): Promise<string> =>
  (await server.call('POST', '/upload', { as: asha, ...aForm({}, { file: await aPicture() }) })).body.url;
const register = (body: object) => server.call('POST', '/worker', { as: asha, body: aWorker(body) });
const wear = (profilePic: string | null) => server.call('PUT', '/me', { as: asha, body: { profilePic } });

/** The account's photo, then each listing's. */
async function faces(): Promise<(string | null)[]> {
  const { data } = (await server.call('GET', '/me', { as: asha })).body;
  return [
    data.user.profilePic,
    ...data.records.map(({ record }: { record: { profilePic: string | null } }) => record.profilePic),
  ];
}

test('The first photo of a listing is the account’s', async () => {
  const photo = await upload();
  await register({ profilePic: photo });
  expect(await faces()).toEqual([photo, photo]);
});

test('A listing without a photo shows the account’s, whichever came first', async () => {
  await register({});
  expect(await faces()).toEqual([null, null]);
  const photo = await upload();
  await wear(photo);
  expect(await faces()).toEqual([photo, photo]);
  await server.call('POST', '/addGroupWorker', { as: asha, body: aGroup() });
  expect(await faces()).toEqual([photo, photo, photo]);
});

test('A new photo of a listing or of the account takes the old one’s place on both', async () => {
  const [first, second, third] = [await upload(), await upload(), await upload()];
  const id = (await register({ profilePic: first })).body.data._id;
  await server.call('PUT', `/updateWorker/${id}`, { as: asha, body: { profilePic: second } });
  expect(await faces()).toEqual([second, second]);
  await wear(third);
  expect(await faces()).toEqual([third, third]);
});

test('A photo that a listing chose apart from the account’s stays its own', async () => {
  const [own, crew, later] = [await upload(), await upload(), await upload()];
  await wear(own);
  await register({ profilePic: crew });
  expect(await faces()).toEqual([own, crew]);
  await wear(later);
  expect(await faces()).toEqual([later, crew]);
});

test('A photo taken off the account leaves the listings theirs', async () => {
  const photo = await upload();
  await register({ profilePic: photo });
  await wear(null);
  expect(await faces()).toEqual([null, photo]);
});
