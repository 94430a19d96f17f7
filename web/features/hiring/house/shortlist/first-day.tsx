import { addDays } from '#domain/calendar/dates.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './shortlist.module.css';

interface DayProps {
  today: string;
  from: string;
  onFrom: (from: string) => void;
}

/** Who is free by then comes first. */
export function FirstDay({ today, from, onFrom }: DayProps) {
  const t = useMessages('house');
  return (
    <div className={styles.firstDay}>
      <Field label={t.askFrom} hint={t.askFromHint}>
        <TextInput
          type="date"
          min={today}
          max={addDays(today, 365)}
          value={from}
          onChange={(event) => onFrom(event.target.value)}
        />
      </Field>
    </div>
  );
}
