import { setImmediate as turn } from 'node:timers/promises';
import { byteOrderMark, type Cell, rowOf } from '#domain/table/csv.ts';

/** So many lines are written before other calls have their turn. */
const linesATurn = 500;

/** The lines of a book as a table for a spreadsheet, one row each (CSV, UTF-8). */
export async function tableOf<Name extends string, One>(
  columns: readonly Name[],
  lines: readonly One[],
  lineOf: (line: One) => Partial<Record<Name, Cell>>,
): Promise<Buffer> {
  const pieces = [Buffer.from(byteOrderMark + rowOf(columns))];
  for (let at = 0; at < lines.length; at += linesATurn) {
    const rows = lines.slice(at, at + linesATurn).map((line) => {
      const cells = lineOf(line);
      return rowOf(columns.map((name) => cells[name]));
    });
    pieces.push(Buffer.from(rows.join('')));
    await turn();
  }
  return Buffer.concat(pieces);
}
