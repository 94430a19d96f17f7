import { getReports, type Report } from '#contract/admin/admin.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { Table, tableNameClass } from '#web/shared/ui/table.tsx';
import styles from '../lists/admin-list.module.css';
import { BackToDashboard } from '../lists/links.tsx';
import { ListBody } from '../lists/list-body.tsx';
import reportStyles from './admin-report.module.css';

/** What members of a conversation showed to the admins, the open ones first (docs/rules.md#chat-11). */
export function AdminReportsPage() {
  const t = useMessages('admin');
  const row = useRow();
  useTitle(t.reports);
  const list = useEndlessList({
    key: ['adminReports'],
    load: async ({ cursor, signal }) => {
      const page = await call(getReports, { query: { cursor }, signal });
      return { ...page, data: page.data.map((report) => ({ ...report, id: report._id })) };
    },
  });
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={t.reports} lead={t.reportsLead} />
      <ListBody list={list} empty={<EmptyState spot="chat" title={t.reportsEmpty} />}>
        {(reports) => (
          <Table
            caption={t.reports}
            columns={[
              { label: t.report },
              { label: t.whatHappened },
              { label: t.reportedOn },
              { label: t.reportState },
            ]}
            rows={reports.map(row)}
          />
        )}
      </ListBody>
    </div>
  );
}

function useRow() {
  const t = useMessages('admin');
  const { gone } = useMessages('chat');
  const language = useLanguage();
  return ({ _id: id, reporter, reported, reason, createdAt, closedAt }: Report) => ({
    key: id,
    cells: [
      <Link key="link" className={tableNameClass} to={paths.adminReport} search={{ id }}>
        {t.reportTitle(reporter.fullname ?? gone, reported.fullname ?? gone)}
      </Link>,
      <span key="reason" className={reportStyles.excerpt}>
        {reason}
      </span>,
      dateTime(createdAt, language),
      closedAt ? (
        t.reportClosed
      ) : (
        <span key="state">
          <b className={styles.new}>{t.reportOpen}</b>
        </span>
      ),
    ],
  });
}
