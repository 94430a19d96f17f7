import type { Quote } from '#contract/hiring/terms.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from './quote.module.css';

/** All that a machine's hire costs, line by line; the deposit stands apart. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const t = useMessages('rentals');
  const names: Record<string, string> = t.lines;
  return (
    <table className={styles.lines}>
      <caption className="sr">{t.quoteTitle}</caption>
      <tbody>
        {quote.lines.map(({ key, amount, how }) => (
          <tr key={key}>
            <th scope="row">
              {names[key] ?? key} <small>{how}</small>
            </th>
            <td>{rupees(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t.total}</th>
          <td>{rupees(quote.total)}</td>
        </tr>
        {quote.deposit > 0 && (
          <tr>
            <th scope="row">
              {t.deposit} <small>{t.depositBack}</small>
            </th>
            <td>{rupees(quote.deposit)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
