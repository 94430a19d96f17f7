import { useMessages } from '#web/shared/i18n/messages.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { WaitingCard } from '../for-me/waiting-card.tsx';
import workStyles from '../parts/work.module.css';
import { useRequests } from '../parts/work-queries.ts';
import { HomeSection } from './home-section.tsx';
import { NextBookings } from './next-bookings.tsx';

const mostWaiting = 3;

/** For who offers something: what waits for an answer, and where one is awaited next. */
export function ProviderHome() {
  const t = useMessages('work');
  const { status, items, total } = useRequests('forMe');
  return (
    <>
      <HomeSection title={t.home.waiting} tab="forMe" more={total > mostWaiting}>
        {status === 'loading' && <Skeleton kind="row" count={1} label={t.loading} />}
        {status === 'failed' && <p role="alert">{t.failed}</p>}
        {status === 'ready' && items.length === 0 && <p className="muted">{t.noRequests}</p>}
        {items.length > 0 && (
          <ul className={workStyles.list}>
            {items.slice(0, mostWaiting).map((request) => (
              <WaitingCard key={request._id} request={request} />
            ))}
          </ul>
        )}
      </HomeSection>
      <NextBookings />
    </>
  );
}
