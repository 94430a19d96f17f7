import { beforeEach, describe, expect, test } from 'vitest';
import { siteDate } from '#domain/calendar/dates.ts';
import { tellSites } from '#server/features/contracts/site-book/tell-sites.job.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { workPictures } from '#server/testing/a-rental.ts';
import { aLine } from '#server/testing/contracts.ts';
import { noticesOf } from '#server/testing/hiring.ts';
import {
  anAcceptedContract,
  anAgreedContract,
  readSite,
  type SiteOfTest,
  said,
  writeSite,
} from '#server/testing/site-books.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let site: SiteOfTest;
let photo: string[];
beforeEach(async () => {
  site = await anAgreedContract(neev);
  photo = await workPictures(neev, site.provider, 1);
});

const today = siteDate(new Date());
const write = async (as: TestUser, ...entries: object[]) =>
  (await writeSite(neev, as, { id: site.id, entries })).body.data;
const problemOf = async (as: TestUser, ...entries: object[]) => {
  const data = await write(as, ...entries);
  return data.map(({ problem }: { problem?: { type: string } }) => problem?.type.replace('/problems/', ''));
};
const standing = async () => (await readSite(neev, site.customer, site.id)).standing;
const stageOf = async (no: number) =>
  (await standing()).stages.find((stage: { no: number }) => stage.no === no);
const work = (changes: object = {}) =>
  said('work', { stage: 1, version: 1, whole: true, pictures: photo, ...changes });
const paid = (amount: number, changes: object = {}) =>
  said('money', { sort: 'stage', to: 'provider', amount, on: today, how: 'upi', ...changes });
const agree = (entry: string, sameAs?: string) => said('agree', { entry, ...(sameAs && { sameAs }) });

describe('A stage', () => {
  test('is claimed with a picture, sent back, said again and accepted', async () => {
    const { customer, provider } = site;
    const [{ entry }] = await write(provider, work());
    expect(entry).toMatchObject({ seq: 2, side: 'provider', kind: 'work' });
    expect(await stageOf(1)).toEqual({
      no: 1,
      status: 'claimed',
      accepted: 0,
      claimed: 12_798,
      certified: 0,
    });
    expect(await noticesOf(neev, customer)).toContain('stage');
    await write(customer, said('dispute', { entry: entry._id, reason: 'The corners are not straight' }));
    expect(await stageOf(1)).toMatchObject({ status: 'sent_back', accepted: 0 });
    expect(await noticesOf(neev, provider)).toContain('stage');
    const [again] = await write(provider, work());
    await write(customer, agree(again.entry._id));
    expect(await stageOf(1)).toMatchObject({ status: 'accepted', accepted: 12_798 });
    expect(await standing()).toMatchObject({
      version: 1,
      total: 19_878,
      next: 2,
      agreed: { accepted: 12_798, retained: 639, paid: 0, due: 12_159 },
      room: 12_159,
    });
  });

  test('in part is what the customer grants, rounded up with the tax', async () => {
    const { customer, provider } = site;
    const [{ entry }] = await write(provider, work({ whole: false, lines: [{ line: 1, quantity: 60.25 }] }));
    await write(customer, agree(entry._id));
    expect(await stageOf(1)).toMatchObject({ status: 'part', accepted: 6400 });
    expect((await standing()).lines[0]).toEqual({ no: 1, agreed: 60.25, claimed: 60.25 });
  });

  test('begins the work of the contract, once', async () => {
    await write(site.provider, work());
    const { body } = await neev.call('GET', `/workContracts/${site.id}`, { as: site.customer });
    expect(body.data.status).toBe('under_way');
    await write(site.customer, work({ pictures: [] }));
    const { data } = await readSite(neev, site.customer, site.id);
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['event', 'work', 'event', 'work']);
  });

  test('is refused above the bill, of another version, without a picture, with somebody else’s', async () => {
    const { customer, provider } = site;
    const [theirs] = await workPictures(neev, customer, 1);
    const wrong: [object, string][] = [
      [{ whole: false, lines: [{ line: 1, quantity: 120.501 }] }, 'over-bill'],
      [{ whole: false, lines: [{ line: 9, quantity: 1 }] }, 'over-bill'],
      [{ stage: 7 }, 'over-bill'],
      [{ whole: false, lines: [{ line: 2, quantity: 1 }] }, 'bad-input'],
      [{ whole: false, lines: [] }, 'bad-input'],
      [{ version: 2 }, 'bill-changed'],
      [{ pictures: [] }, 'site-pictures'],
      [{ pictures: [theirs] }, 'picture-invalid'],
      [{ pictures: [photo[0], photo[0]] }, 'picture-invalid'],
      [{ pictures: ['private:aaaaaaaaaaaaaaaaaaaaaa'] }, 'picture-invalid'],
      [{ whole: false, lines: [{ line: 1, quantity: 1.0001 }] }, 'quantity-invalid'],
      [{ whole: false, lines: [{ line: 1, quantity: -1 }] }, 'quantity-invalid'],
    ];
    for (const [changes, problem] of wrong)
      expect(await problemOf(provider, work(changes))).toEqual([problem]);
    expect((await readSite(neev, provider, site.id)).data).toMatchObject([{ kind: 'event' }]);
  });
});

