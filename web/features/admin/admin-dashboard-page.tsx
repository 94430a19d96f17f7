import { Link } from '@tanstack/react-router';
import type { ListingKind } from '#contract/admin/calls.ts';
import { paths } from '#contract/paths.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Pictogram, type PictogramName } from '#web/shared/ui/drawings/pictogram.tsx';
import { ErrorState, Glint } from '#web/shared/ui/states.tsx';
import styles from './admin-dashboard-page.module.css';
import { useOverview } from './lists/admin-queries.ts';
import { listPath } from './lists/record-links.ts';

// docs/rules.md#admin-1 names the tiles in this order, and the counts in the other.
const tiles: [ListingKind, PictogramName][] = [
  ['worker', 'worker'],
  ['groupWorker', 'crew'],
  ['contractor', 'contractor'],
  ['provider', 'provider'],
  ['product', 'product'],
  ['engineer', 'engineer'],
];
const counts: ListingKind[] = ['worker', 'groupWorker', 'contractor', 'provider', 'engineer', 'product'];

/** Six ways to the lists, and how much there is to check (docs/rules.md#admin-1). */
export function AdminDashboardPage() {
  const words = useMessages('admin');
  useTitle(words.dashboard);
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead title={words.dashboard} aside={<OtherPages />} />
      <ul className={styles.tiles}>
        {tiles.map(([kind, pictogram]) => (
          <li key={kind}>
            <Link to={listPath(kind)} className={styles.tile}>
              <span className={styles.art}>
                <Pictogram name={pictogram} />
              </span>
              <span className={styles.name}>{words.tiles[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="overview" className={styles.overview}>
        <h2 id="overview">{words.overview}</h2>
        <Counts />
      </section>
    </div>
  );
}

function OtherPages() {
  const words = useMessages('admin');
  const language = useLanguage();
  const { unreadMessages: unread = 0, openReports: open = 0 } = useOverview().data ?? {};
  return (
    <div className={styles.pages}>
      <Link to={paths.adminMessages} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="mail" size={22} />
        {words.messages}
        {unread > 0 && <b className={styles.unread}>{words.unread(unread, count(unread, language))}</b>}
      </Link>
      <Link to={paths.adminReports} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="chat" size={22} />
        {words.reports}
        {open > 0 && <b className={styles.unread}>{words.openReports(count(open, language))}</b>}
      </Link>
      <Link to={paths.adminAudit} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="doc" size={22} />
        {words.auditLog}
      </Link>
    </div>
  );
}

function Counts() {
  const words = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { data, error, isFetching, refetch } = useOverview();
  if (!data && error)
    return (
      <ErrorState
        title={words.overviewFailed}
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

/** One total with its verified part as a bar; the same shape while it is on its way. */
function Count(props: { kind: ListingKind; counted: { total: number; verified: number } | undefined }) {
  const { kind, counted } = props;
  const words = useMessages('admin');
  const language = useLanguage();
  const shown = (amount: number) => count(amount, language);
  return (
    <li className={styles.count}>
      <div className={styles.figure}>
        <p>{words.totals[kind]}</p>
        {counted ? <b>{shown(counted.total)}</b> : <Glint width={96} height={48} />}
      </div>
      <Link to={listPath(kind)} className={styles.all} aria-label={words.viewAllOf(words.totals[kind])}>
        {words.viewAll}
        <Icon name="arrow" size={22} />
      </Link>
      <div className={styles.bar} aria-hidden="true">
        {counted && counted.verified > 0 && (
          <i style={{ width: `${((counted.verified / counted.total) * 100).toFixed(1)}%` }} />
        )}
      </div>
      <div className={styles.caption}>
        {counted ? (
          words.verifiedOf(shown(counted.verified), shown(counted.total - counted.verified))
        ) : (
          <Glint width="60%" height={22} />
        )}
      </div>
    </li>
  );
}
