import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import styles from './admin-dashboard.module.css';
import { listPath } from './lists/record-links.ts';
import { useOverview } from './overview/record-acts.ts';

/** One total with its verified part as a bar; the same shape while it is on its way. */
function Count(props: { kind: ListingKind; counted: { total: number; verified: number } | undefined }) {
  const { kind, counted } = props;
  const t = useMessages('admin');
  const shown = (amount: number) => count(amount);
  return (
    <li className={styles.count}>
      <div className={styles.figure}>
        <p>{t.totals[kind]}</p>
        {counted ? <b>{shown(counted.total)}</b> : <Glint width={96} height={48} />}
      </div>
      <Link to={listPath(kind)} className={styles.all} aria-label={t.viewAllOf(t.totals[kind])}>
        {t.viewAll}
        <Icon name="arrow" size={22} />
      </Link>
      <div className={styles.bar} aria-hidden="true">
        {counted && counted.verified > 0 && (
          <i style={{ width: `${((counted.verified / counted.total) * 100).toFixed(1)}%` }} />
        )}
      </div>
      <div className={styles.caption}>
        {counted ? (
          <>
            <span>{t.verifiedOf(shown(counted.verified))}</span>
            {counted.total > counted.verified && (
              <Link to={listPath(kind)} search={{ verified: 'false' }}>
                {t.toCheck(shown(counted.total - counted.verified))}
              </Link>
            )}
          </>
        ) : (
          <Glint width="60%" height={22} />
        )}
      </div>
    </li>
  );
}

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
