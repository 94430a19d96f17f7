import { useEffect, useRef, useState } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BrickDots } from '#web/shared/ui/brick-dots.tsx';
import { Failed, Still } from './fallbacks.tsx';
import styles from './model.module.css';
import { ModelControls } from './model-controls.tsx';
import type { HouseScene, Look } from './scene/scene.ts';
import { useKeys } from './use-keys.ts';
import { useScene } from './use-scene.ts';
import { useSeen } from './use-seen.ts';

/** Inside, a drag turns the visitor's head. A wheel or a pinch moves the house once the user has taken hold of it. */
export function useHold(scene: HouseScene | null, inside: boolean) {
  const last = useRef<number | null>(null);
  const letGo = () => {
    last.current = null;
  };
  return {
    onPointerDownCapture: (event: { clientX: number }) => {
      scene?.hold(true);
      last.current = inside ? event.clientX : null;
    },
    onPointerMove: (event: { clientX: number }) => {
      if (last.current === null || !inside) return;
      scene?.turn((last.current - event.clientX) * 0.006, 0);
      last.current = event.clientX;
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onFocus: () => scene?.hold(true),
    onBlur: () => scene?.hold(false),
  };
}

/** True as soon as `waiting` has gone on for longer than a glance takes. */
export function useSlow(waiting: boolean, glanceMs = 500): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), glanceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting, glanceMs]);
  return slow;
}

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

/** The house to walk round and through; a still drawing of it until it has come, and where there is no WebGL. */
export function Model({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const [turn, setTurn] = useState(0);
  return (
    <section className={styles.model} id="model" aria-labelledby="model-title">
      <h2 id="model-title">{t.model}</h2>
      <p className={styles.lead}>{t.modelLead}</p>
      {/* Another turn is another try. */}
      <Stage key={turn} plan={plan} onRetry={() => setTurn(turn + 1)} />
    </section>
  );
}
