import { useEffect, useState } from 'react';
import { keepInDraft, onOtherTab, readDraft } from '#web/shared/browser/drafts.ts';
import type { Typed } from './typed-quote.ts';

/** The author's draft for one listing in one tender. */
export const draftOf = (tenderId: string, listingId: string): string => `quote:${tenderId}:${listingId}`;

/** What is typed, kept on the device at every key; what another tab types comes here too, and `merged` says so. @param start stands in fields that nobody has typed in */
export function useTyped(form: string, start: Typed) {
  const [own, setOwn] = useState<Typed>(() => readDraft(form) ?? {});
  const [merged, setMerged] = useState(false);
  useEffect(
    () =>
      onOtherTab(form, (draft) => {
        setOwn(draft);
        setMerged(true);
      }),
    [form],
  );
  const type = (field: string, text: string) => {
    setOwn((known) => ({ ...known, [field]: text }));
    setMerged(false);
    keepInDraft(form, field, text);
  };
  return { typed: { ...start, ...own }, type, merged };
}

export type Type = ReturnType<typeof useTyped>['type'];
