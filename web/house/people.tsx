import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answersToSearch } from '#contract/house/answers';
import { HireSection } from '../hire/hire-section.tsx';
import { useWords } from '../languages/words.ts';
import { queryClient } from '../lib/query-client.ts';
import { useFacts } from './info-panel.tsx';
import { type House, planSearch } from './plan-address.ts';
import { SavedPlans } from './saved-plans.tsx';

/** What asks the server: whom to hire, and plans that were saved. It comes when one has scrolled near it. */
export function People({ house, pin }: { house: House; pin: string }) {
  const words = useWords('house');
  const { answers, changes, estimate } = house;
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
        plan={JSON.stringify(answersToSearch(answers))}
        house={words.askHouse(facts.get('plotArea') ?? '', facts.get('storeys') ?? '')}
        pin={pin}
      />
      <SavedPlans
        search={new URLSearchParams(planSearch(answers, changes)).toString()}
        name={words.saveDefault(answers.landSize, facts.get('storeys') ?? '')}
      />
    </QueryClientProvider>
  );
}
