import type { ReactNode } from 'react';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './details.module.css';

/** A wide fact takes a line of its own, on a phone or everywhere. */
export type Detail = [label: string, value: ReactNode, wide?: 'wide' | 'wideOnPhone'];

/** Facts in a grid; what is absent or empty is left out. */
export function Details({
  title,
  facts,
  children,
}: {
  title: string;
  facts: Detail[];
  children?: ReactNode;
}) {
  const given = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <Card as="section" aria-label={title} className={styles.details}>
      <h2>{title}</h2>
      <dl>
        {given.map(([label, value, wide], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have one label
          <div key={`${label} ${place}`} className={wide && styles[wide]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.more}>{children}</div>}
    </Card>
  );
}
