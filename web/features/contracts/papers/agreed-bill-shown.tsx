import { useId } from 'react';
import type { PricedBill } from '#contract/contracts/work-contracts.calls.ts';
import { amountOf } from '#domain/contracts/amounts.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useOwnWords } from '../lines/bill-words.ts';
import { LineList, LineRow } from '../lines/line-row.tsx';
import { StageFold } from '../lines/stage-fold.tsx';
import { useRateText } from './money.ts';
import styles from './papers.module.css';

interface Props {
  bill: Pick<PricedBill, 'lines' | 'stages'>;
  heading: string;
  /** Every line in sight: as a paper is read. */
  open?: boolean;
}

/** A bill with its prices by stage: what it comes to, and what of it is paid before the stage begins. */
export function AgreedBillShown({ bill, heading, open }: Props) {
  const { lines, stages } = bill;
  // A paper is shown as it was signed; what its reader says instead stands below.
  const own = useOwnWords(bill);
  const t = useMessages('papers');
  const rateText = useRateText();
  const id = useId();
  return (
    <section className={styles.bill} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {stages.map((stage, place) => {
        const those = lines.filter((line) => line.stage === stage.no);
        return (
          <StageFold
            key={stage.no}
            stage={stage}
            said={own.stages[place]}
            lines={those}
            open={open}
            sum={
              <>
                <span>{rupees(stage.amount)}</span>
                {stage.ahead > 0 && <small>{t.aheadOf(rupees(stage.ahead))}</small>}
              </>
            }
          >
            <LineList>
              {those.map((line) => {
                const { metric, site } = rateText(line);
                return (
                  <LineRow
                    key={line.no}
                    line={line}
                    said={own.lines.find(({ no }) => no === line.no)?.name}
                    own={false}
                    price={
                      <span className={styles.price}>
                        <b>{rupees(amountOf(line))}</b>
                        <small>{metric}</small>
                        {site && <small>{site}</small>}
                      </span>
                    }
                  />
                );
              })}
            </LineList>
          </StageFold>
        );
      })}
    </section>
  );
}
