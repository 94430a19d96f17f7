import { type ReactNode, useId } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { WorkTab } from '../parts/tabs.ts';
import styles from './home.module.css';

interface Props {
  title: string;
  /** Where all of it stands. */
  tab?: WorkTab;
  /** There is more than is shown here. */
  more?: boolean;
  children: ReactNode;
}

/** A part of the own page, with the way to all of it. */
export function HomeSection({ title, tab, more, children }: Props) {
  const { home } = useMessages('work');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more && tab && (
          <Link to={paths.myWork} search={{ tab }} className={styles.all}>
            {home.all}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
