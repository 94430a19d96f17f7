import type { Bill } from '#contract/contracts/bill.ts';
import { type Cell, csvOf, safeText } from '#domain/table/csv.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { takesMaterial } from '../lines/edit-bill.ts';

type Words = Messages<'bill'>;

/** A row of the table: a stage's name over its lines, a line, or a sum over rows above it. */
export type BillRow =
  | { kind: 'stage'; name: string }
  | { kind: 'line'; cells: Cell[]; quantity: number }
  /** `over`: the places of the rows that it adds up, the first row is 0. */
  | { kind: 'sum'; name: string; over: number[] };

/** A bill with room for a rate and an amount; each stage has its sum, and all of it. */
export function billRows({ lines, stages }: Bill, t: Words): BillRow[] {
  const rows: BillRow[] = [];
  const sums: number[] = [];
  for (const { no, name } of stages) {
    rows.push({ kind: 'stage', name });
    const over = lines
      .filter(({ stage }) => stage === no)
      .map((line) => {
        const { quantity, unit, note = '' } = line;
        const brought = takesMaterial(line) ? t.brought[line.brings] : '';
        rows.push({
          kind: 'line',
          quantity,
          cells: [line.no, line.name, quantity, t.units[unit], brought, note],
        });
        return rows.length - 1;
      });
    sums.push(rows.length);
    rows.push({ kind: 'sum', name: t.stageTotal(name), over });
  }
  return [...rows, { kind: 'sum', name: t.total, over: sums }];
}

const headOf = ({ head }: Words): string[] => [
  head.no,
  head.work,
  head.quantity,
  head.unit,
  head.rate,
  head.amount,
  head.brings,
  head.note,
];

/** As text: a sum is left to who fills in the rates. */
export function billCsv(bill: Bill, t: Words): Blob {
  const rows = billRows(bill, t).map((row): Cell[] => {
    if (row.kind !== 'line') return ['', row.name, '', '', '', '', '', ''];
    const [no = '', name = '', quantity = '', unit = '', brings = '', note = ''] = row.cells;
    return [no, name, quantity, unit, '', '', brings, note];
  });
  return new Blob([csvOf([headOf(t), ...rows])], { type: 'text/csv;charset=utf-8' });
}

const rateColumn = 'E';
const amountColumn = 'F';
/** Rows of a sheet count from 1, and the first is the head. */
const rowNo = (place: number): number => place + 2;

/** What a sheet reckons by itself: whole rupees, rounded up as Neev does. */
export function formulaOf(row: BillRow, place: number): string | undefined {
  const no = rowNo(place);
  if (row.kind === 'line')
    return `IF(${rateColumn}${no}="","",ROUNDUP(ROUND(C${no}*${rateColumn}${no},5),0))`;
  if (row.kind === 'sum') return `SUM(${row.over.map((one) => `${amountColumn}${rowNo(one)}`).join(',')})`;
  return undefined;
}

const widths = [6, 44, 12, 12, 12, 14, 24, 40];

/** The library comes with the first press. */
export async function billXlsx(bill: Bill, t: Words): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const bold = { fontWeight: 'bold' } as const;
  const text = (value: Cell, style = {}) =>
    typeof value === 'number'
      ? { value, type: Number, ...style }
      : { value: safeText(value), type: String, ...style };
  const rows = billRows(bill, t).map((row, place) => {
    const formula = formulaOf(row, place);
    const amount = formula
      ? { value: `=${formula}`, type: 'Formula' as const, ...(row.kind === 'sum' && bold) }
      : null;
    if (row.kind !== 'line') return [null, text(row.name, bold), null, null, null, amount, null, null];
    const [no = '', name = '', quantity = '', unit = '', brings = '', note = ''] = row.cells;
    return [text(no), text(name), text(quantity), text(unit), null, amount, text(brings), text(note)];
  });
  return writeExcelFile([headOf(t).map((name) => text(name, bold)), ...rows], {
    sheet: t.sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
