/** Prints rows under a head, columns lined up. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const cell = (value: string | number | undefined): string =>
    typeof value === 'number' ? value.toFixed(value >= 100 ? 0 : 2) : String(value ?? '');
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => cell(row[name]).length)));
  const line = (cells: string[]): string =>
    cells.map((text, place) => text.padStart(widths[place] ?? 0)).join('  ');
  const body = rows.map((row) => line(names.map((name) => cell(row[name]))));
  process.stdout.write(`\n${title}\n${[line(names), ...body].join('\n')}\n`);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
