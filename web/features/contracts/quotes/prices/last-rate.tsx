import { useState } from 'react';
import type { BillLine } from '#contract/contracts/bill.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { type Measures, shownRate } from '../../measures.ts';
import { rateText } from '../../rate-text.ts';
import { lastRate } from './last-rates.ts';
import styles from './prices.module.css';

interface Props {
  line: BillLine;
  measures: Measures;
  onUse: (rate: string) => void;
}

/** What the author asked last for the same work, to be taken at a press. */
export function LastRate({ line, measures, onUse }: Props) {
  const t = useMessages('quotes');
  const [rate] = useState(() => lastRate(line));
  if (rate === undefined) return null;
  const shown = String(shownRate(rate, line.unit, measures));
  return (
    <button type="button" className={styles.last} onClick={() => onUse(shown)}>
      {t.lastTime(rateText(Number(shown)))}
    </button>
  );
}
