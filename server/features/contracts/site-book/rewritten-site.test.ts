import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { siteDate } from '#domain/calendar/dates.ts';
import { paperSays } from '#domain/evidence/line.ts';
import { isPictureOf } from '#domain/evidence/picture-name.ts';
import { verifyPapers } from '#server/features/contracts/papers/sign-paper.rules.ts';
import { paperHash } from '#server/features/contracts/papers/write-paper.rules.ts';
import { makeCheckpoint } from '#server/features/evidence/log/checkpoint.rules.ts';
import { followAfterRestore } from '#server/features/evidence/log/next-log.rules.ts';
import { verifyLog } from '#server/features/evidence/log/verify-log.rules.ts';
import { openBook } from '#server/platform/ledger/open-book.data.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { aDevice, nothingSeen, signedEntry, type TestDevice } from '#server/testing/a-device.ts';
import { workPictures } from '#server/testing/a-rental.ts';
import { rewriteBook } from '#server/testing/an-operator.ts';
import {
  anAcceptedContract,
  anAgreedContract,
  readSite,
  type SiteOfTest,
  writeSite,
} from '#server/testing/site-books.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

// Who owns the database, against the book of a contract: two signed lines of each side, all of it logged.
const neev = useTestApp({ PUBLIC_URL: 'https://neev.example' });

let site: SiteOfTest;
let devices: Map<TestUser, TestDevice>;

const last = async () => {
  const { seq, hash } = (await readSite(neev, site.customer, site.id)).data.at(-1) ?? {
    seq: 0,
    hash: '0'.repeat(64),
  };
  return { seq, hash };
};
async function say(as: TestUser, n: number, amount: number) {
  const device = devices.get(as);
  if (!device) throw new Error('no device');
  const body = {
    sort: 'other',
    to: 'provider',
    amount,
    on: siteDate(new Date()),
    how: 'cash',
    knowing: true,
  };
  const entry = signedEntry(device, { book: site.id, n, seen: await last(), kind: 'money', body });
  const { body: answer } = await writeSite(neev, as, { id: site.id, entries: [entry] });
  return answer.data[0];
}

beforeEach(async () => {
  site = await anAgreedContract(neev);
  devices = new Map();
  for (const as of [site.customer, site.provider]) devices.set(as, await aDevice(neev, as));
  for (const n of [1, 2])
    for (const as of [site.customer, site.provider])
      expect(await say(as, n, 500 + n)).toMatchObject({ entry: { seq: expect.any(Number) } });
  await makeCheckpoint(neev.services);
});

test('a site book tells both sides where it stands in the log, with a proof; its engineer and strangers get none', async () => {
  const { logged, restored } = await readSite(neev, site.provider, site.id);
  expect({ logged, restored }).toMatchObject({ logged: { origin: 'neev.example/log/1' }, restored: null });
  const proof = (as: TestUser) => neev.call('GET', `/hajri/${site.id}/proof?seq=${logged.seq}`, { as });
  for (const as of [site.customer, site.provider])
    expect((await proof(as)).body.data).toMatchObject({ seq: logged.seq, hash: (await last()).hash });
  expect((await proof(await neev.loginAs())).status).toBe(404);
});

test('what a restore lost of a site book is told to its readers, who are not told that it was rewritten', async () => {
  await rewriteBook(neev, site.id, (rows) => rows.slice(0, -1));
  const { seq } = await last();
  await followAfterRestore(neev.services);
  expect((await readSite(neev, site.customer, site.id)).restored).toMatchObject({ seq });
});

type Row = Parameters<Parameters<typeof rewriteBook>[2]>[0][number];
const rewrite = (change: (rows: Row[]) => Row[]) => rewriteBook(neev, site.id, change);
/** The first line of the customer's; before it stand what Neev noted, and the device. */
const first = (rows: Row[]) => rows.findIndex(({ side }) => side === 'customer');
const change = (to: (row: Row) => Partial<Row>) =>
  rewrite((rows) => rows.map((row, at) => (at === first(rows) ? { ...row, ...to(row) } : row)));

