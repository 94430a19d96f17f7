import { getSuspended, type SuspendedAccount } from '#contract/admin/suspensions.calls.ts';
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

/** The accounts that are suspended now, the newest first (docs/rules.md#admin-6). */
export function AdminSuspendedPage() {
  const t = useMessages('admin');
  const row = useRow();
  useTitle(t.suspendedAccounts);
  const list = useEndlessList({
    key: ['adminSuspended'],
    load: async ({ cursor, signal }) => {
      const page = await call(getSuspended, { query: { cursor }, signal });
      return { ...page, data: page.data.map((one) => ({ ...one, id: one._id })) };
    },
  });
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={t.suspendedAccounts} lead={t.suspendedLead} />
      <ListBody list={list} empty={<EmptyState title={t.suspendedEmpty} />}>
        {(accounts) => (
          <Table
            caption={t.suspendedAccounts}
            columns={[
              { label: t.account },
              { label: t.reason },
              { label: t.suspendedOn },
              { label: t.suspensionNote },
            ]}
            rows={accounts.map(row)}
          />
        )}
      </ListBody>
    </div>
  );
}

function useRow() {
  const t = useMessages('admin');
  const language = useLanguage();
  return ({ _id, userId, fullname, reason, note, createdAt }: SuspendedAccount) => ({
    key: _id,
    cells: [
      <Link key="link" className={tableNameClass} to={paths.adminAccount} search={{ id: userId }}>
        {fullname}
      </Link>,
      t.suspensionReasons[reason],
      dateTime(createdAt, language),
      <span key="note" className={styles.text}>
        {note}
      </span>,
    ],
  });
}
