import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { dayName } from '../../day-names.ts';
import type { Book, Unsent } from '../book/book.ts';
import { useBookWords, useDayWord } from '../book/book-words.ts';
import { useUnitNames } from '../book/unit-names.ts';
import type { Chosen } from './day-look.ts';
import { lookOf, unsentDay } from './day-look.ts';
import styles from './grid.module.css';
import { UnitName } from './unit-name.tsx';
import { hoursOfMine, useSayDay } from './use-say-day.ts';

/** What both sides say of the chosen day, with its overtime, or a machine's hours. */
export function DayPanel({ book, unsent, chosen }: { book: Book; unsent: Unsent[]; chosen: Chosen }) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { sides } = useBookWords(book);
  const nameOf = useUnitNames(book);
  const dayWord = useDayWord(book);
  const day = book.days.find(({ unitId, date }) => unitId === chosen.unit && date === chosen.date);
  const look = lookOf(book.side, day, unsentDay(unsent, chosen));
  const canSay = book.open.days && look.mine !== null && look.mine !== 'absent';
  const words = (mark: typeof look.mine) => (mark ? dayWord({ mark }) : t.nothingYet);
  const unit = book.units.find(({ _id }) => _id === chosen.unit);
  const canName = book.side === 'provider' && !book.ownUnitOnly && unit && !unit.hasAccount;
  return (
    <div className={styles.panel}>
      <h3>
        {dayName(chosen.date, language)}: {nameOf(chosen.unit)}
      </h3>
      <dl>
        <div>
          <dt>{t.youSay}</dt>
          <dd>{words(look.mine)}</dd>
        </div>
        <div>
          <dt>{sides[book.side === 'customer' ? 'provider' : 'customer']}</dt>
          <dd>{words(look.theirs)}</dd>
        </div>
        {!canSay && day && day.overtimeHours > 0 && (
          <div>
            <dt>{t.overtime}</dt>
            <dd>{t.hours(day.overtimeHours)}</dd>
          </div>
        )}
      </dl>
      {canName && (
        <div>
          <UnitName key={unit._id} book={book} unit={unit} />
        </div>
      )}
      {day?.late && <p className={styles.hint}>{t.late}</p>}
      {canSay && <Hours book={book} unsent={unsent} chosen={chosen} />}
    </div>
  );
}

/** Of people the overtime, of a machine the hours that it ran. */
function Hours({ book, unsent, chosen }: { book: Book; unsent: Unsent[]; chosen: Chosen }) {
  const t = useMessages('ledger');
  const sayDay = useSayDay(book, unsent);
  const { overtimeHours, hours } = hoursOfMine(book, unsent, chosen);
  return book.machine ? (
    <Stepper
      label={t.hoursRun}
      value={hours}
      least={1}
      most={24}
      onChange={(value) => sayDay(chosen, { hours: value })}
    />
  ) : (
    <Stepper
      label={t.overtime}
      value={overtimeHours}
      most={8}
      onChange={(value) => sayDay(chosen, { overtimeHours: value })}
    />
  );
}

interface StepperProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

function Stepper({ label, value, least = 0, most, onChange }: StepperProps) {
  const t = useMessages('ledger');
  return (
    <div className={styles.stepper}>
      <span>{label}</span>
      <IconButton
        icon="minus"
        label={t.less(label)}
        disabled={value <= least}
        onClick={() => onChange(Math.max(least, value - 1))}
      />
      <output>{t.hours(value)}</output>
      <IconButton
        icon="plus"
        label={t.more(label)}
        disabled={value >= most}
        onClick={() => onChange(Math.min(most, value + 1))}
      />
    </div>
  );
}
