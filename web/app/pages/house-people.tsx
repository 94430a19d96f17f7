import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { phasePlans } from '#domain/estimate/phases.ts';
import { answersToSearch } from '#domain/house/model/answers.ts';
import { HireSection } from '#web/features/hiring/house/hire-section.tsx';
import { useFacts, useWanted } from '#web/features/house-planner/cost/use-facts.ts';
import { type House, planSearch } from '#web/features/house-planner/plan-address.ts';
import { SavedPlans } from '#web/features/house-planner/plans/saved/saved-plans.tsx';
import { queryClient } from '#web/shared/api/query-client.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

/** What asks the server: people to hire, and saved plans. Loads when the user has scrolled near it. */
export function HousePeople({ house, pin }: { house: House; pin: string }) {
  const t = useMessages('house');
  const { answers, wanted, estimate } = house;
  const bill = useWanted(wanted);
  const builder = estimate.extras.some(({ extra, on }) => extra === 'contractor' && on)
    ? 'contractor'
    : 'trades';
  const facts = new Map(useFacts(house));
  useEffect(() => {
    // Who was sent here by the address came before it did.
    const { hash } = window.location;
    if (hash === '#hire' || hash === '#saved') document.querySelector(hash)?.scrollIntoView();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <HireSection
        lines={estimate.lines}
        phases={phasePlans(estimate.lines, house.plan.floors, house.file)}
        // Who was chosen stays chosen while walls move.
        plan={JSON.stringify(answersToSearch({ ...answers, changes: undefined }))}
        house={t.askHouse(facts.get('plotArea') ?? '', facts.get('storeys') ?? '')}
        pin={pin}
        builder={builder}
        onBuilder={(one) => bill.turn('contractor', one === 'contractor')}
      />
      <SavedPlans
        search={new URLSearchParams(planSearch(answers, wanted)).toString()}
        name={t.saveDefault(answers.landSize, facts.get('storeys') ?? '')}
      />
    </QueryClientProvider>
  );
}
