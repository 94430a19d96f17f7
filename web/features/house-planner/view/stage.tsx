import { useEffect, useRef, useState } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BrickDots } from '#web/shared/ui/brick-dots.tsx';
import styles from './controls/model.module.css';
import { ModelControls } from './controls/model-controls.tsx';
import { Failed, Still } from './fallbacks.tsx';
import type { Look } from './scene/scene.ts';
import { useHold } from './use-hold.ts';
import { useKeys } from './use-keys.ts';
import { useScene } from './use-scene.ts';
import { useSeen } from './use-seen.ts';
import { useSlow } from './use-slow.ts';

const sight: Look = { hidden: [], night: false, inside: null };

export function Stage({ plan, onRetry }: { plan: Plan; onRetry: () => void }) {
  const t = useMessages('house');
  const stage = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const seen = useSeen(stage) || hash === 'model';
  const { road } = plan.answers;
  const { state, scene } = useScene(plan, stage, { wanted: seen, road: road ? t.roadAt[road] : t.road });
  const [look, setLook] = useState(sight);
  useEffect(() => scene?.show(look), [scene, look]);
  const inside = look.inside !== null;
  const hold = useHold(scene, inside);
  const keys = useKeys(scene, inside);
  const shown = state === 'shown';
  const coming = state === 'away';
  // Thousands of lines: drawn in vain where the house itself is there at once.
  const slow = useSlow(seen && coming);
  return (
    <div className={styles.card}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles */}
      <div
        ref={stage}
        className={styles.stage}
        data-state={state}
        role={shown ? 'application' : 'group'}
        aria-label={inside ? t.walkName : t.modelName}
        tabIndex={shown ? 0 : undefined}
        onKeyDown={keys}
        {...hold}
      >
        {!shown && (slow || !coming) && <Still plan={plan} night={look.night} />}
        {slow && coming && (
          <span className={styles.loading}>
            <BrickDots label={t.loading3d} />
          </span>
        )}
      </div>
      <Failed state={state} onRetry={onRetry} />
      {scene && shown && <ModelControls plan={plan} scene={scene} look={look} onLook={setLook} />}
    </div>
  );
}
