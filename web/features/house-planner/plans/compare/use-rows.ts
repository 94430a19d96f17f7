import { useFacts } from '#web/features/house-planner/cost/use-facts.ts';
import type { House } from '#web/features/house-planner/plan-address.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

/** Figures of both, in one order; what differs is marked. */
export function useRows(house: House) {
  const t = useMessages('house');
  const facts = useFacts(house);
  const { answers, plan, estimate } = house;
  return new Map<string, string>([
    ...facts.map(([name, value]): [string, string] => [t[name], value]),
    [t.roomNames.bedroom, String(plan.bedrooms)],
    [t.parking, plan.parking ? t.parkingChoices.Yes : t.parkingChoices.No],
    [t.areaType, t.areaTypes[answers.areaType]],
    [t.finish, t.finishes[answers.finish]],
    ...(['material', 'labour', 'equipment', 'fees', 'beside'] as const).map((group): [string, string] => {
      const sum = estimate.lines
        .filter((line) => line.group === group)
        .reduce((all, { cost }) => all + cost, 0);
      return [t.groups[group], rupees(Math.round(sum / 1000) * 1000)];
    }),
  ]);
}
