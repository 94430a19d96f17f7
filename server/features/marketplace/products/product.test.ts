import { describe, expect, test } from 'vitest';
import { aForm, aPicture, aProduct, aRentalProvider } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

async function aShop(changes: object = {}): Promise<{ as: TestUser; id: string }> {
  const as = await neev.loginAs({ fullname: 'Tool Shop' });
  const { body } = await neev.call('POST', '/registerRentalProvider', { as, body: aRentalProvider(changes) });
  return { as, id: body.data._id };
}
async function aListed(as: TestUser, changes: object = {}): Promise<string> {
  return (await neev.call('POST', '/addProduct', { as, body: aProduct(changes) })).body.data._id;
}
const put = (id: string, as: TestUser, body: object) =>
  neev.call('PUT', `/updateProduct/${id}`, { as, body });
async function names(as: TestUser, query: string): Promise<string[]> {
  const { body } = await neev.call('GET', `/getProducts?${query}`, { as });
  return body.data.map((product: { name: string }) => product.name);
}

describe('adding a product', () => {
  test('is for rental providers only', async () => {
    const as = await neev.loginAs();
    const { status, body } = await neev.call('POST', '/addProduct', { as, body: aProduct() });
    expect(status).toBe(403);
    expect(body.type).toBe('/problems/provider-needed');
  });

  test('takes a form with a picture and shows the provider', async () => {
    const { as, id } = await aShop();
    const form = aForm(aProduct({ verified: 'true', status: 'true' }), { productPic: await aPicture() });
    const { status, body } = await neev.call('POST', '/addProduct', { as, ...form });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      userId: as.userId,
      providerId: id,
      name: 'Big hammer',
      category: 'Hammer',
      price: 120,
      providerName: 'Tool Shop',
      address: 'Pune',
      country: 'India',
      verified: false,
      status: false,
      productPic: expect.stringMatching(/^\/files\//),
    });
    const provider = await neev.call('GET', `/productProvider/${as.userId}`, { as });
    expect(provider.body.data.products.map((product: { _id: string }) => product._id)).toEqual([
      body.data._id,
    ]);
  });

  test('with another’s user id or a picture that is not one’s own is refused', async () => {
    const { as } = await aShop();
    const other = await neev.loginAs();
    const post = (changes: object) => neev.call('POST', '/addProduct', { as, body: aProduct(changes) });
    expect((await post({ userId: other.userId })).status).toBe(403);
    expect((await post({ productPic: '/files/aaaaaaaaaaaaaaaaaaaaaa.webp' })).status).toBe(400);
    expect((await post({ price: 0 })).status).toBe(400);
    expect((await post({ category: 'Rocket' })).status).toBe(400);
  });
});

test('a product shows up to seven pictures more, of its owner’s own, and forgets what it drops', async () => {
  const { as } = await aShop();
  const id = await aListed(as);
  const upload = async (by = as) =>
    String(
      (await neev.call('POST', '/upload', { as: by, ...aForm({}, { file: await aPicture() }) })).body.url,
    );
  const [one, two] = [await upload(), await upload()];
  const set = (pictures: string[]) => put(id, as, { pictures });
  expect((await set([one, two])).body.data.pictures).toEqual([one, two]);
  expect((await set([two])).body.data.pictures).toEqual([two]);
  const another = await upload(await neev.loginAs());
  expect(await set([two, another])).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'pictures.1' }] },
  });
  expect((await set(Array.from({ length: 8 }, () => two))).status).toBe(400);
  const kept = await neev.services.db.selectFrom('uploads').select('id').execute();
  expect(new Set(kept.map(({ id: upload }) => [one, two].findIndex((url) => url.includes(upload))))).toEqual(
    new Set([-1, 1]),
  );
});

