export type Cell = string | number;

/** A spreadsheet reckons what begins like this; with the sign of a text before it, it shows it. */
export const safeText = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text.trimStart()) || /^[\t\r\n]/.test(text) ? `'${text}` : text;

const written = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const text = safeText(cell);
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** With the mark by which Excel reads the letters of every script. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
