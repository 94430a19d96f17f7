import type { ReactNode, RefCallback } from 'react';
import { cx } from './cx.ts';
import styles from './table.module.css';

export type TableColumn = {
  label: ReactNode;
  /** The label on a phone's card, where it differs. */
  cardLabel?: string;
  /** Set at the right, in figures of one width. */
  numeric?: boolean;
};

export type TableRow = {
  key: string;
  /** One cell a column: the first holds the name (see `tableNameClass`), the last the badge or a figure. */
  cells: ReactNode[];
  /** Turns the line over the badge green on a phone's card. */
  verified?: boolean;
};

/** For the link in a row's first cell: its target is the whole row. */
export const tableNameClass = styles.name;

/** Rows that open as a whole; below md each is a card with its badge on the plinth. */
export function Table({
  caption,
  columns,
  rows,
  body,
}: {
  caption: string;
  columns: TableColumn[];
  rows: TableRow[];
  /** Gets the element whose children are the rows. */
  body?: RefCallback<HTMLElement>;
}) {
  const last = columns.length - 1;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <th key={place} scope="col" className={cx(column.numeric && styles.numeric)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={row.key} className={cx(row.verified && styles.verified)}>
              {columns.map((column, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  key={place}
                  className={cx(
                    column.numeric && styles.numeric,
                    place === 0 && styles.nameCell,
                    place === last && !column.numeric && styles.badgeCell,
                  )}
                  data-label={
                    column.cardLabel ?? (typeof column.label === 'string' ? column.label : undefined)
                  }
                >
                  {row.cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