test('products are filtered by company, category, price, place and words', async () => {
  const { as } = await aShop();
  const far = await aShop({ address: 'Delhi', pin: '110001' });
  await aListed(as);
  await aListed(as, { name: 'Long ladder', company: 'Bosch', category: 'Ladder', price: 400 });
  await aListed(far.as, { name: 'Yellow helmet', company: 'Tata', category: 'Helmet', price: 30 });
  expect(await names(as, '')).toEqual(['Yellow helmet', 'Long ladder', 'Big hammer']);
  expect(await names(as, 'company=Tata')).toEqual(['Yellow helmet', 'Big hammer']);
  expect(await names(as, 'company=tat')).toEqual([]);
  expect(await names(as, 'category=Ladder')).toEqual(['Long ladder']);
  expect(await names(as, 'maxPrice=120&sort=price')).toEqual(['Yellow helmet', 'Big hammer']);
  expect(await names(as, 'city=delhi')).toEqual(['Yellow helmet']);
  expect(await names(as, 'q=lader')).toEqual(['Long ladder']);
  expect(await names(as, `q=${encodeURIComponent('सीढ़ी')}`)).toEqual(['Long ladder']);
  expect(await names(as, 'near=110001&radiusKm=50')).toEqual(['Yellow helmet']);
  expect((await neev.call('GET', '/companies', { as })).body.data).toEqual(['Bosch', 'Tata']);
});

test('products are where their provider is, also after the provider moved', async () => {
  const { as, id } = await aShop();
  await aListed(as);
  expect(await names(as, 'q=indore')).toEqual([]);
  await neev.call('PUT', `/updateProvider/${id}`, { as, body: { address: 'Indore', pin: '452001' } });
  expect(await names(as, 'city=Indore')).toEqual(['Big hammer']);
  expect(await names(as, 'q=indore')).toEqual(['Big hammer']);
  expect(await names(as, 'near=452001&radiusKm=20')).toEqual(['Big hammer']);
});

describe('a product', () => {
  test('is verified by an admin once; then name, category and picture stay', async () => {
    const { as } = await aShop();
    const id = await aListed(as);
    expect((await put(id, as, { verified: true })).status).toBe(403);
    const admin = await neev.loginAs({ admin: true });
    expect((await put(id, admin, { verified: true })).body.data.verified).toBe(true);
    expect((await put(id, admin, { verified: true })).status).toBe(409);
    const mails = await neev.services.db.selectFrom('mails').select(['recipient', 'facts']).execute();
    expect(mails).toEqual([{ recipient: as.email, facts: { kind: 'product', name: 'Big hammer' } }]);
    for (const locked of [
      { name: 'Small hammer' },
      { category: 'Ladder' },
      { productPic: '/files/x.webp' },
    ]) {
      expect((await put(id, as, locked)).body).toMatchObject({
        status: 403,
        type: '/problems/locked-after-verification',
      });
    }
    const free = await put(id, as, { name: 'Big hammer', price: 90, status: true, company: 'Bosch' });
    expect(free.body.data).toMatchObject({ price: 90, status: true, company: 'Bosch', verified: true });
  });

  test('is sent back with a reason that only owner and admins read', async () => {
    const { as } = await aShop();
    const id = await aListed(as);
    const admin = await neev.loginAs({ admin: true });
    const body = { kind: 'product', id, reason: 'No such company' };
    expect((await neev.call('POST', '/admin/sendBack', { as: admin, body })).status).toBe(200);
    const seen = async (who: TestUser) =>
      (await neev.call('GET', `/getProduct/${id}`, { as: who })).body.data;
    expect((await seen(as)).sentBack).toBe('No such company');
    expect(await seen(await neev.loginAs())).not.toHaveProperty('sentBack');
    expect((await put(id, as, { company: 'Bosch' })).body.data.sentBack).toBeNull();
  });

  test('that is missing is 404 with the specification’s sentence', async () => {
    const as = await neev.loginAs();
    for (const path of [
      '/getProduct/nonsense',
      `/getProduct/${as.userId}`,
      `/productProvider/${as.userId}`,
    ]) {
      const { status, body } = await neev.call('GET', path, { as });
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: 'Not any products', data: null });
    }
  });

  test('is changed and deleted by its owner or an admin only, and goes with its provider', async () => {
    const { as, id: provider } = await aShop();
    const [first, second] = [await aListed(as), await aListed(as)];
    const other = await neev.loginAs();
    expect((await put(first, other, { price: 1 })).status).toBe(403);
    expect((await neev.call('DELETE', `/deleteProduct/${first}`, { as: other })).status).toBe(403);
    expect((await neev.call('DELETE', `/deleteProduct/${first}`, { as })).status).toBe(200);
    expect((await neev.call('DELETE', `/deleteProvider/${provider}`, { as })).status).toBe(200);
    expect((await neev.call('GET', `/getProduct/${second}`, { as })).status).toBe(404);
  });
});
