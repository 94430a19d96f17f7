import { useId, useState } from 'react';
import type { CostLine } from '#domain/estimate/cost.ts';
import { count, date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import styles from './cost-section.module.css';

const written = (rate: number) => String(Math.round(rate * 100) / 100);

/** The names of what is measured, in the reader's language; the numbers stay. */
function useFormula(): (formula: string) => string {
  const measures: Partial<Record<string, string>> = useMessages('house').measures;
  return (formula) => formula.replaceAll(/[a-zA-Z]+/g, (name) => measures[name] ?? name);
}

/** One line of the estimate; how it was counted opens below it. */
export function CostRow({ line, onRate }: { line: CostLine; onRate: (rate: number | undefined) => void }) {
  const words = useMessages('house');
  const language = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = words.items[line.key];
  const range = words.costRange(
    rupees(Math.round(line.costLow), language),
    rupees(Math.round(line.costHigh), language),
  );
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={open}
        aria-controls={id}
        aria-label={words.howOf(name)}
        onClick={() => setOpen(!open)}
      >
        <span>
          <b>{name}</b>
          <small>{`${count(line.amount, language)} ${words.many[line.unit]}`}</small>
        </span>
        <Icon name="down" size={20} />
      </button>
      <RateField line={line} onRate={onRate} />
      <p className={styles.amount}>{range}</p>
      <div id={id} hidden={!open} className={styles.how}>
        <Counted line={line} />
        {line.changed && (
          <Button kind="line" size="sm" icon="refresh" onClick={() => onRate(undefined)}>
            {words.reset}
          </Button>
        )}
      </div>
    </li>
  );
}

function Counted({ line }: { line: CostLine }) {
  const words = useMessages('house');
  const language = useLanguage();
  const formula = useFormula();
  const amount = (value: number) => count(value, language);
  return (
    <>
      <p>{`${formula(line.formula)} = ${amount(line.amount)} ${words.many[line.unit]}`}</p>
      <p>{words.fromTo(amount(line.low), amount(line.high), words.many[line.unit])}</p>
      <p>{line.changed ? words.ownRate : words.source(line.source, date(line.date, language))}</p>
    </>
  );
}

/** What is typed counts as soon as it is a rate. */
function RateField({ line, onRate }: { line: CostLine; onRate: (rate: number | undefined) => void }) {
  const words = useMessages('house');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const unit = words.units[line.unit];
  const rate = Number(typed);
  const wrong = typed !== null && !(rate > 0 && rate <= 10_000_000);
  const type = (text: string) => {
    setTyped(text);
    const value = Math.round(Number(text) * 100) / 100;
    if (value > 0 && value <= 10_000_000) onRate(value);
  };
  return (
    <div className={styles.rate}>
      <span aria-hidden="true">₹</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={words.rateOf(words.items[line.key], unit)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        data-changed={line.changed || undefined}
        value={typed ?? written(line.rate)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">{`/ ${unit}`}</span>
      {wrong && <FieldError id={id}>{words.rateInvalid}</FieldError>}
    </div>
  );
}
