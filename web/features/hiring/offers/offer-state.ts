import { useEffect, useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { now } from '#web/shared/api/device-clock.ts';
import type { OfferState } from '../status-chip.tsx';

export const stateOf = ({ status, lapsedWhy }: Pick<Offer, 'status' | 'lapsedWhy'>): OfferState =>
  status === 'lapsed' && lapsedWhy === 'taken' ? 'taken' : status;

const longestTimer = 2 ** 31 - 1;

/** The offer as it stands at this moment: its time ends on the screen too, without news of it. */
export function useOfferNow(offer: Offer): Offer {
  const [, setTick] = useState(0);
  const { status, expiresAt } = offer;
  const over = status === 'sent' && Date.parse(expiresAt) <= now().getTime();
  useEffect(() => {
    if (status !== 'sent' || over) return undefined;
    const left = Date.parse(expiresAt) - now().getTime();
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.min(left, longestTimer));
    return () => clearTimeout(timer);
  }, [status, over, expiresAt]);
  return over ? { ...offer, status: 'expired' } : offer;
}
