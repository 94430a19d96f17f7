import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Switch } from '#web/shared/ui/choices.tsx';
import type { ControlProps } from './control-props.ts';
import { Downloads } from './downloads.tsx';
import { Layers } from './layer-choice.tsx';
import styles from './model.module.css';
import { Moves } from './move-buttons.tsx';

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
