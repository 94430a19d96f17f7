import { useCallback, useEffect, useState } from 'react';
import { type Figure, getFigures } from '#contract/marketplace/figures.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';

export type Figures =
  | { status: 'loading' }
  | { status: 'ready'; figures: Figure[] }
  | { status: 'failed'; problem: FailureName };

type Answer = Exclude<Figures, { status: 'loading' }>;

const failed = (error: unknown): Answer => ({
  status: 'failed',
  problem: error instanceof CallError ? error.problem : 'server-error',
});

/**
 * The public figures of a place, asked again when the line is back. Without the query cache: the home page is the first
 * that a slow line loads.
 * @param near a PIN code or point
 * @param city a city's name, in its place; neither is all of India
 */
export function useFigures(
  near: string | undefined,
  city: string | undefined,
): Figures & { retry: () => void } {
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState<{ of: string; answer: Answer }>();
  const asked = `${turn} ${near ?? ''} ${city ?? ''}`;
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    const aborted = new AbortController();
    const settle = (answer: Answer) => {
      if (!aborted.signal.aborted) setAnswered({ of: asked, answer });
    };
    call(getFigures, { query: { near, city }, signal: aborted.signal }).then(
      ({ data }) => settle({ status: 'ready', figures: data }),
      (error: unknown) => settle(failed(error)),
    );
    return () => aborted.abort();
  }, [asked, near, city]);
  const shown: Figures = answered?.of === asked ? answered.answer : { status: 'loading' };
  const offline = shown.status === 'failed' && shown.problem === 'network';
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [offline, retry]);
  return { ...shown, retry };
}
