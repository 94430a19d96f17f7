import type { Bill } from '#contract/contracts/bill.ts';
import { lineKeys } from '#domain/estimate/bill/line-keys.ts';
import { fieldError } from '#server/platform/http/errors.ts';

const units = new Map<string, string>(Object.entries(lineKeys).map(([key, { unit }]) => [key, unit]));

/**
 * A line that names a key is counted as that key is: else its reference would be of another thing.
 * @param path of the bill in what was sent
 * @throws AppError 'bill-invalid'
 */
export function checkBill({ lines }: Bill, path = ''): void {
  for (const [at, { key, unit }] of lines.entries())
    if (key !== undefined && units.get(key) !== unit)
      throw fieldError(`${path}lines.${at}.key`, 'bill-invalid');
}
