import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useCostOf, type Work } from '../rentals/quote/use-quotes.ts';
import { useHowMany } from '../trade-text.ts';

/** What work comes to in all, before it is sent. */
export function WorkSum({ work, className }: { work: Work; className?: string | undefined }) {
  const t = useMessages('offers');
  const howMany = useHowMany();
  const { total } = useCostOf(work);
  const many = howMany(work.listing.kind === 'product' ? 'product' : 'worker', work.count);
  return (
    <p className={className}>
      <span>{work.count > 1 ? `${many}, ${t.total}` : t.total}</span>{' '}
      <b className="num">{total === undefined ? '…' : rupees(total)}</b>
    </p>
  );
}
