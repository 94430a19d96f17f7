import { setImmediate as turn } from 'node:timers/promises';
import { type SiteBook, siteEntriesAtOnce } from '#contract/contracts/site-book.calls.ts';
import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { readReference } from '#server/platform/media/picture-names.ts';
import type { Contracts } from '../contracts.ts';
import { pricesFor } from '../tenders/compare-quotes.rules.ts';
import { isOfContract } from './site.data.ts';
import { openOf, recordOf, requireSite, standingOfSite } from './site.rules.ts';

/** A book as its reader may see it (docs/rules.md#contracts-8). @throws AppError 'not-found' */
export async function readSiteBook(
  contracts: Contracts,
  userId: string,
  { id, after, rates }: { id: string; after: number; rates: RateFile },
): Promise<SiteBook> {
  const { site, side } = await requireSite(contracts, userId, id);
  const now = contracts.now();
  const entries = await entriesOf<SiteEntry>(contracts.services.db, id);
  // Between the parts of a long book other calls have their turn.
  await turn();
  const standing = standingOfSite(entries, { site, prices: pricesFor(site, rates), now });
  await turn();
  const fresh = entries.filter(({ seq }) => seq > after);
  const part = fresh.slice(0, siteEntriesAtOnce);
  return {
    data: part.map(recordOf),
    more: fresh.length > part.length,
    head: entries.at(-1)?.hash ?? firstHead,
    standing,
    side,
    open: openOf(site, now),
    handedOverOn: site.handedOverOn,
    defectsUntil: site.defectsUntil,
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
