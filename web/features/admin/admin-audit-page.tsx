import type { z } from 'zod';
import { getAuditLog, type ListingKind, listingKinds } from '#contract/admin/admin.calls.ts';
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
import styles from './lists/admin-list.module.css';
import { BackToDashboard } from './lists/links.tsx';
import { ListBody } from './lists/list-body.tsx';
import { recordLink } from './lists/record-links.ts';

type Line = z.infer<typeof getAuditLog.response>['data'][number];

/** Who did what to which record, and when (docs/rules.md#privacy-5). */
export function AdminAuditPage() {
  const t = useMessages('admin');
  const language = useLanguage();
  useTitle(t.auditLog);
  const list = useEndlessList({
    key: ['adminAudit'],
    load: async ({ cursor, signal }) => {
      const page = await call(getAuditLog, { query: { cursor }, signal });
      return { ...page, data: page.data.map((line) => ({ ...line, id: line._id })) };
    },
  });
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={t.auditLog} lead={t.auditLead} />
      <ListBody list={list} empty={<EmptyState title={t.auditEmpty} />}>
        {(lines) => (
          <Table
            caption={t.auditLog}
            columns={[
              { label: t.act },
              { label: t.record },
              { label: t.recordKind },
              { label: t.by },
              { label: t.when },
            ]}
            rows={lines.map((line) => ({
              key: line._id,
              cells: [
                <ActCell key="act" line={line} />,
                line.recordName || t.nothing,
                line.kind ? t.auditKinds[line.kind] : t.nothing,
                line.adminName ?? t.nothing,
                dateTime(line.createdAt, language),
              ],
            }))}
          />
        )}
      </ListBody>
    </div>
  );
}

const isListing = (kind: string): kind is ListingKind => listingKinds.some((known) => known === kind);

/** Opens the record, where there still is one. */
function ActCell({ line: { act, kind, recordId } }: { line: Line }) {
  const t = useMessages('admin');
  if (!kind || !recordId || act === 'delete') return <b>{t.acts[act]}</b>;
  if (kind === 'report')
    return (
      <Link className={tableNameClass} to={paths.adminReport} search={{ id: recordId }}>
        {t.acts[act]}
      </Link>
    );
  if (kind === 'account')
    return (
      <Link className={tableNameClass} to={paths.adminAccount} search={{ id: recordId }}>
        {t.acts[act]}
      </Link>
    );
  if (!isListing(kind)) return <b>{t.acts[act]}</b>;
  return (
    <Link className={tableNameClass} {...recordLink(kind, { id: recordId })}>
      {t.acts[act]}
    </Link>
  );
}
