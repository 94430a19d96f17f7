import { useQuery } from '@tanstack/react-query';
import { getReport } from '#contract/admin/admin.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import styles from '../lists/admin-list.module.css';
import { BackToReports } from '../lists/links.tsx';
import { useRecordId } from '../lists/record-links.ts';
import { isMissing } from '../records/parts/missing-record.tsx';
import { ReportPage } from './report-details.tsx';

/** One report: who reported, which member, and why; while it is open, the conversation too. */
export function AdminReportPage() {
  const t = useMessages('admin');
  const id = useRecordId();
  const report = useQuery({
    queryKey: ['adminReport', id],
    queryFn: ({ signal }) => call(getReport, { params: { id }, signal }),
    enabled: id !== '',
    select: ({ data }) => data,
  });
  useTitle(t.report);
  if (report.data) return <ReportPage key={id} report={report.data} />;
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToReports />} title={t.report} />
      {id === '' || isMissing(report.error) ? (
        <EmptyState
          title={t.reportMissing}
          action={
            <Link to={paths.adminReports} replace className={buttonClass()}>
              {t.toTheList}
            </Link>
          }
        />
      ) : (
        <NotYet error={report.error} busy={report.isFetching} onRetry={() => void report.refetch()} />
      )}
    </div>
  );
}

function NotYet({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  if (!error) return <Skeleton kind="row" count={4} label={t.loadingRecord} className={styles.rows} />;
  return (
    <ErrorState title={t.reportFailed} retryLabel={shell.tryAgain} onRetry={onRetry} busy={busy}>
      {explain(error)}
    </ErrorState>
  );
}
