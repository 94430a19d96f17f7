// npm run bench:contracts — what contracts reckon, at the sizes that the product allows, beside what is aimed at: the
// median and the longest of 20 rounds after 5, in milliseconds.
import { compare } from '#domain/contracts/compare.ts';
import { materialsOf } from '#domain/contracts/materials.ts';
import { drawCode, openQuote, sealQuote } from '#domain/contracts/seal.ts';
import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import { standingOf } from '#domain/contracts/standing.ts';
import { billOfPlan } from '#domain/estimate/bill/bill.ts';
import { pricesOf, referenceOf } from '#domain/estimate/bill/references.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { median, printTable } from './table.ts';

const made = makePlan(defaultAnswers);
if (!made.ok) throw new Error('no plan of the usual house');
const words = { line: ({ key }: { key: string }) => key, stage: (key: string) => key, see: () => [] };
const bill = billOfPlan(made.plan, shippedRates, words);
const prices = pricesOf(made.plan, shippedRates);
/** So many as the greatest house has. */
const lines = Array.from({ length: 120 }, (_, at) => ({
  ...bill.lines[at % bill.lines.length],
  no: at + 1,
})) as typeof bill.lines;

const quotes = Array.from({ length: 10 }, (_, at) => ({
  ...{ _id: `q${at}`, stars: null, distanceKm: null, gstPercent: 18, retentionPercent: 5, ahead: [] },
  lines: lines.map(({ no, key }) => ({
    no,
    rate: (referenceOf(key, prices)?.rate ?? 100) * (0.9 + ((no * 7 + at) % 20) / 100),
    material: true,
    how: 'line' as const,
  })),
}));
const asked = {
  lines: lines.map((line) => ({ ...line, reference: referenceOf(line.key, prices) })),
  stages: bill.stages,
};

const signed = {
  version: 1,
  lines: lines.map((line) => ({ ...line, rate: 100 })),
  stages: bill.stages.map(({ no }) => ({ no, amount: 1000, ahead: 100 })),
  ...{ gstPercent: 18, total: bill.stages.length * 1000 },
};
const terms = {
  ...{ bills: [signed], pay: 'measured' as const, retentionPercent: 5, retentionDue: false },
  today: '2026-01-02',
};

/** Of five lines one is a claim, one its answer, one a payment, one its answer, one a delivery. */
function bookOf(count: number): SiteEntry[] {
  return Array.from({ length: count }, (_, at): SiteEntry => {
    const written = {
      ...{ _id: `e${at}`, seq: at + 1, clientId: `c${at}`, prev: '', hash: '', saidAt: '', createdAt: '' },
    };
    const [provider, customer] = [
      { ...written, author: 'p', side: 'provider' as const },
      { ...written, author: 'c', side: 'customer' as const },
    ];
    const stage = (at % bill.stages.length) + 1;
    const own = lines.filter((line) => line.stage === stage);
    const said = own.map(({ no, quantity }) => ({ line: no, quantity: (quantity * (at % 100)) / 100 }));
    const on = '2026-01-01';
    const before = { entry: `e${at - 1}` };
    if (at % 5 === 0)
      return { ...provider, kind: 'work', body: { stage, version: 1, whole: false, lines: said } };
    if (at % 5 === 1) return { ...customer, kind: 'agree', body: before };
    const payment = { sort: 'stage' as const, to: 'provider' as const, amount: 500, on, how: 'upi' as const };
    if (at % 5 === 2) return { ...customer, kind: 'money', body: payment };
    if (at % 5 === 3) return { ...provider, kind: 'agree', body: before };
    const came = { by: 'provider' as const, material: 'cement', unit: 'bag', quantity: 5, on, back: false };
    return { ...provider, kind: 'delivery', body: came };
  });
}
function reckon(entries: SiteEntry[]): void {
  const standing = standingOf(entries, terms);
  materialsOf(entries, lines, { standing, prices });
}

const code = drawCode();
const tenderId = '00000000-0000-4000-8000-000000000000';
const body = { ...quotes[0], tenderId };
const box = await sealQuote(body, { tenderId, code });
if (!box) throw new Error('too long for a box');
const [short, long] = [bookOf(2000), bookOf(5000)];

const things: [of: string, aim: string, () => unknown][] = [
  [`bill of a made plan, ${bill.lines.length} lines`, '50', () => billOfPlan(made.plan, shippedRates, words)],
  [`comparison, 10 prices of ${lines.length} lines`, '100', () => compare(asked, quotes)],
  ['standing and material, 2,000 entries', '50', () => reckon(short)],
  ['standing and material, 5,000 entries', '', () => reckon(long)],
  ['seal a price', '300 on a phone', () => sealQuote(body, { tenderId, code })],
  ['open a price', '', () => openQuote(box, { tenderId, code })],
];
const rows = [];
for (const [of, aim, act] of things) {
  const times: number[] = [];
  for (let round = -5; round < 20; round += 1) {
    const begun = performance.now();
    await act();
    if (round >= 0) times.push(performance.now() - begun);
  }
  rows.push({ of, aim, median: median(times), longest: Math.max(...times) });
}
printTable('What contracts reckon, ms', rows);
