import type { Dates, HiringKind, PayNote, Per, Skill } from '#contract/hiring/terms.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { payNotes } from '#domain/fair-pay/pay-notes.ts';
import { perDay } from '#domain/fair-pay/prices.ts';
import { stateCodes } from '#domain/fair-pay/states.ts';
import { minimumWage } from '#domain/fair-pay/wages.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { type LocalServices, localBand } from './local-band.rules.ts';

export interface PricedWork {
  pin: string;
  of: HiringKind;
  category: string;
  /** Where it is missing the least that any work is paid counts, and what is usual of all. */
  skill?: Skill | undefined;
  trade?: TradeKey | undefined;
  /** Whole rupees a head or machine; null where none is said. */
  price: number | null;
  per: Per;
  /** First day of the work at the site, `YYYY-MM-DD`. */
  workDay: string;
}

/** Who is paid a wage by the day; a contractor's price holds more than one person's work, an engineer's is a fee. */
const paidWages: readonly HiringKind[] = ['worker', 'groupWorker'];

/** What both sides are told about a price: the minimum wage and what is usual there; nothing for an unknown place. */
export async function payNotesFor(services: LocalServices, work: PricedWork): Promise<PayNote[]> {
  const place = nearestKnown(work.pin);
  if (!place) return [];
  const { of, category, pin, skill, trade, price, per, workDay: day } = work;
  const wage = paidWages.includes(of)
    ? minimumWage(services.settings.wages, {
        area: stateCodes[place.state] ?? '',
        pin,
        district: place.district,
        skill: skill ?? 'unskilled',
        day,
      })
    : undefined;
  const band = await localBand(services, { of, category, skill, trade, lat: place.lat, lng: place.lng });
  return payNotes(price === null ? undefined : perDay(price, per), {
    wage,
    band: band && { ...band, skill },
  });
}

/** The same on the price of work on some days. */
export const payNotesOn = (
  services: LocalServices,
  {
    dates,
    skill,
    trade,
    ...priced
  }: Omit<PricedWork, 'skill' | 'trade' | 'workDay'> & {
    skill: Skill | null;
    trade: TradeKey | null;
    dates: Dates;
  },
): Promise<PayNote[]> =>
  payNotesFor(services, {
    ...priced,
    skill: skill ?? undefined,
    trade: trade ?? undefined,
    workDay: datesOf(dates)[0] ?? '',
  });
