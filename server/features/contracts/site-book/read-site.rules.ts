import { setImmediate as turn } from 'node:timers/promises';
import { type CertifiedBook, type SiteBook, siteEntriesAtOnce } from '#contract/contracts/site-book.calls.ts';
import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { keysInBook } from '#server/platform/ledger/keys-in-book.ts';
import { readReference } from '#server/platform/media/picture-names.ts';
import type { Contracts } from '../contracts.ts';
import { isOfContract } from '../standing/site.data.ts';
import {
  defectsUntilOf,
  ofWork,
  openOf,
  recordOf,
  requireSite,
  standingOfSite,
} from '../standing/site.rules.ts';
import type { PricesFor } from '../tenders/usual-prices.rules.ts';

/** A book as its reader may see it (docs/rules.md#contracts-8). @throws AppError 'not-found' */
export async function readSiteBook(
  contracts: Contracts,
  userId: string,
  { id, after, pricesFor }: { id: string; after: number; pricesFor: PricesFor },
): Promise<SiteBook | CertifiedBook> {
  const { site, side } = await requireSite(contracts, userId, id);
  const now = contracts.now();
  const all = await entriesOf<SiteEntry>(contracts.services.db, id);
  // Between the parts of a long book other calls have their turn.
  await turn();
  const standing = standingOfSite(all, { site, prices: pricesFor(site), now });
  await turn();
  const entries = side === 'engineer' ? ofWork(all) : all;
  const fresh = entries.filter(({ seq }) => seq > after);
  const part = fresh.slice(0, siteEntriesAtOnce);
  const told = {
    data: part.map(recordOf),
    more: fresh.length > part.length,
    head: all.at(-1)?.hash ?? firstHead,
    open: openOf(site, now),
    handedOverOn: site.handedOverOn,
    defectsUntil: defectsUntilOf(site),
    keys: keysInBook(all),
  };
  if (side !== 'engineer') return { ...told, standing, side };
  const { version, next, stages, lines } = standing;
  return {
    ...told,
    side,
    standing: { version, next, lines, stages: stages.map(({ no, status }) => ({ no, status })) },
  };
}

/** The bytes (WebP) of a picture of a contract's book or papers. @throws AppError 'not-found' */
export async function readContractPicture(
  contracts: Contracts,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<Buffer> {
  await requireSite(contracts, userId, id);
  const { db, pictures } = contracts.services;
  const reference = readReference(`hire:${name}`);
  const bytes =
    reference && (await isOfContract(db, id, `hire:${name}`)) && (await pictures.readPrivate(reference.id));
  if (!bytes) throw new AppError('not-found');
  return bytes;
}
