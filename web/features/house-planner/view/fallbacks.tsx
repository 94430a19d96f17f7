import type { Plan } from '#domain/house/model/model.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { OutsideDrawing } from '../drawing/outside/outside-drawing.tsx';
import styles from './model.module.css';
import type { SceneState } from './use-scene.ts';

const looks = {
  day: { view: 'right', light: 'day', paint: 'cream' },
  night: { view: 'right', light: 'night', paint: 'cream' },
} as const;

export function Still({ plan, night }: { plan: Plan; night: boolean }) {
  const t = useMessages('house');
  return <OutsideDrawing plan={plan} look={night ? looks.night : looks.day} label={t.views.front} />;
}

export function Failed({ state, onRetry }: { state: SceneState; onRetry: () => void }) {
  const t = useMessages('house');
  if (state !== 'noWebgl' && state !== 'lostWebgl' && state !== 'failed3d') return null;
  return (
    <div className={styles.failed} role="status">
      <p>{t[state]}</p>
      {state !== 'noWebgl' && (
        <Button kind="line" icon="refresh" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      )}
    </div>
  );
}
