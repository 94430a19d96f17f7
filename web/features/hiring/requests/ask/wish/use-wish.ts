import { useRef, useState } from 'react';
import { siteDate } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { newWish, type Wish } from './wish.ts';

const field = 'wish';
/** A draft for each set of chosen listings: who asks somebody else begins anew. */
const formOf = (to: string) => (to ? `hire:${to}` : 'hire');

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' && value !== null && 'clientId' in value && 'items' in value && 'from' in value;

/** The draft's place and what it holds, to be put back where the request could not be sent. */
export const draftOf = (to: string, wish: Wish) => ({
  form: formOf(to),
  fields: { [field]: JSON.stringify(wish) },
});

/** What was typed before, and not sent; null where there is nothing that can be read. */
export function readWish(to: string): Wish | null {
  try {
    const stored: unknown = JSON.parse(readDraft(formOf(to))?.[field] ?? 'null');
    if (!isWish(stored)) return null;
    const empty = newWish();
    // What an older edition of the form did not know comes from an empty one; a day that is over is no use.
    const from = stored.from >= siteDate(now()) ? stored.from : empty.from;
    return { ...empty, ...stored, from };
  } catch {
    return null;
  }
}

/** Each change is kept on the device. */
export const keepWish = (to: string, wish: Wish): void =>
  keepInDraft(formOf(to), field, JSON.stringify(wish));

export type Change = (changes: Partial<Wish> | ((wish: Wish) => Partial<Wish>)) => void;

/** The form's state. */
export function useWish(to: string, start: Wish) {
  const [wish, setWish] = useState(start);
  // A picture comes to be known while others are typing: what is changed is the newest.
  const newest = useRef(start);
  const change: Change = (changes) => {
    const known = newest.current;
    newest.current = { ...known, ...(typeof changes === 'function' ? changes(known) : changes) };
    setWish(newest.current);
    keepWish(to, newest.current);
  };
  return { wish, change, forget: () => clearDraft(formOf(to)) };
}
