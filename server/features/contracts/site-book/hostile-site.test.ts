import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { siteDate } from '#domain/calendar/dates.ts';
import { tellSites } from '#server/features/contracts/site-book/tell-sites.job.ts';
import { workPictures } from '#server/testing/a-rental.ts';
import { aLine } from '#server/testing/contracts.ts';
import { noticesOf } from '#server/testing/hiring.ts';
import { aPicture } from '#server/testing/registrations.ts';
import { anAgreedContract, readSite, type SiteOfTest, said, writeSite } from '#server/testing/site-books.ts';
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
const work = (changes: object = {}) =>
  said('work', { stage: 1, version: 1, whole: true, pictures: photo, ...changes });
const paid = (amount: number, changes: object = {}) =>
  said('money', { sort: 'stage', to: 'provider', amount, on: today, how: 'upi', ...changes });
const came = (changes: object = {}) =>
  said('delivery', { by: 'provider', material: 'sand', unit: 'cft', quantity: 5, on: today, ...changes });
const agree = (entry: string) => said('agree', { entry });
/** A change that both sign. @returns what the first refusal was */
async function change(lines: object[]): Promise<string | undefined> {
  const body = { base: 1, reason: 'Other', days: 0, lines };
  const written = await neev.call('POST', `/workContracts/${site.id}/papers`, {
    as: site.provider,
    body: { clientId: randomUUID(), kind: 'change', body },
  });
  if (written.status !== 201) return written.body.type;
  const { _id, sha256 } = written.body.data;
  for (const as of [site.customer, site.provider]) {
    const signed = await neev.call('PUT', `/workContracts/${site.id}/papers/${_id}/sign`, {
      as,
      body: { sha256 },
    });
    if (signed.status !== 200) return signed.body.type;
  }
  return undefined;
}

describe('A payment ahead of work', () => {
  test('still asks twice when the contractor says that they paid something back', async () => {
    const { customer, provider } = site;
    await write(customer, paid(1279));
    expect(await problemOf(customer, paid(1279))).toEqual(['paid-ahead']);
    await write(provider, paid(50_000, { to: 'customer' }));
    expect(await problemOf(customer, paid(1279))).toEqual(['paid-ahead']);
  });

  test('still asks twice when the customer alone writes a payment back that nobody made', async () => {
    const { customer } = site;
    await write(customer, paid(50_000, { to: 'customer' }));
    expect(await problemOf(customer, paid(50_000))).toEqual(['paid-ahead']);
  });

  test('asks twice however it is named and in however many parts it comes', async () => {
    const { customer } = site;
    const other = () => paid(1279, { sort: 'other' });
    expect(await problemOf(customer, other(), other())).toEqual([undefined, 'paid-ahead']);
    expect(await problemOf(customer, other())).toEqual(['paid-ahead']);
  });

  test('does not ask when its author corrects it to less', async () => {
    const { customer } = site;
    const [{ entry }] = await write(customer, paid(1279));
    const less = said('correct', { entry: entry._id, body: paid(1000).body });
    expect(await problemOf(customer, less)).toEqual([undefined]);
  });

  test('gives back what a correction takes off once, however often and by whichever entry it is named', async () => {
    const { customer } = site;
    const [{ entry }] = await write(customer, paid(1279));
    const less = () => said('correct', { entry: entry._id, body: paid(279).body });
    expect(await problemOf(customer, less(), less(), less(), paid(1001))).toEqual([
      undefined,
      undefined,
      undefined,
      'paid-ahead',
    ]);
    const again = said('correct', { entry: entry._id, body: paid(1280).body });
    expect(await problemOf(customer, again)).toEqual(['paid-ahead']);
  });

  test('is asked once for an entry that a batch has twice', async () => {
    const one = paid(700);
    expect(await problemOf(site.customer, one, one, paid(500))).toEqual([undefined, undefined, undefined]);
  });
});

describe('Work', () => {
  test('of all lines in full does not list less', async () => {
    const { customer, provider } = site;
    const little = work({ whole: true, lines: [{ line: 1, quantity: 1 }] });
    const [{ entry }] = await write(provider, little);
    if (entry) await write(customer, agree(entry._id));
    expect((await standing()).agreed.accepted).toBeLessThan(12_798);
  });

  test('of a line that its version does not have is refused, not lost', async () => {
    const { customer, provider } = site;
    expect(await change([{ ...aLine({ no: 9, name: 'Second coat', quantity: 10 }), rate: 50 }])).toBe(
      undefined,
    );
    const measured = (version: number) => work({ version, whole: false, lines: [{ line: 9, quantity: 10 }] });
    const [{ entry, problem }] = await write(provider, measured(1));
    if (entry) await write(customer, agree(entry._id));
    const line = (await standing()).lines.find(({ no }: { no: number }) => no === 9);
    expect(problem?.type ?? line.agreed).not.toBe(0);
  });

  test('that was said in full before a change order is taken as it was said', async () => {
    const inFull = (version: number) => work({ version, lines: [{ line: 1, quantity: 120.5 }] });
    expect(await change([{ ...aLine({ quantity: 130 }), rate: 90 }])).toBe(undefined);
    const [{ entry, problem }] = await write(site.provider, inFull(1));
    expect(problem).toBe(undefined);
    await write(site.customer, agree(entry._id));
    expect((await standing()).lines[0]).toEqual({ no: 1, agreed: 120.5, claimed: 120.5 });
    expect(await problemOf(site.provider, inFull(2))).toEqual(['bad-input']);
  });

  test('that was accepted keeps its rate when the contractor takes the claim back for a while', async () => {
    const { customer, provider } = site;
    const measured = (quantity: number) => work({ whole: false, lines: [{ line: 1, quantity }] });
    const [{ entry }] = await write(provider, measured(80));
    await write(customer, agree(entry._id));
    const line = { ...aLine(), rate: 900 };
    expect(await change([line])).toBe('/problems/change-below');
    await write(provider, measured(0));
    expect(await change([line])).toBe('/problems/change-below');
  });

  test('that waits is told of though the customer answered something else', async () => {
    const { customer, provider } = site;
    const [, { entry }] = await write(provider, work(), came());
    await write(customer, agree(entry._id));
    const now = () => new Date(Date.now() + 3.5 * 86_400_000);
    await tellSites({ services: neev.services, now });
    expect(await noticesOf(neev, provider)).toContain('stage');
  });

  test('that nobody has looked at stays new when its reader writes of money', async () => {
    const { customer, provider } = site;
    await write(provider, work());
    await write(customer, paid(5));
    expect(await noticesOf(neev, customer)).toContain('stage');
  });
});

