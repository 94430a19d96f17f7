import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useOverview } from '../overview/overview-query.ts';
import styles from './admin-dashboard.module.css';
import { Count } from './kind-count.tsx';

const counts: ListingKind[] = ['worker', 'groupWorker', 'contractor', 'provider', 'engineer', 'product'];

export function Counts() {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { data, error, isFetching, refetch } = useOverview();
  if (!data && error)
    return (
      <ErrorState
        title={t.overviewFailed}
        retryLabel={shell.tryAgain}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error)}
      </ErrorState>
    );
  return (
    <>
      {!data && (
        <p role="status" className="sr">
          {shell.loading}
        </p>
      )}
      <ul className={styles.counts}>
        {counts.map((kind) => (
          <Count key={kind} kind={kind} counted={data?.[kind]} />
        ))}
      </ul>
    </>
  );
}
