import type { WishSearch } from '#contract/hiring/wish-search.ts';
import { paths } from '#contract/paths.ts';
import type { PhasePlan } from '#domain/estimate/phases.ts';
import type { RateKey } from '#domain/estimate/rates.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePhaseName } from '#web/shared/i18n/phase-name.ts';
import styles from './phases.module.css';
import { useAmount } from './use-amount.ts';

/** The form of a request for so many of them; undefined for who comes with the contractor. */
export type Asks = (key: RateKey, people: number) => WishSearch | undefined;
interface Part {
  key: RateKey;
  says: string;
  ask?: WishSearch | undefined;
}

/** One phase: its weeks as a bar over all of them, its bill; its people and its goods open below. */
export function PhaseCard({ plan, weeks, asks }: { plan: PhasePlan; weeks: number; asks: Asks }) {
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
          <Parts
            title={t.crew}
            parts={crew.map(({ key, people, days }) => ({
              key,
              says: t.crewAtOnce(people, count(days)),
              ask: asks(key, people),
            }))}
          />
          <Parts
            title={t.machines}
            parts={machines.map(({ key, people, days }) => ({
              key,
              says: t.machinesAtOnce(people, count(days)),
              ask: asks(key, people),
            }))}
          />
          <Parts
            title={t.due}
            parts={due.map((one) => ({ key: one.key, says: amount(one.amount, one.unit) }))}
          />
        </div>
      </details>
    </li>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly Part[] }) {
  const t = useMessages('house');
  if (parts.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <dl>
        {parts.map(({ key, says, ask }) => (
          <div key={key}>
            <dt>{t.items[key]}</dt>
            <dd>
              {says}
              {ask && (
                <Link to={paths.hire} search={ask} aria-label={t.fillRequestOf(t.items[key])}>
                  {t.fillRequest}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
