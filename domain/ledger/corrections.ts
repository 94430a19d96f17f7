import { type DayBody, type Entry, inOrder, isDay, type MoneyBody } from './entry.ts';

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

/** Every version of what was said about days and money, by its entry's id; a correction is its author's own. */
export function versionsOf(entries: readonly Entry[]): Map<string, Version> {
  const found = new Map<string, Version>();
  for (const entry of inOrder(entries)) {
    if (entry.kind === 'day' || entry.kind === 'money')
      found.set(entry._id, { entry, root: entry._id, body: entry.body });
    if (entry.kind !== 'correct') continue;
    const corrected = found.get(entry.body.entry);
    const { body } = entry.body;
    if (corrected?.entry.author === entry.author && isSameThing(corrected.body, body))
      found.set(entry._id, { entry, root: corrected.root, body });
  }
  return found;
}
