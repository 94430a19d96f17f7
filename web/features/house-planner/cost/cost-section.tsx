import { useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { CostLine } from '#domain/estimate/cost.ts';
import type { Group } from '#domain/estimate/quantity-rows.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { part } from '#web/shared/ui/later.ts';
import { type House, planSearch } from '../plan-address.ts';
import { useSeen } from '../view/use-seen.ts';
import { CostRow } from './cost-row.tsx';
import styles from './cost-section.module.css';
import extrasStyles from './extras.module.css';
import { ExtrasList } from './extras-list.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { useWanted } from './use-facts.ts';

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
