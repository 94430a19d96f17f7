import { useQueries } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { wishSearch } from '#contract/hiring/wish-search.ts';
import { tradeKeys } from '#contract/marketplace/trades.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { useNameOf } from '../../person-name.ts';
import { againOf } from '../../requests/ask/wish/again.ts';
import { keepWish } from '../../requests/ask/wish/use-wish.ts';
import styles from './after.module.css';
import { settlementQuery } from './after-queries.ts';

/** All who were hired for one request; of one person the offer itself says all. */
export function HiredPeople({ request, offers }: { request: JobRequest; offers: readonly Offer[] }) {
  const hired = offers.flatMap(({ bookingId, ...offer }) =>
    offer.status === 'accepted' && bookingId ? [{ ...offer, bookingId, name: offer.listingName }] : [],
  );
  if (hired.length < 2) return null;
  return (
    // Its words come with it: the request does not wait for them.
    <Suspense fallback={null}>
      <Sums request={request} hired={hired} />
    </Suspense>
  );
}

type Hired = Offer & { bookingId: string; name: string };

/** What is owed to each, whether something of it is not agreed yet, and the whole where all is known. Rupees. */
function useOwed(hired: readonly Hired[]) {
  const settlements = useQueries({
    // A crew of a hundred is not asked for again at each look at the page.
    queries: hired.map(({ bookingId }) => ({ ...settlementQuery(bookingId), refetchOnWindowFocus: false })),
  });
  const owed = settlements.map(({ data }) => data && (data.owedBy === 'customer' ? data.owed : 0));
  const waits = settlements.map(({ data }) => data !== undefined && data.waiting.length > 0);
  // A sum that is not known, or not agreed, would make the whole too low.
  const all = owed.reduce<number | undefined>(
    (sum, one, at) => (sum === undefined || one === undefined || waits[at] ? undefined : sum + one),
    0,
  );
  return { settlements, owed, waits, all };
}

/** What is owed to each and in all, and the way to ask for the same work again. */
function Sums({ request, hired }: { request: JobRequest; hired: readonly Hired[] }) {
  const t = useMessages('settle');
  const nameOf = useNameOf();
  const { settlements, owed, waits, all } = useOwed(hired);
  const failed = settlements.filter(({ isError }) => isError);
  const items = request.items.map(({ of, category, trade, count, skill }) => {
    const known = tradeKeys.find((key) => key === trade);
    return { of, category, count, ...(known && { trade: known }), ...(skill && { skill }) };
  });
  return (
    <section aria-labelledby="hired" className={styles.hired}>
      <h2 id="hired">{t.hired}</h2>
      <table className={styles.lines}>
        <tbody>
          {hired.map(({ bookingId, name }, at) => (
            <tr key={bookingId}>
              <th scope="row">
                <Link to={paths.booking} search={{ id: bookingId }}>
                  {nameOf(name)}
                </Link>
              </th>
              <td>
                {[
                  ...(owed[at] === undefined || owed[at] === 0 ? [] : [t.owedTo(rupees(owed[at]))]),
                  ...(owed[at] === 0 && !waits[at] ? [t.nothingOwed] : []),
                  ...(waits[at] ? [t.waiting] : []),
                ].join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {failed.length > 0 && (
        <p role="alert">
          {t.failed}{' '}
          <Button
            kind="line"
            size="sm"
            icon="refresh"
            onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          >
            {t.retry}
          </Button>
        </p>
      )}
      {all !== undefined && all > 0 && <p>{t.owedInAll(rupees(all))}</p>}
      {request.status !== 'open' && <AllAgain request={request} hired={hired} />}
      <Link
        to={paths.hire}
        search={wishSearch({ items, pin: request.pin })}
        className={buttonClass({ kind: 'soft' })}
      >
        {t.askSame}
      </Link>
    </section>
  );
}

/** The same request for the same people: the form opens at its days. */
function AllAgain({ request, hired }: { request: JobRequest; hired: readonly Hired[] }) {
  const t = useMessages('settle');
  const navigate = useNavigate();
  const prepare = () => {
    const { to, wish } = againOf(request, hired);
    keepWish(to, wish);
    void navigate({ to: paths.hire, search: { to }, state: { prepared: true } });
  };
  return (
    <Button kind="accent" icon="refresh" onClick={prepare}>
      {t.hireAllAgain}
    </Button>
  );
}
