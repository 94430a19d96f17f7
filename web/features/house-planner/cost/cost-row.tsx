import { useId, useState } from 'react';
import { decimalOf } from '#contract/written.ts';
import type { CostLine } from '#domain/estimate/cost.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import styles from './cost-section.module.css';
import { Counted } from './counted.tsx';
import { useAmount } from './phases/use-amount.ts';

/** With paise; 0 where it cannot be read. */
const read = (typed: string): number => decimalOf(typed.replace('₹', '')) ?? 0;
const written = (rate: number) => String(Math.round(rate * 100) / 100);

/** What is typed counts as soon as it is a rate; what is none stays with its fault, and the last rate counts. */
function RateField({ line, onRate }: { line: CostLine; onRate: (rate: number | undefined) => void }) {
  const t = useMessages('house');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const unit = t.units[line.unit];
  const rate = read(typed ?? '');
  const wrong = typed !== null && !(rate > 0 && rate <= 10_000_000);
  const type = (text: string) => {
    setTyped(text);
    const value = Math.round(read(text) * 100) / 100;
    if (value > 0 && value <= 10_000_000) onRate(value);
  };
  return (
    <div className={styles.rate}>
      <span aria-hidden="true">₹</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={t.rateOf(t.items[line.key], unit)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        data-changed={line.changed || undefined}
        value={typed ?? written(line.rate)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => (!wrong || typed.trim() === '') && setTyped(null)}
      />
      <span aria-hidden="true">{`/ ${unit}`}</span>
      {wrong && <FieldError id={id}>{t.rateInvalid}</FieldError>}
    </div>
  );
}

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
