import { useMemo } from 'react';
import { wishSearch } from '#contract/hiring/wish-search.ts';
import { hireOf, isHired } from '#domain/estimate/hire.ts';
import { phasePlans } from '#domain/estimate/phases.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { House } from '../../plan-address.ts';
import { BillFiles } from './bill-files.tsx';
import { Payments } from './payments.tsx';
import { type Asks, PhaseCard } from './phase-card.tsx';
import styles from './phases.module.css';

/** What is due when, and who is asked for when (docs/rules.md#house-10). */
export function PhaseList({ house }: { house: House }) {
  const { plan, estimate, file } = house;
  const t = useMessages('house');
  const plans = useMemo(() => phasePlans(estimate.lines, plan.floors, file), [estimate, plan, file]);
  const weeks = plans.at(-1)?.to ?? 0;
  const byContractor = estimate.lines.some(({ key }) => key === 'contractor');
  const asks: Asks = (key, people) =>
    byContractor || !isHired(key) ? undefined : wishSearch({ items: [{ ...hireOf[key], count: people }] });
  return (
    <div className={styles.phases}>
      <h3 id="phases-title">{t.phasesTitle}</h3>
      <p className={styles.lead}>{t.phasesLead(count(weeks))}</p>
      <ol aria-labelledby="phases-title">
        {plans.map((plan) => (
          <PhaseCard key={plan.phase} plan={plan} weeks={weeks} asks={asks} />
        ))}
      </ol>
      <Payments plans={plans} file={file} />
      <BillFiles house={house} />
    </div>
  );
}
