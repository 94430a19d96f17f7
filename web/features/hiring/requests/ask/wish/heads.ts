import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage } from '#web/shared/i18n/messages.ts';
import { useHowMany } from '../../../trade-text.ts';
import { chosenItems, type Wish } from './wish.ts';

/** How many in all, a crew's people with the others, machines apart: "7 people, 1 machine". */
export function useHeads(wish: Wish): string {
  const howMany = useHowMany();
  const language = useLanguage();
  const sums = new Map<Parameters<typeof howMany>[0], number>();
  for (const { of: kind, count: heads } of chosenItems(wish)) {
    if (!Number.isInteger(heads)) continue;
    const of = kind === 'groupWorker' ? 'worker' : kind;
    sums.set(of, (sums.get(of) ?? 0) + heads);
  }
  const parts = [...sums].map(([of, heads]) => howMany(of, heads));
  return new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(parts);
}
