import { getFairPay } from '#contract/hiring/fair-pay.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { payNotesFor } from './fair-pay.rules.ts';

export function fairPayRoutes(register: Register, { services, now }: Pick<Hiring, 'services' | 'now'>): void {
  register(getFairPay, async ({ query: { date, price, ...work } }) => ({
    data: await payNotesFor(services, { ...work, price: price ?? null, workDay: date ?? siteDate(now()) }),
  }));
}
