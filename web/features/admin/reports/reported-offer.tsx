import { useQuery } from '@tanstack/react-query';
import { getReportedWork, type ReportedWork } from '#contract/admin/admin.calls.ts';
import { inTime } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { call } from '#web/shared/api/api.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import styles from './work.module.css';

type Offer = ReportedWork['offers'][number];
type Agreed = ReportedWork['bookings'][number];

/** "2 × Mason, 3 to 5 Dec, ₹850 a day, ₹5,100 in all". */
export function useTerms(): (
  of: Pick<Offer | Agreed, 'count' | 'dates' | 'price' | 'per' | 'total'>,
) => string {
  const { work: t } = useMessages('admin');
  const language = useLanguage();
  return ({ count: heads, dates, price, per, total }) => {
    const days = datesOf(dates).toSorted(inTime);
    const [first = '', last = first] = [days[0], days.at(-1)];
    const when = first === last ? date(first, language) : t.days(date(first, language), date(last, language));
    return [t.heads(count(heads)), when, t.per[per](rupees(price)), t.total(rupees(total))].join(', ');
  };
}

/** An offer as one: what, when and for how much, and how it stands. */
export function ReportedOffer({ offer }: { offer: Offer }) {
  const { work: t } = useMessages('admin');
  const { statuses } = useMessages('hiring');
  const label = useCategoryLabel();
  const terms = useTerms();
  const { listingName, item, note, status } = offer;
  return (
    <div className={styles.offer}>
      <p>
        <b>{t.offer(label(item.category), listingName)}</b>
      </p>
      <p className="num">{terms(offer)}</p>
      {note && <p className={styles.note}>{note}</p>}
      <p className="muted">{statuses[status]}</p>
    </div>
  );
}

/** Asked for with the conversation, whose look is written down; nothing of it stays once the page is left. */
export const useReportedWork = (id: string) =>
  useQuery({
    queryKey: ['adminReportedWork', id],
    queryFn: ({ signal }) => call(getReportedWork, { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** An offer in the conversation, as it stands now. */
export function Offered({ id, offerId }: { id: string; offerId: string }) {
  const { work: t } = useMessages('admin');
  const { data } = useReportedWork(id);
  const offer = data?.offers.find(({ _id }) => _id === offerId);
  return offer ? <ReportedOffer offer={offer} /> : <p className="muted">{t.anOffer}</p>;
}