describe('Who owns database and SECRET_KEY rewrites a site book with all its hashes, and it is named by book and line', () => {
  const other = { sort: 'other', to: 'provider', amount: 5, on: '2026-01-05', how: 'cash', knowing: true };
  const attacks: [string, () => Promise<void>][] = [
    ['alters a line', () => change(() => ({ body: other }))],
    ['strips a signature', () => change(() => ({ sig: null }))],
    ['signs anew, by no key of its author’s', () => change(() => ({ sig: Buffer.alloc(64, 7) }))],
    [
      'dates one line of many back',
      () => change(({ said_at }) => ({ said_at: new Date(+said_at - 86_400_000) })),
    ],
    ['writes a line in another’s name', () => change(() => ({ author_id: site.provider.userId }))],
    ['drops a line', () => rewrite((rows) => rows.filter((_, at) => at !== first(rows)))],
    [
      'lets lines change places',
      () => rewrite((rows) => [...rows.slice(0, -2), ...rows.slice(-2).reverse()]),
    ],
    [
      'puts an unsigned line in',
      () =>
        rewrite((rows) =>
          rows.flatMap((row, at) =>
            at === first(rows) + 1
              ? [
                  row,
                  {
                    ...row,
                    id: randomUUID(),
                    client_id: 'made',
                    body: other,
                    sig: null,
                    device_name: null,
                    device: null,
                    n: null,
                    seen_seq: null,
                  },
                ]
              : [row],
          ),
        ),
    ],
  ];
  test.each(attacks)('where who has both %s', async (_, attack) => {
    const { db, settings, evidence } = neev.services;
    const kept = { dataDir: settings.dataDir, evidence, witnesses: settings.witnesses };
    expect((await verifyLog(db, kept)).wrong).toEqual([]);
    await attack();
    const { broken } = await verifyLedgers(db);
    expect(broken).toEqual([expect.objectContaining({ bookId: site.id })]);
    expect((await verifyLog(db, kept)).wrong.join()).toContain(site.id);
  });

  test('where a signed line is moved into another book', async () => {
    const { db } = neev.services;
    const to = await anAgreedContract(neev);
    await db.transaction().execute((open) => openBook(open, to.id, 'contract'));
    let moved: Row[] = [];
    await rewrite((rows) => {
      moved = rows.slice(-1);
      return rows.slice(0, -1);
    });
    await rewriteBook(neev, to.id, () => moved.map((row) => ({ ...row, book_id: to.id, seen_seq: 0 })));
    // The end that is gone is for the log, and for who has seen it.
    expect((await verifyLedgers(db)).broken).toEqual([{ bookId: to.id, seq: 1 }]);
    const kept = { dataDir: neev.services.settings.dataDir, evidence: neev.services.evidence, witnesses: [] };
    expect((await verifyLog(db, kept)).wrong.join()).toContain(site.id);
  });
});

const sql = (text: string, values: unknown[] = []) => neev.services.pool.query(text, values);

