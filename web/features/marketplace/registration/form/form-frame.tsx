import type { ReactNode } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import styles from './form.module.css';

export function FormFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead title={title} lead={lead} />
      {children}
    </div>
  );
}

export function FormSkeleton({ title }: { title: string }) {
  const shell = useMessages('shell');
  return (
    <FormFrame title={title}>
      <div role="status" className={styles.form}>
        <span className="sr">{shell.loading}</span>
        <div className={styles.main}>
          <div className={styles.fields}>
            {['a', 'b', 'c', 'd'].map((place) => (
              <Glint key={place} height={52} radius={12} />
            ))}
          </div>
        </div>
      </div>
    </FormFrame>
  );
}
