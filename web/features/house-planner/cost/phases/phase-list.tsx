import { useMemo } from 'react';
import { wishSearch } from '#contract/hiring/wish-search.ts';
import { hireOf, isHired } from '#domain/estimate/hire.ts';
import { type Payment, type PhasePlan, paymentsOf, phasePlans } from '#domain/estimate/phases.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePhaseName } from '#web/shared/i18n/phase-name.ts';
import type { House } from '../../plan-address.ts';
import { BillFiles } from './bill-files.tsx';
import { type Asks, PhaseCard } from './phase-card.tsx';
import styles from './phases.module.css';

/** What is paid when, so that money does not run ahead of the work. */
function Payments({ plans, file }: { plans: readonly PhasePlan[]; file: RateFile }) {
  const t = useMessages('house');
  const phaseName = usePhaseName();
  const { advance, kept, keptMonths } = file.schedule.payments;
  const months = count(keptMonths.value);
  const name = (payment: Payment) =>
    payment.for === 'start' || payment.for === 'kept'
      ? t.paymentFor[payment.for]
      : t.paymentAfter(phaseName(payment.for));
  const when = ({ week, for: what }: Payment) =>
    week === null ? (what === 'kept' ? t.paymentMonths(months) : '') : t.paymentWeek(count(week));
  return (
    <>
      <h3 id="payments-title">{t.paymentsTitle}</h3>
      <p className={styles.lead}>{t.paymentsLead(count(advance.value), count(kept.value), months)}</p>
      <ol aria-labelledby="payments-title" className={styles.payments}>
        {paymentsOf(plans, file).map((payment) => (
          <li key={payment.for}>
            <b>{name(payment)}</b>
            <span>{when(payment)}</span>
            <span>{rupees(payment.amount)}</span>
            <small>{t.paid(rupees(payment.paid))}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

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
