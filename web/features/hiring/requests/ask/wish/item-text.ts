import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useTradeText } from '../../../trade-text.ts';
import type { WishItem } from './wish.ts';

type Named = Pick<WishItem, 'of' | 'category' | 'skill' | 'trade'>;

/** "Mason"; where no trade is named "Construction Labour, skilled", or "Concrete mixer". */
export function useItemName(): (item: Named) => string {
  const text = useTradeText();
  return ({ trade, of, category, skill }) =>
    text({ of, category, trade: trade || undefined, skill: skill || undefined });
}

/** "2 masons", "1 concrete mixer", "2 × Construction Labour, skilled". */
export function useItemText(): (item: WishItem) => string {
  const { say: t } = useMessages('requests');
  const name = useItemName();
  return (item) => {
    const shown = count(item.count);
    const isNamed = item.trade !== '' || item.of === 'product';
    return isNamed ? t.several(item.count, shown, name(item)) : t.times(shown, name(item));
  };
}
