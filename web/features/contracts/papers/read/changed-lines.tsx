import type { PricedLine } from '#contract/contracts/work-contracts.calls.ts';
import { amountOf } from '#domain/contracts/amounts.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useOwnWords } from '../../lines/bill-words.ts';
import { useQuantityText } from '../../lines/quantity-text.ts';
import { useRateText } from '../money.ts';
import styles from './read.module.css';

/** How much of a line, at which rate. */
export function useLineText(): (line: PricedLine) => string {
  const quantityText = useQuantityText();
  const rateText = useRateText();
  return (line) => `${quantityText(line.quantity, line.unit).metric}, ${rateText(line).metric}`;
}

/** Lines of a change: what each was, and what it becomes. */
export function ChangedLines({ lines, before }: { lines: PricedLine[]; before: readonly PricedLine[] }) {
  const t = useMessages('papers');
  const lineText = useLineText();
  // What is signed stands first; what its reader says instead stands below.
  const own = useOwnWords({ lines, stages: [] });
  return (
    <ul className={styles.changed}>
      {lines.map((line, place) => {
        const old = before.find(({ no }) => no === line.no);
        const said = own.lines[place]?.name;
        return (
          <li key={line.no}>
            <span>
              <b>{line.name}</b>
              {said !== line.name && <small>{said}</small>}
              <small>{lineText(line)}</small>
              <small>{old ? t.was(`${lineText(old)}, ${rupees(amountOf(old))}`) : t.added}</small>
              {line.note && <small>{line.note}</small>}
            </span>
            <b className={styles.sum}>{rupees(amountOf(line))}</b>
          </li>
        );
      })}
    </ul>
  );
}
