import { type Phase, workOf } from '#domain/estimate/phase-shares.ts';
import { useMessages } from './messages.ts';

/** A phase of the building in words, with its floor where it has one. */
export function usePhaseName(): (phase: Phase) => string {
  const t = useMessages('house');
  return (phase) => {
    const { work, floor } = workOf(phase);
    return floor === undefined ? t.phases[work] : t.phaseOn(t.phases[work], floor);
  };
}
