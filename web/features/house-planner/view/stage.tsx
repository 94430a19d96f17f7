import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BrickDots } from '#web/shared/ui/brick-dots.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { OutsideDrawing } from '../drawing/outside/outside-drawing.tsx';
import styles from './model.module.css';
import { ModelControls } from './model-controls.tsx';
import type { HouseScene, Look } from './scene/scene.ts';
import { useSeen } from './use-seen.ts';

const loadScene = () => import('./scene/scene.ts');
// Where the address leads to the model, it is on its way while the plan is drawn.
if (globalThis.location?.hash === '#model') loadScene().catch(() => undefined);

type SceneState = 'away' | 'shown' | 'noWebgl' | 'lostWebgl' | 'failed3d';

/** Loads three with the first view of it, and lets go of the graphics memory at the end. */
function useScene(
  plan: Plan,
  stage: RefObject<HTMLElement | null>,
  { wanted, road }: { wanted: boolean; road: string },
) {
  const [state, setState] = useState<SceneState>('away');
  const [scene, setScene] = useState<HouseScene | null>(null);
  useEffect(() => {
    const place = stage.current;
    if (!wanted || !place) return;
    let made: HouseScene | null = null;
    let over = false;
    const canvas = document.createElement('canvas');
    const refit = () => made?.resize(place.clientWidth, place.clientHeight);
    const sized = new ResizeObserver(refit);
    const lost = (event: Event) => {
      event.preventDefault();
      setState('lostWebgl');
    };
    canvas.addEventListener('webglcontextlost', lost);
    const open = async (): Promise<SceneState> => {
      // On its way while the graphics wake up, which may take a second.
      const loading = loadScene();
      const context = canvas.getContext('webgl2', { antialias: true });
      if (!context) return 'noWebgl';
      const module = await loading;
      if (over) return 'away';
      made = new module.HouseScene(canvas, context, { plan, road });
      place.prepend(canvas);
      refit();
      sized.observe(place);
      setScene(made);
      return 'shown';
    };
    open().then(setState, () => setState('failed3d'));
    return () => {
      over = true;
      sized.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.remove();
      made?.dispose();
      setScene(null);
    };
  }, [plan, stage, wanted, road]);
  return { state, scene };
}

const stride = 0.35;
const angle = 0.16;

/** Inside, the letters that games walk by are arrows too. */
const letters: Record<string, string> = { w: 'ArrowUp', a: 'ArrowLeft', s: 'ArrowDown', d: 'ArrowRight' };

/** @returns whether the key means something here */
export function pressKey(scene: HouseScene, pressed: string, inside: boolean): boolean {
  const key = (inside && letters[pressed.toLowerCase()]) || pressed;
  const around = { ArrowLeft: -angle, ArrowRight: angle }[key];
  const over = { ArrowUp: -angle, ArrowDown: angle }[key];
  const nearer = { '+': 0.85, '=': 0.85, '-': 1.18 }[key];
  if (around !== undefined) scene.turn(around, 0);
  else if (over !== undefined && inside) scene.walk((-over / angle) * stride, 0);
  else if (over !== undefined) scene.turn(0, over);
  else if (inside) return false;
  else if (nearer !== undefined) scene.zoom(nearer);
  else if (key === 'Home') scene.reset();
  else return false;
  return true;
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

/** What has its own use for arrows and letters. */
const fields = 'input, textarea, select, dialog, [contenteditable], [role=menu], [role=listbox]';

/**
 * Keys move the house while it has the focus. On a walk they move the visitor at once, wherever the focus is, but in a
 * field that takes keys itself.
 * @returns what hears the keys of the stage
 */
export function useKeys(scene: HouseScene | null, inside: boolean): (event: Pressed) => void {
  const press = (event: Pressed) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    if (scene && !isCommand && pressKey(scene, event.key, inside)) event.preventDefault();
  };
  useEffect(() => {
    if (!scene || !inside) return;
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyped = target instanceof Element && target.closest(fields) !== null;
      const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (!isTyped && !isCommand && pressKey(scene, event.key, true)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [scene, inside]);
  return press;
}

const looks = {
  day: { view: 'right', light: 'day', paint: 'cream' },
  night: { view: 'right', light: 'night', paint: 'cream' },
} as const;

function Still({ plan, night }: { plan: Plan; night: boolean }) {
  const t = useMessages('house');
  return <OutsideDrawing plan={plan} look={night ? looks.night : looks.day} label={t.views.front} />;
}

function Failed({ state, onRetry }: { state: SceneState; onRetry: () => void }) {
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
