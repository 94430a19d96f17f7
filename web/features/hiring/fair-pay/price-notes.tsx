import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getFairPay } from '#contract/hiring/fair-pay.calls.ts';
import type { HiringKind, Per, Skill } from '#contract/hiring/terms.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import { pinOf, rupeesOf } from '#contract/written.ts';
import { wrongPrice } from '#domain/calendar/limits.ts';
import { call } from '#web/shared/api/api.ts';
import { freshFor } from '#web/shared/api/query-client.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useDebouncedValue } from '#web/shared/browser/use-debounced-value.ts';
import { PayNotes } from './pay-notes.tsx';

export interface PriceNotesProps {
  /** Of the site, as typed. */
  pin: string;
  of: HiringKind;
  category: string;
  skill?: Skill | undefined;
  trade?: TradeKey | undefined;
  /** A head or machine, as typed or as a figure; null where none is said. */
  price: string | number | null;
  per?: Per;
  /** First day of the work, `YYYY-MM-DD`. */
  date?: string | undefined;
}

const wholeRupees = (price: string, per: Per): number | undefined => {
  const amount = rupeesOf(price) ?? 0;
  return wrongPrice(amount, per) ? undefined : amount;
};

/** What is said beside a price while it is typed; nothing until place and work are known. */
export function PriceNotes({ pin, of, category, skill, trade, price, per = 'day', date }: PriceNotesProps) {
  const session = useSession();
  const debounced = useDebouncedValue(`${pinOf(pin) ?? ''} ${wholeRupees(String(price ?? ''), per) ?? ''}`);
  const [at = '', typed = ''] = debounced.split(' ');
  const query = { pin: at, of, category, skill, trade, price: typed || undefined, per, date };
  const { data } = useQuery({
    queryKey: ['fair-pay', query],
    queryFn: ({ signal }) => call(getFairPay, { query, signal }),
    // Wages are told to members alone: a guest's question would be refused.
    enabled: session !== null && at !== '' && category !== '',
    placeholderData: keepPreviousData,
    staleTime: freshFor(5 * 60_000),
    // A help, not a need.
    retry: false,
  });
  return (
    <div role="status">
      <PayNotes notes={data?.data ?? []} />
    </div>
  );
}
