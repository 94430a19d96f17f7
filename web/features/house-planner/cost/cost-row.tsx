import { useId, useState } from 'react';
import type { CostLine } from '#domain/estimate/cost.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useAmount } from './amounts/use-amount.ts';
import styles from './cost-section.module.css';
import { Counted } from './counted.tsx';
import { RateField } from './rate-field.tsx';

/** One line of the estimate; how it was counted opens below it. */
export function CostRow({ line, onRate }: { line: CostLine; onRate: (rate: number | undefined) => void }) {
  const t = useMessages('house');
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = t.items[line.key];
  const { amount, beside: besideOf } = useAmount();
  const beside = besideOf(line.amount, line.unit);
  const range = t.costRange(rupees(Math.round(line.costLow)), rupees(Math.round(line.costHigh)));
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t.howOf(name)}
        onClick={() => setOpen(!open)}
      >
        <span>
          <b>{name}</b>
          <small>
            {beside ? `${amount(line.amount, line.unit)} (${beside})` : amount(line.amount, line.unit)}
          </small>
        </span>
        <Icon name="down" size={20} />
      </button>
      <RateField line={line} onRate={onRate} />
      <p className={styles.amount}>{range}</p>
      <div id={id} hidden={!open} className={styles.how}>
        <Counted line={line} />
        {line.changed && (
          <Button kind="line" size="sm" icon="refresh" onClick={() => onRate(undefined)}>
            {t.reset}
          </Button>
        )}
      </div>
    </li>
  );
}
