import type { CostLine } from '#domain/estimate/cost.ts';
import type { Group } from '#domain/estimate/quantity-rows.ts';
import { date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { House } from '../plan-address.ts';
import { CostRow } from './cost-row.tsx';
import styles from './cost-section.module.css';
import { PhasesWhenNear } from './phases/phases-when-near.tsx';
import { useRates } from './use-rates.ts';

const groups: readonly Group[] = ['material', 'labour', 'equipment', 'fees'];

const sumOf = (lines: readonly CostLine[], of: 'costLow' | 'costHigh') =>
  lines.reduce((total, line) => total + line[of], 0);

/** What everything costs, line by line, at rates that the user can change. */
export function CostSection({ house }: { house: House }) {
  const t = useMessages('house');
  const language = useLanguage();
  const { estimate, changes } = house;
  const rates = useRates(changes);
  const money = (amount: number) => rupees(Math.round(amount / 1000) * 1000);
  return (
    <section className={styles.cost} id="cost" aria-labelledby="cost-title">
      <h2 id="cost-title">{t.costTitle}</h2>
      <p className={styles.lead}>
        {t.costLead(rupees(Math.round(estimate.perSquareFoot)), date(estimate.date, language))}
      </p>
      <div className={styles.sum}>
        <p>{t.cost}</p>
        <output aria-live="polite">{t.costRange(money(estimate.low), money(estimate.high))}</output>
        {Object.keys(changes).length > 0 && (
          <Button kind="line" size="sm" icon="refresh" onClick={rates.reset}>
            {t.resetAll}
          </Button>
        )}
      </div>
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
                <CostRow key={line.key} line={line} onRate={(rate) => rates.change(line.key, rate)} />
              ))}
            </ul>
          </details>
        );
      })}
      <PhasesWhenNear house={house} />
    </section>
  );
}
