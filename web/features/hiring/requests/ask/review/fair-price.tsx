import { Note } from '#web/shared/forms/controls/note.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useItemName } from '../wish/item-text.ts';
import { readPrice } from '../wish/request-of.ts';
import { useMatches } from '../wish/say-queries.ts';
import { chosenItems, type Wish } from '../wish/wish.ts';
import styles from './review.module.css';

/** Beside the prices: what people near usually take for such a day, and whether less is offered. Nothing is blocked by it. */
export function FairPrice({ wish }: { wish: Wish }) {
  const { review: t, say } = useMessages('requests');
  const name = useItemName();
  const { data } = useMatches(wish);
  const priced = chosenItems(wish).filter((item) => readPrice(item) !== null);
  const lines = chosenItems(wish).flatMap((item, place) => {
    const usual = data?.data.find((match) => match.item === place)?.usualPerDay;
    const price = readPrice(item);
    if (!usual || price === null || item.per !== 'day' || wish.part !== 'day') return [];
    const range = say.fromTo(rupees(usual.low), rupees(usual.high));
    return [{ key: item.key, said: t.usual(name(item), range), isLow: price < usual.low }];
  });
  if (lines.length === 0) return null;
  const isLow = lines.some((line) => line.isLow);
  // Of a price that nothing is known of, nothing good is said.
  const isFair = !isLow && lines.length === priced.length;
  return (
    <Note kind={isLow ? 'warning' : isFair ? 'success' : 'info'}>
      {isLow && <b>{t.lowPrice}</b>}
      {isFair && <b>{t.fairPrice}</b>}
      <ul className={styles.usual}>
        {lines.map(({ key, said }) => (
          <li key={key}>{said}</li>
        ))}
      </ul>
    </Note>
  );
}
