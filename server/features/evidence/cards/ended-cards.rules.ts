import type { Db } from '#server/platform/database/database.ts';
import { type EndedCards, endedCards, markOfCards } from './card.data.ts';

interface Kept {
  mark: string;
  at: number;
  ended: Promise<EndedCards>;
}

// What one database answers is no answer of another.
const kept = new WeakMap<Db, Kept>();

/** Time ends cards, too, and a mark may be the same for two that ended at once. Milliseconds. */
const keptFor = 5000;

/**
 * The ended cards. Anybody may ask, as often as they like, and all cards that there are may be in
 * it: it is read once for all who ask, and again when one ended.
 */
export async function readEnded(db: Db, now: Date): Promise<EndedCards> {
  const mark = await markOfCards(db);
  const known = kept.get(db);
  const at = now.getTime();
  if (known?.mark === mark && at >= known.at && at - known.at < keptFor) return known.ended;
  const ended = endedCards(db, now);
  kept.set(db, { mark, at, ended });
  ended.catch(() => kept.delete(db));
  return ended;
}
