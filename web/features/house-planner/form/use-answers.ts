import { useState } from 'react';
import { type Answers, answersFromSearch, answersToSearch } from '#domain/house/model/answers.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';

/** What was set on the house's own page, the bill's rates, switches and place, and who prices it: not asked here, it comes back with the house. */
export function useBill() {
  const { rates, extras, place, pin, to } = useScreenSearch('house');
  return {
    ...(rates !== undefined && { rates }),
    ...(extras !== undefined && { extras }),
    ...(place !== undefined && { place }),
    ...(pin !== undefined && { pin }),
    ...(to !== undefined && { to }),
  };
}

/** The address keeps what is filled in: a reload, the way back and a shared link lose nothing. */
export function useAnswers() {
  const search = useScreenSearch('house');
  const navigate = useNavigate();
  const bill = useBill();
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...answersFromSearch(search),
    landSize: search.land ?? '',
  }));
  const change = (changes: Partial<Answers>) => {
    // Other answers make other plans: the choice among the last ones, and what was done to one by hand, say nothing of them.
    const next = { ...answers, ...changes, plan: undefined, changes: undefined };
    setAnswers(next);
    void navigate({
      to: '.',
      search: { ...answersToSearch(next), ...bill, land: next.landSize },
      replace: true,
      resetScroll: false,
    });
  };
  return { answers, change };
}
