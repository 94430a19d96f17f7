import type { ReactNode } from 'react';
import { count, rupees, siteDay, siteHour } from '#web/shared/i18n/format.ts';
import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useAmounts } from '../../rate-text.ts';
import { aheadRupees } from '../typed/ahead.ts';
import type { StepProps } from '../typed/step-props.ts';
import { hasMaterial, measuresOf, termsOf } from '../typed/typed-quote.ts';
import styles from './terms.module.css';

/** All of it once more, before it is sealed. */
export function ReadStep(props: StepProps) {
  const t = useMessages('quotes');
  const language = useLanguage();
  return (
    <div className={styles.read}>
      <Missing {...props} />
      <Card pad>
        <h2>{t.sums}</h2>
        <Stages {...props} />
        <Lines {...props} />
      </Card>
      <Card pad>
        <h2>{t.terms}</h2>
        <Terms {...props} />
      </Card>
      <p className={styles.note}>
        <Icon name="lock" size={24} />
        <span>{t.beforeSeal(siteHour(props.tender.opensAt, language))}</span>
      </p>
    </div>
  );
}

/** Which lines have no price, by name. */
function Missing({ prices: { missing } }: StepProps) {
  const t = useMessages('quotes');
  const language = useLanguage();
  if (missing.length === 0)
    return (
      <p className={styles.good}>
        <Icon name="check" size={24} />
        <span>{t.allPriced}</span>
      </p>
    );
  const names = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(
    missing.map(({ name }) => name),
  );
  return (
    <div className={styles.warn} role="status">
      <Icon name="warn" size={24} />
      <div>
        <b>{t.notPricedLines(missing.length)}</b>
        <p>{names}</p>
        <p>{t.missingIsNot}</p>
      </div>
    </div>
  );
}

function Stages({ tender, typed, prices }: StepProps) {
  const t = useMessages('quotes');
  const { gstPercent } = termsOf(typed);
  return (
    <table className={styles.sums}>
      <thead>
        <tr>
          <th scope="col">{t.stage}</th>
          <th scope="col">{t.aheadShort}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {prices.stages.map(({ no, amount }) => (
          <tr key={no}>
            <th scope="row">{tender.bill.stages.find((stage) => stage.no === no)?.name}</th>
            <td>{rupees(aheadRupees(typed, prices, no))}</td>
            <td>{rupees(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{gstPercent ? t.totalWithGst(count(gstPercent)) : t.total}</th>
          <td />
          <td>
            <b>{rupees(prices.total)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Each price, for who reads all of it. */
function Lines({ typed, prices }: StepProps) {
  const t = useMessages('quotes');
  const amounts = useAmounts(measuresOf(typed));
  return (
    <details className={styles.lines}>
      <summary>{t.everyLine}</summary>
      <ul>
        {prices.lines.map(({ no, name, unit, quantity, rate, amount }) => (
          <li key={no}>
            <span>
              {name} <small>{amounts.quantity(quantity, unit)}</small>
            </span>
            {rate === null ? (
              <span>{t.notPriced}</span>
            ) : (
              <span>
                <b>{rupees(amount ?? 0)}</b>{' '}
                <small>{`${amounts.rate(rate, unit)} ${t.per(amounts.unit(unit))}`}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Terms({ typed, prices }: StepProps) {
  const t = useMessages('quotes');
  const language = useLanguage();
  const priced = prices.lines.filter(({ rate }) => rate !== null);
  const withMaterial = priced.filter((line) => hasMaterial(typed, line)).length;
  // As it will be sealed, not as it was typed.
  const terms = termsOf(typed);
  const shown = (number: number | undefined, unit = '') => number !== undefined && count(number) + unit;
  const rows: [string, ReactNode][] = [
    [t.from, typed.from && siteDay(typed.from, language)],
    [t.days, shown(terms.days)],
    [t.validDays, shown(terms.validDays)],
    [t.gst, terms.gstPercent === null ? t.gstNone : shown(terms.gstPercent, ' %')],
    [t.material, t.withMaterialOf(withMaterial, priced.length)],
    [t.retention, shown(terms.retentionPercent, ' %')],
    [t.defects, shown(terms.defectMonths)],
    [t.stages, typed.whole === 'yes' ? t.allOrNothing : t.eachStage],
    [t.excluded, terms.excluded],
    [t.note, terms.note],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([name, said]) =>
          said && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
