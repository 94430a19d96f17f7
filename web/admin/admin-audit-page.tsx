import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import { getAuditLog } from '#contract/admin/calls';
import { useLanguage, useWords } from '../languages/words.ts';
import { call } from '../lib/api.ts';
import { dateTime } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';
import { useEndlessList } from '../lists/endless-list.ts';
import { PageHead } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/states.tsx';
import { Table, tableNameClass } from '../ui/table.tsx';
import styles from './admin-list.module.css';
import { BackToDashboard, ListBody } from './admin-list.tsx';
import { recordLink } from './record-links.ts';

type Line = z.infer<typeof getAuditLog.response>['data'][number];

/** Decisions 5: who did what to which record, and when. */
export function AdminAuditPage() {
  const words = useWords('admin');
  const language = useLanguage();
  useTitle(words.auditLog);
  const list = useEndlessList({
    key: ['adminAudit'],
    load: async ({ cursor, signal }) => {
      const page = await call(getAuditLog, { query: { cursor }, signal });
      return { ...page, data: page.data.map((line) => ({ ...line, id: line._id })) };
    },
  });
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={words.auditLog} lead={words.auditLead} />
      <ListBody list={list} empty={<EmptyState title={words.auditEmpty} />}>
        {(lines) => (
          <Table
            caption={words.auditLog}
            columns={[
              { label: words.act },
              { label: words.record },
              { label: words.recordKind },
              { label: words.by },
              { label: words.when },
            ]}
            rows={lines.map((line) => ({
              key: line._id,
              cells: [
                <ActCell key="act" line={line} />,
                line.recordName || words.nothing,
                line.kind ? words.auditKinds[line.kind] : words.nothing,
                line.adminName ?? words.nothing,
                dateTime(line.createdAt, language),
              ],
            }))}
          />
        )}
      </ListBody>
    </div>
  );
}

/** Opens the record, where there still is one. */
function ActCell({ line: { act, kind, recordId } }: { line: Line }) {
  const words = useWords('admin');
  if (!kind || !recordId || act === 'delete' || kind === 'project' || kind === 'contactMessage')
    return <b>{words.acts[act]}</b>;
  if (kind === 'report')
    return (
      <Link className={tableNameClass} to={paths.adminReport} search={{ id: recordId }}>
        {words.acts[act]}
      </Link>
    );
  return (
    <Link className={tableNameClass} {...recordLink(kind, { id: recordId })}>
      {words.acts[act]}
    </Link>
  );
}
