import { planChoices } from '#domain/house/model/answers.ts';
import { squareFeet } from '#domain/house/model/rect.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import type { House } from '../address/plan-address.ts';

/** Up to three ways to live on the plot; which one is shown stands in the address. */
export function PlanChoice({ house }: { house: House }) {
  const t = useMessages('house');
  const navigate = useNavigate();
  const { choices, plan } = house;
  if (choices.length < 2) return null;
  const choose = (value: string) => {
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, plan: value === 'a' ? undefined : value }),
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
        return value ? [{ value, label: t.planNamed(value.toUpperCase(), area) }] : [];
      })}
    />
  );
}
