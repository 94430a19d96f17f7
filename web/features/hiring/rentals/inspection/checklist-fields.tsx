import { useState } from 'react';
import { inspectionItems } from '#contract/hiring/hiring-words.ts';
import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './checklist.module.css';
import { allGood, type Checklist } from './checklist.ts';
import { PointRow } from './point-row.tsx';

interface ChecklistFieldsProps {
  checklist: Checklist;
  handover: Inspection | undefined;
  onChange: (checklist: Checklist) => void;
  meterError?: string | undefined;
}

const fuelSteps = [0, 25, 50, 75, 100];

export function ChecklistFields({ checklist, handover, onChange, meterError }: ChecklistFieldsProps) {
  const t = useMessages('rentals');
  const { items, own, hourMeter, fuel, note } = checklist;
  const set = (change: Partial<Checklist>) => onChange({ ...checklist, ...change });
  return (
    <>
      <Button kind="soft" icon="check" onClick={() => onChange(allGood(checklist))}>
        {t.allGood}
      </Button>
      <div className={styles.points}>
        {inspectionItems.map((item) => (
          <PointRow
            key={item}
            name={t.items[item]}
            point={items[item]}
            before={handover?.items[item].state}
            onChange={(change) => set({ items: { ...items, [item]: { ...items[item], ...change } } })}
          />
        ))}
        {own.map((point, place) => (
          <PointRow
            key={point.name}
            name={point.name}
            point={point}
            onChange={(change) => set({ own: own.with(place, { ...point, ...change }) })}
            onRemove={() => set({ own: own.toSpliced(place, 1) })}
          />
        ))}
      </div>
      <NewPoint
        taken={own.map(({ name }) => name)}
        onAdd={(name) => set({ own: [...own, { name, state: undefined, note: '' }] })}
      />
      <Field label={t.hourMeter} error={meterError}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={hourMeter}
          onChange={(event) => set({ hourMeter: event.target.value })}
        />
      </Field>
      <Chips
        legend={t.fuel}
        choices={fuelSteps.map((percent) => ({ value: String(percent), label: t.fuelOf(percent) }))}
        value={fuel === undefined ? '' : String(fuel)}
        onChange={(percent) => set({ fuel: Number(percent) })}
      />
      <Field label={t.remark}>
        <TextArea rows={2} value={note} onChange={(event) => set({ note: event.target.value })} />
      </Field>
    </>
  );
}

function NewPoint({ taken, onAdd }: { taken: string[]; onAdd: (name: string) => void }) {
  const t = useMessages('rentals');
  const [name, setName] = useState('');
  const add = () => {
    const point = name.trim();
    if (point === '' || taken.includes(point) || taken.length >= 20) return;
    onAdd(point);
    setName('');
  };
  return (
    <div className={styles.newPoint}>
      <Field label={t.addPoint}>
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button kind="line" icon="plus" aria-label={t.add} onClick={add} />
    </div>
  );
}
