import { useId, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { decimalOf } from '#contract/written.ts';
import type { CostLine } from '#domain/estimate/cost.ts';
import { isWhole } from '#domain/estimate/quantities.ts';
import type { Group } from '#domain/estimate/quantity-rows.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { count, date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { part } from '#web/shared/ui/later.ts';
import { type House, planSearch } from '../plan-address.ts';
import { useSeen } from '../view/use-seen.ts';
import styles from './cost-section.module.css';
import extrasStyles from './extras.module.css';
import { ExtrasList } from './extras-list.tsx';
import { useAmount } from './phases/use-amount.ts';
import { PlaceChoice } from './place-choice.tsx';
import { useWanted } from './use-facts.ts';

/** The names of what is measured, in the reader's language; the numbers stay. */
function useFormula(): (formula: string) => string {
  const measures: Partial<Record<string, string>> = useMessages('house').measures;
  return (formula) => formula.replaceAll(/[a-zA-Z]+/g, (name) => measures[name] ?? name);
}

/** As many as are drawn: they have no range. */
const asDrawn = ({ key, unit }: CostLine) => unit === 'set' || unit === 'point' || key === 'doors';

function Counted({ line }: { line: CostLine }) {
  const t = useMessages('house');
  const language = useLanguage();
  const formula = useFormula();
  const { amount } = useAmount();
  const whole = isWhole(line.unit);
  const [low, high] = [whole ? Math.floor(line.low) : line.low, whole ? Math.ceil(line.high) : line.high];
  return (
    <>
      <p>{`${formula(line.formula)} = ${amount(line.amount, line.unit)}`}</p>
      {!asDrawn(line) && <p>{t.fromTo(count(low), count(high), t.many[line.unit])}</p>}
      {line.sources.length > 0 && <p>{t.coefficients(line.sources.join('; '))}</p>}
      <p>{line.changed ? t.ownRate : t.source(line.source, date(line.date, language))}</p>
    </>
  );
}

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
function CostRow({ line, onRate }: { line: CostLine; onRate: (rate: number | undefined) => void }) {
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

const PhaseList = part(async () => (await import('./phases/phase-list.tsx')).PhaseList);

/** Two screens below the picture: it comes once one scrolls there. */
function PhasesWhenNear({ house }: { house: House }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useSeen(place, 600);
  return <div ref={place}>{near && <PhaseList house={house} />}</div>;
}

/** The way to the bill of this house, for which builders are asked. */
function PricedByOthers({ house: { answers, wanted }, pin }: { house: House; pin: string }) {
  const t = useMessages('house');
  const { to } = useScreenSearch('house');
  return (
    <section className={styles.priced} aria-labelledby="priced">
      <h3 id="priced">{t.billTitle}</h3>
      <p>{t.billText}</p>
      <Link
        to={paths.bill}
        search={{ ...planSearch(answers, wanted), form: 'house', pin: pin || undefined, to }}
        className={buttonClass({ kind: 'soft' })}
      >
        {t.billLink}
      </Link>
    </section>
  );
}

const groups: readonly Group[] = ['material', 'labour', 'equipment', 'fees', 'beside'];

const sumOf = (lines: readonly CostLine[], of: 'costLow' | 'costHigh') =>
  lines.reduce((total, line) => total + line[of], 0);

/** What everything costs, line by line, at rates that the user can change. */
export function CostSection({ house, pin }: { house: House; pin: string }) {
  const t = useMessages('house');
  const language = useLanguage();
  const { estimate, wanted } = house;
  const bill = useWanted(wanted);
  const money = (amount: number) => rupees(Math.round(amount / 1000) * 1000);
  const named = (on: boolean) =>
    estimate.extras
      .filter((one) => (one.on && one.due) === on)
      .map(({ extra }) => t.extras[extra])
      .join(', ');
  return (
    <section className={styles.cost} id="cost" aria-labelledby="cost-title">
      <h2 id="cost-title">{t.costTitle}</h2>
      <p className={styles.lead}>
        {t.costLead(rupees(Math.round(estimate.perSquareFoot)), date(estimate.date, language))}
      </p>
      <div className={styles.sum}>
        <p>{t.cost}</p>
        <output aria-live="polite">{t.costRange(money(estimate.low), money(estimate.high))}</output>
        {Object.keys(bill.rates).length > 0 && (
          <Button kind="line" size="sm" icon="refresh" onClick={bill.reset}>
            {t.resetAll}
          </Button>
        )}
      </div>
      <p className={extrasStyles.said}>
        {[
          t.reach(money(estimate.reach.low), money(estimate.reach.high)),
          ...(named(true) ? [t.withThese(named(true))] : []),
          ...(named(false) ? [t.withoutThese(named(false))] : []),
        ].join(' ')}
      </p>
      <PlaceChoice house={house} onPlace={bill.goTo} />
      <ExtrasList extras={estimate.extras} onTurn={bill.turn} />
      {groups.map((group) => {
        const lines = estimate.lines.filter((line) => line.group === group);
        if (lines.length === 0) return null;
        return (
          <details key={group} className={styles.group} open={group === 'material'}>
            <summary>
              <h3>{t.groups[group]}</h3>
              <span>{t.costRange(money(sumOf(lines, 'costLow')), money(sumOf(lines, 'costHigh')))}</span>
            </summary>
            <ul>
              {lines.map((line) => (
                <CostRow key={line.key} line={line} onRate={(rate) => bill.change(line.key, rate)} />
              ))}
            </ul>
          </details>
        );
      })}
      <PricedByOthers house={house} pin={pin} />
      <PhasesWhenNear house={house} />
    </section>
  );
}
