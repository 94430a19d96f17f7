import type { HiringKind, Skill } from '#contract/hiring/terms.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

interface Trade {
  of: HiringKind;
  category: string;
  skill?: Skill | undefined;
}

// Everybody calls them mason and helper.
const building = new Set(['Construction', 'Construction Labour']);

/** "mason", "semi-skilled"; the page also loads the words of `categories`. */
export function useSkillText(): (trade: Pick<Trade, 'category'> & { skill: Skill }) => string {
  const { skills, mason } = useMessages('hiring');
  return ({ category, skill }) => (skill === 'skilled' && building.has(category) ? mason : skills[skill]);
}

/** "Construction Labour, mason". */
export function useTradeText(): (trade: Trade) => string {
  const skillText = useSkillText();
  const label = useCategoryLabel();
  return ({ category, skill }) =>
    skill ? `${label(category)}, ${skillText({ category, skill })}` : label(category);
}

/** "8 people", "1 machine". */
export function useHowMany(): (of: HiringKind, amount: number) => string {
  const { howMany } = useMessages('hiring');
  return (of, amount) => howMany(amount, count(amount), of);
}
