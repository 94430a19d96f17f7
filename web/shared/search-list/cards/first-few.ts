import { startTransition, useEffect, useState } from 'react';

/** As many as a phone shows at once, and one more. */
const few = 4;

/**
 * Of records that had to be waited for, at first a screenful: drawing a whole page of them at once would hold up a slow
 * phone for a quarter of a second. The rest follows in slices. What was there from the start is drawn at once, so that a way
 * back finds its place.
 */
export function useFirstFew<Item>(items: Item[]): Item[] {
  const [whole, setWhole] = useState(items.length > 0);
  const drawn = items.length > 0;
  useEffect(() => {
    if (drawn) startTransition(() => setWhole(true));
  }, [drawn]);
  return whole || items.length <= few ? items : items.slice(0, few);
}
