import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { weekdayText } from '../../dates-text.ts';
import form from './wish/form.module.css';

// The week as calendars in India print it.
const week = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays without work; six at most, else no day would be left. */
export function RestDays({ value, onChange }: { value: number[]; onChange: (days: number[]) => void }) {
  const { when: t } = useMessages('requests');
  const language = useLanguage();
  const press = (day: number) =>
    onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day]);
  return (
    <FieldGroup legend={t.rest} hint={t.restHint}>
      <div className={form.toggles}>
        {week.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={value.includes(day)}
            aria-label={weekdayText(day, language)}
            disabled={!value.includes(day) && value.length >= 6}
            onClick={() => press(day)}
          >
            {weekdayText(day, language, 'short')}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}
