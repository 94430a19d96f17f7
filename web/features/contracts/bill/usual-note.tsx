import type { BillLine } from '#contract/contracts/bill.ts';
import { count, date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import styles from './bill.module.css';
import { sumCost, type Usual } from './usual-cost.ts';

/** Day and place of the usual costs, what is not in them, and that nobody else sees them. */
export function UsualNote({ lines, usual }: { lines: readonly BillLine[]; usual: Usual | undefined }) {
  const t = useMessages('bill');
  const language = useLanguage();
  const placeName = usePlaceNames();
  if (!usual) return null;
  const { unknown } = sumCost(lines, usual);
  if (unknown === lines.length) return <p className={styles.note}>{t.unknown}</p>;
  return (
    <div className={styles.note}>
      <p>{t.rates(date(usual.date, language), usual.place && placeName(usual.place))}</p>
      {unknown > 0 && <p>{t.rest(unknown, count(unknown))}</p>}
      <p>{t.hidden}</p>
    </div>
  );
}