describe('A book', () => {
  test('that one side fills has room for the other', async () => {
    const { customer, provider } = site;
    for (let batch = 0; batch < 25; batch += 1)
      await write(provider, ...Array.from({ length: 200 }, () => paid(1, { sort: 'other' })));
    expect(await problemOf(customer, paid(5, { knowing: true }))).toEqual([undefined]);
    expect(await problemOf(provider, paid(5))).toEqual(['book-full']);
  }, 60_000);

  test('takes no return of more than came', async () => {
    const { customer, provider } = site;
    const [{ entry }] = await write(provider, came({ material: 'cement', unit: 'bag', quantity: 52 }));
    await write(customer, agree(entry._id));
    await write(customer, came({ material: 'cement', unit: 'bag', quantity: 999_999, back: true }));
    const [cement] = (await standing()).materials;
    expect(cement).toMatchObject({ delivered: 0, less: 0 });
  });
});

describe('The other side', () => {
  const evening = (days: number) =>
    tellSites({ services: neev.services, now: () => new Date(Date.now() + days * 86_400_000) });

  test('hears of what comes after its answer on the same day', async () => {
    const { customer, provider } = site;
    await write(provider, paid(1));
    await write(customer, paid(1));
    expect(await noticesOf(neev, customer)).not.toContain('site');
    await write(provider, came({ quantity: 900 }));
    expect(await noticesOf(neev, customer)).toContain('site');
  });

  test('hears of a contractor who never wrote a word', async () => {
    const { customer } = site;
    await write(customer, came({ by: 'customer' }));
    await evening(15);
    expect(await noticesOf(neev, customer)).toContain('quiet');
  });

  test('gets what was kept back, and tells of defects, though the contract ended before its hand-over', async () => {
    const { customer, id } = site;
    await write(customer, work({ pictures: [] }));
    const ended = (days: number) =>
      neev.services.db
        .updateTable('contracts')
        .set({ status: 'ended', ended_by: 'both', status_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', id)
        .execute();
    await ended(10);
    const defect = said('defect', { text: 'A crack', answerBy: today, snag: false });
    expect(await problemOf(customer, defect)).toEqual([undefined]);
    await ended(200);
    expect(await problemOf(customer, defect, paid(5, { knowing: true }))).toEqual([
      undefined,
      'contract-over',
    ]);
    await ended(400);
    expect((await standing()).agreed.retained).toBe(0);
    const late = said('defect', { text: 'A crack', answerBy: today, snag: false });
    expect(await problemOf(customer, late, paid(639, { sort: 'retention' }))).toEqual([
      'defects-over',
      undefined,
    ]);
    await ended(800);
    expect(await problemOf(customer, paid(5, { sort: 'retention' }))).toEqual(['contract-over']);
  });

  test('finds what it may read of a site book among its own data', async () => {
    const { customer, provider } = site;
    await write(provider, work({ note: 'North wall first' }));
    const { status, body } = await neev.call('GET', '/me/data', { as: customer });
    expect([status, JSON.stringify(body).includes('North wall first')]).toEqual([200, true]);
  });
});

test('A picture that was sent for something else is none of the site', async () => {
  const { db, pictures } = neev.services;
  const { userId } = site.provider;
  const others = [];
  for (const purpose of ['public', 'id', 'chat'] as const)
    others.push(await pictures.keep(db, { userId, bytes: aPicture, purpose }));
  for (const picture of others)
    expect(await problemOf(site.provider, work({ pictures: [picture] }))).toEqual(['picture-invalid']);
});

describe('Material', () => {
  const cement = (changes: object) => came({ material: 'cement', unit: 'bag', quantity: 52, ...changes });

  test('under a name with what nobody sees is not another material', async () => {
    await write(site.customer, cement({}), cement({ material: 'cement\u200b' }));
    expect((await standing()).materials).toHaveLength(1);
  });

  test('of the rates comes in their unit, so that it is held against its need', async () => {
    expect(await problemOf(site.provider, cement({ unit: 'Bag' }), cement({ unit: 'kg' }))).toEqual([
      'bad-input',
      'bad-input',
    ]);
  });
});

describe('A defect', () => {
  test('is not corrected to an earlier day to answer by', async () => {
    const { customer } = site;
    const later = siteDate(new Date(Date.now() + 30 * 86_400_000));
    const snag = (answerBy: string) => said('defect', { text: 'A crack', answerBy, snag: true });
    const [{ entry }] = await write(customer, snag(later));
    const earlier = said('correct', { entry: entry._id, body: snag(today).body });
    expect(await problemOf(customer, earlier)).toEqual(['answer-day']);
  });
});
