import type { SiteBody, SiteEntry } from '#domain/contracts/site-entry.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { tableOf } from '#server/platform/ledger/table-of.ts';
import type { Contracts } from '../contracts.ts';
import { ofWork, requireSite } from '../standing/site.rules.ts';

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
