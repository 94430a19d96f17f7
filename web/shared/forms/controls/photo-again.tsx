import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import styles from './fields.module.css';

/** With `capture` a phone opens its camera alone; a picture taken before needs a way of its own. */
export function FromGallery({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useMessages('registration');
  return (
    <label className={`${buttonClass({ kind: 'quiet', size: 'sm' })} ${styles.gallery}`}>
      <input
        className="sr"
        type="file"
        accept="image/*"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
      {t.fromGallery}
    </label>
  );
}

/** Beside a photo that did not arrive. */
export function AfterFailure({ onRetry, onLeaveOut }: { onRetry?: () => void; onLeaveOut: () => void }) {
  const t = useMessages('registration');
  const shell = useMessages('shell');
  return (
    <div className={styles.again}>
      {onRetry && (
        <Button kind="line" size="sm" icon="refresh" onClick={onRetry}>
          {shell.tryAgain}
        </Button>
      )}
      <Button kind="quiet" size="sm" onClick={onLeaveOut}>
        {t.leaveOut}
      </Button>
    </div>
  );
}
