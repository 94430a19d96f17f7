import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { isMissing, Missing } from './missing-record.tsx';
import styles from './record-page.module.css';

interface NoRecordProps {
  kind: ListingKind;
  /** Empty where the page was opened without naming one. */
  id: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** A record that is on its way, did not load, or is not there. */
export function NoRecord(props: NoRecordProps) {
  const { kind, id, error, busy, onRetry } = props;
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  if (id === '' || isMissing(error)) return <Missing kind={kind} />;
  if (error)
    return (
      <div className={cx('wrap', styles.alone)}>
        <ErrorState title={t.recordFailed} retryLabel={shell.tryAgain} onRetry={onRetry} busy={busy}>
          {explain(error)}
        </ErrorState>
      </div>
    );
  return (
    <div className="wrap">
      <div role="status" className={styles.loading}>
        <span className="sr">{t.loadingRecord}</span>
        <Glint height={420} radius={16} />
        <Glint height={320} radius={16} />
      </div>
    </div>
  );
}
