import { useState } from 'react';
import { type Answers, answersFromSearch, answersToSearch } from '#domain/house/model/answers.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';

/** The address keeps what is filled in: a reload, the way back and a shared link lose nothing. */
export function useAnswers() {
  const search = useScreenSearch('house');
  const navigate = useNavigate();
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...answersFromSearch(search),
    landSize: search.land ?? '',
  }));
  const change = (changes: Partial<Answers>) => {
    // Other answers make other plans: the choice among the last ones says nothing of them.
    const next = { ...answers, ...changes, plan: undefined };
    setAnswers(next);
    void navigate({
      to: '.',
      search: { ...answersToSearch(next), land: next.landSize },
      replace: true,
      resetScroll: false,
    });
  };
  return { answers, change };
}
