import type { Report } from '#contract/admin/admin.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import styles from '../lists/admin-list.module.css';
import { Details } from '../records/parts/details.tsx';
import reportStyles from './admin-report.module.css';
import { BackToReports } from './back-to-reports.tsx';
import { CloseReport } from './close-report.tsx';
import { ReportedConversation } from './conversation/reported-conversation.tsx';

export function ReportPage({ report }: { report: Report }) {
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
      <div className={reportStyles.parts}>
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