describe('What both signed is noted in the book, and named where it is another', () => {
  const bare = async (table: string, statement: string) => {
    await sql(`alter table ${table} disable trigger user`);
    await sql(statement);
    await sql(`alter table ${table} enable trigger user`);
  };
  const body = `jsonb_set(body, '{retentionPercent}', '9')`;
  const named = [expect.stringContaining(`The agreement 1 of contract`)];

  test('where a clause is changed, also with its hash', async () => {
    expect(await verifyPapers(neev.services.db)).toEqual({ papers: 1, wrong: [] });
    await bare('papers', `update papers set body = ${body} where contract_id = '${site.id}'`);
    expect((await verifyPapers(neev.services.db)).wrong).toEqual(named);
    const { rows } = await sql('select body from papers where contract_id = $1', [site.id]);
    const sha256 = paperHash({ contract: site.id, kind: 'agreement', no: 1, body: rows[0].body });
    await bare(
      'papers',
      `update papers set sha256 = '\\x${sha256.toString('hex')}' where contract_id = '${site.id}'`,
    );
    expect((await verifyPapers(neev.services.db)).wrong).toEqual(named);
  });

  const wrongOf = async () =>
    (await verifyPapers(neev.services.db)).wrong.filter((one) => one.includes(site.id));

  test('where the paper is gone, with its bill, or is said to be declined', async () => {
    await bare(
      'papers',
      `update papers set status = 'declined', provider_signed_at = null where contract_id = '${site.id}'`,
    );
    expect(await wrongOf()).toContain(
      `Entry 1 of its book notes a paper that is not there as both signed it: contract ${site.id}.`,
    );
    await bare('contract_bills', `delete from contract_bills where contract_id = '${site.id}'`);
    await bare('papers', `delete from papers where contract_id = '${site.id}'`);
    expect(await wrongOf()).toContain(
      `Entry 1 of its book notes a paper that is not there as both signed it: contract ${site.id}.`,
    );
  });

  test('where a bill is put in that nobody signed', async () => {
    await bare(
      'contract_bills',
      `alter table contract_bills drop constraint contract_bills_paper_id_key;
       insert into contract_bills select contract_id, 2, paper_id, lines, stages, gst_percent, total
       from contract_bills where contract_id = '${site.id}'`,
    );
    expect(await wrongOf()).toEqual([`Its bill 2 is of no paper that both signed: contract ${site.id}.`]);
  });

  test('where the site is said to be handed over, though nobody signed that', async () => {
    await sql(
      `update contracts set status = 'handed_over', handed_over_on = '2020-01-01', defects_until = '2020-06-01'
       where id = '${site.id}'`,
    );
    expect(await wrongOf()).toEqual([
      `Its state or a date of it is of no paper that both signed: contract ${site.id}.`,
    ]);
  });

  test('where a date is put on it that is earlier, and the site goes with that', async () => {
    const { rows } = await sql(`select body from ledger_entries where book_id = '${site.id}' and seq = 1`);
    expect(rows[0].body.paper.dates).toEqual({
      written: expect.any(String),
      customer: expect.any(String),
      provider: expect.any(String),
    });
    for (const name of ['created_at', 'customer_signed_at', 'provider_signed_at']) {
      const set = (sign: string) =>
        bare(
          'papers',
          `update papers set ${name} = ${name} ${sign} interval '90 days' where contract_id = '${site.id}'`,
        );
      await set('-');
      expect(await wrongOf()).toEqual(named);
      await set('+');
      expect(await wrongOf()).toEqual([]);
    }
  });

  test('where the price of a stage is another than was signed', async () => {
    await bare(
      'contract_bills',
      `alter table contract_bills drop constraint bill_adds_up;
       update contract_bills set stages = jsonb_set(stages, '{0,amount}', '1') where contract_id = '${site.id}'`,
    );
    expect((await verifyPapers(neev.services.db)).wrong).toEqual(named);
  });
});

