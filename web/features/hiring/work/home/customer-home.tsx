import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ListingLink } from '../../listing-link.tsx';
import { AskedCard } from '../asked-card.tsx';
import workStyles from '../parts/work.module.css';
import { useRequests } from '../parts/work-queries.ts';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';
import { NextBookings } from './next-bookings.tsx';

const mostRequests = 3;
const mostPeople = 6;

/** For customers: the own requests, what is booked, and the people asked. */
export function CustomerHome() {
  const t = useMessages('work');
  const { status, items, total } = useRequests('mine');
  return (
    <>
      <HomeSection title={t.home.requests} tab="asked" more={total > mostRequests}>
        {status === 'loading' && <Skeleton kind="row" count={1} label={t.loading} />}
        {status === 'failed' && <p role="alert">{t.failed}</p>}
        {status === 'ready' && items.length === 0 && <p className="muted">{t.home.noRequests}</p>}
        {items.length > 0 && (
          <ul className={workStyles.list}>
            {items.slice(0, mostRequests).map((request) => (
              <AskedCard key={request._id} request={request} />
            ))}
          </ul>
        )}
        <Link to={paths.hire} className={buttonClass({ kind: 'accent' })}>
          {t.hire}
        </Link>
      </HomeSection>
      <NextBookings />
      <AskedPeople requests={items} />
    </>
  );
}

function AskedPeople({ requests }: { requests: readonly JobRequest[] }) {
  const { home } = useMessages('work');
  const asked = new Map(
    requests.flatMap(({ to }) =>
      to === 'nearby' ? [] : to.map((listing) => [listing._id, listing] as const),
    ),
  );
  if (asked.size === 0) return null;
  return (
    <HomeSection title={home.asked} tab="asked" more={asked.size > mostPeople}>
      <ul className={styles.people}>
        {[...asked.values()].slice(0, mostPeople).map((listing) => (
          <li key={listing._id}>
            <ListingLink listing={listing} name={listing.name} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
