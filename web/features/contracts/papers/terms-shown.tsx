import type { ReactNode } from 'react';
import { gives } from '#contract/contracts/tenders.calls.ts';
import type { PricedBill } from '#contract/contracts/work-contracts.calls.ts';
import { keptBack } from '#domain/contracts/agreed-bill.ts';
import { count, date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import type { Agreement } from './contract-facts.ts';
import styles from './papers.module.css';

interface Props {
  agreement: Agreement;
  /** The one in force, where that is another than the agreement's. */
  bill?: Pick<PricedBill, 'total' | 'gstPercent'>;
  days?: number;
}

/** What both agree besides the lines: the total, what is kept back, days, and who gives what. */
export function TermsShown({ agreement: { body }, bill = body.bill, days = body.days }: Props) {
  const t = useMessages('papers');
  const language = useLanguage();
  const { gstPercent, total } = bill;
  const { retentionPercent, defectMonths } = body;
  return (
    <dl className={styles.terms}>
      <Fact name={t.total}>
        <b className={styles.total}>{rupees(total)}</b>
        <small>{gstPercent === null ? t.noGst : t.gst(count(gstPercent))}</small>
      </Fact>
      <Fact name={t.pay}>{t.pays[body.pay]}</Fact>
      <Fact name={t.keptBack}>
        {retentionPercent === 0
          ? t.nothing
          : t.keptBackOf(rupees(keptBack(total, retentionPercent)), retentionPercent)}
      </Fact>
      <Fact name={t.defects}>{defectMonths === 0 ? t.nothing : t.months(defectMonths)}</Fact>
      <Fact name={t.from}>{date(body.from, language)}</Fact>
      <Fact name={t.days}>{t.dayCount(count(days))}</Fact>
      {gives.map((what) => {
        const by = body.gives[what];
        return (
          by && (
            <Fact key={what} name={t.givesNames[what]}>
              {t.sides[by]}
            </Fact>
          )
        );
      })}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
