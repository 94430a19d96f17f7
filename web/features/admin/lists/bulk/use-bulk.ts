import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { sendRecordBack, verify } from '../../overview/record-acts.ts';

/** How many at once: few enough to have been looked at. */
export const mostAtOnce = 10;

/** A record that is chosen, and what shows who its owner is, in words. */
export interface Chosen {
  kind: ListingKind;
  id: string;
  name: string;
  /** Absent where nothing does; of a product nothing has to. */
  shows?: string | undefined;
}

interface Outcome {
  done: Chosen[];
  refused: { record: Chosen; error: unknown }[];
}

/** One after the other: each is its own act, and one that is refused keeps no other out. */
async function runBulk(
  chosen: readonly Chosen[],
  act: (record: Chosen) => Promise<unknown>,
  onStep: (done: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] };
  for (const [place, record] of chosen.entries()) {
    try {
      await act(record);
      outcome.done.push(record);
    } catch (error) {
      outcome.refused.push({ record, error });
    }
    onStep(place + 1);
  }
  return outcome;
}

export type BulkAct = 'verify' | 'sendBack';

/** What is chosen in a list, and what became of the last act on it. */
export function useBulk() {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [ended, setEnded] = useState<Outcome & { act: BulkAct }>();
  const [step, setStep] = useState<number>();
  const isChosen = (id: string) => chosen.some((record) => record.id === id);

  function choose(record: Chosen, on: boolean): void {
    setEnded(undefined);
    setChosen(on ? [...chosen, record].slice(0, mostAtOnce) : chosen.filter(({ id }) => id !== record.id));
  }
  function chooseAll(records: Chosen[]): void {
    setEnded(undefined);
    setChosen(records.slice(0, mostAtOnce));
  }
  /** @param reason why they are sent back */
  async function run(act: BulkAct, reason = ''): Promise<void> {
    if (step !== undefined) return;
    setStep(0);
    const outcome = await runBulk(
      chosen,
      (record) => (act === 'verify' ? verify(record) : sendRecordBack(record, reason)),
      setStep,
    );
    setStep(undefined);
    setEnded({ ...outcome, act });
    setChosen(outcome.refused.map(({ record }) => record));
    await queries.invalidateQueries();
  }
  const full = chosen.length >= mostAtOnce;
  return { chosen, isChosen, full, choose, chooseAll, run, step, ended };
}

export type Bulk = ReturnType<typeof useBulk>;
