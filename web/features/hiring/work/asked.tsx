import { paths } from '#contract/paths.ts';
import { useQueue } from '#web/shared/browser/outbox/queue.ts';
import { QueuedAct } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { AskedCard } from './asked-card.tsx';
import { WorkList } from './parts/work-list.tsx';
import { useRequests } from './parts/work-queries.ts';

/** Requests that wait for a line. */
function Unsent() {
  return useQueue()
    .filter(({ kind }) => kind === 'ask')
    .map((act) => <QueuedAct key={act.id} act={act} />);
}

/** The user's own requests, with how far each is filled. */
export function Asked() {
  const t = useMessages('work');
  const list = useRequests('mine');
  return (
    <>
      <Unsent />
      <WorkList
        list={list}
        label={t.tabs.asked}
        empty={
          <EmptyState
            title={t.noAsked}
            action={
              <Link to={paths.hire} className={buttonClass({ kind: 'accent' })}>
                {t.hire}
              </Link>
            }
          >
            {t.noAskedText}
          </EmptyState>
        }
        card={(request) => <AskedCard key={request._id} request={request} />}
      />
    </>
  );
}
