import { useId } from 'react';
import { type ItemState, itemStates } from '#contract/hiring/hiring-words.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './checklist.module.css';
import type { Point } from './checklist.ts';

interface PointRowProps {
  name: string;
  point: Point;
  /** How it was when the machine was handed over. */
  before?: ItemState | undefined;
  onChange: (change: Partial<Point>) => void;
  onRemove?: () => void;
}

/** One point of the checklist: a tap says how it is. */
export function PointRow({ name, point, before, onChange, onRemove }: PointRowProps) {
  const t = useMessages('rentals');
  const group = useId();
  const bad = point.state === 'worn' || point.state === 'broken';
  return (
    <fieldset className={styles.point}>
      <legend>
        {name}
        {before && <small>{t.atHandover(t.states[before])}</small>}
      </legend>
      {onRemove && (
        <IconButton className={styles.drop} icon="x" label={t.removePoint(name)} onClick={onRemove} />
      )}
      <div className={styles.states}>
        {itemStates.map((state) => (
          <label key={state} className={cx(styles.state, styles[state])}>
            <input
              type="radio"
              name={group}
              checked={point.state === state}
              onChange={() => onChange({ state })}
            />
            <span>{t.states[state]}</span>
          </label>
        ))}
      </div>
      {bad && (
        <TextInput
          aria-label={`${name}: ${t.note}`}
          placeholder={t.note}
          value={point.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      )}
    </fieldset>
  );
}
