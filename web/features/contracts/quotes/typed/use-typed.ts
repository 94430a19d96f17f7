import { useState } from 'react';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import type { Typed } from './typed-quote.ts';

/** The author's draft for one listing in one tender. */
export const draftOf = (tenderId: string, listingId: string): string => `quote:${tenderId}:${listingId}`;

/** What is typed, kept on the device at every key. @param start stands in fields that nobody has typed in */
export function useTyped(form: string, start: Typed) {
  const [own, setOwn] = useState<Typed>(() => readDraft(form) ?? {});
  const type = (field: string, text: string) => {
    setOwn((known) => ({ ...known, [field]: text }));
    keepInDraft(form, field, text);
  };
  return { typed: { ...start, ...own }, type };
}

export type Type = ReturnType<typeof useTyped>['type'];
