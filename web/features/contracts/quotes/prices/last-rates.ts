import type { BillLine } from '#contract/contracts/bill.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import type { PricedLine } from '../typed/typed-quote.ts';

// On this device alone, until the logout.
const form = 'last-rates';
const fieldOf = ({ key, name, unit }: Pick<BillLine, 'key' | 'name' | 'unit'>): string =>
  `${key ?? name} ${unit}`;

/** Rupees of one metric unit that the author asked last for the same work; undefined where nobody knows. */
export function lastRate(line: Pick<BillLine, 'key' | 'name' | 'unit'>): number | undefined {
  const known = readDraft(form)?.[fieldOf(line)];
  return known === undefined ? undefined : Number(known);
}

/** Notes what was asked a line, for the next bill. A part of a sum says nothing of a line. */
export function noteRates(lines: readonly PricedLine[]): void {
  for (const line of lines)
    if (line.rate !== null && line.how === 'line') keepInDraft(form, fieldOf(line), String(line.rate));
}
