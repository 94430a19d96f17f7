import { planChoices } from '#domain/house/model/answers.ts';
import { squareFeet } from '#domain/house/model/rect.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import type { House } from '../plan-address.ts';

/** Up to three ways to live on the plot; which one is shown stands in the address. */
export function PlanChoice({ house }: { house: House }) {
  const t = useMessages('house');
  const navigate = useNavigate();
  const { choices, plan } = house;
  if (choices.length < 2) return null;
  const [first] = choices;
  // What sets them apart is said where they do not all give the same.
  const alike = choices.every(
    ({ bedrooms, parking }) => bedrooms === first?.bedrooms && !parking === !first.parking,
  );
  const choose = (value: string) => {
    void navigate({
      to: '.',
      // What was done by hand was done to the plan before.
      search: (search: Record<string, unknown>) => ({
        ...search,
        plan: value === 'a' ? undefined : value,
        changes: undefined,
      }),
      resetScroll: false,
    });
  };
  return (
    <Chips
      legend={t.planChoice}
      value={planChoices[choices.indexOf(plan)] ?? 'a'}
      onChange={choose}
      choices={choices.flatMap((one, place) => {
        const value = planChoices[place];
        const area = count(Math.round(squareFeet(one.areas.builtUp)));
        if (!value) return [];
        const named = t.planNamed(value.toUpperCase(), area);
        return [{ value, label: alike ? named : t.planWith(named, one.bedrooms, one.parking !== null) }];
      })}
    />
  );
}
