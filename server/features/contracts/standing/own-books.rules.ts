import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { ofWork } from './site.rules.ts';

/** The site books of contracts for the download, as their reader may see them: an engineer of the work alone. */
export async function ownBooks(
  db: Db,
  { mine, certified }: { mine: readonly string[]; certified: readonly string[] },
): Promise<{ contractId: string; entries: SiteEntry[] }[]> {
  const books = [];
  // Book by book: all of somebody's years at once would hold up every other call.
  for (const contractId of [...mine, ...certified]) {
    const all = await entriesOf<SiteEntry>(db, contractId);
    const entries = certified.includes(contractId) ? ofWork(all) : all;
    if (entries.length > 0) books.push({ contractId, entries });
  }
  return books;
}
