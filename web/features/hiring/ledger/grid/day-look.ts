import type { BookDay } from '#contract/hiring/ledger.calls.ts';
import type { DayBody, Mark, Side } from '#domain/ledger/entry.ts';
import type { Unsent } from '../book/book.ts';

/** One unit's day, chosen. */
export type Chosen = Pick<DayBody, 'unit' | 'date'>;

/** How a cell looks, and what is said of its day. */
export interface DayLook {
  /** What stands in it: the agreed mark, else the word that there is. */
  mark: Mark | null;
  state: 'none' | 'agreed' | 'waits-for-me' | 'waits-for-them' | 'differs' | 'unsent' | 'refused';
  /** One's own word. */
  mine: Mark | null;
  theirs: Mark | null;
}

type UnsentDay = Extract<Unsent, { kind: 'day' }>;

/** The word that waits on this device for a day. */
export const unsentDay = (
  unsent: readonly Unsent[],
  { unit, date }: Pick<DayBody, 'unit' | 'date'>,
): UnsentDay | undefined =>
  unsent
    .filter((entry): entry is UnsentDay => entry.kind === 'day')
    .findLast(({ body }) => body.unit === unit && body.date === date);

export function lookOf(side: Side, day: BookDay | undefined, waiting: UnsentDay | undefined): DayLook {
  const mine = (side === 'customer' ? day?.customerSays : day?.providerSays) ?? null;
  const theirs = (side === 'customer' ? day?.providerSays : day?.customerSays) ?? null;
  if (waiting) {
    const state = waiting.refused ? 'refused' : 'unsent';
    return { mark: waiting.body.mark, state, mine: waiting.body.mark, theirs };
  }
  if (mine && theirs && mine !== theirs) return { mark: mine, state: 'differs', mine, theirs };
  if (day?.agreed) return { mark: day.agreed, state: day.disputed ? 'differs' : 'agreed', mine, theirs };
  if (mine) return { mark: mine, state: day?.disputed ? 'differs' : 'waits-for-them', mine, theirs };
  if (theirs) return { mark: theirs, state: day?.disputed ? 'differs' : 'waits-for-me', mine, theirs };
  return { mark: null, state: 'none', mine, theirs };
}

const order: Mark[] = ['full', 'half', 'absent'];

/** What the next tap says: full, half, absent, and full again; a machine has no half days. */
export function nextMark(mine: Mark | null, machine = false): Mark {
  if (machine) return mine === null || mine === 'absent' ? 'full' : 'absent';
  return order[(mine ? order.indexOf(mine) + 1 : 0) % order.length] ?? 'full';
}
