import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteDate } from '#domain/calendar/dates.ts';
import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import { rows } from '#domain/estimate/quantity-rows.ts';
import { paperSays } from '#domain/evidence/line.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { noteOwnPaper } from '#web/shared/work-book/sign/sent-lines.ts';
import { signedPaper } from '#web/shared/work-book/sign-entries.ts';
import { changedPaper } from '../papers/contract-facts.ts';
import { signOnPhone } from '../papers/contract-queries.ts';
import { materialUnits } from './materials.ts';
import { aheadBy } from './money-ahead.ts';
import { aSiteBook, aSiteContract, payment } from './site-in-test.ts';
import { readWork, typedOf } from './typed-work.ts';
import type { Site, Unsent } from './use-site.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  update: async (key: string, to: (value: unknown) => unknown) => void kept.set(key, to(kept.get(key))),
}));
let told: { key?: string }[];
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('CryptoKey', webcrypto.CryptoKey ?? globalThis.CryptoKey);
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: null }));
  localStorage.setItem('token', 'a token');
  told = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    told.push(JSON.parse(String(init.body)));
    return Response.json({ data: { name: '', signs: true } });
  });
});

const plaster = { no: 1, unit: 'm2', quantity: 120.5 } as const;
const read = (typed: string) => readWork([plaster], new Map([[1, typed]]));

test('a line that nobody touched says exactly what stands, though its feet are rounded', () => {
  for (const stands of [9.996, 120.486]) {
    const typed = new Map([[1, typedOf(stands, plaster)]]);
    expect(readWork([plaster], typed, new Map([[1, stands]])).lines).toEqual([{ line: 1, quantity: stands }]);
  }
});

test('the whole as a site counts it is exactly what the bill says', () => {
  expect(typedOf(plaster.quantity, plaster)).toBe('1297');
  expect(read('1297').lines).toEqual([{ line: 1, quantity: 120.5 }]);
  expect(read('१,२९७').lines).toEqual([{ line: 1, quantity: 120.5 }]);
});

test('a part is told in metres, nothing is said of an empty field, and a word is no quantity', () => {
  expect(read('500').lines).toEqual([{ line: 1, quantity: 46.452 }]);
  expect(read(' ')).toEqual({ lines: [], wrong: new Map() });
  expect(read('half').wrong.get(1)).toBe('quantity-invalid');
  expect(read('1400').wrong.get(1)).toBe('over-bill');
});

const siteOf = (unsent: object[], said: Parameters<typeof aSiteBook>[1] = []) =>
  ({ book: aSiteBook('customer', said), unsent: unsent as Unsent[] }) as unknown as Site;

test('ahead is what goes beyond the room, with what was said before and is not agreed yet', () => {
  // ₹1,279 are agreed ahead of the first stage.
  expect(aheadBy(1279, siteOf([]))).toBe(0);
  expect(aheadBy(1280, siteOf([]))).toBe(1);
  expect(aheadBy(1000, siteOf([{ kind: 'money', body: { to: 'provider', amount: 800 } }]))).toBe(521);
  expect(aheadBy(500, siteOf([], [payment]))).toBe(500);
});

test('each material is counted as the rates have it', () => {
  for (const [key, unit] of Object.entries(materialUnits))
    expect(rows.filter((row) => row.key === key && row.group === 'material')).toMatchObject([{ unit }]);
});

/** A contract with a paper, and its book's note of it. */
function notedPaper() {
  const contract = aSiteContract('customer');
  const [paper] = contract.papers;
  if (!paper || !contract.bill) throw new Error('no paper');
  const { kind, no } = paper;
  const text = canonicalJson({ contract: contract._id, kind, no, body: paper.body });
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { contract, paper, bill: contract.bill, noted: { kind, no, sha256 } };
}
const noteOf = (noted: object) => {
  const { createdAt: written, customerSignedAt: customer, providerSignedAt: provider } = notedPaper().paper;
  const paper = { dates: { written, customer, provider }, ...noted };
  return { _id: 'noted', kind: 'event', body: { paper } } as unknown as SiteEntry;
};