describe('A change order', () => {
  const paper = (kind: string, body: object) => ({
    as: site.customer,
    body: { clientId: crypto.randomUUID(), kind, body },
  });
  const change = (line: object) =>
    neev.call(
      'POST',
      `/workContracts/${site.id}/papers`,
      paper('change', { base: 1, reason: 'More', days: 0, lines: [{ ...aLine(), rate: 90, ...line }] }),
    );

  test('keeps the rate of a line with accepted work, and at least that quantity, until it is signed', async () => {
    const { customer, provider, id } = site;
    const waiting = (await change({ quantity: 60 })).body.data;
    const [{ entry }] = await write(provider, work({ whole: false, lines: [{ line: 1, quantity: 80 }] }));
    await write(customer, agree(entry._id));
    const refused = [await change({ quantity: 79.999 }), await change({ rate: 91 })];
    expect(refused.map(({ body }) => body.type)).toEqual(Array(2).fill('/problems/change-below'));
    expect((await change({ quantity: 80 })).status).toBe(201);
    const sign = (as: TestUser) =>
      neev.call('PUT', `/workContracts/${id}/papers/${waiting._id}/sign`, {
        as,
        body: { sha256: waiting.sha256 },
      });
    await sign(customer);
    expect((await sign(provider)).body.type).toBe('/problems/change-below');
  });

  test('of a stage that was finished opens it again', async () => {
    const { customer, provider, id } = site;
    const [{ entry }] = await write(provider, work());
    await write(customer, agree(entry._id));
    const more = (await change({ quantity: 130 })).body.data;
    for (const as of [customer, provider])
      await neev.call('PUT', `/workContracts/${id}/papers/${more._id}/sign`, {
        as,
        body: { sha256: more.sha256 },
      });
    expect(await standing()).toMatchObject({
      version: 2,
      next: 1,
      stages: [{ status: 'part', accepted: 12_798 }, {}],
    });
  });

  test('an ending has the figures as they stand', async () => {
    const [{ entry }] = await write(site.provider, work());
    await write(site.customer, agree(entry._id));
    const ending = paper('ending', { reason: 'other', text: 'We move away.' });
    const { body } = await neev.call('POST', `/workContracts/${site.id}/papers`, ending);
    expect(body.data.body.standing).toEqual({ accepted: 12_798, retained: 639, paid: 0, due: 12_159 });
  });
});

describe('Money', () => {
  test('above what stands and the next stage’s share asks twice; what was said before counts', async () => {
    const { customer, provider } = site;
    expect((await standing()).room).toBe(1279);
    expect(await problemOf(customer, paid(1280))).toEqual(['paid-ahead']);
    expect(await problemOf(customer, paid(1000), paid(280), paid(279))).toEqual([
      undefined,
      'paid-ahead',
      undefined,
    ]);
    expect(await problemOf(customer, paid(1))).toEqual(['paid-ahead']);
    expect(await problemOf(customer, paid(40_000, { knowing: true }))).toEqual([undefined]);
    expect((await standing()).agreed).toMatchObject({ paid: 0 });
    expect((await standing()).inQuestion).toMatchObject({ paid: 41_279 });
    // Who receives it says it without being asked.
    const [{ entry }] = await write(provider, paid(5000));
    expect(entry.body.amount).toBe(5000);
    expect((await standing()).agreed.paid).toBe(5000);
  });

  test('counts once the receiver agrees, and once alone where both tell of it', async () => {
    const { customer, provider } = site;
    const [own] = await write(customer, paid(1000));
    const [theirs] = await write(provider, paid(1000));
    await write(provider, agree(own.entry._id, theirs.entry._id));
    expect((await standing()).agreed.paid).toBe(1000);
    expect(await problemOf(customer, paid(5, { on: '2099-01-01' }))).toEqual(['entry-date']);
  });
});

