import { useState } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox, Switch } from '#web/shared/ui/choices.tsx';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './model.module.css';
import type { HouseScene, Look } from './scene/scene.ts';

interface ControlProps {
  plan: Plan;
  scene: HouseScene;
  look: Look;
  onLook: (look: Look) => void;
}

function Downloads({ scene }: { scene: HouseScene }) {
  const t = useMessages('house');
  const [busy, setBusy] = useState(false);
  const save = async (file: Promise<Blob | null>, ending: string) => {
    setBusy(true);
    try {
      const made = await file;
      if (made) saveFile(`${t.fileName}.${ending}`, made);
    } catch {
      toast.error(t.failedDownload, { id: 'download' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.downloads}>
      <Button kind="line" icon="image" onClick={() => save(scene.png(), 'png')}>
        {t.png}
      </Button>
      <Button kind="line" icon="cube" loading={busy} onClick={() => save(scene.glb(), 'glb')}>
        {t.glb}
      </Button>
    </div>
  );
}

type Move = [IconName, string, () => void];

function Moves({ scene, inside }: { scene: HouseScene; inside: boolean }) {
  const t = useMessages('house');
  const moves: Move[] = inside
    ? [
        ['left', t.turnLeft, () => scene.walk(0, -0.4)],
        ['tall', t.forward, () => scene.walk(0.6, 0)],
        ['down', t.backward, () => scene.walk(-0.6, 0)],
        ['right', t.turnRight, () => scene.walk(0, 0.4)],
      ]
    : [
        ['left', t.turnLeft, () => scene.turn(-0.3, 0)],
        ['right', t.turnRight, () => scene.turn(0.3, 0)],
        ['upload', t.tiltUp, () => scene.turn(0, -0.2)],
        ['down', t.tiltDown, () => scene.turn(0, 0.2)],
        ['plus', t.closer, () => scene.zoom(0.8)],
        ['expand', t.further, () => scene.zoom(1.25)],
        ['refresh', t.resetView, () => scene.reset()],
      ];
  return (
    <div className={styles.moves}>
      {moves.map(([icon, label, act]) => (
        <IconButton key={label} icon={icon} label={label} title={label} onClick={act} />
      ))}
    </div>
  );
}

function Layers({ plan, look, onLook }: Omit<ControlProps, 'scene'>) {
  const t = useMessages('house');
  const floors = Array.from({ length: plan.floors + 1 }, (_, floor) => floor);
  const toggle = (floor: number, on: boolean) =>
    onLook({ ...look, hidden: on ? look.hidden.filter((one) => one !== floor) : [...look.hidden, floor] });
  return (
    <fieldset className={styles.layers}>
      <legend>{t.shownParts}</legend>
      {floors.map((floor) => (
        <Checkbox
          key={floor}
          label={floor === plan.floors ? t.roof : t.floorName(floor)}
          checked={!look.hidden.includes(floor)}
          onChange={(event) => toggle(floor, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** All that gestures do, as buttons too. */
export function ModelControls({ plan, scene, look, onLook }: ControlProps) {
  const t = useMessages('house');
  const inside = look.inside !== null;
  return (
    <div className={styles.controls}>
      <Moves scene={scene} inside={inside} />
      <div className={styles.switches}>
        <Button
          kind={inside ? 'primary' : 'soft'}
          icon={inside ? 'back' : 'home'}
          onClick={() => onLook({ ...look, inside: inside ? null : 0 })}
        >
          {inside ? t.walkOut : t.walkIn}
        </Button>
        <Switch
          label={look.night ? t.night : t.day}
          checked={look.night}
          onChange={(night) => onLook({ ...look, night })}
        />
      </div>
      {inside ? (
        <Chips
          legend={t.walkFloor}
          choices={Array.from({ length: plan.floors }, (_, floor) => ({
            value: String(floor),
            label: t.floorName(floor),
          }))}
          value={String(look.inside)}
          onChange={(floor) => onLook({ ...look, inside: Number(floor) })}
        />
      ) : (
        <Layers plan={plan} look={look} onLook={onLook} />
      )}
      <Downloads scene={scene} />
    </div>
  );
}