test('what a phone signed of a paper is checked as a line is, and missed by the phone that signed', async () => {
  const { contract, paper, noted } = notedPaper();
  const signed = await signedPaper(contract._id, paperSays(noted, 'customer'));
  if (!signed) throw new Error('not signed');
  const own = { ...signed, key: told[0]?.key };
  const look = (signatures: object | undefined, inPaper = signatures) => {
    const having = (some: object | undefined) => some && { signatures: some };
    const papers = [{ ...paper, ...noted, ...having(inPaper) }];
    return changedPaper({ ...contract, papers } as typeof contract, [
      noteOf({ ...noted, ...having(signatures) }),
    ]);
  };
  const wrong = { _id: 'noted' };
  expect(await look({ customer: own })).toBeUndefined();
  expect(await look(undefined)).toBeUndefined();
  expect(await look({ customer: own }, {})).toMatchObject(wrong);
  expect(await look({ provider: own })).toMatchObject(wrong);
  for (const change of [{ saidAt: '2020-01-01T00:00:00.000Z' }, { n: 5 }, { device: 'another' }, { key: '' }])
    expect(await look({ customer: { ...own, ...change } })).toMatchObject(wrong);
  await noteOwnPaper(contract._id, { ...noted, sig: signed.sig });
  expect(await look({ customer: own })).toBeUndefined();
  expect(await look(undefined)).toMatchObject(wrong);
});

test('a paper whose text, hash or place is not the one that the book noted is named, and so are other prices', async () => {
  const { contract, paper, bill, noted } = notedPaper();
  const { kind, no, sha256 } = noted;
  const line = noteOf(noted);
  const good = { ...contract, papers: [{ ...paper, sha256 }] };
  const look = (changes: object) => changedPaper({ ...good, ...changes } as typeof good, [line]);
  expect(await look({})).toBeUndefined();
  const body = { ...paper.body, retentionPercent: 9 };
  expect(await look({ papers: [{ ...paper, sha256, body }] })).toBe(line);
  const other = createHash('sha256')
    .update(canonicalJson({ contract: contract._id, kind, no, body }))
    .digest('hex');
  expect(await look({ papers: [{ ...paper, sha256: other, body }] })).toBe(line);
  expect(await look({ papers: [] })).toBe(line);
  expect(await look({ bill: { ...bill, total: bill.total + 1 } })).toBe(line);
});

test('a date that is earlier than the book noted is named, and so is another day of the handing over', async () => {
  const { contract, paper, noted } = notedPaper();
  const { customerSignedAt: customer, providerSignedAt: provider } = paper;
  const look = (changes: object, dates?: null) => {
    const papers = [{ ...paper, ...noted, ...changes }];
    const note = noteOf({ ...noted, ...(dates === null && { dates }) });
    return changedPaper({ ...contract, papers } as typeof contract, [note]);
  };
  expect(await look({})).toBeUndefined();
  expect(await look({}, null)).toMatchObject({ _id: 'noted' });
  for (const name of ['createdAt', 'customerSignedAt', 'providerSignedAt'])
    expect(await look({ [name]: '2020-01-01T00:00:00.000Z' })).toMatchObject({ _id: 'noted' });
  const text = canonicalJson({ contract: contract._id, kind: 'handover', no: 1, body: {} });
  const sha256 = createHash('sha256').update(text).digest('hex');
  const handover = { kind: 'handover', no: 1, sha256, body: {}, status: 'signed' };
  const [on] = [customer ?? '', provider ?? ''].sort().slice(-1);
  const handed = (handedOverOn: string | null) =>
    changedPaper({ ...contract, handedOverOn, papers: [{ ...paper, ...handover }] } as typeof contract, [
      noteOf(handover),
    ]);
  expect(await handed(siteDate(new Date(on ?? '')))).toBeUndefined();
  for (const wrong of ['2020-01-01', null]) expect(await handed(wrong)).toMatchObject({ _id: 'noted' });
});

test('a signature that is taken off a paper as soon as it is sent is missed by the phone that signed, also where no answer came', async () => {
  const { contract, paper, noted } = notedPaper();
  let sent: { signed?: { sig: string } } = {};
  let answer: () => Response;
  const data = (signatures?: object) => () => Response.json({ data: { ...paper, ...noted, signatures } });
  const refused = (type: string, status: number) => () =>
    Response.json({ type: `/problems/${type}` }, { status });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (!path.endsWith('/sign')) return Response.json({ data: { name: '', signs: true } });
    sent = JSON.parse(String(body));
    return answer();
  });
  const isMissed = async (signatures?: object) => {
    const by = signatures && { signatures };
    const line = noteOf({ ...noted, ...by });
    const papers = [{ ...paper, ...noted, ...by }];
    return (await changedPaper({ ...contract, papers } as typeof contract, [line])) !== undefined;
  };
  const sign = async (to: () => Response) => {
    answer = to;
    await signOnPhone(contract._id, { ...noted, _id: paper._id, side: 'customer' }).catch(() => undefined);
    return isMissed();
  };
  // Refused, it is nobody's fault; nor where another phone of theirs was first.
  expect(await sign(refused('paper-over', 409))).toBe(false);
  expect(await sign(data({ customer: { sig: 'of another phone' } }))).toBe(false);
  expect(sent.signed?.sig).toHaveLength(86);
  expect(await sign(data())).toBe(true);
  kept.clear();
  expect(await sign(refused('server-error', 500))).toBe(true);
});
