import type { Bill, BillLine } from '#contract/contracts/bill.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { useOwnWords } from '../lines/bill-words.ts';
import { takesMaterial } from '../lines/edit-bill.ts';
import { useQuantityText } from '../lines/quantity-text.ts';
import styles from './print.module.css';

/** The bill on sheets of A4, to be filled in by hand and signed, in its reader's words. It shows on paper alone. */
export function BillPrint({ bill: written, name }: { bill: Bill; name: string }) {
  const bill = useOwnWords(written);
  const t = useMessages('bill');
  const language = useLanguage();
  const today = useToday();
  return (
    <article className={styles.sheet} data-bill-print aria-hidden="true">
      <h1>{name}</h1>
      <p>{t.printedOn(date(today, language))}</p>
      <table>
        <thead>
          <tr>
            <th>{t.head.no}</th>
            <th>{t.head.work}</th>
            <th>{t.head.quantity}</th>
            <th>{t.head.rate}</th>
            <th>{t.head.amount}</th>
          </tr>
        </thead>
        {bill.stages.map((stage) => (
          <tbody key={stage.no}>
            <tr className={styles.stage}>
              <th colSpan={5}>{stage.name}</th>
            </tr>
            {bill.lines
              .filter((line) => line.stage === stage.no)
              .map((line) => (
                <PrintedLine key={line.no} line={line} />
              ))}
            <tr className={styles.total}>
              <th colSpan={4}>{t.stageTotal(stage.name)}</th>
              <td />
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr className={styles.total}>
            <th colSpan={4}>{t.total}</th>
            <td />
          </tr>
        </tfoot>
      </table>
      <div className={styles.signs}>
        <p>{t.signs.customer}</p>
        <p>{t.signs.provider}</p>
      </div>
    </article>
  );
}

function PrintedLine({ line }: { line: BillLine }) {
  const t = useMessages('bill');
  const quantityText = useQuantityText();
  const { metric, site } = quantityText(line.quantity, line.unit);
  return (
    <tr>
      <td>{line.no}</td>
      <td>
        {line.name}
        <small>{[takesMaterial(line) && t.brought[line.brings], line.note].filter(Boolean).join('. ')}</small>
      </td>
      <td>
        {metric}
        {site && <small>{site}</small>}
      </td>
      <td />
      <td />
    </tr>
  );
}
