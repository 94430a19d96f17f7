import type { SiteBook } from '#contract/contracts/site-book.calls.ts';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import type { SiteEntry, SiteSays } from '#domain/contracts/site-entry.ts';
import { standingOf } from '#domain/contracts/standing.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import { anAgreedContract } from '../papers/papers-in-test.ts';

export const today = '2026-12-16';
/** An entry by its id, as its side said it. */
export type Said = SiteSays & { _id: string; side: SiteEntry['side'] };

/** Entries as the server has them. */
const asEntries = (said: readonly Said[]): SiteEntry[] =>
  said.map((one, place) => ({
    ...one,
    ...{ seq: place + 1, author: one.side, clientId: `c-${one._id}`, prev: firstHead, hash: 'ab'.repeat(32) },
    ...{ saidAt: `${today}T05:00:00.000Z`, createdAt: `${today}T05:00:01.000Z` },
  }));

/** The book of `anAgreedContract`: two stages of ₹12,798 and ₹7,098, 5 % kept back. */
export function aSiteBook(
  side: SiteBook['side'],
  said: readonly Said[],
  changes: Partial<SiteBook['standing']> = {},
): SiteBook {
  const entries = asEntries(said);
  const { bill } = anAgreedContract();
  if (!bill) throw new Error('a contract without a bill');
  const terms = { bills: [bill], pay: 'fixed' as const, retentionPercent: 5, retentionDue: false, today };
  return {
    data: entries.map((entry) => ({ ...entry, body: { ...entry.body } })),
    more: false,
    head: entries.at(-1)?.hash ?? firstHead,
    standing: { ...standingOf(entries, terms), onSite: 0, materials: [], ...changes },
    side,
    open: { work: true, money: true, snags: true, defects: false },
    handedOverOn: null,
    defectsUntil: null,
    keys: [],
    logged: null,
    restored: null,
  };
}

/** A contract with a fixed sum, as one side reads it. */
export function aSiteContract(side: SiteBook['side']): WorkContract {
  const contract = anAgreedContract({ side });
  return {
    ...contract,
    papers: contract.papers.map((paper) =>
      paper.kind === 'agreement' ? { ...paper, body: { ...paper.body, pay: 'fixed' } } : paper,
    ),
  };
}

export const claim: Said = {
  _id: 'claim',
  side: 'provider',
  kind: 'work',
  body: { stage: 1, version: 1, whole: true, lines: [], pictures: ['hire:abc'], note: 'Corners are done' },
};
export const payment: Said = {
  _id: 'paid',
  side: 'customer',
  kind: 'money',
  body: { sort: 'advance', to: 'provider', amount: 40_000, on: '2026-12-15', how: 'upi', knowing: true },
};
