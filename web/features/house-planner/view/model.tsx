import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BrickDots } from '#web/shared/ui/brick-dots.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { OutsideDrawing } from '../drawing/outside-drawing.tsx';
import styles from './model.module.css';
import { ModelControls } from './model-controls.tsx';
import type { Look } from './scene.ts';
import { pressKey, type SceneState, useHold, useScene } from './use-scene.ts';
import { useSeen } from './use-seen.ts';

/** The house to walk round and through; a still drawing of it until it has come, and where there is no WebGL. */
export function Model({ plan }: { plan: Plan }) {
  const words = useMessages('house');
  const [turn, setTurn] = useState(0);
  return (
    <section className={styles.model} id="model" aria-labelledby="model-title">
      <h2 id="model-title">{words.model}</h2>
      <p className={styles.lead}>{words.modelLead}</p>
      {/* Another turn is another try. */}
      <Stage key={turn} plan={plan} onRetry={() => setTurn(turn + 1)} />
    </section>
  );
}

const sight: Look = { hidden: [], night: false, inside: null };

function Stage({ plan, onRetry }: { plan: Plan; onRetry: () => void }) {
  const words = useMessages('house');
  const stage = useRef<HTMLDivElement>(null);
  const seen = useSeen(stage);
  const { state, scene } = useScene(plan, stage, seen);
  const [look, setLook] = useState(sight);
  useEffect(() => scene?.show(look), [scene, look]);
  const inside = look.inside !== null;
  const hold = useHold(scene, inside);
  const keys = (event: KeyboardEvent) => {
    if (scene && !event.ctrlKey && !event.metaKey && !event.altKey && pressKey(scene, event.key, inside))
      event.preventDefault();
  };
  const shown = state === 'shown';
  return (
    <div className={styles.card}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles */}
      <div
        ref={stage}
        className={styles.stage}
        data-state={state}
        role={shown ? 'application' : 'group'}
        aria-label={inside ? words.walkName : words.modelName}
        tabIndex={shown ? 0 : undefined}
        onKeyDown={keys}
        {...hold}
      >
        {!shown && <Still plan={plan} night={look.night} />}
        {seen && state === 'away' && (
          <span className={styles.loading}>
            <BrickDots label={words.loading3d} />
          </span>
        )}
      </div>
      <Failed state={state} onRetry={onRetry} />
      {scene && shown && <ModelControls plan={plan} scene={scene} look={look} onLook={setLook} />}
    </div>
  );
}

function Still({ plan, night }: { plan: Plan; night: boolean }) {
  const words = useMessages('house');
  const look = { view: 'right', light: night ? 'night' : 'day', paint: 'cream' } as const;
  return <OutsideDrawing plan={plan} look={look} label={words.views.front} />;
}

function Failed({ state, onRetry }: { state: SceneState; onRetry: () => void }) {
  const words = useMessages('house');
  if (state !== 'noWebgl' && state !== 'lostWebgl' && state !== 'failed3d') return null;
  return (
    <div className={styles.failed} role="status">
      <p>{words[state]}</p>
      {state !== 'noWebgl' && (
        <Button kind="line" icon="refresh" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
