import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { closeReport, getReport, type Report } from '#contract/admin/admin.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from '../lists/admin-list.module.css';
import { BackToReports } from '../lists/links.tsx';
import { useRecordId } from '../lists/record-links.ts';
import { Details } from '../records/parts/details.tsx';
import { isMissing } from '../records/parts/missing-record.tsx';
import adminReportStyles from './admin-report.module.css';
import { ReportedConversation } from './reported-conversation.tsx';

function CloseReport({ id }: { id: string }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: () => call(closeReport, { params: { id }, body: { closed: true } }),
    onSuccess: () => {
      toast.success(t.reportClosedDone);
      // Nothing of the conversation stays in memory.
      queries.removeQueries({ queryKey: ['adminReported', id] });
      queries.removeQueries({ queryKey: ['adminReportedWork', id] });
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
        {t.closeReport}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => close.mutate()}
        title={t.closeReportTitle}
        confirmLabel={t.closeReport}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={close.isPending}
      >
        {t.closeReportText}
      </LineConfirm>
    </>
  );
}

function ReportPage({ report }: { report: Report }) {
  const t = useMessages('admin');
  const { gone } = useMessages('chat');
  const language = useLanguage();
  const { reason, createdAt, closedAt } = report;
  const reporter = report.reporter.fullname ?? gone;
  const reported = report.reported.fullname ?? gone;
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead
        back={<BackToReports />}
        title={t.reportTitle(reporter, reported)}
        aside={!closedAt && <CloseReport id={report._id} />}
      />
      <div className={adminReportStyles.parts}>
        <Details
          title={t.details}
          facts={[
            [t.reporter, <Person key="reporter" person={report.reporter} />],
            [t.reported, <Person key="reported" person={report.reported} />],
            [t.reportedOn, dateTime(createdAt, language)],
            closedAt ? [t.closedOn, dateTime(closedAt, language)] : [t.reportState, t.reportOpen],
            [
              t.whatHappened,
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

/** Leads to the account, where there still is one: it can be suspended there. */
function Person({ person: { _id: id, fullname } }: { person: Report['reporter'] }) {
  const { gone } = useMessages('chat');
  if (fullname === null) return gone;
  return (
    <Link to={paths.adminAccount} search={{ id }}>
      {fullname}
    </Link>
  );
}

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
