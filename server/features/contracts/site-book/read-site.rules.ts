import { setImmediate as turn } from 'node:timers/promises';
import { type CertifiedBook, type SiteBook, siteEntriesAtOnce } from '#contract/contracts/site-book.calls.ts';
import type { SiteBody, SiteEntry } from '#domain/contracts/site-entry.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { inLog } from '#server/platform/ledger/entries-by-book.data.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { keysInBook } from '#server/platform/ledger/keys-in-book.ts';
import { tableOf } from '#server/platform/ledger/table-of.ts';
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
    ...(await inLog(contracts.services.db, id)),
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

const columns = [
  'seq',
  'saidAt',
  'createdAt',
  'side',
  'kind',
  'of',
  'stage',
  'version',
  'whole',
  'lines',
  'on',
  'sort',
  'to',
  'amount',
  'how',
  'ref',
  'by',
  'material',
  'unit',
  'quantity',
  'back',
  'from',
  'challan',
  'text',
  'place',
  'answerBy',
  'snag',
  'note',
  'pictures',
  'hash',
] as const;
type Line = Partial<Record<(typeof columns)[number], string | number>>;

/** One's fields as cells: quantities of lines as `1: 92; 2: 40`, pictures by their number. */
function cellsOf(body: SiteBody | Record<string, unknown>): Line {
  const said = { ...body } as Record<string, unknown>;
  const cells: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(said)) {
    if (typeof value === 'number' || typeof value === 'string') cells[name] = value;
    if (typeof value === 'boolean') cells[name] = value ? 'yes' : '';
  }
  if (Array.isArray(said.lines))
    cells.lines = said.lines.map(({ line, quantity }) => `${line}: ${quantity}`).join('; ');
  if (Array.isArray(said.pictures)) cells.pictures = said.pictures.length;
  return cells;
}

function lineOf(entry: SiteEntry, places: ReadonlyMap<string, number>): Line {
  const { seq, saidAt, createdAt, side, kind, hash } = entry;
  const line: Line = { seq, saidAt, createdAt, side, kind, hash };
  if (entry.kind === 'event') return { ...line, text: JSON.stringify(entry.body) };
  if (!('entry' in entry.body)) return { ...cellsOf(entry.body), ...line };
  const of = places.get(entry.body.entry);
  const about = { ...line, ...(of !== undefined && { of }) };
  if (entry.kind === 'correct') return { ...cellsOf(entry.body.body), ...about };
  return entry.kind === 'dispute'
    ? { ...about, text: entry.body.reason }
    : { ...cellsOf(entry.body), ...about };
}

/** A book as a table, as its reader may see it. @throws AppError 'not-found' */
export async function siteBookAsCsv(contracts: Contracts, userId: string, id: string): Promise<Buffer> {
  const { side } = await requireSite(contracts, userId, id);
  const all = await entriesOf<SiteEntry>(contracts.services.db, id);
  const entries = side === 'engineer' ? ofWork(all) : all;
  const places = new Map(entries.map(({ _id, seq }) => [_id, seq]));
  return tableOf(columns, entries, (entry) => lineOf(entry, places));
}
