export type Cell = string | number;

/**
 * A spreadsheet takes a cell that begins so for a formula, full-width signs too, and where its region separates by ";" or
 * tabs each part of a cell may be a cell of its own.
 */
const formula = /(^|[;,\t|])([ \u00a0"'\p{Cf}]{0,20})(?=[=+\-@\t\r\n＝＋－＠﹣﹢﹦﹫−])/gu;

/** A text that no spreadsheet reckons: with the sign of a text before what it would take for a formula. */
export const safeText = (text: string): string => text.replace(formula, "$1'$2");

/** One cell (RFC 4180). */
export function cellOf(value: Cell = ''): string {
  const text = typeof value === 'string' ? safeText(value) : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a table. */
export const rowOf = (cells: readonly (Cell | undefined)[]): string =>
  `${cells.map((cell) => cellOf(cell)).join(',')}\r\n`;

/** Without this mark at the beginning Excel reads Hindi as Latin. */
export const byteOrderMark = '\ufeff';

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `${byteOrderMark}${rows.map((row) => rowOf(row)).join('')}`;
