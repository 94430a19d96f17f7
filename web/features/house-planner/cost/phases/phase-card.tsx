import type { PhasePlan } from '#domain/estimate/phases.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePhaseName } from '#web/shared/i18n/phase-name.ts';
import { useAmount } from '../amounts/use-amount.ts';
import styles from './phases.module.css';

/** One phase: its weeks as a bar over all of them, its bill; its people and its goods open below. */
export function PhaseCard({ plan, weeks }: { plan: PhasePlan; weeks: number }) {
  const t = useMessages('house');
  const { amount } = useAmount();
  const phaseName = usePhaseName();
  const { phase, from, to, crew, machines, due } = plan;
  const money = (sum: number) => rupees(Math.round(sum / 1000) * 1000);
  const bar = { left: `${((from - 1) / weeks) * 100}%`, width: `${((to - from + 1) / weeks) * 100}%` };
  return (
    <li>
      <details className={styles.phase}>
        <summary>
          <b>{phaseName(phase)}</b>
          <span className={styles.weeks}>{t.phaseWeeks(from, to)}</span>
          <span className={styles.bill}>{t.costRange(money(plan.low), money(plan.high))}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={bar} />
          </span>
        </summary>
        <div className={styles.parts}>
          {crew.length > 0 && (
            <div>
              <h4>{t.crew}</h4>
              <dl>
                {crew.map(({ key, people, days }) => (
                  <div key={key}>
                    <dt>{t.items[key]}</dt>
                    <dd>{t.crewAtOnce(people, count(days))}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          {machines.length > 0 && (
            <div>
              <h4>{t.machines}</h4>
              <dl>
                {machines.map(({ key, people, days }) => (
                  <div key={key}>
                    <dt>{t.items[key]}</dt>
                    <dd>{t.machinesAtOnce(people, count(days))}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          {due.length > 0 && (
            <div>
              <h4>{t.due}</h4>
              <dl>
                {due.map((part) => (
                  <div key={part.key}>
                    <dt>{t.items[part.key]}</dt>
                    <dd>{amount(part.amount, part.unit)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}
