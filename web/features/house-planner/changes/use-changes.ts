import { useMemo, useState } from 'react';
import { areKept, type Change, changesToText } from '#domain/house/changes/change.ts';
import { changePlan } from '#domain/house/changes/change-plan.ts';
import { withChanges } from '#domain/house/changes/changed-plan.ts';
import type { Refusal } from '#domain/house/changes/refusal.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import type { House } from '../plan-address.ts';

/** What became of the last press. */
export type Outcome = 'done' | 'undone' | 'again' | 'restarted' | Refusal;

/** The changes of a house, which stand in its address; what was undone is known until the page is left. */
export function useChanges(house: House) {
  const navigate = useNavigate();
  const now = useMemo(() => house.byHand ?? withChanges(house, '').byHand, [house]);
  const [undone, setUndone] = useState<Change[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const keep = (changes: readonly Change[], later: Change[], became: Outcome) => {
    setUndone(later);
    setOutcome(became);
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({
        ...search,
        changes: changesToText(changes) || undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  };
  const { changes, standing } = now;
  const last = changes.at(-1);
  const [next, ...later] = undone;
  const make = (change: Change) => {
    const made = changePlan(standing, change);
    if (!made.ok) setOutcome(made.refusal);
    else if (!areKept([...changes, change])) setOutcome({ rule: 'too-many' });
    else keep([...changes, change], [], 'done');
  };
  return {
    outcome,
    make,
    undo: last && (() => keep(changes.slice(0, -1), [last, ...undone], 'undone')),
    redo: next && (() => keep([...changes, next], later, 'again')),
    restart: last && (() => keep([], [...changes, ...undone], 'restarted')),
  };
}
export type Changes = ReturnType<typeof useChanges>;
