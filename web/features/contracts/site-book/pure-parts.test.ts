import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import { rows } from '#domain/estimate/quantity-rows.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { changedPaper } from '../papers/contract-facts.ts';
import { materialUnits } from './materials.ts';
import { aheadBy } from './money-ahead.ts';
import { aSiteBook, aSiteContract, payment } from './site-in-test.ts';
import { readWork, typedOf } from './typed-work.ts';
import type { Site, Unsent } from './use-site.ts';

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

test('a paper whose text, hash or place is not the one that the book noted is named, and so are other prices', async () => {
  const contract = aSiteContract('customer');
  const [paper] = contract.papers;
  if (!paper || !contract.bill) throw new Error('no paper');
  const { kind, no } = paper;
  const text = canonicalJson({ contract: contract._id, kind, no, body: paper.body });
  const sha256 = createHash('sha256').update(text).digest('hex');
  const line = { _id: 'noted', kind: 'event', body: { paper: { kind, no, sha256 } } } as unknown as SiteEntry;
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
  expect(await look({ bill: { ...contract.bill, total: contract.bill.total + 1 } })).toBe(line);
});
