import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { type Cell, csvOf } from '#domain/table/csv.ts';

const columns = ['no', 'stage', 'name', 'unit', 'quantity', 'brings', 'note'];

/** The bill of a tender, a line a row, with room for a rate. */
export function billCsv({ bill: { lines, stages } }: Pick<Tender, 'bill'>): string {
  const names = new Map(stages.map(({ no, name }) => [no, name]));
  const rows = lines.map((line): Cell[] => [
    line.no,
    names.get(line.stage) ?? '',
    line.name,
    line.unit,
    line.quantity,
    line.brings,
    line.note ?? '',
    '',
  ]);
  return csvOf([[...columns, 'rate'], ...rows]);
}
