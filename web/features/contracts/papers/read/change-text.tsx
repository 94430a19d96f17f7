import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { AgreedBillShown } from '../agreed-bill-shown.tsx';
import { billBefore, type Change, type Ending } from '../contract-facts.ts';
import { Part } from './agreement-text.tsx';
import { ChangedLines } from './changed-lines.tsx';
import styles from './read.module.css';

/** Says how a new total differs from the old one. */
export function useDifference(): (now: number, before: number) => string {
  const { difference } = useMessages('papers');
  return (now, before) => {
    if (now === before) return difference.same;
    return now > before ? difference.more(rupees(now - before)) : difference.less(rupees(before - now));
  };
}

/** The text of a change order: why, which lines, days and the new total. */
export function ChangeText({ contract, change }: { contract: WorkContract; change: Change }) {
  const t = useMessages('papers');
  const differs = useDifference();
  const { body } = change;
  const before = billBefore(contract, change);
  return (
    <>
      <Part title={t.changeReason}>
        <p className={styles.own}>{body.reason}</p>
      </Part>
      <Part title={t.changes}>
        <ChangedLines lines={body.lines} before={before?.lines ?? []} />
        <p>{body.days > 0 ? t.daysMore(body.days) : t.noDaysMore}</p>
        <p className={styles.newTotal}>
          {t.newTotal} <b>{rupees(body.bill.total)}</b>
          {before && <small>{differs(body.bill.total, before.total)}</small>}
        </p>
      </Part>
      <AgreedBillShown bill={body.bill} heading={t.billAfter} />
    </>
  );
}

/** The text of an ending: why, in its author's words, and who pays what. */
export function EndingText({ ending: { body } }: { ending: Ending }) {
  const t = useMessages('papers');
  const { pays } = body;
  return (
    <>
      <Part title={t.endingReason}>
        <p>
          <b>{t.endingReasons[body.reason]}</b>
        </p>
        <p className={styles.own}>{body.text}</p>
      </Part>
      <Part title={t.whoPays}>
        <p>{pays && pays.rupees > 0 ? t.paysTo[pays.from](rupees(pays.rupees)) : t.paysNobody}</p>
        <p>{t.endingBill(body.version, rupees(body.total))}</p>
      </Part>
    </>
  );
}
