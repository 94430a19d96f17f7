import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox, Switch } from '#web/shared/ui/choices.tsx';
import type { ControlProps } from './control-props.ts';
import { Downloads } from './downloads.tsx';
import styles from './model.module.css';
import { Moves } from './move-buttons.tsx';

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