describe('Material', () => {
  test('counts once the other side agrees; what is more than the work takes is silent where nobody knows it', async () => {
    const { customer, provider } = site;
    const cement = { by: 'provider', material: 'cement', unit: 'bag', quantity: 52, on: today };
    const [{ entry }] = await write(provider, said('delivery', cement));
    expect((await standing()).materials).toEqual([
      { material: 'cement', unit: 'bag', delivered: 0, claimed: 52, needed: 0, more: 0, less: 0 },
    ]);
    expect(await noticesOf(neev, customer)).toContain('site');
    await write(customer, agree(entry._id));
    expect((await standing()).materials[0]).toMatchObject({ delivered: 52 });
    await write(customer, said('delivery', { ...cement, back: true, by: 'provider', quantity: 2 }));
    expect((await standing()).materials[0]).toMatchObject({ delivered: 50 });
  });
});

describe('A defect', () => {
  test('before the hand-over is a snag: mended by the provider, agreed by the customer', async () => {
    const { customer, provider } = site;
    const snag = (changes: object = {}) =>
      said('defect', { text: 'A crack', pictures: [], answerBy: today, snag: true, ...changes });
    expect(await problemOf(customer, snag({ snag: false }))).toEqual(['too-early']);
    expect(await problemOf(customer, snag({ answerBy: '2020-01-01' }))).toEqual(['answer-day']);
    const [{ entry }] = await write(customer, snag());
    const mended = said('mended', { entry: entry._id, pictures: photo });
    expect(await problemOf(customer, mended)).toEqual(['picture-invalid']);
    expect((await standing()).defects).toEqual([{ entry: entry._id, status: 'open' }]);
    const [done] = await write(provider, mended);
    expect((await standing()).defects[0].status).toBe('mended_said');
    await write(customer, agree(done.entry._id));
    expect((await standing()).defects[0].status).toBe('mended');
    expect(await noticesOf(neev, provider)).toContain('defect');
  });
});

describe('An engineer', () => {
  test('certifies work, and sees no money', async () => {
    const { customer, provider, id } = site;
    const engineer = await neev.loginAs({ fullname: 'Meera Test' });
    await neev.services.db
      .updateTable('contracts')
      .set({ engineer_id: engineer.userId, engineer_listing: id, engineer_name: 'Meera' })
      .where('id', '=', id)
      .execute();
    expect((await readSite(neev, engineer, id)).status).toBe(404);
    await neev.services.db
      .updateTable('contracts')
      .set({ engineer_agreed_at: new Date() })
      .where('id', '=', id)
      .execute();
    const [{ entry: claim }] = await write(provider, work());
    expect(await noticesOf(neev, engineer)).toContain('stage');
    await write(customer, paid(500), said('dispute', { entry: claim._id, reason: 'Not yet' }));
    const pictures = await workPictures(neev, engineer, 1);
    const refused = await problemOf(
      engineer,
      paid(5),
      agree(claim._id),
      said('defect', { text: 'A crack', answerBy: today, snag: true }),
      work({ pictures: [] }),
    );
    expect(refused).toEqual(['not-allowed', 'not-allowed', 'not-allowed', 'site-pictures']);
    await write(engineer, work({ pictures }));
    expect(await stageOf(1)).toMatchObject({ certified: 12_798, accepted: 0 });
    const seen = await readSite(neev, engineer, id);
    expect(seen).toMatchObject({
      side: 'engineer',
      standing: { stages: [{ no: 1, status: 'sent_back' }, { no: 2 }] },
    });
    expect(seen.data.map(({ kind }: { kind: string }) => kind)).toEqual(['work', 'event', 'dispute', 'work']);
    expect(JSON.stringify(seen)).not.toMatch(/amount|paid|accepted|room/);
    const { body: csv } = await neev.call('GET', `/siteBooks/${id}/csv`, { as: engineer });
    expect(String(csv)).not.toContain(',500,');
  });
});

