import { type DayBody, type Entry, isDay, type MoneyBody } from './entry.ts';

/** An entry of a day or of money: an original, or what corrects one. */
export interface Version {
  entry: Entry;
  /** The original's id. */
  root: string;
  body: DayBody | MoneyBody;
}

/** Whether one may stand for the other: the same unit's day, or money to the same side. */
export function isSameThing(one: DayBody | MoneyBody, other: DayBody | MoneyBody): boolean {
  if (isDay(one)) return isDay(other) && one.unit === other.unit && one.date === other.date;
  return !isDay(other) && one.to === other.to;
}

/** Every version of what was said about days and money, by its entry's id. */
export function versionsOf(entries: readonly Entry[]): Map<string, Version> {
  const found = new Map<string, Version>();
  const waiting: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'day' || entry.kind === 'money')
      found.set(entry._id, { entry, root: entry._id, body: entry.body });
    if (entry.kind === 'correct') waiting.push(entry);
  }
  let left = waiting;
  while (left.length > 0) {
    const next = left.filter((entry) => !addCorrection(found, entry));
    if (next.length === left.length) break;
    left = next;
  }
  return found;
}

/** @returns false where what it corrects is not there yet */
function addCorrection(found: Map<string, Version>, entry: Entry): boolean {
  if (entry.kind !== 'correct') return true;
  const corrected = found.get(entry.body.entry);
  if (!corrected) return false;
  if (corrected.entry.author === entry.author && isSameThing(corrected.body, entry.body.body))
    found.set(entry._id, { entry, root: corrected.root, body: entry.body.body });
  return true;
}
