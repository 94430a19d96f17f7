import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aContractor, aProduct, aRentalProvider, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { makeFigures } from './figures.rules.ts';
import { presentFigure } from './figures.view.ts';

const neev = useTestApp();
// A process keeps figures for a minute: each test asks a place of its own, or this fresh reader.
let fresh: ReturnType<typeof makeFigures>;
beforeEach(() => {
  fresh = makeFigures((read) => read(neev.services));
});

async function worker(fields: object = {}, changes?: object): Promise<TestUser & { id: string }> {
  const as = await neev.loginAs();
  const { body } = await neev.call('POST', '/worker', { as, body: aWorker(fields) });
  const id: string = body.data._id;
  if (changes) await neev.call('PUT', `/updateWorker/${id}`, { as, body: changes });
  return { ...as, id };
}
const workers = async (many: number, fields: object = {}, changes?: object) => {
  for (let made = 0; made < many; made += 1) await worker({ price: 700 + made, ...fields }, changes);
};
const masons = { kind: 'worker', category: 'Construction' };

describe('The public figures of a place', () => {
  test('answer anyone how many there are, how many are available, and from what price', async () => {
    await workers(4);
    await workers(3, { price: 650 }, { status: true });
    const { status, body } = await neev.call('GET', '/figures?near=411001');
    expect(status).toBe(200);
    expect(body).toEqual({ data: [{ ...masons, count: 7, available: 3, lowestPrice: 650 }] });
  });

  test('tell each kind and category apart, machines too', async () => {
    await workers(3);
    await workers(3, { role: 'Tiles' });
    for (let made = 0; made < 3; made += 1)
      await neev.call('POST', '/contractor', { as: await neev.loginAs(), body: aContractor() });
    const as = await neev.loginAs();
    await neev.call('POST', '/registerRentalProvider', { as, body: aRentalProvider() });
    for (let made = 0; made < 3; made += 1)
      await neev.call('POST', '/addProduct', { as, body: aProduct({ price: 120 + made }) });
    expect((await fresh({ near: '411001' })).map(({ kind, category }) => `${kind} ${category}`)).toEqual([
      'contractor Floor Contract',
      'product Hammer',
      'worker Construction',
      'worker Tiles',
    ]);
  });

  test('say fewer than three as "<3", without the price that would be one person’s', async () => {
    await workers(2, {}, { status: true });
    await workers(3, { role: 'Tiles' }, undefined);
    expect(await fresh({ near: '411001' })).toEqual([
      { kind: 'worker', category: 'Tiles', count: 3, available: '<3', lowestPrice: 700 },
      { ...masons, count: '<3', available: '<3', lowestPrice: null },
    ]);
  });

  test('are of 25 km around it, without it of all India', async () => {
    await workers(3);
    await workers(3, { pin: '400001', address: 'Mumbai' });
    expect(await fresh({ near: '411001' })).toMatchObject([{ ...masons, count: 3 }]);
    expect(await fresh({ near: '18.52,73.85' })).toMatchObject([{ ...masons, count: 3 }]);
    expect(await fresh({ near: '110001' })).toEqual([]);
    expect(await fresh({ city: 'Pune' })).toMatchObject([{ ...masons, count: 3 }]);
    expect(await fresh({ city: 'पुणे' })).toMatchObject([{ ...masons, count: 3 }]);
    expect(await fresh({ city: 'Delhi' })).toEqual([]);
    expect(await fresh({ city: 'Nowhere at all' })).toEqual([]);
    expect(await fresh({})).toMatchObject([{ ...masons, count: 6 }]);
  });

  test('leave out who is suspended', async () => {
    await workers(3);
    const { id } = await worker({ price: 100 });
    await neev.services.pool.query('update providers set suspended = true where id = $1', [id]);
    expect(await fresh({ near: '411001' })).toEqual([
      { ...masons, count: 3, available: '<3', lowestPrice: 700 },
    ]);
  });

  test('refuse a place as lists do', async () => {
    for (const [near, problem] of [
      ['299999', 'pin-unknown'],
      ['12345', 'pin-invalid'],
      ['99,200', 'bad-input'],
    ]) {
      const { status, body } = await neev.call('GET', `/figures?near=${near}`);
      expect([status, body.type, body.errors[0].path]).toEqual([400, `/problems/${problem}`, 'near']);
    }
  });

  test('are limited for a caller as other public calls are', async () => {
    const taken = vi.spyOn(neev.services.limits, 'take');
    await neev.call('GET', '/figures');
    expect(taken.mock.calls[0]?.[0]).toBe('anyone-by-caller');
    taken.mockRestore();
  });
});

describe('Figures are kept for a minute', () => {
  const asking = () => {
    const query = vi.fn(async (_text: string, _values: unknown[]) => ({ rows: [] }));
    return { query, near: makeFigures((read) => read({ pool: { query } as never, db: {} as never })) };
  };

  test('and asked for once, however many ask', async () => {
    vi.useFakeTimers();
    const { query, near } = asking();
    await Promise.all([near({ near: '411001' }), near({ near: '411001' }), near({ near: '411001' })]);
    vi.advanceTimersByTime(59_000);
    await near({ near: '411001' });
    expect(query).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    await near({ near: '411001' });
    expect(query).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('of a circle whose middle is rounded to a twentieth of a degree, so that no one can be circled', async () => {
    const { query, near } = asking();
    await near({ near: '18.5201,73.8567' });
    await near({ near: '18.5249,73.8301' });
    expect(query).toHaveBeenCalledTimes(1);
    expect(query.mock.calls[0]?.[1]).toEqual(expect.arrayContaining([18.5, 73.85]));
  });

  test('of 500 places at most; the oldest go', async () => {
    const { query, near } = asking();
    for (let step = 0; step <= 500; step += 1) await near({ near: `${(step / 20).toFixed(2)},75` });
    await near({ near: '25,75' });
    expect(query).toHaveBeenCalledTimes(501);
    await near({ near: '0,75' });
    expect(query).toHaveBeenCalledTimes(502);
  });

  test('unless they did not come', async () => {
    const { query, near } = asking();
    query.mockRejectedValueOnce(new Error('away'));
    await expect(near({ near: '411001' })).rejects.toThrow('away');
    expect(await near({ near: '411001' })).toEqual([]);
  });
});

test.each([
  [0, '<3'],
  [2, '<3'],
  [3, 3],
])('Of ten, %d available are said as %s', (available, said) => {
  const row = { kind: 'engineer', category: 'Civil', count: 10, available, lowest_price: null } as const;
  expect(presentFigure(row)).toEqual({
    kind: 'engineer',
    category: 'Civil',
    count: 10,
    available: said,
    lowestPrice: null,
  });
});
