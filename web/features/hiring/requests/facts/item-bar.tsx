import type { RequestItem } from '#contract/hiring/requests.calls.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useDatesText } from '../../dates-text.ts';
import { useTradeText } from '../../trade-text.ts';
import styles from './request.module.css';

/** Bricks that still can be told apart. */
const mostBricks = 20;

/** One thing that is wanted: how much of it is filled, when, at which price. */
export function ItemBar({ item }: { item: RequestItem }) {
  const t = useMessages('offers');
  const { pers } = useMessages('hiring');
  const trade = useTradeText();
  const datesText = useDatesText();
  const said = t.filledOf(count(item.filled), count(item.count));
  const price = item.price === null ? t.priceOpen : t.priceEach(rupees(item.price), pers[item.per]);
  return (
    <div className={styles.item}>
      <p className={styles.itemHead}>
        <b>{trade(item)}</b>
        <span className="num">{said}</span>
      </p>
      <Bricks filled={item.filled} of={item.count} />
      <p className={styles.small}>
        {price}, {datesText(item.dates)}
      </p>
    </div>
  );
}

/** Decoration: the words beside it say the same. A wall too long to count is drawn in twenty bricks. */
function Bricks({ filled, of }: { filled: number; of: number }) {
  const bricks = Math.min(of, mostBricks);
  const laid = Math.floor((filled / of) * bricks);
  return (
    <div className={styles.bricks} aria-hidden="true">
      {Array.from({ length: bricks }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a brick is its place
        <i key={place} className={place < laid ? styles.laid : undefined} />
      ))}
    </div>
  );
}
