import { z } from 'zod';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { PartiesRow } from './parties.data.ts';

export interface Person {
  name: string | null;
  phone: string | null;
}

const person = z.object({ name: z.string().nullish(), phone: z.string().nullish() });
/** What a booking's first line says of its sides, as they were shown then. */
const termsLine = z.object({
  terms: z.object({ customer: person.optional(), provider: person.optional() }),
});

const termsIn = (entries: readonly Entry[]) => {
  for (const { kind, body } of entries) {
    const said = kind === 'event' ? termsLine.safeParse(body) : undefined;
    if (said?.success) return said.data.terms;
  }
  return undefined;
};

/**
 * Both sides as the book's terms name them, else as the booking shows them: whose account is gone has no name, and no phone
 * is shown of what never was.
 * @param meets whether phones of what has only been agreed are shown
 */
export function peopleOf(
  row: PartiesRow | undefined,
  { entries, status, meets }: { entries: readonly Entry[]; status: BookingStatus; meets: boolean },
): { customer: Person; provider: Person } {
  const terms = termsIn(entries);
  const isShown = status !== 'cancelled' && status !== 'no_show' && (meets || status !== 'agreed');
  const shown = (phone: string | null | undefined): string | null => (isShown && phone ? phone : null);
  return {
    customer: {
      name: terms?.customer?.name ?? row?.customer ?? null,
      phone: terms?.customer?.phone ?? shown(row?.customerPhone),
    },
    provider: {
      name: terms?.provider?.name ?? row?.provider ?? null,
      phone: terms?.provider?.phone ?? shown(row?.providerPhone),
    },
  };
}
