import type { ReactNode } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { TableRow } from '#web/shared/ui/table.tsx';
import styles from './bulk.module.css';
import type { Bulk, Chosen } from './use-bulk.ts';

/** The row with a box before its name. */
export function withChoice(row: TableRow, bulk: Bulk, record: Chosen): TableRow {
  const [name, ...cells] = row.cells;
  const first = (
    <Choice key="name" bulk={bulk} record={record}>
      {name}
    </Choice>
  );
  return { ...row, cells: [first, ...cells] };
}

function Choice({ bulk, record, children }: { bulk: Bulk; record: Chosen; children: ReactNode }) {
  const { bulk: t } = useMessages('admin');
  const on = bulk.isChosen(record.id);
  return (
    <span className={styles.choice}>
      <label>
        <input
          type="checkbox"
          aria-label={t.choose(record.name)}
          checked={on}
          disabled={!on && bulk.full}
          onChange={(event) => bulk.choose(record, event.target.checked)}
        />
      </label>
      {children}
    </span>
  );
}
