import type { Bill } from '#contract/contracts/bill.ts';
import { fieldError } from '#server/platform/http/errors.ts';

/**
 * A line that names a key is counted as that key is: else its reference would be of another thing.
 * @param path of the bill in what was sent
 * @throws AppError 'bill-invalid'
 */
export function checkBill({ lines }: Bill, path = ''): void {
  for (const [at, { key }] of lines.entries())
    if (key !== undefined) throw fieldError(`${path}lines.${at}.key`, 'bill-invalid');
}
