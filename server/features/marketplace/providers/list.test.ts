import { beforeEach, describe, expect, test } from 'vitest';
import { aContractor, aRentalProvider, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let as: TestUser;
beforeEach(async () => {
  as = await neev.loginAs();
});

async function worker(fields: object, changes: object = {}): Promise<string> {
  const owner = await neev.loginAs();
  const { body } = await neev.call('POST', '/worker', { as: owner, body: aWorker(fields) });
  if (Object.keys(changes).length > 0) {
    await neev.call('PUT', `/updateWorker/${body.data._id}`, { as: owner, body: changes });
  }
  return body.data._id;
}
const list = (query: string, who = as) => neev.call('GET', `/getAllWorkers?${query}`, { as: who });
async function names(query: string): Promise<string[]> {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  return body.data.map((record: { fullName: string }) => record.fullName);
}

describe('a list', () => {
  test('is newest first, 24 a page, and says how many there are', async () => {
    for (let made = 0; made < 26; made += 1) await worker({ fullName: `Worker ${made}` });
    const first = await list('');
    expect(first.body.data).toHaveLength(24);
    expect(first.body.data[0].fullName).toBe('Worker 25');
    expect(first.body).toMatchObject({ total: 26, nextCursor: expect.any(String) });
    const second = await list(`cursor=${first.body.nextCursor}`);
    expect(second.body.data.map((record: { fullName: string }) => record.fullName)).toEqual([
      'Worker 1',
      'Worker 0',
    ]);
    expect(second.body).toMatchObject({ total: 26, nextCursor: null });
  });

  test('a limit over 100 and a position that is not ours are 400', async () => {
    expect((await list('limit=101')).status).toBe(400);
    expect((await list('limit=0')).status).toBe(400);
    await worker({});
    await worker({});
    const { nextCursor } = (await list('limit=1')).body;
    for (const query of [
      'cursor=garbage',
      'cursor=W10',
      `cursor=${nextCursor}&sort=price`,
      `cursor=${nextCursor}&available=true`,
    ]) {
      const { status, body } = await list(query);
      expect(status).toBe(400);
      expect(body.type).toBe('/problems/bad-cursor');
    }
    expect((await list(`limit=1&cursor=${nextCursor}`)).body.data).toHaveLength(1);
  });

  test('carries phone for admins only, e-mail never', async () => {
    await worker({});
    const [record] = (await list('')).body.data;
    for (const field of ['phone', 'email', 'aadhar', 'pin', 'following'])
      expect(record).not.toHaveProperty(field);
    const [seen] = (await list('', await neev.loginAs({ admin: true }))).body.data;
    expect(seen.phone).toBe('9876543210');
    expect(seen).not.toHaveProperty('email');
  });

  test('a record that was just added or deleted is counted at once', async () => {
    for (let made = 0; made < 3; made += 1) await worker({});
    expect((await list('limit=1')).body.total).toBe(3);
    const id = await worker({});
    expect((await list('limit=1')).body.total).toBe(4);
    const admin = await neev.loginAs({ admin: true });
    await neev.call('DELETE', `/deleteWorker/${id}`, { as: admin });
    expect((await list('limit=1')).body.total).toBe(3);
  });
});

describe('filters', () => {
  test('category, price and experience are "at most", availability and verification are exact', async () => {
    await worker({ fullName: 'Cheap', price: 300, experience: 1, role: 'Tiles' });
    await worker({ fullName: 'Dear', price: 900, experience: 20 }, { status: true });
    expect(await names('category=Tiles')).toEqual(['Cheap']);
    expect(await names('maxPrice=300')).toEqual(['Cheap']);
    expect(await names('maxPrice=299')).toEqual([]);
    expect(await names('maxExperience=19')).toEqual(['Cheap']);
    expect(await names('maxExperience=100')).toEqual(['Dear', 'Cheap']);
    expect(await names('available=true')).toEqual(['Dear']);
    expect(await names('available=false&verified=false')).toEqual(['Cheap']);
    expect(await names('verified=true')).toEqual([]);
    expect((await list('maxPrice=cheap')).status).toBe(400);
  });

  test('q finds name, place and category, with typing errors and in either script', async () => {
    await worker({ fullName: 'Suresh Patil', address: 'Nashik', role: 'Gardening' });
    await worker({ fullName: 'Lakshmi Devi', address: 'Mumbai', role: 'Tiles' });
    for (const q of ['suresh', 'SURESH PATIL', 'sursh', 'patil suresh', 'नाशिक', 'सुरेश', 'Gardenin', 'mali']) {
      expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(['Suresh Patil']);
    }
    expect(await names('q=laxmi')).toEqual(['Lakshmi Devi']);
    // A town by its former name.
    expect(await names('q=bombay')).toEqual(['Lakshmi Devi']);
    expect(await names('q=suresh+mumbai')).toEqual([]);
    expect(await names('q=zzzzzz')).toEqual([]);
  });

  test('a word that nobody has means what a slip of the fingers would make of it', async () => {
    await worker({ fullName: 'Ramesh' });
    await worker({ fullName: 'Rameshwar' });
    expect(await names('q=ramesh')).toEqual(['Ramesh', 'Rameshwar']);
    expect(await names('q=ramesh&sort=newest')).toEqual(['Rameshwar', 'Ramesh']);
    expect(await names('q=rameshw')).toEqual(['Rameshwar']);
    for (const q of ['rmaesh', 'ramseh', 'rames', 'raamesh', 'tamesh']) {
      expect(await names(`q=${q}`)).toContain('Ramesh');
    }
    const { nextCursor } = (await list('q=ramesh&sort=newest&limit=1')).body;
    await worker({ fullName: 'Rameshbhai' });
    expect(await names(`q=ramesh&sort=newest&limit=1&cursor=${nextCursor}`)).toEqual(['Ramesh']);
  });

  test('without another order, a listing with the very words comes before one with longer words', async () => {
    for (const fullName of ['Ram Yadav', 'Ramesh Rao', 'Sita Ram', 'Rampal Das', 'Ram Das'])
      await worker({ fullName, price: fullName.length });
    const ranked = ['Ram Das', 'Sita Ram', 'Ram Yadav', 'Rampal Das', 'Ramesh Rao'];
    expect(await names('q=ram')).toEqual(ranked);
    expect(await names('q=ram+das')).toEqual(['Ram Das', 'Rampal Das']);
    expect(await names('q=ram&sort=newest')).toEqual([
      'Ram Das',
      'Rampal Das',
      'Sita Ram',
      'Ramesh Rao',
      'Ram Yadav',
    ]);
    for (const limit of [1, 2, 3, 4]) {
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await list(`q=ram&limit=${limit}${cursor && `&cursor=${cursor}`}`);
        paged.push(...body.data.map((record: { fullName: string }) => record.fullName));
        cursor = body.nextCursor;
      }
      expect(paged).toEqual(ranked);
    }
  });

  test('verified and available ask for just that, whatever the record calls it', async () => {
    const owner = await neev.loginAs();
    const { body } = await neev.call('POST', '/contractor', {
      as: owner,
      body: aContractor({ role: 'Civil' }),
    });
    const admin = await neev.loginAs({ admin: true });
    const engineers = async (query: string) =>
      (await neev.call('GET', `/getAllEngineers?${query}`, { as })).body.total;
    expect([await engineers('verified=true'), await engineers('verified=false')]).toEqual([0, 1]);
    await neev.call('PUT', `/updateEngineer/${body.data._id}`, { as: admin, body: { status: true } });
    expect([await engineers('verified=true'), await engineers('verified=false')]).toEqual([1, 0]);
    expect([await engineers('available=true'), await engineers('available=false')]).toEqual([0, 1]);
  });

  test('city is a whole name, without regard to case, accents and script', async () => {
    await worker({ fullName: 'A', address: 'Pune' });
    await worker({ fullName: 'B', address: 'Bengaluru' });
    expect(await names('city=pUnE')).toEqual(['A']);
    expect(await names(`city=${encodeURIComponent('पुणे')}`)).toEqual(['A']);
    expect(await names('city=Bangalore')).toEqual(['B']);
    expect(await names('city=Beng')).toEqual([]);
  });

  test('near sorts by distance and radiusKm bounds it', async () => {
    await worker({ fullName: 'Mumbai', pin: '400001' });
    await worker({ fullName: 'Delhi', pin: '110001' });
    await worker({ fullName: 'Pune', pin: '411001' });
    const { body } = await list('near=411001');
    expect(body.data.map((record: { fullName: string }) => record.fullName)).toEqual([
      'Pune',
      'Mumbai',
      'Delhi',
    ]);
    expect(body.data[0].distanceKm).toBe(0);
    expect(body.data[1].distanceKm).toBeGreaterThan(90);
    expect(body.data[1].distanceKm).toBeLessThan(150);
    expect(await names('near=18.52,73.85&radiusKm=200')).toEqual(['Pune', 'Mumbai']);
    expect(await names('near=411001&radiusKm=5&sort=price')).toEqual(['Pune']);
    const { nextCursor } = (await list('near=411001&limit=1')).body;
    expect(await names(`near=411001&limit=2&cursor=${nextCursor}`)).toEqual(['Mumbai', 'Delhi']);
    expect(await names('near=411999&limit=1')).toEqual(['Pune']);
  });

  test('an unknown place and a distance without one are 400', async () => {
    expect((await list('near=299999')).body).toMatchObject({ status: 400, type: '/problems/pin-unknown' });
    for (const near of ['nowhere', '99,200', '12345']) expect((await list(`near=${near}`)).status).toBe(400);
    expect((await list('sort=nearest')).body).toMatchObject({
      status: 400,
      type: '/problems/sort-needs-place',
    });
    expect((await list('sort=wrong')).status).toBe(400);
  });

  test('each sort goes on where its page ended, also among equals', async () => {
    for (let made = 0; made < 5; made += 1) {
      await worker({ fullName: `W${made}`, price: 100 + (made % 2), experience: made % 3 });
    }
    for (const sort of ['price', '-price', 'experience', 'newest', 'nearest&near=411001']) {
      const whole = await names(`sort=${sort}`);
      const paged: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await list(`sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
        paged.push(...body.data.map((record: { fullName: string }) => record.fullName));
        cursor = body.nextCursor;
      }
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(5);
    }
    expect((await list('sort=price')).body.data[0].price).toBe(100);
    expect((await list('sort=-price')).body.data[0].price).toBe(101);
    expect((await list('sort=experience')).body.data[0].experience).toBe(2);
  });
});

test('one record shows phone and e-mail to everybody logged in, by its or its user’s id', async () => {
  const owner = await neev.loginAs();
  const { body } = await neev.call('POST', '/contractor', {
    as: owner,
    body: aContractor({ role: 'Civil' }),
  });
  for (const id of [body.data._id, owner.userId]) {
    const seen = await neev.call('GET', `/getEngineer/${id}`, { as });
    expect(seen.body.data).toMatchObject({
      phone: '9876543210',
      email: owner.email,
      pin: '411001',
      following: false,
    });
    for (const field of ['aadhar', 'sentBack', 'idPictureWaits'])
      expect(seen.body.data).not.toHaveProperty(field);
  }
  expect((await neev.call('GET', `/getContractor/${owner.userId}`, { as })).status).toBe(404);
  expect((await neev.call('GET', `/getEngineer/${owner.userId}`)).status).toBe(401);
});

test('the admin’s list of rental providers shows the masked ID number', async () => {
  const owner = await neev.loginAs();
  await neev.call('POST', '/registerRentalProvider', { as: owner, body: aRentalProvider() });
  const admin = await neev.loginAs({ admin: true });
  const { body } = await neev.call('GET', '/getAllProductProvider?sort=price&maxPrice=5', { as: admin });
  expect(body.data[0].aadhar).toMatch(/^XXXX XXXX \d{4}$/);
  const other = await neev.call('GET', '/getAllProductProvider', { as });
  expect(other.body.data[0]).not.toHaveProperty('aadhar');
});

test('a record found by an everyday name of its trade says that name, another does not', async () => {
  await worker({ role: 'Construction', trades: ['mason'] });
  const foundBy = async (q: string): Promise<string | undefined> =>
    (await list(`q=${encodeURIComponent(q)}`)).body.data[0]?.matchedAs;
  expect(await foundBy('mason')).toBe('mason');
  expect(await foundBy('mistr')).toBe('mason');
  expect(await foundBy('मिस्त्री')).toBe('mason');
  expect(await foundBy('construction')).toBeUndefined();
  expect(await foundBy('Ramesh')).toBeUndefined();
  expect((await list('')).body.data[0]).not.toHaveProperty('matchedAs');
});
