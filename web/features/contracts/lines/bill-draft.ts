import { useRef, useState } from 'react';
import type { Bill } from '#contract/contracts/bill.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';

/** What was changed of a bill and not sent yet. */
export interface BillDraft {
  /** '' is its usual name. */
  name: string;
  /** Null while no line was changed by hand: then measures, or a plan, make it. */
  bill: Bill | null;
  /** As typed, by question. */
  answers: Record<string, string>;
  feet: boolean;
}

const field = 'bill';
/** A draft for each house, form or tender. */
export const draftForm = (key: string): string => `bill:${key}`;

const empty: BillDraft = { name: '', bill: null, answers: {}, feet: true };

export function readBillDraft(key: string): BillDraft {
  try {
    const stored: unknown = JSON.parse(readDraft(draftForm(key))?.[field] ?? 'null');
    return typeof stored === 'object' ? { ...empty, ...stored } : empty;
  } catch {
    return empty;
  }
}

export interface BillState {
  draft: BillDraft;
  change: (changes: Partial<BillDraft>) => void;
  forget: () => void;
}

/** The page's state; each change stands on the device at once, and is there again after a reload. */
export function useBillDraft(key: string): BillState {
  const [draft, setDraft] = useState(() => readBillDraft(key));
  // Undo comes later, from a notice: what it changes is the newest.
  const newest = useRef(draft);
  const set = (next: BillDraft) => {
    newest.current = next;
    setDraft(next);
  };
  return {
    draft,
    change: (changes) => {
      set({ ...newest.current, ...changes });
      keepInDraft(draftForm(key), field, JSON.stringify(newest.current));
    },
    forget: () => {
      clearDraft(draftForm(key));
      set(empty);
    },
  };
}
