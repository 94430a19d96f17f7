import type { ListingKind } from '#contract/admin/admin.calls.ts';

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

export interface Outcome {
  done: Chosen[];
  refused: { record: Chosen; error: unknown }[];
}

/** One after the other: each is its own act, and one that is refused keeps no other out. */
export async function runBulk(
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
