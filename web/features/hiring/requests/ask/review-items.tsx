import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { totalOfAll } from '../../total.ts';
import { ReviewRow } from './review-row.tsx';
import { useItemText } from './wish/item-text.ts';
import { datesOf, readPrice } from './wish/request-of.ts';
import { chosenItems, type Wish, type WishItem } from './wish/wish.ts';

interface ItemsProps {
  wish: Wish;
  onChange: (step: number) => void;
}

/** Who and what is asked for, each with its price. */
export function ReviewItems({ wish, onChange }: ItemsProps) {
  return chosenItems(wish).map((item) => (
    <Item key={item.key} item={item} wish={wish} onChange={() => onChange(1)} />
  ));
}

function Item({ item, wish, onChange }: { item: WishItem; wish: Wish; onChange: () => void }) {
  const { review: t } = useMessages('requests');
  const { pers } = useMessages('hiring');
  const text = useItemText()(item);
  const price = readPrice(item);
  const total = wish.from ? totalOfAll([{ ...item, dates: datesOf(wish, item), price }]) : null;
  return (
    <ReviewRow
      icon={item.of === 'product' ? 'truck' : 'users'}
      value={text}
      more={price === null ? t.theyName : t.each(rupees(price), pers[item.per])}
      sum={total === null ? undefined : rupees(total)}
      change={t.change(text)}
      onChange={onChange}
    />
  );
}
