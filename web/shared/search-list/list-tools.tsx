import type { ComponentProps, ReactNode } from 'react';
import { ListSearch } from './list-search.tsx';
import styles from './list-tools.module.css';

/** Over a table: free search at the left, what narrows or orders it at the right. */
export function ListTools({
  children,
  ...search
}: ComponentProps<typeof ListSearch> & { children: ReactNode }) {
  return (
    <div className={styles.tools}>
      <ListSearch {...search} />
      <div className={styles.order}>{children}</div>
    </div>
  );
}
