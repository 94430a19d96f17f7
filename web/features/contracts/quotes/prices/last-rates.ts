import type { BillLine } from '#contract/contracts/bill.ts';
import { currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';
import type { PricedLine } from '../typed/typed-quote.ts';

type Work = Pick<BillLine, 'key' | 'name' | 'unit'>;
type Rates = Record<string, number>;

// On this device alone, until the logout.
const placeOf = (): string => `${privatePrefix}last-rates:${currentSession()?.user._id}`;
const nameOf = ({ key, name, unit }: Work): string => `${key ?? name} ${unit}`;

function knownRates(): Rates {
  try {
    return JSON.parse(onDevice.get(placeOf()) ?? '{}');
  } catch {
    return {};
  }
}

/** Rupees of one metric unit that the author asked last for the same work; undefined where nobody knows. */
export const lastRate = (work: Work): number | undefined => knownRates()[nameOf(work)];

/** Notes what was asked a line, for the next bill. A part of a sum says nothing of a line. */
export function noteRates(lines: readonly PricedLine[]): void {
  const asked = lines.flatMap((line) =>
    line.rate === null || line.how !== 'line' ? [] : [[nameOf(line), line.rate]],
  );
  onDevice.hold(placeOf(), JSON.stringify({ ...knownRates(), ...Object.fromEntries(asked) }));
}
