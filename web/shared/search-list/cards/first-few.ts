import { startTransition, useEffect, useState } from 'react';

/** As many as a phone shows at once, and one more. */
const few = 4;

type Stage = 'none' | 'few' | 'whole';

/**
 * Of records that had to be waited for, at first a screenful, then the rest, each in slices: what a query brings is else
 * drawn in one go, which would hold up a slow phone for a quarter of a second. So none of them is drawn in the moment that
 * they come. What was there from the start is drawn at once, so that a way back finds its place.
 */
export function useFirstFew<Item>(items: Item[]): Item[] {
  const [stage, setStage] = useState<Stage>(items.length > 0 ? 'whole' : 'none');
  const came = items.length > 0;
  useEffect(() => {
    if (came && stage !== 'whole') startTransition(() => setStage(stage === 'none' ? 'few' : 'whole'));
  }, [came, stage]);
  if (stage === 'whole' || !came) return items;
  return items.slice(0, stage === 'few' ? few : 0);
}
