import type { Comparison } from '#contract/contracts/quotes.calls.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';

export async function compareQuotes(
  _contracts: Contracts,
  _userId: string,
  _of: { id: string; rates: RateFile },
): Promise<Comparison> {
  throw new AppError('not-found');
}
