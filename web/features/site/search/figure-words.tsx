import { type Figure, few, type ShownCount } from '#contract/marketplace/figures.calls.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from './search.module.css';

type Props = {
  figure: Figure;
  near: string | undefined;
  /** Names what is counted, where nothing beside does. */
  of?: string;
};

/** "12 within 25 km", and below it "8 available, from ₹650 a day". What is hidden is said as such, or left out. */
export function FigureWords({ figure, near, of }: Props) {
  const t = useMessages('search');
  const said = (amount: ShownCount) => (amount === few ? t.few : count(amount));
  const more = [
    figure.available !== few && t.available(said(figure.available)),
    figure.lowestPrice !== null && t.fromPrice(rupees(figure.lowestPrice)),
  ].filter(Boolean);
  return (
    <>
      {of && <span className={styles.of}>{of}</span>}
      <span className={styles.count}>{(near ? t.found : t.foundInIndia)(said(figure.count))}</span>
      {more.length > 0 && <small className={styles.more}>{more.join(', ')}</small>}
    </>
  );
}
