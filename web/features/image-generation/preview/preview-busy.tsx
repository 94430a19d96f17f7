import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import type { Progress } from '../drawing/use-drawing.ts';
import styles from './preview.module.css';

export function Busy({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const t = useMessages('images');
  const percent = 'done' in progress ? Math.round(progress.done * 100) : 0;
  const label = 'ahead' in progress ? t.waiting(progress.ahead) : t.drawing(percent);
  return (
    <div className={styles.busy}>
      <div>
        <span className={styles.bricks} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <ProgressBar percent={percent} label={label} />
        <Button kind="line" size="sm" icon="x" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
