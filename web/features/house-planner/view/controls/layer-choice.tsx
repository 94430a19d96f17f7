import { useMessages } from '#web/shared/i18n/messages.ts';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import type { ControlProps } from './control-props.ts';
import styles from './model.module.css';

export function Layers({ plan, look, onLook }: Omit<ControlProps, 'scene'>) {
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
