import { type Payment, paymentsOf } from '#domain/estimate/payments.ts';
import type { PhasePlan } from '#domain/estimate/phases.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePhaseName } from '#web/shared/i18n/phase-name.ts';
import styles from './phases.module.css';

/** What is paid when, so that money does not run ahead of the work. */
export function Payments({ plans, file }: { plans: readonly PhasePlan[]; file: RateFile }) {
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
