import { describe, expect, test } from 'vitest';
import { aContractor, aGroup, aWorker } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

const register = async (path: string, body: object) => {
  const user = await neev.loginAs();
  return { user, ...(await neev.call('POST', path, { as: user, body })) };
};
const listed = async (path: string) => {
  const { body } = await neev.call('GET', path, { as: await neev.loginAs() });
  return body;
};

describe('A listing says its trades', () => {
  test.each([
    [
      '/worker',
      aWorker({ role: 'Other', trades: ['plumber', 'welder'] }),
      '/getAllWorkers',
      ['plumber', 'welder'],
    ],
    [
      '/addGroupWorker',
      aGroup({ category: 'Tiles | Marbel', trades: ['tile-layer'] }),
      '/getAllGroupWorkers',
      ['tile-layer'],
    ],
    [
      '/contractor',
      aContractor({ role: 'color contract', trades: ['painter'] }),
      '/getAllContractors',
      ['painter'],
    ],
    ['/contractor', aContractor({ role: 'Civil', trades: ['surveyor'] }), '/getAllEngineers', ['surveyor']],
  ])('%s keeps them for the record and the list', async (path, sent, list, trades) => {
    const { status, body } = await register(path, sent);
    expect([status, body.data.trades]).toEqual([201, trades]);
    const found = (await listed(`${list}?trade=${trades[0]}`)).data;
    expect(found.map((one: { _id: string }) => one._id)).toContain(body.data._id);
    for (const one of found) expect(one.trades).toContain(trades[0]);
  });

  test('without a word of trades it has none', async () => {
    expect((await register('/worker', aWorker())).body.data.trades).toEqual([]);
  });

  test.each([
    [['plumber', 'plumber', 'welder'], 201, undefined],
    [['plumber', 'welder', 'painter', 'carpenter', 'electrician'], 201, undefined],
    [['plumber', 'welder', 'painter', 'carpenter', 'electrician', 'driver'], 400, 'trades-many'],
    [['wizard'], 400, 'trade-invalid'],
    ['plumber', 400, 'trade-invalid'],
    [['mason'], 400, 'trades-other-category'],
  ])('other works with %j: %i', async (trades, status, problem) => {
    const answer = await register('/worker', aWorker({ role: 'Other', trades }));
    expect(answer.status).toBe(status);
    if (problem) {
      expect(answer.body.errors[0].path).toMatch(/^trades/);
      expect(answer.body.type).toContain(problem);
    } else expect(answer.body.data.trades).toEqual([...new Set(trades)]);
  });

  test('they change later, and a new category keeps those that it has', async () => {
    const { user, body } = await register('/worker', aWorker({ role: 'Other', trades: ['plumber'] }));
    const put = (changes: object) =>
      neev.call('PUT', `/updateWorker/${body.data._id}`, { as: user, body: changes });
    expect((await put({ trades: ['welder', 'painter'] })).body.data.trades).toEqual(['welder', 'painter']);
    expect((await put({ price: 800 })).body.data.trades).toEqual(['welder', 'painter']);
    expect((await put({ trades: ['mason'] })).status).toBe(400);
    expect((await put({ role: 'Construction' })).body.data.trades).toEqual([]);
    expect((await put({ trades: ['mason'] })).body.data.trades).toEqual(['mason']);
    expect((await put({ trades: [] })).body.data.trades).toEqual([]);
  });
});

describe('Nobody is found by a trade that they did not say', () => {
  test('a search for a plumber finds who says it, and says by which trade', async () => {
    const plumber = await register('/worker', aWorker({ role: 'Other', trades: ['plumber'] }));
    const welder = await register('/worker', aWorker({ role: 'Other', trades: ['welder'] }));
    const silent = await register('/worker', aWorker({ role: 'Other' }));
    for (const q of ['plumber', 'प्लंबर', 'plumbers', 'nal mistri']) {
      const found: { _id: string; matchedAs?: string }[] = (
        await listed(`/getAllWorkers?q=${encodeURIComponent(q)}&limit=100`)
      ).data;
      const ids = found.map(({ _id }) => _id);
      expect(ids).toContain(plumber.body.data._id);
      expect(ids).not.toContain(welder.body.data._id);
      expect(ids).not.toContain(silent.body.data._id);
      if (q === 'plumber')
        expect(found.find(({ _id }) => _id === plumber.body.data._id)?.matchedAs).toBe('plumber');
    }
  });

  test('a mason of a category with many trades is no bar bender, and who says nothing is to be asked', async () => {
    const mason = await register('/worker', aWorker({ role: 'Construction', trades: ['mason'] }));
    const silent = await register('/worker', aWorker({ role: 'Construction' }));
    const foundBy = async (query: string) => {
      const { data } = await listed(`/getAllWorkers?${query}&limit=100`);
      return new Map(data.map((one: { _id: string; mayDo?: string }) => [one._id, one.mayDo]));
    };
    const bending = await foundBy('q=bar+bender');
    expect(bending.has(mason.body.data._id)).toBe(false);
    expect(bending.get(silent.body.data._id)).toBe('bar-bender');
    const masons = await foundBy('q=mistri');
    expect([masons.has(mason.body.data._id), masons.get(mason.body.data._id)]).toEqual([true, undefined]);
    const said = await foundBy('trade=bar-bender');
    expect([said.has(mason.body.data._id), said.has(silent.body.data._id)]).toEqual([false, false]);
    const asked = await foundBy('mayDo=bar-bender');
    expect([asked.has(mason.body.data._id), asked.has(silent.body.data._id)]).toEqual([false, true]);
    expect((await foundBy('mayDo=gardener')).has(silent.body.data._id)).toBe(false);
  });

  test('who says no trade is a group of their own, after all who say the searched one, page by page', async () => {
    const says = { role: 'Construction', address: 'Satara' };
    const silent = [await register('/worker', aWorker(says)), await register('/worker', aWorker(says))];
    const bender = await register('/worker', aWorker({ ...says, trades: ['bar-bender'] }));
    const last = await register('/worker', aWorker(says));
    await neev.call('PUT', `/updateWorker/${last.body.data._id}`, { as: last.user, body: { status: true } });
    const found: string[] = [];
    let cursor = '';
    do {
      const answer = await listed(`/getAllWorkers?q=bar+bender&city=Satara&limit=1${cursor}`);
      expect(answer.total).toBe(4);
      found.push(...answer.data.map(({ _id }: { _id: string }) => _id));
      cursor = answer.nextCursor ? `&cursor=${encodeURIComponent(answer.nextCursor)}` : '';
    } while (cursor && found.length < 9);
    const ids = [bender, last, ...silent.toReversed()].map(({ body }) => body.data._id);
    expect(found).toEqual(ids);
  });

  test('a trade that nobody has is refused at its field', async () => {
    const { status, body } = await neev.call('GET', '/getAllWorkers?trade=wizard', {
      as: await neev.loginAs(),
    });
    expect([status, body.errors[0].path]).toEqual([400, 'trade']);
  });
});
