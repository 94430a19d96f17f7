import { useState } from 'react';
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
