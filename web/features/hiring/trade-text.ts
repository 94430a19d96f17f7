import type { CrewRate, HiringKind, Skill } from '#contract/hiring/terms.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

interface Trade {
  of: HiringKind;
  category: string;
  /** A key of the table of trades: it says more than the category. */
  trade?: string | undefined;
  skill?: Skill | undefined;
}

// Everybody calls them mason and helper.
const building = new Set(['Construction', 'Construction Labour']);

/** "mason", "semi-skilled"; the page also loads the words of `categories`. */
export function useSkillText(): (trade: Pick<Trade, 'category'> & { skill: Skill }) => string {
  const { skills, mason } = useMessages('hiring');
  return ({ category, skill }) => (skill === 'skilled' && building.has(category) ? mason : skills[skill]);
}

// Their names say the skill.
const skillOfTrade: Partial<Record<string, Skill>> = { mason: 'skilled', helper: 'unskilled' };

/** "plumber", "plumber, highly skilled"; where no trade is named "Construction Labour, mason". */
export function useTradeText(): (work: Trade) => string {
  const skillText = useSkillText();
  const label = useCategoryLabel();
  const { skills } = useMessages('hiring');
  return ({ category, trade, skill }) => {
    if (!trade) return skill ? `${label(category)}, ${skillText({ category, skill })}` : label(category);
    return skill && skillOfTrade[trade] !== skill ? `${label(trade)}, ${skills[skill]}` : label(trade);
  };
}

/** "2 people, mason: ₹900 a day", for each of a crew's rates. */
export function useRatesText(): (rates: readonly CrewRate[]) => string[] {
  const { rate } = useMessages('hiring');
  const howMany = useHowMany();
  const label = useCategoryLabel();
  return (rates) =>
    rates.map(({ trade, count: amount, price }) => {
      const people = howMany('worker', amount);
      return rate(trade ? `${people}, ${label(trade)}` : people, rupees(price));
    });
}

/** "8 people", "1 machine". */
export function useHowMany(): (of: HiringKind, amount: number) => string {
  const { howMany } = useMessages('hiring');
  return (of, amount) => howMany(amount, count(amount), of);
}
