import { useState } from 'react';
import { onSessionChange } from '#web/shared/api/session.ts';
import { clearDraft, keepInDraft, readDraft } from './drafts.ts';

const field = 'text';

/** One text that is typed: it stands on this device until it is sent or thrown away. */
export function useKeptText(form: string) {
  const [text, setText] = useState(() => readDraft(form)?.[field] ?? '');
  return {
    text,
    type: (next: string) => {
      setText(next);
      keepInDraft(form, field, next);
    },
    end: () => {
      setText('');
      clearDraft(form);
    },
  };
}

/** What stood in sheets when they were closed. */
const left = new Map<string, object>();
if (!import.meta.env.SSR) onSessionChange(() => left.clear());

/**
 * What is typed in a sheet: Back, or a press beside it, closes it, and opened again on this page it goes on.
 * @param sheet names it and what it is about
 * @returns what is typed, what changes it, and what ends it and closes the sheet, once it was sent or cancelled
 */
export function useLeft<Typed extends object>(sheet: string, start: () => Typed, onClose?: () => void) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...start(), ...left.get(sheet) }));
  return {
    typed,
    change: (part: Partial<Typed>) => {
      left.set(sheet, { ...left.get(sheet), ...part });
      setTyped((known) => ({ ...known, ...part }));
    },
    end: () => {
      left.delete(sheet);
      onClose?.();
    },
  };
}
