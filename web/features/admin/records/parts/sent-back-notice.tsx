import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './notice.module.css';

/** Why an admin sent the record back; its owner has not mended it yet. */
export function SentBackNotice({ reason }: { reason: string | null | undefined }) {
  const t = useMessages('admin');
  if (!reason) return null;
  return (
    <div className={cx(styles.notice, styles.calm)}>
      <Icon name="info" />
      <p>
        <b>{t.sentBackFor}</b>
        {reason}
      </p>
    </div>
  );
}