describe('The book', () => {
  test('is its two sides’ alone, and begins when both have signed', async () => {
    const draft = await anAcceptedContract(neev);
    for (const [as, id] of [
      [await neev.loginAs(), site.id],
      [draft.customer, draft.id],
    ] as const) {
      const answers = [
        await neev.call('GET', `/siteBooks/${id}`, { as }),
        await neev.call('GET', `/siteBooks/${id}/csv`, { as }),
        await writeSite(neev, as, { id, entries: [work()] }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  test('has an entry once however often it is sent, and answers each by itself', async () => {
    const entry = work();
    const first = await write(site.provider, entry, said('tea', {}), said('agree', { entry: 'x' }));
    expect(first.map((one: object) => Object.keys(one)[1])).toEqual(['entry', 'problem', 'problem']);
    const again = await write(site.provider, entry);
    expect(again[0].entry).toEqual(first[0].entry);
    expect((await readSite(neev, site.provider, site.id)).data).toHaveLength(3);
  });

  test('nobody answers their own word, or corrects another’s', async () => {
    const { customer, provider } = site;
    const [{ entry }] = await write(provider, work());
    expect(await problemOf(provider, agree(entry._id))).toEqual(['not-allowed']);
    const correct = (body: object) => said('correct', { entry: entry._id, body });
    expect(await problemOf(customer, correct(work({ pictures: [] }).body))).toEqual(['not-allowed']);
    expect(await problemOf(provider, correct(paid(5).body))).toEqual(['bad-input']);
    expect(await problemOf(provider, correct(work({ stage: 2 }).body))).toEqual(['bad-input']);
    expect(
      await problemOf(provider, correct(work({ whole: false, lines: [{ line: 1, quantity: 2 }] }).body)),
    ).toEqual([undefined]);
    expect(await stageOf(1)).toMatchObject({ claimed: 213 });
  });

  test('is over 90 days after the contract ended; work and material are at once', async () => {
    const ended = (days: number) =>
      neev.services.db
        .updateTable('contracts')
        .set({ status: 'ended', ended_by: 'both', status_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', site.id)
        .execute();
    await ended(89);
    expect(await problemOf(site.provider, work(), paid(5))).toEqual(['contract-over', undefined]);
    await ended(91);
    expect(await problemOf(site.provider, paid(5))).toEqual(['contract-over']);
  });

  test('is a table, its pictures are bytes for its sides, and it verifies', async () => {
    const { customer, provider, id } = site;
    await write(provider, work({ note: '=1+1' }));
    const { body } = await neev.call('GET', `/siteBooks/${id}/csv`, { as: customer });
    expect(String(body)).toContain("'=1+1");
    const name = photo[0]?.replace('hire:', '');
    const picture = (as: TestUser) => neev.call('GET', `/workContracts/${id}/pictures/${name}`, { as });
    expect(await picture(customer)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, max-age=300', vary: expect.stringContaining('token') },
    });
    expect((await picture(await neev.loginAs())).status).toBe(404);
    expect(await verifyLedgers(neev.services.db)).toMatchObject({ books: 1, entries: 3, broken: [] });
  });
});

describe('In the evening', () => {
  const evening = (days: number) =>
    tellSites({ services: neev.services, now: () => new Date(Date.now() + days * 86_400_000) });
  const told = (as: TestUser, kind: string) =>
    noticesOf(neev, as).then((kinds) => kinds.filter((one: string) => one === kind).length);

  test('both hear of work that waits for an answer for three days, once', async () => {
    const { customer, provider } = site;
    await write(provider, work());
    await evening(2);
    expect(await told(provider, 'stage')).toBe(0);
    for (const days of [3, 4]) await evening(days);
    // What the customer was told first stays, and what waits is told beside it.
    expect([await told(customer, 'stage'), await told(provider, 'stage')]).toEqual([2, 1]);
  });

  test('nobody hears of work that has its answer', async () => {
    const { customer, provider } = site;
    const [{ entry }] = await write(provider, work());
    await write(customer, agree(entry._id));
    await evening(4);
    expect(await told(customer, 'stage')).toBe(0);
  });

  test('both hear it when nothing was written for 14 days', async () => {
    await write(site.provider, work());
    await evening(13);
    expect(await told(site.customer, 'quiet')).toBe(0);
    await evening(15);
    expect([await told(site.customer, 'quiet'), await told(site.provider, 'quiet')]).toEqual([1, 1]);
  });

  test('one mail tells of the day’s money and material', async () => {
    const { customer, provider } = site;
    await write(provider, paid(500), paid(600));
    const mails = async () =>
      (
        await neev.services.db.selectFrom('mails').selectAll().where('template', '=', 'hiring-news').execute()
      ).filter(({ facts }) => JSON.stringify(facts).includes('"kind":"site"')).length;
    expect(await mails()).toBe(0);
    for (const _ of [1, 2]) await evening(0);
    expect(await mails()).toBe(1);
    expect(await told(customer, 'site')).toBe(1);
  });
});
