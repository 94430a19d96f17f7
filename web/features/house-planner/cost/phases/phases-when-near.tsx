import { useRef } from 'react';
import { part } from '#web/shared/ui/later.ts';
import type { House } from '../../plan-address.ts';
import { useSeen } from '../../view/use-seen.ts';

const PhaseList = part(async () => (await import('./phase-list.tsx')).PhaseList);

/** Two screens below the picture: it comes once one scrolls there. */
export function PhasesWhenNear({ house }: { house: House }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useSeen(place, 600);
  return <div ref={place}>{near && <PhaseList house={house} />}</div>;
}
