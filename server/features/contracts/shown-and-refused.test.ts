import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Paper } from '#contract/contracts/work-contracts.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { workPictures } from '#server/testing/a-rental.ts';
import { inHours } from '#server/testing/contracts.ts';
import {
  acceptPrice,
  aHandover,
  anOpenPrice,
  aSignedContract,
  readContract,
  type SignedContract,
  signPaper,
  writePaper,
} from '#server/testing/signed-contract.ts';
import { said, writeSite } from '#server/testing/site-books.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let deal: SignedContract;
let pictures: string[];
beforeEach(async () => {
  deal = await aSignedContract(neev);
  pictures = await workPictures(neev, deal.customer, 4);
});
const today = siteDate(new Date());

const aChange = async (changes: object = {}) => {
  const { bill } = await readContract(neev, { as: deal.customer, id: deal.id });
  const lines = [{ ...bill.lines[0], quantity: 120.75, rate: 91.12345, note: ' Two  coats ' }];
  return { kind: 'change', body: { base: 1, reason: 'More wall', lines, days: 2, ...changes } };
};
const anEnding = { kind: 'ending', body: { reason: 'other', text: 'It goes no further', pays: undefined } };

test('The hash of each paper is that of the text which both sides read', async () => {
  const { customer, contractor, id } = deal;
  const of = { as: contractor, id };
  await writePaper(neev, of, await aChange());
  await writePaper(neev, of, anEnding);
  await writePaper(neev, { as: customer, id }, { kind: 'handover', body: aHandover(pictures) });
  for (const as of [customer, contractor]) {
    const papers: Paper[] = (await readContract(neev, { as, id })).papers;
    expect(papers.map(({ kind }) => kind).sort()).toEqual(['agreement', 'change', 'ending', 'handover']);
    for (const { kind, no, body, sha256 } of papers) {
      const text = canonicalJson({ contract: id, kind, no, body });
      expect([kind, sha256]).toEqual([kind, createHash('sha256').update(text).digest('hex')]);
    }
  }
});

/** All rows that an act on a price or a contract could change. */
async function rows() {
  const { db } = neev.services;
  const all = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name ~ '^(requests|request_|tender|quotes|contract|papers|ledger|work_book|hajri|messages|conversations|notices)'`.execute(
    db,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of all.rows)
    found[name] = (
      await sql`select to_jsonb(t) as row from ${sql.table(name)} t order by 1`.execute(db)
    ).rows;
  return found;
}

test('What is refused changes no row', async () => {
  const { customer, contractor, other, id, tenderId, quoteId, otherQuote } = deal;
  const [agreement] = (await readContract(neev, { as: customer, id })).papers;
  const change = (await writePaper(neev, { as: customer, id }, await aChange())).body.data;
  const draft = await anOpenPrice(neev);
  const put = (as: TestUser, url: string, body: object = {}) => neev.call('PUT', url, { as, body });
  const book = async (as: TestUser, kind: string, body: object) => {
    const { status, body: answer } = await writeSite(neev, as, { id, entries: [said(kind, body)] });
    return { status: answer.data?.[0]?.entry ? 200 : status === 200 ? 409 : status };
  };
  const money = { sort: 'stage', to: 'provider', amount: 90_000, on: today, how: 'upi' };
  const acts: [string, () => Promise<{ status: number }>][] = [
    ['a taken stage', () => acceptPrice(neev, customer, otherQuote, [1])],
    ['a price accepted twice', () => acceptPrice(neev, customer, quoteId)],
    ['another’s price', () => acceptPrice(neev, other, draft.quoteId)],
    ['stages that there are not', () => acceptPrice(neev, draft.customer, draft.quoteId, [9])],
    [
      'a paper signed by another hash',
      () => signPaper(neev, { as: contractor, id }, { ...change, sha256: agreement.sha256 }),
    ],
    ['a paper signed by who is no side', () => signPaper(neev, { as: other, id }, change)],
    [
      'a change of another version',
      async () => writePaper(neev, { as: contractor, id }, await aChange({ base: 2 })),
    ],
    [
      'an agreement once there is one',
      () => writePaper(neev, { as: customer, id }, { kind: 'agreement', body: agreement.body }),
    ],
    ['a signed paper declined', () => put(customer, `/workContracts/${id}/papers/${agreement._id}/decline`)],
    ['an accepted price taken back', () => put(contractor, `/tenderQuotes/${quoteId}/withdraw`)],
    [
      'a bill after its hour',
      () => put(draft.customer, `/tenders/${draft.tenderId}/bill`, { lines: [], stages: [] }),
    ],
    [
      'an hour after the hour',
      () => put(draft.customer, `/tenders/${draft.tenderId}/hour`, { opensAt: inHours(50) }),
    ],
    [
      'a question after the hour',
      () =>
        neev.call('POST', `/tenders/${tenderId}/questions`, {
          as: other,
          body: { clientId: randomUUID(), text: 'Why?' },
        }),
    ],
    [
      'an engineer who is none',
      () =>
        put(customer, `/workContracts/${id}/engineer`, { listing: { kind: 'engineer', _id: randomUUID() } }),
    ],
    ['money far ahead', () => book(customer, 'money', money)],
    [
      'money of tomorrow',
      () => book(customer, 'money', { ...money, on: inHours(48).slice(0, 10), amount: 1 }),
    ],
    [
      'work above the bill',
      () => book(customer, 'work', { stage: 1, version: 1, lines: [{ line: 1, quantity: 999 }] }),
    ],
    ['a defect before the hand-over', () => book(customer, 'defect', { text: 'A crack', answerBy: today })],
    ['an answer to nothing', () => book(customer, 'agree', { entry: randomUUID() })],
    ['a word of who is no side', () => book(other, 'money', { ...money, amount: 1 })],
  ];
  // The first word opens the book.
  expect(await book(contractor, 'money', { ...money, amount: 1 })).toEqual({ status: 200 });
  const before = await rows();
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['contracts', 'papers', 'quotes', 'tenders']));
  for (const [what, act] of acts) {
    const { status } = await act();
    expect([what, status >= 400 && status < 500]).toEqual([what, true]);
    expect([what, await rows()]).toEqual([what, before]);
  }
});
