import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { closeReport, getReport, type Report } from '#contract/admin/calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { ConfirmDialog } from '#web/shared/ui/modal.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from '../lists/admin-list.module.css';
import { useRecordId } from '../lists/record-links.ts';
import { Details, isMissing } from '../records/admin-record.tsx';
import reportStyles from './admin-report.module.css';
import { ReportedConversation } from './reported-conversation.tsx';

/** One report: who, about whom, why; and while it is open, the conversation. */
export function AdminReportPage() {
  const words = useMessages('admin');
  const id = useRecordId();
  const report = useQuery({
    queryKey: ['adminReport', id],
    queryFn: ({ signal }) => call(getReport, { params: { id }, signal }),
    enabled: id !== '',
    select: ({ data }) => data,
  });
  useTitle(words.report);
  if (report.data) return <ReportPage key={id} report={report.data} />;
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToReports />} title={words.report} />
      {id === '' || isMissing(report.error) ? (
        <EmptyState
          title={words.reportMissing}
          action={
            <Link to={paths.adminReports} replace className={buttonClass()}>
              {words.toTheList}
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
  const words = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  if (!error) return <Skeleton kind="row" count={4} label={words.loadingRecord} className={styles.rows} />;
  return (
    <ErrorState title={words.reportFailed} retryLabel={shell.tryAgain} onRetry={onRetry} busy={busy}>
      {explain(error)}
    </ErrorState>
  );
}

function BackToReports() {
  const words = useMessages('admin');
  return (
    <Link to={paths.adminReports} className={styles.back}>
      <Icon name="back" size={22} />
      {words.reports}
    </Link>
  );
}

function ReportPage({ report }: { report: Report }) {
  const words = useMessages('admin');
  const { gone } = useMessages('chat');
  const language = useLanguage();
  const { reason, createdAt, closedAt } = report;
  const reporter = report.reporter.fullname ?? gone;
  const reported = report.reported.fullname ?? gone;
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead
        back={<BackToReports />}
        title={words.reportTitle(reporter, reported)}
        aside={!closedAt && <CloseReport id={report._id} />}
      />
      <div className={reportStyles.parts}>
        <Details
          title={words.details}
          facts={[
            [words.reporter, reporter],
            [words.reported, reported],
            [words.reportedOn, dateTime(createdAt, language)],
            closedAt ? [words.closedOn, dateTime(closedAt, language)] : [words.reportState, words.reportOpen],
            [
              words.whatHappened,
              <span key="reason" className={styles.text}>
                {reason}
              </span>,
              'wide',
            ],
          ]}
        />
        <ReportedConversation report={report} />
      </div>
    </div>
  );
}

function CloseReport({ id }: { id: string }) {
  const words = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: () => call(closeReport, { params: { id }, body: { closed: true } }),
    onSuccess: () => {
      toast.success(words.reportClosedDone);
      // Nothing of the conversation stays in memory.
      queries.removeQueries({ queryKey: ['adminReported', id] });
    },
    onError: (error) => toast.error(explain(error)),
    onSettled: async () => {
      await Promise.all(
        [['adminReport', id], ['adminReports'], ['adminOverview'], ['adminAudit']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      setAsking(false);
    },
  });
  return (
    <>
      <Button icon="check" onClick={() => setAsking(true)}>
        {words.closeReport}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => close.mutate()}
        title={words.closeReportTitle}
        confirmLabel={words.closeReport}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={close.isPending}
      >
        {words.closeReportText}
      </ConfirmDialog>
    </>
  );
}