describe('What the phones of both sides signed of a paper', () => {
  /** A draft that both sign by their phones; what the second sends can be another's. */
  async function signedByPhones() {
    const { id, customer, provider, paper } = await anAcceptedContract(neev);
    const says = (side: 'customer' | 'provider') => paperSays(paper, side);
    const sign = async (
      as: TestUser,
      side: 'customer' | 'provider',
      device: TestDevice,
      seen = nothingSeen,
    ) => {
      const {
        kind: _kind,
        body: _body,
        ...signed
      } = signedEntry(device, {
        ...{ book: id, n: 1, seen },
        ...says(side),
        saidAt: new Date().toISOString(),
      });
      return neev.call('PUT', `/workContracts/${id}/papers/${paper._id}/sign`, {
        as,
        body: { sha256: paper.sha256, signed },
      });
    };
    return { id, customer, provider, paper, sign };
  }

  test('is judged as a line is, noted in the book, and named where it is another', async () => {
    const { id, customer, provider, sign } = await signedByPhones();
    const [first, second] = [await aDevice(neev, customer), await aDevice(neev, provider)];
    expect((await sign(customer, 'customer', second)).body.type).toBe('/problems/device-unknown');
    expect((await sign(customer, 'provider', first)).body.type).toBe('/problems/signature-wrong');
    expect((await sign(customer, 'customer', first, { seq: 1, hash: 'ab'.repeat(32) })).body.type).toBe(
      '/problems/book-differs',
    );
    const { body } = await sign(customer, 'customer', first);
    expect(body.data.signatures).toMatchObject({ customer: { device: first.name, key: first.key } });
    const { signatures } = (await sign(provider, 'provider', second)).body.data;
    expect(Object.keys(signatures)).toEqual(['customer', 'provider']);
    const [line] = (await readSite(neev, provider, id)).data;
    expect(line.body.paper.signatures).toEqual(signatures);
    expect((await verifyPapers(neev.services.db)).wrong).toEqual([]);
    for (const to of [
      `'{}'`,
      `jsonb_set(signatures, '{customer}', signatures->'provider')`,
      `jsonb_set(signatures, '{customer,saidAt}', '"2020-01-01T00:00:00.000Z"')`,
    ])
      await expect(sql(`update papers set signatures = ${to} where contract_id = '${id}'`)).rejects.toThrow();
    const wrong = async () => (await verifyPapers(neev.services.db)).wrong.filter((one) => one.includes(id));
    // With its note, which nobody signs, and all hashes made anew.
    const set = async (changed: object) => {
      await sql('alter table papers disable trigger user');
      await sql('update papers set signatures = $1 where contract_id = $2', [JSON.stringify(changed), id]);
      await sql('alter table papers enable trigger user');
      await rewriteBook(neev, id, (rows) =>
        rows.map((row) => {
          const { paper } = row.body as { paper?: object };
          return paper ? { ...row, body: { paper: { ...paper, signatures: changed } } } : row;
        }),
      );
    };
    const { customer: one, provider: other } = signatures;
    for (const changed of [
      { customer: other, provider: one },
      { customer: one, provider: one },
      { customer: { ...one, saidAt: '2020-01-01T00:00:00.000Z' }, provider: other },
      { customer: { ...one, key: other.key }, provider: other },
    ]) {
      await set(changed);
      expect(await wrong()).toEqual([expect.stringContaining('The agreement 1 of contract')]);
    }
    await set(signatures);
    expect(await wrong()).toEqual([]);
    await sql('alter table papers disable trigger user');
    await sql(`update papers set signatures = '{}' where contract_id = '${id}'`);
    expect(await wrong()).toHaveLength(1);
  });

  test('is asked of nobody: a page or phone that cannot sign signs as before', async () => {
    const { body } = await neev.call('GET', `/workContracts/${site.id}`, { as: site.customer });
    expect(body.data.papers[0]).toMatchObject({ status: 'signed' });
    expect(body.data.papers[0].signatures).toBeUndefined();
  });
});

test('a picture is called by what it shows: one that is put in its place is told from it', async () => {
  const [picture = ''] = await workPictures(neev, site.provider, 1);
  const name = picture.replace('hire:', '');
  const bytes = await neev.services.pictures.readPrivate(name);
  const sha256 = async (of: Uint8Array) => new Uint8Array(createHash('sha256').update(of).digest());
  expect(name).toHaveLength(54);
  expect(await isPictureOf(name, bytes ?? Buffer.of(), sha256)).toBe(true);
  expect(await isPictureOf(name, Buffer.concat([bytes ?? Buffer.of(), Buffer.of(0)]), sha256)).toBe(false);
});
