import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { WorkList } from '../parts/work-list.tsx';
import { useRequests } from '../parts/work-queries.ts';
import { WaitingCard } from './waiting-card.tsx';

/** Requests that wait for the user's listings. */
export function ForMe() {
  const t = useMessages('work');
  const list = useRequests('forMe');
  return (
    <WorkList
      list={list}
      label={t.tabs.forMe}
      empty={
        <EmptyState
          title={t.noRequests}
          action={
            <Link to={paths.calendar} className={buttonClass({ kind: 'soft' })}>
              {t.toCalendar}
            </Link>
          }
        >
          {t.noRequestsText}
        </EmptyState>
      }
      card={(request) => <WaitingCard key={request._id} request={request} />}
    />
  );
}
