import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Pictogram, type PictogramName } from '#web/shared/ui/drawings/pictogram.tsx';
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

function Counts() {
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

function OtherPages() {
  const t = useMessages('admin');
  const { unreadMessages: unread = 0, openReports: open = 0 } = useOverview().data ?? {};
  return (
    <div className={styles.pages}>
      <Link to={paths.adminMarket} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="search" size={22} />
        {t.market}
      </Link>
      <Link to={paths.adminMessages} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="mail" size={22} />
        <span>
          {t.messages} {unread > 0 && <b className={styles.unread}>{t.unread(unread, count(unread))}</b>}
        </span>
      </Link>
      <Link to={paths.adminKnowledge} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="help" size={22} />
        {t.knowledge}
      </Link>
      <Link to={paths.adminNoShows} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="warn" size={22} />
        {t.noShows}
      </Link>
      <Link to={paths.adminReports} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="chat" size={22} />
        <span>
          {t.reports} {open > 0 && <b className={styles.unread}>{t.openReports(count(open))}</b>}
        </span>
      </Link>
      <Link to={paths.adminReviews} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="star" size={22} />
        {t.reviews}
      </Link>
      <Link to={paths.adminSuspended} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="lock" size={22} />
        {t.suspendedAccounts}
      </Link>
      <Link to={paths.adminAudit} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="doc" size={22} />
        {t.auditLog}
      </Link>
    </div>
  );
}

// docs/rules.md#admin-1 names the tiles in this order, and the counts in the other.
const tiles: [ListingKind, PictogramName][] = [
  ['worker', 'worker'],
  ['groupWorker', 'crew'],
  ['contractor', 'contractor'],
  ['provider', 'provider'],
  ['product', 'product'],
  ['engineer', 'engineer'],
];

/** Six ways to the lists, and how much there is to check (docs/rules.md#admin-1). */
export function AdminDashboardPage() {
  const t = useMessages('admin');
  useTitle(t.dashboard);
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead title={t.dashboard} />
      <ul className={styles.tiles}>
        {tiles.map(([kind, pictogram]) => (
          <li key={kind}>
            <Link to={listPath(kind)} className={styles.tile}>
              <span className={styles.art}>
                <Pictogram name={pictogram} />
              </span>
              <span className={styles.name}>{t.tiles[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <OtherPages />
      <section aria-labelledby="overview" className={styles.overview}>
        <h2 id="overview">{t.overview}</h2>
        <Counts />
      </section>
    </div>
  );
}
