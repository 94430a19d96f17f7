import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Answers, answersFromSearch, answersToSearch } from '#domain/house/model/answers.ts';

/** The address keeps what is filled in: a reload, the way back and a shared link lose nothing. */
export function useAnswers() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...answersFromSearch(search),
    landSize: typeof search.land === 'string' ? search.land.slice(0, 80) : '',
  }));
  const change = (changes: Partial<Answers>) => {
    const next = { ...answers, ...changes };
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
