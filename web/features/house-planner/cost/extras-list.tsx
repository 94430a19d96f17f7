import type { ExtraCost } from '#domain/estimate/cost.ts';
import type { Extra } from '#domain/estimate/quantity-rows.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import styles from './extras.module.css';

const money = (amount: number) => rupees(Math.round(amount / 1000) * 1000);

/** What the sum has and has not, each with a switch and with what it adds. */
export function ExtrasList({
  extras,
  onTurn,
}: {
  extras: readonly ExtraCost[];
  onTurn: (extra: Extra, on: boolean) => void;
}) {
  const t = useMessages('house');
  const notDue: Partial<Record<Extra, string>> = t.notDue;
  const notes: Partial<Record<Extra, string>> = t.extrasNote;
  return (
    <fieldset className={styles.extras}>
      <legend>{t.extrasTitle}</legend>
      <div className={styles.list}>
        <p>{t.extrasLead}</p>
        {extras.map(({ extra, on, due, low, high }) => (
          <Checkbox
            key={extra}
            checked={on}
            onChange={(event) => onTurn(extra, event.target.checked)}
            label={
              <span className={styles.extra}>
                <b>{t.extras[extra]}</b>
                <span>{due ? t.costRange(money(low), money(high)) : (notDue[extra] ?? t.notDue.other)}</span>
                {on && due && notes[extra] && <small>{notes[extra]}</small>}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
